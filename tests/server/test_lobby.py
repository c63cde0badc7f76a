"""Before, between and after games: who may come, sit, start, watch, be sent away."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from random import Random
from typing import Any

import httpx
import pytest

from server.clients import COOKIE, Client, Refusal, Visitor, begin, part

pytestmark = pytest.mark.anyio


def names(client: Client) -> list[str | None]:
    return [seat["name"] for seat in client.table["seats"]]


async def test_the_host_sits_first_and_bots_last(url: str) -> None:
    ada = Visitor(url, "Ada")
    table = ada.make_table(seats=3, bots=["random"])
    async with Client(ada, table["id"]) as client:
        assert names(client) == ["Ada", None, None]
        assert [seat["bot"] for seat in client.table["seats"]] == [None, None, "random"]
        assert client.table["seats"][0] | {"is_host": True, "is_here": True} == client.table["seats"][0]


async def test_four_joins_at_once_are_safe(url: str) -> None:
    """Four people, three seats, and all of them say hello and sit down in the same moment."""
    visitors = [Visitor(url, f"P{at}") for at in range(5)]
    for table in visitors[0].make_tables(120, game="heap", seats=4):
        host, *others = [Client(visitor, table["id"]) for visitor in visitors]
        await asyncio.gather(*(client.open() for client in (host, *others)))
        await host.greet()
        joins = [join(client, Random(f"{table['id']} {at}")) for at, client in enumerate(others)]
        await asyncio.wait_for(asyncio.gather(*joins), 10)
        last = max(client.number for client in others)
        await asyncio.gather(*(client.until_number(last) for client in (host, *others)))
        assert {name for name in names(host) if name} == {"P0"} | {c.visitor.name for c in others if c.seat is not None}
        assert sorted(client.seat for client in others if client.seat is not None) == [1, 2, 3]
        for client in others:
            assert client.table == host.table
            assert client.seat is None or names(host)[client.seat] == client.visitor.name
        await asyncio.gather(*(client.cut() for client in (host, *others)))


async def join(client: Client, rng: Random) -> None:
    """Come in and take any seat that is still free, the way impatient people click."""
    await client.greet()
    for seat in rng.sample([1, 2, 3], 3):
        with suppress(Refusal):
            await client.ask("sit", seat=seat)
            await client.until(lambda: client.seat is not None)
            return


async def test_one_seat_many_claims_one_owner(url: str) -> None:
    visitors = [Visitor(url, f"P{at}") for at in range(4)]
    table = visitors[0].make_table(game="heap", seats=2)
    clients = [Client(visitor, table["id"]) for visitor in visitors]
    await asyncio.gather(*(client.connect() for client in clients))
    for _ in range(50):
        results = await asyncio.gather(*(client.ask("sit", seat=1) for client in clients[1:]), return_exceptions=True)
        won = [at for at, result in enumerate(results, 1) if not isinstance(result, Refusal)]
        assert len(won) == 1
        assert names(clients[won[0]])[1] == f"P{won[0]}"
        await clients[won[0]].ask("leave")
    await part(*clients)


@pytest.mark.parametrize(
    ("what", "fields", "code"),
    [
        ("start", {}, "not-host"),
        ("add-bot", {"seat": 1, "bot": "random"}, "not-host"),
        ("empty", {"seat": 0}, "not-host"),
        ("close", {}, "not-host"),
        ("allow-spectators", {"are_allowed": False}, "not-host"),
        ("change-options", {"options": {}, "seats": 2}, "not-host"),
        ("resume", {}, "not-host"),
        ("ready", {"is_ready": True}, "not-seated"),
        ("leave", {}, "not-seated"),
        ("submit", {"moves": ["grab 0"]}, "not-seated"),
        ("undo", {}, "not-seated"),
        ("rematch", {}, "not-seated"),
        ("sit", {"seat": 0}, "seat-taken"),
        ("sit", {"seat": 9}, "no-such-seat"),
    ],
)
async def test_what_a_stranger_may_not_do(url: str, what: str, fields: dict[str, Any], code: str) -> None:
    table = Visitor(url, "Ada").make_table(game="heap")
    async with Client(Visitor(url, "Eve"), table["id"]) as eve:
        with pytest.raises(Refusal, match=code):
            await eve.ask(what, **fields)


@pytest.mark.parametrize(
    ("what", "fields", "code"),
    [
        ("start", {}, "not-ready"),
        ("submit", {"moves": ["grab 0"]}, "not-now"),
        ("rematch", {}, "not-now"),
        ("resume", {}, "not-now"),
        ("empty", {"seat": 0}, "not-now"),
        ("add-bot", {"seat": 0, "bot": "random"}, "seat-taken"),
        ("add-bot", {"seat": 1, "bot": "deep-thought"}, "unknown-bot"),
        ("add-bot", {"seat": 1, "bot": "random:5"}, "bad-bot"),
    ],
)
async def test_what_not_even_the_host_may_do_now(url: str, what: str, fields: dict[str, Any], code: str) -> None:
    ada = Visitor(url, "Ada")
    async with Client(ada, ada.make_table(game="heap")["id"]) as host:
        with pytest.raises(Refusal, match=code):
            await host.ask(what, **fields)


@pytest.mark.parametrize(("game", "highest"), [("race", 200), ("trucker", 1000)])
@pytest.mark.parametrize("parameter", ["0", "999999", "99999999999999999999"])
async def test_a_bot_is_asked_for_what_it_can_do(url: str, game: str, highest: int, parameter: str) -> None:
    ada = Visitor(url, "Ada")
    async with Client(ada, ada.make_table(game=game)["id"]) as host:
        with pytest.raises(Refusal, match="bad-bot") as refusal:
            await host.ask("add-bot", seat=1, bot=f"ace:{parameter}")
        limits = {"lowest": 1, "highest": highest}
        assert refusal.value.answer["parameters"].items() >= limits.items()
        await host.ask("add-bot", seat=1, bot=f"ace:{highest}")
        assert host.table["seats"][1]["bot"] == f"ace:{highest}"


async def test_a_private_table_needs_its_code(url: str) -> None:
    ada, eve = Visitor(url, "Ada"), Visitor(url, "Eve")
    table = ada.make_table(is_open=False)
    with eve.http() as http:
        assert http.get("/api/tables").json() == []
        assert http.get(f"/api/tables/{table['id']}").json() == {"error": "not-invited"}
        assert http.get("/api/invitations/WRONG").status_code == 404
        assert http.get(f"/api/invitations/{table['code'].lower()}").json()["id"] == table["id"]
    stranger = Client(eve, table["id"])
    await stranger.connect()
    assert (stranger.close_code, stranger.heard[-1]["code"]) == (4403, "not-invited")
    async with Client(eve, table["id"], table["code"]) as invited:
        assert invited.table["code"] == table["code"]
        await invited.ask("sit", seat=1)
    async with Client(eve, table["id"]) as member:  # who sits here needs no code any more
        assert member.seat == 1


async def test_open_tables_and_my_tables_are_listed(url: str) -> None:
    ada, bo = Visitor(url, "Ada"), Visitor(url, "Bo")
    table = ada.make_table(seats=3)
    hidden = ada.make_table(is_open=False)
    with ada.http() as http:
        assert {row["id"] for row in http.get("/api/session/tables").json()} == {table["id"], hidden["id"]}
    with bo.http() as http:
        (listed,) = http.get("/api/tables").json()
        assert (listed["id"], listed["phase"], listed["seats"][0]["name"]) == (table["id"], "gathering", "Ada")
        assert listed.get("code") is None
        assert http.get("/api/session/tables").json() == []


async def test_chat_is_heard_and_kept(url: str) -> None:
    host, other = await begin(url, ["Ada", "Bo"], game="heap")
    await host.ask("say", text="Good luck!")
    await other.until(lambda: other.chat)
    said = other.chat[0]
    assert (said["name"], said["seat"], said["text"]) == ("Ada", 0, "Good luck!")
    async with Client(Visitor(url, "Cy"), host.table["id"]) as late:
        assert late.chat == other.chat
    await part(host, other)


async def test_spectators_can_be_unwanted(url: str) -> None:
    host, other = await begin(url, ["Ada", "Bo"], game="heap")
    watcher = Client(Visitor(url, "Cy"), host.table["id"])
    await watcher.connect()
    assert (watcher.seat, watcher.moves) == (None, [])
    async with Client(watcher.visitor, host.table["id"]), Client(Visitor(url, "Di"), host.table["id"]):
        await host.until(lambda: host.table["spectators"] == ["Cy", "Di"])
    await host.until(lambda: host.table["spectators"] == ["Cy"])
    await host.ask("allow-spectators", are_allowed=False)
    await watcher.until(lambda: watcher.close_code)
    assert (watcher.close_code, watcher.heard[-1]["code"]) == (4403, "no-spectators")
    await part(host, other, watcher)


async def test_who_is_sent_away_stays_away(url: str) -> None:
    host, other = await begin(url, ["Ada", "Bo"])
    await host.ask("empty", seat=1)
    await other.until(lambda: other.close_code)
    await other.connect()
    assert (other.close_code, other.heard[-1]["code"]) == (4403, "banned")
    assert host.table["seats"][1]["bot"] == "random"
    await host.until(lambda: host.view and host.view["have_chosen"][1])
    await part(host, other)


async def test_a_closed_table_is_closed_for_good(url: str) -> None:
    host, other = await begin(url, ["Ada", "Bo"], game="heap")
    await host.ask("close")
    await other.until(lambda: other.close_code)
    assert other.close_code == 4410
    await other.connect()
    assert other.heard[-1]["code"] == "closed"
    await part(host, other)


async def test_a_second_tab_has_the_same_seat(url: str) -> None:
    host, other = await begin(url, ["Ada", "Bo"], game="heap")
    async with Client(host.visitor, host.table["id"]) as tab:
        assert tab.seat == host.seat
        await tab.submit("grab 0")
        await host.until(lambda: host.view and host.view["owners"] == [0])
        await host.cut()
        await other.until(lambda: other.table["seats"][0]["is_here"])
    await other.until(lambda: not other.table["seats"][0]["is_here"])
    await part(other)


# People.


def test_a_password_makes_a_name_mine(client: httpx.Client) -> None:
    assert client.get("/api/session").json() == {"error": "sign-in"}
    assert client.post("/api/session", json={"name": " Ada  L. "}).json() == {"name": "Ada L.", "is_guest": True}
    answer = client.put("/api/session/password", json={"password": "difference engine"})
    assert answer.json() == {"name": "Ada L.", "is_guest": False}
    assert client.get("/api/session").json()["is_guest"] is False
    client.cookies.clear()
    assert client.post("/api/session", json={"name": "ADA L."}).json() == {"error": "password-needed"}
    wrong = client.post("/api/session", json={"name": "ada l.", "password": "analytical engine"})
    assert (wrong.status_code, wrong.json()) == (401, {"error": "wrong-password"})
    right = client.post("/api/session", json={"name": "ada l.", "password": "difference engine"})
    assert right.json() == {"name": "Ada L.", "is_guest": False}


def test_a_name_that_is_somebodys_cannot_be_taken(client: httpx.Client) -> None:
    client.post("/api/session", json={"name": "Ada"})
    guest = dict(client.cookies)
    client.cookies.clear()
    client.post("/api/session", json={"name": "Ada"})  # two guests may share a name
    assert client.put("/api/session/password", json={"password": "first come"}).status_code == 200
    client.cookies = httpx.Cookies(guest)
    late = client.put("/api/session/password", json={"password": "first served"})
    assert (late.status_code, late.json()) == (409, {"error": "name-taken"})


def test_changing_the_password_ends_other_sessions(client: httpx.Client) -> None:
    client.post("/api/session", json={"name": "Ada"})
    client.put("/api/session/password", json={"password": "first password"})
    elsewhere = dict(client.cookies)
    assert client.put("/api/session/password", json={"password": "second password"}).status_code == 401
    both = {"password": "second password", "current": "first password"}
    assert client.put("/api/session/password", json=both).status_code == 200
    assert client.get("/api/session").status_code == 200
    client.cookies = httpx.Cookies(elsewhere)
    assert client.get("/api/session").status_code == 401


def test_signing_out_forgets_the_cookie(client: httpx.Client) -> None:
    answer = client.post("/api/session", json={"name": "Ada"})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert client.delete("/api/session").status_code == 204
    assert client.get("/api/session").status_code == 401


def test_guessing_passwords_is_slow(client: httpx.Client) -> None:
    client.post("/api/session", json={"name": "Ada"})
    client.put("/api/session/password", json={"password": "difference engine"})
    wish = {"name": "Ada", "password": "guess"}
    codes = [client.post("/api/session", json=wish).json()["error"] for _ in range(20)]
    assert codes[:10] == ["wrong-password"] * 10
    assert "too-fast" in codes[10:]


def test_forged_cookies_are_nobodys(client: httpx.Client) -> None:
    cookie = client.post("/api/session", json={"name": "Ada"}).cookies[COOKIE]
    person, issued, signed = cookie.split(".")
    turned = signed[::-1]
    for forged in ("", "x", f"x{cookie}", f"{person}.{int(issued) + 1}.{signed}", f"{person}.{issued}.{turned}"):
        client.cookies = httpx.Cookies({COOKIE: forged})
        assert client.get("/api/session").status_code == 401


def test_games_are_offered_with_their_options(client: httpx.Client) -> None:
    offers = {offer["name"]: offer for offer in client.get("/api/games").json()}
    toy = offers["toy"]
    assert (toy["fewest_seats"], toy["most_seats"]) == (2, 3)
    assert toy["options"] == [
        {"name": "clock", "kind": "flag", "default": False, "choices": None, "lowest": None, "highest": None},
        {"name": "rounds", "kind": "number", "default": 3, "choices": None, "lowest": 1, "highest": 3},
    ]
    assert "random" in toy["bots"]


# Another game of the same kind.


async def test_the_host_changes_the_options_while_people_gather(url: str) -> None:
    ada, bo = Visitor(url, "Ada"), Visitor(url, "Bo")
    table = ada.make_table(game="heap", seats=3, bots=["random"])
    async with Client(ada, table["id"]) as host, Client(bo, table["id"]) as guest:
        await guest.ask("sit", seat=1)
        await guest.ask("ready", is_ready=True)
        await host.ask("change-options", options={"things": 3}, seats=4)
        await guest.until(lambda: len(guest.table["seats"]) == 4)
        assert guest.table["options"] == {"things": 3}
        assert names(guest) == ["Ada", "Bo", None, None]
        assert [seat["is_ready"] for seat in guest.table["seats"]] == [False, False, True, False]
        with host.visitor.http() as http:
            assert http.get(f"/api/tables/{table['id']}").json()["options"] == {"things": 3}
        await host.ask("change-options", options={"things": 1}, seats=3)
        await host.ask("ready", is_ready=True)
        await guest.ask("ready", is_ready=True)
        await host.ask("start")
        await host.submit("grab 0")
        await guest.until(lambda: guest.is_over)


@pytest.mark.parametrize(
    ("options", "seats", "code"),
    [
        ({"things": 0}, 2, "bad-option"),
        ({"thing": 1}, 2, "bad-option"),
        ({}, 5, "bad-option"),
        ({}, 1, "seat-taken"),
        ({}, 0, "malformed"),
    ],
)
async def test_options_that_cannot_be(url: str, options: dict[str, Any], seats: int, code: str) -> None:
    ada = Visitor(url, "Ada")
    table = ada.make_table(game="heap", seats=3, bots=["random"])
    async with Client(ada, table["id"]) as host:
        before = host.table
        if code == "malformed":
            await host.send({"is": "change-options", "id": "1", "options": options, "seats": seats})
            await host.until(lambda: host.heard[-1].get("code") == code)
        else:
            with pytest.raises(Refusal, match=code):
                await host.ask("change-options", options=options, seats=seats)
        assert host.table == before


async def test_whoever_sits_at_the_end_moves_up_and_sees_with_the_new_seats_eyes(url: str) -> None:
    ada, bo = Visitor(url, "Ada"), Visitor(url, "Bo")
    table = ada.make_table(game="heap", seats=4)
    async with Client(ada, table["id"]) as host, Client(bo, table["id"]) as guest:
        await guest.ask("sit", seat=3)
        await host.ask("change-options", options={}, seats=2)
        await guest.until(lambda: guest.seat == 1)
        assert names(guest) == ["Ada", "Bo"]


async def test_a_rematch_with_other_seats(url: str) -> None:
    """The finished game had two seats; nobody looks at it with the eyes of a third."""
    host, guest = await begin(url, ["Ada", "Bo"], game="heap", options={"things": 1})
    await host.submit("grab 0")
    await host.ask("rematch")
    with pytest.raises(Refusal, match="seat-taken"):
        await host.ask("change-options", options={}, seats=1)
    await host.ask("change-options", options={"things": 2}, seats=3)
    await host.until(lambda: host.view is None)
    async with Client(Visitor(url, "Cy"), host.table["id"]) as third:
        await third.ask("sit", seat=2)
        for client in (host, guest, third):
            await client.ask("ready", is_ready=True)
        await host.ask("start")
        with pytest.raises(Refusal, match="not-now"):
            await host.ask("change-options", options={}, seats=3)
        await third.until(lambda: third.moves)
        await third.submit("grab 0")
        await guest.until(lambda: guest.view and guest.view["owners"] == [2])
        await part(host, guest)
