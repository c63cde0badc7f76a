"""Building class IIB: a ship goes round, and its last column lies beside its first (ABE-IIB-01 to ABE-IIB-03)."""

from __future__ import annotations

from citing import rule
from starhaul.trucker.boards import board
from starhaul.trucker.faults import faults
from starhaul.trucker.grid import FRONT, LEFT, Square
from starhaul.trucker.ship import Ship
from trucker.shipyard import component, squares

IIB = board("IIB")


def placed(**words: str) -> Ship:
    """By name of the square: `c9r3` is column 9, row 3."""
    built = Ship(IIB)
    for name, word in words.items():
        built.place(IIB.cell((int(name[1]), int(name[3]))), *component(word))
    return built


def told(built: Ship) -> list[tuple[str, Square, Square | None]]:
    return [(fault.code, fault.at, fault.with_) for fault in faults(built) if fault.code != "not_attached"]


@rule("ABE-IIB-EX1", "ABE-IIB-01", "ABE-IIB-02")
def test_a_ship_that_clashes_across_the_seam_is_illegal() -> None:
    """Connectors that do not fit, and a cannon that points at what stands on the other side."""
    built = placed(c9r3="cabin:*1**", c1r3="cabin:***2", c9r1="gun>", c1r1="hold:***0")
    assert told(built) == [("single_to_double", (1, 3), (9, 3)), ("blocked_cannon", (9, 1), (1, 1))]


@rule("ABE-IIB-EX1", "ABE-IIB-01", "ABE-IIB-03", "ABE-ARM-01")
def test_in_a_legal_ship_things_hang_and_are_joined_across_the_seam() -> None:
    """The cannon at the upper right hangs on the upper left alone, the crew in the first column is armed."""
    built = placed(c1r1="pipes:**33", c9r1="gun^:03**", c1r2="cabin:3**2", c9r2="armory:*2**")
    assert told(built) == []
    assert [squares(built, piece) for piece in built.pieces()] == [[(1, 1), (1, 2), (9, 1), (9, 2)]]
    built.set_humans(IIB.cell((1, 2)), 2)
    assert squares(built, built.armed_cells()) == [(1, 2)]


@rule("ABE-IIB-02", "ABE-THR-02")
def test_both_squares_of_a_thruster_are_looked_for_across_the_seam() -> None:
    """Not turned it points to the front and the right: in the last column that is the first."""
    built = placed(c9r3="A08", c1r3="hold:***0", c9r2="hold:**0*")
    assert [fault for fault in told(built) if fault[0] == "blocked_thruster"] == [
        ("blocked_thruster", (9, 3), (1, 3)),
        ("blocked_thruster", (9, 3), (9, 2)),
    ]
    alone = placed(c9r3="A08")
    assert not alone.free >> IIB.cell((1, 3)) & 1
    assert not alone.free >> IIB.cell((9, 2)) & 1


@rule("ABE-IIB-03")
def test_a_connector_at_the_seam_is_exposed_only_if_nothing_stands_on_the_other_side() -> None:
    built = placed(c1r3="cabin:***1", c9r3="battery:*1**")
    assert not built.exposed(LEFT) >> IIB.cell((1, 3)) & 1
    built.remove(IIB.cell((9, 3)))
    assert built.exposed(LEFT) >> IIB.cell((1, 3)) & 1
    assert IIB.grid.shift(1 << IIB.cell((1, 1)), FRONT) & IIB.grid.squares_all == 0, "rows do not go round"
