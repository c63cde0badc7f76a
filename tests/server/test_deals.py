"""The same deal again: same luck, same bots, same seat, compared at the end, and nobody is told that it is a secret."""

from __future__ import annotations

import pytest

from server.clients import Client, Refusal, Visitor, begin, part, play_to_the_end
from starhaul.games import load_game
from starhaul.kernel.luck import prove
from starhaul.kernel.record import read_record

pytestmark = pytest.mark.anyio

RACE = {"expansion": "base"}


async def test_others_play_the_same_deal_and_are_compared(url: str) -> None:
    (ada,) = await begin(url, ["Ada"], game="race", options=RACE, bots=["rookie"])
    first, hand = ada.table["match"], (ada.view or {})["decision"]
    await play_to_the_end([ada])
    bo = Visitor(url, "Bo")
    with bo.http() as http:
        brief = http.post(f"/api/deals/{first}").json()
    client = Client(bo, brief["id"])
    await client.connect()
    assert client.table["deal"] == first
    assert client.table["seats"][1]["bot"] == "rookie"
    for what, fields in (
        ("give-word", {"word": "x"}),
        ("empty", {"seat": 1}),
        ("change-options", {"options": {}, "seats": 2}),
    ):
        with pytest.raises(Refusal, match="not-now"):
            await client.ask(what, **fields)
    await client.ask("ready", is_ready=True)
    await client.ask("start")
    await client.until(lambda: client.moves)
    assert (client.view or {})["decision"] == hand
    await play_to_the_end([client])
    again = client.table["match"]
    with bo.http() as http:
        told = http.get(f"/api/deals/{again}").json()
        text = http.get(f"/api/replays/{again}/record").text
        fair = http.get(f"/api/replays/{again}/fair-play").json()
    assert told["match"] == first
    assert {result["name"]: result["is_mine"] for result in told["results"]} == {"Ada": False, "Bo": True}
    assert [result["scores"][0] for result in told["results"]] == sorted(
        (result["scores"][0] for result in told["results"]), reverse=True
    )
    assert f"it is that of game {first}" in text
    assert prove(read_record(text), load_game("race")).is_promised
    assert (fair["problem"], fair["deal"]) == (None, first)
    await client.ask("rematch")
    assert client.table["deal"] is None, "the next game has luck of its own"
    await part(ada, client)


async def test_only_finished_games_against_bots_are_dealt_again(url: str) -> None:
    people = await begin(url, ["Ada", "Bo"], game="toy")
    match = people[0].table["match"]
    with people[0].visitor.http() as http:
        assert http.post(f"/api/deals/{match}").json()["error"] == "not-over"
        await play_to_the_end(people)
        assert http.post(f"/api/deals/{match}").json()["error"] == "not-now"
        assert http.get("/api/deals/nothing").json()["error"] == "not-found"
    await part(*people)
