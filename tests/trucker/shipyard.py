"""Drawing ships for tests.

    ship("II", (6, 6), '''
        gun^:0*3*   cabin:0***
        .           start
    ''')

A component is its kind, where it matters an arrow for the way it is turned (printed orientation: ^) and its capacity
(`x3`), and its sides clockwise from the front: 0 smooth, 1 single, 2 double, 3 universal, * any. The shipyard finds a
real tile that looks so, or complains. A tile can also be named by its id, with an arrow where it is turned (`A40>`).
The first word stands on the given square; a dot is an empty one.
"""

from __future__ import annotations

import re

from starhaul.trucker.boards import board
from starhaul.trucker.components import COMPONENTS, TILES
from starhaul.trucker.grid import Square
from starhaul.trucker.printed_components import Kind
from starhaul.trucker.ship import Ship, starting_ship

KINDS = {
    "start": Kind.STARTING_CABIN,
    "cabin": Kind.CABIN,
    "purple": Kind.LIFE_SUPPORT_PURPLE,
    "brown": Kind.LIFE_SUPPORT_BROWN,
    "engine": Kind.ENGINE,
    "2engine": Kind.DOUBLE_ENGINE,
    "gun": Kind.CANNON,
    "2gun": Kind.DOUBLE_CANNON,
    "battery": Kind.BATTERY,
    "shield": Kind.SHIELD,
    "hold": Kind.CARGO_HOLD,
    "special": Kind.SPECIAL_HOLD,
    "pipes": Kind.STRUCTURAL,
    "solar": Kind.SOLAR_PANEL,
    "thruster": Kind.THRUSTER,
    "router": Kind.ROUTING_MODULE,
    "mixed": Kind.MIXED_LIFE_SUPPORT,
    "crubots": Kind.CRUBOT_STATION,
    "auto": Kind.AUTO_DEFENSE,
    "armory": Kind.ARMORY,
    "explosive": Kind.EXPLOSIVE,
    "fragile": Kind.FRAGILE,
    "heavy": Kind.HEAVY,
    "radioactive": Kind.RADIOACTIVE,
    "artifact": Kind.ARTIFACT,
}
WORD = re.compile(
    rf"(?P<kind>{'|'.join(KINDS)})(?P<turn>[\^>v<]?)(?:x(?P<capacity>[123]))?(?::(?P<sides>[0-3*]{{4}}))?"
)


NAMED = re.compile(r"(?P<id>[A-Z][0-9]+)(?P<turn>[\^>v<]?)")


def component(word: str) -> tuple[int, int]:
    """The tile and the turn that look like this word."""
    named = NAMED.fullmatch(word)
    if named:
        return TILES[named["id"]], "^>v<".index(named["turn"] or "^")
    found = WORD.fullmatch(word)
    if not found:
        raise LookupError(f"no component is written {word!r}")
    turns = range(4) if not found["turn"] else ["^>v<".index(found["turn"])]
    for turn in turns:
        for tile in _tiles(KINDS[found["kind"]], int(found["capacity"] or 0)):
            if _fit(COMPONENTS[tile].sides, turn, found["sides"] or "****"):
                return tile, turn
    raise LookupError(f"no component looks like {word!r}")


def _tiles(kind: Kind, capacity: int) -> list[int]:
    """The tiles of this kind; with capacity 0, of any capacity."""
    return [
        tile for tile, printed in enumerate(COMPONENTS) if printed.kind is kind and capacity in (0, printed.capacity)
    ]


def _fit(printed: tuple[int, ...], turn: int, sides: str) -> bool:
    return all(sides[facing] in ("*", str(printed[facing - turn])) for facing in range(4))


def ship(ship_class: str, corner: Square, drawing: str) -> Ship:
    """The ship that is drawn, nobody and nothing aboard."""
    drawn = Ship(board(ship_class))
    for row, line in enumerate(drawing.split("\n")[1:-1], corner[1]):
        for column, word in enumerate(line.split(), corner[0]):
            if word != ".":
                tile, turn = component(word)
                drawn.place(at(drawn, column, row), tile, turn)
    return drawn


def at(built: Ship, column: int, row: int) -> int:
    """The cell of a square."""
    return built.board.cell((column, row))


def squares(built: Ship, cells: int) -> list[Square]:
    return built.board.grid.squares(cells)


def start(ship_class: str = "II") -> Ship:
    """A ship of nothing but a starting cabin."""
    return starting_ship(board(ship_class), TILES["S1"])


def allowed(built: Ship, word: str, turns: str = "^>v<") -> set[tuple[Square, str]]:
    """The squares and turns where this component may be added; its word says how it looks when it is not turned."""
    tile, turn = component(word)
    assert turn == 0, f"{word} is not how the tile is printed"
    signs = {sign: "^>v<".index(sign) for sign in turns}
    return {(square, sign) for sign, turn in signs.items() for square in squares(built, built.legal_cells(tile, turn))}
