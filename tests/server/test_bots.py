"""Bots that hang, fail or die cost nobody a game."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

from starhaul.games import load_game
from starhaul.kernel import Seat
from starhaul.server.bot_seats import BotSeats
from starhaul.server.inbox import Thought
from starhaul.server.match import Match, MatchInfo
from starhaul.server.metrics import Metrics
from starhaul.server.thinker import answer
from starhaul.server.thinking import Answer, Question, Thinkers, ThinkingFailed
from starhaul.server.turns import Asker

pytestmark = pytest.mark.anyio

ADA = Asker("Ada", "table")

SLEEPY = """
import time
from starhaul.bots.at_random import RandomBot
RandomBot.choose = lambda self, view: time.sleep({seconds})
"""
THINKS_FOR_EVER = """
import time
from starhaul.bots.at_random import RandomBot
def choose(self, view):
    with open({marker!r}, "a") as marker:
        marker.write("x")
    time.sleep(600)
RandomBot.choose = choose
"""


def match() -> Match:
    started = Match(load_game("toy"), MatchInfo("id", {}, ("Ada", "Bo"), "seed", "0", "toy", 0))
    started.begin()
    return started


async def test_a_bot_thinks_in_another_process() -> None:
    thinkers = Thinkers(1, 5, Metrics())
    game = match()
    (seat, *_) = game.seats
    (move,) = (await thinkers.think(game, seat, "random", ADA)).moves
    assert move in {str(move) for move in game.state.legal_moves(seat)}
    await thinkers.stop()


async def test_a_bot_that_takes_too_long_is_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "sitecustomize.py").write_text(SLEEPY.format(seconds=60), "utf-8")
    monkeypatch.setenv("PYTHONPATH", f"{tmp_path}{os.pathsep}{os.environ['PYTHONPATH']}")
    monkeypatch.setattr("starhaul.server.workers.START_SECONDS", 1.0)
    thinkers = Thinkers(1, 0.2, Metrics())
    game = match()
    with pytest.raises(ThinkingFailed, match=r"took longer than 0\.2 s"):
        await thinkers.think(game, game.seats[0], "random", ADA)
    await thinkers.stop()


async def test_an_unknown_bot_fails_and_its_worker_goes_on() -> None:
    thinkers = Thinkers(1, 5, Metrics())
    game = match()
    with pytest.raises(ThinkingFailed, match="UnknownBot"):
        await thinkers.think(game, game.seats[0], "deep-thought", ADA)
    assert (await thinkers.think(game, game.seats[0], "random", ADA)).moves
    await thinkers.stop()


async def test_a_server_that_stops_is_no_failure_of_its_bots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """One bot thinks, one waits for the only worker: neither is heard of again, and no worker is started anew."""
    marker = tmp_path / "thinks"
    (tmp_path / "sitecustomize.py").write_text(THINKS_FOR_EVER.format(marker=str(marker)), "utf-8")
    monkeypatch.setenv("PYTHONPATH", f"{tmp_path}{os.pathsep}{os.environ['PYTHONPATH']}")
    thinkers, told, others = Thinkers(1, 60, Metrics()), list[Thought](), asyncio.all_tasks()
    asking = match()
    BotSeats(thinkers, ADA, 0, told.append).ask(asking, asking.state.decisions, lambda _seat: "random")
    thoughts = asyncio.all_tasks() - others
    assert len(thoughts) == 2
    while not (marker.exists() and marker.read_text("utf-8")):
        await asyncio.sleep(0.01)
    await thinkers.stop()
    await asyncio.gather(*thoughts)
    assert (told, caplog.records) == ([], [])
    assert len(marker.read_text("utf-8")) == 1


async def test_a_bot_whose_moment_has_passed_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """It has nothing to decide: its owner came back in the same moment and answered."""
    asked: list[object] = []

    async def think(_thinkers: Thinkers, _match: Match, seat: int, *_: object) -> Answer:
        asked.append(seat)
        return Answer(["1"])

    monkeypatch.setattr(Thinkers, "think", think)
    game, told, others = match(), list[Thought](), asyncio.all_tasks()
    BotSeats(Thinkers(1, 5, Metrics()), ADA, 0, told.append).ask(game, game.seats, lambda _seat: "random")
    owner, other = game.seats
    game.play(owner, [str(game.state.legal_moves(owner)[0])], at=0)
    assert owner not in game.state.decisions
    await asyncio.gather(*(asyncio.all_tasks() - others))
    assert asked == [other]
    assert told[0] == Thought(owner, game.number, [])


def test_the_same_question_has_the_same_answer() -> None:
    game = match()
    question = Question("toy", "kernel.toy", "random", "luck", 0, 2, {}, game.state.dump(), 1.0)
    assert answer(question) == answer(question)


@pytest.mark.parametrize(("effort", "least", "most"), [(1.0, -1.0, 0.0), (6.0, 1.9, 2.0), (float("inf"), 0.0, 20.0)])
async def test_a_bot_pretends_as_long_as_its_move_would_take_a_person(
    monkeypatch: pytest.MonkeyPatch, effort: float, least: float, most: float
) -> None:
    naps: list[float] = []

    async def nap(seconds: float) -> None:
        naps.append(seconds)

    async def think(*_: object) -> Answer:
        return Answer(["1"], effort=effort)

    monkeypatch.setattr(asyncio, "sleep", nap)
    thinkers, told = Thinkers(1, 5, Metrics()), asyncio.Queue[Thought]()
    monkeypatch.setattr(thinkers, "think", think)
    BotSeats(thinkers, ADA, 0.4, told.put_nowait).ask(match(), [Seat(0)], lambda _seat: "random")
    assert (await told.get()).moves == ["1"]
    pause, rest = naps
    assert pause == 0.4
    assert least <= rest <= most
