"""Everything that the spot check finds (CHK-01)."""

from __future__ import annotations

from citing import rule
from starhaul.trucker.faults import faults
from starhaul.trucker.grid import Square
from starhaul.trucker.ship import Ship
from trucker.shipyard import ship

Found = list[tuple[str, Square, Square | None]]


def found(built: Ship) -> Found:
    return [(fault.code, fault.at, fault.with_) for fault in faults(built)]


@rule("CHK-01", "trucker-base:EX-02")
def test_a_single_connector_against_a_double_one() -> None:
    built = ship("II", (7, 7), """
        start      cabin:**13
        pipes:33** battery:2**3
    """)  # fmt: skip
    assert found(built) == [("single_to_double", (8, 7), (8, 8))]


@rule("CHK-01", "trucker-base:EX-02")
def test_a_connector_against_a_smooth_side() -> None:
    built = ship("II", (7, 7), """
        start      cabin:**03
        pipes:33** battery:2**3
    """)  # fmt: skip
    assert found(built) == [("connector_to_smooth", (8, 7), (8, 8))]


@rule("CHK-01", "trucker-base:EX-02")
def test_an_engine_not_pointing_to_the_rear() -> None:
    """Its exhaust points to the right, over an empty square."""
    built = ship("II", (7, 7), """
        start engine<:*0*3
    """)  # fmt: skip
    assert found(built) == [("engine_not_rearward", (8, 7), None)]


@rule("CHK-01", "trucker-base:EX-02")
def test_a_component_behind_an_engine() -> None:
    built = ship("II", (7, 7), """
        start      engine:0003
        pipes:33** cabin:0**3
    """)  # fmt: skip
    assert found(built) == [("blocked_engine", (8, 7), (8, 8))]


@rule("CHK-01", "trucker-base:EX-02")
def test_a_component_before_a_barrel() -> None:
    built = ship("II", (7, 6), """
        pipes:*33* cabin:**03
        start      gun^:00*3
    """)  # fmt: skip
    assert found(built) == [("blocked_cannon", (8, 7), (8, 6))]


@rule("CHK-01", "trucker-base:EX-02")
def test_a_component_outside_the_area() -> None:
    """Class II has no square in column 7, row 5; class III has."""
    drawing = """
        battery:**3*
        pipes:3*3*
        start
    """
    assert found(ship("II", (7, 5), drawing)) == [("outside_area", (7, 5), None)]
    assert found(ship("III", (7, 5), drawing)) == []


@rule("CHK-01", "trucker-base:EX-02")
def test_a_part_not_attached_to_the_rest() -> None:
    """Two components hang on each other and on nothing else."""
    built = ship("II", (7, 7), """
        start battery:***3 . pipes:3*3*
        .     .            . battery:3***
    """)  # fmt: skip
    assert found(built) == [("not_attached", (10, 7), None), ("not_attached", (10, 8), None)]


@rule("CHK-01")
def test_the_part_with_the_starting_cabin_is_the_ship_even_if_it_is_the_smaller() -> None:
    built = ship("II", (4, 8), """
        pipes:*3*3 battery:***3 . start
    """)  # fmt: skip
    assert found(built) == [("not_attached", (4, 8), None), ("not_attached", (5, 8), None)]


@rule("CHK-01")
def test_touching_smooth_sides_attach_nothing() -> None:
    built = ship("II", (7, 7), """
        start engine:0003 battery:**00
    """)  # fmt: skip
    assert found(built) == [("not_attached", (9, 7), None)]


@rule("CHK-01")
def test_without_a_starting_cabin_the_largest_piece_is_the_ship() -> None:
    built = ship("II", (4, 8), """
        hold . pipes:*3*3 pipes:*3*3
    """)  # fmt: skip
    assert found(built) == [("not_attached", (4, 8), None)]
    equal = ship("II", (4, 8), """
        hold . hold
    """)  # fmt: skip
    assert found(equal) == [("not_attached", (6, 8), None)], "of equal pieces the one with the smallest square stays"


@rule("CHK-01")
def test_two_cannons_facing_each_other_are_two_faults() -> None:
    built = ship("II", (7, 7), """
        gun> gun<
    """)  # fmt: skip
    assert [fault for fault in found(built) if fault[0] == "blocked_cannon"] == [
        ("blocked_cannon", (7, 7), (8, 7)),
        ("blocked_cannon", (8, 7), (7, 7)),
    ]


@rule("CHK-01")
def test_a_turned_engine_is_blocked_where_its_exhaust_points() -> None:
    """One pair may have several faults: here the exhaust also meets a connector."""
    built = ship("II", (7, 7), """
        start engine>:*3*0
    """)  # fmt: skip
    assert found(built) == [
        ("connector_to_smooth", (7, 7), (8, 7)),
        ("blocked_engine", (8, 7), (7, 7)),
        ("engine_not_rearward", (8, 7), None),
        ("not_attached", (8, 7), None),
    ]


def test_a_legal_ship_has_no_faults() -> None:
    built = ship("II", (6, 6), """
        .           gun^:0*3*  .
        engine:0300 start      cabin:***1
        .           pipes:33** .
    """)  # fmt: skip
    assert faults(built) == []


def test_a_fault_names_its_rule() -> None:
    built = ship("II", (7, 7), """
        start engine<:*0*3
    """)  # fmt: skip
    (fault,) = faults(built)
    assert fault.rule == "BLD-13"
