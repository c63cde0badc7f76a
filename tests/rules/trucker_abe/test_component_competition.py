"""Fewer components for fewer players (ABE-CMP): some are out, and nobody knows which."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from citing import rule
from starhaul.kernel import BadOption, BadOutcome, Seat
from starhaul.trucker import TruckerState
from starhaul.trucker.components import COMPONENTS, TILES
from starhaul.trucker.table import Heap, whole_heap
from trucker.tables import build, do, finish, refusal

EXPANSION = [component.id for component in COMPONENTS if component.set == "abe"]
ALL = 152 + 42


def competing(seats: int, *classes: str) -> TruckerState:
    table = build(seats, sets=["abe"], classes=classes)
    while table.chance is not None:
        table.resolve(table.chance.sample(Random(1)))
    return table


@rule("ABE-CMP-01", "ABE-GEN-01")
def test_the_new_components_are_shuffled_among_the_others() -> None:
    assert len(EXPANSION) == 42
    table = build(4, sets=["abe"])
    assert {TILES[tile] for tile in EXPANSION} <= {*table.heap.face_down}
    assert not {TILES[tile] for tile in EXPANSION} & {*build(4).heap.face_down}


@rule("ABE-CMP-EX1", "ABE-CMP-02", "ABE-CMP-03", "ABE-CMP-05")
@pytest.mark.parametrize(("seats", "removed"), [(4, 0), (3, 25), (2, 50)])
def test_each_missing_player_and_the_missing_class_take_25(seats: int, removed: int) -> None:
    assert competing(seats, "IV").view(None).face_down == ALL - removed
    assert competing(seats, "II", "IV", "III").view(None).face_down == ALL - removed
    assert competing(seats, "II", "IIIB").view(None).face_down == ALL - removed - 25
    assert build(seats).view(None).face_down == 152, "the base game is played with all"


@rule("ABE-CMP-04")
def test_removed_components_are_not_looked_at() -> None:
    """Each can be the next one, or be out: nothing in the state says which."""
    table = competing(2, "II")
    do(table, 0, "take")
    assert table.chance is not None
    assert {table.chance.sample(Random(seed))[0] for seed in range(4000)} == {*table.heap.face_down}


@rule("ABE-CMP-04")
def test_the_heap_is_empty_when_only_the_removed_ones_are_left() -> None:
    table = competing(2, "II")
    rng, taken = Random(3), 0
    while "take" in [str(move) for move in table.legal_moves(0)]:
        do(table, 0, "take")
        assert table.chance is not None
        table.resolve(table.chance.sample(rng))
        do(table, 0, "return")
        taken += 1
    assert taken == ALL - 75
    assert len(table.heap.face_up) == taken
    assert table.view(Seat(1)).face_down == 0
    assert refusal(table, 0, "take") == ("heap-empty", "BLD-03")


@rule("ABE-CMP-04")
def test_what_was_seen_in_one_flight_is_there_in_the_next_and_the_removed_ones_stay_out() -> None:
    """Two flights in which all that is there is turned over: the same components, 75 never seen."""
    table = competing(2, "II", "II")
    rng = Random(5)
    seen: list[set[int]] = []
    for _ in range(2):
        while table.heap.count:
            do(table, 0, "take")
            assert table.chance is not None
            table.resolve(table.chance.sample(rng))
            do(table, 0, "return")
        seen.append({*table.heap.face_up})
        finish(table)
        do(table, 0, "give-up")
        do(table, 1, "give-up")
    assert seen[0] == seen[1]
    assert len(seen[0]) == ALL - 75


@rule("ABE-CMP-04")
def test_what_can_no_longer_be_there_cannot_be_drawn() -> None:
    heap = Heap((1, 2, 3), (), 2, (2, 3))
    assert heap.count == 1
    assert {heap.sample(Random(seed)) for seed in range(20)} == {1}
    assert [heap.may_hold(tile) for tile in (1, 2, 3, 4)] == [True, False, False, False]
    table = competing(2, "II")
    table.heap = heap
    do(table, 0, "take")
    with pytest.raises(BadOutcome):
        table.resolve((2,))


@rule("ABE-CMP-04")
def test_each_component_that_may_be_there_is_as_likely_as_it_should_be() -> None:
    """One is there for certain, of four others one is out: each draw is 1 in 4 for the first, 3 in 16 for the rest."""
    heap = Heap((1, 2, 3, 4, 5), (), 1, (2, 3, 4, 5))
    drawn = Counter(heap.sample(Random(seed)) for seed in range(16_000))
    assert abs(drawn[1] - 4000) < 250
    assert all(abs(drawn[tile] - 3000) < 250 for tile in (2, 3, 4, 5))


@rule("ABE-CMP-04")
def test_guesses_leave_as_many_out() -> None:
    """A seat that sees somebody draw guesses what it is, and that the same number stays out."""
    table = competing(3, "IV")
    do(table, 0, "take")
    assert table.chance is not None
    table.resolve(table.chance.sample(Random(1)))
    guesses = [table.view(Seat(1)).sample_state(Random(seed)) for seed in range(200)]
    assert {guess.heap.count for guess in guesses} == {ALL - 25 - 1}
    assert len({guess.hands[0].tile for guess in guesses}) > 100


@rule("ABE-CMP-04")
def test_a_guess_gives_no_component_to_two_players() -> None:
    table = competing(3, "IV")
    tiles = table.heap.face_down[:5]
    table.heap = Heap(tiles, (), 1, tiles)
    for seat in (0, 1):
        do(table, seat, "take")
        assert table.chance is not None
        table.resolve(table.chance.sample(Random(seat)))
    guesses = [table.view(Seat(2)).sample_state(Random(seed)) for seed in range(100)]
    assert all(guess.hands[0].tile != guess.hands[1].tile for guess in guesses)
    assert {guess.heap.count for guess in guesses} == {2}


@rule("ABE-CMP-06")
def test_without_the_big_expansion_five_cannot_play() -> None:
    with pytest.raises(BadOption, match="2 to 4 can"):
        build(5, sets=["abe"], classes=["IV"])


def test_a_heap_from_which_nothing_is_removed_has_no_doubts() -> None:
    heap = whole_heap((1, 2, 3), 0)
    assert (heap.count, heap.unseen, heap.shuffled((1, 2, 3))) == (3, (), heap)
