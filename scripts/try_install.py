"""Try the Starhaul that is installed for this Python: serve, play both games against a bot to their ends, take a copy.

PYTHONPATH=tests python scripts/try_install.py        on any system; needs the wheel, and httpx to ask it
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from server.clients import begin, part, play_to_the_end

STARHAUL = (sys.executable, "-m", "starhaul")
GAMES = ("trucker", "race")


@contextmanager
def serving(database: Path, log: Path) -> Iterator[str]:
    """The address of a server."""
    command = [*STARHAUL, "serve", "--port", "0", "--database", str(database), "--log-format", "json"]
    environ = {**os.environ, "STARHAUL_BOT_PAUSE": "0"}  # nobody watches
    with (
        log.open("w") as words,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=words, env=environ) as process,
    ):
        try:
            assert process.stdout is not None
            yield str(json.loads(process.stdout.readline())["address"])
        finally:
            process.terminate()
            process.wait(60)


async def play(url: str, game: str) -> list[int]:
    """The scores of a game against a bot."""
    (ada,) = await begin(url, ["Ada"], game=game, bots=["rookie"])
    await play_to_the_end([ada])
    assert ada.view is not None
    await part(ada)
    return [int(score) for score in ada.view["outcome"]["scores"]]


def faults(log: Path) -> list[str]:
    """What a server complained about. A bot that fails is replaced by chance, and nobody at the table would notice."""
    lines = [json.loads(line) for line in log.read_text("utf-8").splitlines()]
    return [f"{line['message']}\n{line.get('trace', '')}" for line in lines if line["level"] in ("error", "critical")]


def ask(*arguments: str) -> dict[str, object]:
    """What a command answers in JSON."""
    ran = subprocess.run([*STARHAUL, *arguments, "--json"], stdout=subprocess.PIPE, check=True)
    return dict(json.loads(ran.stdout))


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        log = folder / "log"
        with serving(folder / "starhaul.db", log) as url:
            assert httpx.get(f"{url}/readyz").json()["is_ready"]
            assert "<!doctype html>" in httpx.get(url).text.lower()
            for game in GAMES:
                print(f"{game}: {asyncio.run(play(url, game))}", flush=True)
        assert not faults(log), faults(log)[0]
        copy = ask("backup", "--database", str(folder / "starhaul.db"), str(folder / "copy.db"))
        assert copy["games"] == len(GAMES), copy
    assert ask("doctor")["is_well"]
    print(f"Python {sys.version.split()[0]} on {sys.platform}: fit to fly.")


if __name__ == "__main__":
    main()
