"""The game's own time: kept on disk as it passes, and deaf to whatever happens to the date."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import httpx
import pytest
from msgspec.structs import asdict

from running import running_server
from server.clients import Client, Visitor, begin
from server.heap import Heap, HeapGame, Options
from server.process import server_process
from server.test_crash import Worker, reconnect
from starhaul.games import load_game
from starhaul.kernel import CLOCK, Decision, Seat
from starhaul.server.app import create_app
from starhaul.server.clock import Clock
from starhaul.server.match import Match, MatchInfo
from starhaul.server.settings import Settings

pytestmark = pytest.mark.anyio

MINUTE = 60_000
HOUR = 60 * MINUTE


class SteppedClock(Clock):
    """The date can be set, and time can be made to pass."""

    def __init__(self) -> None:
        self.step = 0
        self.passed = 0
        super().__init__()

    def now(self) -> int:
        return super().now() + self.step

    def ticks(self) -> int:
        return super().ticks() + self.passed


def time_on_disk(database: Path | str, match: str) -> int:
    """What a server that is started now would go on from."""
    with closing(sqlite3.connect(database)) as connection:
        ((kept,),) = connection.execute("SELECT game_time FROM matches WHERE id = ?", [match])
        ((moved,),) = connection.execute("SELECT max(at) FROM entries WHERE match = ?", [match])
    return int(max(kept, moved or 0))


async def until_on_disk(database: Path | str, match: str, milliseconds: int) -> None:
    async with asyncio.timeout(60):
        while time_on_disk(database, match) < milliseconds:
            await asyncio.sleep(0.02)


def left(client: Client) -> float:
    """Milliseconds until time is up, as this client was told when it came."""
    welcome = next(message for message in reversed(client.heard) if message["is"] == "welcome")
    return float(client.table["clocks"][0]["due"] - welcome["now"])


async def test_a_crash_gives_nobody_a_second_back(tmp_path: Path) -> None:
    database = tmp_path / "starhaul.db"
    with server_process(database) as server:
        (host,) = await begin(server.start(), ["Ada"], game="heap", options={"milliseconds": MINUTE})
        begun = monotonic()
        await until_on_disk(database, host.table["match"], 1500)  # without a move
        server.kill()
        passed = (monotonic() - begun) * 1000
        await host.until(lambda: False)
        kept = time_on_disk(database, host.table["match"])
        started = monotonic()
        await reconnect([Worker(host)], server.start())
        loading = (monotonic() - started) * 1000
        assert MINUTE - kept - loading <= left(host) <= MINUTE - kept, "it goes on from there"
        assert passed - 1000 <= kept, "within a second"
        await host.disconnect()


async def test_time_is_kept_for_running_clocks_alone_and_to_the_end(settings: Settings) -> None:
    clock = SteppedClock()
    with running_server(settings, create_app(settings, clock)) as url:
        (calm,) = await begin(url, ["Bo"], game="heap")
        (hasty,) = await begin(url, ["Ada"], game="heap", options={"milliseconds": MINUTE})
        clock.passed = 5000
        await until_on_disk(settings.database, hasty.table["match"], 5000)
        clock.passed = 20_000
    assert time_on_disk(settings.database, hasty.table["match"]) >= 20_000, "a server that stops says where it stood"
    assert time_on_disk(settings.database, calm.table["match"]) == 0


async def test_what_fell_due_during_a_crash_is_done_after_it(tmp_path: Path) -> None:
    database = tmp_path / "starhaul.db"
    with server_process(database) as server:
        (host,) = await begin(server.start(), ["Ada"], game="heap", options={"milliseconds": MINUTE})
        server.kill()
        await host.until(lambda: False)
        with closing(sqlite3.connect(database)) as connection, connection:
            connection.execute("UPDATE matches SET game_time = ?", [MINUTE])
        await reconnect([Worker(host)], server.start())
        await host.until(lambda: host.is_over)
        assert host.is_over
        await host.disconnect()


@pytest.mark.parametrize("step", [HOUR, -HOUR, 365 * 24 * HOUR])
async def test_a_step_of_the_date_moves_no_clock(settings: Settings, step: int) -> None:
    clock = SteppedClock()
    with running_server(settings, create_app(settings, clock)) as url:
        (host,) = await begin(url, ["Ada"], game="heap", options={"milliseconds": MINUTE})
        before = left(host)
        clock.step = step
        async with Client(host.visitor, host.table["id"]) as second:
            assert before - MINUTE / 2 < left(second) <= before
        await host.submit("grab 0")
        assert host.table["clocks"] == second.table["clocks"], "nor is it told anew"
        assert not host.is_over
        await host.disconnect()


async def test_the_sand_waits_for_somebody_as_bots_do(settings: Settings) -> None:
    """It runs for those who watch, and stands still where everybody is away."""
    clock = SteppedClock()
    with running_server(settings, create_app(settings, clock)) as url:
        (host,) = await begin(url, ["Ada"], game="heap", options={"milliseconds": MINUTE})
        async with Client(Visitor(url, "Cy"), host.table["id"], host.table["code"]) as spectator:
            await host.disconnect()
            await spectator.until(lambda: not spectator.table["seats"][0]["is_here"])
            clock.passed += MINUTE // 2
        await until_nobody_is_there(url)
        clock.passed += HOUR
        await host.connect()
        assert MINUTE // 2 - 10_000 < left(host) <= MINUTE // 2
        assert not host.is_over
        await host.disconnect()


async def until_nobody_is_there(url: str) -> None:
    async with asyncio.timeout(60), httpx.AsyncClient() as http:
        while "starhaul_sockets 0.0" not in (await http.get(f"{url}/metrics")).text:
            await asyncio.sleep(0.02)


class Pausing(Heap):
    """A note of 2 stops the clock."""

    __slots__ = ()

    @property
    def decisions(self) -> dict[Seat, Decision]:
        asked = super().decisions
        return {seat: asked[seat] for seat in asked if seat != CLOCK or 2 not in self.notes}


class PausingGame(HeapGame):
    def new_game(self, options: Options, seats: int) -> Pausing:
        return Pausing(seats, options.things, options.milliseconds, options.can_break)


def pausing_match() -> Match:
    return Match(PausingGame(), MatchInfo("m", {"milliseconds": MINUTE}, ("Ada",), "seed", "0", "heap", 0))


def test_a_restart_finds_every_timer_where_it_was() -> None:
    """Components are drawn while the sand runs: as long as a draw is due nobody is asked, not even the clock."""
    game, rng = load_game("trucker"), Random(3)
    content = game.content_hash(game.read_options({}))
    info = MatchInfo("m", {"level": 2, "timer": "rulebook"}, ("Ada", "Bo"), "seed", "0", content, 0)
    match, rows = Match(game, info), list[dict[str, Any]]()
    match.begin()
    for step in range(60):
        seat = Seat(step % 2)
        moves = [str(move) for move in match.state.legal_moves(seat)]
        match.play(seat, [rng.choice([move for move in moves if not move.startswith("finish")])], step * 500)
        rows += [{**asdict(entry), "is_undone": False} for entry in match.take_changes().entries]
        again = Match(game, info)
        again.restore(rows)
        assert again.timers == match.timers
    assert match.timers


def test_taking_a_move_back_gives_no_time_back() -> None:
    match = pausing_match()
    match.begin()
    assert match.timers == {"time-up": MINUTE}
    match.play(Seat(0), ["note 2"], 40_000)
    assert match.timers == {}
    match.undo(Seat(0))
    assert match.timers == {"time-up": MINUTE}


def test_nor_does_a_restart_after_it() -> None:
    undone = {"number": 1, "seat": 0, "text": "note 2", "at": 40_000, "request": None, "is_undone": True}
    again = pausing_match()
    again.restore([undone], 30_000)
    assert (again.at, again.timers) == (40_000, {"time-up": MINUTE})
