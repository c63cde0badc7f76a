"""What is kept from one moment to the next is never out of date, and never another seat's."""

from __future__ import annotations

from dataclasses import fields
from random import Random

import pytest

from race.playing import steps
from race.test_properties import start
from starhaul.kernel import Seat
from starhaul.race import GAME, RaceState, RaceView

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


def test_what_did_not_change_is_the_same_object() -> None:
    """Whoever compares two views, or has encoded the one before, sees at once what stayed."""
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
