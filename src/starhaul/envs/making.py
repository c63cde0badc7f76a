"""The ways to make an environment, the same for every game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pettingzoo.utils import wrappers

from .agents import TogetherEnv, TurnEnv
from .single import AgainstBotsEnv
from .table import Sight, read_setting


class Maker:
    """Makes environments of one game. Settings (reward, masked_observation, render_mode) and its options go by name."""

    def __init__(self, sight: Sight) -> None:
        self._sight = sight

    def raw_env(self, seats: int = 2, **options: Any) -> TurnEnv:
        """Agents in turn."""
        return TurnEnv(self._sight, seats, read_setting(options))

    def env(self, seats: int = 2, **options: Any) -> Any:
        """The same with PettingZoo's checks around it."""
        return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(self.raw_env(seats, **options)))

    def parallel_env(self, seats: int = 2, **options: Any) -> TogetherEnv:
        """All agents at once."""
        return TogetherEnv(self._sight, seats, read_setting(options))

    def single_env(
        self,
        opponents: Sequence[str] | None = None,
        seat: int = 0,
        seats: int = 2,
        *,
        strict: bool = False,
        **options: Any,
    ) -> AgainstBotsEnv:
        """One seat against bots: what `gymnasium.make` makes."""
        return AgainstBotsEnv(self._sight, opponents, seat, seats, read_setting(options), strict=strict)
