"""The bill of a flight adds up: whatever a seat has more or less after it was told while it lasted.

The page makes bills from what is told from the preparation of one flight to that of the next (`bill.ts`); only the
death of a trucker, the credit of the next one and what everybody begins with are booked without a word.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from starhaul.kernel import Event, ScoreLine
from starhaul.kernel.testing import Case
from starhaul.kernel.testing.walk import next_step
from starhaul.trucker import GAME, TruckerState
from starhaul.trucker.events import CameBack, Cause, CreditsChanged, DebtForgiven, Died, FlightPrepared
from trucker.players import eager, versatile

SILENT = {Cause.DEATH, Cause.NEW_TRUCKER, Cause.STARTING_CREDITS}
SERIES: dict[str, dict[str, object]] = {
    "base levels": {"mode": "series"},
    "trek": {"mode": "trek"},
    "insurance": {"sets": ["abe"], "classes": ["IV", "IIB", "IV"]},
    "team": {"mode": "series", "team": "standard", "timer": "rulebook", "mistakes": "honest"},
    "missions": {"sets": ["missions"], "missions": "drawn", "classes": ["II", "I", "III"]},
    "directives": {"sets": ["missions"], "missions": ["MS16"] * 2, "classes": ["I", "II"]},
    "powder kegs": {"sets": ["missions"], "missions": ["MS04"] * 3, "classes": ["I", "I", "I"]},
    "all of it": {
        "sets": ["abe", "missions"],
        "missions": "drawn",
        "team": "competitive",
        "classes": ["II", "IIIB", "IV"],
    },
}
GAMES = 4


def told_in(options: dict[str, object], seed: int) -> Iterator[tuple[TruckerState, list[Event]]]:
    case = Case(GAME, 2 + seed % 2, options, pick=versatile if seed % 2 else eager)
    rng = Random(seed)
    state = case.new_state()
    assert isinstance(state, TruckerState)
    yield state, []
    while not state.is_over:
        yield state, next_step(case, state, rng).on(state)


def line_of(event: Event, seat: int) -> ScoreLine | None:
    """What somebody who counts along writes down for this seat."""
    if isinstance(event, CreditsChanged) and event.seat == seat:
        return ScoreLine(event.cause.name.lower(), event.amount)
    if isinstance(event, DebtForgiven) and event.seat == seat:
        return ScoreLine(Cause.DEBT_FORGIVEN.name.lower(), event.amount)
    return None


@pytest.mark.parametrize("name", SERIES)
def test_the_lines_of_each_flight_add_up_to_the_change_of_the_till(name: str) -> None:
    flights = 0
    for seed in range(GAMES):
        told: list[Event] = []
        for state, events in told_in(SERIES[name], seed):
            told += events
            is_boundary = state.is_over or any(isinstance(event, FlightPrepared) for event in events)
            if is_boundary:
                flights += 1
                check_accounts(state, told)
    assert flights > GAMES


def check_accounts(state: TruckerState, told: list[Event]) -> None:
    """At the end of a flight the told lines are those of the purse, one for one, and so they add up."""
    silent = {cause.name.lower() for cause in SILENT}
    for seat in state.all_seats():
        purse = state.players[seat].purse
        lines = [line for event in told if (line := line_of(event, seat))]
        assert lines == [line for line in purse.bill if line.reason not in silent]
        quiet = [line for line in purse.bill if line.reason in silent]
        assert purse.credits == sum(line.amount for line in [*lines, *quiet])
        # Whose purse changed without a word has died, or has come back.
        deaths = sum(isinstance(event, Died) and event.seat == seat for event in told)
        returns = sum(isinstance(event, CameBack) and event.seat == seat for event in told)
        assert sum(line.reason == Cause.DEATH.name.lower() for line in quiet) <= deaths
        assert sum(line.reason == Cause.NEW_TRUCKER.name.lower() for line in quiet) == returns
