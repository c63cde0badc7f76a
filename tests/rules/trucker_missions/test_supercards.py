"""Supercards: a deck of their own without a level (MIS-SUP)."""

from __future__ import annotations

import pytest

from citing import rule
from starhaul.trucker.adventures.card import DECKS
from starhaul.trucker.levels import LEVELS, at_level, lines_down_to


@rule("MIS-SUP-01")
def test_supercards_belong_to_no_level() -> None:
    assert [deck for deck in DECKS if deck not in LEVELS] == ["S"]


@rule("MIS-SUP-08", "MIS-SUP-09")
@pytest.mark.parametrize(
    ("level", "lines"),
    [("I", ["a"]), ("II", ["a", "b"]), ("III", ["a", "b", "c"]), ("IV", ["a", "b", "c", "d"])],
)
def test_all_lines_count_from_level_one_down_to_that_of_the_flight_the_top_one_first(
    level: str, lines: list[str]
) -> None:
    assert lines_down_to(["a", "b", "c", "d"], level) == lines
    assert at_level("abcd", level) == lines[-1]
