"""`serve --log-format json`: whatever happens, standard error holds one JSON object a line and nothing else."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from citing import ROOT
from server.clients import Client, begin, part

NOISE = """\
import logging, os, sys, threading, warnings
from starhaul.bots.at_random import RandomBot

print("words on standard error", file=sys.stderr)
warnings.warn("something is deprecated")
logging.getLogger("somebodys.library").error("two\\nlines")
logging.getLogger("somebodys.library").error("%d", "not a number")
thread = threading.Thread(target=lambda: 1 / 0)
thread.start()
thread.join()


class Leaves:
    def __del__(self):
        raise LookupError("nobody hears this")


Leaves()


class Noisy(RandomBot):
    '''Talks while it plays.'''
    games = ("toy",)

    def choose(self, view):
        print("a bot thinks aloud")
        os.write(2, b"not even UTF-8: \\xff, and no end of line")
        os.abort()
"""


@pytest.fixture
def environ(tmp_path: Path) -> dict[str, str]:
    """A machine with a noisy package of bots."""
    (tmp_path / "noisy_bots.py").write_text(NOISE, encoding="utf-8")
    facts = tmp_path / "noisy_bots-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: noisy-bots\nVersion: 1.0\n", encoding="utf-8")
    (facts / "entry_points.txt").write_text("[starhaul.bots]\nnoisy = noisy_bots:Noisy\n", encoding="utf-8")
    (tmp_path / "sitecustomize.py").write_text(
        "from starhaul.games import GAMES\nGAMES['toy'] = 'kernel.toy'\n", encoding="utf-8"
    )
    paths = f"{tmp_path}:{ROOT / 'tests'}"
    return {**os.environ, "PYTHONPATH": paths, "PYTHONWARNINGS": "always", "STARHAUL_HOME": str(tmp_path / "home")}


@contextmanager
def serving(environ: dict[str, str], errors: Path, *arguments: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server and its address."""
    command = [sys.executable, "-m", "starhaul", "serve", "--port", "0", *arguments]
    with (
        errors.open("w") as stream,
        subprocess.Popen(command, env=environ, stdout=subprocess.PIPE, stderr=stream, text=True) as process,
    ):
        try:
            assert process.stdout is not None
            yield process, json.loads(process.stdout.readline())["address"]
        finally:
            process.kill()


def lines(errors: Path) -> list[dict[str, Any]]:
    """All of standard error; every line an object with the same few fields."""
    found = [json.loads(line) for line in errors.read_text("utf-8").splitlines()]
    assert all({"time", "level", "logger", "message"} <= set(line) for line in found)
    return found


def wait_for(holds: Callable[[], object]) -> None:
    deadline = time.monotonic() + 60
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def send_garbage(address: str) -> None:
    place = urlsplit(address)
    assert place.hostname is not None
    assert place.port is not None
    with socket.create_connection((place.hostname, place.port), timeout=60) as connection:
        connection.sendall(b"\x00\x01 this is not HTTP\r\n\r\n")
        while connection.recv(1000):
            pass


async def play_against_noise(address: str) -> None:
    clients: list[Client] = await begin(address, ["Ada"], game="toy", bots=["noisy"])
    await clients[0].until(lambda: clients[0].moves)
    await part(*clients)


def test_whatever_happens_is_a_line_of_the_log(environ: dict[str, str], tmp_path: Path) -> None:
    errors = tmp_path / "errors"
    with serving(environ, errors, "--log-format", "json", "--log-level", "info") as (process, address):
        asyncio.run(play_against_noise(address))
        send_garbage(address)
        wait_for(lambda: "thinks aloud" in errors.read_text("utf-8"))
        wait_for(lambda: "no end of line" in errors.read_text("utf-8"))
        process.send_signal(signal.SIGINT)
        assert process.wait(60) == 130
    found = lines(errors)
    messages = "\n".join(line["message"] for line in found)
    for words in (
        *("Ctrl-C stops it.", "words on standard error", "something is deprecated", "two\nlines", "a bot thinks aloud"),
        *("Invalid HTTP request", "not even UTF-8: \ufffd, and no end", "could not be made of '%d'"),
    ):
        assert words in messages
    traces = "\n".join(line.get("trace", "") for line in found)
    assert "ZeroDivisionError" in traces
    assert "nobody hears this" in traces


REFUSED = {
    "option": (["--prot", "80"], "There is no option"),
    "shared option": (["--lang"], "--lang needs a value"),
    "value": (["--port", "many"], "will not do for --port"),
    "database": (["--database", "/dev/null/x"], "Cannot keep games"),
    "address": (["--host", "203.0.113.1"], "Cannot listen"),
    "file": (["--config", "/no/such/file"], "/no/such/file"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_a_server_that_does_not_start_says_so_in_its_log(environ: dict[str, str], tmp_path: Path, case: str) -> None:
    arguments, complaint = REFUSED[case]
    errors = tmp_path / "errors"
    command = [sys.executable, "-m", "starhaul", "serve", "--log-format=json", "--port", "0", *arguments]
    with errors.open("w") as stream:
        ran = subprocess.run(command, env=environ, stdout=subprocess.PIPE, stderr=stream, check=False, timeout=60)
    assert ran.returncode in (1, 2)
    assert ran.stdout == b""
    assert any(line["level"] == "error" and complaint in line["message"] for line in lines(errors))


@pytest.mark.parametrize("source", ["environment", "file"])
def test_it_does_not_matter_where_the_wish_stands(environ: dict[str, str], tmp_path: Path, source: str) -> None:
    if source == "environment":
        environ["STARHAUL_LOG_FORMAT"] = "json"
    else:
        (tmp_path / "home").mkdir()
        (tmp_path / "home" / "starhaul.toml").write_text('log_format = "json"', encoding="utf-8")
    command = [sys.executable, "-m", "starhaul", "serve", "--nonsense"]
    ran = subprocess.run(command, env=environ, capture_output=True, text=True, check=False, timeout=60)
    assert ran.returncode == 2
    assert [json.loads(line)["level"] for line in ran.stderr.splitlines()] == ["error", "info"]


def test_a_mistake_of_ours_comes_with_its_trace(environ: dict[str, str], tmp_path: Path) -> None:
    """Here a broken installation: a module of the server that cannot be imported."""
    (tmp_path / "uvicorn.py").write_text("raise LookupError('half an installation')", encoding="utf-8")
    command = [sys.executable, "-m", "starhaul", "serve", "--log-format", "json"]
    ran = subprocess.run(command, env=environ, capture_output=True, text=True, check=False, timeout=60)
    (line,) = [json.loads(line) for line in ran.stderr.splitlines()]
    assert ran.returncode == 1
    assert "our mistake" in line["message"]
    assert "half an installation" in line["trace"]
