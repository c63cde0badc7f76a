"""Ships that count as not in flight until a card is over (MIS-GAM-22, MIS-GAM-29)."""

from __future__ import annotations

from typing import final

from citing import rule
from rules.trucker.fleet import bare, days, sealed
from starhaul.kernel import Seat
from starhaul.trucker import GAME, TruckerState
from starhaul.trucker.events import DiceRolled, GaveUp, Leaving, ThreatMet
from starhaul.trucker.state import TruckerLaneStep
from starhaul.trucker.terms import PLAIN_TERMS, Moment, Terms
from trucker.tables import aboard, asked, fly, play, told

STARDUST = "I-04"
METEORS = "I-09"
MISSES = [2, 2, 2]
"""Its three meteors come where nobody flies."""
COMBAT_ZONE = "I-16"


@final
class SitOut(TruckerLaneStep):
    """As a mission may allow it for a price."""

    __slots__ = ()

    def run(self, state: TruckerState, seat: Seat) -> None:
        state.set_rocket(seat, state.rockets[seat].sitting_out(True))


def sitting_out(table: TruckerState, *seats: int) -> TruckerState:
    """These sit out every card."""
    aside = Terms()
    aside.add_step(Moment.CARD_REVEALED, SitOut())
    table.terms = [aside if seat in seats else PLAIN_TERMS for seat in table.all_seats()]
    return table


@rule("MIS-GAM-29", "MIS-GAM-22")
def test_the_leader_and_roller_is_the_foremost_of_those_still_in_flight_and_others_are_not_hit() -> None:
    table = sitting_out(fly(bare(), bare(), bare(), cards=[METEORS], positions=[10, 8, 6]), 0)
    events = play(table, rolls=MISSES)
    assert {roll.roller for roll in told(events, DiceRolled)} == {1}
    assert {met.seat for met in told(events, ThreatMet)} == {1, 2}


@rule("MIS-GAM-29", "MIS-GAM-22")
def test_a_ship_that_sits_out_is_not_moved_and_keeps_its_place_for_all_others() -> None:
    """The leader would lose a day: the space behind is taken, by a ship that is not in flight."""
    table = sitting_out(fly(sealed(1), bare(), cards=[STARDUST], positions=[8, 7]), 1)
    assert days(play(table)) == [(0, -1)]
    assert table.positions() == [6, 7]


@rule("MIS-GAM-29")
def test_where_nobody_is_in_flight_the_card_does_nothing() -> None:
    for card in (METEORS, STARDUST, COMBAT_ZONE):
        table = sitting_out(fly(bare(), bare(), cards=[card]), 0, 1)
        before = table.positions()
        events = play(table)
        assert told(events, DiceRolled) == []
        assert (table.positions(), asked(table)) == (before, {0: "FLY_ON"})


@rule("MIS-GAM-29", "MIS-SUP-09")
def test_giving_up_is_judged_for_everybody_when_the_card_is_over() -> None:
    """No humans are left on the ship that sat out."""
    table = fly(bare(), bare(), cards=[STARDUST], positions=[10, 8])
    aboard(table.ships[0], {(7, 7): "0h"})
    events = play(sitting_out(table, 0))
    assert [(gone.seat, gone.why) for gone in told(events, GaveUp)] == [(0, Leaving.NO_HUMANS)]


@rule("MIS-GAM-22")
def test_the_mark_is_shown_and_saved_and_gone_with_the_card() -> None:
    table = sitting_out(fly(bare(), bare(), cards=[METEORS], positions=[10, 8]), 0)
    play(table)
    loaded = GAME.load(table.dump())
    assert isinstance(loaded, TruckerState)
    for state in (table, loaded):
        assert [player.sits_out for player in state.view(1).players] == [True, False]
        assert [player.flying for player in state.view(1).players] == [True, True]
        assert state.order() == [1]
    play(table, rolls=MISSES)
    assert table.order() == [0, 1]
    assert not any(rocket.sits_out for rocket in table.rockets)
