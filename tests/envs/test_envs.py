"""PettingZoo's and Gymnasium's own tests, and what they do not ask."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

import starhaul.envs
from starhaul.bots import Seating, make_bot
from starhaul.envs import race_v0, trucker_v0
from starhaul.envs.table import WAIT, IllegalAction
from starhaul.kernel import Seat
from starhaul.race.robot.scoring import SoloResult

MODULES: Any = [race_v0, trucker_v0]
DOCS = Path(__file__).parents[2] / "docs" / "envs.md"
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


VARIANTS: Any = [
    (race_v0, {"seats": 1, "robot": "hard"}),
    (race_v0, {"seats": 5, "expert": False}),
    (race_v0, {"seats": 3, "draft": True}),
    (race_v0, {"expansion": "base", "learning": True}),
    (trucker_v0, {"seats": 4, "level": "learning"}),
    (trucker_v0, {"seats": 3, "level": 3, "mistakes": "honest"}),
    (trucker_v0, {"level": 1, "timer": "rulebook", "mistakes": "marked"}),
    (trucker_v0, {"mode": "trek"}),
    (trucker_v0, {"mode": "series", "levels": [1, 2], "timer": "relaxed"}),
]


@pytest.mark.parametrize(("module", "options"), VARIANTS, ids=[str(options) for _, options in VARIANTS])
def test_the_libraries_accept_every_variant(module: Any, options: dict[str, Any]) -> None:
    api_test(module.env(**options), num_cycles=200)
    parallel_api_test(module.parallel_env(**options), num_cycles=50)
    name = next(name for name, found in starhaul.envs.GYMNASIUM_IDS.items() if module.__name__.endswith(found))
    check_env(gymnasium.make(name, **options).unwrapped)


@pytest.mark.parametrize("example", re.findall(r"```python\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL))
def test_the_examples_run_as_written(example: str) -> None:
    exec(compile(example, "docs/envs.md", "exec"), {})  # noqa: S102 # our own page


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


def solo_end(seed: int, bot: str, reward: str = "result") -> tuple[str, float, float]:
    """How a bot's solo game ends, what the environment pays for it, and how far the robot is behind."""
    env = race_v0.single_env(seats=1, robot="easy", reward=reward)
    env.reset(seed=seed)
    player = make_bot(bot, Seating(race_v0.SIGHT.game, 1, Seat(0), str(seed)))
    over, reward_at_end = False, 0.0
    while not over:
        move = player.choose(env.table.state.view(Seat(0)))
        assert move is not None
        _, reward_at_end, over, _, _ = env.step(np.int64(env.table.sight.action_of(move)))
    result = env.table.state.outcome
    assert isinstance(result, SoloResult)
    return result.verdict, reward_at_end, result.scores[0] - sum(line.amount for line in result.robot)


def test_the_robot_can_win() -> None:
    """The only seat is first among the seats in every game; what counts is the robot."""
    assert solo_end(11, "regular") == ("lost", -1.0, -26)
    assert solo_end(12, "regular") == ("won", 1.0, 5)
    _, reward, lead = solo_end(3, "random", "lead")
    assert reward == lead < 0


@both
def test_people_see_the_table_as_the_game_goes_on(module: Any, capsys: pytest.CaptureFixture[str]) -> None:
    env = module.single_env(("random",), render_mode="human")
    env.reset(seed=1)
    assert env.render() is None
    drawn = capsys.readouterr().out
    env.step(np.int64(random_action(env.action_masks(), Random(1))))
    assert "seat 1" in drawn
    assert "seat 1" in capsys.readouterr().out


@both
def test_luck_goes_on_after_a_seed(module: Any) -> None:
    """As in Gymnasium: a seed once, and all further games follow from it."""

    def games(make: Any) -> list[bytes]:
        env = make()
        seen = []
        for seed in (7, None, None, 7):
            env.reset(seed=seed)
            table, rng = env.unwrapped.table, Random(1)
            for _ in range(10):
                table.play(table.asked[0], rng.choice(table.state.legal_moves(table.asked[0])))
            seen.append(table.state.dump())
        return seen

    for make in (module.raw_env, module.env, module.parallel_env, lambda: module.single_env(("random",))):
        first, second, third, again = games(make)
        assert (first, second, third, again) == tuple(games(make))
        assert first == again
        assert len({first, second, third}) == 3


BAD_SETTINGS: Any = {
    "reward": ({"reward": "money"}, "reward: 'result', 'score', 'lead', not 'money'"),
    "render mode": ({"render_mode": "film"}, "render_mode: None, 'ansi', 'human', not 'film'"),
    "mask": ({"masked_observation": "yes"}, "masked_observation: False, True, not 'yes'"),
    "seats": ({"seats": 9}, "9"),
    "seats in words": ({"seats": "two"}, "seats: a whole number, not 'two'"),
    "option": ({"colour": "red"}, "option colour"),
}
BAD_OPPONENTS: Any = {
    "nobody": ({"opponents": ()}, "opponents: 1 to 1 names for 1 other seats, not 0"),
    "too many": ({"opponents": ("random",) * 3, "seats": 3}, "opponents: 1 to 2 names for 2 other seats, not 3"),
    "a text": ({"opponents": "random"}, r"opponents: a tuple of names such as \('random',\), not a text"),
    "a stranger": ({"opponents": ("deep-blue",)}, "opponents: there is no bot 'deep-blue', only random"),
    "no guesses": ({"opponents": ("ace:0",)}, "ace:0: takes a number of guesses from 1 to 10000"),
    "a parameter": ({"opponents": ("random:5",)}, "random:5: takes no parameter"),
    "no such seat": ({"seat": 2}, "seat: 0 to 1, not 2"),
    "the last seat": ({"seat": -1}, "seat: 0 to 1, not -1"),
}


@both
@pytest.mark.parametrize("case", BAD_SETTINGS)
def test_what_cannot_be_set_is_said_in_words(module: Any, case: str) -> None:
    options, complaint = BAD_SETTINGS[case]
    for make in (module.raw_env, module.env, module.parallel_env, module.single_env):
        with pytest.raises(ValueError, match=complaint):
            make(**options)


@pytest.mark.parametrize("name", starhaul.envs.GYMNASIUM_IDS)
@pytest.mark.parametrize("case", BAD_OPPONENTS)
def test_who_cannot_play_is_said_in_words(name: str, case: str) -> None:
    options, complaint = BAD_OPPONENTS[case]
    with pytest.raises(ValueError, match=complaint):
        gymnasium.make(name, **options)


def test_nobody_plays_against_the_robot_in_company() -> None:
    with pytest.raises(ValueError, match="opponents: none, where one plays alone"):
        race_v0.single_env(("regular",), seats=1, robot="easy")


@both
def test_after_the_end_nothing_is_paid(module: Any, caplog: pytest.LogCaptureFixture) -> None:
    for make in (module.raw_env, module.env):
        env = make()
        env.reset(seed=3)
        rng = Random(3)
        paid = dict.fromkeys(env.possible_agents, 0.0)
        for agent in env.agent_iter():
            _, reward, terminated, _, info = env.last()
            paid[agent] += reward
            if terminated:
                with pytest.raises(ValueError, match="when an agent is dead, the only valid action is None"):
                    env.step(WAIT)
            env.step(None if terminated else random_action(info["action_mask"], rng))
        assert sorted(paid.values()) in ([-1.0, 1.0], [0.0, 0.0])
        caplog.clear()
        env.step(None)
        assert ("Should reset() first" in caplog.text, env.agents) == (True, [])


@both
def test_after_the_end_of_all_at_once_nothing_is_paid(module: Any, caplog: pytest.LogCaptureFixture) -> None:
    env = module.parallel_env()
    _, infos = env.reset(seed=3)
    rng = Random(3)
    while env.agents:
        actions = {agent: random_action(infos[agent]["action_mask"], rng) for agent in env.agents}
        *_, infos = env.step(actions)
    assert env.step(actions) == ({}, {}, {}, {}, {})
    assert "Should reset() first" in caplog.text


@both
def test_one_seat_needs_a_reset_before_and_after_a_game(module: Any) -> None:
    env = module.single_env(("random",))
    with pytest.raises(ResetNeeded):
        env.step(np.int64(WAIT))
    env.reset(seed=3)
    rng, over = Random(3), False
    while not over:
        *_, over, _, _ = env.step(np.int64(random_action(env.action_masks(), rng)))
    with pytest.raises(ResetNeeded, match=r"call reset\(\)"):
        env.step(np.int64(WAIT))
    env.reset()
    env.step(np.int64(random_action(env.action_masks(), rng)))


@both
def test_an_action_that_does_not_exist_is_refused_in_words(module: Any) -> None:
    """Numbers below zero count from the end in a mask."""
    for action in (-1, len(module.ACTIONS)):
        turn, single = module.raw_env(), module.single_env(("random",))
        turn.reset(seed=1)
        single.reset(seed=1)
        for env in (turn, single):
            with pytest.raises(IllegalAction, match=f"there is no action {action}"):
                env.step(np.int64(action))


@both
def test_every_agent_acts(module: Any) -> None:
    env = module.parallel_env()
    _, infos = env.reset(seed=1)
    first = {"player_0": random_action(infos["player_0"]["action_mask"], Random(1))}
    for actions in ({}, first, first | {"player_1": WAIT, "player_2": WAIT}):
        with pytest.raises(IllegalAction, match=r"every agent acts \(player_0, player_1\)"):
            env.step(actions)
    turn = module.raw_env()
    turn.reset(seed=1)
    with pytest.raises(IllegalAction, match="is alive and must act"):
        turn.step(None)


def test_bots_with_gold_titles_build_by_the_rules() -> None:
    """In this trek a regular becomes Master Engineer, and must fill the reserve before anything else (TRK-G-05)."""
    env = trucker_v0.single_env(mode="trek")
    env.reset(seed=2)
    rng, over = Random(2), False
    while not over:
        *_, over, _, _ = env.step(np.int64(random_action(env.action_masks(), rng)))
    assert env.table.state.outcome is not None


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


def test_a_missing_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    monkeypatch.delitem(sys.modules, "starhaul.envs")
    with pytest.raises(ImportError, match=r'needs the extra "envs": pip install "starhaul\[envs\]"'):
        __import__("starhaul.envs")
