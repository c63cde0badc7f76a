"""Views for screens, which are put together from parts that earlier views left behind."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from random import Random
from types import FunctionType, ModuleType

import pytest

from starhaul.kernel import CLOCK, Seat
from starhaul.kernel.plain import to_bytes
from starhaul.kernel.testing import Case
from starhaul.kernel.testing.walk import walk
from starhaul.trucker import GAME, TruckerState
from starhaul.trucker.components import TILES
from starhaul.trucker.player import Hand, Purse, Rocket
from starhaul.trucker.view import PlayerView
from trucker.players import eager
from trucker.seats import change_player
from trucker.tables import build, take

GAMES: dict[str, dict[str, object]] = {
    "learning": {"level": "learning", "mistakes": "honest"},
    "marked mistakes": {"level": 1, "mistakes": "marked"},
    "against the timer": {"level": 3, "timer": "rulebook"},
    "series": {"mode": "series", "levels": [2, 1]},
    "trek": {"mode": "trek"},
}


@pytest.mark.parametrize("name", GAMES)
def test_what_is_shown_is_what_a_game_shows_that_remembers_nothing(name: str) -> None:
    """At every step, and whenever somebody looks back at an earlier moment, as after an undo."""
    rng = Random(name)
    earlier: list[TruckerState] = []
    for state in _game(name, seats=3):
        _check(state)
        if rng.random() < 0.1:
            earlier = [*earlier[-4:], state.clone()]
            _check(rng.choice(earlier))
            _check(state)


PLAYERS: dict[str, Hand | Rocket | dict[str, object]] = {
    "tile": Hand(30),
    "shown": Hand(TILES["B021"]),
    "placed": Hand(TILES["B021"], cell=40),
    "turned": Hand(TILES["B021"], cell=40, turn=2),
    "from the reserve": Hand(TILES["B021"], from_reserve=True),
    "reading": Hand(reading=2),
    "reserve": {"reserve": (7, 8)},
    "discarded": {"discarded": (9,)},
    "space": Rocket(space=1),
    "position": Rocket(position=12),
    "flying": Rocket(is_flying=True),
    "finished": Rocket(has_finished=True),
    "declared": Rocket(declared=5),
    "landed": Rocket(planet=3),
    "sitting out": Rocket(sits_out=True),
    "credits": {"purse": Purse(11, ())},
    "title": {"title": "cruise_captain"},
    "gold": {"is_gold": True},
}


@pytest.mark.parametrize("fact", PLAYERS)
def test_whatever_changes_with_a_player_is_shown(fact: str) -> None:
    table = build(level=2, seats=2)
    take(table, 0, "B021")
    own, others = (view.players for view in table.show(table.all_seats()))
    change(table, Seat(0), PLAYERS[fact])
    fresh = GAME.load(table.dump())
    players = [view.players for view in table.show(table.all_seats())]
    assert players == [fresh.view(seat).players for seat in table.all_seats()]
    assert players != [own, others]


def change(table: TruckerState, seat: Seat, fact: Hand | Rocket | dict[str, object]) -> None:
    if isinstance(fact, Hand):
        table.set_hand(seat, fact)
    elif isinstance(fact, Rocket):
        table.set_rocket(seat, fact)
    else:
        change_player(table, seat, **fact)


def test_no_view_holds_what_only_others_know() -> None:
    for state in _game("series", seats=3):
        state.show(_everybody(state))
        for seat in state.all_seats():
            view = state.view(seat)
            secrets = [held for held in _held_by(view) if _is_secret(held, seat)]
            assert not secrets, f"seat {seat} could find {secrets}"


def test_who_has_not_moved_is_shown_the_same_objects_again() -> None:
    table = build(level=2, seats=2)
    (before,) = table.show([Seat(0)])
    take(table, 1, "B021")
    (after,) = table.show([Seat(0)])
    assert after.players[1] != before.players[1]
    assert after.players[1].ship is before.players[1].ship
    assert after.players[0] is before.players[0]
    assert after.forecast is before.forecast
    assert after.bank is before.bank


def _game(name: str, seats: int) -> Iterator[TruckerState]:
    for state, _ in walk(Case(GAME, seats, GAMES[name], pick=eager), seed=seats):
        assert isinstance(state, TruckerState)
        yield state


def _everybody(state: TruckerState) -> list[Seat | None]:
    return [*state.all_seats(), None, CLOCK]


def _check(state: TruckerState) -> None:
    everybody = _everybody(state)
    fresh = GAME.load(state.dump())
    for shown, view in zip(state.show(everybody), map(fresh.view, everybody), strict=True):
        assert to_bytes(shown) == to_bytes(view)


def _held_by(value: object) -> Iterator[object]:
    """All data that can be reached from here."""
    seen: dict[int, object] = {}
    waiting = [value]
    while waiting:
        found = waiting.pop()
        if id(found) not in seen and not isinstance(found, type | FunctionType | ModuleType):
            seen[id(found)] = found
            waiting += gc.get_referents(found)
            yield found


def _is_secret(value: object, seat: Seat) -> bool:
    """A player as only that player may see them."""
    return isinstance(value, PlayerView) and value.seat != seat and value.credits is not None
