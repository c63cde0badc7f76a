"""Check points hash what is seen, and a field that is added later counts for nothing until it says something."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import make_dataclass
from random import Random
from typing import Any

import pytest

from kernel.toy import GAME, Toy
from starhaul.kernel import Seat, State, View
from starhaul.kernel.checks import hash_of_views
from starhaul.kernel.testing import Case
from starhaul.kernel.testing.walk import sampled


class Seen(View):
    """A view with a field that follows from the others."""

    derived = ("worth",)

    def sample_state(self, rng: Random) -> State:
        raise NotImplementedError


def hash_of(**fields: object) -> str:
    """Of a game whose viewers all see a table with these fields."""
    table = make_dataclass("Table", list(fields), bases=(Seen,))(**fields)

    class Shown(Toy):
        __slots__ = ()

        def show(self, seats: Sequence[Seat | None]) -> list[Any]:
            return [table for _ in seats]

    return hash_of_views(Shown.begin(2, clock=False, rounds=1), 2)


@pytest.mark.parametrize("empty", [None, 0, False, "", (), {}], ids=repr)
def test_an_empty_field_counts_for_nothing(empty: object) -> None:
    assert hash_of(heap=(1, 2), crubots=empty) == hash_of(heap=(1, 2))


@pytest.mark.parametrize("said", [1, True, "x", (0,), (None, None)], ids=repr)
def test_a_field_that_says_something_counts(said: object) -> None:
    assert hash_of(heap=(1, 2), crubots=said) != hash_of(heap=(1, 2))


def test_what_follows_from_the_rest_counts_for_nothing() -> None:
    assert hash_of(heap=(1, 2), worth=3) == hash_of(heap=(1, 2))


def test_places_of_a_list_count_even_when_empty() -> None:
    assert hash_of(hands=(0, 1)) != hash_of(hands=(1, 0)) != hash_of(hands=(1,))


def test_the_order_of_fields_does_not_count() -> None:
    assert hash_of(heap=1, sand=2) == hash_of(sand=2, heap=1)


def test_every_seat_and_the_spectator_are_covered() -> None:
    """Two states that one of them can tell apart have different hashes, and the other way round."""
    seen: dict[str, list[View]] = {}
    for state, _ in sampled(Case(GAME, 2, {"clock": True}), 3):
        views = all_views(state)
        assert seen.setdefault(hash_of_views(state, 2), views) == views
    hashes = list(seen)
    assert len(hashes) > 1
    assert all(seen[one] != seen[other] for one in hashes for other in hashes if one != other)


def all_views(state: State) -> list[View]:
    return [*state.show([Seat(0), Seat(1), None])]
