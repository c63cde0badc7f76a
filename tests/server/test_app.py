"""What the server answers, asked over a real socket."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from starlette.requests import Request

import starhaul
from running import running_server
from starhaul.server.app import confess
from starhaul.server.safety import SAFETY_HEADERS
from starhaul.server.settings import Settings


def test_the_page_is_asked_for_again_each_time(client: httpx.Client) -> None:
    answer = client.get("/")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "<title>page</title>" in answer.text


def test_an_unchanged_page_costs_no_bytes(client: httpx.Client) -> None:
    etag = client.get("/").headers["etag"]
    answer = client.get("/", headers={"If-None-Match": etag})
    assert (answer.status_code, answer.content) == (304, b"")


@pytest.mark.parametrize(
    "path", ["/new", "/t/K7Q2MRTX", "/t/k7q2mrtx", "/o/0a1b2c3d4e5f6", "/replay", "/replay/x05q9b8m4pdeb"]
)
def test_links_into_the_page_lead_to_the_page(client: httpx.Client, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "<title>page</title>" in answer.text


@pytest.mark.parametrize("path", ["/t/", "/t/K7Q2/more", "/t/K7%20Q2", "/o/", "/new/x", "/replay/A", "/replay/a/b"])
def test_other_addresses_do_not(client: httpx.Client, path: str) -> None:
    assert client.get(path).status_code == 404


def test_hashed_assets_may_be_kept_for_ever(client: httpx.Client) -> None:
    answer = client.get("/assets/index-a1b2c3.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "immutable" in answer.headers["cache-control"]
    assert client.get("/favicon.svg").headers["cache-control"] == "no-cache"


def test_what_is_large_travels_packed(settings: Settings) -> None:
    (settings.page / "assets" / "large-a1b2c3.js").write_text("export const a = 1;" * 1000, encoding="utf-8")
    with running_server(settings) as url, httpx.Client(base_url=url, timeout=60) as client:
        answer = client.get("/assets/large-a1b2c3.js")
        assert answer.headers["content-encoding"] == "gzip"
        assert int(answer.headers["content-length"]) < len(answer.content) / 10
        assert "content-encoding" not in client.get("/").headers


def test_about_names_the_version(client: httpx.Client) -> None:
    answer = client.get("/api/about")
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["cache-control"] == "no-store"
    assert answer.json() == {"name": "Starhaul", "version": starhaul.__version__, "protocol": 2}


def test_unknown_addresses(client: httpx.Client) -> None:
    api = client.get("/api/nowhere")
    assert (api.status_code, api.json()) == (404, {"error": "not-found"})
    page = client.get("/nowhere")
    assert page.status_code == 404
    assert page.text.startswith("There is nothing at this address.")
    for_people = client.get("/nowhere", headers={"Accept": "text/html,*/*"})
    assert (for_people.status_code, for_people.text) == (404, client.get("/").text)


@pytest.mark.parametrize(
    ("accept", "expected"),
    [("fr-CA,en;q=0.5", "Il n"), ("de, fr;q=0.3", "Il n"), ("de", "There is"), ("", "There is")],
)
def test_people_are_answered_in_their_language(client: httpx.Client, accept: str, expected: str) -> None:
    assert client.get("/nowhere", headers={"Accept-Language": accept}).text.startswith(expected)


def test_a_wrong_method_is_refused(client: httpx.Client) -> None:
    answer = client.post("/api/about")
    assert (answer.status_code, answer.json()) == (405, {"error": "method-not-allowed"})
    assert "GET" in answer.headers["allow"]


@pytest.mark.parametrize("path", ["/../pyproject.toml", "/%2e%2e/%2e%2e/etc/passwd", "/assets/..%2f..%2fsecret"])
def test_nothing_outside_of_the_page_can_be_read(client: httpx.Client, path: str) -> None:
    assert client.get(path).status_code == 404


@pytest.mark.parametrize("path", ["/", "/assets/index-a1b2c3.js", "/api/about", "/api/nowhere", "/nowhere", "/livez"])
def test_every_answer_carries_the_safety_headers(client: httpx.Client, path: str) -> None:
    answer = client.get(path)
    assert {name: answer.headers.get(name) for name in SAFETY_HEADERS} == SAFETY_HEADERS
    assert "server" not in answer.headers


async def _answer_to_a_fault(path: str) -> tuple[int, bytes, dict[str, str]]:
    scope = {"type": "http", "method": "GET", "path": path, "headers": [], "query_string": b""}
    answer = await confess(Request(scope), RuntimeError("a secret of ours"))
    return answer.status_code, bytes(answer.body), dict(answer.headers)


@pytest.mark.parametrize(
    ("path", "expected"), [("/api/about", b'{"error":"internal-server-error"}'), ("/", b"Internal Server Error\n")]
)
def test_our_own_mistakes_are_told_safely_and_without_details(path: str, expected: bytes) -> None:
    status, body, headers = asyncio.run(_answer_to_a_fault(path))
    assert (status, body) == (500, expected)
    assert {name.lower() for name in SAFETY_HEADERS} <= headers.keys()


def test_without_a_build_the_page_says_what_to_run(settings: Settings, tmp_path: Path) -> None:
    with running_server(replace(settings, page=tmp_path / "nothing-here")) as url:
        answer = httpx.get(url)
        assert answer.status_code == 503
        assert "make build" in answer.text
        assert httpx.get(f"{url}/api/about").status_code == 200


@contextmanager
def _moved_away(file: Path) -> Iterator[None]:
    aside = file.rename(file.with_suffix(".aside"))
    yield
    aside.rename(file)


def test_alive_and_ready_are_two_questions(settings: Settings, client: httpx.Client) -> None:
    assert client.get("/readyz").json() == {"is_ready": True, "reasons": [], "warnings": []}
    with _moved_away(Path(settings.database)):
        assert client.get("/livez").text == "alive\n"
        answer = client.get("/readyz")
        assert answer.status_code == 503
        assert [reason["code"] for reason in answer.json()["reasons"]] == ["file-gone"]
    assert client.get("/readyz").status_code == 200
