"""What comes at ships: each in a lane of its own, from one roll."""

from __future__ import annotations

from citing import rule
from starhaul.kernel import Dice, Event, Seat
from starhaul.trucker import TruckerState
from starhaul.trucker.boards import board
from starhaul.trucker.events import DiceRolled, Meeting, ThreatMet
from starhaul.trucker.grid import LEFT, REAR
from starhaul.trucker.hits import HEAVY_FIRE
from starhaul.trucker.incoming import Approach, shift_lane
from starhaul.trucker.ship import Ship, starting_ship
from starhaul.trucker.threats import Projectiles
from trucker.tables import fly, manned, told

FIRST_ROW = 1


def cylinder() -> Ship:
    """A starting cabin alone on a board of class IIB."""
    return manned(starting_ship(board("IIB"), 0))


def reaching(row: int) -> TruckerState:
    """Heavy fire from the left is about to reach two cylinders in this row."""
    table = fly(cylinder(), cylinder())
    table.questions = {}
    table.first(Approach(Projectiles(LEFT, (HEAVY_FIRE,)), Seat(0), (Seat(0), Seat(1)), (row, row)))
    return table


def missed(events: list[Event]) -> list[int]:
    return [met.seat for met in told(events, ThreatMet) if met.how is Meeting.MISS]


def test_what_misses_the_board_needs_no_second_die() -> None:
    table = reaching(FIRST_ROW - 1)
    table.run_due()
    assert table.chance is None
    assert missed(table.events) == [0, 1]


@rule("ABE-IIB-12", "ABE-IIB-17")
def test_a_second_die_is_rolled_for_those_alone_who_shift_it_onto_their_board() -> None:
    lane = FIRST_ROW - 1
    table = reaching(lane)
    shift_lane(table, Seat(1), board("IIB").grid.shifted(lane, REAR))
    table.run_due()
    assert isinstance(table.chance, Dice)
    assert table.chance.count == 1
    events = table.resolve((4,))
    assert [(roll.dice, roll.lane, roll.start) for roll in told(events, DiceRolled)] == [((4,), FIRST_ROW, 7)]
    assert missed(events)[0] == 0


def test_a_shift_changes_the_lane_of_one_ship_alone() -> None:
    table = reaching(FIRST_ROW - 1)
    shift_lane(table, Seat(0), FIRST_ROW + 1)
    (step,) = [step for step in table.agenda.steps if isinstance(step, Approach)]
    assert step.lanes == (FIRST_ROW + 1, FIRST_ROW - 1)
