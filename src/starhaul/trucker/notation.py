"""Ships as one line of text that reads back: `II S1@7,7:2h B021>@7,6`.

First the class, or the board that chance has made of it (`IIIB/2-5`, `IV/F1R3`), then each component: its id, its turn
(nothing, `>`, `v`, `<` for none to three quarter turns clockwise), its square, and after a colon what is aboard: `2h`
humans, `P` or `B` a purple or brown alien, `3t` tokens, a letter for each block of goods (`r`ed, `y`ellow, `g`reen,
`b`lue), and `+` for what is marked on this card: crubots that are active, a solar panel that was used.

What tokens have made of a component stands in brackets behind its turn, `B021>(u..wC^*!)`: for each side clockwise from
the front of the ship a `u`niversal connector, `p`lating, a `w`eld or a dot; a spare part (`C`annon, `E`ngine, ca`B`in,
`H`old) and where it points (`^ > v <`); `*` if it rotates, `!` if its barrel needs no room. Pairs come last, a word
each: `wireless:7,7-9,8`, `pipe:6,7-7,7`, `mark:7,7-7,8`.
"""

from __future__ import annotations

import re
from typing import Final

from .alteration import AS_PRINTED, NO_ALTERATION, POINTING_PARTS, Alteration
from .altering import add_mark, add_pipe, alteration_at, are_neighbours, form_with, link_wireless
from .boards import board
from .components import CABIN, CANNON, CARGO_HOLD, COMPONENTS, CRUBOT_STATION, ENGINE, SOLAR_PANEL, TILES
from .connectors import PLATED, SMOOTH, UNIVERSAL
from .goods import COLOURS
from .grid import FRONT, cells_in
from .ship import NO_ALIEN, Ship

TURN_SIGNS: Final = ["", ">", "v", "<"]
ALIEN_SIGNS: Final = ["", "P", "B"]
GOOD_SIGNS: Final = [colour[0] for colour in COLOURS]
MARK: Final = "+"
SIDE_SIGNS: Final = {AS_PRINTED: ".", UNIVERSAL: "u", PLATED: "p", SMOOTH: "w"}
PART_SIGNS: Final = {CANNON: "C", ENGINE: "E", CABIN: "B", CARGO_HOLD: "H"}
AIM_SIGNS: Final = "^>v<"

_COMPONENT: Final = re.compile(
    r"(?P<id>[A-Z]+[0-9]+)(?P<turn>[>v<]?)"
    r"(?:\((?P<sides>[.upw]{4})(?:(?P<part>[CEBH])(?P<aim>[\^>v<]?))?(?P<rotating>\*?)(?P<exempt>!?)\))?"
    r"@(?P<column>[0-9]{1,2}),(?P<row>[0-9]{1,2})"
    r"(?::(?:(?P<humans>[0-9]{1,4})h)?(?P<alien>[PB]?)(?:(?P<tokens>[0-9]{1,4})t)?(?P<goods>[rygb]*)(?P<marked>\+?))?"
)
_SQUARE: Final = "[0-9]{1,2},[0-9]{1,2}"
_PAIR: Final = re.compile(rf"(?P<what>wireless|pipe|mark):(?P<one>{_SQUARE})-(?P<other>{_SQUARE})")


class NoSuchShip(ValueError):
    """A text that is the notation of no ship: the word that makes no sense."""

    def __init__(self, word: str) -> None:
        super().__init__(word)
        self.word = word


def ship_text(ship: Ship) -> str:
    """The ship in one line, components in the order of their squares."""
    components = [component_text(ship, cell) for cell in cells_in(ship.occupied)]
    return " ".join([ship.ship_class, *components, *_pair_texts(ship)])


def _pair_texts(ship: Ship) -> list[str]:
    fittings = ship.fittings
    wireless = [fittings.wireless] if fittings.wireless else []
    named = (("wireless", wireless), ("pipe", fittings.pipes), ("mark", fittings.marks))
    return [f"{what}:{_pair_text(ship, pair)}" for what, pairs in named for pair in pairs]


def _pair_text(ship: Ship, pair: int) -> str:
    return "-".join([f"{column},{row}" for column, row in ship.board.squares(pair)])


def component_text(ship: Ship, cell: int) -> str:
    """One component with its square and what is aboard."""
    column, row = ship.board.square(cell)
    tile, turn = COMPONENTS[ship.tile_at(cell)].id, TURN_SIGNS[ship.turn_at(cell)]
    text = f"{tile}{turn}{alteration_text(alteration_at(ship, cell))}@{column},{row}"
    contents = contents_text(ship, cell)
    return f"{text}:{contents}" if contents else text


def alteration_text(alteration: Alteration) -> str:
    """What tokens have made of a component; nothing while it is as printed."""
    if alteration == NO_ALTERATION:
        return ""
    parts = [
        *(SIDE_SIGNS[side] for side in alteration.sides),
        PART_SIGNS.get(alteration.part, ""),
        AIM_SIGNS[alteration.aim] if alteration.part in POINTING_PARTS else "",
        "*" if alteration.rotating else "",
        "!" if alteration.exempt else "",
    ]
    return f"({''.join(parts)})"


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
        if _PAIR.fullmatch(word):
            _add_pair(ship, word)
        else:
            _add(ship, word)
    return ship


def _add_pair(ship: Ship, word: str) -> None:
    found = _PAIR.fullmatch(word)
    assert found
    one, other = _cell(ship, found["one"]), _cell(ship, found["other"])
    if one is None or other is None or one == other:
        raise NoSuchShip(word)
    if found["what"] == "wireless":
        link_wireless(ship, one, other)
    elif found["what"] == "mark":
        add_mark(ship, one, other)
    elif are_neighbours(ship, one, other):
        add_pipe(ship, one, other)
    else:
        raise NoSuchShip(word)


def _cell(ship: Ship, text: str) -> int | None:
    """Where a component of the ship stands."""
    column, row = map(int, text.split(","))
    if not ship.board.has((column, row)):
        return None
    cell = ship.board.cell((column, row))
    return cell if ship.occupied >> cell & 1 else None


def _add(ship: Ship, word: str) -> None:
    found = _COMPONENT.fullmatch(word)
    if not found or found["id"] not in TILES:
        raise NoSuchShip(word)
    square = int(found["column"]), int(found["row"])
    if not ship.board.has(square) or ship.occupied >> ship.board.cell(square) & 1:
        raise NoSuchShip(word)
    cell = ship.board.cell(square)
    turn = TURN_SIGNS.index(found["turn"])
    ship.place(cell, form_with(TILES[found["id"]], turn, _alteration(found)), turn)
    _load(ship, cell, found)


def _alteration(found: re.Match[str]) -> Alteration:
    if not found["sides"]:
        return NO_ALTERATION
    sides = tuple([_SIDES[sign] for sign in found["sides"]])
    part = _PARTS.get(found["part"], AS_PRINTED)
    aim = AIM_SIGNS.index(found["aim"]) if part in POINTING_PARTS and found["aim"] else FRONT
    return Alteration(sides, part, aim, bool(found["rotating"]), bool(found["exempt"]))


_SIDES: Final = {sign: side for side, sign in SIDE_SIGNS.items()}
_PARTS: Final = {sign: part for part, sign in PART_SIGNS.items()}


def _load(ship: Ship, cell: int, found: re.Match[str]) -> None:
    ship.set_humans(cell, int(found["humans"] or 0))
    ship.set_alien(cell, ALIEN_SIGNS.index(found["alien"]) if found["alien"] else NO_ALIEN)
    ship.set_tokens(cell, int(found["tokens"] or 0))
    for sign in found["goods"] or "":
        ship.load_good(cell, GOOD_SIGNS.index(sign))
    if found["marked"]:
        ship.active |= ship.cells_of(CRUBOT_STATION) & 1 << cell
        ship.used |= ship.cells_of(SOLAR_PANEL) & 1 << cell
