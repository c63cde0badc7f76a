"""Whatever a bot does, only its own game is lost, and the report says why."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from random import Random

import pytest

from bots import naughty
from bots.tables import toy_view
from kernel.toy import GAME, Options
from starhaul.bots import Bot, Forfeit, Guard, Reason, Seating
from starhaul.bots import guard as guard_module
from starhaul.bots.at_random import RandomBot
from starhaul.kernel import Driver, Move, Seat, View


@pytest.mark.parametrize(
    ("bot", "reason", "detail"),
    [
        (naughty.Raises, Reason.RAISED, "ValueError: no idea"),
        (naughty.Illegal, Reason.ILLEGAL, "play 99"),
        (naughty.NoMove, Reason.ILLEGAL, "play 2"),
        (naughty.Silent, Reason.ILLEGAL, "None"),
    ],
)
def test_a_bad_answer_loses_the_game(bot: type[Bot], reason: Reason, detail: str, seating: Seating) -> None:
    with pytest.raises(Forfeit) as forfeit:
        Guard(bot(seating), "bad").choose(toy_view())
    assert (forfeit.value.seat, forfeit.value.bot) == (0, "bad")
    assert (forfeit.value.reason, forfeit.value.detail) == (reason, detail)


@pytest.mark.parametrize("bot", [naughty.Sleeps, naughty.SleepsThroughEverything])
def test_a_bot_that_sleeps_is_woken_and_has_lost(bot: type[Bot]) -> None:
    begin = time.monotonic()
    with pytest.raises(Forfeit) as forfeit:
        Guard(bot(Seating(GAME, 2, Seat(0), budget=0.05)), "sleepy").choose(toy_view())
    assert forfeit.value.reason is Reason.SLOW
    assert forfeit.value.detail == "0.05 s"
    assert time.monotonic() - begin < 5


def test_outside_the_main_thread_lateness_is_noticed_afterwards() -> None:
    class Dawdles(Bot):
        def choose(self, view: View) -> Move | None:
            time.sleep(0.05)
            return view.moves[0]

    guard = Guard(Dawdles(Seating(GAME, 2, Seat(0), budget=0.01)), "late")
    met: list[Forfeit] = []

    def ask() -> None:
        try:
            guard.choose(toy_view())
        except Forfeit as forfeit:
            met.append(forfeit)

    thread = threading.Thread(target=ask)
    thread.start()
    thread.join()
    assert [forfeit.reason for forfeit in met] == [Reason.SLOW]


def test_a_bot_that_cannot_bear_to_listen_loses(seating: Seating) -> None:
    guard = Guard(naughty.RaisesWhenItHears(seating), "deaf")
    with pytest.raises(Forfeit, match="too loud"):
        Driver(GAME.new_game(Options(), 2), [guard, RandomBot(seating)], Random(0)).play()


def test_leave_is_taken_without_a_scene(seating: Seating) -> None:
    Guard(naughty.ClosesBadly(seating), "sulking").dismiss()


def test_a_bot_that_never_ends_is_stopped(seating: Seating, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard_module, "MOST_MOVES", 3)
    guard = Guard(RandomBot(seating), "tireless")
    for _ in range(3):
        guard.choose(toy_view())
    with pytest.raises(Forfeit) as forfeit:
        guard.choose(toy_view())
    assert forfeit.value.reason is Reason.ENDLESS


def test_a_good_bot_is_not_disturbed() -> None:
    def play(wrap: Callable[[Bot], Guard | Bot]) -> bytes:
        players = [wrap(RandomBot(Seating(GAME, 2, Seat(seat), f"{seat}"))) for seat in range(2)]
        driver = Driver(GAME.new_game(Options(), 2), players, Random(0))
        driver.play()
        return driver.state.dump()

    assert play(lambda bot: Guard(bot, "good")) == play(lambda bot: bot)
