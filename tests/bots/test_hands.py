"""Against the sand a bot's hands are no quicker than a person's; without it nobody has to wait for them."""

from __future__ import annotations

import pytest

from starhaul.bots import Bot, Seating, make_bot
from starhaul.games import load_game
from starhaul.kernel import Move, Seat, View
from starhaul.server.match import Match, MatchInfo
from starhaul.trucker.moves import Place, TakeFaceDown

USUAL_SECONDS = 0.4
"""What a server lets a bot pretend to think over a usual move."""
SEAT = Seat(0)


def building(timer: str) -> Match:
    """Two begin to build at level II."""
    match = Match(load_game("trucker"), MatchInfo("id", {"level": 2, "timer": timer}, ("a", "b"), "seed", "0", "x", 0))
    match.begin()
    return match


def bot(name: str, seed: str = "1") -> Bot:
    return make_bot(name, Seating(load_game("trucker"), 2, SEAT, seed))


def view_after_a_grab(timer: str) -> tuple[View, Move]:
    """A component in the hand, and a place for it."""
    match = building(timer)
    match.play(SEAT, [str(TakeFaceDown())], 1000)
    view = match.state.view(SEAT)
    return view, next(move for move in view.moves if isinstance(move, Place))


@pytest.mark.parametrize("name", ["rookie", "regular", "ace"])
def test_nobody_waits_for_hands_without_the_sand(name: str) -> None:
    view, place = view_after_a_grab("none")
    assert bot(name).effort(view, place) == 1


@pytest.mark.parametrize("name", ["rookie", "regular", "ace"])
def test_while_the_sand_runs_welding_takes_a_second_or_more(name: str) -> None:
    view, place = view_after_a_grab("rulebook")
    efforts = {bot(name, f"{number}").effort(view, place) for number in range(20)}
    assert len(efforts) == 20, "no movement takes exactly as long as another one"
    assert all(0.8 < USUAL_SECONDS * effort < 4 for effort in efforts)


def test_practice_makes_quicker() -> None:
    view, place = view_after_a_grab("rulebook")
    rookie, regular, ace = (bot(name).effort(view, place) for name in ("rookie", "regular", "ace"))
    assert rookie > regular > ace
