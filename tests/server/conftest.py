"""A page as small as it can be, and clients of servers that serve it."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import httpx
import pytest

from citing import ROOT
from running import running_server
from starhaul.games import GAMES
from starhaul.server.settings import Settings


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
    return Settings(database=tmp_path / "data" / "starhaul.db", page=built_page, bot_pause=0, has_limits=False)


@pytest.fixture(autouse=True)
def toy_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy games can be played here, by worker processes too."""
    monkeypatch.setitem(GAMES, "toy", "kernel.toy")
    monkeypatch.setitem(GAMES, "heap", "server.heap")
    monkeypatch.setenv("PYTHONPATH", str(ROOT / "tests"))


@pytest.fixture(autouse=True)
def luck_of_the_test(monkeypatch: pytest.MonkeyPatch) -> None:
    """The matches of a test have a seed each, the same ones every day."""
    numbers = count(1)
    for user in ("table", "hall"):
        monkeypatch.setattr(f"starhaul.server.{user}.new_seed", lambda: f"luck {next(numbers)}")


@pytest.fixture
def client(settings: Settings) -> Iterator[httpx.Client]:
    """A client of a healthy server."""
    with running_server(settings) as url, httpx.Client(base_url=url, timeout=60) as client:
        yield client


@pytest.fixture
def url(client: httpx.Client) -> str:
    """The address of a healthy server."""
    return str(client.base_url).rstrip("/")


@pytest.fixture
def anyio_backend() -> str:
    """Coroutines among the tests run on asyncio."""
    return "asyncio"
