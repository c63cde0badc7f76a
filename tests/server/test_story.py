"""The story of a game is the server's: whole for all who may see it, in pages, and without what was taken back."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import httpx
import pytest

from running import running_server
from server.clients import Client, Visitor, begin, part
from starhaul.games import load_game
from starhaul.kernel import Event, Seat
from starhaul.server.match import Match, MatchInfo
from starhaul.server.settings import Settings
from starhaul.server.story import Story, Wish
from starhaul.trucker.events import DebtForgiven, FlightEnded, FlightPrepared, Launched, Passed, TileDrawn

pytestmark = pytest.mark.anyio


async def play_some(clients: list[Client], moves: int, seed: int = 1) -> None:
    rng = Random(seed)
    for _ in range(moves):
        asked = [client for client in clients if client.moves]
        client = rng.choice(asked)
        answer = await client.submit(rng.choice(client.moves))
        for other in clients:
            await other.until_number(answer["number"])


async def test_somebody_who_comes_later_reads_all_that_was_told_before(url: str) -> None:
    ada, bo = await begin(url, ["Ada", "Bo"], game="race")
    await play_some([ada, bo], 60)
    second_tab, eve = Client(ada.visitor, ada.table["id"]), Client(Visitor(url, "Eve"), ada.table["id"])
    await second_tab.connect()
    await eve.connect()
    lines = second_tab.whole_story(count=20)
    assert {line["number"]: line["event"] for line in lines} == ada.lines
    assert len(lines) == second_tab.told > 60
    hers = eve.whole_story()
    assert [line["event"]["is"] for line in hers] == [line["event"]["is"] for line in lines]
    assert all(line["event"].get("cards") is None for line in hers if line["event"]["is"] in {"drew", "kept"})
    assert any(line["event"].get("cards") for line in lines if line["event"]["is"] in {"drew", "kept"})
    await part(ada, bo, second_tab, eve)


async def build_some(clients: list[Client], seed: int = 1) -> Client:
    """Truckers take and place components at random; the last to move can take it back."""
    rng = Random(seed)
    for at in range(96):
        client = clients[at // 6 % len(clients)]
        moves = [move for move in client.moves if move.split()[0] not in {"finish", "pass", "return"}]
        placing = [move for move in moves if move.startswith("place")]
        answer = await client.submit(rng.choice(placing or moves))
        for other in clients:
            await other.until_number(answer["number"])
        if at >= 23 and any(client.can_undo for client in clients):
            break  # what was drawn face down last cannot be taken back
    return next(client for client in clients if client.can_undo)


async def test_a_restart_tells_the_same_story(settings: Settings) -> None:
    with running_server(settings) as url:
        ada, bo = await begin(url, ["Ada", "Bo"], game="trucker", options={"level": 1})
        await (await build_some([ada, bo])).ask("undo")
        before = [client.stories({}) for client in (ada, bo)]
        await part(ada, bo)
    with running_server(settings) as url:
        after = []
        for client in (ada, bo):
            back = Client(Visitor(url, client.visitor.name), client.table["id"])
            back.visitor.cookie = client.visitor.cookie
            await back.connect()
            after.append(back.stories({}))
            await back.disconnect()
    assert after == before


async def test_what_is_taken_back_goes_for_everybody(url: str) -> None:
    ada, bo = await begin(url, ["Ada", "Bo"], game="trucker", options={"level": 1})
    tab, eve = Client(ada.visitor, ada.table["id"]), Client(Visitor(url, "Eve"), ada.table["id"])
    await tab.connect()
    await eve.connect()
    everybody = [ada, bo, tab, eve]
    builder = await build_some([ada, bo])
    before = {client: (client.told, client.whole_story()) for client in everybody}
    answer = await builder.ask("undo")
    for client in everybody:
        await client.until_number(answer["number"])
        told, lines = before[client]
        assert client.told < told
        assert max(client.lines, default=-1) < client.told
        assert client.whole_story() == lines[: client.told]
    answer = await bo.submit(bo.moves[0])
    await eve.until_number(answer["number"])
    assert eve.told == len(eve.whole_story())
    assert eve.whole_story()[-1]["event"] == eve.lines[eve.told - 1]
    await part(*everybody)


async def test_lines_of_a_player_and_of_a_phase(url: str) -> None:
    ada, bo = await begin(url, ["Ada", "Bo"], game="race")
    await play_some([ada, bo], 80)
    lines = ada.whole_story()
    assert ada.whole_story(player=1, count=10) == [line for line in lines if line["event"].get("seat") in (1, None)]
    phases = {line["part"] for line in lines if "part" in line}
    assert {"setup", "choice", "end"} < phases
    for phase in phases:
        assert ada.whole_story(part=phase, count=7) == [line for line in lines if line.get("part") == phase]
    both = ada.whole_story(part="choice", player=0)
    assert both == [line for line in lines if line.get("part") == "choice" and line["event"].get("seat") in (0, None)]
    openings = [opening for message in ada.heard for opening in message.get("openings", [])]
    assert openings == [
        {"number": 0, "part": "setup"},
        *(
            {"number": line["number"], "part": line["part"]}
            for line in lines
            if line["event"]["is"] in {"round-began", "phase-began"}
        ),
    ]
    await part(ada, bo)


async def test_only_whoever_is_at_the_table_reads(url: str) -> None:
    ada, bo = await begin(url, ["Ada", "Bo"], game="heap", is_open=False)
    address = f"/api/tables/{ada.table['id']}/story"
    with Visitor(url, "Eve").http() as http:
        assert (http.get(address).status_code, http.get(address).json()["error"]) == (409, "not-now")
        assert http.get("/api/tables/nowhere/story").json()["error"] == "not-now"
    assert httpx.get(f"{url}{address}").json()["error"] == "sign-in"
    with ada.visitor.http() as http:
        for bad in ({"before": -1}, {"count": 0}, {"count": 201}, {"player": 10}, {"part": "§"}, {"before": "x"}):
            assert http.get(address, params=bad).json()["error"] == "malformed", bad
        assert http.get(address, params={"before": 0}).json()["lines"] == []
    await ada.ask("close")
    await bo.until(lambda: bo.close_code is not None)
    with ada.visitor.http() as http:
        assert http.get(address).json()["error"] == "not-now"
    await part(ada, bo)


async def test_a_new_game_at_the_table_is_a_new_story(url: str) -> None:
    ada, bo = await begin(url, ["Ada", "Bo"], game="heap", options={"things": 4})
    for thing in range(4):
        await ada.submit(f"grab {thing}")
    assert len(ada.whole_story()) == ada.told >= 4
    await ada.ask("rematch")
    assert len(ada.whole_story()) == ada.told, "the finished game is still to be seen"
    for client in (ada, bo):
        await client.ask("ready", is_ready=True)
    await ada.ask("start")
    assert (ada.whole_story(), ada.told, ada.lines) == ([], 0, {})
    await ada.submit("grab 0")
    assert [line["event"]["is"] for line in ada.whole_story()] == ["grabbed"]
    await part(ada, bo)


def test_what_nobody_has_heard_of_yet_is_simply_gone() -> None:
    match = Match(load_game("trucker"), MatchInfo("id", {"level": 1}, ("Ada", "Bo"), "seed", "0", "x", 0))
    match.begin()

    def move(start: str) -> int:
        text = next(str(move) for move in match.state.legal_moves(Seat(0)) if str(move).startswith(start))
        heard = len(match.changes.events)
        match.play(Seat(0), [text], 0)
        return len(match.changes.events) - heard

    move("take")
    move("place")  # which shows the component to all
    placed = move("place")
    told = match.take_changes().events
    assert move("place")
    match.undo(Seat(0))
    assert not match.changes.events
    match.undo(Seat(0))
    changes = match.take_changes()
    assert (changes.events, changes.events_undone) == ([], placed)
    assert Story(None, told).take_back(placed) == told[-placed:]


def test_numbers_tell_nothing_of_what_is_hidden() -> None:
    events: list[Event] = [
        FlightPrepared(1, "1"),
        TileDrawn(Seat(0), "x"),
        DebtForgiven(Seat(0), 3),
        Launched((Seat(0), Seat(1))),
        Passed(Seat(1)),
        FlightEnded((Seat(1),)),
    ]
    story = Story(None, events)

    def lines(seat: Seat | None, **wish: Any) -> list[tuple[int, str, str | None]]:
        found, _ = story.page(seat, Wish(**wish))
        return [(line.number, json.loads(bytes(line.event))["is"], line.part) for line in found]

    kinds = ["flight-prepared", "tile-drawn", "launched", "passed", "flight-ended"]
    parts = ["assembly", "assembly", "flight", "flight", "payday"]
    assert lines(None) == lines(Seat(1)) == list(zip(range(5), kinds, parts, strict=True))
    assert [number for number, _, _ in lines(Seat(0))] == list(range(6))
    assert lines(None, before=3, count=2, part="flight") == [(2, "launched", "flight")]
    assert story.page(None, Wish(count=4))[1]
    assert not story.page(None, Wish(count=5))[1]
