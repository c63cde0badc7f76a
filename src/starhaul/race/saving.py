"""States as bytes and back: all that constructors take, so nothing can be forgotten."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from starhaul.kernel import Agenda, Codec
from starhaul.kernel.value import fields_of_value

from .actions import Stage
from .cards import Catalogue
from .draft.packs import Draft
from .draws import DueCards
from .options import Options
from .piles import Pile
from .player import Player
from .questions import RaceQuestion
from .robot.mat import Robot
from .steps import RaceLaneStep, RaceStep

if TYPE_CHECKING:
    from .state import RaceState

NOT_SAVED: Final = frozenset({"cards", "known_moves", "memory"})
"""What follows from the rest."""
FAMILIES: Final[tuple[type[Any], ...]] = (RaceStep, RaceLaneStep, RaceQuestion, DueCards)
"""Every kind of these there is can be saved."""


def saved_classes() -> list[type[Any]]:
    """All that can lie in a state; asked when all modules of the game are there."""
    kinds = [kind for family in FAMILIES for kind in _kinds(family)]
    return [Options, Stage, Agenda, Player, Pile, Robot, Draft, *kinds]


@cache
def _codec() -> Codec:
    return Codec(*saved_classes())


def _kinds(family: type[Any]) -> Iterator[type[Any]]:
    for kind in family.__subclasses__():
        yield kind
        yield from _kinds(kind)


def dump(state: RaceState) -> bytes:
    names = [name for name in fields_of_value(type(state)) if name not in NOT_SAVED]
    return _codec().dump({name: getattr(state, name) for name in names})


def load(data: bytes, kind: type[RaceState], cards: Callable[[Options], Catalogue]) -> RaceState:
    fields: dict[str, Any] = _codec().load(data)
    return kind(**fields, cards=cards(fields["options"]), known_moves={}, memory={})
