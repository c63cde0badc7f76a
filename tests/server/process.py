"""The server as a process of its own, which can be killed and started again quickly."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext, suppress
from pathlib import Path
from time import monotonic, sleep

from citing import ROOT

PROGRAM = """
import os, sys
from pathlib import Path
from starhaul.games import GAMES, load_game
from starhaul.server import Settings, serve
GAMES.update(toy="kernel.toy", heap="server.heap")
for game in sys.argv[2:]:
    load_game(game)
settings = Settings(Path(sys.argv[1]), bot_pause=0, has_limits=False)
for _ in sys.stdin:
    child = os.fork()
    if child == 0:
        os._exit(serve("127.0.0.1", 0, settings, lambda url: print(os.getpid(), url, flush=True)))
    os.waitpid(child, 0)
"""


class ServerProcess:
    """A program that has everything imported, and forks a server whenever it is asked to: a start takes a moment."""

    def __init__(self, program: subprocess.Popen[str]) -> None:
        self._program = program
        self._server: int | None = None
        self.url = ""

    def start(self) -> str:
        """The address of a new server."""
        assert self._program.stdin is not None
        assert self._program.stdout is not None
        self._program.stdin.write("start\n")
        self._program.stdin.flush()
        pid, self.url = self._program.stdout.readline().split()
        self._server = int(pid)
        return self.url

    def kill(self) -> None:
        """As a power cut would, as far as a process can tell."""
        if self._server is not None:
            with suppress(ProcessLookupError):
                os.kill(self._server, signal.SIGKILL)
            self._server = None

    def stop(self) -> None:
        """Ask it politely."""
        assert self._server is not None
        os.kill(self._server, signal.SIGTERM)

    def wait(self, seconds: float = 60) -> None:
        """Until it has ended by itself."""
        assert self._server is not None
        ends = monotonic() + seconds
        while Path(f"/proc/{self._server}").exists():
            assert monotonic() < ends, "it does not end"
            sleep(0.02)
        self._server = None


@contextmanager
def server_process(
    database: Path, games: Sequence[str] = ("heap",), *, log: Path | None = None
) -> Iterator[ServerProcess]:
    """A server process that ends with the block, with the rules of some games at hand."""
    environ = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT / 'tests'}"}
    command = [sys.executable, "-c", PROGRAM, str(database), *games]
    pipe = subprocess.PIPE
    with (
        log.open("w") if log else nullcontext() as errors,
        subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=errors, text=True, env=environ) as program,
    ):
        process = ServerProcess(program)
        try:
            yield process
        finally:
            process.kill()
            program.kill()
