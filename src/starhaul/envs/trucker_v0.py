"""Trucker as environments, version 0. docs/envs.md has the tables of actions and observations."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, ClassVar, Final

from starhaul.kernel import Game, Move, Seat, State, View
from starhaul.trucker import GAME
from starhaul.trucker.adventures import CARD_NUMBERS
from starhaul.trucker.components import CAPACITY_OF, COMPONENTS, KIND_OF, SIDES_OF, TILES
from starhaul.trucker.decisions import Ask
from starhaul.trucker.goods import COLOURS
from starhaul.trucker.moves import (
    ACCEPT,
    DEFEND,
    DISMISS,
    DONE,
    ENDURE,
    FINISH,
    FLIP_TIMER,
    FLY_ON,
    FORFEIT,
    GIVE_UP,
    GRID,
    HOUSE,
    KEEP,
    LAND,
    LIFT,
    LOAD,
    PASS,
    PAY,
    PLACE,
    POWER,
    PUT_PILE_BACK,
    READ_PILE,
    REMOVE,
    RESERVE,
    RETURN,
    TAKE_FACE_DOWN,
    TAKE_FACE_UP,
    TAKE_RESERVED,
    UNLOAD,
    GiveTitle,
    KeepTitle,
)
from starhaul.trucker.ship import ALIEN_NAMES
from starhaul.trucker.state import Stage
from starhaul.trucker.trek import TITLES
from starhaul.trucker.view import PlayerView, ShipView, TruckerView

from .agents import TogetherEnv, TurnEnv
from .making import Maker
from .single import AgainstBotsEnv
from .table import Sight, action_table

MOST_SEATS: Final = 4
CARDS: Final = list(CARD_NUMBERS)
CELL: Final = 12
"""Numbers for each square of a ship: kind (from 1), four sides, people, alien, tokens, blocks of four colours."""
SIDES: Final = 4
BASE_TILES: Final = [tile for tile, component in enumerate(COMPONENTS) if component.set == "base"]
"""Version 0 knows the components of the base game."""


def _moves() -> Iterable[Move]:
    yield from (TAKE_FACE_DOWN, LIFT, RETURN, RESERVE, PUT_PILE_BACK, FLIP_TIMER, FLY_ON, GIVE_UP)
    yield from (ACCEPT, PASS, DONE, DEFEND, ENDURE)
    yield from (*READ_PILE[1:], *FINISH[1:], *LAND[1:])
    yield from [TAKE_FACE_UP[tile] for tile in BASE_TILES]
    yield from [TAKE_RESERVED[tile] for tile in BASE_TILES]
    for table in (PLACE, REMOVE, KEEP, HOUSE, POWER, PAY, DISMISS, FORFEIT, UNLOAD, LOAD):
        yield from table
    yield from (KeepTitle(title) for title in TITLES)
    yield from (GiveTitle(Seat(seat)) for seat in range(MOST_SEATS))


class TruckerSight(Sight):
    """Ships square by square, components and cards as sets."""

    game: ClassVar[Game] = GAME
    moves: ClassVar[tuple[Move, ...]] = tuple(_moves())

    def size(self, seats: int) -> int:
        table = 5 + len(Stage) + len(Ask) + len(COLOURS) + len(COMPONENTS) + 3 * len(CARDS)
        return table + seats * (15 + 2 + SIDES + len(COMPONENTS) + GRID.size * CELL)

    def look(self, view: View) -> list[int]:
        assert isinstance(view, TruckerView)
        assert view.seat is not None
        timer = view.timer.space if view.timer else 0
        numbers = [view.flight, len(view.plan), view.face_down, view.cards_to_come, timer]
        numbers += _one_hot(view.stage.value - 1, len(Stage))
        numbers += _one_hot(view.decision.ask.value - 1 if view.decision else -1, len(Ask))
        numbers += [count for _, count in view.bank]
        numbers += _members([TILES[tile] for tile in view.face_up], len(COMPONENTS))
        forecast = [card for pile in view.forecast for card in pile.cards or ()]
        now = [view.card.id] if view.card else []
        for cards in (forecast, now, view.revealed):
            numbers += _members([CARD_NUMBERS[card] for card in cards], len(CARDS))
        for at in range(len(view.players)):
            numbers += _player(view.players[(view.seat + at) % len(view.players)])
        return numbers + [0] * (self.size(len(view.players)) - len(numbers))

    def draw(self, state: State) -> str:
        view = state.view(None)
        assert isinstance(view, TruckerView)
        return "\n\n".join(f"seat {player.seat}\n{player.ship!r}" for player in view.players)


def _one_hot(at: int, size: int) -> list[int]:
    return [int(at == number) for number in range(size)]


def _members(members: Iterable[int], size: int) -> list[int]:
    numbers = [0] * size
    for member in members:
        numbers[member] = 1
    return numbers


def _player(player: PlayerView) -> list[int]:
    ship = player.ship
    tile = TILES[player.loose.tile] if player.loose and player.loose.tile else None
    return [
        *(player.space or 0, int(player.flying), int(player.finished), player.position, player.declared, player.landed),
        *(player.credits or 0, ship.crew, ship.humans, ship.tokens, ship.exposed, *ship.engines, *ship.cannon_halves),
        *((0,) * (2 + SIDES) if tile is None else (KIND_OF[tile] + 1, CAPACITY_OF[tile], *SIDES_OF[tile * 4])),
        *_members([TILES[reserved] for reserved in player.reserve], len(COMPONENTS)),
        *_ship(ship),
    ]


def _ship(ship: ShipView) -> list[int]:
    numbers = [0] * (GRID.size * CELL)
    for component in ship.components:
        tile = TILES[component.tile]
        start = GRID.cell(*component.square) * CELL
        blocks = [component.goods.count(colour) for colour in COLOURS]
        alien = ALIEN_NAMES.index(component.alien)
        sides = SIDES_OF[tile * 4 + component.turn]
        numbers[start : start + CELL] = [KIND_OF[tile] + 1, *sides, component.humans, alien, component.tokens, *blocks]
    return numbers


SIGHT: Final = TruckerSight()
ACTIONS: Final = action_table(SIGHT)
"""What each action means."""

_maker: Final = Maker(SIGHT)
raw_env: Callable[..., TurnEnv] = _maker.raw_env
env: Callable[..., Any] = _maker.env
parallel_env: Callable[..., TogetherEnv] = _maker.parallel_env
single_env: Callable[..., AgainstBotsEnv] = _maker.single_env
