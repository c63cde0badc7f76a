"""Race as environments, version 0. docs/envs.md has the tables of actions and observations."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, ClassVar, Final

from starhaul.kernel import Game, State, View
from starhaul.race import GAME, RaceView, catalogue
from starhaul.race.moves import card_label
from starhaul.race.view import SeatView

from .agents import TogetherEnv, TurnEnv
from .making import Maker
from .single import AgainstBotsEnv
from .table import Sight
from .version import Version

VERSION: Final = Version("race_v0")
_CARDS: Final = VERSION.names("card")
_GOALS: Final = VERSION.names("goal")
_STAGES: Final = VERSION.names("stage")
_QUESTIONS: Final = VERSION.names("question")
_ACTIONS: Final = VERSION.names("action")
_CARD_AT: Final = {card: _CARDS.at(label) for card, label in enumerate(catalogue().label) if label in _CARDS.names}
"""From the number of a card in the game to the one that it has here."""


class RaceSight(Sight):
    """Sets of cards are one number a card: 1 if it is there."""

    game: ClassVar[Game] = GAME
    version: ClassVar[Version] = VERSION

    def look(self, view: View) -> list[int]:
        assert isinstance(view, RaceView)
        assert view.seat is not None
        own = view.seats[view.seat]
        numbers = [view.round, view.pool, view.deck, view.discard]
        numbers += _STAGES.one_hot(view.stage.name.lower())
        numbers += _QUESTIONS.one_hot(own.asked.name.lower() if own.asked else None)
        goals = [0] * len(_GOALS)
        for goal in view.goals:
            goals[_GOALS.at(goal.goal)] = 2 if goal.is_gone else 1
        numbers += goals
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


def _members(cards: Iterable[int]) -> list[int]:
    numbers = [0] * len(_CARDS)
    for card in cards:
        at = _CARD_AT.get(card)
        numbers[_CARDS.at(card_label(card)) if at is None else at] = 1
    return numbers


def _seat(seat: SeatView) -> list[int]:
    actions = [action.name.lower().replace("_", "") for action in seat.actions or ()]
    return [
        *(seat.hand_size, seat.seen_size, seat.chips, seat.military, seat.strength, seat.score, seat.fresh),
        *_members(seat.tableau),
        *_members(seat.goods),
        *_ACTIONS.members(actions),
        *_GOALS.members(seat.goals),
    ]


SIGHT: Final = RaceSight()
ACTIONS: Final[tuple[str, ...]] = VERSION.actions.names
"""What each action means."""

_maker: Final = Maker(SIGHT)
raw_env: Callable[..., TurnEnv] = _maker.raw_env
env: Callable[..., Any] = _maker.env
parallel_env: Callable[..., TogetherEnv] = _maker.parallel_env
single_env: Callable[..., AgainstBotsEnv] = _maker.single_env
