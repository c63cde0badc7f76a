"""Trucker as environments, version 0. docs/envs.md has the tables of actions and observations."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, ClassVar, Final

from starhaul.kernel import Game, State, View
from starhaul.trucker import GAME
from starhaul.trucker.components import CAPACITY_OF, COMPONENTS, SIDES_OF, TILES
from starhaul.trucker.printed_components import Kind
from starhaul.trucker.view import PlayerView, ShipView, TruckerView

from .agents import TogetherEnv, TurnEnv
from .making import Maker
from .single import AgainstBotsEnv
from .table import Sight
from .version import Version

VERSION: Final = Version("trucker_v0")
_COMPONENTS: Final = VERSION.names("component")
_CARDS: Final = VERSION.names("card")
_KINDS: Final = VERSION.names("kind")
_STAGES: Final = VERSION.names("stage")
_QUESTIONS: Final = VERSION.names("question")
_GOODS: Final = VERSION.names("good")
_ALIENS: Final = VERSION.names("alien")
_COLUMNS: Final = VERSION.names("column")
_ROWS: Final = VERSION.names("row")
_FACTS: Final = len(VERSION.names("fact"))
"""Numbers for each square of a ship: kind (from 1), four sides, people, alien, tokens, blocks of four colours."""
_SIDES: Final = len(VERSION.names("side"))


class TruckerSight(Sight):
    """Ships square by square, components and cards as sets."""

    game: ClassVar[Game] = GAME
    version: ClassVar[Version] = VERSION

    def look(self, view: View) -> list[int]:
        assert isinstance(view, TruckerView)
        assert view.seat is not None
        timer = view.timer.space if view.timer else 0
        numbers = [view.flight, len(view.plan), view.face_down, view.cards_to_come, timer]
        numbers += _STAGES.one_hot(view.stage.name.lower())
        numbers += _QUESTIONS.one_hot(view.decision.ask.name.lower() if view.decision else None)
        numbers += _by_good(view.bank)
        numbers += _COMPONENTS.members(view.face_up)
        forecast = [card for pile in view.forecast for card in pile.cards or ()]
        now = [view.card.id] if view.card else []
        for cards in (forecast, now, view.revealed):
            numbers += _CARDS.members(cards)
        for at in range(len(view.players)):
            numbers += _player(view.players[(view.seat + at) % len(view.players)])
        return numbers

    def draw(self, state: State) -> str:
        view = state.view(None)
        assert isinstance(view, TruckerView)
        return "\n\n".join(f"seat {player.seat}\n{player.ship!r}" for player in view.players)


def _player(player: PlayerView) -> list[int]:
    ship = player.ship
    return [
        *(player.space or 0, int(player.flying), int(player.finished), player.position, player.declared, player.landed),
        *(player.credits or 0, ship.crew, ship.humans, ship.tokens, ship.exposed, *ship.engines, *ship.cannon_halves),
        *numbers_in_hand(player.loose.tile if player.loose else None),
        *_COMPONENTS.members(player.reserve),
        *_ship(ship),
    ]


def numbers_in_hand(component: str | None) -> list[int]:
    if not component:
        return [0] * (2 + _SIDES)
    _COMPONENTS.at(component)
    tile = TILES[component]
    return [_kind(COMPONENTS[tile].kind), CAPACITY_OF[tile], *SIDES_OF[tile * 4]]


def _ship(ship: ShipView) -> list[int]:
    numbers = [0] * (len(_COLUMNS) * len(_ROWS) * _FACTS)
    for component in ship.components:
        _COMPONENTS.at(component.tile)
        column, row = component.square
        start = (_COLUMNS.at(str(column)) * len(_ROWS) + _ROWS.at(str(row))) * _FACTS
        sides = SIDES_OF[TILES[component.tile] * 4 + component.turn]
        alien = _ALIENS.at(component.alien)
        blocks = _by_good((colour, 1) for colour in component.goods)
        facts = [_kind(component.kind), *sides, component.humans, alien, component.tokens, *blocks]
        numbers[start : start + _FACTS] = facts
    return numbers


def _by_good(blocks: Iterable[tuple[str, int]]) -> list[int]:
    numbers = [0] * len(_GOODS)
    for colour, count in blocks:
        numbers[_GOODS.at(colour)] += count
    return numbers


def _kind(kind: Kind) -> int:
    """From 1: 0 is an empty square."""
    return _KINDS.at(kind.name.lower()) + 1


SIGHT: Final = TruckerSight()
ACTIONS: Final[tuple[str, ...]] = VERSION.actions.names
"""What each action means."""

_maker: Final = Maker(SIGHT)
raw_env: Callable[..., TurnEnv] = _maker.raw_env
env: Callable[..., Any] = _maker.env
parallel_env: Callable[..., TogetherEnv] = _maker.parallel_env
single_env: Callable[..., AgainstBotsEnv] = _maker.single_env
