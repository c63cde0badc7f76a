"""Class IIIB (ABE-IIIB): two dice close squares, doubles remove the starting cabin."""

from __future__ import annotations

import pytest

from citing import rule
from starhaul.kernel import Dice, Seat
from starhaul.trucker import TruckerState
from starhaul.trucker.boards import board
from starhaul.trucker.components import TILES
from starhaul.trucker.events import (
    ComponentsLost,
    FaultsFound,
    GaveUp,
    Leaving,
    Loss,
    SquaresClosed,
)
from starhaul.trucker.grid import cells_in
from trucker.tables import asked, build, do, finish, moves_of, place, refusal, take, told

MODULE = "B147"  # connectors on all sides: single, universal, single, universal


def closing(first: int, second: int, **options: object) -> TruckerState:
    """A flight of class IIIB for which these dice have come up."""
    table = build(2, sets=["abe"], classes=["IIIB"], **options)
    table.resolve((first, second))
    return table


@rule("ABE-IIIB-01", "ABE-IIIB-EX1")
@pytest.mark.parametrize(("dice", "count"), [((2, 5), 36), ((5, 2), 36), ((1, 6), 36), ((3, 3), 40)])
def test_squares_with_either_number_are_closed_for_everybody(dice: tuple[int, int], count: int) -> None:
    table = closing(*dice)
    for ship in table.ships:
        area = ship.board.area
        assert area.bit_count() == count
        assert ship.board is table.ships[0].board
    assert len(table.view(0).closed) == 46 - count


@rule("ABE-IIIB-01")
def test_nothing_may_be_placed_on_a_closed_square() -> None:
    table = closing(4, 5)
    take(table, 0, MODULE)
    assert (8, 7) in table.view(0).closed
    assert "place 8,7 0" not in moves_of(table, 0)
    assert refusal(table, 0, "place 8,7 0") == ("closed_square", "ABE-IIIB-05")
    assert "place 6,7 0" in moves_of(table, 0)


@rule("ABE-IIIB-01", "ABE-IIIB-02")
def test_the_dice_are_rolled_when_the_timer_is_started_and_before_anybody_may_take_anything() -> None:
    table = build(2, sets=["abe"], classes=["IIIB"], timer="rulebook")
    assert isinstance(table.chance, Dice)
    assert (table.view(0).timer is not None, asked(table)) == (True, {})
    assert {ship.ship_class for ship in table.ships} == {"IIIB"}, "all squares are open until then"
    (closed,) = told(table.resolve((2, 5)), SquaresClosed)
    assert (closed.dice, closed.board, len(closed.squares)) == ((2, 5), "IIIB/2-5", 10)
    assert set(asked(table).values()) == {"BUILD", "SAND"}


@rule("ABE-IIIB-03")
def test_after_doubles_nobody_has_a_starting_cabin() -> None:
    table = closing(3, 3)
    assert [ship.occupied for ship in table.ships] == [0, 0]
    assert (7, 7) in table.view(0).closed
    assert [ship.occupied.bit_count() for ship in closing(3, 4).ships] == [1, 1]


@rule("ABE-IIIB-04")
def test_after_doubles_the_first_component_goes_anywhere_and_the_rest_beside_it() -> None:
    table = closing(3, 3)
    area = table.ships[0].board
    take(table, 0, MODULE)
    places = {move.split()[1] for move in moves_of(table, 0) if move.startswith("place")}
    assert len(places) == 40
    do(table, 0, "place 5,5 0")
    take(table, 0, "B148")
    places = {move.split()[1] for move in moves_of(table, 0) if move.startswith("place")}
    beside = {f"{column},{row}" for column, row in area.squares(area.grid.beside(1 << area.cell((5, 5))) & area.area)}
    assert places
    assert places <= beside


@rule("ABE-IIIB-04")
def test_piles_may_be_read_once_a_first_component_stands() -> None:
    table = closing(3, 3)
    assert refusal(table, 0, "read 1") == ("nothing-added-yet", "TIM-07")
    place(table, 0, MODULE, (5, 5))
    assert refusal(table, 0, "read 1") is None
    take(table, 0, "B148")
    do(table, 0, "return")
    assert refusal(table, 0, "read 1") is None, "welded, it is a component of the ship"


@rule("ABE-IIIB-05", "ABE-IIIB-06")
@pytest.mark.parametrize("mistakes", ["forbidden", "honest"])
def test_where_marks_are_hidden_a_component_on_a_closed_square_is_found_at_the_spot_check(mistakes: str) -> None:
    table = closing(4, 5, marks="hidden", mistakes=mistakes)
    assert table.view(0).closed == ()
    place(table, 0, MODULE, (8, 7))
    place(table, 1, "B149", (6, 7))
    events = finish(table)
    (found,) = told(events, FaultsFound)
    assert [(fault.code, fault.at) for fault in found.faults] == [("closed_square", (8, 7))]
    (lost,) = told(events, ComponentsLost)
    assert (lost.seat, lost.how, [part.square for part in lost.components]) == (0, Loss.REMOVED, [(8, 7)])
    assert table.ships[0].occupied.bit_count() == 1


@rule("ABE-IIIB-06")
def test_where_marks_are_hidden_nothing_but_the_dice_tells_which_squares_are_closed() -> None:
    table = build(2, sets=["abe"], classes=["IIIB"], marks="hidden")
    open_board = repr(table.view(0).ship)
    (closed,) = told(table.resolve((4, 5)), SquaresClosed)
    assert (closed.dice, closed.squares) == ((4, 5), ())
    assert repr(table.view(0).ship) == open_board, "drawn as printed"


@rule("ABE-IIIB-06")
def test_marks_are_shown_unless_the_table_agrees_otherwise() -> None:
    table = closing(4, 5)
    assert table.view(None).closed == board("IIIB/4-5").squares(board("IIIB/4-5").closed)
    honest = closing(4, 5, mistakes="honest")
    take(honest, 0, MODULE)
    assert refusal(honest, 0, "place 8,7 0") == ("no-empty-square", "BLD-22"), "marked squares are not for mistakes"


@rule("ABE-IIIB-07", "ABE-INS-07")
def test_two_components_may_be_reserved_and_there_is_no_insurance() -> None:
    table = closing(2, 5)
    for tile in ("B147", "B148"):
        take(table, 0, tile)
        do(table, 0, "reserve")
    take(table, 0, "B149")
    assert refusal(table, 0, "reserve") == ("reserve-full", "TIM-14")
    assert table.ships[0].board.insurance is None


@rule("ABE-IIIB-08", "ABE-IIIB-09")
def test_after_doubles_whoever_has_no_human_or_no_component_gives_up_at_launch() -> None:
    table = closing(3, 3)
    place(table, 0, MODULE, (5, 5))
    events = finish(table)
    assert [(event.seat, event.why) for event in told(events, GaveUp)] == [
        (Seat(0), Leaving.NO_HUMANS),
        (Seat(1), Leaving.NO_HUMANS),
    ]
    assert table.is_over


@rule("ABE-IIIB-08")
def test_after_doubles_a_ship_with_a_cabin_flies() -> None:
    table = closing(3, 3)
    place(table, 1, "B001", (5, 5))
    events = finish(table)
    assert [event.seat for event in told(events, GaveUp)] == [0]
    assert [rocket.is_flying for rocket in table.rockets] == [False, True]
    assert table.ships[1].total_humans == 2


@rule("ABE-IIIB-EX1")
def test_on_a_finished_ship_five_empty_squares_show_each_number() -> None:
    table = closing(2, 5)
    for seat in table.all_seats():
        ship = table.ships[seat]
        for cell in cells_in(ship.free):
            ship.place(cell, TILES[MODULE], 0)
        empty = board("IIIB").area & ~ship.occupied
        assert empty == ship.board.closed
        assert empty.bit_count() == 10
