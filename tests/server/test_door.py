"""Half-open requests, slow ones and too many of them: the door stays open for everybody else."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from unittest.mock import patch

import httpx
import pytest

from citing import ROOT
from running import running_server
from server.clients import Visitor, begin, part
from starhaul.server.settings import Settings

pytestmark = pytest.mark.anyio

HEAD = b"GET /api/about HTTP/1.1\r\nHost: x\r\n"
HALF_HEAD = HEAD + b"X-Slow: "
HALF_BODY = b"POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
PROGRAM = """
import resource, sys
resource.setrlimit(resource.RLIMIT_NOFILE, (256, 256))
from pathlib import Path
from starhaul.games import GAMES
from starhaul.server import Settings, serve
from starhaul.server.logs import set_up
GAMES["heap"] = "server.heap"
set_up("text", "warning")
settings = Settings(Path(sys.argv[1]), bot_pause=0, request_seconds=float(sys.argv[2]))
sys.exit(serve("127.0.0.1", 0, settings, lambda url: print(url, flush=True)))
"""


class Process:
    """A server with few descriptors, and what it logged."""

    def __init__(self, process: subprocess.Popen[str], log: Path) -> None:
        assert process.stdout is not None
        self.process = process
        self.log = log
        self.url = process.stdout.readline().strip()

    def stop(self) -> float:
        """Seconds until it has ended after SIGTERM."""
        started = time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        assert self.process.wait(60) == 0
        return time.monotonic() - started


@contextmanager
def small_server(folder: Path, request_seconds: float) -> Iterator[Process]:
    log = folder / "log"
    command = [sys.executable, "-c", PROGRAM, str(folder / "starhaul.db"), str(request_seconds)]
    environ = {**os.environ, "PYTHONPATH": str(ROOT / "tests")}

    with (
        log.open("w") as errors,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True, env=environ) as process,
    ):
        try:
            yield Process(process, log)
        finally:
            process.kill()


def address(url: str) -> tuple[str, int]:
    host, _, port = url.removeprefix("http://").partition(":")
    return host, int(port)


@contextmanager
def half_open(url: str, hosts: Sequence[str], each: int) -> Iterator[None]:
    """Connections which begin something and do not go on: in turn half a head, nothing, and a few half bodies."""
    with ExitStack() as stack:
        for host in hosts:
            for number in range(each):
                connection = socket.create_connection(address(url), timeout=30, source_address=(host, 0))
                stack.enter_context(connection)
                connection.sendall(HALF_BODY if number < 20 else (b"", HALF_HEAD)[number % 2])
        yield


@pytest.mark.parametrize("hosts", [["127.0.0.1"], [f"127.0.1.{number}" for number in range(1, 11)]])
async def test_half_open_requests_keep_nobody_out(tmp_path: Path, hosts: list[str]) -> None:
    """300 of them, from one address and from ten, at a server that may have 256 files open."""
    with small_server(tmp_path, 60) as server:
        host, other = await begin(server.url, ["Ada", "Bo"], game="heap")
        with half_open(server.url, hosts, 300 // len(hosts)):
            await host.submit("grab 0")  # who is in plays on
            await other.until(lambda: other.view and other.view["owners"] == [0])
            newcomers = await begin(server.url, ["Cy", "Di"], game="heap")  # and who comes gets in
            await newcomers[0].submit("grab 0")
            await part(host, other, *newcomers)
            log = server.log.read_text()
            assert server.stop() < 4  # what is not whole is not waited for
    said = "which is the limit" if len(hosts) == 1 else "the door is shut"
    assert log.count(said) == 1
    assert "Traceback" not in server.log.read_text()


def test_a_flood_of_rubbish_is_no_flood_of_lines(tmp_path: Path) -> None:
    with small_server(tmp_path, 60) as server:
        for _ in range(200):
            with socket.create_connection(address(server.url), 60) as connection:
                connection.sendall(b"\x16\x03\x01 no HTTP at all\r\n\r\n")
                assert end_of(connection).startswith(b"HTTP/1.1 400")
        server.stop()
    assert 0 < len(server.log.read_text().splitlines()) < 20


async def test_the_door_is_shut_and_opens_again_with_a_line_each(tmp_path: Path) -> None:
    """All descriptors taken by people who are really here: newcomers are told so, and get in when some have gone."""
    with small_server(tmp_path, 60) as server, ExitStack() as stack:
        (ada,) = await begin(server.url, ["Ada"], game="heap")
        sockets = []
        for number in range(230):
            connection = socket.create_connection(address(server.url), 30, source_address=(f"127.0.2.{number + 1}", 0))
            stack.enter_context(connection)
            table = ada.table["id"]
            connection.sendall(upgrade(f"/api/tables/{table}/socket"))
            sockets.append(connection)
        answers = [connection.recv(12) for connection in sockets]
        assert {b"HTTP/1.1 101", b"HTTP/1.1 503"} <= set(answers)
        await ada.submit("grab 0")
        for connection in sockets:
            connection.close()
        with httpx.Client(base_url=server.url, timeout=60) as client:
            assert client.get("/readyz").status_code == 200
        await part(ada)
        server.stop()
        log = server.log.read_text()
    assert (log.count("the door is shut"), log.count("the door is open again")) == (1, 1)
    assert "Traceback" not in log


def upgrade(path: str) -> bytes:
    return (
        f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
    ).encode()


def end_of(connection: socket.socket) -> bytes:
    """What is said until the end; a machine that is busy may take its time."""
    connection.settimeout(60)
    said = b""
    try:
        while data := connection.recv(4096):
            said += data
    except ConnectionResetError:
        pass
    return said


def send_for_ever(connection: socket.socket, data: bytes, pause: float = 0) -> None:
    for _ in range(10_000):
        connection.sendall(data)
        time.sleep(pause)


@pytest.mark.parametrize(
    ("beginning", "status"),
    [(b"", b""), (HALF_HEAD, b"HTTP/1.1 408"), (HALF_BODY, b"HTTP/1.1 408"), (b"\r\n", b"HTTP/1.1 408")],
    ids=["silence", "half-head", "half-body", "empty-line"],
)
def test_a_request_must_arrive_in_time(settings: Settings, beginning: bytes, status: bytes) -> None:
    quick = replace(settings, request_seconds=0.3)
    with running_server(quick) as url, socket.create_connection(address(url)) as connection:
        connection.sendall(beginning)
        assert end_of(connection)[:12] == status


def test_who_drips_bytes_is_cut_off_too(settings: Settings) -> None:
    """A byte now and then is no progress; also after the answer has gone, or between two requests."""
    with running_server(replace(settings, request_seconds=0.5)) as url:
        for beginning in (HALF_HEAD, HALF_BODY, HEAD + b"Content-Length: 999999\r\n\r\n"):
            with socket.create_connection(address(url)) as connection:
                connection.sendall(beginning)
                with pytest.raises((ConnectionResetError, BrokenPipeError)):
                    send_for_ever(connection, b"x", pause=0.1)


def test_a_head_without_end_is_too_large(settings: Settings) -> None:
    with running_server(settings) as url, socket.create_connection(address(url)) as connection:
        connection.sendall(HEAD)
        with pytest.raises((ConnectionResetError, BrokenPipeError)):
            send_for_ever(connection, b"X: y\r\n" * 1000)
        assert httpx.get(f"{url}/livez").status_code == 200


def test_who_does_not_read_is_cut_off(settings: Settings) -> None:
    """Closing in good order would wait for the reader, and hold the answer in memory."""
    (settings.page / "assets" / "large.bin").write_bytes(os.urandom(30_000_000))
    with (
        patch("starhaul.server.wire.STALL_SECONDS", 0.3),
        running_server(settings) as url,
        socket.create_connection(address(url)) as connection,
    ):
        connection.sendall(b"GET /assets/large.bin HTTP/1.1\r\nHost: x\r\n\r\n")
        with pytest.raises((ConnectionResetError, BrokenPipeError)):
            send_for_ever(connection, b"\r\n", pause=0.1)


def test_a_slow_but_steady_body_is_waited_for(settings: Settings) -> None:
    with running_server(replace(settings, request_seconds=0.5)) as url:
        body = b'{"name": "Ada"}' + b" " * 12_000
        head = HALF_BODY.replace(b"100", str(len(body)).encode())[:-1]
        with socket.create_connection(address(url)) as connection:
            connection.sendall(head)
            for start in range(0, len(body), 3000):
                connection.sendall(body[start : start + 3000])
                time.sleep(0.2)
            connection.settimeout(60)
            assert connection.recv(12) == b"HTTP/1.1 200"


def test_one_address_has_a_limit_and_others_do_not_feel_it(settings: Settings) -> None:
    """Busy connections are not dropped for newcomers of the same address: those wait outside."""
    with running_server(replace(settings, has_limits=True, connections_per_address=5)) as url, ExitStack() as stack:
        table = Visitor(url, "Ada").make_table()["id"]
        answers = []
        for _ in range(7):
            connection = stack.enter_context(socket.create_connection(address(url), timeout=60))
            connection.sendall(upgrade(f"/api/tables/{table}/socket"))
            answers.append(connection.recv(12))
        assert answers.count(b"HTTP/1.1 101") == 5
        assert answers.count(b"HTTP/1.1 503") == 2
        with socket.create_connection(address(url), timeout=60, source_address=("127.0.0.9", 0)) as elsewhere:
            elsewhere.sendall(HEAD + b"\r\n")
            assert elsewhere.recv(12) == b"HTTP/1.1 200"
