"""Who may live where, and what an epidemic does (CRW, CRD-EPIDEMIC)."""

from __future__ import annotations

from citing import rule
from starhaul.trucker.grid import cells_in
from starhaul.trucker.ship import BROWN, PURPLE, Ship
from trucker.shipyard import at, ship, squares


def options(built: Ship, column: int, row: int) -> list[int]:
    return built.alien_options(at(built, column, row))


@rule("CRW-02")
def test_the_starting_cabin_never_takes_an_alien() -> None:
    built = ship("II", (6, 7), """
        purple:*3** start brown:***3
    """)  # fmt: skip
    assert options(built, 7, 7) == []


@rule("CRW-03", "CRW-04")
def test_a_cabin_takes_aliens_of_the_life_supports_joined_to_it() -> None:
    """None; one of purple; either of two colours."""
    assert options(ship("II", (7, 7), """
        start cabin:***3
    """), 8, 7) == []  # fmt: skip
    assert options(ship("II", (8, 7), """
        cabin:*3** purple:***3
    """), 8, 7) == [PURPLE]  # fmt: skip
    assert options(ship("II", (7, 7), """
        brown:*3** cabin:*3*2 purple:***3
    """), 8, 7) == [PURPLE, BROWN]  # fmt: skip


@rule("CRW-05", "trucker-base:EX-08")
def test_one_alien_of_each_colour_is_enough() -> None:
    """Two cabins at the same life support: when one has taken the alien, the other cannot."""
    built = ship("II", (7, 7), """
        cabin:*3** purple:*2*2 cabin:***3
    """)  # fmt: skip
    assert (options(built, 7, 7), options(built, 9, 7)) == ([PURPLE], [PURPLE])
    built.set_alien(at(built, 7, 7), PURPLE)
    assert options(built, 9, 7) == []
    assert squares(built, built.alien_cabins(PURPLE)) == [(7, 7), (9, 7)], "no matter who lives there now"


@rule("CRW-06")
def test_a_life_support_must_be_joined_not_just_adjacent() -> None:
    """Smooth sides between them; then a single connector against a double one; at last one support for two cabins."""
    adjacent = ship("II", (8, 7), """
        cabin:*0** purple:***0
    """)  # fmt: skip
    assert options(adjacent, 8, 7) == []
    clashing = ship("II", (8, 7), """
        cabin:*1** purple:***2
    """)  # fmt: skip
    assert options(clashing, 8, 7) == []
    shared = ship("II", (7, 7), """
        cabin:*3** brown:*1*1 cabin:***3
    """)  # fmt: skip
    assert (options(shared, 7, 7), options(shared, 9, 7)) == ([BROWN], [BROWN])


@rule("CRW-10")
def test_an_alien_leaves_when_its_last_life_support_is_lost() -> None:
    built = ship("II", (7, 7), """
        purple:*3** cabin:*3*2 purple:***3
        .           .          .
    """)  # fmt: skip
    cabin = at(built, 8, 7)
    built.set_alien(cabin, PURPLE)
    assert built.unsupported_aliens() == 0
    built.remove(at(built, 7, 7))
    assert built.unsupported_aliens() == 0, "a second one keeps it"
    built.remove(at(built, 9, 7))
    assert built.unsupported_aliens() == 1 << cabin


@rule("CRW-10")
def test_a_life_support_of_the_other_colour_keeps_nobody() -> None:
    built = ship("II", (8, 7), """
        cabin:*3** purple:***3
    """)  # fmt: skip
    built.set_alien(at(built, 8, 7), BROWN)
    assert squares(built, built.unsupported_aliens()) == [(8, 7)]


CABINS = """
    cabin:*3** cabin:*1*2 cabin:***3
"""


@rule("CRD-EPIDEMIC-02", "trucker-base:EX-27")
def test_three_cabins_in_a_row() -> None:
    built = ship("II", (7, 7), CABINS)
    for column, figures in ((7, 2), (8, 1), (9, 2)):
        built.set_humans(at(built, column, 7), figures)
    for cell in cells_in(built.epidemic_cells()):
        built.take_human(cell)
    assert [built.humans_at(at(built, column, 7)) for column in (7, 8, 9)] == [1, 0, 1]


@rule("CRD-EPIDEMIC-01", "trucker-base:EX-27")
def test_an_empty_cabin_between_them_saves_the_others() -> None:
    built = ship("II", (7, 7), CABINS)
    built.set_humans(at(built, 7, 7), 2)
    built.set_humans(at(built, 9, 7), 2)
    assert built.epidemic_cells() == 0


@rule("CRD-EPIDEMIC-01")
def test_the_starting_cabin_and_aliens_are_hit_too_and_other_crew_is_not() -> None:
    """The cabin on the right is adjacent to the other, but not joined to it."""
    built = ship("II", (7, 7), """
        start cabin:*0*3 cabin:***0
    """)  # fmt: skip
    built.set_humans(at(built, 7, 7), 2)
    built.set_alien(at(built, 8, 7), BROWN)
    built.set_humans(at(built, 9, 7), 2)
    assert squares(built, built.epidemic_cells()) == [(7, 7), (8, 7)]
