from __future__ import annotations

import json
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from cli.running import SPACES, Starhaul


@pytest.mark.parametrize(
    ("arguments", "address"),
    [
        (["--lang", "en"], "Starhaul is ready. Open http://127.0.0.1:"),
        (["--json"], '{"version": 1, "address": "http://127.0.0.1:'),
    ],
)
def test_it_says_what_to_open_and_ends_when_interrupted(tmp_path: Path, arguments: list[str], address: str) -> None:
    database = tmp_path / "starhaul.db"
    command = [sys.executable, "-m", "starhaul", "serve", "--port", "0", "--database", str(database), "-q", *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        process.send_signal(signal.SIGINT)
        rest, errors = process.communicate(timeout=20)
    assert line.startswith(address)
    assert (process.returncode, rest, errors) == (130, "", "")
    assert database.exists()
    assert "--json" not in arguments or json.loads(line)["address"].startswith("http://")


def test_a_taken_port(starhaul: Starhaul, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        ran = starhaul("serve", "--port", str(port), "--database", str(tmp_path / "starhaul.db"))
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.startswith(f"Cannot listen on 127.0.0.1, port {port}: ")
    assert ran.err.count("\n") == 1


URL = "postgresql+asyncpg://ada:secret@127.0.0.1/games"
ONLY_SQLITE = {
    "en": "“database” from {} will not do: only SQLite files are supported so far, so name a file such as club.db.\n",
    "fr": "«~database~» venant de {} ne convient pas~: seuls les fichiers SQLite conviennent pour le moment, "
    "nommez-en donc un, comme club.db.\n".translate(SPACES),
}


@pytest.mark.parametrize("language", ONLY_SQLITE)
@pytest.mark.parametrize("command", [["serve"], ["serve", "--print-config"], ["backup", "copy.db"], ["export", "game"]])
def test_another_kind_of_database(starhaul: Starhaul, tmp_path: Path, command: list[str], language: str) -> None:
    """Wherever it is named, in one sentence that gives no password away."""
    environ = {"STARHAUL_HOME": str(tmp_path), "STARHAUL_LANG": language}
    file = tmp_path / "starhaul.toml"
    runs = {"flags": starhaul(*command, "--database", URL, **environ)}
    runs["environment"] = starhaul(*command, STARHAUL_DATABASE=URL, **environ)
    file.write_text(f'database = "{URL}"\n', "utf-8")
    runs["starhaul.toml"] = starhaul(*command, **environ)
    for source, ran in runs.items():
        assert (ran.code, ran.out, ran.err) == (1, "", ONLY_SQLITE[language].format(source))
    assert list(tmp_path.iterdir()) == [file]


def test_a_database_that_cannot_be_one(starhaul: Starhaul, tmp_path: Path) -> None:
    ran = starhaul("serve", "--port", "0", "--database", str(tmp_path), STARHAUL_LANG="fr")
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.startswith(f"Impossible de garder les parties dans «\N{NO-BREAK SPACE}{tmp_path}")
    assert ran.err.count("\n") == 1
