"""Bots that were not taught what a Support Team can do get along with it."""

from __future__ import annotations

from random import Random

import pytest

from starhaul.bots import Seating, make_bot
from starhaul.games import load_game
from starhaul.kernel import Driver, Seat
from starhaul.trucker.state import TruckerState
from starhaul.trucker.team.members import MEMBERS
from trucker.tables import build, do
from trucker.teams import hire

LEVELS = ("random", "rookie", "regular", "ace:1")
SEATS = 2


def play_on(state: TruckerState, bot: str, **options: object) -> TruckerState:
    game = load_game("trucker")
    players = [make_bot(bot, Seating(game, SEATS, Seat(seat), f"{seat}", options)) for seat in range(SEATS)]
    Driver(state, players, Random(3)).play()
    return state


@pytest.mark.parametrize("bot", LEVELS)
@pytest.mark.parametrize("timer", ["none", "rulebook"])
def test_a_fire_drill_keeps_nobody_from_flying(bot: str, timer: str) -> None:
    table = hire(build(SEATS, level=1, timer=timer), 0, "security_guard", "bureaucrat", "buyer")
    do(table, 0, "use security_guard.b")
    assert play_on(table, bot, level=1, timer=timer).outcome is not None


@pytest.mark.parametrize("member", MEMBERS)
def test_every_member_works_for_bots_that_do_not_know_it(member: str) -> None:
    for bot in ("random", "rookie"):
        assert play_on(hire(build(SEATS, level=2), 1, member), bot, level=2).outcome is not None
