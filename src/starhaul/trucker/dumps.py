"""States as bytes and back, exactly (`State.dump`, `Game.load`).

Numbers, which are most of a state, are written as they are; what is still due goes through the codec of the kernel;
what follows from the rest is left out and made again.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any, Final

from starhaul.kernel import Agenda, Codec, Course, Memory, Result, ScoreLine, Seat

from .boards import board
from .box import box_of
from .decisions import Ask
from .deck import Deck, Pile
from .events import Cause, Meeting
from .faults import Fault
from .grid import cells_in
from .handicaps import limit_ship
from .powering import BatteryTokens, Powering
from .saving import codec, saved
from .ship import Ship
from .state import TruckerState

for _shared in (Agenda, Ask, BatteryTokens, Cause, Deck, Fault, Meeting, Pile, Powering, Result, ScoreLine):
    saved(_shared)

DERIVED: Final = ("box", "fitting", "ship_views")
"""The box follows from the options; the rest is found again when asked for."""
CODED: Final = ("agenda", "awaited", "deck", "lanes", "ledger", "options", "outcome", "questions", "stage")
TUPLES: Final = ("face_down", "face_up", "revealed", "titles")
LISTS_OF_TUPLES: Final = ("discarded", "reserve")
PLAIN: Final = tuple(
    name for name in TruckerState.__slots__ if name not in (*DERIVED, *CODED, *TUPLES, *LISTS_OF_TUPLES, "ships")
)


@cache
def _codec() -> Codec:
    return codec()


def dump_state(state: TruckerState) -> bytes:
    saved_state: dict[str, Any] = {name: getattr(state, name) for name in (*PLAIN, *TUPLES, *LISTS_OF_TUPLES)}
    saved_state["ships"] = [dump_ship(ship) for ship in state.ships]
    saved_state["due"] = _codec().dump([getattr(state, name) for name in CODED]).decode()
    return json.dumps(saved_state, separators=(",", ":"), ensure_ascii=False).encode()


def load_state(data: bytes) -> TruckerState:
    found = json.loads(data)
    state = TruckerState.__new__(TruckerState)
    Course.__init__(state, Agenda([]), {}, {}, None, {}, Memory())
    for name in PLAIN:
        setattr(state, name, found[name])
    for name in TUPLES:
        setattr(state, name, _as_tuple(found[name]))
    for name in LISTS_OF_TUPLES:
        setattr(state, name, [tuple(items) for items in found[name]])
    for name, value in zip(CODED, _codec().load(found["due"].encode()), strict=True):
        setattr(state, name, value)
    state.ships = [load_ship(*saved_ship) for saved_ship in found["ships"]]
    for seat in range(len(state.ships)):
        limit_ship(state, Seat(seat))
    state.box = box_of(state.options.sets)
    state.fitting = [None] * state.seats
    state.ship_views = [None] * state.seats
    return state


def _as_tuple(items: list[Any]) -> tuple[Any, ...]:
    return tuple(_as_tuple(item) if isinstance(item, list) else item for item in items)


def dump_ship(ship: Ship) -> tuple[str, list[tuple[int, int, int]], list[int]]:
    """What stands where and what is aboard; the rest of a ship follows."""
    return (
        ship.ship_class,
        [(cell, ship.placed[cell], ship.aboard[cell]) for cell in cells_in(ship.occupied)],
        ship.aliens,
    )


def load_ship(ship_class: str, components: list[list[int]], aliens: list[int]) -> Ship:
    ship = Ship(board(ship_class))
    aboard = ship.aboard[:]
    for cell, placed, contents in components:
        ship.place(cell, placed >> 2, placed & 3)
        aboard[cell] = contents
    ship.aboard = aboard
    ship.aliens = aliens
    return ship
