"""The examples for reverse proxies, tried with the proxies themselves."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random

import httpx
import pytest

from hosting.proxies import HOSTING, caddy, caddy_prefix, free_port, nginx, nginx_prefix, running
from server.clients import begin, part
from starhaul.server.api import MAX_RECORD

pytestmark = pytest.mark.anyio
PREFIX = "/starhaul"
CHANGES = 60
"""What one visitor may change at once (server/app.py)."""


@dataclass(frozen=True, slots=True)
class Site:
    """What visitors see, and the server itself behind it."""

    url: str
    prefix: str
    behind: str


@contextmanager
def serving(folder: Path, prefix: str) -> Iterator[str]:
    """A server of its own, with the configuration of hosting/ but for its port."""
    command = [sys.executable, "-m", "starhaul", "serve", "--config", str(HOSTING / "starhaul.toml"), "--port", "0"]
    environ = {**os.environ, "STARHAUL_HOME": str(folder / "home"), "STARHAUL_PREFIX": prefix}
    with (
        (folder / "server-log").open("w") as log,
        subprocess.Popen(command, env=environ, stdout=subprocess.PIPE, stderr=log) as process,
    ):
        try:
            assert process.stdout is not None
            yield str(json.loads(process.stdout.readline())["address"]).removesuffix(prefix)
        finally:
            process.terminate()
            process.wait(60)


Proxy = Callable[[Path, int, int], tuple[list[str], str]]
KINDS: dict[str, tuple[Proxy, str]] = {
    "nginx": (nginx, ""),
    "nginx-prefix": (nginx_prefix, PREFIX),
    "caddy": (caddy, ""),
    "caddy-prefix": (caddy_prefix, PREFIX),
}


@pytest.fixture(scope="module", params=KINDS)
def site(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    proxy, prefix = KINDS[request.param]
    folder, port = tmp_path_factory.mktemp("site"), free_port()
    with serving(folder, prefix) as behind, pytest.MonkeyPatch.context() as patch:
        command, url = proxy(folder, port, int(behind.rpartition(":")[2]))
        if url.startswith("https:"):
            patch.setenv("SSL_CERT_FILE", str(folder / "public.pem"))
        with running(command, port, folder):
            yield Site(url + prefix, prefix, behind)


def visitor(site: Site, address: str, **headers: str) -> httpx.Client:
    """Somebody who comes from this address."""
    verify = httpx.create_ssl_context()
    transport = httpx.HTTPTransport(local_address=address, verify=verify)
    return httpx.Client(base_url=site.url, transport=transport, headers=headers, timeout=60)


async def test_a_game_is_played_through_it(site: Site) -> None:
    """Every move waits for what the other one hears of it, so a proxy that keeps something back is found out."""
    ada, bo = await begin(site.url, ["Ada", "Bo"], game="race", options={"expansion": "base", "expert": False})
    rng = Random(1)
    await ada.until(lambda: ada.moves)
    await bo.until(lambda: bo.moves)
    for _ in range(12):
        client = ada if ada.moves else bo
        answer = await client.submit(rng.choice(client.moves))
        for each in (ada, bo):
            await each.until_number(answer["number"])
    assert ada.close_code is None
    assert bo.close_code is None
    await part(ada, bo)


def test_the_page_and_its_parts_come_through(site: Site) -> None:
    with visitor(site, "127.0.0.1") as client:
        page = client.get("/")
        assert page.status_code == 200
        assert f'name="root" content="{site.prefix}/"' in page.text
        parts = [part.partition('"')[0] for part in page.text.split('src="')[1:]]
        assert parts
        origin = site.url.removesuffix(site.prefix)
        assert [client.get(origin + part).status_code for part in parts] == [200] * len(parts)
        assert client.get("/readyz").json()["is_ready"]


def test_a_long_record_is_not_kept_back(site: Site) -> None:
    """The server takes two MiB of a record; that this one makes no sense it must be able to say itself."""
    with visitor(site, "127.0.0.1") as client:
        answer = client.post("/api/records", json={"record": "x" * (MAX_RECORD - 1000)})
    assert (answer.status_code, answer.json()["error"]) == (422, "bad-record")


def test_figures_are_not_for_everybody(site: Site) -> None:
    with visitor(site, "127.0.0.1") as client:
        assert client.get("/metrics").status_code == 404
    assert "starhaul_" in httpx.get(f"{site.behind}/metrics").text


def test_the_bare_prefix_leads_to_the_page(site: Site) -> None:
    with visitor(site, "127.0.0.1") as client:
        answer = client.get(site.url, follow_redirects=True)
    assert (answer.status_code, str(answer.url).rstrip("/")) == (200, site.url)


def test_visitors_are_told_apart_by_their_own_address(site: Site) -> None:
    """One who asks too often shuts the door for nobody else, and cannot slip in under another address."""
    with visitor(site, "127.0.0.5") as rude, visitor(site, "127.0.0.6") as other:
        answers = [rude.delete("/api/session").status_code for _ in range(3 * CHANGES)]
        assert answers[0] != 429
        assert 429 in answers
        liar = {"X-Forwarded-For": "203.0.113.7", "X-Real-IP": "203.0.113.7", "Forwarded": "for=203.0.113.7"}
        claims = [rude.delete("/api/session", headers=liar).status_code for _ in range(10)]
        assert 429 in claims
        assert other.delete("/api/session").status_code != 429


def test_the_session_is_kept_from_plain_http_where_the_visitor_uses_tls(site: Site) -> None:
    with visitor(site, "127.0.0.1") as client:
        cookie = client.post("/api/session", json={"name": "Ada"}).headers["set-cookie"]
    assert ("secure" in cookie.lower()) == site.url.startswith("https:")
    assert "httponly" in cookie.lower()


def test_a_page_of_another_site_is_turned_away(site: Site) -> None:
    with visitor(site, "127.0.0.1", Origin="https://evil.example") as client:
        assert client.post("/api/session", json={"name": "Eve"}).status_code == 403
    origin = site.url.removesuffix(site.prefix)
    with visitor(site, "127.0.0.1", Origin=origin) as client:
        assert client.post("/api/session", json={"name": "Ada"}).status_code == 200
