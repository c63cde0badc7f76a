"""Bots with Swindler, Smuggler and Saboteur use what they have."""

from __future__ import annotations

from rules.trucker.fleet import bare, cargo
from rules.trucker_abe.test_team_saboteur import before_flight, truck
from rules.trucker_abe.test_team_smuggler import modules, offered
from starhaul.bots import Seating, make_bot
from starhaul.games import load_game
from starhaul.kernel import Seat
from starhaul.trucker import TruckerState
from starhaul.trucker.goods import BLUE, GREEN
from trucker.tables import asked, build, do, fly, place, take
from trucker.teams import hire


def answer(table: TruckerState, times: int) -> None:
    """A regular answers for seat 0, so often or until it is asked nothing more."""
    bot = make_bot("regular", Seating(load_game("trucker"), table.seats, Seat(0), "1"))
    for _ in range(times):
        if Seat(0) in table.decisions:
            move = bot.choose(table.view(0))
            assert move is not None
            table.apply(Seat(0), move)


def with_engines_face_up() -> TruckerState:
    """Seat 0 has the Swindler, no engine, and has taken no place yet; two engines lie face up."""
    table = hire(build(2, level=2), 0, "swindler", new=True)
    place(table, 0, "B150", (7, 6), 0)
    for tile in ("B037", "B038"):
        take(table, 1, tile)
        do(table, 1, "return")
    return table


def test_a_late_builder_adds_what_lies_open_and_has_enough_then() -> None:
    table = with_engines_face_up()
    do(table, 0, "finish 1")
    answer(table, times=12)
    assert table.ships[0].components_count > 2
    assert asked(table) == {1: "BUILD"}


def test_so_it_does_when_all_have_finished() -> None:
    table = with_engines_face_up()
    do(table, 1, "finish 2")
    do(table, 0, "finish 1")
    assert asked(table) == {0: "ADD_LAST"}
    answer(table, times=2)
    assert table.ships[0].components_count == 3


def test_blocks_are_hidden_first() -> None:
    table = offered(hire(fly(modules(), bare()), 0, "smuggler"), BLUE, GREEN)
    answer(table, times=4)
    ship = table.ships[0]
    assert cargo(table, 0) == "gb"
    assert not ship.laden_cells() & ship.holds


def test_a_saboteur_strikes_where_it_hurts() -> None:
    table = before_flight(bare(), truck(cabins=1))
    answer(table, times=3)
    assert [ship.total_humans for ship in table.ships] == [2, 3]
    assert table.view(0).players[1].ship.marks == (((6, 7), (7, 7)),)
