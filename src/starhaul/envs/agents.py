"""PettingZoo: every seat is an agent, in turn (AEC) or all at once (parallel)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Self

from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.env_logger import EnvLogger

from starhaul.kernel import Seat

from .table import RENDER_MODES, IllegalAction, LegalActions, Observation, Setting, Sight, Table

Infos = dict[str, dict[str, Any]]

if TYPE_CHECKING:  # PettingZoo carries no types: this is what its classes add to ours

    class _Environment:
        @property
        def num_agents(self) -> int: ...
        @property
        def max_num_agents(self) -> int: ...
        @property
        def unwrapped(self) -> Self: ...

    class _InTurn(_Environment):
        def agent_iter(self, max_iter: int = 2**63) -> Iterable[str]: ...
        def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]: ...
        def _was_dead_step(self, action: int | None) -> None: ...
        def _accumulate_rewards(self) -> None: ...

    class _AtOnce(_Environment): ...

else:
    _InTurn, _AtOnce = AECEnv[str, Observation, int], ParallelEnv[str, Observation, int]


def _infos(table: Table, agents: list[str], spaces: dict[str, LegalActions]) -> Infos:
    """The masks, for the caller and for the spaces, so that what they draw at random is allowed."""
    infos: Infos = {}
    for agent in agents:
        mask = table.mask(Seat(int(agent.rpartition("_")[2])))
        spaces[agent].legal = mask
        infos[agent] = {"action_mask": mask.copy()}
    return infos


def agent_names(seats: int) -> list[str]:
    return [f"player_{seat}" for seat in range(seats)]


class _Seated:
    """What both kinds have: a table, and an agent on every seat."""

    def __init__(self, sight: Sight, seats: int, setting: Setting) -> None:
        super().__init__()
        self.table: Table = Table(sight, seats, setting)
        self.metadata: dict[str, Any] = {"render_modes": [*RENDER_MODES], "name": f"{sight.game.name}_v0"}
        self.render_mode: str | None = setting.render_mode
        self.possible_agents: list[str] = agent_names(seats)
        self._seats = {agent: Seat(seat) for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces: dict[str, LegalActions] = {
            agent: LegalActions(self.table.actions) for agent in self.possible_agents
        }
        self.observation_spaces: dict[str, spaces.Space[Any]] = dict.fromkeys(
            self.possible_agents, self.table.observation_space
        )

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def render(self) -> str | None:
        return self.table.render()

    def close(self) -> None:
        """There is nothing to close."""


class TurnEnv(_Seated, _InTurn):
    """Agents answer one after the other. Choices that are revealed together stay sealed until the last is made."""

    def __init__(self, sight: Sight, seats: int, setting: Setting) -> None:
        super().__init__(sight, seats, setting)
        self.metadata: dict[str, Any] = {**self.metadata, "is_parallelizable": False}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        del options
        self.table.deal(seed)
        self.agents: list[str] = self.possible_agents[:]
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations: dict[str, bool] = dict.fromkeys(self.agents, False)
        self.truncations: dict[str, bool] = dict.fromkeys(self.agents, False)
        self._select()

    def step(self, action: int | None) -> None:
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalAction(f"{agent} is alive and must act: None is for agents whose game is over")
        self._cumulative_rewards[agent] = 0.0
        self.table.act(self._seats[agent], int(action))
        if self.table.is_over:
            self.rewards = dict(zip(self.agents, self.table.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()

    def observe(self, agent: str) -> Observation:
        return self.table.observe(self._seats[agent])

    def _select(self) -> None:
        asked = self.table.asked
        if asked:
            self.agent_selection: str = self.possible_agents[asked[0]]
        self.infos: Infos = _infos(self.table, self.agents, self.action_spaces)


class TogetherEnv(_Seated, _AtOnce):
    """All agents act at once; those that are not asked WAIT.

    Moves are carried out in the order in which seats moved last, the longest ago first. One that was possible when
    all chose and is not any more (somebody took the same component) comes to nothing.
    """

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        del options
        self.table.deal(seed)
        self.agents: list[str] = self.possible_agents[:]
        return self._observations()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return {}, {}, {}, {}, {}
        self._carry_out(actions)
        agents = self.agents
        is_over = self.table.is_over
        rewards = self.table.rewards() if is_over else [0.0] * len(agents)
        observations, infos = self._observations()
        if is_over:
            self.agents = []
        over = dict.fromkeys(agents, is_over)
        return observations, dict(zip(agents, rewards, strict=True)), over, dict.fromkeys(agents, False), infos

    def _carry_out(self, actions: dict[str, int]) -> None:
        table = self.table
        if set(actions) != set(self.agents):
            raise IllegalAction(f"every agent acts ({', '.join(self.agents)}), not {', '.join(actions) or 'nobody'}")
        chosen = {self._seats[agent]: int(action) for agent, action in actions.items()}
        for seat, action in chosen.items():
            table.require_allowed(seat, action)
        questions = dict(table.state.decisions)
        for seat in [seat for seat in table.asked if seat in chosen]:
            if table.state.decisions.get(seat) == questions[seat] and table.mask(seat)[chosen[seat]]:
                table.act(seat, chosen[seat])

    def _observations(self) -> tuple[dict[str, Observation], Infos]:
        seen = {agent: self.table.observe(self._seats[agent]) for agent in self.agents}
        return seen, _infos(self.table, self.agents, self.action_spaces)
