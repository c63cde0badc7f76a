"""A real server on a free loopback port, in a thread, for tests that ask it questions over HTTP."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager

from starlette.applications import Starlette

from starhaul.server.listening import address_to_open, listen
from starhaul.server.serving import ForegroundServer
from starhaul.server.settings import Settings


@contextmanager
def running_server(settings: Settings, app: Starlette | None = None, port: int = 0) -> Iterator[str]:
    """The address of a server that runs while the block does, on a free port unless it comes back to its own."""
    ready = threading.Event()
    with listen("127.0.0.1", port) as listener:
        server = ForegroundServer(settings, ready.set, app)
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
        thread.start()
        try:
            assert ready.wait(timeout=60)
            yield address_to_open("127.0.0.1", listener)
        finally:
            server.should_exit = True
            thread.join(timeout=60)
    assert not thread.is_alive()
