"""A real server on a free loopback port, in a thread, for the tests that ask it questions over HTTP."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from starhaul.server.listening import address_to_open, listen
from starhaul.server.serving import ForegroundServer
from starhaul.server.settings import Settings


@contextmanager
def running(settings: Settings) -> Iterator[httpx.Client]:
    """A client of a server that runs while the block does."""
    ready = threading.Event()
    with listen("127.0.0.1", 0) as listener:
        server = ForegroundServer(settings, ready.set)
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
        thread.start()
        try:
            assert ready.wait(timeout=10)
            with httpx.Client(base_url=address_to_open("127.0.0.1", listener)) as client:
                yield client
        finally:
            server.should_exit = True
            thread.join(timeout=10)
    assert not thread.is_alive()


@pytest.fixture
def built_page(tmp_path: Path) -> Path:
    """What a web build leaves behind, as small as it can be."""
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>page</title>", encoding="utf-8")
    (page / "favicon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>", encoding="utf-8")
    (page / "assets" / "index-a1b2c3.js").write_text("export {}", encoding="utf-8")
    return page


@pytest.fixture
def settings(tmp_path: Path, built_page: Path) -> Settings:
    """A database that does not exist yet, and a page."""
    return Settings(database=tmp_path / "data" / "starhaul.db", page=built_page)


@pytest.fixture
def client(settings: Settings) -> Iterator[httpx.Client]:
    """A client of a healthy server."""
    with running(settings) as client:
        yield client
