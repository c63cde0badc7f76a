"""Whole games of both families over real sockets: people and bots, records that hold, nothing that leaks."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from running import running_server
from server.clients import Client, Visitor, begin, part, play_to_the_end
from starhaul.games import load_game
from starhaul.kernel import Chance, Dice, Outcome, Seat, read_record, to_plain
from starhaul.kernel import replay as replayed
from starhaul.server.app import create_app
from starhaul.server.clock import Clock
from starhaul.server.match import Deal
from starhaul.server.settings import Settings

pytestmark = pytest.mark.anyio

GAMES: list[tuple[str, int, int, dict[str, Any]]] = [
    ("race", 2, 0, {}),
    ("race", 2, 2, {}),
    ("trucker", 2, 0, {"level": 1}),
    ("trucker", 2, 2, {}),
    ("trucker", 1, 1, {"timer": "rulebook"}),
]


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


# What a seat must not know never reaches its socket.


class StoppedClock(Clock):
    def now(self) -> int:
        return 0


def deal_differently(watcher: Seat | None, salt: str) -> Deal:
    """What the watcher sees comes up as always; what it does not see are other things in each game.

    A third of all things is there to be seen, the others to be hidden, so that neither game takes what the other shows.
    """

    def deal(chance: Chance, _seed: str, number: int) -> Outcome:
        is_seen = chance.seen_by is None or (watcher is not None and watcher in chance.seen_by)
        pool = 0 if is_seen else {"a": 1, "b": 2}[salt]
        luck = Random(f"{number}")
        outcome = chance.sample(luck)
        if isinstance(chance, Dice):
            return outcome
        bag = [thing for thing in getattr(chance, "bag", ()) if thing % 3 == pool]
        return tuple(luck.sample(bag, len(outcome))) if len(bag) >= len(outcome) else outcome

    return deal


async def listen(settings: Settings, game: str, watcher: int | None, salt: str) -> list[str]:
    """Everything that one seat, or a spectator, hears while the game begins; the others do what they do unseen."""
    app = create_app(settings, StoppedClock(), deal_differently(None if watcher is None else Seat(watcher), salt))
    with running_server(settings, app) as url:
        clients = await begin(url, ["Ada", "Bo"], game=game)
        spectator = Client(Visitor(url, "Cy"), clients[0].table["id"])
        await spectator.connect()
        heard = spectator if watcher is None else clients[watcher]
        other = clients[1 if watcher == 0 else 0]
        await other.submit(other.moves[0 if salt == "a" else -1])  # sealed, and another in each game
        await heard.until(lambda: heard.number >= other.number)
        text = [anonymous(line, clients[0].table) for line in heard.raw]
        await part(*clients, spectator)
    return [line for line in text if '"is":"accepted"' not in line]


def anonymous(line: str, table: dict[str, Any]) -> str:
    """Ids and epochs are drawn anew for every table, and say nothing."""
    for name in ("id", "code", "match"):
        line = line.replace(str(table[name]), name)
    head, found, rest = line.partition('"epoch":"')
    return head + found + rest[8:] if found else line


@pytest.mark.parametrize("watcher", [0, 1, None])
@pytest.mark.parametrize("game", ["toy", "race"])
async def test_equal_bytes_whatever_the_others_hold_and_choose(
    settings: Settings, game: str, watcher: int | None
) -> None:
    """Two games that differ only in what the watcher must not know: others' cards, and their sealed answers."""
    heard = [
        await listen(replace(settings, database=Path(f"{settings.database}.{salt}")), game, watcher, salt)
        for salt in ("a", "b")
    ]
    assert heard[0] == heard[1]
    assert len(heard[0]) >= 3
