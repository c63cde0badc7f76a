"""Views in pieces: putting the pieces together gives the view, and no piece is sent that did not change."""

from __future__ import annotations

import json
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar

import pytest

from server.clients import merge
from starhaul.games import load_game
from starhaul.kernel import Move, Seat, State, View, to_plain
from starhaul.kernel.plain import fields_of
from starhaul.server.messages import encode
from starhaul.server.sections import SectionEncoder

MOVES = 400


def step(state: State, rng: Random) -> None:
    """A random move of anybody, and what luck brings."""
    seat = rng.choice(list(state.decisions))
    state.apply(seat, rng.choice(state.legal_moves(seat)))
    settle(state, rng)


def settle(state: State, rng: Random) -> None:
    while state.chance is not None:
        state.resolve(state.chance.sample(rng))


def pieces(view: View, before: View | None) -> dict[str, Any]:
    written: dict[str, Any] = json.loads(encode(SectionEncoder().changed(view, before)))
    return written


def plain(view: View) -> Any:
    """As a client that got the whole has it: legal moves come with their notations."""
    whole: Any = to_plain(view)
    moves = [{"notation": str(move), "move": to_plain(move)} for move in view.moves]
    return json.loads(json.dumps(whole | {"moves": moves}))


def said(mirror: dict[str, Any], view: View) -> dict[str, Any]:
    """Without optional fields that say nothing any more."""
    fields = fields_of(type(view))
    assert fields is not None
    return {name: value for name, value in mirror.items() if value or name not in fields.optional}


def at(place: Any, path: str) -> Any:
    for name in path.split("/"):
        place = place[int(name)] if isinstance(place, list) else place.get(name)
    return place


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [("trucker", 4, {}), ("race", 3, {}), ("trucker", 2, {"sets": ["abe"], "classes": ["IIIB"]})],
)
def test_the_pieces_make_the_view_and_each_is_news(
    game: str, seats: int, options: dict[str, object], seed: int
) -> None:
    rng, rules = Random(seed), load_game(game)
    state = rules.new_game(rules.read_options(options), seats)
    settle(state, rng)
    eyes = [*map(Seat, range(seats)), None]
    views = state.show(eyes)
    mirrors = [pieces(view, None) for view in views]
    for _ in range(MOVES):
        if state.is_over:
            break
        step(state, rng)
        for number, (now, before) in enumerate(zip(state.show(eyes), views, strict=True)):
            changes = pieces(now, before)
            assert all(at(mirrors[number], path) != value for path, value in changes.items())
            merge(mirrors[number], changes)
            assert said(mirrors[number], now) == plain(now)
        views = state.show(eyes)


@dataclass(frozen=True, slots=True)
class Cabin:
    optional: ClassVar[tuple[str, ...]] = ("guests",)

    number: int
    guests: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class HotelView(View):
    optional: ClassVar[tuple[str, ...]] = ("closed",)

    seat: Seat | None
    decision: None
    closed: tuple[int, ...]
    moves: tuple[Move, ...]
    cabins: tuple[Cabin, ...]

    def sample_state(self, rng: Random) -> State:
        raise NotImplementedError


def test_optional_fields_are_sent_when_they_say_something_and_when_they_no_longer_do() -> None:
    empty = HotelView(None, None, (), (), (Cabin(1, ()), Cabin(2, ("Ada",))))
    full = HotelView(None, None, (3,), (), (Cabin(1, ("Ben",)), Cabin(2, ())))
    assert pieces(empty, None) == plain(empty)
    assert "closed" not in pieces(empty, None)
    assert pieces(full, None) == plain(full)
    assert pieces(full, empty) == {"closed": [3], "cabins/0/guests": ["Ben"], "cabins/1/guests": []}
    assert pieces(empty, full)["closed"] == []
