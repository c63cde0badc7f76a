"""Whom bots want in their team, and when they let them work."""

from __future__ import annotations

from random import Random

import pytest

from rules.trucker.fleet import NO_EFFECT, bare, sealed, with_engines
from rules.trucker_abe.test_team_architect import reaching
from starhaul.bots import Seating, make_bot
from starhaul.bots.trucker.builder import Builder
from starhaul.bots.trucker.levels import FARSIGHTED, HASTY, SOUND
from starhaul.bots.trucker.mind import answer
from starhaul.bots.trucker.recruiting import WORTH, Outlook, flights_to_come, member_worth
from starhaul.bots.trucker.tricks import (
    STASH,
    TOKEN,
    allowed_steps,
    best_trick,
    drill,
    hiding_place,
    hiding_places,
    stolen,
)
from starhaul.games import load_game
from starhaul.kernel import Seat
from starhaul.trucker import TruckerState
from starhaul.trucker.components import COMPONENTS
from starhaul.trucker.moves import DONE
from starhaul.trucker.team.printed import PRINTED_MEMBERS
from trucker.tables import asked, build, do, finish, fly, place, play, take
from trucker.teams import come_home, draw_members, hire

LEVELS = ("rookie", "regular", "ace:1")
BASE = Outlook(number=2, opponents=3, has_expansion=False, has_timer=False, reads=True)
WITH_PLATING = Outlook(number=2, opponents=3, has_expansion=True, has_timer=False, reads=True)


def chosen_by(bot: str, table: TruckerState, seat: int) -> str:
    player = make_bot(bot, Seating(load_game("trucker"), table.seats, Seat(seat), "1"))
    return str(player.choose(table.view(seat)))


def sound(table: TruckerState, seat: int) -> str:
    return str(answer(table, Seat(seat), table.legal_moves(Seat(seat))))


def test_every_ability_has_its_worth() -> None:
    assert {*WORTH} == {f"{member}.{side}" for member in PRINTED_MEMBERS for side in "ab"}


def test_a_is_worth_something_in_every_flight_and_b_in_all_but_the_first() -> None:
    assert member_worth("swindler", [BASE]) == WORTH["swindler.a"][1] * 2
    assert member_worth("swindler", [BASE, BASE]) == WORTH["swindler.a"][1] * 4 + WORTH["swindler.b"][0]


def test_plating_and_readers_are_looked_for() -> None:
    flights = [BASE, BASE]
    assert member_worth("advertiser", [WITH_PLATING] * 2) > member_worth("advertiser", flights)
    hasty = [Outlook(2, 3, has_expansion=False, has_timer=False, reads=False)] * 2
    assert member_worth("inspector", hasty) == 0 < member_worth("inspector", flights)


def test_what_is_to_come_is_all_that_counts() -> None:
    table = build(4, mode="series", levels=[1, 2, 3], team="standard")
    come_home(table, 0, 1)
    flights = flights_to_come(SOUND, table)
    assert [(flight.number, flight.opponents, flight.reads) for flight in flights] == [(2, 3, True), (3, 3, True)]
    assert not flights_to_come(HASTY, table)[0].reads
    assert flights_to_come(FARSIGHTED, table) == flights


@pytest.mark.parametrize("bot", LEVELS)
def test_all_levels_keep_who_is_worth_most_wherever_the_card_lies(bot: str) -> None:
    for hand in ("buyer bureaucrat hypergeometer", "bureaucrat buyer plumber"):
        table = build(2, mode="series", levels=[1, 2, 3], team="standard")
        come_home(table, 0, 1)
        draw_members(table, hand)
        draw_members(table, "welder saboteur assembler")
        assert chosen_by(bot, table, 0) == "member bureaucrat"


def test_near_the_end_only_what_works_at_once_counts() -> None:
    """The Planner pays by B, which would come a flight later."""
    assert member_worth("planner", [BASE, BASE]) > member_worth("plumber", [BASE, BASE])
    assert member_worth("planner", [BASE]) < member_worth("plumber", [BASE])


# At work


@pytest.mark.parametrize(("others", "is_used"), [((1, 4, 4), True), ((2, 2, 2), False), ((0, 1, 0), False)])
def test_a_tax_is_raised_where_others_pay_clearly_more_on_average(others: tuple[int, ...], *, is_used: bool) -> None:
    table = hire(build(level=2, seats=4), 0, "security_guard", new=True)
    for seat, exposed in enumerate((1, *others)):
        table.ships[seat] = sealed(exposed)
    finish(table)
    assert sound(table, 0) == ("use security_guard.a" if is_used else "done")


@pytest.mark.parametrize(("owner", "move"), [(0, "bonuses up up"), (1, "bonuses down down")])
def test_bonuses_go_where_they_help_most(owner: int, move: str) -> None:
    """Seat 0 comes in first with the better-looking ship."""
    ships = sealed(0, "III"), bare("III")
    table = hire(fly(*ships, cards=[NO_EFFECT], level="III", last=True, positions=[9, 4]), owner, "bureaucrat")
    play(table, moves={})
    assert sound(table, owner) == "use bureaucrat.b"
    do(table, owner, "use bureaucrat.b")
    assert sound(table, owner) == move


def test_who_has_no_engine_is_said_to_give_up_and_engines_decide_between_the_others() -> None:
    table = hire(build(level=2, seats=3), 0, "advertiser", new=True)
    table.ships[:] = [bare(), with_engines(1), with_engines(3)]
    finish(table)
    do(table, 0, "use advertiser.a")
    told = []
    while asked(table).get(0) == "PREDICT":
        told.append(sound(table, 0))
        do(table, 0, told[-1])
    assert told == ["predict 0 0", "predict 1 2", "predict 2 1"]


# While building


def test_what_somebody_has_reserved_is_taken_if_it_is_a_good_catch() -> None:
    table = hire(build(2, level=2), 0, "saboteur", new=True)
    place(table, 1, "B150", (7, 6), 0)
    for tile in ("B145", "B037"):
        take(table, 1, tile)
        do(table, 1, "reserve")
    builder = Builder(SOUND, Random(1), table, Seat(0))
    moves = table.legal_moves(Seat(0))

    def gain(tile: int) -> float:
        return builder.best_place(table.ships[0], tile)[1]

    assert str(stolen(moves, gain, least=0.1)) == "take-from 1 B037", "an engine, not a structural module"
    assert stolen(moves, gain, least=50) is None


def test_a_fire_drill_waits_until_there_is_something_to_take() -> None:
    table = hire(build(2, level=2), 0, "security_guard")
    moves = table.legal_moves(Seat(0))
    assert drill(moves, 0.3) is None
    assert str(drill(moves, 0.6)) == "use security_guard.b"
    do(table, 0, "use security_guard.b")
    assert drill(table.legal_moves(Seat(0)), 0.6) is None


def test_squares_that_only_a_member_allows_are_looked_at_as_well() -> None:
    table = reaching()
    take(table, 0, "B152")
    steps = [*allowed_steps(table, Seat(0), table.hands[0].tile)]
    board = table.ships[0].board
    assert {board.square(step.cell) for step, _, _ in steps} == {(5, 5), (7, 5)}
    for step, ship, cost in steps:
        assert ship.occupied == table.ships[0].occupied | 1 << step.cell
        assert cost == 0, "it takes no token"


def test_what_may_turn_out_to_be_a_mistake_is_left_alone() -> None:
    """The Deliveryman lets engines point anywhere, and mends one of them at most."""
    table = hire(build(2, level=2), 0, "deliveryman", new=True)
    take(table, 0, "B037")
    assert any(str(move).startswith("place") for move in table.legal_moves(Seat(0)))
    assert [*allowed_steps(table, Seat(0), table.hands[0].tile)] == []


def test_the_best_trick_is_the_one_after_which_the_ship_is_worth_most() -> None:
    table = hire(build(2, level=2), 0, "plumber")
    place(table, 0, "B150", (7, 6), 0)
    moves = table.legal_moves(Seat(0))
    move, worth = best_trick(table, Seat(0), moves, lambda ship: float(ship.exposed_connectors()))
    assert str(move).startswith("universal")
    do(table, 0, str(move))
    assert worth == table.ships[0].exposed_connectors() - TOKEN
    assert best_trick(table, Seat(0), [DONE], lambda _: 0.0)[0] is None


def test_modules_count_for_who_hides_blocks_in_them() -> None:
    module = next(tile for tile, component in enumerate(COMPONENTS) if component.id == "B150")
    table = build(2, level=2)
    assert hiding_place(table.ships[0], module) == 0
    hire(table, 0, "smuggler", new=True)
    assert hiding_place(table.ships[0], module) == STASH
    before = hiding_places(table.ships[0])
    place(table, 0, "B150", (7, 6), 0)
    take(table, 0, "B037")
    assert hiding_places(table.ships[0]) == before + STASH


@pytest.mark.parametrize("bot", LEVELS)
def test_nothing_is_taken_during_a_fire_drill_however_much_it_is_wanted(bot: str) -> None:
    table = hire(build(2, level=2), 1, "security_guard")
    place(table, 0, "B150", (7, 6), 0)
    for tile in ("B037", "B038"):
        take(table, 1, tile)
        do(table, 1, "return")
    do(table, 1, "use security_guard.b")
    for _ in range(6):
        if Seat(0) in table.decisions:
            do(table, 0, chosen_by(bot, table, 0))
    assert table.ships[0].components_count <= 2
