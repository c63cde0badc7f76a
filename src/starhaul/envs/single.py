"""Gymnasium: one seat learns, bots sit in the others."""

from __future__ import annotations

from typing import Any, Final

import gymnasium
import numpy as np
from numpy.typing import NDArray

from starhaul.bots import Bot, Seating, make_bot
from starhaul.kernel import Seat

from .table import LegalActions, Observation, Setting, Sight, Table

PENALTY: Final = -0.1
"""The reward for an action that is not allowed."""


class AgainstBotsEnv(gymnasium.Env[Observation, np.int64]):
    """The agent sits in one seat; the bots named (repeated if they are too few) play the others."""

    def __init__(
        self, sight: Sight, opponents: tuple[str, ...], seat: int, seats: int, setting: Setting, *, strict: bool
    ) -> None:
        self.metadata = {"render_modes": ["ansi"], "render_fps": 4}
        self.render_mode = setting.render_mode
        self.table = Table(sight, seats, setting)
        self.seat = Seat(seat)
        self.opponents = opponents
        self.strict = strict
        """Whether an action that is not allowed is an error; else it changes nothing and costs PENALTY."""
        self._bots: dict[Seat, Bot] = {}
        self.observation_space = self.table.observation_space
        self._actions = LegalActions(self.table.actions)
        self.action_space = self._actions

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        luck = int(self.np_random.integers(2**31))
        self.table.deal(luck)
        self._seat_bots(luck)
        self._let_bots_play()
        return self._observation()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if not self.strict and not self.table.mask(self.seat)[action]:
            observation, info = self._observation()
            return observation, PENALTY, False, False, info | {"illegal": True}
        self.table.act(self.seat, int(action))
        self._let_bots_play()
        is_over = self.table.is_over
        reward = self.table.rewards()[self.seat] if is_over else 0.0
        observation, info = self._observation()
        return observation, reward, is_over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be done now, as libraries for masked learning ask for it."""
        return self.table.mask(self.seat).astype(np.bool_)

    def render(self) -> str:
        return self.table.sight.draw(self.table.state)

    def close(self) -> None:
        for bot in self._bots.values():
            bot.close()
        self._bots = {}

    def _seat_bots(self, luck: int) -> None:
        self.close()
        others = [Seat(seat) for seat in range(self.table.seats) if seat != self.seat]
        for at, seat in enumerate(others):
            name = self.opponents[at % len(self.opponents)]
            seating = Seating(
                self.table.sight.game, self.table.seats, seat, f"{luck}/{seat}", self.table.setting.options
            )
            self._bots[seat] = make_bot(name, seating)

    def _let_bots_play(self) -> None:
        """Whoever moved longest ago comes first, until it is the agent's turn."""
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
