"""Rows that were spoilt on disk: their table is parked with a report, and nobody else notices."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from server.clients import Client, Visitor, begin, part, play_to_the_end
from server.process import server_process

pytestmark = pytest.mark.anyio

SPOILT_ROWS = {
    "seats that are no JSON": "UPDATE tables SET seats = '[{' WHERE id = :table",
    "seats of other kinds": """UPDATE tables SET seats = '[{"person": 5}]' WHERE id = :table""",
    "options that are no JSON": "UPDATE tables SET options = 'nonsense' WHERE id = :table",
    "an unknown phase": "UPDATE tables SET phase = 'dancing' WHERE id = :table",
    "a number that is none": "UPDATE tables SET created = 'long ago' WHERE id = :table",
    "letters that are none": "UPDATE tables SET seats = CAST(X'5B7BFF' AS TEXT) WHERE id = :table",
}
SPOILT_GAMES = {
    "an unknown game": "UPDATE tables SET game = 'chess' WHERE id = :table",
    "a match that is not there": "UPDATE tables SET match = 'nothing' WHERE id = :table",
    "players that are no JSON": "UPDATE matches SET players = '{' WHERE id = :match",
    "options of a match": "UPDATE matches SET options = '7' WHERE id = :match",
    "a move that is none": "UPDATE entries SET text = 'nonsense' WHERE match = :match",
    "letters in a move": "UPDATE entries SET text = CAST(X'FFFE' AS TEXT) WHERE match = :match",
    "a time that is none": "UPDATE entries SET at = 'soon' WHERE match = :match",
    "fewer seats than players": "UPDATE tables SET seats = '[]' WHERE id = :table",
}


def spoil(database: Path, statement: str, client: Client) -> None:
    names = {"table": client.table["id"], "match": client.table["match"]}
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("PRAGMA foreign_keys = OFF")
        changed = connection.execute(statement, {name: names[name] for name in names if f":{name}" in statement})
        assert changed.rowcount > 0


def reports(database: Path) -> list[Any]:
    with closing(sqlite3.connect(database)) as connection:
        return connection.execute('SELECT id, "table" FROM reports').fetchall()


def at(url: str, client: Client) -> Client:
    """The same person at the server that runs now."""
    visitor = client.visitor
    visitor.url = url
    return Client(visitor, client.table["id"], client.code)


async def spoil_and_look(tmp_path: Path, statements: dict[str, str]) -> tuple[dict[str, Client], dict[str, str]]:
    """What players see of tables that were spoilt in various ways, and the reports on them. Another table is played at
    meanwhile, and all are listed.
    """
    database, log = tmp_path / "starhaul.db", tmp_path / "log"
    with server_process(database, log=log) as server:
        url = server.start()
        clients = {name: (await begin(url, ["Ada"], game="heap"))[0] for name in (*statements, "well")}
        for client in clients.values():
            await client.submit("grab 0")
        await part(*clients.values())
        server.kill()
        for name, statement in statements.items():
            spoil(database, statement, clients[name])
        url = server.start()
        found = {name: at(url, client) for name, client in clients.items()}
        for client in found.values():
            await client.connect()
        well = found.pop("well")
        await well.submit("grab 1")
        with well.visitor.http() as http:
            assert well.table["id"] in [table["id"] for table in http.get("/api/tables").json()]
        for client in found.values():
            with client.visitor.http() as http:
                assert http.get("/api/session/tables").status_code == 200
        await part(well, *found.values())
        assert "never retrieved" not in log.read_text()
        names = {client.table["id"]: name for name, client in clients.items()}
        return found, {names[table]: report for report, table in reports(database)}


async def test_a_row_that_cannot_be_read_parks_its_table(tmp_path: Path) -> None:
    clients, found = await spoil_and_look(tmp_path, SPOILT_ROWS)
    told = {name: client.heard[-1] for name, client in clients.items()}
    assert {name: refused["code"] for name, refused in told.items()} == dict.fromkeys(SPOILT_ROWS, "parked")
    assert found == {name: refused["parameters"]["report"] for name, refused in told.items()}
    assert {client.close_code for client in clients.values()} == {4404}


async def test_a_game_that_cannot_be_read_parks_its_table(tmp_path: Path) -> None:
    clients, found = await spoil_and_look(tmp_path, SPOILT_GAMES)
    told = {name: client.table["phase"] for name, client in clients.items()}
    assert told == dict.fromkeys(SPOILT_GAMES, "parked")
    assert found == {name: client.table["report"] for name, client in clients.items()}


async def test_a_row_that_was_mended_is_read_again(tmp_path: Path) -> None:
    database = tmp_path / "starhaul.db"
    with server_process(database, log=tmp_path / "log") as server:
        (client,) = await begin(server.start(), ["Ada"], game="heap")
        await client.submit("grab 0")
        await part(client)
        server.kill()
        with closing(sqlite3.connect(database)) as connection:
            (seats,) = connection.execute("SELECT seats FROM tables").fetchone()
        spoil(database, "UPDATE tables SET seats = '[' WHERE id = :table", client)
        again = at(server.start(), client)
        for _ in range(2):
            await again.connect()
            assert again.heard[-1]["code"] == "parked"
        assert len(reports(database)) == 1, "one report, however often somebody asks"
        with closing(sqlite3.connect(database)) as connection, connection:
            connection.execute("UPDATE tables SET seats = ?", [seats])
        await again.connect()
        assert again.table["phase"] == "parked"
        await again.ask("resume")
        await again.until(lambda: again.close_code is not None)
        await again.connect()
        await again.until(lambda: again.table["phase"] == "playing")
        await again.submit("grab 1")
        await part(again)


async def test_a_finished_game_that_cannot_be_read_hides_no_other(tmp_path: Path) -> None:
    database = tmp_path / "starhaul.db"
    with server_process(database, log=tmp_path / "log") as server:
        url = server.start()
        ada = Visitor(url, "Ada")
        clients = []
        for _ in range(2):
            table = ada.make_table(game="heap", seats=1, options={"things": 1})
            client = Client(ada, table["id"], table["code"])
            await client.connect()
            await client.ask("ready", is_ready=True)
            await client.ask("start")
            await play_to_the_end([client])
            clients.append(client)
        spoil(database, "UPDATE matches SET scores = '[' WHERE id = :match", clients[0])
        await part(*clients)
        with ada.http() as http:
            found = http.get("/api/session/replays")
            assert [replay["id"] for replay in found.json()] == [clients[1].table["match"]]
            broken = http.get(f"/api/replays/{clients[0].table['match']}")
            assert (broken.status_code, broken.json()["error"]) == (500, "failed")
