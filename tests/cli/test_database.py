"""What `serve` says of a database that it cannot have, and what other commands do while a server has it."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from cli.running import Starhaul
from server.process import server_process
from starhaul.server.storage import prepare


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "starhaul.db"


def test_a_second_server_refuses_and_says_who_has_it(starhaul: Starhaul, database: Path) -> None:
    with server_process(database) as server:
        url = server.start()
        ran = starhaul("serve", "--port", "0", "--database", str(database))
        assert ran.code == 1
        holder = json.loads(Path(f"{database}.lock").read_text())
        for said in (url, str(holder["pid"]), holder["host"]):
            assert said in ran.err
        ran = starhaul("serve", "--port", "0", "--database", str(database), STARHAUL_LANG="fr")
        assert "un autre serveur" in ran.err
        assert starhaul("backup", "--database", str(database), str(database.with_name("copy"))).code == 0
        assert "knows no game" in starhaul("export", "nothing", "--database", str(database)).err
        assert starhaul("doctor").code == 0
        server.kill()
        assert server.start(), "a lock ends with its process, even with kill -9"


def damage(database: Path) -> None:
    """Write over pages in the middle, as a failing disk would."""
    with database.open("r+b") as file:
        file.seek(4096 * 3)
        file.write(b"\xa5" * 4096 * 4)


def test_a_damaged_file_is_told_and_how_to_go_on(starhaul: Starhaul, database: Path) -> None:
    asyncio.run(prepare(database))
    damage(database)
    found = database.read_bytes()
    for language, said in (("en", "starhaul backup"), ("fr", "starhaul backup")):
        ran = starhaul("serve", "--port", "0", "--database", str(database), STARHAUL_LANG=language)
        assert ran.code == 1
        assert said in ran.err
        assert len(ran.err.splitlines()) < 5
    assert database.read_bytes() == found
