"""Truckers who die, and those who come after them (MIS-GAM-15, MIS-GAM-31, MIS-HSE-03)."""

from __future__ import annotations

from random import Random

import pytest

from citing import rule
from rules.trucker.fleet import NO_EFFECT, bare, launched
from rules.trucker.treks import result
from rules.trucker_missions.missions import PLAIN, fly_mission
from starhaul.kernel import Event, Seat
from starhaul.trucker import GAME, TruckerState
from starhaul.trucker.card_steps.small_steps import LoseDays
from starhaul.trucker.composing import compose_terms
from starhaul.trucker.events import CameBack, ComponentsLost, CrewHoused, Died, Launched, SatOut
from starhaul.trucker.mission_steps.dying import ComeBackOrNot
from starhaul.trucker.ship import Ship
from trucker.seats import credits_of, flying_of, set_discards, spaces_of
from trucker.shipyard import ship
from trucker.tables import asked, build, deal, do, finish, manned, moves_of, play, told

LARGE_FROM_FRONT = "I-11"
"""A large meteor from the front, a small and another large one."""
POWDER_KEG = "MS04"


def keg() -> Ship:
    """An explosive container at the bow, right before the starting cabin; a hold with a block is not next to it."""
    return launched("I", (5, 6), """
        .          .        M01
        hold:0300  pipes    start
    """, {(5, 7): "b"})  # fmt: skip


def guarded() -> Ship:
    """A cannon shoots what comes at it."""
    return launched("I", (7, 6), """
        gun^:0*1*
        start
    """)  # fmt: skip


def exploding(*ships: Ship, mission: str = POWDER_KEG, last: bool = True) -> TruckerState:
    return fly_mission(mission, *ships, cards=[LARGE_FROM_FRONT], level="I", money=[9] * len(ships), last=last)


@rule("MIS-HSE-03", "MIS-GAM-15")
def test_who_loses_the_starting_cabin_in_an_explosion_dies_when_the_hit_is_resolved() -> None:
    """And hears no more of this card: the third meteor comes in the same column."""
    table = exploding(keg(), guarded())
    events = play(table, rolls=[7, 2, 2])
    assert told(events, Died) == [Died(Seat(0))]
    lost = [event for event in events if isinstance(event, ComponentsLost)]
    assert events.index(lost[-1]) < events.index(Died(Seat(0)))
    assert table.feats[0].is_dead
    assert flying_of(table)[0] is False


@rule("MIS-HSE-03")
def test_nothing_of_the_rest_of_the_card_concerns_the_dead() -> None:
    """What is left of the ship would be hit, in column 5."""
    table = exploding(keg(), guarded())
    events = play(table, rolls=[7, 2, 5])
    lost = [event for event in events if isinstance(event, ComponentsLost)]
    assert [(event.seat, event.how.name) for event in lost] == [(0, "DESTROYED"), (0, "BLOWN_UP")]
    assert table.ships[0].components_count == 1


@rule("MIS-HSE-03")
def test_the_dead_lose_no_days() -> None:
    table = exploding(keg(), guarded(), last=False)
    play(table, rolls=[7, 2, 2])
    before = table.positions()
    LoseDays(Seat(0), 2).run(table)
    assert table.positions() == before


@rule("MIS-HSE-03")
def test_who_is_hit_in_the_starting_cabin_itself_does_not_die() -> None:
    """Nor does who sets off a container elsewhere."""
    table = exploding(bare("I"), bare("I"))
    events = play(table, rolls=[7, 2, 2])
    assert not told(events, Died)
    assert table.feats[0].is_dead is False


@rule("MIS-HSE-03", "MIS-GAM-15")
def test_in_other_missions_an_explosion_kills_nobody() -> None:
    table = exploding(keg(), guarded(), mission="MS13")
    events = play(table, rolls=[7, 2, 2])
    assert not told(events, Died)


@rule("MIS-GAM-15")
def test_the_dead_get_nothing_and_pay_nothing_and_their_credits_are_gone() -> None:
    """No goods are sold, no losses paid."""
    table = exploding(keg(), guarded())
    set_discards(table, [(1, 2, 3), ()])
    play(table, rolls=[7, 2, 2])
    assert result(table).scores[0] == 0
    assert [line.reason for line in result(table).breakdown[0][1:]] == ["death"]


@rule("MIS-GAM-31")
def test_the_dead_of_the_last_flight_share_the_last_rank() -> None:
    """Whoever is alive ranks before them, in debt or not."""
    table = fly_mission(
        POWDER_KEG, keg(), keg(), guarded(), cards=[LARGE_FROM_FRONT], level="I", money=[50, 9, -30], last=True
    )
    play(table, rolls=[7], moves={2: "give-up"})
    assert (result(table).scores, result(table).ranks) == ((0, 0, -30), (2, 2, 1))


def after_death(seats: int = 3, dead: int = 1, then: str = PLAIN) -> TruckerState:
    """So many have died in the first of three flights."""
    table = build(seats, sets=["missions"], missions=[PLAIN, then, PLAIN], mode="series", levels=[1, 1, 1])
    finish(table)
    for seat in range(seats):
        table.ships[seat] = keg() if seat < dead else guarded()
    table.leg = table.leg.flying(POWDER_KEG)
    compose_terms(table)
    deal(table, [LARGE_FROM_FRONT], last=True)
    play(table, rolls=[7, 2, 2] if dead < seats else [7])
    return table


@rule("MIS-GAM-15")
def test_at_the_next_setup_the_player_says_whether_a_new_trucker_comes() -> None:
    table = after_death()
    assert table.flight == 1
    assert asked(table) == {0: "COME_BACK"}
    assert moves_of(table, 0) == ["accept", "pass"]
    question = table.decisions[Seat(0)]
    assert isinstance(question, ComeBackOrNot)
    assert question.credits == 1


@rule("MIS-GAM-15")
def test_a_new_trucker_begins_with_one_credit_and_flies_like_all_others() -> None:
    table = after_death()
    events = do(table, 0, "accept")
    assert told(events, CameBack) == [CameBack(Seat(0))]
    assert credits_of(table)[0] == 1
    assert asked(table) == dict.fromkeys(range(3), "BUILD")
    assert table.feats[0].is_dead is False
    fly_flight(table)
    assert table.feats[0].is_dead is False
    assert credits_of(table)[0] > 1, "finishing has paid"


def fly_flight(table: TruckerState) -> list[Event]:
    """Everybody who takes part flies with a starting cabin, past one card."""
    events = finish(table)
    deal(table, [NO_EFFECT], last=True)
    return events + play(table)


@rule("MIS-GAM-15")
def test_who_does_not_come_back_sits_out_the_rest_of_the_game_and_ranks_last() -> None:
    """Nobody asks again, the others have the best starting spaces, and no rocket of the dead takes off."""
    table = after_death()
    events = do(table, 0, "pass")
    assert told(events, SatOut) == [SatOut(Seat(0))]
    assert asked(table) == {1: "BUILD", 2: "BUILD"}
    assert spaces_of(table) == [3, 0, 0]
    for _ in range(2):
        events = fly_flight(table)
        assert told(events, Launched) == [Launched((Seat(1), Seat(2)))]
        assert not [event for event in told(events, CrewHoused) if event.seat == 0]
        assert "COME_BACK" not in asked(table).values()
    assert result(table).scores[0] == 0
    assert result(table).ranks[0] == 3


@rule("MIS-GAM-15")
def test_the_dead_who_sit_out_have_no_vote() -> None:
    table = build(3, sets=["missions"], missions="drawn", mode="series", levels=[1, 1])
    assert table.chance is not None
    table.resolve(table.chance.read("MS11 MS02 MS03"))
    for seat in range(3):
        do(table, seat, "mission MS11")
    finish(table)
    table.ships = [keg(), guarded(), guarded()]
    table.leg = table.leg.flying(POWDER_KEG)
    compose_terms(table)
    deal(table, [LARGE_FROM_FRONT], last=True)
    play(table, rolls=[7, 2, 2])
    do(table, 0, "pass")
    assert table.chance is not None
    table.resolve(table.chance.read("MS16 MS15 MS14"))
    assert asked(table) == {1: "CHOOSE_MISSION", 2: "CHOOSE_MISSION"}


@rule("MIS-GAM-15")
def test_components_are_dealt_and_mixed_in_for_those_who_play() -> None:
    """Two bottles each, or four kegs, for two players."""
    dealt, mixed = after_death(then="MS01"), after_death(then=POWDER_KEG)
    for table in (dealt, mixed):
        do(table, 0, "pass")
    assert dealt.chance is not None
    assert len(dealt.chance.sample(Random(1))) == 4
    assert [(stock.kind, stock.count) for stock in mixed.heap.special] == [("explosive", 8)]


@rule("MIS-GAM-15")
@pytest.mark.parametrize("missions", ["drawn", [PLAIN, PLAIN]])
def test_with_nobody_left_the_game_is_over(missions: object) -> None:
    """No mission is drawn for nobody."""
    table = build(2, sets=["missions"], missions=missions, mode="series", levels=[1, 1])
    if table.chance is not None:
        table.resolve(table.chance.read("MS11 MS02 MS03"))
        for seat in (0, 1):
            do(table, seat, "mission MS11")
    finish(table)
    table.ships = [keg(), keg()]
    table.leg = table.leg.flying(POWDER_KEG)
    compose_terms(table)
    deal(table, [LARGE_FROM_FRONT], last=True)
    play(table, rolls=[7])
    for seat in (0, 1):
        do(table, seat, "pass")
    assert table.is_over
    assert (result(table).scores, result(table).ranks) == ((0, 0), (1, 1))


@rule("MIS-HSE-03")
def test_the_dead_fire_no_thruster() -> None:
    """One that is left of the ship, with a battery, could still shift the third meteor."""
    built = ship("I", (5, 6), """
        .         .      M01
        thruster< pipes  start
        battery   .      .
    """)  # fmt: skip
    table = exploding(manned(built), guarded())
    play(table, rolls=[7, 2, 5], moves={0: "stay"})
    assert table.is_over


def test_death_is_saved() -> None:
    table = after_death()
    again = GAME.load(table.dump())
    assert isinstance(again, TruckerState)
    assert [*again.feats] == [*table.feats]
    do(again, 0, "pass")
    assert again.feats[0].is_out
