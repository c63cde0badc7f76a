"""The driver: asks, rolls, records and tells each seat only what it may hear."""

from __future__ import annotations

from random import Random

import pytest

from kernel.toy import GAME, Chose, Drew, Options, Toy, ToyView
from starhaul.kernel import CLOCK, Driver, Event, Move, Player, Recorder, Stalled, View, replay


class First(Player):
    """Takes the first legal move and remembers what it saw."""

    __slots__ = ("heard", "views")

    def __init__(self) -> None:
        self.heard: list[Event] = []
        self.views: list[View] = []

    def choose(self, view: View) -> Move | None:
        self.views.append(view)
        return view.moves[0]

    def notice(self, event: Event) -> None:
        self.heard.append(event)


class Idle(Player):
    __slots__ = ()

    def choose(self, view: View) -> Move | None:
        del view
        return None


def test_a_game_is_played_to_its_end_and_its_record_replays() -> None:
    recorder = Recorder(GAME, {}, 2, "0.1", players=("Ada", "Bo"), seed="s")
    driver = Driver(GAME.new_game(Options(), 2), [First(), First()], Random("s"), recorder=recorder)
    result = driver.play()
    assert result == driver.state.outcome
    assert recorder.record.is_finished
    assert recorder.record.header.players == ("Ada", "Bo")
    assert replay(recorder.record, GAME).dump() == driver.state.dump()


def test_the_same_seed_gives_the_same_game() -> None:
    def final(seed: int) -> bytes:
        driver = Driver(GAME.new_game(Options(), 2), [First(), First()], Random(seed))
        driver.play()
        return driver.state.dump()

    assert final(1) == final(1) != final(2)


def test_a_player_gets_its_own_view_and_hears_as_its_seat() -> None:
    players = [First(), First()]
    Driver(GAME.new_game(Options(), 2), players, Random(0)).play()
    assert {view.seat for view in players[1].views} == {1}
    drawn = [event for event in players[1].heard if isinstance(event, Drew)]
    assert {event.seat for event in drawn if event.card is None} == {0}
    assert {event.seat for event in drawn if event.card is not None} == {1}


def test_whoever_moved_longest_ago_comes_first() -> None:
    players = [First(), First(), First()]
    Driver(GAME.new_game(Options(), 3), players, Random(0)).play()
    chose = [event.seat for event in players[0].heard if isinstance(event, Chose)]
    assert chose == [0, 1, 2] * 3


def test_a_seat_that_must_answer_and_does_not_stalls_the_game() -> None:
    with pytest.raises(Stalled, match=r"seat 0 must answer Decision\(Ask\.CARD\)"):
        Driver(GAME.new_game(Options(), 2), [Idle(), Idle()], Random(0)).play()


def waiting_game() -> Toy:
    """A game in which nobody has to choose, so that only the clock can end it."""
    state = GAME.new_game(Options(clock=True), 2)
    while state.chance is not None:
        state.resolve(state.chance.sample(Random(0)))
    state.questions = dict.fromkeys(state.questions, state.questions[CLOCK])
    return state


def test_time_passes_when_nobody_wants_to_move() -> None:
    driver = Driver(waiting_game(), [Idle(), Idle()], Random(0))
    assert driver.play().scores == (0, 0)


def test_a_clock_of_the_callers_own_decides_when_time_passes() -> None:
    clock = First()
    Driver(waiting_game(), [Idle(), Idle()], Random(0), clock=clock).play()
    assert [view.seat for view in clock.views] == [CLOCK]
    with pytest.raises(Stalled, match="nobody wants to move"):
        Driver(waiting_game(), [Idle(), Idle()], Random(0), clock=Idle()).play()


def test_views_can_be_made_for_a_spectator() -> None:
    view = GAME.new_game(Options(), 2).view(None)
    assert isinstance(view, ToyView)
    assert (view.seat, view.decision, view.hand) == (None, None, ())
