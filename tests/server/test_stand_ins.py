"""Whoever comes back finds decisions made whole or not at all, and sees what was decided for them."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from running import running_server
from server.clients import begin, part
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
    """Two cards are to be given back: away for the first change of the own view, and there again."""
    with running_server(replace(settings, bot_pause=0.3)) as url:
        ada, bo = await begin(url, ["Ada", "Bo"], game="race")
        assert ada.view is not None
        assert ada.view["question"]["picked"] == []
        assert ada.view["decision"]["ask"] == "start_hand"
        offered = ada.moves
        await ada.ask("leave")
        await ada.until(lambda: ada.moves != offered)
        await ada.ask("sit", seat=0)
        assert (ada.view["question"], ada.view["seats"][0]["hand_size"]) == (None, 4)
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
        made.add(seats.take(match, Thought(seat, match.number, [], has_failed=True), 0, "regular"))
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
