"""What builders think of the components of Another Big Expansion, and of ships that begin without a cabin."""

from __future__ import annotations

from dataclasses import replace

import pytest

from starhaul.bots.trucker.dangers import Dangers
from starhaul.bots.trucker.forecast import NEEDS
from starhaul.bots.trucker.planning import Draft, placements
from starhaul.bots.trucker.rating import PANEL, TASTE, power_of, rating
from starhaul.trucker.boards import board
from starhaul.trucker.components import TILES
from starhaul.trucker.ship import Ship
from trucker.shipyard import ship

QUIET = Dangers(intruders=0.0, leaks=0.0, hits=(0.0, 0.0, 0.0, 0.0))


def worth(built: Ship, dangers: Dangers = QUIET) -> float:
    return rating(built, replace(NEEDS["II"], dangers=dangers), TASTE, late=True)


def gain(word: str, dangers: Dangers) -> float:
    """What this component adds at the right of the starting cabin."""
    return worth(ship("II", (7, 7), f"\nstart {word}\n"), dangers) - worth(ship("II", (7, 7), "\nstart\n"), dangers)


def test_a_panel_counts_where_it_can_power_something() -> None:
    joined = ship("II", (7, 6), "\n. shield:**1*\nstart A06\n")
    apart = ship("II", (6, 7), "\nshield:*1** start A06\n")
    assert (power_of(joined), power_of(apart)) == (PANEL, 0)


@pytest.mark.parametrize("word", ["A30", "A33"])
def test_who_expects_intruders_wants_defenders(word: str) -> None:
    """An auto-defense system, and an armory for those who live in the starting cabin."""
    assert gain(word, replace(QUIET, intruders=2.0)) > gain(word, QUIET) + 1


def test_who_expects_meteors_wants_thrusters() -> None:
    assert gain("A10<", replace(QUIET, hits=(8.0, 2.0, 2.0, 2.0))) > gain("A10<", QUIET)


def test_who_expects_a_leak_keeps_batteries_apart() -> None:
    together = ship("II", (7, 7), "\nstart B093 B091\n")
    apart = ship("II", (6, 7), "\nB093 start B091\n")
    leak = replace(QUIET, leaks=1.0)
    assert worth(together) - worth(together, leak) > worth(apart) - worth(apart, leak)


def test_a_pair_of_auto_defense_systems_adds_a_cannon() -> None:
    pair = ship("II", (7, 7), "\nstart A30 A29\n")
    alone = ship("II", (6, 7), "\nA29 start A30\n")
    assert worth(pair) > worth(alone) + 1


def test_a_ship_without_a_cabin_wants_one_above_all() -> None:
    """After doubles on class IIIB nothing is given (ABE-IIIB-03)."""
    empty = Ship(board("IIIB/3-3"))
    gains = {}
    for name in ("B002", "B101"):
        step = next(iter(placements(empty, TILES[name])))
        gains[name] = worth(Draft(empty, 0.0).with_step(step, worth).ship) - worth(empty)
    assert gains["B002"] > gains["B101"] + 10
