"""Adjacent, joined, connected, exposed: four questions about two components (TRM)."""

from __future__ import annotations

from citing import rule
from starhaul.trucker.faults import faults
from starhaul.trucker.grid import FRONT, LEFT, REAR, RIGHT
from starhaul.trucker.hits import target
from starhaul.trucker.ship import PURPLE
from trucker.shipyard import at, ship, squares, start


@rule("TRM-01")
def test_adjacent_components_share_an_edge() -> None:
    built = ship("II", (6, 6), """
        hold  hold  hold
        hold  start hold
        hold  hold  hold
    """)  # fmt: skip
    assert squares(built, built.touching(1 << at(built, 7, 7))) == [(6, 7), (7, 6), (7, 8), (8, 7)]


@rule("TRM-02")
def test_joined_components_have_compatible_connectors_on_both_sides() -> None:
    """Right of the start a single connector; in front of it and behind it smooth sides; nothing else is near."""
    built = ship("II", (6, 6), """
        .           cabin:**0* .
        cabin:*2**  start      cabin:***1
        .           cabin:0*** .
    """)  # fmt: skip
    assert squares(built, built.joined_to(1 << at(built, 7, 7))) == [(6, 7), (8, 7)]
    clashing = ship("II", (6, 7), """
        cabin:*2** cabin:***1
    """)  # fmt: skip
    assert clashing.joined_to(clashing.occupied) == 0


@rule("TRM-03")
def test_connected_components_are_reached_through_joins() -> None:
    """The cannon touches the start and the battery with smooth sides and hangs on the module behind it alone."""
    built = ship("II", (6, 7), """
        battery:*0*0 start      gun^:00*0
        .            pipes:33** pipes:3**3
    """)  # fmt: skip
    start_cell, cannon = at(built, 7, 7), at(built, 8, 7)
    assert not built.joined_to(1 << start_cell) >> cannon & 1
    assert squares(built, built.connected_to(1 << start_cell)) == [(7, 7), (7, 8), (8, 7), (8, 8)]
    assert [squares(built, piece) for piece in built.pieces()] == [[(7, 7), (7, 8), (8, 7), (8, 8)], [(6, 7)]]


def test_equal_pieces_come_by_their_first_square() -> None:
    built = ship("II", (5, 7), """
        hold . hold
        .    . .
        hold . .
    """)  # fmt: skip
    assert [squares(built, piece) for piece in built.pieces()] == [[(5, 7)], [(5, 9)], [(7, 7)]]


@rule("TRM-04", "BLD-21")
def test_exposed_connectors_look_at_no_component() -> None:
    """A lone starting cabin, which is a legal ship, has four; a joined side and one against a smooth side are none."""
    assert start().exposed_connectors() == 4
    assert faults(start()) == []
    built = ship("II", (6, 7), """
        engine:0300 start battery:0003
    """)  # fmt: skip
    assert built.exposed_connectors() == 2
    assert faults(built) == []
    clashing = ship("II", (7, 7), """
        start battery:0300
    """)  # fmt: skip
    assert clashing.exposed_connectors() == 3 + 1


@rule("TRM-04")
def test_connectors_into_a_hole_and_over_the_edge_are_exposed() -> None:
    """An engine's connector looks into the hole inside a ring; a hold's over the left edge of the board."""
    ring = ship("II", (6, 6), """
        pipes pipes       pipes
        pipes .           pipes
        pipes engine:1000 pipes
    """)  # fmt: skip
    assert ring.exposed_connectors_of(at(ring, 7, 8)) == 1
    edge = ship("II", (4, 7), """
        hold:0003
    """)  # fmt: skip
    assert edge.exposed_connectors() == 1


@rule("trucker-base:EX-01", "TRM-04")
def test_eight_exposed_connectors_whatever_their_types() -> None:
    """Sides are counted, not pipes: two universal, three single and three double ones."""
    built = ship("II", (6, 7), """
        battery:1212 start cabin:2121
    """)  # fmt: skip
    assert built.exposed_connectors() == 8


@rule("TRM-05")
def test_the_front_has_low_row_numbers() -> None:
    built = ship("II", (7, 6), """
        hold
        start
        hold
    """)  # fmt: skip
    met = [target(built, side, 7) for side in (FRONT, REAR)]
    assert met == [at(built, 7, 6), at(built, 7, 8)]
    row = ship("II", (6, 7), """
        hold start hold
    """)  # fmt: skip
    assert [target(row, side, 7) for side in (LEFT, RIGHT)] == [at(row, 6, 7), at(row, 8, 7)]


@rule("TRM-08")
def test_an_alien_is_one_crew_like_a_human() -> None:
    built = ship("II", (7, 7), """
        start cabin
    """)  # fmt: skip
    built.set_humans(at(built, 7, 7), 2)
    built.set_alien(at(built, 8, 7), PURPLE)
    assert (built.crew, built.total_humans, built.total_aliens) == (3, 2, 1)
    assert squares(built, built.crewed_cells()) == [(7, 7), (8, 7)]
    built.take_alien(at(built, 8, 7))
    built.take_human(at(built, 7, 7))
    assert (built.crew, built.total_humans, built.crewed_cells()) == (1, 1, 1 << at(built, 7, 7))
