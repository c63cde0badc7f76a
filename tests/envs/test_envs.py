"""PettingZoo's and Gymnasium's own tests, and what they do not ask."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

import starhaul.envs
from starhaul.envs import race_v0, trucker_v0
from starhaul.envs.table import WAIT, IllegalAction
from starhaul.kernel import Seat

MODULES: Any = [race_v0, trucker_v0]
both = pytest.mark.parametrize("module", MODULES, ids=["race", "trucker"])


# What the libraries ask.


@both
def test_petting_zoo_accepts_agents_in_turn(module: Any) -> None:
    api_test(module.env(), num_cycles=1000)
    seed_test(module.env, num_cycles=100)


@both
def test_petting_zoo_accepts_agents_at_once(module: Any) -> None:
    parallel_api_test(module.parallel_env(), num_cycles=200)
    parallel_seed_test(module.parallel_env, num_cycles=40)


@both
def test_petting_zoo_can_see_the_table(module: Any) -> None:
    render_test(lambda render_mode=None: module.raw_env(render_mode=render_mode))


@pytest.mark.parametrize("name", starhaul.envs.GYMNASIUM_IDS)
def test_gymnasium_accepts_one_seat_against_bots(name: str) -> None:
    env = gymnasium.make(name, opponents=("random",))
    check_env(env.unwrapped)
    env.close()


# What they do not ask.


def random_action(mask: np.ndarray[Any, Any], rng: Random) -> int:
    return int(rng.choice(np.flatnonzero(mask)))


def steps(module: Any, seed: int, **options: Any) -> Iterator[tuple[Any, str, Any]]:
    """A random game, step by step: the environment, who is to act, and what that agent sees."""
    env = module.raw_env(masked_observation=True, **options)
    env.reset(seed=seed)
    rng = Random(seed)
    for agent in env.agent_iter():
        observation, _, terminated, _, _ = env.last()
        yield env, agent, observation
        env.step(None if terminated else random_action(observation["action_mask"], rng))


@both
def test_the_mask_is_the_engines_list_of_moves(module: Any) -> None:
    for env, agent, observation in steps(module, 3):
        if not env.terminations[agent]:
            seat = Seat(env.possible_agents.index(agent))
            allowed = [module.ACTIONS[action] for action in np.flatnonzero(observation["action_mask"])]
            assert sorted(allowed) == sorted(map(str, env.table.state.legal_moves(seat)))
            assert allowed


@both
def test_observations_fit_their_space(module: Any) -> None:
    for seats in (2, 4):
        for env, agent, observation in steps(module, 4, seats=seats):
            assert env.observation_space(agent).contains(observation)


@both
def test_an_observation_hides_what_the_view_hides(module: Any) -> None:
    """A state sampled from a view is the same to that seat, to the last number."""
    for at, (env, agent, observation) in enumerate(steps(module, 5)):
        if at % 7 == 0 and not env.terminations[agent]:
            seat = Seat(env.possible_agents.index(agent))
            twin = env.table.state.view(seat).sample_state(Random(at))
            seen = module.SIGHT.look(twin.view(seat))
            assert seen == observation["observation"].tolist()


@both
def test_an_action_that_is_not_allowed_is_refused_in_words(module: Any) -> None:
    env = module.raw_env()
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match=r"action 0 \(wait\) is not allowed for seat \d now"):
        env.step(WAIT)


@both
def test_whoever_is_not_asked_waits(module: Any) -> None:
    env = module.parallel_env(masked_observation=True)
    observations, _ = env.reset(seed=2)
    rng = Random(2)
    while env.agents:
        for agent in env.agents:
            mask = observations[agent]["action_mask"]
            asked = Seat(env.possible_agents.index(agent)) in env.table.state.decisions
            assert bool(mask[WAIT]) is not asked
            assert mask.any()
        actions = {agent: random_action(observations[agent]["action_mask"], rng) for agent in env.agents}
        observations, rewards, *_ = env.step(actions)
    assert set(rewards.values()) in ({1.0, -1.0}, {0.0})


@pytest.mark.parametrize("kind", ["score", "lead"])
def test_rewards_are_what_they_are_called(kind: str) -> None:
    for env, _, _ in steps(race_v0, 6, reward=kind):
        last = env
    one, other = last.table.state.outcome.scores
    assert last.table.rewards() == ([one, other] if kind == "score" else [one - other, other - one])


@both
def test_two_games_at_once_do_not_disturb_each_other(module: Any) -> None:
    def trail(game: Iterator[tuple[Any, str, Any]]) -> Iterator[bytes]:
        return (observation["observation"].tobytes() for _, _, observation in game)

    alone = [list(trail(steps(module, seed)))[:40] for seed in (7, 8)]
    pairs = list(zip(trail(steps(module, 7)), trail(steps(module, 8)), strict=False))[:40]
    shortest = len(pairs)
    assert [first for first, _ in pairs] == alone[0][:shortest]
    assert [second for _, second in pairs] == alone[1][:shortest]


@pytest.mark.parametrize("name", starhaul.envs.GYMNASIUM_IDS)
def test_one_seat_plays_a_whole_game_against_our_bots(name: str) -> None:
    env = gymnasium.make(name, opponents=("regular", "random"), seats=3, seat=1, masked_observation=True, strict=True)
    observation, info = env.reset(seed=1)
    rng = Random(1)
    over = False
    while not over:
        assert (info["action_mask"] == env.unwrapped.action_masks()).all()  # type: ignore[attr-defined]
        action = random_action(observation["action_mask"], rng)
        observation, reward, over, truncated, info = env.step(np.int64(action))
        assert not truncated
    assert reward in (1.0, 0.0, -1.0, pytest.approx(-1 / 3))
    env.close()


def test_a_refused_action_costs_something_and_changes_nothing() -> None:
    env = race_v0.single_env(("random",))
    before, _ = env.reset(seed=1)
    after, reward, over, _, info = env.step(np.int64(WAIT))
    assert (reward, over, info["illegal"]) == (-0.1, False, True)
    assert np.asarray(before).tobytes() == np.asarray(after).tobytes()
    strict = race_v0.single_env(("random",), strict=True)
    strict.reset(seed=1)
    with pytest.raises(IllegalAction):
        strict.step(np.int64(WAIT))


@both
def test_what_is_drawn_at_random_is_allowed(module: Any) -> None:
    env = module.raw_env()
    env.reset(seed=9)
    for agent in env.agent_iter(200):
        *_, terminated, _, info = env.last()
        if terminated:
            break
        action = env.action_space(agent).sample()
        assert info["action_mask"][action]
        env.step(action)


# Tables that people train on must not change under them.


@pytest.mark.parametrize(
    ("module", "size", "digest"),
    [(race_v0, 1390, "e29702f32a383cf7"), (trucker_v0, 1670, "3c07885f82e51e94")],
    ids=["race", "trucker"],
)
def test_the_tables_of_version_0_are_fixed(module: Any, size: int, digest: str) -> None:
    assert len(module.ACTIONS) == len(set(module.ACTIONS)) == size
    assert hashlib.sha256("\n".join(module.ACTIONS).encode()).hexdigest()[:16] == digest


def test_a_missing_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    monkeypatch.delitem(sys.modules, "starhaul.envs")
    with pytest.raises(ImportError, match=r'needs the extra "envs": pip install "starhaul\[envs\]"'):
        __import__("starhaul.envs")
