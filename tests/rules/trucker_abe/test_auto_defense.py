"""Auto-defense systems (ABE-DEF)."""

from __future__ import annotations

import pytest

from citing import rule
from starhaul.trucker.grid import FRONT, LEFT
from starhaul.trucker.hits import LARGE_METEOR, NO_DEFENCE, defence
from starhaul.trucker.intruding import HANDS, way_through
from starhaul.trucker.ship import PURPLE
from starhaul.trucker.strength import cannon_halves, full_cannon_halves
from trucker.shipyard import at, component, ship, squares

EXAMPLES = {
    "two neighbours without matching connectors": ("A23> A23>", 0),
    "a single one": ("A23", 0),
    "two pairs": (
        """A23 A23v .
        .   A23  A23v""",
        2,
    ),
    "a joined square": (
        """A29  A29>
        A29< A29v""",
        2,
    ),
    "three in a row": ("A23 A25 A23v", 1),
    "four in a row, however the pairs are looked for": ("A23 A25 A25v A23v", 2),
}


@rule("ABE-DEF-EX1", "ABE-DEF-01", "ABE-DEF-07")
@pytest.mark.parametrize("name", EXAMPLES)
def test_every_joined_pair_adds_one(name: str) -> None:
    """Without any token, and with every double powered it is the same."""
    drawing, pairs = EXAMPLES[name]
    built = ship("II", (5, 7), f"""
        {drawing}
    """)  # fmt: skip
    assert cannon_halves(built) == full_cannon_halves(built) == 2 * pairs


@rule("ABE-DEF-EX1", "ABE-DEF-04", "ABE-DEF-05")
def test_a_pair_counts_without_a_cannon_and_wakes_the_purple_alien() -> None:
    built = ship("II", (6, 7), """
        A23 A23v start
    """)  # fmt: skip
    assert cannon_halves(built) == 2 * 1
    built.set_alien(at(built, 8, 7), PURPLE)
    assert cannon_halves(built) == 2 * 3
    built.remove(at(built, 6, 7))
    assert cannon_halves(built) == 0


@rule("ABE-DEF-04")
def test_it_shoots_no_meteors() -> None:
    built = ship("II", (7, 7), """
        A23
        A23
    """)  # fmt: skip
    assert defence(built, LARGE_METEOR, FRONT, 7) == NO_DEFENCE


@rule("ABE-DEF-02", "ABE-DEF-03")
def test_a_routing_module_joins_more_than_two_and_each_has_one_partner() -> None:
    """Three around the module are one pair; a fourth one makes it two."""
    built = ship("II", (5, 6), """
        .    A23> .
        A23  A14  A23v
    """)  # fmt: skip
    assert cannon_halves(built) == 2 * 1
    built.place(at(built, 6, 8), *component("A23<"))
    assert cannon_halves(built) == 2 * 2


@rule("ABE-DEF-03")
def test_the_largest_number_of_pairs_counts() -> None:
    """A row of four with a fifth one at its second: taking the two in the middle first would leave one pair."""
    built = ship("II", (5, 6), """
        .    A23>  .    .
        A23  A30   A25v A23v
    """)  # fmt: skip
    assert squares(built, built.joined_to(1 << at(built, 6, 7))) == [(5, 7), (6, 6), (7, 7)]
    assert cannon_halves(built) == 2 * 2


@rule("ABE-DEF-06")
def test_it_stops_an_intruder_paired_or_not() -> None:
    built = ship("II", (6, 7), """
        hold:*3** A25 hold:***3
    """)  # fmt: skip
    assert squares(built, built.defended_cells()) == [(7, 7)]
    way = way_through(built, LEFT, 7, HANDS["left"], 5, built.defended_cells())
    assert [built.board.square(cell) for cell in way.path] == [(6, 7), (7, 7)]
