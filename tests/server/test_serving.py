"""Starting and stopping the server the way people and machines do it: by command and by signal."""

import gc
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

import httpx
import pytest

from running import running_server
from starhaul.server import CannotListen, CannotStore, Settings, serve
from starhaul.server.listening import address_to_open, listen

PROGRAM = """
import sys
from pathlib import Path
from starhaul.server import Settings, serve
sys.exit(serve("127.0.0.1", 0, Settings(Path(sys.argv[1])), lambda url: print(url, flush=True)))
"""


@contextmanager
def _server(database: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    command = [sys.executable, "-W", "error", "-c", PROGRAM, str(database)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield process, process.stdout.readline().strip()
        finally:
            process.kill()


@pytest.mark.parametrize(("stop", "code"), [(signal.SIGTERM, 0), (signal.SIGINT, 130)])
def test_it_announces_itself_when_it_answers_and_stops_cleanly(tmp_path: Path, stop: signal.Signals, code: int) -> None:
    # The client keeps its connection: an idle browser must not hold the server back.
    with _server(tmp_path / "starhaul.db") as (process, url), httpx.Client(base_url=url, timeout=60) as client:
        assert client.get("/readyz").status_code == 200
        process.send_signal(stop)
        _, errors = process.communicate(timeout=10)
    assert (process.returncode, errors) == (code, "")
    assert not (tmp_path / "starhaul.db-wal").exists()  # all is folded into the one file


def test_tables_that_were_left_are_tidied_away_from_time_to_time(tmp_path: Path) -> None:
    looked = threading.Event()
    with (
        patch("starhaul.server.serving.TIDY_EVERY", 0.01),
        patch.object(gc, "collect", looked.set),
        running_server(Settings(tmp_path / "starhaul.db")),
    ):
        assert looked.wait(60)


def test_a_taken_port_is_a_clear_error(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(CannotListen, match=f"port {port}: Address already in use") as refusal:
            serve("127.0.0.1", port, Settings(tmp_path / "starhaul.db"), print)
    assert (refusal.value.host, refusal.value.port) == ("127.0.0.1", port)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(("host", "port"), [("127.0.0.1", 70000), ("203.0.113.7", 0), ("no such host", 0)])
def test_an_impossible_address_is_a_clear_error(host: str, port: int) -> None:
    with pytest.raises(CannotListen, match="cannot listen on"):
        listen(host, port)


def test_a_bad_database_stops_the_start(tmp_path: Path) -> None:
    with pytest.raises(CannotStore):
        serve("127.0.0.1", 0, Settings(tmp_path), print)


@pytest.mark.parametrize(
    ("host", "shown"),
    [
        ("127.0.0.1", "127.0.0.1"),
        ("localhost", "localhost"),
        ("0.0.0.0", "127.0.0.1"),  # noqa: S104 (every interface: shown, not bound)
        ("::1", "[::1]"),
        ("::", "[::1]"),
    ],
)
def test_the_address_can_be_opened(host: str, shown: str) -> None:
    with listen("127.0.0.1", 0) as listener:
        assert address_to_open(host, listener) == f"http://{shown}:{listener.getsockname()[1]}"
