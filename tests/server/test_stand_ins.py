"""Those who come back find decisions made whole or not at all, and sees what was decided for them."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from copy import copy
from dataclasses import replace
from random import Random

import pytest

from running import running_server
from server.clients import Client, Visitor, begin, part
from starhaul.bots import Seating, make_bot
from starhaul.games import load_game
from starhaul.kernel import CLOCK, Seat
from starhaul.server.bot_seats import BotSeats
from starhaul.server.inbox import Thought
from starhaul.server.match import Match, MatchInfo
from starhaul.server.metrics import Metrics
from starhaul.server.settings import Settings
from starhaul.server.thinker import decide
from starhaul.server.thinking import Thinkers
from starhaul.server.turns import Asker

pytestmark = pytest.mark.anyio


async def test_who_comes_back_finds_no_half_of_a_decision(settings: Settings) -> None:
    """Two or three cards are to be given back: away for the first change of the own view, and there again."""
    with running_server(replace(settings, bot_pause=0.3)) as url:
        ada, bo = await begin(url, ["Ada", "Bo"], game="race")
        assert ada.view is not None
        assert ada.view["question"]["picked"] == []
        assert ada.view["decision"]["ask"] == "start_hand"
        offered = ada.moves
        await ada.ask("leave")
        await ada.until(lambda: ada.moves != offered)
        await ada.ask("sit", seat=0)
        assert ada.view["question"] is None
        assert ada.view["seats"][0]["hand_size"] in (3, 4)
        await part(ada, bo)


@pytest.mark.parametrize(("game", "bot"), [("race", "regular"), ("race", "random"), ("trucker", "regular")])
def test_a_decision_of_a_bot_is_a_whole_one(game: str, bot: str) -> None:
    """All decisions of a game, as a worker makes them; some take several moves."""
    match = begun(game, "d")
    longest = 0
    while not match.state.is_over:
        seat = next(seat for seat in match.state.decisions if seat != CLOCK)
        seating = Seating(match.game, 2, seat, f"{match.number}")
        answer = decide(make_bot(bot, seating), match.game.load(match.state.dump()), seat)
        match.play(seat, answer.moves, 0)
        assert not match.state.is_halfway(seat)
        longest = max(longest, len(answer.moves))
    assert longest > 1


async def test_a_bot_that_fails_decides_at_random_but_whole() -> None:
    match, thinkers = begun("race"), Thinkers(1, 1, Metrics())
    seats = BotSeats(thinkers, Asker("Ada", "table"), 0, lambda _: None)
    made: set[int] = set()
    rng = Random(1)
    while match.number < 200:
        seat = rng.choice(list(match.state.decisions))
        made.add(seats.take(match, Thought(seat, match.number, [], has_failed=True), 0, lambda _: "regular"))
        assert not match.state.is_halfway(seat)
    assert {1, 2} <= made


def begun(game: str, seed: str = "seed") -> Match:
    match = Match(load_game(game), MatchInfo("id", {}, ("Ada", "Bo"), seed, "0", game, 0))
    match.begin()
    return match


def test_the_rest_of_a_decision_follows_what_was_picked() -> None:
    """A person who picks the first card only and goes: the stand-in picks the rest, and no more."""
    match = begun("race")
    seat = Seat(0)
    match.play(seat, [str(match.state.legal_moves(seat)[0])], 0)
    assert match.state.is_halfway(seat)
    answer = decide(make_bot("regular", Seating(match.game, 2, seat)), match.game.load(match.state.dump()), seat)
    assert len(answer.moves) == 1
    match.play(seat, answer.moves, 0)
    assert seat not in match.state.decisions


async def test_what_a_stand_in_did_is_marked_until_its_owner_moves(settings: Settings) -> None:
    """For everybody, on disk, and over a restart of the server; a move of one's own or an undo ends it."""
    with running_server(replace(settings, stand_in="random")) as url:
        ada, bo = await begin(url, ["Ada", "Bo"], game="race")
        await ada.ask("leave")
        await bo.until(lambda: bo.table["seats"][0]["was_stood_in"])
        assert not bo.table["seats"][1]["was_stood_in"]
        await ada.ask("sit", seat=0)
        assert ada.table["seats"][0]["was_stood_in"]
        marks = [marked_lines(client) for client in (ada, bo)]
        assert marks == [marked_updates(client) for client in (ada, bo)]
        assert all(marks)
        await part(ada, bo)
        visitors = ada.visitor, bo.visitor
    with running_server(settings) as url:
        ada, bo = [Client(at(visitor, url), ada.table["id"]) for visitor in visitors]
        await ada.connect()
        await bo.connect()
        assert [seat["was_stood_in"] for seat in ada.table["seats"]] == [True, False]
        assert [marked_lines(client) for client in (ada, bo)] == marks
        while not ada.moves:
            await bo.submit(bo.moves[0])
            await ada.until_number(bo.number)
        await ada.submit(ada.moves[0])
        assert [seat["was_stood_in"] for seat in ada.table["seats"]] == [False, False]
        await part(ada, bo)
    with closing(sqlite3.connect(settings.database)) as database:
        rows = database.execute("SELECT seat, stand_in FROM entries WHERE seat IS NOT NULL ORDER BY number").fetchall()
    *first, last = [stand_in for seat, stand_in in rows if seat == 0]
    assert (set(first), last) == ({"random"}, None)
    assert {stand_in for seat, stand_in in rows if seat == 1} == {None}


def marked_lines(client: Client) -> list[int]:
    """The lines of the story that a stand-in is to blame for, all of them about the seat of who was away."""
    with client.visitor.http() as http:
        lines = http.get(f"/api/tables/{client.table['id']}/story").json()["lines"]
    marked = [line for line in lines if line.get("stood_in")]
    assert {line["event"]["seat"] for line in marked} == {0}
    return [line["number"] for line in marked]


def marked_updates(client: Client) -> list[int]:
    return [number for message in client.heard for number in message.get("stood_in", [])]


def at(visitor: Visitor, url: str) -> Visitor:
    """The same person, at the address of another server."""
    moved = copy(visitor)
    moved.url = url
    return moved


def test_a_move_of_a_stand_in_that_is_taken_back_is_no_longer_the_last() -> None:
    match, seat = begun("race"), Seat(0)
    moves = [str(match.state.legal_moves(seat)[0])]
    match.play(seat, moves, 0, stand_in="regular")
    assert match.stood_in == {seat}
    match.undo(seat)
    assert match.stood_in == set()
