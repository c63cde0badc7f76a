"""Names that look alike are one; after signing out or a change of password old cookies are refused."""

from __future__ import annotations

import sqlite3
import threading
from pathlib import Path

import httpx
import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine

from running import running_server
from server.clients import COOKIE, Client, Refusal, Visitor, part
from starhaul.server import Settings, migrations
from starhaul.server.app import create_app
from starhaul.server.names import are_alike, clean_name, look_key, name_key

pytestmark = pytest.mark.anyio

CYRILLIC_ADA = "\u0410da"
SAME = [
    ("Ada", CYRILLIC_ADA),
    ("Ada", "ada"),
    ("Ian", "lan"),
    ("Ian", "ian"),
    ("Nick", "\u039dick"),  # a Greek letter whose small form looks like a v
    ("\u0412\u043e\u0432\u0430", "\u0432\u043e\u0432\u0430"),  # Vova, in upper and lower case
    ("Jos\u00e9", "Jose\u0301"),
    ("S\u00f8ren", "So\u0338ren"),
    ("O2", "02"),
    ("Zoe", "\uff3aoe"),
    ("Tom", "Torn"),
    ("\u2764\ufe0f", "\u2764"),
]
OTHERS = [("Jos\u00e9", "Jose"), ("Ali", "All"), ("Mia", "Mla"), ("Ada", "Adda"), ("Marc", "Mark"), ("Lea", "Leo")]


@pytest.mark.parametrize(("one", "other"), SAME)
def test_names_that_look_alike_are_one(one: str, other: str) -> None:
    assert are_alike(one, other)


@pytest.mark.parametrize(("one", "other"), OTHERS)
def test_names_that_people_tell_apart_are_two(one: str, other: str) -> None:
    assert not are_alike(one, other)


async def test_a_server_learns_what_looks_alike_before_anybody_signs_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a thread: where one process serves several, the others go on."""
    learning: list[threading.Thread] = []
    monkeypatch.setattr("starhaul.server.app.learn_looks", lambda: learning.append(threading.current_thread()))
    app = create_app(Settings(tmp_path / "starhaul.db"))
    async with app.router.lifespan_context(app):
        (thread,) = learning
    assert thread is not threading.main_thread()


@pytest.mark.parametrize(
    "sign", ["\u200b", "\u200d", "\u3164", "\u2800", "\u034f", "\ufe00", "\u00ad", "\u202e", "\u2060"]
)
def test_what_nobody_sees_is_in_no_name(client: httpx.Client, sign: str) -> None:
    for name in (sign, f"A{sign}da", f"Ada{sign}"):
        assert client.post("/api/session", json={"name": name}).status_code == 400


def test_a_name_is_shown_as_it_was_meant() -> None:
    assert clean_name("  Zoe\u0308  K. ") == "Zo\u00eb K."


def own(visitor: Visitor, password: str = "difference engine", current: str | None = None) -> httpx.Response:  # noqa: S107
    with visitor.http() as http:
        return http.put("/api/session/password", json={"password": password, "current": current})


def test_a_name_that_looks_like_an_owned_one_needs_its_password(client: httpx.Client, url: str) -> None:
    early = Visitor(url, CYRILLIC_ADA)  # was here before, as a guest
    assert own(Visitor(url, "Ada")).status_code == 200
    for name in ("Ada", "ADA", CYRILLIC_ADA, "Ad\u0430"):
        answer = client.post("/api/session", json={"name": name})
        assert (answer.status_code, answer.json()) == (401, {"error": "password-needed"})
    answer = client.post("/api/session", json={"name": CYRILLIC_ADA, "password": "difference engine"})
    assert answer.json() == {"name": "Ada", "is_guest": False}
    assert own(early).json() == {"error": "name-taken"}


async def test_nobody_sits_or_speaks_beside_somebody_whose_name_looks_the_same(url: str) -> None:
    host = Visitor(url, "Ada")
    table = host.make_table(seats=3)
    ada, false, bo = (Client(who, table["id"]) for who in (host, Visitor(url, CYRILLIC_ADA), Visitor(url, "Bo")))
    for client in (ada, false, bo):
        await client.connect()
    for request in ({"what": "sit", "seat": 1}, {"what": "say", "text": "It is me, Ada."}):
        with pytest.raises(Refusal) as refused:
            await false.ask(**request)
        assert refused.value.code == "name-taken"
    await bo.ask("sit", seat=1)
    await bo.ask("say", text="I know.")
    await ada.ask("say", text="Me too.")
    await part(ada, false, bo)


def names_at(visitor: Visitor) -> int:
    with visitor.http() as http:
        return http.get("/api/session").status_code


def test_signing_out_ends_the_cookie_and_no_other(url: str) -> None:
    ada = Visitor(url, "Ada")
    own_answer = own(ada)
    ada.cookie = own_answer.cookies[COOKIE]
    with httpx.Client(base_url=url, timeout=60) as elsewhere:
        elsewhere.post("/api/session", json={"name": "Ada", "password": "difference engine"})
        with ada.http() as http:
            assert http.delete("/api/session").status_code == 204
        assert names_at(ada) == 401  # a copy of it, which the browser's own forgetting does not reach
        with ada.http() as http:
            assert http.delete("/api/session").status_code == 204  # twice is not wrong
        assert elsewhere.get("/api/session").status_code == 200


async def test_a_signed_out_socket_is_told_and_closed(url: str) -> None:
    ada = Visitor(url, "Ada")
    async with Client(ada, ada.make_table()["id"]) as client:
        with ada.http() as http:
            http.delete("/api/session")
        await client.until(lambda: client.close_code)
        assert (client.heard[-1]["code"], client.close_code) == ("session-ended", 4401)


async def test_a_new_password_ends_the_sockets_of_other_sessions(url: str) -> None:
    ada, bo = Visitor(url, "Ada"), Visitor(url, "Bo")
    ada.cookie = own(ada).cookies[COOKIE]
    thief = Visitor.__new__(Visitor)
    thief.url, thief.name = url, "Ada"
    with httpx.Client(base_url=url, timeout=60) as elsewhere:
        signed_in = elsewhere.post("/api/session", json={"name": "Ada", "password": "difference engine"})
        thief.cookie = signed_in.cookies[COOKIE]
    table = ada.make_table()["id"]
    mine, stolen, others = (Client(who, table) for who in (ada, thief, bo))
    for client in (mine, stolen, others):
        await client.connect()
    assert own(ada, "analytical engine", "difference engine").status_code == 200
    await stolen.until(lambda: stolen.close_code)
    assert (stolen.heard[-1]["code"], stolen.close_code) == ("session-ended", 4401)
    assert names_at(thief) == 401
    await mine.ask("say", text="Only me.")  # the browser that changed it goes on, and so does everybody else
    await others.ask("say", text="And me.")
    await part(mine, stolen, others)


def test_owners_of_names_that_look_alike_come_through_the_migration(settings: Settings) -> None:
    """Both keep their names and passwords; nobody else can take either."""
    settings.database.parent.mkdir(parents=True)
    make_old_database(settings.database)
    with running_server(settings) as url, httpx.Client(base_url=url, timeout=60) as client:
        for name, password in (("Ada", "difference engine"), (CYRILLIC_ADA, "analytical engine")):
            answer = client.post("/api/session", json={"name": name, "password": password})
            assert (answer.status_code, answer.json()["name"]) == (200, name)
        for name in ("Ada", CYRILLIC_ADA, "Ad\u0430"):
            assert client.post("/api/session", json={"name": name}).json() == {"error": "password-needed"}
    with sqlite3.connect(settings.database) as database:
        keys = dict(database.execute("SELECT id, look_key FROM people"))
    assert keys == {"p1": look_key("Ada"), "p2": f"{look_key('Ada')} p2", "p3": look_key("Ada")}


def make_old_database(file: Path) -> None:
    """As the revision before left it: two owners whose names look alike, and a guest."""
    from argon2 import PasswordHasher  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    with create_engine(f"sqlite:///{file}").begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0003")
    hashed = PasswordHasher().hash
    rows = [
        ("p1", "Ada", name_key("Ada"), hashed("difference engine"), 1),
        ("p2", CYRILLIC_ADA, name_key(CYRILLIC_ADA), hashed("analytical engine"), 2),
        ("p3", "Ada", name_key("Ada"), None, 3),
    ]
    with sqlite3.connect(file) as database:
        database.executemany("INSERT INTO people (id, name, name_key, password, created) VALUES (?, ?, ?, ?, ?)", rows)
