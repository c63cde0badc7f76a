"""Building rules that differ from ship to ship, and boards with closed squares or without a starting cabin."""

from __future__ import annotations

import pickle

from starhaul.trucker import new_game
from starhaul.trucker.boards import FLIGHT_BOARDS, board
from starhaul.trucker.components import TILES
from starhaul.trucker.faults import faults, misfits, placement_problem
from starhaul.trucker.grid import cells_in
from starhaul.trucker.hull_rules import HullRules
from starhaul.trucker.scene import ship_view
from starhaul.trucker.ship import Ship, starting_ship
from starhaul.trucker.titles import BlockedHolds
from trucker.shipyard import ship

DOUBLES = board("IIIB/3-3")
MODULE, ENGINE = TILES["B147"], TILES["B020"]


def test_the_first_component_of_an_empty_ship_may_go_anywhere_and_the_next_ones_beside_it() -> None:
    empty = Ship(DOUBLES)
    assert all(empty.legal_cells(MODULE, turn) == DOUBLES.area for turn in range(4))
    corner = cells_in(DOUBLES.area)[0]
    assert placement_problem(empty, MODULE, corner, 0) is None
    empty.place(corner, MODULE, 0)
    assert empty.legal_cells(MODULE, 0) & ~DOUBLES.grid.beside(1 << corner) == 0


def test_an_engine_must_point_to_the_rear_on_an_empty_ship_too() -> None:
    empty = Ship(DOUBLES)
    assert empty.legal_cells(ENGINE, 1) == 0
    problem = placement_problem(empty, ENGINE, cells_in(DOUBLES.area)[0], 1)
    assert problem is not None
    assert problem.code == "engine_not_rearward"
    assert empty.legal_cells(ENGINE, 0) == DOUBLES.area


def test_closed_squares_are_refused_by_name() -> None:
    """ABE-IIIB-05."""
    closed = board("IIIB/2-5")
    built = starting_ship(closed, TILES["S1"])
    for cell in cells_in(closed.closed):
        problem = placement_problem(built, MODULE, cell, 0)
        assert problem is not None
        assert (problem.code, problem.rule) == ("closed_square", "ABE-IIIB-05")
    outside = placement_problem(built, MODULE, closed.cell((4, 4)), 0)
    assert outside is not None
    assert outside.code == "outside_area"


def test_a_component_on_a_closed_square_is_a_fault_of_its_own() -> None:
    closed = board("IIIB/2-5")
    built = starting_ship(closed, TILES["S1"])
    for cell in cells_in(closed.closed):
        built.place(cell, MODULE, 0)
    found = [fault.at for fault in faults(built) if fault.code == "closed_square"]
    assert found == list(closed.squares(closed.closed))
    assert not [fault for fault in faults(built) if fault.code == "outside_area"]


def test_rules_of_one_ship_may_open_more_squares() -> None:
    closed = board("IIIB/4-5")
    built = starting_ship(closed, TILES["S1"])
    right = closed.cell((8, 7))
    assert closed.closed >> right & 1
    assert not built.legal_cells(MODULE, 0) >> right & 1
    assert (8, 7) not in [misfit.at for misfit in misfits(built, ENGINE)]
    built.obey(HullRules((), closed.closed))
    assert built.legal_cells(MODULE, 0) >> right & 1
    assert (8, 7) in [misfit.at for misfit in misfits(built, ENGINE)]
    built.place(right, MODULE, 0)
    built.remove(right)
    assert built.free & closed.closed == closed.closed
    built.obey(HullRules())
    assert not built.free & closed.closed


def test_a_ship_that_is_made_again_from_its_view_obeys_the_same_rules() -> None:
    built = ship("II", (4, 7), """
        hold hold hold
    """)  # fmt: skip
    built.obey(HullRules((BlockedHolds(),)))
    assert built.idle
    seen = ship_view(built)
    assert seen.rebuilt().idle == built.idle
    assert pickle.loads(pickle.dumps(seen)).rebuilt().idle == built.idle, "in another process, too"  # noqa: S301


def test_flight_four_has_its_board() -> None:
    card = FLIGHT_BOARDS["IV"]
    assert (card.spaces, card.start, card.timer_spaces) == (40, (12, 7, 3, 0), 5)
    assert (card.finish, card.best_looking, sum(card.pile.values())) == ((16, 12, 8, 4), 8, 5)


def test_insurance_is_printed_on_halves_and_nowhere_else() -> None:
    insurance = board("IV/F3R2").insurance
    assert insurance is not None
    assert (insurance.cost, insurance.maximum) == (4, 19)
    assert all(board(name).insurance is None for name in ("I", "II", "III", "IIB", "IIIB/2-5"))


def test_plain_ships_of_a_new_game_obey_plain_rules() -> None:
    assert all(built.rules == HullRules() for built in new_game().ships)
