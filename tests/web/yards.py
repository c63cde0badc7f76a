"""Yards late in building: the heap lies face up, because it was looked through."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from server.clients import Client, Refusal, Visitor
from starhaul.trucker.components import COMPONENTS

BUILT = 24
"""So many components the host adds to the ship; bots keep pace, and far more than sixty stay face up."""
OPEN_SIDES = 2
ROOMY = 6
CONNECTORS = {component.id: component.sides for component in COMPONENTS}


@dataclass(frozen=True)
class Yard:
    """A table where it is late: who hosts it, and its code."""

    host: Visitor
    code: str


def late_yard(url: str, **options: Any) -> Yard:
    """The host turns up all there is and adds what fits; two bots keep pace."""
    working = _work(Visitor(url.rstrip("/"), "Ada"), options)
    with ThreadPoolExecutor(1) as elsewhere:  # this thread has the browser's own loop
        return elsewhere.submit(asyncio.run, working).result()


async def _work(host: Visitor, options: dict[str, Any]) -> Yard:
    table = host.make_table(game="trucker", seats=3, options=options, bots=["rookie"] * 2)
    async with Client(host, table["id"], table["code"]) as client:
        await client.ask("ready", is_ready=True)
        await client.ask("start")
        await client.until(lambda: "take" in client.moves)
        while "take" in client.moves:
            await _try(client, "take")
        for move in [move for move in client.moves if move.startswith("take")]:
            if _parts(client, 0) < BUILT and move in client.moves:
                await _try(client, move)
        await client.until(lambda: all(_rests(client, rival) for rival in (1, 2)))
    return Yard(host, table["code"])


async def _try(client: Client, take: str) -> None:
    try:
        await client.submit(take)
    except Refusal:  # a bot was quicker
        return
    await client.until(lambda: _mine(client)["loose"] and not _mine(client)["loose"]["square"])
    places = [move for move in client.moves if move.startswith("place ")]
    is_good = places and _parts(client, 0) < BUILT and _keeps_open(_mine(client))
    await client.submit(places[len(places) // 2] if is_good else "return")


def _keeps_open(player: dict[str, Any]) -> bool:
    """Whether more can be added behind it: it has connectors enough, or the ship has."""
    sides = CONNECTORS[player["loose"]["tile"]]
    return len(sides) - sides.count(0) > OPEN_SIDES or player["ship"]["exposed"] > ROOMY


def _view(client: Client) -> dict[str, Any]:
    assert client.view is not None
    return client.view


def _parts(client: Client, seat: int) -> int:
    return len(_view(client)["players"][seat]["ship"]["components"])


def _rests(client: Client, bot: int) -> bool:
    """It has finished, or is as far ahead as it goes."""
    has_finished = _view(client)["players"][bot]["space"] is not None
    return has_finished or _parts(client, bot) > _parts(client, 0)


def _mine(client: Client) -> dict[str, Any]:
    player: dict[str, Any] = _view(client)["players"][0]
    return player
