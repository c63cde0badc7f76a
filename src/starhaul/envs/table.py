"""A game as environments need it: numbered actions, masks, observations, one generator."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, ClassVar, Literal

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from starhaul.kernel import CLOCK, Game, Move, Result, Seat, State, View

WAIT = 0
"""The action of a seat that is not asked: it does nothing."""
LOWEST, HIGHEST = -1000, 10000
"""Every number of an observation lies between these."""

Numbers = NDArray[np.int16]
Mask = NDArray[np.int8]
Observation = Numbers | dict[str, Any]
"""The numbers alone, or together with the mask, as the environment was asked for."""
Reward = Literal["result", "score", "lead"]


class IllegalAction(ValueError):
    """An action that the mask does not allow."""


class LegalActions(spaces.Discrete):
    """All actions; what is drawn at random is one that is allowed now."""

    legal: Mask | None = None

    def sample(self, mask: Mask | None = None, probability: NDArray[np.int8] | None = None) -> np.int64:
        if mask is None and probability is None:
            mask = self.legal
        return super().sample(mask, probability)


class Sight(ABC):
    """How one family of games looks to an agent. The tables never change within a version."""

    game: ClassVar[Game]
    moves: ClassVar[tuple[Move, ...]]
    """The moves by action, from action 1 on; action 0 is WAIT."""

    @abstractmethod
    def size(self, seats: int) -> int:
        """How many numbers an observation has."""

    @abstractmethod
    def look(self, view: View) -> list[int]:
        """The view in numbers: own things first, then the other seats in table order."""

    @abstractmethod
    def draw(self, state: State) -> str:
        """The table as text."""


@dataclass(frozen=True, slots=True)
class Setting:
    """What whoever makes an environment can choose."""

    options: Mapping[str, object] = field(default_factory=dict)
    """Of the game."""
    reward: Reward = "result"
    masked_observation: bool = False
    """Whether an observation carries the mask as well; `info` does in any case."""
    render_mode: str | None = None


def read_setting(values: dict[str, Any]) -> Setting:
    """Settings by their names; whatever else there is goes to the game."""
    own = {name: values.pop(name) for name in ("reward", "masked_observation", "render_mode") if name in values}
    return Setting(values, **own)


def action_table(sight: Sight) -> tuple[str, ...]:
    """What each action means, in the notation of the game."""
    return ("wait", *map(str, sight.moves))


class Table:
    """One game in progress, with luck of its own."""

    def __init__(self, sight: Sight, seats: int, setting: Setting) -> None:
        self.sight = sight
        self.seats = seats
        self.setting = setting
        self.options = sight.game.read_options(setting.options)
        self.action_of = {move: action for action, move in enumerate(sight.moves, 1)}
        self.observation_space = self._observation_space()
        self.state: State = sight.game.new_game(self.options, seats)
        self.rng = Random(0)
        self.turns = [Seat(seat) for seat in range(seats)]

    def _observation_space(self) -> spaces.Space[Any]:
        numbers = spaces.Box(LOWEST, HIGHEST, (self.sight.size(self.seats),), np.int16)
        if not self.setting.masked_observation:
            return numbers
        return spaces.Dict({"observation": numbers, "action_mask": spaces.Box(0, 1, (self.actions,), np.int8)})

    @property
    def actions(self) -> int:
        return len(self.sight.moves) + 1

    @property
    def asked(self) -> list[Seat]:
        """Who is to answer now; whoever moved longest ago comes first."""
        return [seat for seat in self.turns if seat in self.state.decisions]

    @property
    def is_over(self) -> bool:
        return self.state.is_over

    def deal(self, seed: int | None) -> None:
        """A new game; without a seed the luck is anybody's guess."""
        self.rng = Random(seed)
        self.turns = [Seat(seat) for seat in range(self.seats)]
        self.state = self.sight.game.new_game(self.options, self.seats)
        self.go_on()

    def go_on(self) -> None:
        """Roll what is due, and let time pass where everybody waits for it."""
        while not self.state.is_over:
            if self.state.chance is not None:
                self.state.resolve(self.state.chance.sample(self.rng))
            elif not self.asked:
                self.state.apply(CLOCK, self.state.legal_moves(CLOCK)[0])
            else:
                return

    def act(self, seat: Seat, action: int) -> None:
        """Play a numbered move for this seat."""
        self.require_allowed(seat, action)
        if action != WAIT:
            self.play(seat, self.sight.moves[action - 1])

    def require_allowed(self, seat: Seat, action: int) -> None:
        if not self.mask(seat)[action]:
            name = action_table(self.sight)[action]
            raise IllegalAction(f"action {action} ({name}) is not allowed for seat {seat} now: see the action mask")

    def play(self, seat: Seat, move: Move) -> None:
        self.state.apply(seat, move)
        self.turns.remove(seat)
        self.turns.append(seat)
        self.go_on()

    def mask(self, seat: Seat) -> Mask:
        """The actions that are allowed: never none while the game goes on."""
        mask: Mask = np.zeros(self.actions, np.int8)
        moves = self.state.legal_moves(seat)
        for move in moves:
            mask[self.action_of[move]] = 1
        if not moves:
            mask[WAIT] = 1
        return mask

    def observe(self, seat: Seat) -> Observation:
        """What this seat may know."""
        numbers = np.clip(self.sight.look(self.state.view(seat)), LOWEST, HIGHEST).astype(np.int16)
        return {"observation": numbers, "action_mask": self.mask(seat)} if self.setting.masked_observation else numbers

    def rewards(self) -> list[float]:
        """By seat, once the game is over."""
        result = self.state.outcome
        assert result is not None
        return [_reward(result, seat, self.setting.reward) for seat in range(self.seats)]


def _reward(result: Result, seat: int, kind: Reward) -> float:
    """`result`: 1 for a win, -1 for a loss, in between for a shared win. `score`: the points. `lead`: points ahead of
    the best other seat."""
    if kind == "score":
        return float(result.scores[seat])
    if kind == "lead":
        return float(result.scores[seat] - max(result.scores[:seat] + result.scores[seat + 1 :]))
    return 2 / result.ranks.count(1) - 1 if result.ranks[seat] == 1 else -1.0
