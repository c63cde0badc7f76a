"""Mirror pairs of Alien Design (MIS-HSE-05)."""

from __future__ import annotations

import pytest

from citing import rule
from starhaul.trucker.boards import BASE_BOARDS, board
from starhaul.trucker.expansion_boards import all_boards
from starhaul.trucker.mirroring import mirror_pairs
from starhaul.trucker.ship import Ship
from starhaul.trucker.ship_board import NO_CELL
from trucker.shipyard import ship


def row(text: str, ship_class: str = "II", first: tuple[int, int] = (5, 7)) -> Ship:
    """One row of components; on class II the starting column is 7."""
    return ship(ship_class, first, f"\n{text}\n")


@rule("MIS-HSE-05")
def test_components_of_a_kind_equally_far_from_the_starting_column_are_a_pair() -> None:
    assert mirror_pairs(row("hold cabin start cabin hold")) == 2
    assert mirror_pairs(row("hold cabin start hold cabin")) == 0
    assert mirror_pairs(row("hold . start . .")) == 0
    assert mirror_pairs(row("hold . start . hold . .", first=(4, 7))) == 0, "the starting column is that of the board"


@rule("MIS-HSE-05")
def test_they_must_be_in_the_same_row() -> None:
    built = ship("II", (6, 6), """
        hold .     .
        .    start hold
    """)  # fmt: skip
    assert mirror_pairs(built) == 0


@rule("MIS-HSE-05")
def test_what_stands_in_the_starting_column_mirrors_nothing() -> None:
    built = ship("II", (7, 6), """
        hold
        start
        hold
    """)  # fmt: skip
    assert mirror_pairs(built) == 0


@rule("MIS-HSE-05")
@pytest.mark.parametrize(
    ("left", "right"),
    [
        ("engine", "2engine"),
        ("gun", "2gun"),
        ("hold", "special"),
        ("purple", "brown"),
        ("M61", "M69"),
        ("cabin", "battery"),
        ("explosive", "fragile"),
    ],
)
def test_single_and_double_kinds_of_holds_and_colours_differ(left: str, right: str) -> None:
    assert mirror_pairs(row(f"{left} start {right}", first=(6, 7))) == 0


@rule("MIS-HSE-05", "ABE-GEN-08")
@pytest.mark.parametrize(
    ("left", "right"),
    [
        ("batteryx2", "batteryx3"),
        ("holdx2", "holdx3"),
        ("gun^", "gun>"),
        ("pipes:1*1*", "pipes:3*3*"),
        ("special", "A37"),
        ("M61", "M62>"),
        ("M69", "M70"),
    ],
)
def test_capacity_connectors_orientation_and_plating_do_not_matter(left: str, right: str) -> None:
    """A37 is a plated special hold."""
    assert mirror_pairs(row(f"{left} start {right}", first=(6, 7))) == 1


@rule("MIS-HSE-05")
def test_class_iib_mirrors_its_last_column_in_its_first() -> None:
    built = ship("IIB", (1, 3), "\nhold . . . start . . . hold\n")
    assert mirror_pairs(built) == 1


@pytest.mark.parametrize("name", [*BASE_BOARDS, *all_boards()])
def test_the_starting_column_is_the_middle_one_of_every_board(name: str) -> None:
    """After doubles IIIB has no starting square any more: its column is that of the others."""
    found = board(name)
    if found.start != NO_CELL:
        assert found.square(found.start)[0] == found.starting_column
    elif name.startswith("IIIB"):
        assert found.starting_column == board("IIIB").starting_column
