"""Gymnasium: one seat learns, bots sit in the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from numpy.typing import NDArray

from starhaul.bots import Bot, Seating, UnknownBot, make_bot
from starhaul.kernel import Seat

from .table import RENDER_MODES, LegalActions, Observation, Setting, Sight, Table

PENALTY: Final = -0.1
"""The reward for an action that is not allowed."""
USUAL_OPPONENT: Final = "regular"


class AgainstBotsEnv(gymnasium.Env[Observation, np.int64]):
    """The agent sits in one seat; the bots named (repeated if they are too few) play the others."""

    def __init__(
        self, sight: Sight, opponents: Sequence[str] | None, seat: int, seats: int, setting: Setting, *, strict: bool
    ) -> None:
        self.metadata: dict[str, Any] = {"render_modes": [*RENDER_MODES], "render_fps": 4}
        self.render_mode: str | None = setting.render_mode
        self.table: Table = Table(sight, seats, setting)
        if seat not in range(seats):
            raise ValueError(f"seat: 0 to {seats - 1}, not {seat!r}")
        self.seat: Seat = Seat(seat)
        self.opponents: tuple[str, ...] = _read_opponents(opponents, seats - 1)
        self.strict = strict
        """Whether an action that is not allowed is an error; else it changes nothing and costs PENALTY."""
        self._bots: dict[Seat, Bot] = {}
        self.observation_space: spaces.Space[Observation] = self.table.observation_space
        self._actions = LegalActions(self.table.actions)
        self.action_space: LegalActions = self._actions
        self._is_running = False
        self._seat_bots(0)  # who cannot play is said before the first game
        self.close()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        luck = int(self.np_random.integers(2**31))
        self.table.deal(luck)
        self._seat_bots(luck)
        self._let_bots_play()
        self._is_running = True
        return self._observation()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if not self._is_running:
            raise ResetNeeded("no game is going on: call reset()")
        self.table.require_known(int(action))
        if not self.strict and not self.table.mask(self.seat)[action]:
            observation, info = self._observation()
            return observation, PENALTY, False, False, info | {"illegal": True}
        self.table.act(self.seat, int(action))
        self._let_bots_play()
        is_over = self.table.is_over
        self._is_running = not is_over
        reward = self.table.rewards()[self.seat] if is_over else 0.0
        observation, info = self._observation()
        return observation, reward, is_over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be done now, as libraries for masked learning ask for it."""
        return self.table.mask(self.seat).astype(np.bool_)

    def render(self) -> str | None:
        return self.table.render()

    def close(self) -> None:
        for bot in self._bots.values():
            bot.close()
        self._bots = {}

    def _seat_bots(self, luck: int) -> None:
        self.close()
        others = [Seat(seat) for seat in range(self.table.seats) if seat != self.seat]
        for at, seat in enumerate(others):
            name = self.opponents[at % len(self.opponents)]
            seating = Seating(self.table.sight.game, self.table.seats, seat, f"{luck}/{seat}", self.table.given_options)
            try:
                self._bots[seat] = make_bot(name, seating)
            except UnknownBot as error:
                raise ValueError(f"opponents: {error}") from None

    def _let_bots_play(self) -> None:
        """The bot that moved longest ago comes first, until it is the agent's turn."""
        table = self.table
        while not table.is_over and table.asked[0] != self.seat:
            seat = table.asked[0]
            move = self._bots[seat].choose(table.state.view(seat))
            assert move is not None, "games without a clock wait for every answer"
            table.play(seat, move)

    def _observation(self) -> tuple[Observation, dict[str, Any]]:
        mask = self.table.mask(self.seat)
        self._actions.legal = mask
        return self.table.observe(self.seat), {"action_mask": mask.copy()}


def _read_opponents(names: Sequence[str] | None, seats: int) -> tuple[str, ...]:
    """Who sits in so many other seats; nobody named: the usual opponent everywhere."""
    if names is None:
        return (USUAL_OPPONENT,) if seats else ()
    if isinstance(names, str):
        raise ValueError(f"opponents: a tuple of names such as ({names!r},), not a text")
    if not seats and names:
        raise ValueError("opponents: none, where one plays alone")
    if seats and not 1 <= len(names) <= seats:
        raise ValueError(f"opponents: 1 to {seats} names for {seats} other seats, not {len(names)}")
    return tuple(names)
