"""Who asks: only proxies that the configuration names may say so; and nobody is sent where a request points."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from dataclasses import replace

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from running import running_server
from server.clients import COOKIE, Visitor
from starhaul.server.configuration import BadConfiguration, resolve
from starhaul.server.proxies import Proxies, household
from starhaul.server.settings import Settings

pytestmark = pytest.mark.anyio


@pytest.fixture
def limited(settings: Settings) -> Settings:
    return replace(settings, has_limits=True)


@pytest.fixture
def behind(limited: Settings) -> Iterator[str]:
    """A server whose proxy is on this machine."""
    with running_server(replace(limited, proxies=("127.0.0.1",))) as url:
        yield url


@pytest.mark.parametrize(
    ("chain", "client"),
    [
        ("", "10.0.0.1"),
        ("203.0.113.7", "203.0.113.7"),
        ("203.0.113.7, 10.0.0.2", "203.0.113.7"),
        ("198.51.100.1, 203.0.113.7", "203.0.113.7"),  # what the visitor wrote stands further left
        ("198.51.100.1, 203.0.113.7, 10.9.9.9", "203.0.113.7"),
        ("10.0.0.3, 10.0.0.2", "10.0.0.3"),
        ("rubbish", "10.0.0.1"),
        ("203.0.113.7, rubbish", "10.0.0.1"),
        ("203.0.113.7:4711", "203.0.113.7"),
        ("[2001:db8::7]:4711", "2001:db8::7"),
        ("2001:db8::7", "2001:db8::7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
    ],
)
def test_the_nearest_address_that_is_no_proxy_counts(chain: str, client: str) -> None:
    assert Proxies(["10.0.0.0/8"]).client("10.0.0.1", chain) == client


@pytest.mark.parametrize(
    ("host", "named"), [("10.1.2.3", True), ("::1", True), ("::ffff:10.0.0.1", True), ("x", False)]
)
def test_proxies_are_addresses_and_networks(host: str, named: bool) -> None:
    assert (host in Proxies(["10.0.0.0/8", "::1"])) is named


def test_a_household_is_one_visitor() -> None:
    assert household("2001:db8:0:1::7") == household("2001:db8:0:1:ffff::1") != household("2001:db8:0:2::7")
    assert household("203.0.113.7") == household("::ffff:203.0.113.7") != household("203.0.113.8")


def statuses(url: str, forwarded: list[str]) -> list[int]:
    """Of a sign-in for each of these addresses."""
    with httpx.Client(base_url=url, timeout=60) as client:
        return [
            client.post("/api/session", json={"name": "Ada"}, headers={"X-Forwarded-For": address}).status_code
            for address in forwarded
        ]


MANY = [f"203.0.113.{number}" for number in range(80)]


def test_limits_go_by_the_address_that_a_named_proxy_tells(behind: str) -> None:
    assert set(statuses(behind, MANY)) == {200}
    assert 429 in statuses(behind, ["203.0.113.200"] * 80)


def test_nobody_else_is_believed(limited: Settings, caplog: pytest.LogCaptureFixture) -> None:
    """Not even this machine: a proxy on it must be named."""
    with caplog.at_level(logging.WARNING), running_server(limited) as url:
        assert 429 in statuses(url, MANY)
    assert [record.getMessage() for record in caplog.records].count(
        "127.0.0.1 sends X-Forwarded-For but is not among `proxies`: what it says is not believed"
    ) == 1


@pytest.mark.parametrize(("proxies", "is_secure"), [((), False), (("127.0.0.0/8",), True), (("10.0.0.1",), False)])
def test_a_cookie_is_secure_where_a_named_proxy_speaks_https(
    settings: Settings, proxies: tuple[str, ...], is_secure: bool
) -> None:
    with running_server(replace(settings, proxies=proxies)) as url:
        headers = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.7"}
        answer = httpx.post(f"{url}/api/session", json={"name": "Ada"}, headers=headers)
    assert ("Secure" in answer.headers["set-cookie"]) is is_secure


async def test_sockets_behind_a_proxy_are_counted_by_address(settings: Settings) -> None:
    few = replace(settings, has_limits=True, proxies=("127.0.0.1",), connections_per_address=2)
    with running_server(few) as url:
        ada = Visitor(url, "Ada")
        table = ada.make_table()["id"]

        def opening(address: str) -> connect:
            headers = {"Cookie": f"{COOKIE}={ada.cookie}", "X-Forwarded-For": address}
            return connect(f"ws{url.removeprefix('http')}/api/tables/{table}/socket", additional_headers=headers)

        async with opening("203.0.113.1"), opening("203.0.113.1"):
            with pytest.raises(InvalidStatus, match="403"):
                await opening("203.0.113.1")
            headers = {"X-Forwarded-For": "203.0.113.1"}
            assert (await asyncio.to_thread(httpx.get, f"{url}/api/about", headers=headers)).status_code == 429
            async with opening("203.0.113.2"):
                pass


@pytest.mark.parametrize("text", ["nginx", "10.0.0.0/33", "10.0.0.1:80", "*"])
def test_what_is_no_address_is_named(tmp_path: object, text: str) -> None:
    with pytest.raises(BadConfiguration, match="environment: proxies"):
        resolve({}, {"STARHAUL_HOME": str(tmp_path), "STARHAUL_PROXIES": f"127.0.0.1, {text}"})


@pytest.mark.parametrize(
    "path", ["/api/session/", "/api/tables/", "/livez/", "/api", "/assets", "/new/", "//else", "/x/"]
)
def test_a_request_names_no_place_where_others_are_sent(client: httpx.Client, path: str) -> None:
    answer = client.get(path, headers={"Host": "else.example"}, follow_redirects=False)
    assert "location" not in answer.headers
    assert not answer.is_redirect
    assert "else.example" not in answer.text


def guess(url: str, address: str, password: str) -> tuple[int, str]:
    headers = {"X-Forwarded-For": address}
    answer = httpx.post(f"{url}/api/session", json={"name": "Ada", "password": password}, headers=headers, timeout=60)
    return answer.status_code, answer.json().get("error", "")


def test_wrong_guesses_slow_the_guesser_and_not_the_owner(behind: str) -> None:
    with Visitor(behind, "Ada").http() as http:
        assert http.put("/api/session/password", json={"password": "correct horse"}).status_code == 200
    guesses = [guess(behind, "203.0.113.66", f"guess number {number}") for number in range(14)]
    assert guesses[0] == (401, "wrong-password")
    assert guesses[-1] == (429, "too-fast")
    assert guess(behind, "203.0.113.66", "correct horse") == (429, "too-fast")  # even the right one: it is a guess
    assert {guess(behind, "198.51.100.1", "correct horse") for _ in range(14)} == {(200, "")}
