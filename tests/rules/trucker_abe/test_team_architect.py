"""The Architect (ABE-SUP-ARC)."""

from __future__ import annotations

from random import Random

import pytest

from citing import rule
from rules.trucker.fleet import bare, sealed
from starhaul.kernel import Seat
from starhaul.trucker import TruckerState
from starhaul.trucker.boards import board
from starhaul.trucker.events import AbilityUsed, Cause, ComponentsLost, CreditsChanged, FaultsFound
from starhaul.trucker.moments import ComeTo
from starhaul.trucker.ship import Ship
from starhaul.trucker.table import Stage
from starhaul.trucker.terms import Moment
from trucker.seats import bills_of
from trucker.tables import asked, build, do, finish, moves_of, place, refusal, take, told
from trucker.teams import come_home, hire

MODULE = "B147"  # connectors on all sides: single, universal, single, universal
OTHER = "B148"

# A


def reaching(**options: object) -> TruckerState:
    """Seat 0 has the Architect, and modules that lead from the starting cabin of a ship of class II to 6,5, beside
    corners that are cut off."""
    table = hire(build(2, level=2, **options), 0, "architect", new=True)
    for tile, square in (("B150", (7, 6)), ("B148", (6, 6)), ("B147", (6, 5))):
        place(table, 0, tile, square)
    return table


def test_the_squares_of_these_tests() -> None:
    area = board("II").area
    inside = {square: bool(area >> board("II").cell(square) & 1) for square in ((6, 5), (5, 5), (7, 5), (4, 5))}
    assert inside == {(6, 5): True, (5, 5): False, (7, 5): False, (4, 5): False}


@rule("ABE-SUP-ARC-01", "ABE-SUP-19")
def test_one_component_may_stand_outside_the_outline() -> None:
    table = reaching()
    take(table, 0, "B152")
    outside = {move.split()[1] for move in moves_of(table, 0) if move.startswith("place")} & {"5,5", "7,5", "4,5"}
    assert outside == {"5,5", "7,5"}, "joined, on squares of the board"
    do(table, 0, "place 5,5 0")
    take(table, 0, "B058")
    assert refusal(table, 0, "place 7,5 0") == ("outside_area", "BLD-12"), "one"
    do(table, 0, "return")
    events = finish(table)
    assert not told(events, FaultsFound)
    assert not told(events, ComponentsLost)
    ship = table.ships[0]
    assert ship.occupied >> ship.board.cell((5, 5)) & 1


@rule("ABE-SUP-ARC-01")
def test_it_must_be_joined_to_the_ship() -> None:
    table = reaching()
    take(table, 0, "B152")
    assert refusal(table, 0, "place 4,5 0") == ("not-joined", "BLD-06")


@rule("ABE-SUP-ARC-01")
def test_nobody_else_may() -> None:
    table = reaching()
    place(table, 1, "B151", (7, 6), 2)
    take(table, 1, "B152")
    assert refusal(table, 1, "place 7,5 0") == ("outside_area", "BLD-12")


@rule("ABE-SUP-ARC-05", "ABE-SUP-ARC-01")
@pytest.mark.parametrize(
    ("ship_class", "columns", "rows"),
    [
        *(("I", (5, 9), (5, 9)), ("II", (4, 10), (5, 9)), ("III", (3, 11), (4, 9))),
        *(("IIB", (1, 9), (1, 4)), ("IIIB", (3, 11), (4, 9)), ("IV", (3, 11), (2, 11))),
    ],
)
def test_the_squares_are_those_of_rows_and_columns_of_the_board(
    ship_class: str, columns: tuple[int, int], rows: tuple[int, int]
) -> None:
    sets = ["abe"] if ship_class in ("IIB", "IIIB", "IV") else []
    table = build(2, mode="series", classes=[ship_class], sets=sets)
    while table.chance is not None:
        table.resolve(table.chance.sample(Random(1)))
    hire(table, 0, "architect", new=True)
    ship = table.ships[0]
    (allowance,) = table.terms[0].allowances
    found = ship.board.squares(allowance.squares(ship) | ship.board.area | ship.occupied)
    every = [(column, row) for column in range(columns[0], columns[1] + 1) for row in range(rows[0], rows[1] + 1)]
    assert [*found] == every


@rule("ABE-SUP-ARC-02", "ABE-SUP-ARC-05")
def test_on_iiib_it_may_stand_on_a_closed_square() -> None:
    table = build(2, sets=["abe"], classes=["IIIB"])
    table.resolve((4, 5))
    hire(table, 0, "architect", new=True)
    take(table, 0, MODULE)
    assert (8, 7) in table.view(0).closed
    do(table, 0, "place 8,7 0")
    take(table, 0, "B148")
    assert refusal(table, 0, "place 7,6 0") == ("closed_square", "ABE-IIIB-05")
    do(table, 0, "return")
    assert not told(finish(table), FaultsFound)


@rule("ABE-SUP-ARC-05")
def test_on_iiib_it_may_stand_on_the_closed_starting_square() -> None:
    table = build(2, sets=["abe"], classes=["IIIB"])
    table.resolve((4, 4))
    hire(table, 0, "architect", new=True)
    assert (7, 7) in table.view(0).closed
    place(table, 0, MODULE, (6, 7))
    take(table, 0, OTHER)
    assert refusal(table, 0, "place 7,7 0") is None
    do(table, 0, "return")
    take(table, 1, "B145")
    assert refusal(table, 1, "place 7,7 0") == ("closed_square", "ABE-IIIB-05")


@rule("ABE-SUP-ARC-02", "BLD-22")
def test_of_several_all_but_one_are_discarded() -> None:
    """Honest tables let everything be placed, and find out at the spot check."""
    table = reaching(mistakes="honest")
    place(table, 0, "B152", (5, 5))
    place(table, 0, "B058", (7, 5))
    (found,) = [event for event in told(finish(table), FaultsFound) if event.seat == 0]
    assert {fault.at for fault in found.faults if fault.code == "outside_area"} == {(5, 5), (7, 5)}
    while "REPAIR" in asked(table).values():
        do(table, 0, "remove 5,5" if "remove 5,5" in moves_of(table, 0) else moves_of(table, 0)[0])
    ship = table.ships[0]
    outside = ship.board.squares(ship.occupied & ~ship.board.area)
    assert outside == ((7, 5),), "the owner chose which one goes"


# B


def judged(*ships: Ship, member: str = "architect", new: bool = False) -> TruckerState:
    """The ships are whole and judged; seat 0 has the Architect."""
    table = hire(build(max(len(ships), 2), level=2), 0, member, new=new)
    table.ships[: len(ships)] = ships
    table.questions = {}
    table.enter(Stage.LAUNCH)
    table.agenda.next(), table.agenda.next()
    table.first(ComeTo(Moment.JUDGED))
    table.run_due()
    return table


def prizes(table: TruckerState) -> list[int]:
    return [sum(line.amount for line in bill if line.reason == "architect") for bill in bills_of(table)]


@rule("ABE-SUP-ARC-03")
@pytest.mark.parametrize(("own", "other", "prize"), [(0, 1, 4), (1, 0, 0)])
def test_the_best_looking_ship_pays_at_once(own: int, other: int, prize: int) -> None:
    table = judged(sealed(own), sealed(other))
    assert prizes(table) == [prize, 0]


@rule("ABE-SUP-ARC-04")
def test_ties_count() -> None:
    assert prizes(judged(sealed(1), sealed(1), sealed(2))) == [4, 0, 0]


@rule("ABE-SUP-ARC-03", "ABE-SUP-17")
def test_it_is_judged_after_building_and_corrections() -> None:
    """The engine of seat 1, which points forward, would make its ship the better-looking one."""
    table = hire(build(2, level=2, mistakes="honest"), 0, "architect")
    place(table, 1, "B018", (8, 7), 2)
    do(table, 1, "finish 1")
    assert [ship.exposed_connectors() for ship in table.ships] == [4, 3]
    events = do(table, 0, "finish 2")
    order = [type(event) for event in events if isinstance(event, ComponentsLost | AbilityUsed)]
    assert order == [ComponentsLost, AbilityUsed]
    assert prizes(table) == [4, 0], "now they look the same"


def at_home(*finishers: int, members: tuple[str, ...] = ("architect",), used: bool = False) -> TruckerState:
    """Seat 0 came home with a better-looking ship than seat 1, if it came home."""
    table = hire(build(2, level=2), 0, *members)
    table.ships[:] = [sealed(0), bare()]
    if used:
        table.set_team(Seat(0), table.teams[0].using("architect.b"))
    come_home(table, *finishers)
    return table


def billed(table: TruckerState, seat: int) -> dict[str, int]:
    return {line.reason: line.amount for line in bills_of(table)[seat]}


@rule("ABE-SUP-ARC-03")
def test_else_it_comes_at_the_end_beside_the_usual_one() -> None:
    bill = billed(at_home(0, 1), 0)
    assert (bill["best_looking"], bill["architect"]) == (4, 4)


@rule("ABE-SUP-ARC-03")
def test_once_a_flight() -> None:
    bill = billed(at_home(0, 1, used=True), 0)
    assert bill["best_looking"] == 4
    assert "architect" not in bill


@rule("ABE-SUP-ARC-03")
def test_what_was_paid_before_the_flight_counts_as_used() -> None:
    table = judged(sealed(0), bare())
    table.first(ComeTo(Moment.BEFORE_PAYING))
    table.enter(Stage.PAYDAY)
    table.run_due()
    assert prizes(table) == [4, 0]
    assert table.teams[0].used == ("architect.b",)


@rule("ABE-SUP-ARC-04")
def test_who_gave_up_cannot_take_it_at_the_end() -> None:
    assert "architect" not in billed(at_home(1), 0)


@rule("ABE-SUP-ARC-03")
def test_who_does_not_look_best_at_the_end_gets_nothing() -> None:
    table = hire(build(2, level=2), 0, "architect")
    table.ships[:] = [bare(), sealed(0)]
    come_home(table, 0, 1)
    assert "architect" not in billed(table, 0)


@rule("ABE-SUP-ARC-03", "ABE-SUP-SWI-03", "ABE-SUP-SWI-04")
def test_the_swindler_gets_no_more_of_it() -> None:
    bill = billed(at_home(0, 1, members=("architect", "swindler")), 0)
    assert bill["architect"] == 4
    assert bill["raise"] == 1, "one for the last of the two bonuses that this line shows"


@rule("ABE-SUP-ARC-03", "ABE-SUP-BUR-02")
def test_the_bureaucrat_does_not_change_it() -> None:
    table = hire(build(2, level=2), 0, "architect")
    table.ships[:] = [sealed(0), bare()]
    table.support = table.support.adjusted(0, -1)
    come_home(table, 0, 1)
    bill = billed(table, 0)
    assert (bill["best_looking"], bill["architect"]) == (2, 4)


@rule("ABE-SUP-ARC-03", "ABE-SUP-02")
def test_in_the_first_flight_only_a_works() -> None:
    assert prizes(judged(sealed(0), bare(), new=True)) == [0, 0]


@rule("ABE-SUP-ARC-03")
def test_everybody_is_told() -> None:
    table = judged(sealed(0), bare())
    assert told(table.events, AbilityUsed) == [AbilityUsed(Seat(0), "architect.b")]
    assert told(table.events, CreditsChanged) == [CreditsChanged(Seat(0), 4, Cause.ARCHITECT)]
