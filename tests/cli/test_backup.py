from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from cli.running import Starhaul
from kernel.toy import GAME
from starhaul.games import GAMES
from starhaul.kernel import Seat, read_record, replay
from starhaul.server import archive
from starhaul.server.archive import TableRow
from starhaul.server.match import Match, MatchInfo
from starhaul.server.messages import Phase
from starhaul.server.storage import Storage, prepare

TABLE = TableRow("table", "CODE", "toy", {}, "host", True, True, Phase.PLAYING, [], [], 0, "seed")


async def play_a_little(database: Path) -> None:
    """A game of two moves in a new database."""
    info = MatchInfo("game1", {}, ("Ada", "Bo"), "seed", "0", "toy", 0)
    match = Match(GAME, info)
    match.begin()
    for seat in match.seats:
        match.play(seat, [str(match.state.legal_moves(seat)[0])], 10)
    storage = Storage(database)
    await storage.open()
    await storage.write(
        archive.insert_table(TABLE),
        archive.insert_match("table", "toy", info),
        archive.insert_entries("game1", match.take_changes().entries),
    )
    await storage.close()


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setitem(GAMES, "toy", "kernel.toy")
    asyncio.run(play_a_little(tmp_path / "starhaul.db"))
    return tmp_path / "starhaul.db"


def test_a_copy_is_whole(starhaul: Starhaul, database: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    ran = starhaul("backup", "--database", str(database), str(copy))
    assert (ran.code, ran.out) == (0, f"1 game is safe in {copy}.\n")
    with closing(sqlite3.connect(copy)) as connection:
        (found,) = connection.execute("SELECT count(*) FROM entries").fetchone()
    assert found > 4
    asyncio.run(prepare(copy))
    ran = starhaul("backup", "--json", "--database", str(database), str(copy))
    assert json.loads(ran.out) == {"version": 1, "file": str(copy), "games": 1}


def test_an_exported_game_replays(starhaul: Starhaul, database: Path, tmp_path: Path) -> None:
    ran = starhaul("export", "game1", "--database", str(database))
    record = read_record(ran.out)
    assert Seat(0) in replay(record, GAME).decisions
    assert record.header.players == ("Ada", "Bo")
    file = tmp_path / "game.haul"
    assert starhaul("export", "game1", "--database", str(database), "--output", str(file)).code == 0
    assert file.read_text("utf-8") == ran.out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["backup", "copy.db"], "Cannot read"),
        (["export", "game1"], "Cannot read"),
    ],
)
def test_nothing_to_copy_from(starhaul: Starhaul, tmp_path: Path, arguments: list[str], sentence: str) -> None:
    ran = starhaul(*arguments, STARHAUL_HOME=str(tmp_path / "nothing"))
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.startswith(sentence)


def test_an_unknown_game_is_named(starhaul: Starhaul, database: Path) -> None:
    ran = starhaul("export", "game2", "--database", str(database))
    assert ran.code == 1
    assert ran.err == f"“{database}” knows no game “game2”.\n"


def test_the_configuration_is_shown_with_its_sources(starhaul: Starhaul, tmp_path: Path) -> None:
    ran = starhaul("serve", "--print-config", "--port", "81", STARHAUL_HOME=str(tmp_path), STARHAUL_PATIENCE="9")
    lines = ran.out.splitlines()
    assert "port = 81  # flags" in lines
    assert "patience = 9.0  # environment" in lines
    assert 'host = "127.0.0.1"  # default' in lines
    ran = starhaul("serve", "--print-config", "--json", STARHAUL_HOME=str(tmp_path))
    assert json.loads(ran.out)["configuration"]["port"] == 8000


def test_a_wrong_configuration_is_one_sentence(starhaul: Starhaul, tmp_path: Path) -> None:
    ran = starhaul("serve", "--config", str(tmp_path / "nowhere.toml"))
    assert ran.code == 1
    assert ran.err.startswith("“file” from nowhere.toml will not do: ")
