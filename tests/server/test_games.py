"""Whole games of both families over real sockets: people and bots, and records that hold."""

from __future__ import annotations

from typing import Any

import pytest

from server.clients import begin, part, play_to_the_end
from starhaul.games import load_game
from starhaul.kernel import Seat, read_record, to_plain
from starhaul.kernel import replay as replayed

pytestmark = pytest.mark.anyio

GAMES: list[tuple[str, int, int, dict[str, Any]]] = [
    ("race", 2, 0, {}),
    ("race", 2, 2, {}),
    ("race", 3, 1, {"expansion": "base"}),
    ("race", 4, 1, {}),
    ("trucker", 2, 0, {"level": 1}),
    ("trucker", 2, 2, {}),
    ("trucker", 3, 1, {"level": 3}),
    ("trucker", 4, 0, {}),
    ("trucker", 1, 1, {"timer": "rulebook"}),
    ("trucker", 2, 1, {"sets": ["abe"], "classes": ["IIB", "IV"]}),
]
"""People and bots: Race has five seats, Trucker four."""


@pytest.mark.parametrize(("game", "people", "bots", "options"), GAMES, ids=str)
async def test_a_whole_game_over_sockets(url: str, game: str, people: int, bots: int, options: dict[str, Any]) -> None:
    names = ["Ada", "Bo", "Cy", "Di"][:people]
    clients = await begin(url, names, game=game, bots=["rookie"] * bots, options=options)
    await play_to_the_end(clients)
    with clients[0].visitor.http() as http:
        record = read_record(http.get(f"/api/replays/{clients[0].table['match']}/record").text)
    state = replayed(record, load_game(game))
    assert state.outcome is not None
    for client in clients:
        assert client.view is not None
        expected: Any = to_plain(state.view(Seat(client.seat or 0)))
        assert {name: client.view[name] for name in expected if name != "moves"} == {
            name: value for name, value in expected.items() if name != "moves"
        }
    await part(*clients)
