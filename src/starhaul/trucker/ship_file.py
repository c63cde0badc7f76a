"""Ships as plain data, the format that other tools read and write: a class and a list of components.

A ship may break every building rule. What cannot be a ship at all is refused with the number of the entry.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar, final

from starhaul.kernel import Outcome, Plain, Value
from starhaul.kernel.chance import FACES

from .altering import form_with
from .boards import BASE_BOARDS, EVERY_SQUARE, board, widened
from .components import BATTERY, COMPONENTS, CRUBOT_STATION, TILES
from .expansion_boards import FRONT_HALVES, REAR_HALVES, closed_by, closed_name, halves_name, halves_of
from .goods import COLOURS
from .grid import Cylinder, Square, cells_in
from .options import EXPANSION_CLASSES
from .ship import ALIEN_NAMES, MOST_ABOARD, NO_ALIEN, Ship
from .ship_board import Board
from .ship_file_fields import NotAShip, as_table, count_of, field_of, flag_of, list_of, shown, square_of
from .ship_file_tokens import read_alteration, read_pairs, written_alteration, written_pairs

CLASSES: Final = (*BASE_BOARDS, *EXPANSION_CLASSES)
CABIN_HUMANS: Final = 2
TURNS: Final = 4

Read = TypeVar("Read")
Given = TypeVar("Given")


@final
class Entry(Value):
    """A component of a file: what stands where, and all that is written about it."""

    __slots__ = ("fields", "square", "tile", "turn")

    def __init__(self, fields: dict[str, object], tile: int, square: Square, turn: int) -> None:
        self.fields: Final = fields
        self.tile: Final = tile
        self.square: Final = square
        self.turn: Final = turn


def read_ship(data: object) -> Ship:
    """The ship that this plain data describes, or NotAShip."""
    table = as_table(data)
    named = _board(table)
    entries = _each(list_of(table, "components"), lambda component: _entry(named, as_table(component)))
    is_wide_enough = all(named.has(entry.square) for entry in entries)
    ship = Ship(named if is_wide_enough else widened(named))
    _each(entries, lambda entry: _place(ship, entry))
    read_pairs(ship, table)
    _each(entries, lambda entry: _load(ship, entry))  # what it can hold, others decide as well
    return ship


def _each(entries: Sequence[Given], read: Callable[[Given], Read]) -> list[Read]:
    """This of every component; whatever is wrong with one is told with its number."""
    found = []
    for number, entry in enumerate(entries, 1):
        try:
            found.append(read(entry))
        except NotAShip as error:
            error.entry = number
            raise
    return found


def _board(table: dict[str, object]) -> Board:
    name = field_of(table, "class")
    if not isinstance(name, str) or name not in CLASSES:
        raise NotAShip("unknown_class", value=shown(name), known=", ".join(CLASSES))
    if name == "IV":
        return board(halves_name(*_halves(field_of(table, "halves"))))
    if name == "IIIB" and table.get("closed") is not None:
        return board(closed_name(_dice(table["closed"])))
    return board(name)


def _halves(halves: object) -> tuple[str, str]:
    match halves:
        case [str(front), str(rear)] if front in FRONT_HALVES and rear in REAR_HALVES:
            return front, rear
    raise NotAShip("not_halves", value=shown(halves), front=", ".join(FRONT_HALVES), rear=", ".join(REAR_HALVES))


def _dice(faces: object) -> Outcome:
    if isinstance(faces, list) and len(faces) == 2 and all(_is_face(face) for face in faces):
        return tuple(faces)
    raise NotAShip("not_two_dice", value=shown(faces))


def _is_face(face: object) -> bool:
    return isinstance(face, int) and not isinstance(face, bool) and 1 <= face <= FACES


def _entry(named: Board, component: dict[str, object]) -> Entry:
    tile = _tile(component)
    square = square_of(list_of(component, "at"))
    exists = named.has(square) if isinstance(named.grid, Cylinder) else square in EVERY_SQUARE
    if not exists:
        raise NotAShip("no_such_square", value=shown(list(square)))
    return Entry(component, tile, square, count_of(field_of(component, "turn"), "turn", TURNS - 1))


def _tile(component: dict[str, object]) -> int:
    tile = field_of(component, "tile")
    if not isinstance(tile, str) or tile not in TILES:
        raise NotAShip("unknown_tile", value=shown(tile))
    return TILES[tile]


def _place(ship: Ship, entry: Entry) -> None:
    cell = ship.board.cell(entry.square)
    if ship.occupied >> cell & 1:
        raise NotAShip("square_taken", value=shown(list(entry.square)))
    alteration = read_alteration(entry.fields, entry.tile)
    ship.place(cell, form_with(entry.tile, entry.turn, alteration), entry.turn)


def _load(ship: Ship, entry: Entry) -> None:
    """Contents as written; what is not written is as before launch."""
    cell, component = ship.board.cell(entry.square), entry.fields
    alien = _alien(component)
    ship.set_alien(cell, alien)
    ship.set_humans(cell, _aboard(component, "humans", _humans_at_launch(ship, cell, alien)))
    ship.set_tokens(cell, _aboard(component, "batteries", _tokens_at_launch(ship, cell)))
    if flag_of(component, "crubots") and ship.kind_at(cell) == CRUBOT_STATION:
        ship.active |= 1 << cell
    goods = [] if component.get("goods") is None else list_of(component, "goods")
    count_of(len(goods), "goods", MOST_ABOARD)
    for colour in goods:
        if colour not in COLOURS:
            raise NotAShip("unknown_good", value=shown(colour), known=", ".join(COLOURS))
        ship.load_good(cell, COLOURS.index(str(colour)))


def _humans_at_launch(ship: Ship, cell: int, alien: int) -> int:
    return CABIN_HUMANS if alien == NO_ALIEN and (ship.cabins & ~ship.barren_cells()) >> cell & 1 else 0


def _tokens_at_launch(ship: Ship, cell: int) -> int:
    return ship.capacity(cell) if (ship.cells_of(BATTERY) & ~ship.barren_cells()) >> cell & 1 else 0


def _alien(component: dict[str, object]) -> int:
    alien = component.get("alien")
    if alien is None:
        return NO_ALIEN
    if alien not in ALIEN_NAMES[1:]:
        raise NotAShip("unknown_alien", value=shown(alien), known=", ".join(ALIEN_NAMES[1:]))
    return ALIEN_NAMES.index(str(alien))


def _aboard(component: dict[str, object], field: str, at_launch: int) -> int:
    number = component.get(field)
    return at_launch if number is None else count_of(number, field, MOST_ABOARD)


def write_ship(ship: Ship) -> dict[str, Plain]:
    """The ship as plain data that `read_ship` reads back; components in the order of their squares."""
    components: list[Plain] = [_written(ship, cell) for cell in cells_in(ship.occupied)]
    return _written_class(ship) | {"components": components} | written_pairs(ship)


def _written_class(ship: Ship) -> dict[str, Plain]:
    name = ship.ship_class
    written: dict[str, Plain] = {"class": name.split("/")[0]}
    if closed_by(name):
        written["closed"] = [*closed_by(name)]
    if halves_of(name):
        written["halves"] = [*halves_of(name)]
    return written


def _written(ship: Ship, cell: int) -> dict[str, Plain]:
    entry: dict[str, Plain] = {
        "tile": COMPONENTS[ship.tile_at(cell)].id,
        "at": list(ship.board.square(cell)),
        "turn": ship.turn_at(cell),
    }
    entry |= written_alteration(ship.placed[cell])
    if ship.cabins >> cell & 1 or ship.humans_at(cell):
        entry["humans"] = ship.humans_at(cell)
    if ship.alien_at(cell) != NO_ALIEN:
        entry["alien"] = ALIEN_NAMES[ship.alien_at(cell)]
    if ship.kind_at(cell) == BATTERY or ship.tokens_at(cell):
        entry["batteries"] = ship.tokens_at(cell)
    if ship.active >> cell & 1:
        entry["crubots"] = True
    if ship.goods_at(cell):
        entry["goods"] = [COLOURS[colour] for colour in ship.goods_at(cell)]
    return entry
