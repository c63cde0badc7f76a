"""Ships as one line of text that reads back: `II S1@7,7:2h B021>@7,6`.

First the class, or the board that chance has made of it (`IIIB/2-5`, `IV/F1R3`), then each component: its id, its turn
(nothing, `>`, `v`, `<` for none to three quarter turns clockwise), its square, and after a colon what is aboard: `2h`
humans, `P` or `B` a purple or brown alien, `3t` tokens, a letter for each block of goods (`r`ed, `y`ellow, `g`reen,
`b`lue), and `+` for what is marked on this card: crubots that are active, a solar panel that was used.
"""

from __future__ import annotations

import re
from typing import Final

from .boards import board
from .components import COMPONENTS, CRUBOT_STATION, SOLAR_PANEL, TILES
from .goods import COLOURS
from .grid import cells_in
from .ship import NO_ALIEN, Ship

TURN_SIGNS: Final = ["", ">", "v", "<"]
ALIEN_SIGNS: Final = ["", "P", "B"]
GOOD_SIGNS: Final = [colour[0] for colour in COLOURS]
MARK: Final = "+"

_COMPONENT: Final = re.compile(
    r"(?P<id>[A-Z]+[0-9]+)(?P<turn>[>v<]?)@(?P<column>[0-9]{1,2}),(?P<row>[0-9]{1,2})"
    r"(?::(?:(?P<humans>[0-9]{1,4})h)?(?P<alien>[PB]?)(?:(?P<tokens>[0-9]{1,4})t)?(?P<goods>[rygb]*)(?P<marked>\+?))?"
)


class NoSuchShip(ValueError):
    """A text that is the notation of no ship: the word that makes no sense."""

    def __init__(self, word: str) -> None:
        super().__init__(word)
        self.word = word


def ship_text(ship: Ship) -> str:
    """The ship in one line, components in the order of their squares."""
    return " ".join([ship.ship_class, *(component_text(ship, cell) for cell in cells_in(ship.occupied))])


def component_text(ship: Ship, cell: int) -> str:
    """One component with its square and what is aboard."""
    column, row = ship.board.square(cell)
    text = f"{COMPONENTS[ship.tile_at(cell)].id}{TURN_SIGNS[ship.turn_at(cell)]}@{column},{row}"
    contents = contents_text(ship, cell)
    return f"{text}:{contents}" if contents else text


def contents_text(ship: Ship, cell: int) -> str:
    """What is aboard this component."""
    humans, tokens = ship.humans_at(cell), ship.tokens_at(cell)
    parts = [
        f"{humans}h" if humans else "",
        ALIEN_SIGNS[ship.alien_at(cell)],
        f"{tokens}t" if tokens else "",
        *(GOOD_SIGNS[colour] for colour in reversed(ship.goods_at(cell))),
        MARK if (ship.active | ship.used) >> cell & 1 else "",
    ]
    return "".join(parts)


def parse_ship(text: str) -> Ship:
    """The ship with this notation; raises NoSuchShip."""
    name, *words = text.split() or [""]
    try:
        ship = Ship(board(name))
    except KeyError:
        raise NoSuchShip(name) from None
    for word in words:
        _add(ship, word)
    return ship


def _add(ship: Ship, word: str) -> None:
    found = _COMPONENT.fullmatch(word)
    if not found or found["id"] not in TILES:
        raise NoSuchShip(word)
    square = int(found["column"]), int(found["row"])
    if not ship.board.has(square) or ship.occupied >> ship.board.cell(square) & 1:
        raise NoSuchShip(word)
    cell = ship.board.cell(square)
    ship.place(cell, TILES[found["id"]], TURN_SIGNS.index(found["turn"]))
    _load(ship, cell, found)


def _load(ship: Ship, cell: int, found: re.Match[str]) -> None:
    ship.set_humans(cell, int(found["humans"] or 0))
    ship.set_alien(cell, ALIEN_SIGNS.index(found["alien"]) if found["alien"] else NO_ALIEN)
    ship.set_tokens(cell, int(found["tokens"] or 0))
    for sign in found["goods"] or "":
        ship.load_good(cell, GOOD_SIGNS.index(sign))
    if found["marked"]:
        ship.active |= ship.cells_of(CRUBOT_STATION) & 1 << cell
        ship.used |= ship.cells_of(SOLAR_PANEL) & 1 << cell
