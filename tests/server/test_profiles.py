"""My games, what they add up to, and ratings: for me alone until I share them."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from time import monotonic
from typing import Any

import httpx
import pytest

from running import running_server
from server.clients import COOKIE, SECONDS, Client, Visitor, begin, part, play_to_the_end
from starhaul.server.endings import Unrated
from starhaul.server.settings import Settings

pytestmark = pytest.mark.anyio


async def counted(visitor: Visitor, games: int) -> dict[str, Any]:
    """My results, once so many games are counted."""
    give_up = monotonic() + SECONDS
    while True:
        page: dict[str, Any] = ask(visitor, "/api/session/results")
        if page["total"] >= games:
            return page
        assert monotonic() < give_up, page
        await asyncio.sleep(0.05)


def ask(visitor: Visitor, path: str, **query: Any) -> Any:
    with visitor.http() as client:
        return client.get(path, params=query).raise_for_status().json()


async def played(url: str, names: list[str], **wish: Any) -> list[Client]:
    clients = await begin(url, names, **wish)
    await play_to_the_end(clients)
    await part(*clients)
    return clients


async def test_a_finished_game_gives_everybody_a_result_and_a_rating(url: str) -> None:
    ada, bo = await played(url, ["Ada", "Bo"])
    page = await counted(ada.visitor, 1)
    (result,) = page["results"]
    assert ada.view is not None
    scores, ranks = ada.view["outcome"]["scores"], ada.view["outcome"]["ranks"]
    assert [(seat["name"], seat["score"], seat["rank"]) for seat in result["seats"]] == [
        ("Ada", scores[0], ranks[0]),
        ("Bo", scores[1], ranks[1]),
    ]
    assert [seat["is_me"] for seat in result["seats"]] == [True, False]
    assert (result["unrated"], result["match"]) == (None, ada.table["match"])
    mine, hers = (ask(one.visitor, "/api/session/profile")["games"][0] for one in (ada, bo))
    assert mine["rating"]["rating"] + hers["rating"]["rating"] == pytest.approx(3000, abs=1)
    assert (mine["rating"]["rating"] > hers["rating"]["rating"]) == (ranks[0] < ranks[1])
    assert mine["history"] == [mine["rating"]["rating"]] == [result["rating"]]
    assert mine["total"] == {
        "value": "",
        "games": 1,
        "wins": (ranks[0] == 1) / ranks.count(1),
        "best": scores[0],
        "mean": scores[0],
    }


async def test_bots_are_on_the_same_scale(url: str) -> None:
    (ada,) = await played(url, ["Ada"], bots=["random", "random"])
    await counted(ada.visitor, 1)
    (game,) = ask(ada.visitor, "/api/session/profile")["games"]
    (bot,) = game["bots"]
    assert (bot["bot"], bot["rating"]["games"]) == ("random", 1)
    assert bot["rating"]["give_or_take"] < 500


async def test_results_are_grouped_by_start_world(settings: Settings) -> None:
    with running_server(settings) as url:
        (ada,) = await played(url, ["Ada"], game="race", bots=["random"], options={"learning": True})
        await counted(ada.visitor, 1)
        (race,) = ask(ada.visitor, "/api/session/profile")["games"]
        groups = {group["trait"]: [tally["value"] for tally in group["tallies"]] for group in race["groups"]}
        assert ada.view is not None
        assert groups["variant"] == ["tgs"]
        assert len(groups["start_world"]) == 1
    assert (race["game"], race["total"]["games"]) == ("race", 1)


async def test_a_score_of_race_is_told_card_by_card(url: str) -> None:
    (ada,) = await played(url, ["Ada"], game="race", bots=["rookie"])
    assert ada.view is not None
    accounts = ask(ada.visitor, f"/api/replays/{ada.table['match']}/accounts")
    assert [sum(line["amount"] for line in seat) for seat in accounts] == ada.view["outcome"]["scores"]
    for line in accounts[0]:
        assert line["amount"] == sum(part["amount"] for part in line["parts"])


async def test_my_games_come_page_by_page_and_by_game(url: str) -> None:
    ada = Visitor(url, "Ada")
    for _ in range(3):
        table = ada.make_table(bots=["random"])
        client = Client(ada, table["id"], table["code"])
        await client.connect()
        await client.ask("ready", is_ready=True)
        await client.ask("start")
        await play_to_the_end([client])
        await part(client)
    newest = [result["match"] for result in (await counted(ada, 3))["results"]]
    page = ask(ada, "/api/session/results", game="toy", first=1, count=1)
    assert ([result["match"] for result in page["results"]], page["total"]) == ([newest[1]], 3)
    assert ask(ada, "/api/session/results", game="race") == {"results": [], "total": 0}


async def test_a_game_that_a_bot_played_for_somebody_is_not_rated(url: str) -> None:
    ada, bo = await begin(url, ["Ada", "Bo"])
    await bo.ask("leave")
    await play_to_the_end([ada])
    await part(ada, bo)
    for one in (ada, bo):
        (result,) = (await counted(one.visitor, 1))["results"]
        assert (result["unrated"], result["rating"], result["change"]) == ("stand-in", None, None)
        (game,) = ask(one.visitor, "/api/session/profile")["games"]
        assert (game["rating"], game["total"]["games"]) == (None, 1)


async def test_whose_seat_the_host_gave_to_a_bot_keeps_their_result(url: str) -> None:
    ada, bo = await begin(url, ["Ada", "Bo"])
    await ada.ask("empty", seat=1)
    await play_to_the_end([ada])
    await part(ada, bo)
    (result,) = (await counted(bo.visitor, 1))["results"]
    assert result["unrated"] == "stand-in"


async def test_a_game_that_is_marked_leaves_ratings_alone(settings: Settings) -> None:
    """However that came to be: known luck, moves taken back."""
    with running_server(settings) as url:
        ada, bo = await begin(url, ["Ada", "Bo"])
        values = Unrated.KNOWN_DEAL.value, ada.table["match"]
        with closing(sqlite3.connect(settings.database)) as database, database:
            database.execute("UPDATE matches SET unrated = ? WHERE id = ?", values)
        await play_to_the_end([ada, bo])
        await part(ada, bo)
        (result,) = (await counted(ada.visitor, 1))["results"]
        assert result["unrated"] == "known-deal"


def forget_what_later_versions_write(database: Path) -> None:
    """As if the games had been finished before there were results."""
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE matches SET sitters = NULL, endings = NULL, is_counted = 0")
        connection.execute("DELETE FROM results")
        connection.execute("DELETE FROM ratings")


@pytest.mark.parametrize("game", ["toy", "race"])
async def test_games_of_earlier_versions_are_counted_from_their_records(settings: Settings, game: str) -> None:
    with running_server(settings) as url:
        (ada,) = await played(url, ["Ada"], game=game, bots=["random"])
        page = await counted(ada.visitor, 1)
        profile = ask(ada.visitor, "/api/session/profile")
    forget_what_later_versions_write(settings.database)
    with running_server(settings) as url:
        ada.visitor.url = url
        assert await counted(ada.visitor, 1) == page
        assert ask(ada.visitor, "/api/session/profile") == profile


async def test_a_game_that_cannot_be_played_again_counts_by_its_scores(settings: Settings) -> None:
    with running_server(settings) as url:
        (ada,) = await played(url, ["Ada"], bots=["random"])
        (before,) = (await counted(ada.visitor, 1))["results"]
    forget_what_later_versions_write(settings.database)
    with closing(sqlite3.connect(settings.database)) as connection, connection:
        connection.execute("UPDATE entries SET text = 'nonsense' WHERE number = 1")
    with running_server(settings) as url:
        ada.visitor.url = url
        (result,) = (await counted(ada.visitor, 1))["results"]
    assert [seat["score"] for seat in result["seats"]] == [seat["score"] for seat in before["seats"]]


@pytest.mark.parametrize("spoilt", ["players = '['", "sitters = '[\"nobody\", null]'"])
async def test_a_spoilt_game_keeps_no_other_from_being_counted(settings: Settings, spoilt: str) -> None:
    with running_server(settings) as url:
        first, _ = await played(url, ["Ada", "Bo"])
        second, _ = await played(url, ["Cy", "Di"])
        await counted(second.visitor, 1)
    forget_what_later_versions_write(settings.database)
    with closing(sqlite3.connect(settings.database)) as connection, connection:
        connection.execute(f"UPDATE matches SET {spoilt} WHERE id = ?", (first.table["match"],))  # noqa: S608
    with running_server(settings) as url:
        first.visitor.url = second.visitor.url = url
        assert (await counted(second.visitor, 1))["total"] == 1
        assert ask(first.visitor, "/api/session/results")["total"] == 0


async def test_a_game_is_counted_once(settings: Settings) -> None:
    with running_server(settings) as url:
        ada, _ = await played(url, ["Ada", "Bo"])
        page = await counted(ada.visitor, 1)
    with running_server(settings) as url:
        ada.visitor.url = url
        assert await counted(ada.visitor, 1) == page
        assert ask(ada.visitor, "/api/session/profile")["games"][0]["rating"]["games"] == 1


async def test_nobody_sees_my_profile_until_i_share_it_and_never_my_list_of_games(url: str) -> None:
    ada, _ = await played(url, ["Ada", "Bo"])
    await counted(ada.visitor, 1)
    with ada.visitor.http() as mine, httpx.Client(base_url=url) as stranger:
        for path in ("/api/session/profile", "/api/session/results", "/api/session/export"):
            assert stranger.get(path).status_code == 401
        profile = mine.get("/api/session/profile").json()
        assert profile["key"] is None
        shared = mine.put("/api/session/profile", json={"is_shared": True}).json()
        seen = stranger.get(f"/api/profiles/{shared['key']}").json()
        assert seen == {**shared, "key": None}
        assert "Bo" not in stranger.get(f"/api/profiles/{shared['key']}").text
        assert mine.put("/api/session/profile", json={"is_shared": False}).json()["key"] is None
        assert stranger.get(f"/api/profiles/{shared['key']}").status_code == 404
        again = mine.put("/api/session/profile", json={"is_shared": True}).json()
        assert again["key"] != shared["key"]


async def test_all_of_it_can_be_taken_along(url: str) -> None:
    ada, _ = await played(url, ["Ada", "Bo"])
    page = await counted(ada.visitor, 1)
    with ada.visitor.http() as client:
        answer = client.get("/api/session/export")
    assert answer.headers["Content-Disposition"] == "attachment; filename=starhaul-profile.json"
    taken = answer.json()
    assert (taken["version"], taken["name"]) == (1, "Ada")
    assert taken["results"] == page["results"]
    assert taken["profile"] == ask(ada.visitor, "/api/session/profile")["games"]


async def test_a_guest_s_profile_comes_along_when_a_password_makes_the_name_theirs(url: str) -> None:
    ada, _ = await played(url, ["Ada", "Bo"])
    page = await counted(ada.visitor, 1)
    with ada.visitor.http() as here:
        here.put("/api/session/password", json={"password": "a long way home"}).raise_for_status()
    with httpx.Client(base_url=url) as elsewhere:
        elsewhere.post("/api/session", json={"name": "Ada", "password": "a long way home"}).raise_for_status()
        assert elsewhere.cookies[COOKIE] != ada.visitor.cookie
        assert elsewhere.get("/api/session/results").json() == page
