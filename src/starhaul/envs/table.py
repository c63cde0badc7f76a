"""A game as environments need it: numbered actions, masks, observations, one generator."""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from operator import index
from random import Random
from typing import Any, ClassVar, Literal, get_args

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from starhaul.kernel import CLOCK, Game, Move, Result, Seat, State, View

from .version import Version

WAIT = 0
"""The action of a seat that is not asked: it does nothing."""
LOWEST, HIGHEST = -1000, 10000
"""Every number of an observation lies between these."""

Numbers = NDArray[np.int16]
Mask = NDArray[np.int8]
Observation = Numbers | dict[str, Any]
"""The numbers alone, or together with the mask, as the environment was asked for."""
Reward = Literal["result", "score", "lead"]
RENDER_MODES = ("ansi", "human")
"""The table as text, returned or written to standard output."""


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
    version: ClassVar[Version]

    def __init__(self) -> None:
        self._actions: dict[Move, int] = {}
        """Moves that were met already."""

    def action_of(self, move: Move) -> int:
        """The number of a move."""
        action = self._actions.get(move)
        if action is None:
            action = self._actions[move] = self.version.actions.at(str(move))
        return action

    @abstractmethod
    def look(self, view: View) -> list[int]:
        """The view in numbers, as `version.numbers` names them."""

    @abstractmethod
    def draw(self, state: State) -> str:
        """The table as text."""


@dataclass(frozen=True, slots=True)
class Setting:
    """What can be chosen when an environment is made."""

    options: Mapping[str, object] = field(default_factory=dict)
    """Of the game."""
    reward: Reward = "result"
    masked_observation: bool = False
    """Whether an observation carries the mask as well; `info` does in any case."""
    render_mode: str | None = None


def read_setting(values: dict[str, Any]) -> Setting:
    """Settings by their names; whatever else there is goes to the game."""
    own = {name: values.pop(name) for name in ("reward", "masked_observation", "render_mode") if name in values}
    setting = Setting(values, **own)
    _require("reward", setting.reward, get_args(Reward))
    _require("masked_observation", setting.masked_observation, (False, True))
    _require("render_mode", setting.render_mode, (None, *RENDER_MODES))
    return setting


def _require(name: str, value: object, allowed: Iterable[object]) -> None:
    if value not in allowed:
        raise ValueError(f"{name}: {', '.join(map(repr, allowed))}, not {value!r}")


def _whole(name: str, value: Any) -> int:
    try:
        return index(value)
    except TypeError:
        raise ValueError(f"{name}: a whole number, not {value!r}") from None


class Table:
    """One game in progress, with luck of its own."""

    def __init__(self, sight: Sight, seats: int, setting: Setting) -> None:
        self.sight = sight
        self.seats: int = _whole("seats", seats)
        self.setting = setting
        self.given_options: Mapping[str, object] = sight.version.with_defaults(setting.options)
        self.options: Any = sight.game.read_options(self.given_options)
        sight.version.require_known(self.given_options, self.seats)
        self.observation_space: spaces.Space[Any] = self._observation_space()
        self.state: State = sight.game.new_game(self.options, seats)
        self.rng: Random = Random()
        self.turns: list[Seat] = [Seat(seat) for seat in range(seats)]

    def _observation_space(self) -> spaces.Space[Any]:
        numbers = spaces.Box(LOWEST, HIGHEST, (self.sight.version.size(self.seats),), np.int16)
        if not self.setting.masked_observation:
            return numbers
        return spaces.Dict({"observation": numbers, "action_mask": spaces.Box(0, 1, (self.actions,), np.int8)})

    @property
    def actions(self) -> int:
        return len(self.sight.version.actions)

    @property
    def asked(self) -> list[Seat]:
        """Who is to answer now; the one that moved longest ago comes first."""
        return [seat for seat in self.turns if seat in self.state.decisions]

    @property
    def is_over(self) -> bool:
        return self.state.is_over

    def deal(self, seed: int | None) -> None:
        """A new game. A seed restarts the generator; without one it goes on, and the first game is unpredictable."""
        if seed is not None:
            self.rng = Random(seed)
        self.turns = [Seat(seat) for seat in range(self.seats)]
        self.state = self.sight.game.new_game(self.options, self.seats)
        self.go_on()
        self.show()

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
            self.play(seat, self._moves(seat)[action])

    def _moves(self, seat: Seat) -> dict[int, Move]:
        """What the seat may do now, by action."""
        return {self.sight.action_of(move): move for move in self.state.legal_moves(seat)}

    def require_known(self, action: int) -> None:
        if not 0 <= action < self.actions:
            raise IllegalAction(f"there is no action {action}: they go from 0 to {self.actions - 1}")

    def require_allowed(self, seat: Seat, action: int) -> None:
        self.require_known(action)
        if action not in (self._moves(seat) or (WAIT,)):
            name = self.sight.version.actions.names[action]
            raise IllegalAction(f"action {action} ({name}) is not allowed for seat {seat} now: see the action mask")

    def play(self, seat: Seat, move: Move) -> None:
        self.state.apply(seat, move)
        self.turns.remove(seat)
        self.turns.append(seat)
        self.go_on()
        self.show()

    def mask(self, seat: Seat) -> Mask:
        """The actions that are allowed: never none while the game goes on."""
        mask: Mask = np.zeros(self.actions, np.int8)
        mask[[*self._moves(seat)] or WAIT] = 1
        return mask

    def render(self) -> str | None:
        """As PettingZoo and Gymnasium want it: what people look at is not returned."""
        text = self.sight.draw(self.state)
        if self.setting.render_mode != "human":
            return text
        sys.stdout.write(text + "\n")
        return None

    def show(self) -> None:
        """Something has happened: people want to see it at once."""
        if self.setting.render_mode == "human":
            self.render()

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
        return float(result.lead(seat))
    return 2 * result.share(seat) - 1
