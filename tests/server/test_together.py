"""Playing with others: waiting for somebody, signs, my turn everywhere, and games by correspondence."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from running import running_server
from server.clients import COOKIE, SECONDS, Client, Refusal, Visitor, begin, part
from server.test_time import SteppedClock
from starhaul.server.app import create_app
from starhaul.server.reach import reach_of
from starhaul.server.settings import Settings

pytestmark = pytest.mark.anyio

BO = 1
MINUTE = 60_000


class Calls:
    """What somebody hears about their turns."""

    def __init__(self) -> None:
        self.tables: list[dict[str, Any]] | None = None
        self._changed = asyncio.Condition()

    async def hear(self, text: str) -> None:
        async with self._changed:
            message = json.loads(text)
            assert message["is"] == "turns"
            self.tables = message["tables"]
            self._changed.notify_all()

    async def until(self, holds: Callable[[list[dict[str, Any]]], object]) -> list[dict[str, Any]]:
        async with self._changed:
            await asyncio.wait_for(
                self._changed.wait_for(lambda: self.tables is not None and holds(self.tables)), SECONDS
            )
        assert self.tables is not None
        return self.tables


@asynccontextmanager
async def calls_of(visitor: Visitor, url: str) -> AsyncIterator[Calls]:
    calls = Calls()
    headers = {"Cookie": f"{COOKIE}={visitor.cookie}"}
    async with connect(f"ws{url.removeprefix('http')}/api/session/socket", additional_headers=headers) as socket:

        async def read() -> None:
            async for text in socket:
                await calls.hear(str(text))

        reading = asyncio.create_task(read())
        yield calls
        await socket.close()
        await reading


def countdown(client: Client, seat: int = BO) -> int | None:
    due: int | None = client.table["seats"][seat]["stand_in_at"]
    return due


async def away(url: str) -> tuple[Client, Client]:
    """Ada sees that Bo has gone."""
    ada, bo = await begin(url, ["Ada", "Bo"])
    assert countdown(ada) is None
    await bo.cut()
    await ada.until(lambda: countdown(ada))
    return ada, bo


async def test_everybody_sees_when_a_bot_takes_over(url: str) -> None:
    ada, bo = await away(url)
    left = (countdown(ada) or 0) - ada.welcome_now
    assert 115_000 < left < 240_000, "two minutes after Bo was gone"
    async with Client(Visitor(url, "Cy"), ada.table["id"]) as spectator:
        assert countdown(spectator) == countdown(ada)
    await bo.connect()
    await ada.until(lambda: countdown(ada) is None)
    await part(ada, bo)


async def test_the_others_may_ask_for_the_bot_at_once_and_wait_again(url: str) -> None:
    ada, bo = await away(url)
    await ada.ask("stand-in", seat=BO)
    assert ada.table["seats"][BO]["bot"] == "random"
    assert countdown(ada) is None
    await ada.ask("grant-time", seat=BO)
    assert ada.table["seats"][BO]["bot"] is None
    before = countdown(ada)
    assert before is not None
    await ada.ask("grant-time", seat=BO)
    assert (countdown(ada) or 0) - before == 2 * MINUTE
    await ada.ask("stand-in", seat=BO)
    await bo.connect()
    await ada.until(lambda: ada.table["seats"][BO]["bot"] is None)
    assert ada.table["seats"][BO]["is_here"]
    await part(ada, bo)


async def test_nobody_is_replaced_who_is_here_or_whom_one_does_not_play_with(url: str) -> None:
    ada, bo = await begin(url, ["Ada", "Bo"])
    for what in ("stand-in", "grant-time"):
        for seat in (0, BO):
            with pytest.raises(Refusal, match="not-now"):
                await ada.ask(what, seat=seat)
        with pytest.raises(Refusal, match="no-such-seat"):
            await ada.ask(what, seat=7)
    await bo.ask("leave")
    with pytest.raises(Refusal, match="not-now"):
        await ada.ask("grant-time", seat=BO)
    async with Client(Visitor(url, "Cy"), ada.table["id"]) as spectator:
        with pytest.raises(Refusal, match="not-seated"):
            await spectator.ask("stand-in", seat=BO)
    await part(ada, bo)


async def test_who_comes_first_to_a_table_that_was_left_alone_sees_a_countdown(settings: Settings) -> None:
    """Nobody waited for Bo while nobody was there."""
    clock = SteppedClock()
    with running_server(settings, create_app(settings, clock)) as url:
        ada, bo = await begin(url, ["Ada", "Bo"])
        async with Client(Visitor(url, "Cy"), ada.table["id"]) as spectator:
            await part(ada, bo)
            await spectator.until(lambda: not any(seat["is_here"] for seat in spectator.table["seats"]))
        clock.passed += 10 * MINUTE
        await ada.connect()
        await ada.until(lambda: ada.table["seats"][0]["is_here"] and countdown(ada))
        assert ada.table["seats"][BO]["bot"] is None
        assert 20_000 < (countdown(ada) or 0) - ada.welcome_now <= 30_000
        await part(ada)


async def test_a_sign_is_seen_by_all_at_the_seat_that_sent_it_and_is_not_kept(url: str) -> None:
    ada, bo = await begin(url, ["Ada", "Bo"])
    await bo.ask("emote", emote="cheer")
    await ada.until(lambda: any("emotes" in message for message in ada.heard))
    assert [message["emotes"] for message in ada.heard if "emotes" in message] == [[{"seat": BO, "emote": "cheer"}]]
    async with Client(Visitor(url, "Cy"), ada.table["id"]) as spectator:
        assert not any("emotes" in message for message in spectator.heard)
        with pytest.raises(Refusal, match="not-seated"):
            await spectator.ask("emote", emote="cheer")
    await ada.send({"is": "emote", "id": "secret", "emote": "I hold the gate"})
    await ada.until(lambda: any(message.get("code") == "malformed" for message in ada.heard))
    await part(ada, bo)


async def test_signs_come_in_bursts_and_not_in_floods(settings: Settings) -> None:
    with running_server(replace(settings, has_limits=True)) as url:
        ada, bo = await begin(url, ["Ada", "Bo"])
        shown = [ada.ask("emote", emote="laugh") for _ in range(10)]
        answers = await asyncio.gather(*shown, return_exceptions=True)
        assert [isinstance(answer, Refusal) for answer in answers[:5]] == [False] * 4 + [True]
        await bo.ask("emote", emote="gulp")
        await part(ada, bo)


async def test_my_turn_is_told_wherever_i_have_a_table(url: str) -> None:
    ada, bo = await begin(url, ["Ada", "Bo"], game="race")
    async with calls_of(ada.visitor, url) as calls:
        (first,) = await calls.until(bool)
        assert first == {"table": ada.table["id"], "code": ada.table["code"], "game": "race", "others": ["Bo"]}
        other = ada.visitor.make_table(game="race", bots=["rookie"], is_by_correspondence=True)
        async with Client(ada.visitor, other["id"]) as there:
            await there.ask("ready", is_ready=True)
            await there.ask("start")
        both = await calls.until(lambda tables: len(tables) == 2)
        assert [table["code"] for table in both] == [ada.table["code"], other["code"]]
        assert both[1]["is_by_correspondence"]
        while ada.moves:
            await ada.submit(ada.moves[0])
        await calls.until(lambda tables: [table["code"] for table in tables] == [other["code"]])
        await ada.ask("leave")
        await ada.ask("close")
    async with calls_of(bo.visitor, url) as calls:
        assert await calls.until(lambda _: True) == []
    await part(ada, bo)


async def test_turns_are_for_those_who_are_signed_in(url: str) -> None:
    async with connect(f"ws{url.removeprefix('http')}/api/session/socket") as socket:
        assert json.loads(await socket.recv())["code"] == "sign-in"
        await socket.wait_closed()
        assert socket.close_code == 4401


async def test_a_game_by_correspondence_waits_for_everybody_and_survives(settings: Settings) -> None:
    """Bots move though nobody looks, nobody is replaced, and after a restart the same people are asked."""
    clock = SteppedClock()
    hasty = replace(settings, patience=0.05)
    with running_server(hasty, create_app(hasty, clock)) as url:
        ada, bo = await begin(url, ["Ada", "Bo"], game="race", bots=["rookie"], is_by_correspondence=True)
        assert ada.table["is_by_correspondence"]
        await bo.disconnect()
        await ada.until(lambda: not ada.table["seats"][BO]["is_here"])
        clock.passed += 30 * 24 * 60 * MINUTE
        assert countdown(ada) is None
        with pytest.raises(Refusal, match="not-now"):
            await ada.ask("stand-in", seat=BO)
        while ada.moves:
            await ada.submit(ada.moves[0])
        assert ada.table["seats"][BO]["bot"] is None
        await ada.disconnect()
    with running_server(settings) as url:
        async with calls_of(moved(bo.visitor, url), url) as calls:
            (turn,) = await calls.until(bool)
            assert turn["is_by_correspondence"]
        with bo.visitor.http() as http:
            http.base_url = url
            (table,) = http.get("/api/session/tables").json()
        assert (table["phase"], table["is_by_correspondence"]) == ("playing", True)


def moved(visitor: Visitor, url: str) -> Visitor:
    """The same person at the server that was started again."""
    visitor.url = url
    return visitor


async def test_what_i_have_seen_is_known_on_all_my_devices(settings: Settings) -> None:
    with running_server(settings) as url:
        ada, bo = await begin(url, ["Ada", "Bo"], game="heap", is_by_correspondence=True)
        await ada.submit("grab 0")
        await bo.until(lambda: bo.told)
        await bo.ask("seen", told=bo.told)
        seen = bo.told
        await bo.disconnect()
        await ada.submit("grab 1")
        told = ada.told
        await part(ada)
    with running_server(settings) as url:
        async with Client(moved(bo.visitor, url), bo.table["id"]) as elsewhere:
            whole = next(message for message in elsewhere.heard if message["is"] == "whole")
            assert (whole["seen"], whole["told"]) == (seen, told)
            await elsewhere.ask("seen", told=999)
        async with Client(bo.visitor, bo.table["id"]) as again:
            whole = next(message for message in again.heard if message["is"] == "whole")
            assert whole["seen"] == whole["told"]


async def test_the_host_changes_the_pace_while_people_gather(url: str) -> None:
    ada, bo = Visitor(url, "Ada"), Visitor(url, "Bo")
    table = ada.make_table(game="trucker", seats=2, options={"timer": "relaxed"})
    async with Client(ada, table["id"]) as host, Client(bo, table["id"]) as guest:
        await guest.ask("sit", seat=BO)
        await guest.ask("ready", is_ready=True)
        with pytest.raises(Refusal, match="not-host"):
            await guest.ask("change-options", options={"timer": "none"}, seats=2, is_by_correspondence=True)
        with pytest.raises(Refusal, match="bad-option"):
            await host.ask("change-options", options={"timer": "relaxed"}, seats=2, is_by_correspondence=True)
        assert not host.table["is_by_correspondence"]
        await host.ask("change-options", options={"timer": "none"}, seats=2, is_by_correspondence=True)
        await guest.until(lambda: guest.table["is_by_correspondence"])
        assert not guest.table["seats"][BO]["is_ready"], "it is another game now"
        await host.ask("change-options", options={"timer": "none"}, seats=2)
        assert host.table["is_by_correspondence"], "who does not speak of the pace leaves it"
        await start(host, guest)
        with pytest.raises(Refusal, match="not-now"):
            await host.ask("change-options", options={}, seats=2, is_by_correspondence=False)
        await guest.cut()
        await host.until(lambda: not host.table["seats"][BO]["is_here"])
        assert countdown(host) is None, "everybody is waited for"
    assert stored_pace(ada, table["id"])


def stored_pace(visitor: Visitor, table: str) -> bool:
    """As lists show it, which read it from the disk."""
    with visitor.http() as http:
        tables = http.get("/api/session/tables").json()
    return next(bool(brief["is_by_correspondence"]) for brief in tables if brief["id"] == table)


async def start(host: Client, *guests: Client) -> None:
    for client in (host, *guests):
        await client.ask("ready", is_ready=True)
    await host.ask("start")


async def test_back_from_days_to_minutes_bots_take_over_again(url: str) -> None:
    ada, bo = Visitor(url, "Ada"), Visitor(url, "Bo")
    table = ada.make_table(game="heap", seats=2, is_by_correspondence=True)
    async with Client(ada, table["id"]) as host, Client(bo, table["id"]) as guest:
        await guest.ask("sit", seat=BO)
        await host.ask("change-options", options={}, seats=2, is_by_correspondence=False)
        await start(host, guest)
        await guest.cut()
        await host.until(lambda: countdown(host))


async def test_nobody_waits_for_who_left_on_purpose(url: str) -> None:
    ada, bo = await begin(url, ["Ada", "Bo"], game="heap")
    assert not ada.table["seats"][BO]["has_left"]
    await bo.ask("leave")
    await bo.cut()
    await ada.until(lambda: ada.table["seats"][BO]["has_left"] and not ada.table["seats"][BO]["is_here"])
    with pytest.raises(Refusal, match="not-now"):
        await ada.ask("grant-time", seat=BO)
    await bo.connect()
    await ada.until(lambda: not ada.table["seats"][BO]["has_left"])
    await part(ada, bo)


def test_a_game_with_a_clock_is_not_played_by_correspondence(url: str) -> None:
    with Visitor(url, "Ada").http() as http:
        wish = {"game": "trucker", "seats": 2, "is_by_correspondence": True}
        assert http.post("/api/tables", json=wish | {"options": {"timer": "relaxed"}}).json()["error"] == "bad-option"
        assert http.post("/api/tables", json=wish | {"options": {"timer": "none"}}).status_code == 201


async def test_building_by_correspondence_has_no_clock_and_asks_everybody(url: str) -> None:
    ada, bo = await begin(url, ["Ada", "Bo"], game="trucker", is_by_correspondence=True)
    async with calls_of(ada.visitor, url) as calls:
        await calls.until(bool)
    assert ada.table["clocks"] == []
    await part(ada, bo)


@pytest.mark.parametrize(
    ("listens_at", "origins", "expected", "is_local_only"),
    [
        ("http://127.0.0.1:8000", (), [], True),
        ("http://[::1]:8000", (), [], True),
        ("http://127.0.0.1:8000", ("https://club.example",), ["https://club.example/games"], False),
        ("http://192.168.1.5:8000", (), ["http://192.168.1.5:8000/games"], False),
        (None, (), [], False),
    ],
)
def test_others_are_told_an_address_that_they_can_reach(
    listens_at: str | None, origins: tuple[str, ...], expected: list[str], *, is_local_only: bool
) -> None:
    settings = Settings(Path("never.db"), origins=origins, prefix="/games", listens_at=listens_at)
    reach = reach_of(settings)
    assert (reach.addresses, reach.is_local_only) == (expected, is_local_only)


def test_a_server_that_listens_everywhere_names_no_wildcard() -> None:
    reach = reach_of(Settings(Path("never.db"), listens_at="http://0.0.0.0:8000"))
    assert not reach.is_local_only
    assert not any("//0." in address or "//127." in address for address in reach.addresses)
