"""What is kept from one moment to the next is never out of date, and never another seat's."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from random import Random

import pytest

from race.playing import steps
from race.test_properties import start
from starhaul.kernel import Seat
from starhaul.race import GAME, RaceState, RaceView
from starhaul.race.actions import Stage
from starhaul.race.player import Player

SETTINGS = [
    (2, {}),
    (2, {"expert": False, "goals": False}),
    (3, {"expansion": "base", "learning": True}),
    (4, {}),
    (1, {"robot": "normal"}),
    (2, {"draft": True}),
]


def eyes(state: RaceState) -> list[Seat | None]:
    """Everybody who can look, spectators last."""
    return [*[player.seat for player in state.players], None]


def first_look(state: RaceState) -> RaceState:
    """The same table, of which nothing was ever shown."""
    loaded = GAME.load(state.dump())
    assert isinstance(loaded, RaceState)
    return loaded


def parts(view: RaceView) -> dict[str, object]:
    return {field.name: getattr(view, field.name) for field in fields(view)}


def compare(state: RaceState) -> None:
    fresh = first_look(state)
    for seat, shown in zip(eyes(state), state.show(eyes(state)), strict=True):
        assert parts(shown) == parts(fresh.view(seat))


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_what_is_shown_is_what_each_seat_sees_at_first_look(seats: int, options: dict[str, object]) -> None:
    state = start(seats, options)
    for _ in steps(state, seed=seats + 60):
        compare(state)


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_copies_and_moves_taken_back_show_their_own_moment(seats: int, options: dict[str, object]) -> None:
    state = start(seats, options)
    rng = Random(seats)
    older = state.clone()
    for _ in steps(state, seed=seats + 70):
        state.show(eyes(state))
        if rng.random() < 0.2:
            before, older = older, state.clone()
            for table in (before, older, state):
                for _, _ in zip(range(3), steps(table.clone(), seed=rng.randrange(100)), strict=False):
                    compare(table)
            astray = before.clone()
            for _, _ in zip(range(5), steps(astray, seed=rng.randrange(100)), strict=False):
                compare(astray)
            compare(before)


def in_mid_game() -> RaceState:
    """Somewhere in the fourth round, shown to everybody."""
    state = start(3, {})
    for _ in steps(state, seed=5):
        if state.round == 4 and state.stage is not Stage.CHOICE:
            break
    state.show(eyes(state))
    return state


FACTS: dict[str, Callable[[Player], object]] = {
    "hand": lambda player: player.hand[1:],
    "seen": lambda player: [*player.seen, *player.hand[:1]],
    "tableau": lambda player: player.tableau[:-1],
    "fresh": lambda player: player.fresh + 1,
    "goods": lambda player: [*player.goods, player.tableau[-1]],
    "chips": lambda player: player.chips + 3,
    "goals": lambda player: player.goals ^ -2 & 0xFFFFF,
    "actions": lambda player: player.actions ^ 3,
    "shown": lambda player: player.shown ^ 1 << player.hand[0],
    "strength": lambda player: player.strength + 2,
    "placing": lambda player: player.hand[-1],
}
"""All that a seat shows, and another value for each."""


@pytest.mark.parametrize("fact", FACTS)
def test_whatever_changes_with_a_seat_is_shown(fact: str) -> None:
    state = in_mid_game()
    before = [view.seats for view in state.show(eyes(state))]
    setattr(state.players[0], fact, FACTS[fact](state.players[0]))
    compare(state)
    assert [view.seats for view in state.show(eyes(state))] != before


def test_a_goal_that_is_claimed_is_shown() -> None:
    state = in_mid_game()
    before = [view.goals for view in state.show(eyes(state))]
    state.claimed ^= 1 << state.goals[0]
    compare(state)
    assert [view.goals for view in state.show(eyes(state))] != before


def test_what_did_not_change_is_the_same_object() -> None:
    """Comparing two views, or encoding one after the other, shows at once what stayed."""
    state = start(3, {})
    before = state.show(eyes(state))
    kept = changed = 0
    for _ in steps(state, seed=1):
        views = state.show(eyes(state))
        for was, view in zip(before, views, strict=True):
            for old, new in zip((*was.seats, *was.goals), (*view.seats, *view.goals), strict=False):
                assert old is new or old != new
                kept += old is new
                changed += old is not new
        before = views
    assert kept > changed > 0


def test_a_question_stays_the_same_object_until_it_is_answered() -> None:
    state = start(3, {})
    met = 0
    for _ in steps(state, seed=2):
        mover, *others = [*state.decisions] or [Seat(0)]
        before = state.show(eyes(state))
        ahead = state.clone()
        for move in ahead.legal_moves(mover)[:1]:
            ahead.apply(mover, move)
        for seat in [seat for seat in others if seat in ahead.decisions]:
            (after,) = ahead.show([seat])
            assert after.moves is before[seat].moves
            assert after.question is before[seat].question
            met += 1
    assert met
