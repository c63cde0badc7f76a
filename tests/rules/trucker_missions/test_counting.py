"""What is counted as lost in flight: components, figures and aliens, in any way (MIS-CMP-10, MIS-HSE-01)."""

from __future__ import annotations

from citing import rule
from rules.trucker.fleet import NO_EFFECT, bare, launched
from rules.trucker_missions.missions import fly_mission, paid
from starhaul.kernel import Seat
from starhaul.trucker import GAME, TruckerState
from starhaul.trucker.events import Cause
from starhaul.trucker.ship import Ship
from trucker.shipyard import ship
from trucker.tables import fly, manned, play

LARGE_FROM_FRONT = "I-11"
"""A large meteor from the front, a small and another large one."""


def tower() -> Ship:
    """A hold before a cabin with an alien, before the starting cabin; the life support hangs on the cabin alone."""
    return launched("I", (7, 5), """
        hold:0030   .
        cabin:1211  purple:0003
        start       .
    """, {(7, 6): "P"})  # fmt: skip


def hit_twice(table: TruckerState) -> None:
    """The bow is destroyed, then the cabin with its alien; the life support falls off."""
    play(table, rolls=[7, 2, 7], moves={0: "keep 7,7"})


@rule("MIS-CMP-10", "MIS-HSE-01")
def test_components_destroyed_and_fallen_off_and_their_crew_count_as_lost() -> None:
    table = fly_mission("MS10", tower(), bare("I"), cards=[LARGE_FROM_FRONT], level="I")
    hit_twice(table)
    feats = table.feats[0]
    assert [len(feats.lost), feats.crew_lost, feats.aliens_lost] == [3, 1, 1]
    shown = table.view(1).players[0].feats
    assert shown is not None
    assert (shown.lost, shown.crew_lost, shown.aliens_lost) == (3, 1, 1)


def test_an_alien_without_life_support_is_lost_as_well() -> None:
    """It leaves, though its cabin is whole."""
    built = launched("II", (6, 6), """
        purple:0030  .
        cabin:31**   start
    """, {(6, 7): "P"})  # fmt: skip
    table = fly_mission("MS10", built, bare(), cards=[LARGE_FROM_FRONT])
    play(table, rolls=[6, 2, 2])
    feats = table.feats[0]
    assert [len(feats.lost), feats.crew_lost, feats.aliens_lost] == [1, 1, 1]


def test_figures_that_the_owner_gives_up_are_lost_too() -> None:
    """Slavers take them, and humans are no aliens."""
    table = fly_mission("MS12", bare(), bare(), cards=["I-01"])
    play(table)
    assert [(feats.crew_lost, feats.aliens_lost) for feats in table.feats] == [(2, 0), (2, 0)]


@rule("MIS-CMP-10")
def test_what_is_removed_at_the_spot_check_was_not_lost_in_flight() -> None:
    """A fault that is found late costs a credit and the component, and is none of the stories."""
    faulty = ship("II", (7, 7), """
        start
        gun^:0***
    """)  # fmt: skip
    table = fly_mission("MS08", manned(faulty), bare(), cards=[NO_EFFECT], last=True, checked=True)
    play(table, moves={0: "remove 7,8"})
    assert table.players[0].discarded
    assert table.feats[0].lost == ()
    assert paid(table, Cause.LOSSES)[0] == [-1]


def test_figures_that_leave_with_a_component_at_the_spot_check_were_not_lost_in_flight() -> None:
    """The cabin in front of a cannon goes, and both humans with it."""
    faulty = ship("II", (7, 7), """
        start   cabin:***1
        pipes   gun^:0**1
    """)  # fmt: skip
    table = fly_mission("MS12", manned(faulty), bare(), cards=[NO_EFFECT], last=True, checked=True)
    play(table, moves={0: "remove 8,7"})
    assert table.ships[0].crew == 2
    assert table.feats[0].crew_lost == 0


def test_nothing_is_counted_in_a_flight_without_a_mission() -> None:
    table = fly(tower(), bare("I"), cards=[LARGE_FROM_FRONT], level="I")
    hit_twice(table)
    assert [feats.lost for feats in table.feats] == [(), ()]
    assert table.view(0).players[0].feats is None


@rule("MIS-HSE-01")
def test_a_ship_that_gave_up_stays_as_it_was_at_that_moment() -> None:
    """The next card hits others alone."""
    table = fly_mission("MS12", tower(), bare("I"), cards=[NO_EFFECT, LARGE_FROM_FRONT], last=True, level="I")
    play(table, rolls=[7, 2, 7], moves={0: "fly-on, give-up"})
    assert table.feats[0].lost == ()
    assert table.ships[0].crew == tower().crew


def test_feats_are_saved() -> None:
    table = fly_mission("MS10", tower(), bare("I"), cards=[LARGE_FROM_FRONT], level="I")
    hit_twice(table)
    again = GAME.load(table.dump())
    assert isinstance(again, TruckerState)
    assert [*again.feats] == [*table.feats]
    assert again.feats[Seat(0)].crew_lost == 1
