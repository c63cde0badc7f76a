"""Meteor pairs and Mostly Open Space (ABE-CRD-MET, ABE-CRD-MOS)."""

from __future__ import annotations

from citing import rule
from rules.trucker.fleet import bare, launched, rollers, squares_of, with_engines
from starhaul.kernel import Event, Seat
from starhaul.trucker.adventures import CARD_NUMBERS, CARDS
from starhaul.trucker.adventures.meteors import MeteorSwarm
from starhaul.trucker.evading import ShiftOrNot
from starhaul.trucker.events import (
    ComponentsLost,
    DiceRolled,
    Fastest,
    LaneShifted,
    Meeting,
    NextComes,
    RocketMoved,
    StrengthDeclared,
    ThreatMet,
)
from starhaul.trucker.ship import Ship
from starhaul.trucker.threats import HitProspect
from trucker.tables import asked, fly, play, told

PAIRS = "ABE-IV-04"
"""Front pair, small from the left, front pair, small from the right, small from the rear."""
MISS = 2


def column() -> Ship:
    """Column 7: a hold, a module with an open connector below it, the starting cabin."""
    return launched("III", (7, 5), """
        holdx2:*01*
        pipes:3*3*
        start
    """)  # fmt: skip


def struck(events: list[Event]) -> list[tuple[int, Meeting]]:
    return [(met.seat, met.how) for met in told(events, ThreatMet)]


@rule("ABE-CRD-MET-01")
def test_pairs_are_printed_as_large_meteors() -> None:
    pairs = [hit for card in CARDS if isinstance(card, MeteorSwarm) for hit in card.hits if hit.pair]
    assert len(pairs) == 5
    assert {hit.size for hit in pairs} == {"large"}


@rule("ABE-CRD-MET-01", "ABE-CRD-MET-02", "ABE-CRD-MET-04")
def test_one_roll_for_both_and_the_small_one_looks_for_its_component_anew() -> None:
    """The large one takes the hold, the small one what then lies open behind it."""
    table = fly(column(), bare(), cards=[PAIRS], positions=[9, 7], level="III")
    events = play(table, rolls=[7])
    assert len(told(events, DiceRolled)) == 1
    assert (7, 5) not in squares_of(table, 0)
    assert (7, 6) not in squares_of(table, 0)
    assert squares_of(table, 0) == [(7, 7)]


@rule("ABE-CRD-MET-02", "ABE-CRD-MET-04")
def test_the_small_one_comes_whatever_the_large_one_did_after_all_are_through_with_it() -> None:
    """Seat 1 shoots the large one; the small one comes at both afterwards."""
    gunner = launched("II", (7, 6), """
        gun^:0010
        start
    """)  # fmt: skip
    table = fly(column(), gunner, cards=[PAIRS], positions=[9, 7], level="III")
    events = play(table, rolls=[7])
    follows = events.index(told(events, NextComes)[0])
    assert struck(events[:follows]) == [(0, Meeting.HIT), (1, Meeting.HARMLESS)]
    assert struck(events[follows:]) == [(0, Meeting.HIT), (1, Meeting.HARMLESS)]
    assert len(told(events[:follows], ComponentsLost)) == 1


@rule("ABE-CRD-MET-04")
def test_the_large_one_is_finished_break_up_included_before_the_small_one() -> None:
    """Seat 0 must choose a piece; until then the small one comes at nobody."""
    table = fly(broken(), bare(), cards=[PAIRS], positions=[9, 7])
    events = play(table, rolls=[7])
    assert asked(table) == {0: "KEEP_PIECE"}
    assert told(events, NextComes) == []
    after = play(table, moves={0: "keep 6,7"})
    assert len(told(after, NextComes)) == 1


def broken() -> Ship:
    """A starting cabin between two holds, alone in its column."""
    return launched("II", (6, 7), """
        holdx2:*1** start holdx2:***1
    """)  # fmt: skip


@rule("ABE-CRD-MET-03", "ABE-THR-13")
def test_one_shift_moves_both_and_is_asked_for_once() -> None:
    """Column 7 for all; the first ship shifts to column 6, where the large one takes the thruster and nothing is left
    for the small one. The second ship stays in column 7 with both."""
    shifter = launched("II", (6, 7), """
        A12< start
        .    batteryx2:3**0
    """)  # fmt: skip
    table = fly(shifter, column(), cards=[PAIRS], positions=[9, 7], level="III")
    play(table, rolls=[7])
    assert asked(table) == {0: "SHIFT"}
    events = play(table, moves={0: "shift left"})
    assert [(met.how, met.square) for met in told(events, ThreatMet) if met.seat == 0] == [
        (Meeting.HIT, (6, 7)),
        (Meeting.MISS, None),
    ]
    assert [(met.how, met.square) for met in told(events, ThreatMet) if met.seat == 1] == [
        (Meeting.HIT, (7, 5)),
        (Meeting.HIT, (7, 6)),
    ]
    assert len(told(events, LaneShifted)) == 1
    assert table.ships[0].total_tokens == 1


@rule("ABE-CRD-MET-04", "ABE-THR-13")
def test_the_question_reckons_with_what_the_large_one_leaves_to_the_small_one() -> None:
    """Column 7: the large one takes the hold, then the small one finds the module with an open connector. Shifted to
    column 6 there is nothing left for it after the thruster."""
    shifter = launched("III", (6, 5), """
        .    holdx2:*01*    .
        .    pipes:3*3*     .
        A12< start          batteryx2:***3
    """)  # fmt: skip
    table = fly(shifter, bare(), cards=[PAIRS], positions=[9, 7], level="III")
    play(table, rolls=[7])
    question = table.questions[Seat(0)]
    assert isinstance(question, ShiftOrNot)
    (shift,) = question.shifts
    targets = [
        [prospect.target for prospect in prospects if isinstance(prospect, HitProspect)]
        for prospects in (question.staying, shift.prospects)
    ]
    assert targets == [[(7, 5), (7, 6)], [(6, 7), None]]


@rule("ABE-CRD-MOS-01", "ABE-CRD-MOS-02", "ABE-CRD-MOS-03")
def test_all_fly_ahead_and_the_fastest_meets_the_meteors_alone() -> None:
    """ABE-IV-13: large from the front, small from the left, small from the right. Strengths 1, 3, 2."""
    table = fly(with_engines(1), with_engines(3), with_engines(2), cards=["ABE-IV-13"], positions=[12, 8, 4])
    events = play(table, rolls=[7, MISS, MISS])
    assert [event.halves for event in told(events, StrengthDeclared)] == [2, 6, 4]
    assert [moved.days for moved in told(events, RocketMoved)] == [1, 3, 2]
    assert [fastest.seat for fastest in told(events, Fastest)] == [1]
    assert rollers(events) == [1, 1, 1]
    assert {seat for seat, _ in struck(events)} == {1}
    assert max(map(events.index, told(events, RocketMoved))) < min(map(events.index, told(events, DiceRolled)))


@rule("ABE-CRD-MOS-02")
def test_among_equals_it_is_the_one_farther_ahead_after_moving() -> None:
    table = fly(with_engines(2), with_engines(2), cards=["ABE-IV-13"], positions=[12, 8])
    assert [fastest.seat for fastest in told(play(table, rolls=[MISS] * 3), Fastest)] == [0]
    table = fly(with_engines(2), with_engines(2), cards=["ABE-IV-13"], positions=[8, 12])
    assert [fastest.seat for fastest in told(play(table, rolls=[MISS] * 3), Fastest)] == [1]


@rule("ABE-CRD-MOS-02")
def test_whoever_flies_alone_meets_them_too() -> None:
    table = fly(with_engines(1), cards=["ABE-IV-14"], positions=[9])
    events = play(table, rolls=[MISS] * 4)
    assert [roll.threat for roll in told(events, DiceRolled)] == ["small", "large", "small", "large"]
    assert CARD_NUMBERS["ABE-IV-14"] in table.revealed
