"""Club Gold Trials: supercards that cost nothing are passed (MIS-HSE-04)."""

from __future__ import annotations

import pytest

from citing import rule
from rules.trucker.fleet import NO_EFFECT, bare, launched, sealed
from rules.trucker_missions.assigned import on_mission, resolve_card
from starhaul.kernel import Event, Seat
from starhaul.trucker import TruckerState
from starhaul.trucker.adventures import CARD_NUMBERS
from starhaul.trucker.batteries import SpendTokens
from starhaul.trucker.card_steps.small_steps import LoseDays
from starhaul.trucker.cargo import LoseGoods
from starhaul.trucker.crew import LoseFigures
from starhaul.trucker.damage import Destroy
from starhaul.trucker.events import Cause, CreditsChanged, TrialJudged
from starhaul.trucker.flight import CardResolved
from starhaul.trucker.lanes import ForSeat
from starhaul.trucker.moments import ComeTo
from starhaul.trucker.ship import Ship
from starhaul.trucker.state import TruckerStep
from starhaul.trucker.terms import Moment
from trucker.shipyard import at
from trucker.tables import play, told

TRIALS = "MS07"
RAIN, TACTICAL_ZONE = "SC01", "SC15"
SEAT, OTHER = Seat(0), Seat(1)


def laden() -> Ship:
    """A hold with a blue block to the right of the starting cabin, a battery to the left."""
    return launched("II", (6, 7), """
        batteryx2:*1** start holdx3:***1
    """, {(8, 7): "b"})  # fmt: skip


def tried(*costs: TruckerStep, card: str = RAIN, ships: tuple[Ship, ...] = ()) -> tuple[TruckerState, list[Event]]:
    """A card that does this; seat 0 has a laden ship."""
    table = on_mission(TRIALS, *(ships or (laden(), bare())))
    table.questions = {}
    table.card = CARD_NUMBERS[card]
    table.first(ComeTo(Moment.CARD_REVEALED), *costs, ComeTo(Moment.AFTER_CARD), CardResolved())
    table.run_due()
    return table, table.events


def judged(events: list[Event]) -> dict[int, bool]:
    return {trial.seat: trial.passed for trial in told(events, TrialJudged)}


@rule("MIS-HSE-04")
def test_who_loses_nothing_passes() -> None:
    table, events = tried()
    assert judged(events) == {0: True, 1: True}
    assert table.mission.trials == 1
    assert [feats.trials_passed for feats in table.feats] == [1, 1]
    assert [feats.trial for feats in table.feats] == [(), ()]


@rule("MIS-HSE-04")
@pytest.mark.parametrize(
    "cost",
    [
        ForSeat(SEAT, Destroy(1 << at(laden(), 8, 7))),
        ForSeat(SEAT, LoseFigures(SEAT, 1, Cause.PENALTY)),
        ForSeat(SEAT, LoseGoods(1, Cause.PENALTY)),
        LoseDays(SEAT, 1),
        ForSeat(SEAT, LoseGoods(2, Cause.PENALTY)),
        ForSeat(SEAT, SpendTokens(SEAT, 1, Cause.PENALTY)),
    ],
    ids=["component", "figure", "block", "day", "block and token", "token as a penalty"],
)
def test_who_loses_anything_fails(cost: TruckerStep) -> None:
    table, events = tried(cost)
    assert judged(events) == {0: False, 1: True}
    assert table.mission.trials == 1
    assert [feats.trials_passed for feats in table.feats] == [0, 1]


@rule("MIS-HSE-04")
@pytest.mark.parametrize("cause", [Cause.DEFENCE, Cause.STRENGTH])
def test_tokens_that_were_spent_are_no_loss(cause: Cause) -> None:
    _, events = tried(ForSeat(SEAT, SpendTokens(SEAT, 2, cause)))
    assert judged(events) == {0: True, 1: True}


@rule("MIS-HSE-04")
def test_other_cards_are_no_trials() -> None:
    table, events = tried(LoseDays(SEAT, 1), card="I-04")
    assert (judged(events), table.mission.trials) == ({}, 0)


@rule("MIS-HSE-04")
def test_only_those_in_flight_are_tried() -> None:
    table = on_mission(TRIALS, bare(), bare(), bare(), cards=[RAIN])
    events = play(table, moves={1: "give-up", 0: "fly-on", 2: "fly-on"})
    assert sorted(judged(events)) == [0, 2]


@rule("MIS-HSE-04", "MIS-RAIN-EX1")
@pytest.mark.parametrize(("exposed", "bonus"), [(0, True), (3, False)])
def test_a_flight_with_one_meteor_rain(exposed: int, bonus: bool) -> None:
    """Level II: six for the trial, nine more for all of them."""
    table = on_mission(TRIALS, sealed(exposed), sealed(0), cards=[RAIN, NO_EFFECT], last=True)
    events = resolve_card(table) + play(table)
    paid = [(change.amount, change.cause) for change in told(events, CreditsChanged) if change.seat == 0]
    assert ((6, Cause.MISSION_TRIALS) in paid) is bonus
    assert ((9, Cause.MISSION_ALL_TRIALS) in paid) is bonus


@rule("MIS-HSE-04", "MIS-GAM-29")
def test_a_card_that_does_nothing_because_one_ship_is_left_is_no_trial() -> None:
    """A tactical zone."""
    table, events = tried(card=TACTICAL_ZONE, ships=(bare(),))
    assert (judged(events), table.mission.trials) == ({}, 0)
    assert [(feats.trial, feats.trials_passed) for feats in table.feats] == [((), 0), ((), 0)]
    company, events = tried(card=TACTICAL_ZONE)
    assert company.mission.trials == 1
