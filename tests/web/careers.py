"""People who have played for years: finished games in a database, for the ledger to count when a server starts."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

WORLDS = (
    *("old-earth", "epsilon-eridani", "alpha-centauri", "new-sparta", "earths-lost-colony", "separatist-colony"),
    *("ancient-race", "damaged-alien-factory", "doomed-world"),
)
JOURNEYS = ("learning", "I", "II", "III", "IIB", "IIIB", "IV", "series", "trek")
BOTS = ("random", "rookie", "regular", "ace")
"""The weakest first."""
DAY = 24 * 3600 * 1000
NOW = 1_790_000_000_000


def give_career(database: Path, name: str, games: int) -> None:
    """So many games of both kinds against bots of all levels, one in ten with a bot that stood in."""
    rng = Random(7)
    with closing(sqlite3.connect(database)) as connection, connection:
        (person,) = connection.execute("SELECT id FROM people WHERE name = ?", (name,)).fetchone()
        (table,) = connection.execute('SELECT "table" FROM members WHERE person = ?', (person,)).fetchone()
        for number in range(games):
            row = _game(rng, number, games, person, name)
            columns = ", ".join(f'"{column}"' for column in ("table", *row))
            marks = ", ".join("?" * (len(row) + 1))
            connection.execute(f"INSERT INTO matches ({columns}) VALUES ({marks})", (table, *row.values()))  # noqa: S608


def _game(rng: Random, number: int, games: int, person: str, name: str) -> dict[str, str | int | None]:
    game = "race" if number % 3 else "trucker"
    seats = rng.choice((2, 3, 4))
    bots = rng.choices(BOTS, k=seats - 1)
    strength = [1 + 2 * number / games, *(BOTS.index(bot) for bot in bots)]
    scores = [max(3, round(25 + 6 * rng.gauss(own, 1.5))) for own in strength]
    endings = []
    for score in scores:
        trait = {"variant": "tgs", "start_world": rng.choice(WORLDS)} if game == "race" else {}
        rank = 1 + sum(other > score for other in scores)
        share = (rank == 1) / scores.count(max(scores))
        endings.append({"rank": rank, "share": share, "traits": trait or {"journey": JOURNEYS[number // 3 % 9]}})
    return {
        "id": f"match{number}",
        "game": game,
        "options": "{}",
        "players": json.dumps([name, *bots]),
        "seed": "seed",
        "version": "0",
        "content": "0",
        "started": NOW - (games - number) * DAY,
        "ended": NOW - (games - number) * DAY + 3_600_000,
        "scores": json.dumps(scores),
        "sitters": json.dumps([person, *[None] * (seats - 1)]),
        "endings": json.dumps(endings),
        "unrated": None if number % 10 else "stand-in",
    }
