"""Class IIB (ABE-IIB): building round the cylinder. Its geometry and dice: tests/trucker/test_geometry.py."""

from __future__ import annotations

from citing import rule
from starhaul.trucker import TruckerState
from starhaul.trucker.faults import faults
from starhaul.trucker.ship import Ship
from trucker.shipyard import ship
from trucker.tables import build, do, finish, manned, moves_of, refusal, take

PIPES = "B147"  # single, universal, single, universal


def round_ship(corner: tuple[int, int], drawing: str) -> Ship:
    return manned(ship("IIB", corner, f"\n{drawing}"))


def flat(*parts: str) -> str:
    """A drawing of one row."""
    return " ".join(parts) + "\n"


def building() -> TruckerState:
    return build(2, sets=["abe"], classes=["IIB"])


@rule("ABE-IIB-01", "ABE-IIB-EX1")
def test_a_row_is_built_round_the_cylinder() -> None:
    """From the starting cabin to the right, past the last column: the next square is in the first."""
    table = building()
    modules = ["B147", "B148", "B149", "B150", "B151", "B152"]
    for column in (6, 7, 8, 9, 1):
        place_somehow(table, modules, f"{column},3")
    loose = table.view(0).players[0].loose
    assert loose is not None
    assert loose.square == (1, 3), "it hangs on the component in the last column"
    finish(table)
    assert table.ships[0].pieces() == [table.ships[0].occupied]
    assert faults(table.ships[0]) == []


def place_somehow(table: TruckerState, tiles: list[str], square: str) -> None:
    """The first of these that fits there, turned so that it does."""
    while tiles:
        take(table, 0, tiles.pop(0))
        fitting = [move for move in moves_of(table, 0) if move.startswith(f"place {square} ")]
        if fitting:
            do(table, 0, fitting[0])
            return
        do(table, 0, "return")
    raise AssertionError(f"nothing fits on {square}")


@rule("ABE-IIB-01")
def test_moves_and_refusals_know_the_seam() -> None:
    table = building()
    table.ships[0] = round_ship((5, 3), flat("start", "pipes", "pipes", "pipes", "pipes:*0**"))
    take(table, 0, PIPES)
    assert not [move for move in moves_of(table, 0) if move.startswith("place 1,3 ")]
    assert refusal(table, 0, "place 1,3 0") == ("connector_to_smooth", "BLD-08")


@rule("ABE-IIB-02", "ABE-IIB-EX1")
def test_nothing_may_stand_before_a_barrel_across_the_seam() -> None:
    table = building()
    gun = round_ship((5, 3), "start pipes pipes pipes gun>:*0*3\n")
    table.ships[0] = gun
    assert [gun.board.square(cell) for cell in range(gun.board.grid.size) if gun.aims[1] >> cell & 1] == [(9, 3)]
    take(table, 0, PIPES)
    assert refusal(table, 0, "place 1,3 0") == ("blocked_cannon", "BLD-14")


@rule("ABE-IIB-14")
def test_two_components_may_be_reserved_although_no_place_is_drawn() -> None:
    table = building()
    for tile in ("B147", "B148"):
        take(table, 0, tile)
        do(table, 0, "reserve")
    take(table, 0, "B149")
    assert refusal(table, 0, "reserve") == ("reserve-full", "TIM-14")
    assert table.ships[0].board.insurance is None
