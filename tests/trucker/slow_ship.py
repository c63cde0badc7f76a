"""The relations and building rules once more, written for clarity alone: what the fast ones are compared with."""

from __future__ import annotations

from starhaul.trucker.boards import board
from starhaul.trucker.components import COMPONENTS
from starhaul.trucker.grid import Square, cells_in
from starhaul.trucker.printed_components import Kind
from starhaul.trucker.ship import Ship

STEPS = [(0, -1), (1, 0), (0, 1), (-1, 0)]
ENGINES = {Kind.ENGINE, Kind.DOUBLE_ENGINE}
CANNONS = {Kind.CANNON, Kind.DOUBLE_CANNON}

Hull = dict[Square, tuple[int, int]]
"""Tile and turn by square."""
Problem = tuple[str, Square, Square | None]


def hull(ship: Ship) -> Hull:
    return {ship.board.square(cell): (ship.tile_at(cell), ship.turn_at(cell)) for cell in cells_in(ship.occupied)}


def side(hull: Hull, square: Square, facing: int) -> int:
    tile, turn = hull[square]
    return COMPONENTS[tile].sides[(facing - turn) % 4]


def beside(square: Square, facing: int) -> Square:
    across, down = STEPS[facing]
    return square[0] + across, square[1] + down


def touching(one: int, other: int) -> str | None:
    """The fault of two touching sides."""
    if (one == 0) != (other == 0):
        return "connector_to_smooth"
    if {one, other} == {1, 2}:
        return "single_to_double"
    return None


def joined(hull: Hull, square: Square, facing: int) -> bool:
    other = beside(square, facing)
    if other not in hull:
        return False
    mine, theirs = side(hull, square, facing), side(hull, other, (facing + 2) % 4)
    return mine != 0 and theirs != 0 and touching(mine, theirs) is None


def exposed(hull: Hull) -> int:
    return sum(
        side(hull, square, facing) != 0 and beside(square, facing) not in hull for square in hull for facing in range(4)
    )


def connected(hull: Hull, squares: set[Square]) -> set[Square]:
    reached, front = set(squares), list(squares)
    while front:
        square = front.pop()
        for facing in range(4):
            other = beside(square, facing)
            if joined(hull, square, facing) and other not in reached:
                reached.add(other)
                front.append(other)
    return reached


def pieces(hull: Hull) -> list[list[Square]]:
    found: list[list[Square]] = []
    for square in sorted(hull):
        if not any(square in piece for piece in found):
            found.append(sorted(connected(hull, {square})))
    return sorted(found, key=lambda piece: (-len(piece), piece[0]))


def aimed_at(tile: int, turn: int, square: Square) -> Square | None:
    """The square that a barrel or an exhaust looks at."""
    kind = COMPONENTS[tile].kind
    if kind in CANNONS:
        return beside(square, turn)
    return beside(square, (2 + turn) % 4) if kind in ENGINES else None


def faults(hull: Hull, ship_class: str) -> list[Problem]:
    found: list[Problem] = []
    area = set(board(ship_class).squares(board(ship_class).area))
    for square, (tile, turn) in hull.items():
        kind = COMPONENTS[tile].kind
        if kind in ENGINES and turn != 0:
            found.append(("engine_not_rearward", square, None))
        target = aimed_at(tile, turn, square)
        if target in hull:
            found.append(("blocked_engine" if kind in ENGINES else "blocked_cannon", square, target))
        if square not in area:
            found.append(("outside_area", square, None))
        for facing in range(4):
            other = beside(square, facing)
            if other in hull and square < other:
                code = touching(side(hull, square, facing), side(hull, other, (facing + 2) % 4))
                found += [(code, square, other)] if code else []
    found += [("not_attached", square, None) for square in set(hull) - attached(hull)]
    return sorted(found, key=lambda fault: (fault[1], fault[0], fault[2] or (0, 0)))


def attached(hull: Hull) -> set[Square]:
    starts = {square for square, (tile, _) in hull.items() if COMPONENTS[tile].kind is Kind.STARTING_CABIN}
    if starts:
        return connected(hull, starts)
    return set(pieces(hull)[0]) if hull else set()


def may_be_added(hull: Hull, ship_class: str, tile: int, square: Square, turn: int) -> bool:
    """BLD-06 to BLD-15 by trying: add it, and look whether it brings a fault and a join."""
    if square in hull:
        return False
    grown = hull | {square: (tile, turn)}
    if hull and not any(joined(grown, square, facing) for facing in range(4)):  # the first goes anywhere (ABE-IIIB-04)
        return False
    new = [fault for fault in faults(grown, ship_class) if fault[0] != "not_attached" and square in fault[1:]]
    return not new
