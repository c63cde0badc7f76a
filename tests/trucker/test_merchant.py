"""The merchant's rocket, without a game around it."""

from __future__ import annotations

from citing import rule
from starhaul.trucker.merchant import Merchant, behind_all

LOOP = 18


@rule("MIS-HSE-EX6", "MIS-HSE-11")
def test_it_starts_on_the_first_free_space_behind_the_last() -> None:
    assert behind_all(4, LOOP, [4, 2, 1, 0]) == Merchant(-1, 4)
    assert behind_all(4, LOOP, [4, 1]) == Merchant(0, 4)


@rule("MIS-HSE-11")
def test_a_space_counts_as_taken_by_a_rocket_a_lap_ahead() -> None:
    assert behind_all(4, LOOP, [17, 0]) == Merchant(-2, 4)


@rule("MIS-HSE-EX6", "MIS-HSE-17")
def test_who_waits_goes_to_the_first_free_space_ahead_of_it() -> None:
    merchant = Merchant(2, 4)
    assert merchant.waiting_space(LOOP, [9, 6, 5, 4]) == 3
    assert merchant.waiting_space(LOOP, [9, 6, 5, 3]) == 4


@rule("MIS-HSE-15", "MIS-HSE-18")
def test_distances_count_ahead_and_behind() -> None:
    merchant = Merchant(5, 4)
    assert [merchant.distance(position) for position in (8, 2, -1)] == [3, 3, 6]


@rule("MIS-HSE-16")
def test_without_crates_it_is_not_on_the_board() -> None:
    assert Merchant(5, 1).is_flying
    assert Merchant(5, 2).losing(1) == Merchant(5, 1)
    assert not Merchant(5, 1).losing(2).is_flying
    assert Merchant(5, 1).losing(2).crates == 0
