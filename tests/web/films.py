"""Finished games to look at: bots play them to the end in seconds."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from server.clients import Client, Visitor

PATIENCE = 240


@dataclass(frozen=True)
class Played:
    """A game that is over: who hosted it, its table's code and the id of its replay."""

    host: Visitor
    code: str
    id: str


def play_out(url: str, name: str, game: str, seats: int, **options: Any) -> Played:
    """A table of bots; its host leaves at once and lets one play in their place."""
    playing = _play_out(Visitor(url.rstrip("/"), name), game, seats, options)
    with ThreadPoolExecutor(1) as elsewhere:  # this thread has the browser's own loop
        return elsewhere.submit(asyncio.run, playing).result()


def play_again(url: str, name: str, first: Played) -> Played:
    """Somebody else plays the same deal, and lets a bot do it."""
    host = Visitor(url.rstrip("/"), name)
    with host.http() as http:
        table = http.post(f"/api/deals/{first.id}").json()
    with ThreadPoolExecutor(1) as elsewhere:
        return elsewhere.submit(asyncio.run, _leave_it_to_bots(host, table)).result()


async def _play_out(host: Visitor, game: str, seats: int, options: dict[str, Any]) -> Played:
    table = host.make_table(game=game, seats=seats, options=options, bots=["rookie"] * (seats - 1))
    return await _leave_it_to_bots(host, table)


async def _leave_it_to_bots(host: Visitor, table: dict[str, Any]) -> Played:
    async with Client(host, table["id"], table["code"]) as client:
        await client.ask("ready", is_ready=True)
        await client.ask("start")
        await client.ask("leave")
        await client.until(lambda: client.table["phase"] == "over", PATIENCE)
        return Played(host, table["code"], client.table["match"])
