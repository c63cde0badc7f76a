"""What comes at a ship or walks through it, once more, from the plain data of a ship file."""

from __future__ import annotations

from starhaul.trucker.grid import Square
from starhaul.trucker.printed_components import Kind
from trucker.slow_boards import column_named_by
from trucker.slow_look import FRONT, LEFT, REAR, SIDES, Data, Looked, plain, shields


def line_of(ship: Looked, side: int, roll: int | None, dice: list[int] | None, shift: str | None) -> list[Square]:
    """The squares on the way of what comes from this side, in the order in which it passes them."""
    by = 0 if shift is None else 1 if shift in ("right", "rear") else -1
    if not ship.wraps:
        assert roll is not None
        axis = 0 if side in (FRONT, REAR) else 1
        line = sorted(square for square in ship.squares if square[axis] == roll + by)
        return line if side in (FRONT, LEFT) else line[::-1]
    assert dice is not None
    if side in (FRONT, REAR):
        column = (column_named_by(dice) + by - 1) % 9 + 1
        rows = [1, 2, 3, 4] if side == FRONT else [4, 3, 2, 1]
        line = [(column, row) for row in rows]
    else:
        begin, step = (3 if dice[1] <= 3 else 7), (1 if side == LEFT else -1)
        line = [((begin - 1 + step * number) % 9 + 1, dice[0] - 1 + by) for number in range(9)]
    return [square for square in line if square in ship.entries]


def hit(
    data: Data,
    threat: str,
    side: str,
    roll: int | None = None,
    dice: list[int] | None = None,
    shift: str | None = None,
) -> Data:
    ship = Looked(data)
    facing = SIDES.index(side)
    line = line_of(ship, facing, roll, dice, shift)
    if not line:
        return {"target": None, "harmless": True, "defences": [], "if_hit": None}
    target = line[0]
    harmless, defences = defence(ship, threat, facing, target)
    return {
        "target": list(target),
        "harmless": harmless,
        "defences": defences,
        "if_hit": without(ship, {target}),
    }


def defence(ship: Looked, threat: str, side: int, target: Square) -> tuple[bool, list[str]]:
    if ship.is_plated(target, side):
        return True, []
    shield = ["shield"] if shields(ship, side) else []
    if threat == "small":
        bounces = ship.side(target, side) == 0 or ship.is_join(target, side)
        return bounces, [] if bounces else shield
    if threat == "large":
        if shooters(ship, Kind.CANNON, side, target):
            return True, []
        return False, ["double_cannon"] if shooters(ship, Kind.DOUBLE_CANNON, side, target) else []
    return False, shield if threat == "light" else []


def shooters(ship: Looked, kind: Kind, side: int, target: Square) -> list[Square]:
    axis = 0 if side in (FRONT, REAR) else 1
    lanes = {target[axis]} if side == FRONT else {target[axis] - 1, target[axis], target[axis] + 1}
    if ship.wraps and axis == 0:
        lanes = {(lane - 1) % 9 + 1 for lane in lanes}
    return [square for square in ship.working(kind) if side in ship.aiming(square) and square[axis] in lanes]


def without(ship: Looked, destroyed: set[Square]) -> Data:
    """Explosions, breakage and marks until nothing more is destroyed, then the pieces left (MIS-CMP-11)."""
    gone: set[Square] = set()
    while destroyed != gone:
        gone = destroyed
        blown = {near for square in gone & {*ship.of(Kind.EXPLOSIVE)} for near in ship.around(square)}
        broken = {square for square in ship.of(Kind.FRAGILE) if ship.around(square) & gone}
        marked = {end for square in gone for end in ship.pair("marks", square)}
        destroyed = gone | blown | broken | marked
    rest = Looked(ship.data, without=gone)
    return {"destroyed": plain(gone), "pieces": [plain(piece) for piece in rest.pieces()]}


def intrude(
    data: Data,
    kind: str,
    side: str,
    hand: str,
    steps: int | None = None,
    charges: list[int] | None = None,
    roll: int | None = None,
    dice: list[int] | None = None,
    shift: str | None = None,
) -> Data:
    ship = Looked(data)
    line = line_of(ship, SIDES.index(side), roll, dice, shift)
    if not line or ship.is_defended(line[0]):
        outcome = "turned_away" if line else "misses"
        return {"outcome": outcome, "path": [], "emptied": [], "charged": [], "if_exploded": None}
    segments = charges or []
    path, is_defeated = walk(ship, line[0], SIDES.index(side), hand, sum(segments) or steps or 0)
    done = path[:-1] if is_defeated else path
    eaten = {square for square in done if ship.has_crew(square) or ship.goods(square) or ship.tokens(square)}
    planted = {
        done[sum(segments[:last]) - 1] for last in range(1, len(segments) + 1) if sum(segments[:last]) <= len(done)
    }
    return {
        "outcome": "defeated" if is_defeated else "leaves",
        "path": [list(square) for square in path],
        "emptied": [] if kind == "commando" else plain(eaten),
        "charged": plain(planted),
        "if_exploded": without(ship, planted) if planted else None,
    }


def walk(ship: Looked, entry: Square, side: int, hand: str, steps: int) -> tuple[list[Square], bool]:
    """Every step, and whether the last one was into a defended component."""
    path, facing = [entry], (side + 2) % 4
    while len(path) < steps:
        turns = [3, 0, 1, 2] if hand == "left" else [1, 0, 3, 2]
        ways = [way for way in ((facing + turn) % 4 for turn in turns) if ship.is_join(path[-1], way)]
        if not ways:
            path.append(path[-1])
            continue
        facing = ways[0]
        path.append(ship.beside(path[-1], facing))
        if ship.is_defended(path[-1]):
            return path, True
    return path, False
