"""The Saboteur (ABE-SUP-SAB)."""

from __future__ import annotations

from citing import rule
from rules.trucker.fleet import bare, launched
from starhaul.kernel import Seat
from starhaul.trucker import TruckerState
from starhaul.trucker.events import Cause, ConnectionMarked, CrewLost, GaveUp, Leaving, TileStolen
from starhaul.trucker.moments import ComeTo
from starhaul.trucker.ship import Ship
from starhaul.trucker.table import Stage
from starhaul.trucker.team.sabotage import ChooseWeakSpot
from starhaul.trucker.terms import Moment
from trucker.seats import reserves_of
from trucker.tables import aboard, asked, build, do, finish, moves_of, place, refusal, set_up, take, told
from trucker.teams import hire

# A


def with_reserves(*reserved: tuple[int, str], members: tuple[str, ...] = (), seats: int = 2) -> TruckerState:
    """Seat 0 has the Saboteur; these components are in reserves; the members are seat 1's."""
    table = hire(build(seats, level=2), 0, "saboteur", new=True)
    hire(table, 1, *members)
    for seat, tile in reserved:
        take(table, seat, tile)
        do(table, seat, "reserve")
    return table


@rule("ABE-SUP-SAB-01")
def test_components_reserved_by_others_can_be_taken() -> None:
    table = with_reserves((1, "B001"), (1, "B002"), (2, "B003"), (0, "B004"), seats=3)
    stealing = [move for move in moves_of(table, 0) if move.startswith("take-from")]
    assert stealing == ["take-from 1 B001", "take-from 1 B002", "take-from 2 B003"], "the own reserve is not meant"
    assert refusal(table, 0, "take-from 0 B004") == ("not-reserved", "TIM-14")
    assert not [move for move in moves_of(table, 1) if move.startswith("take-from")]
    events = do(table, 0, "take-from 1 B002")
    assert told(events, TileStolen) == [TileStolen(Seat(0), Seat(1), "B002")]
    assert [len(reserve) for reserve in reserves_of(table)] == [1, 1, 1]
    assert "fetch B002" not in moves_of(table, 1)
    assert refusal(table, 1, "fetch B002") == ("not-reserved", "TIM-14")


@rule("ABE-SUP-SAB-01")
def test_it_can_be_added_reserved_or_put_back_face_up() -> None:
    table = with_reserves((1, "B147"))
    do(table, 0, "take-from 1 B147")
    assert {"return", "reserve"} <= {*moves_of(table, 0)}
    assert any(move.startswith("place") for move in moves_of(table, 0))
    kept = table.clone()
    do(kept, 0, "reserve")
    assert "fetch B147" in moves_of(kept, 0)
    do(table, 0, "return")
    assert "take B147" in moves_of(table, 1), "all can take it now"


@rule("ABE-SUP-SAB-01")
def test_all_that_holds_for_taking_holds_for_it() -> None:
    """With a component in hand nothing is taken; one that was placed is welded by it."""
    table = with_reserves((1, "B147"), (1, "B148"))
    take(table, 0, "B145")
    assert refusal(table, 0, "take-from 1 B147") == ("component-in-hand", "BLD-03")
    do(table, 0, "return")
    place(table, 0, "B150", (7, 6), 0)
    do(table, 0, "take-from 1 B147")
    assert table.ships[0].components_count == 2


@rule("ABE-SUP-SAB-01", "ABE-SUP-11")
def test_only_while_its_owner_builds_but_also_from_those_who_have_finished() -> None:
    table = with_reserves((1, "B147"), (1, "B148"))
    do(table, 1, "finish 1")
    do(table, 0, "take-from 1 B147, return")
    do(table, 0, "finish 2")
    assert not [move for seat in table.decisions for move in moves_of(table, seat) if move.startswith("take-from")]


@rule("ABE-SUP-SAB-05", "ABE-SUP-BUY-02")
def test_the_buyer_keeps_others_away() -> None:
    table = with_reserves((1, "B147"), members=("buyer",))
    assert refusal(table, 0, "take-from 1 B147") == ("reserve-is-safe", "ABE-SUP-SAB-05")
    assert not [move for move in moves_of(table, 0) if move.startswith("take-from")]


@rule("ABE-SUP-SAB-05", "ABE-SUP-02")
def test_a_buyer_who_has_just_joined_does_not() -> None:
    table = hire(hire(build(2, level=2), 0, "saboteur", new=True), 1, "buyer", new=True)
    take(table, 1, "B147")
    do(table, 1, "reserve")
    assert refusal(table, 0, "take-from 1 B147") is None


@rule("ABE-SUP-SAB-01", "MIS-GAM-30", "MIS-CMP-17")
def test_dealt_containers_are_not_reserved_components() -> None:
    table = hire(set_up("MS01"), 0, "saboteur")
    dealt = table.view(1).players[1].reserve[0]
    assert refusal(table, 0, f"take-from 1 {dealt}") == ("reserve-is-safe", "ABE-SUP-SAB-05")


# B


def truck(cabins: int = 0) -> Ship:
    """A starting cabin, a module and a tip on its left, and cabins on its right."""
    row = ["A13^", "B146^", "start", "cabin:*1*3", "cabin:*1*3"][: 3 + cabins]
    return launched("II", (5, 7), f"""
        {" ".join(row)}
    """)  # fmt: skip


def before_flight(*ships: Ship, positions: tuple[int, ...] = (3, 2, 1)) -> TruckerState:
    """All are loaded; seat 0 has the Saboteur with both abilities."""
    table = hire(build(max(len(ships), 2), level=2), 0, "saboteur")
    for seat, built in enumerate(ships):
        table.ships[seat] = built
    for seat in range(len(ships)):
        table.set_rocket(Seat(seat), table.rockets[seat].on_space(seat + 1).at(positions[seat]))
    table.questions = {}
    table.enter(Stage.LAUNCH)
    table.agenda.next(), table.agenda.next()
    table.first(ComeTo(Moment.BEFORE_FLIGHT))
    table.run_due()
    return table


def spots(table: TruckerState) -> ChooseWeakSpot:
    question = table.decisions[Seat(0)]
    assert isinstance(question, ChooseWeakSpot)
    return question


@rule("ABE-SUP-SAB-02", "ABE-SUP-12")
def test_each_opponent_can_be_sabotaged_the_leader_first() -> None:
    table = before_flight(bare(), truck(), truck(), positions=(3, 1, 2))
    assert asked(table) == {0: "USE_ABILITY"}
    do(table, 0, "use saboteur.b")
    assert spots(table).victim == 2
    do(table, 0, "pass")
    assert spots(table).victim == 1
    do(table, 0, "pass")
    assert "MARK_CONNECTION" not in asked(table).values()
    assert [ship.total_humans for ship in table.ships] == [2, 2, 2], "it is no must"


@rule("ABE-SUP-SAB-02", "ABE-SUP-SAB-05")
def test_an_astronaut_goes_and_marks_a_connection() -> None:
    table = before_flight(bare(), truck())
    do(table, 0, "use saboteur.b")
    assert moves_of(table, 0) == ["mark 5,7 6,7", "mark 6,7 7,7", "pass"]
    events = do(table, 0, "mark 6,7 7,7")
    assert told(events, ConnectionMarked) == [ConnectionMarked(Seat(1), ((6, 7), (7, 7)))]
    assert told(events, CrewLost) == [CrewLost(Seat(1), (7, 7), "humans", 1, Cause.SABOTEUR)]
    assert (table.ships[1].total_humans, table.ships[1].crew) == (1, 1)


@rule("ABE-SUP-SAB-03")
def test_the_owner_of_the_ability_chooses_the_astronaut() -> None:
    """An alien is none."""
    victim = launched("II", (5, 7), """
        purple:*1** cabin:*1*1 start cabin:*1*3
    """)  # fmt: skip
    aboard(victim, {(6, 7): "P"})
    table = before_flight(bare(), victim)
    do(table, 0, "use saboteur.b, mark 7,7 8,7")
    assert asked(table) == {0: "TAKE_ASTRONAUT"}
    assert moves_of(table, 0) == ["dismiss 7,7", "dismiss 8,7"]
    do(table, 0, "dismiss 8,7")
    ship = table.ships[1]
    assert (ship.humans_at(ship.board.cell((8, 7))), ship.total_humans, ship.total_aliens) == (1, 3, 1)


@rule("ABE-SUP-SAB-02")
def test_what_would_be_lost_is_told_and_the_weakest_spot_is_the_usual_choice() -> None:
    """Without 6,7 and 7,7 the tip at 5,7 or the cabin at 8,7 is left of four."""
    table = before_flight(bare(), truck(cabins=1))
    do(table, 0, "use saboteur.b")
    told_losses = [(spot.squares, spot.components) for spot in spots(table).spots]
    assert told_losses == [(((5, 7), (6, 7)), 2), (((6, 7), (7, 7)), 3), (((7, 7), (8, 7)), 2)]
    assert str(spots(table).default(table, Seat(0))) == "mark 6,7 7,7"


@rule("ABE-SUP-SAB-04")
def test_a_ship_without_humans_loses_none_and_gets_the_mark() -> None:
    victim = aboard(truck(), {(7, 7): "0h"})
    table = before_flight(bare(), victim)
    do(table, 0, "use saboteur.b")
    assert spots(table).humans == 0
    events = do(table, 0, "mark 5,7 6,7")
    assert told(events, ConnectionMarked)
    assert not told(events, CrewLost)


@rule("ABE-SUP-SAB-04", "GUP-02")
def test_a_ship_that_is_left_without_humans_gives_up_at_take_off() -> None:
    table = hire(build(2, level=2), 0, "saboteur")
    place(table, 1, "B147", (7, 6), 0)
    finish(table)
    assert asked(table) == {0: "USE_ABILITY"}
    ship = table.ships[1]
    ship.set_humans(ship.board.cell((7, 7)), 1)
    events = do(table, 0, "use saboteur.b, mark 7,6 7,7")
    left = told(events, GaveUp)
    assert [(event.seat, event.why) for event in left] == [(1, Leaving.NO_HUMANS)]


@rule("ABE-SUP-SAB-02", "ABE-SUP-02")
def test_in_the_first_flight_only_a_works() -> None:
    table = hire(build(2, level=2), 0, "saboteur", new=True)
    place(table, 1, "B147", (7, 6), 0)
    finish(table)
    assert "USE_ABILITY" not in asked(table).values()
