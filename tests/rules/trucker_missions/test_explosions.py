"""Explosive and fragile containers: what is destroyed together (MIS-CMP-11, MIS-EXP, MIS-FRG)."""

from __future__ import annotations

import pytest

from citing import rule
from starhaul.trucker.boards import board
from starhaul.trucker.destruction import destroyed_with
from starhaul.trucker.grid import FRONT, Square
from starhaul.trucker.hits import LARGE_METEOR
from starhaul.trucker.inspection import inspect_hit
from starhaul.trucker.ship import Ship
from trucker.shipyard import at, component, ship, squares


def destroyed(built: Ship, *hit: Square) -> list[Square]:
    cells = sum(1 << built.board.cell(square) for square in hit)
    return squares(built, destroyed_with(built, cells))


@rule("MIS-CMP-EX1", "MIS-CMP-11", "MIS-EXP-01", "MIS-FRG-01")
def test_an_explosion_takes_a_hold_along_whose_loss_breaks_a_bottle() -> None:
    """The engine and the starting cabin are next to the bottle only."""
    built = ship("II", (5, 7), """
        .         .    start   .
        explosive hold fragile .
        .         .    .       engine
    """)  # fmt: skip
    assert destroyed(built, (5, 8)) == [(5, 8), (6, 8), (7, 8)]


@rule("MIS-EXP-EX1", "MIS-EXP-02", "MIS-EXP-04")
def test_an_explosive_container_sets_off_the_next_one_across_a_corner() -> None:
    built = ship("III", (8, 6), """
        .       explosive .         .
        .       .         explosive .
        battery .         .         cabin
    """)  # fmt: skip
    assert destroyed(built, (9, 6)) == [(9, 6), (10, 7), (11, 8)]


@rule("MIS-EXP-05", "MIS-HVY-03", "MIS-EXP-06", "MIS-CMP-07")
def test_nothing_protects_from_an_explosion() -> None:
    """Not the shield, not the cannon, not the plating, and the starting cabin is destroyed like the rest."""
    built = ship("II", (6, 6), """
        shield A37       heavy
        gun    explosive start
        A40    .         .
    """)  # fmt: skip
    assert destroyed(built, (7, 7)) == squares(built, built.occupied)


@rule("MIS-FRG-02", "MIS-FRG-06")
def test_a_bottle_breaks_the_next_one_and_so_on() -> None:
    """Hit directly as well."""
    built = ship("II", (5, 7), """
        fragile .       fragile
        .       fragile .
    """)  # fmt: skip
    assert destroyed(built, (5, 7)) == [(5, 7), (6, 8), (7, 7)]


@rule("MIS-FRG-04")
def test_a_bottle_breaks_bottles_only_and_sets_nothing_off() -> None:
    built = ship("II", (5, 7), """
        hold fragile explosive hold
    """)  # fmt: skip
    assert destroyed(built, (5, 7)) == [(5, 7), (6, 7)]
    assert destroyed(built, (7, 7)) == [(6, 7), (7, 7), (8, 7)]


@rule("MIS-CMP-06", "MIS-EXP-03", "MIS-FRG-03", "MIS-CMP-11")
def test_what_falls_off_neither_explodes_nor_breaks_anything() -> None:
    """The module is shot: the explosive container that it held falls off, and the bottle at its corner stays whole."""
    built = ship("II", (5, 6), """
        .     .          .              fragile
        start pipes:*3*3 explosive:***3 .
    """)  # fmt: skip
    hit = inspect_hit(built, LARGE_METEOR, FRONT, 6)
    assert hit["if_hit"] == {"destroyed": [[6, 7]], "pieces": [[[5, 7]], [[7, 7]], [[8, 6]]]}


@rule("MIS-FRG-05", "MIS-CMP-05")
def test_a_broken_container_leaves_the_ship() -> None:
    built = ship("II", (6, 7), """
        hold fragile:***3 start
    """)  # fmt: skip
    hit = inspect_hit(built, LARGE_METEOR, FRONT, 6)
    assert hit["if_hit"] == {"destroyed": [[6, 7], [7, 7]], "pieces": [[[8, 7]]]}


@rule("MIS-CMP-14")
def test_what_is_destroyed_at_the_same_moment_is_one_set() -> None:
    built = ship("II", (5, 7), """
        hold . fragile . hold fragile
    """)  # fmt: skip
    assert destroyed(built, (5, 7), (9, 7)) == [(5, 7), (9, 7), (10, 7)]


@rule("MIS-CMP-16")
@pytest.mark.parametrize(("square", "is_near"), [((9, 2), True), ((9, 3), True), ((9, 4), True), ((8, 3), False)])
def test_neighbours_reach_across_the_seam(square: Square, is_near: bool) -> None:
    built = Ship(board("IIB"))
    built.place(at(built, 1, 3), *component("explosive"))
    built.place(at(built, *square), *component("hold"))
    assert (square in destroyed(built, (1, 3))) == is_near
