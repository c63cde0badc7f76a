"""Timed games between bots last as long as hands need, not as long as bots think."""

from __future__ import annotations

import re

from starhaul.arena.clock import HAND
from starhaul.arena.match import Match, play
from starhaul.trucker.boards import TIMER_SECONDS


def test_the_sand_runs_out_after_as_many_moves_as_hands_can_make() -> None:
    match = Match("trucker", ("regular", "regular"), "3", {"level": 1, "timer": "rulebook"}, is_recorded=True)
    played = play(match, 0)
    assert played.lost is None
    before, sand_out, _ = (played.record or "").partition("sand-out")
    assert sand_out
    moves = re.findall(r'"seat": [01]', before)
    assert len(moves) / 2 * HAND >= TIMER_SECONDS - 2 * HAND  # two pairs of hands


def test_a_clock_does_not_disturb_games_without_time() -> None:
    played = play(Match("trucker", ("random", "rookie"), "3", {"level": 1}, is_recorded=True), 0)
    assert '"seat": -1' not in (played.record or "")
