"""Playing over real sockets: whole games, lost connections, races between clients, time, undo."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import replace
from random import Random
from typing import Any

import httpx
import pytest

from running import running_server
from server.clients import Client, Refusal, Visitor, begin, part, play_to_the_end
from starhaul.games import load_game
from starhaul.kernel import read_record, replay
from starhaul.server.settings import Settings
from starhaul.server.table import Table

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(("people", "bots"), [(2, 0), (3, 0), (1, 1), (2, 1), (1, 2)])
async def test_a_whole_game_leaves_a_record_that_holds(url: str, people: int, bots: int) -> None:
    clients = await begin(url, ["Ada", "Bo", "Cy"][:people], bots=["random"] * bots)
    await play_to_the_end(clients)
    scores = [client.view["outcome"]["scores"] for client in clients if client.view]
    with clients[0].visitor.http() as http:
        state = replay(read_record(http.get(f"/api/replays/{clients[0].table['match']}/record").text), load_game("toy"))
    assert state.outcome is not None
    assert scores == [list(state.outcome.scores)] * people
    await part(*clients)


def known(client: Client) -> dict[str, Any]:
    """All that a client has been told about the game and the table."""
    return {"view": client.view, "table": client.table, "can_undo": client.can_undo, "number": client.number}


async def lose_connections(client: Client, rng: Random, cuts: int) -> None:
    """Move, and lose the connection in the middle of it, again and again."""
    for at in range(cuts):
        await client.send({"is": "submit", "id": f"lost-{at}", "moves": [rng.choice(client.moves)]})
        await asyncio.sleep(rng.random() * 0.02)
        await client.cut()
        await client.connect()


async def grab_some(client: Client, pause: float) -> None:
    for _ in range(40):
        with suppress(Refusal):
            await client.submit(client.moves[0])
        await asyncio.sleep(pause)


async def test_fifty_cut_connections_change_nothing(url: str) -> None:
    host, other = await begin(url, ["Ada", "Bo"], game="heap", options={"things": 100})
    watcher = Client(Visitor(url, "Watcher"), host.table["id"])
    await watcher.connect()
    await asyncio.gather(lose_connections(other, Random(1), 50), grab_some(host, 0.02))
    await play_to_the_end([host, other])
    await watcher.until(lambda: watcher.is_over)
    for client in (host, other, watcher):
        fresh = Client(client.visitor, host.table["id"])
        await fresh.connect()
        await client.until(lambda client=client, fresh=fresh: client.number >= fresh.number)  # type: ignore[misc]
        assert client.view == fresh.view
        assert client.view is not None
        assert len(client.view["owners"]) == 100
        await fresh.disconnect()
    assert [message["is"] for message in other.heard].count("welcome") == 51
    await part(host, other, watcher)


async def test_coming_back_gives_exactly_the_rest(url: str) -> None:
    host, other = await begin(url, ["Ada", "Bo"], game="heap")
    await other.cut()
    heard = len(other.heard)
    for thing in range(3):
        await host.submit(f"grab {thing}")
    await other.connect()
    await other.until(lambda: other.view and len(other.view["owners"]) == 3)
    kinds = [message["is"] for message in other.heard[heard:]]
    assert kinds[0] == "welcome"
    assert set(kinds[1:]) == {"update"}
    assert known(other)["view"]["owners"] == [0, 0, 0]
    await part(host, other)


async def test_who_missed_too_much_gets_the_whole(url: str) -> None:
    host, other = await begin(url, ["Ada", "Bo"], game="heap", options={"things": 100})
    await other.cut()
    heard = len(other.heard)
    for thing in range(90):
        await host.submit(f"grab {thing}")
    await other.connect()
    await other.until(lambda: other.view and len(other.view["owners"]) == 90)
    assert [message["is"] for message in other.heard[heard:]][:2] == ["welcome", "whole"]
    await part(host, other)


async def test_updates_carry_only_what_changed(url: str) -> None:
    host, other = await begin(url, ["Ada", "Bo"], game="heap")
    await host.submit("note 1")
    await other.submit("note 2")
    notes = [message for message in host.heard if message["is"] == "update"][-2:]
    assert notes[0]["view"] == {"note": 1}
    assert "view" not in notes[1], "what another seat keeps to itself is a bare number here"
    await part(host, other)


async def test_a_thousand_races_for_one_thing_have_one_winner_each(url: str) -> None:
    clients = await begin(url, ["Ada", "Bo"], game="heap", options={"things": 1000})

    codes = set()

    async def grab(client: Client, thing: int) -> bool:
        try:
            await client.submit(f"grab {thing}")
        except Refusal as refusal:
            codes.add(refusal.code)
            return False
        return True

    winners = []
    for thing in range(1000):
        won = await asyncio.gather(*(grab(client, thing) for client in clients))
        assert sum(won) == 1
        winners.append(won.index(True))
    assert codes <= {"gone", "not-asked", "not-now"}, "the last two once the heap is empty"
    assert clients[0].view is not None
    assert clients[0].view["owners"] == winners
    await part(*clients)


async def test_a_move_sent_twice_is_made_once(url: str) -> None:
    host, other = await begin(url, ["Ada", "Bo"], game="heap")
    first = await host.submit("grab 0", id="mine")
    again = await host.submit("grab 0", id="mine")
    assert first == again
    await host.cut()
    await host.connect()
    assert await host.submit("grab 0", id="mine") == first
    assert host.view is not None
    assert host.view["owners"] == [0]
    await part(host, other)


async def test_a_refused_move_names_code_rule_and_parameters(url: str) -> None:
    host, other = await begin(url, ["Ada", "Bo"], game="heap")
    with pytest.raises(Refusal) as refusal:
        await host.submit("grab 7")
    del refusal.value.answer["id"]
    assert refusal.value.answer == {"is": "refused", "code": "gone", "rule": "HEAP-02", "parameters": {"thing": 7}}
    await part(host, other)


async def test_a_series_is_made_whole_or_not_at_all(url: str) -> None:
    host, other = await begin(url, ["Ada", "Bo"], game="heap")
    with pytest.raises(Refusal):
        await host.submit("note 1", "grab 0", "grab 5")
    assert host.view is not None
    assert (host.view["owners"], host.view["note"]) == ([], 0)
    await host.submit("note 1", "grab 0", "grab 1")
    assert (host.view["owners"], host.view["note"]) == ([0, 0], 1)
    await part(host, other)


async def test_what_touched_nobody_can_be_taken_back(url: str) -> None:
    host, other = await begin(url, ["Ada", "Bo"], game="heap")
    await host.submit("note 1")
    await host.submit("note 2")
    assert known(host)["can_undo"]
    await host.ask("undo")
    assert known(host)["view"]["note"] == 1
    await host.ask("undo")
    assert (known(host)["view"]["note"], known(host)["can_undo"]) == (0, False)
    with pytest.raises(Refusal, match="nothing-to-undo"):
        await host.ask("undo")
    await host.submit("note 2")
    await host.submit("grab 0")  # others can no longer grab it
    assert not known(host)["can_undo"]
    await host.submit("note 1")
    await other.submit("note 1")  # somebody else has moved
    await host.until(lambda: not host.can_undo)
    await part(host, other)


async def test_what_was_taken_back_is_not_in_the_record(url: str) -> None:
    (host,) = await begin(url, ["Ada"], game="heap", options={"things": 1})
    await host.submit("note 1")
    await host.ask("undo")
    await host.submit("note 2")
    await host.submit("grab 0")
    with host.visitor.http() as http:
        record = read_record(http.get(f"/api/replays/{host.table['match']}/record").text)
    moves = [entry.move for entry in record.entries if hasattr(entry, "move")]
    assert moves == ["note 2", "grab 0"]
    await part(host)


async def test_the_clock_is_the_servers(url: str) -> None:
    host, other = await begin(url, ["Ada", "Bo"], game="heap", options={"milliseconds": 1500})
    (clock,) = host.table["clocks"]
    welcome = next(message for message in host.heard if message["is"] == "welcome")
    assert clock["move"] == "time-up"
    assert 0 < clock["due"] - welcome["now"] < 5000
    await host.until(lambda: host.is_over, 5)
    assert (host.is_over, host.table["clocks"]) == (True, [])
    await part(host, other)


async def test_sealed_answers_stay_sealed_on_the_wire(url: str) -> None:
    host, other = await begin(url, ["Ada", "Bo"])
    other.raw.clear()
    card = host.moves[0]
    await host.submit(card)
    await other.until(lambda: other.events)
    assert not any(card in text for text in other.raw)
    await part(host, other)


async def test_a_rematch_begins_another_game(url: str) -> None:
    clients = await begin(url, ["Ada", "Bo"], game="heap", options={"things": 3})
    await play_to_the_end(clients)
    first = clients[0].table["match"]
    await clients[1].ask("rematch")
    assert clients[1].table["phase"] == "gathering"
    for client in clients:
        await client.ask("ready", is_ready=True)
    await clients[0].ask("start")
    await clients[1].until(lambda: clients[1].table["phase"] == "playing")
    assert clients[1].table["match"] != first
    assert clients[1].view is not None
    assert clients[1].view["owners"] == []
    await play_to_the_end(clients)
    await part(*clients)


async def test_a_bot_plays_for_who_stays_away_until_they_return(settings: Settings) -> None:
    with running_server(replace(settings, patience=0.2)) as url:
        host, other = await begin(url, ["Ada", "Bo"])
        await other.cut()
        await host.until(lambda: host.table["seats"][1]["bot"] == "random")
        await host.until(lambda: host.view and host.view["have_chosen"][1])
        await other.connect()
        await host.until(lambda: host.table["seats"][1]["bot"] is None)
        await host.submit(host.moves[0])
        await other.until(lambda: other.moves)
        await play_to_the_end([host, other])
        await part(host, other)


async def test_a_table_with_spectators_alone_sleeps(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is there to play with, so nobody's seat is handed over, and nobody wakes up to look again."""
    wakes = 0

    def count(_table: Table) -> None:
        nonlocal wakes
        wakes += 1

    monkeypatch.setattr(Table, "_hand_over_seats", count)
    with running_server(replace(settings, patience=0.05)) as url:
        host, other = await begin(url, ["Ada", "Bo"])
        async with Client(Visitor(url, "Cy"), host.table["id"]) as spectator:
            await part(host, other)
            await spectator.until(lambda: not any(seat["is_here"] for seat in spectator.table["seats"]))
            await asyncio.sleep(0.3)
            assert wakes < 3


async def test_who_leaves_is_replaced_at_once_and_may_sit_down_again(url: str) -> None:
    host, other = await begin(url, ["Ada", "Bo"])
    await other.ask("leave")
    assert other.table["seats"][1]["bot"] == "random"
    await host.until(lambda: host.view and host.view["have_chosen"][1])
    await other.ask("sit", seat=1)
    assert other.table["seats"][1]["bot"] is None
    await part(host, other)


async def test_a_table_whose_rules_break_is_parked_and_others_go_on(url: str, caplog: pytest.LogCaptureFixture) -> None:
    broken = await begin(url, ["Ada", "Bo"], game="heap", options={"can_break": True})
    sound = await begin(url, ["Cy", "Di"], game="heap")
    await broken[0].submit("grab 0")
    with pytest.raises(Refusal, match="parked") as refusal:
        await broken[0].submit("break")
    report = refusal.value.answer["parameters"]["report"]
    await broken[1].until(lambda: broken[1].table["phase"] == "parked")
    assert broken[1].table["report"] == report
    assert any(report in str(record.__dict__) for record in caplog.records)
    await sound[0].submit("grab 0")
    with pytest.raises(Refusal, match="parked"):
        await broken[0].submit("grab 1")
    await broken[0].ask("resume")
    await broken[0].until(lambda: broken[0].close_code is not None)
    again = Client(broken[0].visitor, broken[0].table["id"])
    await again.connect()
    assert again.view is not None
    assert again.view["owners"] == [0]
    await again.submit("grab 1")
    await part(*broken, *sound, again)


async def test_metrics_count_what_happened(client: httpx.Client, url: str) -> None:
    players = await begin(url, ["Ada", "Bo"], game="heap")
    await players[0].submit("grab 0")
    with pytest.raises(Refusal):
        await players[0].submit("grab 0", id="again")
    text = client.get("/metrics").text
    for line in (
        'starhaul_moves_total{game="heap"} 1.0',
        'starhaul_refusals_total{code="gone"} 1.0',
        "starhaul_sockets 2.0",
        'starhaul_tables{game="heap",phase="playing"} 1.0',
        'starhaul_connections_total{sent="whole"}',
        "starhaul_commit_seconds_count",
        "starhaul_bot_seconds_count",
    ):
        assert line in text
    assert players[0].table["id"] not in text
    await part(*players)
