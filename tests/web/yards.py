"""Yards late in building: others have finished, and the heap lies face up because they looked through it all."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from random import Random
from typing import Any

from server.clients import Client, Visitor
from starhaul.trucker.components import COMPONENTS

LEFT = 60
"""So many components stay face up."""
OPEN_SIDES = 2
ROOMY = 6
CONNECTORS = {component.id: component.sides for component in COMPONENTS}


@dataclass(frozen=True)
class Yard:
    """A table where it is late: who hosts it, and its code."""

    host: Visitor
    code: str


def late_yard(url: str, left: int = LEFT, **options: Any) -> Yard:
    """Two bots build and finish; then the host takes what fits until so many are left."""
    working = _work(Visitor(url.rstrip("/"), "Ada"), left, options)
    with ThreadPoolExecutor(1) as elsewhere:  # this thread has the browser's own loop
        return elsewhere.submit(asyncio.run, working).result()


async def _work(host: Visitor, left: int, options: dict[str, Any]) -> Yard:
    table = host.make_table(game="trucker", seats=3, options=options, bots=["rookie"] * 2)
    async with Client(host, table["id"], table["code"]) as client:
        await client.ask("ready", is_ready=True)
        await client.ask("start")
        await client.until(lambda: client.moves and all(_has_finished(client, rival) for rival in (1, 2)))
        offered = [move for move in client.moves if move.startswith("take")]
        Random(1).shuffle(offered)
        for move in offered:
            if len(_view(client)["face_up"]) > left:
                await _try(client, move)
    return Yard(host, table["code"])


async def _try(client: Client, take: str) -> None:
    await client.submit(take)
    await client.until(lambda: _mine(client)["loose"] and not _mine(client)["loose"]["square"])
    places = [move for move in client.moves if move.startswith("place ")]
    await client.submit(places[len(places) // 2] if places and _keeps_open(_mine(client)) else "return")


def _keeps_open(player: dict[str, Any]) -> bool:
    """Whether more can be added behind it: it has connectors enough, or the ship has."""
    sides = CONNECTORS[player["loose"]["tile"]]
    return len(sides) - sides.count(0) > OPEN_SIDES or player["ship"]["exposed"] > ROOMY


def _view(client: Client) -> dict[str, Any]:
    assert client.view is not None
    return client.view


def _has_finished(client: Client, seat: int) -> bool:
    return _view(client)["players"][seat]["space"] is not None


def _mine(client: Client) -> dict[str, Any]:
    player: dict[str, Any] = _view(client)["players"][0]
    return player
