"""Taking back against bots alone: anything, over restarts, marked, with the same luck again."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from random import Random
from typing import Any

import pytest

from running import running_server
from server.clients import Client, Refusal, begin, part, play_to_the_end
from starhaul.games import load_game
from starhaul.kernel import Seat
from starhaul.kernel.luck import prove
from starhaul.kernel.record import read_record
from starhaul.server.match import Match, MatchInfo
from starhaul.server.settings import Settings

pytestmark = pytest.mark.anyio

RACE = {"expansion": "base"}


async def play_some(client: Client, moves: int) -> None:
    rng = Random(7)
    for _ in range(moves):
        await client.until(lambda: client.moves or client.is_over)
        await client.submit(rng.choice(client.moves))
    await client.until(lambda: client.moves or client.is_over)


def asked(client: Client) -> tuple[Any, list[str]]:
    """What a bot does meanwhile changes nothing of it."""
    assert client.view is not None
    return client.view["decision"], client.moves


async def test_what_bots_have_answered_can_be_taken_back_and_the_same_luck_comes_again(url: str) -> None:
    (ada,) = await begin(url, ["Ada"], game="race", options=RACE, bots=["rookie"])
    await play_some(ada, 3)
    before, told = asked(ada), ada.told
    await play_some(ada, 3)
    assert ada.told > told
    for _ in range(3):
        assert ada.can_take_back
        await ada.ask("take-back")
    assert asked(ada) == before
    assert ada.table["taken_back"] >= 1
    assert all(number < ada.told for number in ada.lines)
    await play_to_the_end([ada])
    with ada.visitor.http() as http:
        text = http.get(f"/api/replays/{ada.table['match']}/record").text
        fair = http.get(f"/api/replays/{ada.table['match']}/fair-play").json()
    assert "moves taken back: " in text
    assert prove(read_record(text), load_game("race")).outcomes == fair["outcomes"] > 0
    assert fair["problem"] is None
    await part(ada)


async def test_a_restart_loses_neither_the_way_back_nor_the_mark(settings: Settings) -> None:
    with running_server(settings) as url:
        (ada,) = await begin(url, ["Ada"], game="race", options=RACE, bots=["rookie"])
        await play_some(ada, 4)
        await ada.ask("take-back")
        await ada.until(lambda: ada.moves)
        before = asked(ada)
        await play_some(ada, 1)
        await part(ada)
    with running_server(settings) as url:
        again = Client(ada.visitor, ada.table["id"])
        again.move_to(url)
        await again.connect()
        assert again.can_take_back
        assert again.table["taken_back"] == 1
        await again.ask("take-back")
        assert asked(again) == before
        assert again.table["taken_back"] == 2
        await part(again)
    with closing(sqlite3.connect(settings.database)) as connection:
        assert connection.execute("SELECT unrated, taken_back FROM matches").fetchall() == [("take-back", 2)]


async def test_only_against_bots_and_only_where_it_is_allowed(url: str) -> None:
    people = await begin(url, ["Ada", "Bo"], game="race", options=RACE)
    await play_some(people[0], 1)
    with pytest.raises(Refusal, match="nothing-to-undo"):
        await people[0].ask("take-back")
    await part(*people)
    (ada,) = await begin(url, ["Ada"], game="race", options=RACE, bots=["rookie"], has_take_back=False)
    assert not ada.table["has_take_back"]
    await play_some(ada, 2)
    assert not ada.can_take_back
    await part(ada)


async def test_what_shows_nothing_is_simply_undone_and_leaves_no_mark(url: str) -> None:
    (ada,) = await begin(url, ["Ada"], game="heap", options={"things": 3}, bots=["random"])
    await ada.submit("note 1")
    assert ada.can_undo
    await ada.ask("take-back")
    assert ada.table.get("taken_back", 0) == 0
    await part(ada)


def test_time_that_has_passed_comes_back_for_nobody() -> None:
    game = load_game("trucker")
    options = {"level": 1, "timer": "rulebook"}
    match = Match(game, MatchInfo("m", options, ("Ada", "rookie"), "s", "0", "", 0, taker=0))
    match.begin()
    match.play(Seat(0), ["take"], 10)
    assert match.taker == 0
    due = match.due_at()
    assert due is not None
    assert match.let_time_pass(due)
    assert match.taker is None


async def test_a_thought_about_what_is_no_more_is_dropped(settings: Settings) -> None:
    """The bot thinks while its opponent takes a move back; what it does then fits the table."""
    slow = Settings(settings.database, page=settings.page, bot_pause=0.05, has_limits=False)
    with running_server(slow) as url:
        (ada,) = await begin(url, ["Ada"], game="race", options=RACE, bots=["rookie"])
        for _ in range(12):
            await play_some(ada, 1)
            await ada.submit(ada.moves[0])
            await asyncio.sleep(0)
            await ada.ask("take-back")
        await play_some(ada, 3)
        assert ada.table["phase"] == "playing"
        await part(ada)
