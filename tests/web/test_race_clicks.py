"""How much work a game of Race is for somebody who knows it; `benchmarks/race_clicks.py` plays a whole one."""

from __future__ import annotations

from web.expert import sit_against_ace
from web.people import Visitors

MOST_CLICKS = 1.7
"""Whole games take 1.5 on average; in a short one the two actions of each round weigh more. One confirmation too many
makes it more than 2.
"""
ENOUGH = 40
"""Decisions: by then there is something to pay for, to sell and to consume."""


def test_a_decision_takes_hardly_more_than_a_click(visitors: Visitors) -> None:
    expert = sit_against_ace(visitors.come())
    expert.play(until=lambda: expert.decisions >= ENOUGH)
    assert expert.clicks <= MOST_CLICKS * expert.decisions, expert.figures
