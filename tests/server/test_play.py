"""Whole games over real sockets."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from server.clients import Client, Visitor
from starhaul.games import load_game
from starhaul.kernel import read_record, replay

pytestmark = pytest.mark.anyio


async def gather(url: str, names: list[str], **wish: Any) -> list[Client]:
    """A table with these people seated and ready, and the game begun. The first is the host."""
    visitors = [Visitor(url, name) for name in names]
    table = visitors[0].make_table(seats=len(names) + len(wish.get("bots", [])), **wish)
    clients = [Client(visitor, table["id"], table["code"]) for visitor in visitors]
    for seat, client in enumerate(clients):
        await client.connect()
        await client.ask("sit", seat=seat)
        await client.ask("ready", is_ready=True)
    await clients[0].ask("start")
    return clients


async def play_to_the_end(clients: list[Client], seed: int = 1) -> None:
    await asyncio.gather(*(client.play_on(Random(f"{seed}{at}")) for at, client in enumerate(clients)))


async def part(clients: list[Client]) -> None:
    for client in clients:
        await client.disconnect()


@pytest.mark.parametrize(("people", "bots"), [(2, 0), (3, 0), (1, 1), (2, 1), (1, 2)])
async def test_a_whole_game(url: str, people: int, bots: int) -> None:
    clients = await gather(url, ["Ada", "Bo", "Cy"][:people], bots=["random"] * bots)
    await play_to_the_end(clients)
    assert all(client.view is not None and client.view["outcome"] for client in clients)
    with clients[0].visitor.http() as http:
        text = http.get(f"/api/replays/{clients[0].table['match']}/record").text
    record = read_record(text)
    state = replay(record, load_game("toy"))
    assert clients[0].view is not None
    assert state.outcome is not None
    assert list(state.outcome.scores) == clients[0].view["outcome"]["scores"]
    await part(clients)
