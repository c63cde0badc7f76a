"""States as bytes and back. Every slot is saved by its name, so none can be forgotten."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any

from starhaul.kernel import Agenda, Codec

from .actions import Stage
from .agenda import KINDS
from .cards import Catalogue
from .draft.packs import Draft
from .options import Options
from .piles import Pile
from .robot.mat import Robot

if TYPE_CHECKING:
    from .state import RaceState

CACHES = frozenset({"_chance", "cards", "events", "legal", "open_view", "own_view", "seen_question", "standings"})
"""What follows from the rest."""


@cache
def _codec() -> Codec:
    return Codec(Options, Stage, Agenda, Robot, Draft, *KINDS)


def _fields(thing: Any) -> list[str]:
    return [name for name in type(thing).__slots__ if name not in CACHES]


def _values(thing: Any) -> list[Any]:
    return [getattr(thing, name) for name in _fields(thing)]


def _restore(thing: Any, values: list[Any]) -> None:
    for name, value in zip(_fields(thing), values, strict=True):
        setattr(thing, name, value)


def dump(state: RaceState) -> bytes:
    fields = {name: getattr(state, name) for name in _fields(state)}
    fields["players"] = [_values(player) for player in state.players]
    fields["piles"] = [_values(pile) for pile in state.piles]
    return _codec().dump(fields)


def load(data: bytes, kind: type[RaceState], cards: Callable[[Options], Catalogue]) -> RaceState:
    fields: dict[str, Any] = _codec().load(data)
    options = fields["options"]
    state = kind(options, len(fields["players"]), cards(options))
    for player, values in zip(state.players, fields.pop("players"), strict=True):
        _restore(player, values)
    state.piles = [Pile([]) for _ in fields["piles"]]
    for pile, values in zip(state.piles, fields.pop("piles"), strict=True):
        _restore(pile, values)
    for name, value in fields.items():
        setattr(state, name, value)
    return state
