"""Engine and cannon strength (STR)."""

from __future__ import annotations

import pytest

from citing import rule
from starhaul.trucker.ship import BROWN, PURPLE, Ship
from starhaul.trucker.strength import (
    cannon_halves,
    double_engines,
    engine_strength,
    forward_double_cannons,
    full_cannon_halves,
    full_engine_strength,
    other_double_cannons,
)
from trucker.shipyard import at, ship


def with_alien(drawing: str, colour: int) -> Ship:
    """The ship drawn from 4,7 on, with an alien in its first component."""
    built = ship("II", (4, 7), drawing)
    built.set_alien(at(built, 4, 7), colour)
    return built


@rule("STR-01")
def test_engines() -> None:
    built = ship("II", (4, 7), """
        engine engine 2engine 2engine
    """)  # fmt: skip
    assert [engine_strength(built, powered) for powered in (0, 1, 2)] == [2, 4, 6]
    assert (double_engines(built), full_engine_strength(built)) == (2, 6)


@rule("STR-02", "STR-03")
@pytest.mark.parametrize(
    ("drawing", "halves", "full"),
    [
        ("gun^", 2, 2),
        ("gun>", 1, 1),
        ("gunv", 1, 1),
        ("gun<", 1, 1),
        ("2gun^", 0, 4),
        ("2gun>", 0, 2),
        ("2gunv", 0, 2),
        ("2gun<", 0, 2),
        ("gun^ gun> 2gun^ 2gun<", 3, 9),
    ],
)
def test_cannons(drawing: str, halves: int, full: int) -> None:
    built = ship("II", (4, 7), f"\n{drawing}\n")
    assert (cannon_halves(built), full_cannon_halves(built)) == (halves, full)


@rule("STR-02")
def test_it_matters_which_double_cannon_is_powered() -> None:
    built = ship("II", (4, 7), """
        gun^ gun^ 2gun^ 2gun>
    """)  # fmt: skip
    assert (forward_double_cannons(built), other_double_cannons(built)) == (1, 1)
    assert cannon_halves(built, powered_forward=1) == 2 * 4
    assert cannon_halves(built, powered_other=1) == 2 * 3
    assert cannon_halves(built, powered_forward=1, powered_other=1) == 2 * 5


@rule("trucker-base:EX-13", "STR-03")
def test_half_a_point_decides() -> None:
    """Five and a half: forward 1 + 2, sideways 1/2; then an alien's 2."""
    built = with_alien("""
        cabin gun^ gun> 2gun^
    """, PURPLE)  # fmt: skip
    halves = full_cannon_halves(built)
    assert halves == 11
    assert 2 * 5 < halves < 2 * 6


@rule("STR-06", "STR-08")
@pytest.mark.parametrize(
    ("drawing", "halves"), [("cabin", 0), ("cabin gun^", 6), ("cabin gun>", 5), ("cabin 2gun^", 0)]
)
def test_a_purple_alien_helps_cannons_that_count(drawing: str, halves: int) -> None:
    """A single side cannon makes 2 1/2; an unpowered double counts for nothing."""
    assert cannon_halves(with_alien(f"\n{drawing}\n", PURPLE)) == halves
    assert cannon_halves(with_alien(f"\n{drawing}\n", BROWN)) == (halves and halves - 4)


@rule("STR-07")
@pytest.mark.parametrize(("drawing", "strength"), [("cabin", 0), ("cabin engine", 3), ("cabin 2engine", 0)])
def test_a_brown_alien_helps_engines_that_run(drawing: str, strength: int) -> None:
    assert engine_strength(with_alien(f"\n{drawing}\n", BROWN)) == strength
    assert engine_strength(with_alien(f"\n{drawing}\n", PURPLE)) == (strength and strength - 2)


@rule("trucker-base:EX-25", "STR-08")
def test_two_double_engines_and_a_brown_alien() -> None:
    built = with_alien("""
        cabin 2engine 2engine
    """, BROWN)  # fmt: skip
    assert [engine_strength(built, powered) for powered in (0, 1, 2)] == [0, 4, 6]
