"""Race as environments, version 0. docs/envs.md has the tables of actions and observations."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, ClassVar, Final

from starhaul.kernel import Game, Move, State, View
from starhaul.race import GAME, Action, Ask, RaceView, Stage, catalogue, goal_tiles
from starhaul.race.moves import (
    BUY,
    CHOOSE,
    CONQUER,
    CONSUME,
    DISCARD,
    KEEP,
    NAME,
    PASS,
    PAY,
    PLACE,
    PRODUCE,
    SACRIFICE,
    SELL,
    Use,
)
from starhaul.race.view import SeatView

from .agents import TogetherEnv, TurnEnv
from .making import Maker
from .single import AgainstBotsEnv
from .table import Sight, action_table

CARDS: Final = len(catalogue())
GOALS: Final = [tile.id for tile in goal_tiles()]
CARD_TABLES: Final = (KEEP, DISCARD, PLACE, PAY, SACRIFICE, CONSUME, SELL, PRODUCE)
POWERS: Final = 2
"""Powers of one card that can be chosen in a phase."""


def _moves() -> Iterable[Move]:
    yield from CHOOSE
    yield from (PASS, BUY, CONQUER)
    yield from NAME[1:]
    for table in CARD_TABLES:
        yield from table[:CARDS]
    for card in range(CARDS):
        for at in range(POWERS):
            yield Use(card, at)


class RaceSight(Sight):
    """Sets of cards are one number a card: 1 if it is there."""

    game: ClassVar[Game] = GAME
    moves: ClassVar[tuple[Move, ...]] = tuple(_moves())

    def size(self, seats: int) -> int:
        table = 4 + len(Stage) + len(Ask) + len(GOALS) + 3 * CARDS
        return table + seats * (2 * CARDS + 7 + len(Action) + len(GOALS))

    def look(self, view: View) -> list[int]:
        assert isinstance(view, RaceView)
        assert view.seat is not None
        own = view.seats[view.seat]
        numbers = [view.round, view.pool, view.deck, view.discard]
        numbers += _one_hot(view.stage.value, len(Stage))
        numbers += _one_hot(own.asked.value if own.asked else -1, len(Ask))
        in_play = {goal.goal: 2 if goal.is_gone else 1 for goal in view.goals}
        numbers += [in_play.get(goal, 0) for goal in GOALS]
        picked = view.question.picked if view.question else ()
        for cards in (own.hand or (), own.seen or (), picked):
            numbers += _members(cards)
        for at in range(len(view.seats)):
            numbers += _seat(view.seats[(view.seat + at) % len(view.seats)])
        return numbers

    def draw(self, state: State) -> str:
        view = state.view(None)
        assert isinstance(view, RaceView)
        lines = [f"round {view.round}, {view.stage.name.lower()}, {view.pool} VP in the pool"]
        labels = catalogue().label
        for seat in view.seats:
            tableau = ", ".join(labels[card] + ("*" if card in seat.goods else "") for card in seat.tableau)
            lines.append(f"seat {seat.seat}: {seat.score} points, {seat.hand_size} cards; {tableau}")
        return "\n".join(lines)


def _one_hot(at: int, size: int) -> list[int]:
    return [int(at == number) for number in range(size)]


def _members(cards: Iterable[int]) -> list[int]:
    numbers = [0] * CARDS
    for card in cards:
        numbers[card] = 1
    return numbers


def _seat(seat: SeatView) -> list[int]:
    actions = seat.actions or ()
    return [
        *(seat.hand_size, seat.seen_size, seat.chips, seat.military, seat.strength, seat.score, seat.fresh),
        *_members(seat.tableau),
        *_members(seat.goods),
        *[int(action in actions) for action in Action],
        *[int(goal in seat.goals) for goal in GOALS],
    ]


SIGHT: Final = RaceSight()
ACTIONS: Final = action_table(SIGHT)
"""What each action means."""

_maker: Final = Maker(SIGHT)
raw_env: Callable[..., TurnEnv] = _maker.raw_env
env: Callable[..., Any] = _maker.env
parallel_env: Callable[..., TogetherEnv] = _maker.parallel_env
single_env: Callable[..., AgainstBotsEnv] = _maker.single_env
