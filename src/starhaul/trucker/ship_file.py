"""Ships as plain data, the format that other tools read and write: a class and a list of components.

A ship may break every building rule. What cannot be a ship at all is refused with the number of the entry.
"""

from __future__ import annotations

from typing import Final

from starhaul.kernel import Plain

from .boards import BASE_BOARDS, EVERY_SQUARE, board
from .components import BATTERY, COMPONENTS, TILES
from .goods import COLOURS
from .grid import Square, cells_in
from .ship import ALIEN_NAMES, MOST_ABOARD, NO_ALIEN, Ship

CABIN_HUMANS: Final = 2
TURNS: Final = 4


class NotAShip(ValueError):
    """Data that is no ship: a code for people's words with its parameters, and which component it is about (from 1)."""

    def __init__(self, code: str, **parameters: str) -> None:
        super().__init__(code, parameters)
        self.code = code
        self.parameters = parameters
        self.entry: int | None = None


def read_ship(data: object) -> Ship:
    """The ship that this plain data describes, or NotAShip."""
    table = _table(data)
    name = _field(table, "class")
    if not isinstance(name, str) or name not in BASE_BOARDS:
        raise NotAShip("unknown_class", value=_shown(name), known=", ".join(BASE_BOARDS))
    ship = Ship(board(name))
    for entry, component in enumerate(_list(table, "components"), 1):
        try:
            _add_component(ship, _table(component))
        except NotAShip as error:
            error.entry = entry
            raise
    return ship


def _add_component(ship: Ship, component: dict[str, object]) -> None:
    tile = _tile(component)
    cell = _empty_cell(ship, component)
    ship.place(cell, tile, _count(_field(component, "turn"), "turn", TURNS - 1))
    _load(ship, cell, component)


def _tile(component: dict[str, object]) -> int:
    tile = _field(component, "tile")
    if not isinstance(tile, str) or tile not in TILES:
        raise NotAShip("unknown_tile", value=_shown(tile))
    return TILES[tile]


def _empty_cell(ship: Ship, component: dict[str, object]) -> int:
    square = _square(_list(component, "at"))
    if square not in EVERY_SQUARE:
        raise NotAShip("no_such_square", value=_shown(list(square)))
    cell = ship.board.cell(square)
    if ship.occupied >> cell & 1:
        raise NotAShip("square_taken", value=_shown(list(square)))
    return cell


def _square(at: list[object]) -> Square:
    match at:
        case [int(column), int(row)] if not isinstance(column, bool) and not isinstance(row, bool):
            return column, row
    raise NotAShip("not_a_square", value=_shown(at))


def _load(ship: Ship, cell: int, component: dict[str, object]) -> None:
    """Contents as written; what is not written is as before launch."""
    alien = _alien(component)
    ship.set_alien(cell, alien)
    ship.set_humans(cell, _aboard(component, "humans", _humans_at_launch(ship, cell, alien)))
    ship.set_tokens(cell, _aboard(component, "batteries", _tokens_at_launch(ship, cell)))
    goods = [] if component.get("goods") is None else _list(component, "goods")
    _count(len(goods), "goods", MOST_ABOARD)
    for colour in goods:
        if colour not in COLOURS:
            raise NotAShip("unknown_good", value=_shown(colour), known=", ".join(COLOURS))
        ship.load_good(cell, COLOURS.index(str(colour)))


def _humans_at_launch(ship: Ship, cell: int, alien: int) -> int:
    return CABIN_HUMANS if alien == NO_ALIEN and ship.cabins >> cell & 1 else 0


def _tokens_at_launch(ship: Ship, cell: int) -> int:
    return ship.capacity(cell) if ship.kind_at(cell) == BATTERY else 0


def _alien(component: dict[str, object]) -> int:
    alien = component.get("alien")
    if alien is None:
        return NO_ALIEN
    if alien not in ALIEN_NAMES[1:]:
        raise NotAShip("unknown_alien", value=_shown(alien), known=", ".join(ALIEN_NAMES[1:]))
    return ALIEN_NAMES.index(str(alien))


def _aboard(component: dict[str, object], field: str, at_launch: int) -> int:
    number = component.get(field)
    return at_launch if number is None else _count(number, field, MOST_ABOARD)


def _count(number: object, field: str, most: int) -> int:
    if not isinstance(number, int) or isinstance(number, bool) or not 0 <= number <= most:
        raise NotAShip("not_a_count", field=field, value=_shown(number), most=str(most))
    return number


def _table(data: object) -> dict[str, object]:
    if not isinstance(data, dict):
        raise NotAShip("not_an_object", value=_shown(data))
    return data


def _field(table: dict[str, object], field: str) -> object:
    if field not in table:
        raise NotAShip("missing_field", field=field)
    return table[field]


def _list(table: dict[str, object], field: str) -> list[object]:
    value = _field(table, field)
    if not isinstance(value, list):
        raise NotAShip("not_a_list", field=field, value=_shown(value))
    return value


def _shown(value: object) -> str:
    text = value if isinstance(value, str) else repr(value)
    return text if len(text) <= 40 else text[:37] + "..."


def write_ship(ship: Ship) -> dict[str, Plain]:
    """The ship as plain data that `read_ship` reads back; components in the order of their squares."""
    return {"class": ship.ship_class, "components": [_written(ship, cell) for cell in cells_in(ship.occupied)]}


def _written(ship: Ship, cell: int) -> dict[str, Plain]:
    entry: dict[str, Plain] = {
        "tile": COMPONENTS[ship.tile_at(cell)].id,
        "at": list(ship.board.square(cell)),
        "turn": ship.turn_at(cell),
    }
    if ship.cabins >> cell & 1 or ship.humans_at(cell):
        entry["humans"] = ship.humans_at(cell)
    if ship.alien_at(cell) != NO_ALIEN:
        entry["alien"] = ALIEN_NAMES[ship.alien_at(cell)]
    if ship.kind_at(cell) == BATTERY or ship.tokens_at(cell):
        entry["batteries"] = ship.tokens_at(cell)
    if ship.goods_at(cell):
        entry["goods"] = [COLOURS[colour] for colour in ship.goods_at(cell)]
    return entry
