"""Indestructible plating (ABE-PLT)."""

from __future__ import annotations

from typing import Literal

import pytest

from citing import rule
from rules.trucker.fleet import bare, launched, squares_of
from rules.trucker_abe.raided import endings, steps
from rules.trucker_abe.skies import begin, met, under
from starhaul.kernel import Seat
from starhaul.trucker.damage import Destroy
from starhaul.trucker.events import Intrusion, Meeting
from starhaul.trucker.faults import faults
from starhaul.trucker.hazards import Hit
from starhaul.trucker.lanes import ForSeat
from starhaul.trucker.ship import Ship
from trucker.shipyard import at, ship
from trucker.tables import fly, play

Size = Literal["large", "small", "heavy", "light"]


def plated() -> Ship:
    """A special hold plated all round but on its left, where it hangs on the starting cabin."""
    return launched("II", (7, 7), """
        start A37
    """)  # fmt: skip


@rule("ABE-PLT-01")
@pytest.mark.parametrize("size", ["large", "small", "heavy", "light"])
@pytest.mark.parametrize("side", ["front", "right", "rear"])
def test_nothing_from_outside_does_harm_to_a_plated_side(size: Size, side: Literal["front", "right", "rear"]) -> None:
    table = under(Hit(size, side), ships=(plated(), bare()))
    events = play(table, rolls=[7 if side == "right" else 8])
    assert met(events) == [(Meeting.HARMLESS, (8, 7))]
    assert squares_of(table, 0) == [(7, 7), (8, 7)]


@rule("ABE-PLT-02")
@pytest.mark.parametrize("size", ["large", "heavy", "light"])
def test_other_sides_follow_the_usual_rules(size: Size) -> None:
    """A38 is plated in front and on its right; it is struck from the rear."""
    built = launched("II", (7, 7), """
        start A38
    """)  # fmt: skip
    table = under(Hit(size, "rear"), ships=(built, bare()))
    assert met(play(table, rolls=[8])) == [(Meeting.HIT, (8, 7))]


@rule("ABE-PLT-02")
def test_a_small_meteor_strikes_an_exposed_connector_of_a_plated_component() -> None:
    built = launched("II", (7, 7), """
        start A38
    """)  # fmt: skip
    table = under(Hit("small", "rear"), ships=(built, bare()))
    assert met(play(table, rolls=[8])) == [(Meeting.HIT, (8, 7))]


@rule("ABE-PLT-03")
def test_plating_does_not_help_against_explosions_from_inside_nor_against_falling_off() -> None:
    inside = fly(plated(), bare())
    begin(inside, ForSeat(Seat(0), Destroy(1 << at(plated(), 8, 7))))
    assert squares_of(inside, 0) == [(7, 7)]
    built = launched("II", (6, 7), """
        start pipes:*3*3 A37
    """)  # fmt: skip
    outside = under(Hit("heavy", "front"), ships=(built, bare()))
    play(outside, rolls=[7], moves={0: "keep 6,7"})
    assert squares_of(outside, 0) == [(6, 7)]


@rule("ABE-PLT-05")
def test_a_plated_side_is_smooth() -> None:
    built = plated()
    assert built.exposed_connectors_of(at(built, 8, 7)) == 0
    wrong = ship("II", (7, 7), """
        start A37 cabin:***3
    """)  # fmt: skip
    assert "connector_to_smooth" in [fault.code for fault in faults(wrong)]
    assert faults(ship("II", (7, 7), """
        start A37
    """)) == []  # fmt: skip


@rule("ABE-PLT-04")
def test_intruders_enter_through_a_plated_side() -> None:
    """A predator from the right."""
    table = fly(plated(), bare(), cards=["ABE-II-01"])
    events = play(table, rolls=[7])
    assert (steps(events, hand="right")[:2], endings(events)[0]) == ([(8, 7), (7, 7)], (0, Intrusion.LEAVES))
