"""Bots share the workers fairly, answer in time, and outlive a worker that is killed."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from pathlib import Path
from time import monotonic

import pytest

from running import running_server
from server.clients import SECONDS, Client, Visitor, begin, part, play_to_the_end
from starhaul.bots import Seating, make_bot
from starhaul.bots.bot import IN_TIME
from starhaul.games import load_game
from starhaul.server.match import Match, MatchInfo
from starhaul.server.metrics import Metrics
from starhaul.server.settings import Settings
from starhaul.server.thinking import Thinkers, ThinkingFailed
from starhaul.server.turns import Asker, Turns

pytestmark = pytest.mark.anyio

ADA = Asker("Ada", "table")
SLOW = """
import os, time
from starhaul.bots.at_random import RandomBot
quick = RandomBot.choose
def choose(self, view):
    with open({log!r}, "a") as log:
        log.write(f"{{self.seating.game.name}} {{os.getpid()}}\\n")
    time.sleep({seconds})
    return quick(self, view)
RandomBot.choose = choose
"""
SUICIDAL = """
import os, signal
from starhaul.bots.at_random import RandomBot
def choose(self, view):
    with open({log!r}, "a") as log:
        log.write("x\\n")
    os.kill(os.getpid(), signal.SIGKILL)
RandomBot.choose = choose
"""

Thoughts = Callable[[], list[str]]


def bots_that(program: str, folder: Path, monkeypatch: pytest.MonkeyPatch, **values: object) -> Thoughts:
    """Let the random bot of every worker do this, and return what reads its log: a line a thought."""
    log = folder / "thoughts"
    log.touch()
    (folder / "sitecustomize.py").write_text(program.format(log=str(log), **values), "utf-8")
    monkeypatch.setenv("PYTHONPATH", f"{folder}{os.pathsep}{os.environ['PYTHONPATH']}")
    return lambda: log.read_text("utf-8").splitlines()


async def until(holds: Callable[[], object]) -> None:
    async with asyncio.timeout(SECONDS):
        while not holds():
            await asyncio.sleep(0.01)


def begun(game: str) -> Match:
    match = Match(load_game(game), MatchInfo("id", {}, ("Ada", "Bo"), "seed", "0", game, 0))
    match.begin()
    return match


# A fair share.


async def test_four_tables_of_one_person_delay_nobodys_bot_by_more_than_a_thought(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thoughts = bots_that(SLOW, tmp_path, monkeypatch, seconds=0.1)
    with running_server(settings) as url:
        greedy = await begin_tables(Visitor(url, "Greedy"), 4)
        await until(lambda: len(thoughts()) >= 8)
        (ada,) = await begin(url, ["Ada"], game="toy", bots=["random"])
        while not ada.is_over:
            asked = len(thoughts())
            await ada.until(lambda: ada.view and ada.view["have_chosen"][1])
            games = [thought.split()[0] for thought in thoughts()[asked:]]
            assert games[: games.index("toy") + 1].count("heap") <= 1
            await ada.submit(ada.moves[0])
        await part(ada, *greedy)


async def begin_tables(host: Visitor, count: int) -> list[Client]:
    """Tables of one person, each with two bots that have much to do."""
    wish = {"game": "heap", "seats": 3, "bots": ["random", "random"], "options": {"things": 2000}}
    clients = [Client(host, table["id"]) for table in host.make_tables(count, **wish)]
    for client in clients:
        await client.connect()
        await client.ask("ready", is_ready=True)
        await client.ask("start")
    return clients


async def test_tables_of_one_person_take_turns() -> None:
    turns = Turns(["worker"])
    worker = await turns.take(Asker("Ada", "first"))
    order: list[str] = []

    async def think(asker: Asker) -> None:
        mine = await turns.take(asker)
        order.append(f"{asker.person} {asker.table}")
        turns.give_back(mine)

    wishes = [("Ada", "first"), ("Ada", "first"), ("Ada", "second"), ("Bo", "third"), ("Bo", "third")]
    tasks = [asyncio.create_task(think(Asker(*wish))) for wish in wishes]
    await asyncio.sleep(0)
    turns.give_back(worker)
    await asyncio.gather(*tasks)
    assert order == ["Bo third", "Ada second", "Bo third", "Ada first", "Ada first"]


async def test_who_goes_while_waiting_takes_no_worker_along() -> None:
    turns = Turns(["worker"])
    worker = await turns.take(ADA)
    before, after = (asyncio.create_task(turns.take(ADA)) for _ in range(2))
    await asyncio.sleep(0)
    before.cancel()
    turns.give_back(worker)  # the first does not know yet that it is cancelled
    assert await after == "worker"
    late = asyncio.create_task(turns.take(ADA))
    await asyncio.sleep(0)
    turns.give_back(worker)
    late.cancel()  # it has the worker, and will never hear of it
    await asyncio.wait([before, late])
    assert await turns.take(ADA) == "worker"


# In time.


@pytest.mark.parametrize(("game", "hard"), [("race", {"ACTION"}), ("trucker", {"LAND", "HOUSE", "DOCK", "POWER"})])
async def test_an_ace_answers_within_its_time_whatever_it_was_asked_for(game: str, hard: set[str]) -> None:
    """As many guesses as can be asked for, until one question took as long as an ace allows itself."""
    thinkers, match, longest = Thinkers(1, 2.0, Metrics()), begun(game), 0.0
    async with asyncio.timeout(SECONDS * 3):
        while longest < 2.0 * IN_TIME:
            seat = next(iter(match.state.decisions))
            if match.state.decisions[seat].ask.name in hard:
                started = monotonic()
                moves = (await thinkers.think(match, seat, "ace:10000", ADA)).moves
                longest = max(longest, monotonic() - started)
            else:
                moves = [str(make_bot("regular", Seating(match.game, 2, seat)).choose(match.state.view(seat)))]
            match.play(seat, moves, 0)
    await thinkers.stop()


# A worker that is killed.


async def test_a_thought_that_was_lost_with_its_worker_is_asked_again(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Killed in the middle of a thought, and while it waits for one: no thought is lost, and none is a guess."""
    thoughts = bots_that(SLOW, tmp_path, monkeypatch, seconds=0.5)
    with running_server(settings) as url:
        (ada,) = await begin(url, ["Ada"], game="toy", bots=["random"])
        await until(thoughts)
        kill_worker(thoughts()[-1])
        await ada.until(lambda: ada.view and ada.view["have_chosen"][1])
        assert len({thought.split()[1] for thought in thoughts()}) == len(thoughts()) == 2
        kill_worker(thoughts()[-1])
        await play_to_the_end([ada])
        await part(ada)
    assert len(thoughts()) == 4
    assert not [record for record in caplog.records if "bot failed" in record.message]


def kill_worker(thought: str) -> None:
    os.kill(int(thought.split()[1]), signal.SIGKILL)


async def test_a_bot_that_kills_its_worker_is_not_asked_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thoughts = bots_that(SUICIDAL, tmp_path, monkeypatch)
    thinkers, match = Thinkers(1, 5, Metrics()), begun("toy")
    with pytest.raises(ThinkingFailed, match="while bot random was thinking"):
        await thinkers.think(match, match.seats[0], "random", ADA)
    assert len(thoughts()) == 3
    await thinkers.stop()
