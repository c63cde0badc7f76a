"""Running the server in the foreground until somebody asks it to stop."""

import asyncio
import gc
import signal
import socket
from collections.abc import Callable
from dataclasses import replace
from types import FrameType

import uvicorn
from starlette.applications import Starlette

from starhaul.server.app import create_app
from starhaul.server.connections import HttpConnection
from starhaul.server.door import Door, room_for_connections
from starhaul.server.listening import address_of, address_to_open, listen
from starhaul.server.proxies import Proxies
from starhaul.server.settings import Settings
from starhaul.server.socket import MAX_MESSAGE
from starhaul.server.storage import prepare
from starhaul.server.wire import Wire

INTERRUPTED = 130
COLLECT_AFTER = 1_000, 10, 1_000_000
"""Things made and not yet gone; how many times that for older ones; and hardly ever for all. Few at a time: each look
makes all tables wait, and the sum of all looks is the same."""
TIDY_EVERY = 600
"""Seconds between two looks through everything, which make all tables wait for a moment."""


def serve(host: str, port: int, settings: Settings, announce: Callable[[str], None]) -> int:
    """Serve until SIGINT or SIGTERM and return the exit code; `announce` hears the URL once it answers.

    Raises CannotListen or CannotStore before anything runs.
    """
    with listen(host, port) as listener:
        asyncio.run(prepare(settings.database))
        url = address_to_open(host, listener) + settings.prefix
        _collect_less()
        app = create_app(replace(settings, listens_at=address_of(listener)))

        def on_ready() -> None:
            app.state.server.storage.lock.introduce(url)
            announce(url)

        server = ForegroundServer(settings, on_ready, app)
        server.run(sockets=[listener])
    return INTERRUPTED if server.stopped_by is signal.SIGINT else 0


def _collect_less() -> None:
    """What is loaded now stays. Games leave hardly any reference cycles, so collecting them often is wasted time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)


async def _tidy_up() -> None:
    """Tables that were left are reference cycles."""
    while True:
        await asyncio.sleep(TIDY_EVERY)
        gc.collect()


class ForegroundServer(uvicorn.Server):
    """Uvicorn that says when it answers, and that ends quietly when it is asked to."""

    def __init__(self, settings: Settings, on_ready: Callable[[], None], app: Starlette | None = None) -> None:
        super().__init__(
            uvicorn.Config(
                app or create_app(settings),
                ws=Wire,
                ws_max_size=MAX_MESSAGE,
                ws_per_message_deflate=False,  # our messages are small: compressing them costs more than it saves
                proxy_headers=False,  # it would believe everybody on this machine
                access_log=False,
                log_config=None,  # its lines belong into our log
                log_level="warning",
                server_header=False,
                timeout_graceful_shutdown=5,
            )
        )
        self.on_ready = on_ready
        most_each = settings.connections_per_address if settings.has_limits else None
        self._door = Door(room_for_connections(settings.bot_workers), most_each, Proxies(settings.proxies))
        self._request_seconds = settings.request_seconds
        self.stopped_by: signal.Signals | None = None
        self._tidying: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start as uvicorn does, but with a door of our own; then tell."""
        await super().startup([])
        for listener in sockets or []:
            self._door.open(listener, self._connection)
        self._tidying = asyncio.create_task(_tidy_up(), name="tidying")
        self.on_ready()

    def _connection(self) -> HttpConnection:
        return HttpConnection(self.config, self.server_state, self.lifespan.state, self._door, self._request_seconds)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._door.close()
        if self._tidying is not None:
            self._tidying.cancel()
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:  # noqa: ARG002 (uvicorn's signature)
        """Stop in good order; the second Ctrl-C stops at once.

        Uvicorn would raise the signal again when all is closed. We were asked to stop and did: no need.
        """
        self.stopped_by = signal.Signals(sig)
        self.force_exit: bool = self.should_exit and sig == signal.SIGINT
        self.should_exit = True
