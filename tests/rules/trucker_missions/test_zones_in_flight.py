"""Radioactive containers, artifacts and heavy containers in flight (MIS-RAD-08, MIS-ART-09, MIS-HVY-06)."""

from __future__ import annotations

import pytest

from citing import rule
from rules.trucker.fleet import bare, days
from rules.trucker_missions.test_losing_components import METEORS, going_through, lost
from starhaul.kernel import Seat
from starhaul.trucker.boarding import free_places
from starhaul.trucker.damage import Destroy, Detach
from starhaul.trucker.events import (
    Criterion,
    GaveUp,
    Leaving,
    Loss,
    Lowest,
    Meeting,
    StrengthDeclared,
    ThreatMet,
    TokensSpent,
)
from starhaul.trucker.goods import BLUE
from starhaul.trucker.ship import Ship
from starhaul.trucker.strength import engine_strength
from trucker.shipyard import at, ship
from trucker.tables import aboard, fly, manned, moves_of, play, told

PLANETS_WITH_CREW = "ABE-IV-10"
OPEN_SPACE = "I-05"
MOSTLY_OPEN_SPACE = "ABE-IV-13"
COMBAT = "II-16"
"""Cannons, engines, crew."""


@rule("MIS-RAD-08", "MIS-RAD-09")
def test_humans_do_not_come_aboard_beside_a_container_until_it_is_gone() -> None:
    """The cabin at 8,7 stands beside it; the one at 6,7 has two free places."""
    built = manned(ship("II", (6, 7), """
        cabin:*3** start cabin:*1*3 radioactive:***1
    """))  # fmt: skip
    table = fly(aboard(built, {(6, 7): "0h", (8, 7): "0h"}), bare(), cards=[PLANETS_WITH_CREW], positions=[9, 3])
    play(table, moves={0: "land 4", 1: "pass"})
    assert moves_of(table, 0) == ["house 6,7 humans", "done"]
    built.remove(at(built, 9, 7))
    assert (built.humans_at(at(built, 8, 7)), free_places(table, Seat(0), at(built, 8, 7))) == (0, 2)


@rule("MIS-ART-09", "MIS-ART-17", "MIS-ART-07")
def test_against_the_next_meteor_of_the_card_the_components_work_again() -> None:
    """The artifact at 8,5 makes the cannon at 8,7 dead: the first large meteor takes it, and the second is shot. The
    battery behind the cannon stays empty, the hold can be loaded."""
    built = ship("II", (7, 5), """
        pipes:*33* M62
        pipes:3*3* .
        start      gun:0**3
        pipes:33** battery:**13
        .          hold:1***
    """)  # fmt: skip
    manned(built)
    table = fly(built, bare(), cards=[METEORS])
    events = play(table, rolls=[8, 2, 8])
    met = [meeting.how for meeting in told(events, ThreatMet) if meeting.seat == 0]
    assert met == [Meeting.HIT, Meeting.MISS, Meeting.HARMLESS]
    assert lost(events) == [(Loss.DESTROYED, [(8, 5)])]
    assert built.total_tokens == 0
    assert built.working_holds >> at(built, 8, 9) & 1
    assert built.can_load(at(built, 8, 9), BLUE)


def heavy(containers: str, engine: str = "2engine:3***") -> Ship:
    """A starting cabin with a battery, an engine behind it, and these heavy containers in a row on the right."""
    return manned(ship("II", (6, 7), f"""
        battery:*3** start    pipes:*3*3 {containers}
        .            {engine} .
    """))  # fmt: skip


@rule("MIS-HVY-EX3", "MIS-HVY-06", "MIS-HVY-04")
def test_two_less_five_does_not_move_in_open_space_and_gives_up_when_the_card_is_over() -> None:
    """A powered double engine, weights of 2 and 3."""
    table = fly(heavy("M29 M33"), heavy("M29", "engine:3***"), cards=[OPEN_SPACE], positions=[9, 5])
    events = play(table, moves={0: "power 7,8"})
    assert [(said.seat, said.halves) for said in told(events, StrengthDeclared)] == [(0, -6), (1, -2)]
    assert days(events) == []
    assert [(left.seat, left.why) for left in told(events, GaveUp)] == [
        (0, Leaving.NO_ENGINES),
        (1, Leaving.NO_ENGINES),
    ]
    assert told(events, TokensSpent), "what was spent is gone"


@rule("MIS-HVY-06")
@pytest.mark.parametrize(("containers", "moved"), [(".", [(0, 1)]), ("M44", [])])
def test_a_strength_of_nothing_is_too_little_as_well(containers: str, moved: list[tuple[int, int]]) -> None:
    """One engine; the container has a weight of 5."""
    table = fly(heavy(containers, "engine:3***"), bare(), cards=[OPEN_SPACE], positions=[9, 5])
    events = play(table)
    assert days(events) == moved
    assert {left.seat for left in told(events, GaveUp)} == ({1} if moved else {0, 1})


@rule("MIS-HVY-10", "MIS-HVY-06")
def test_mostly_open_space_is_open_space() -> None:
    table = fly(heavy("M44", "engine:3***"), bare(), cards=[MOSTLY_OPEN_SPACE], positions=[9, 5])
    events = play(table, rolls=[2, 2, 2])
    assert days(events) == []
    assert [(left.seat, left.why) for left in told(events, GaveUp)] == [
        (0, Leaving.NO_ENGINES),
        (1, Leaving.NO_ENGINES),
    ]


@rule("MIS-HVY-07", "MIS-HVY-EX3")
@pytest.mark.parametrize(
    ("first", "second", "worst"),
    [(".", "M39", 1), ("M29 M33", "M29", 0)],
    ids=["1 beats -3", "-3 loses to -1"],
)
def test_comparisons_use_the_negative_value(first: str, second: str, worst: int) -> None:
    """Single engines, weights of 4, of 2 and 3, and of 2."""
    one, other = heavy(first, "engine:3***"), heavy(second, "engine:3***")
    table = fly(one, other, cards=[COMBAT], positions=[9, 5])
    events = play(table)
    lowest = {low.criterion: low.seat for low in told(events, Lowest)}
    assert lowest[Criterion.ENGINES] == worst


@rule("MIS-HVY-10")
@pytest.mark.parametrize("how", [Loss.DESTROYED, Loss.GIVEN_UP, Loss.FALLEN_OFF])
def test_the_weight_of_a_container_that_is_lost_is_gone_at_once(how: Loss) -> None:
    built = heavy("M44", "engine:3***")
    assert engine_strength(built) == 1 - 5
    cell = 1 << at(built, 9, 7)
    going_through(Destroy(cell) if how is Loss.DESTROYED else Detach(cell, how), built)
    assert engine_strength(built) == 1
