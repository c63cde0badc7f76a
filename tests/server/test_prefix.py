"""A server that is not alone under its name: behind a reverse proxy, under a path of a larger site."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from running import running_server
from server.clients import Client, Visitor
from starhaul.server.configuration import BadConfiguration, resolve
from starhaul.server.prefix import as_prefix
from starhaul.server.settings import Settings

pytestmark = pytest.mark.anyio
PAGE = '<!doctype html><meta name="root" content="./"><script src="./assets/index-a1b2c3.js"></script>'


@pytest.fixture
def site(settings: Settings) -> Iterator[str]:
    """The address of the site; we are under /club."""
    (settings.page / "index.html").write_text(PAGE, encoding="utf-8")
    with running_server(replace(settings, prefix="/club")) as url:
        yield url


KINDS = pytest.mark.parametrize("passed_on", ["/club", ""], ids=["proxy-leaves-it", "proxy-takes-it-off"])


@KINDS
@pytest.mark.parametrize("place", ["/", "/new", "/t/K7Q2MRTX"])
def test_the_page_knows_where_it_lies(site: str, passed_on: str, place: str) -> None:
    answer = httpx.get(f"{site}{passed_on}{place}")
    assert answer.status_code == 200
    assert 'name="root" content="/club/"' in answer.text
    assert 'src="/club/assets/index-a1b2c3.js"' in answer.text
    assert answer.headers["content-security-policy"]


@KINDS
async def test_everything_else_is_there_too(site: str, passed_on: str) -> None:
    here = site + passed_on
    assert httpx.get(f"{here}/assets/index-a1b2c3.js").headers["cache-control"].endswith("immutable")
    assert httpx.get(f"{here}/livez").text == "alive\n"
    visitor = Visitor(here, "Cleo")
    async with Client(visitor, visitor.make_table()["id"]) as client:
        assert client.table["phase"] == "gathering"


def test_the_bare_prefix_is_the_start_page(site: str) -> None:
    assert httpx.get(f"{site}/club").status_code == 200


def test_a_neighbour_with_a_longer_name_is_not_us(site: str) -> None:
    assert httpx.get(f"{site}/clubs/new").status_code == 404


def test_the_page_is_only_read(site: str) -> None:
    assert httpx.post(f"{site}/club/").status_code == 405


@pytest.mark.parametrize("text", ["club", "/club", "/club/"])
def test_slashes_may_stand_or_not(text: str) -> None:
    assert as_prefix(text) == "/club"


@pytest.mark.parametrize("text", ["", "/"])
def test_no_prefix(text: str) -> None:
    assert as_prefix(text) == ""


@pytest.mark.parametrize("text", ['/"><script>', "/a b", "/a//b", "/é"])
def test_what_is_no_path_is_refused(tmp_path: Path, text: str) -> None:
    with pytest.raises(BadConfiguration, match=r"prefix: .* is no path"):
        resolve({"prefix": text}, {"XDG_DATA_HOME": str(tmp_path)})
