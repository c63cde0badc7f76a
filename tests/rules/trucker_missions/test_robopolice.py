"""Robopolice raids: a side that is rolled, a lane that is known, and no counting of steps (MIS-ROBO)."""

from __future__ import annotations

import pytest

from citing import rule
from rules.trucker.fleet import bare, cargo, launched, money
from rules.trucker_abe.raided import charges, endings, raided, steps
from rules.trucker_abe.skies import begin
from starhaul.kernel import Dice, Event, Seat
from starhaul.trucker import GAME, TruckerState
from starhaul.trucker.adventures import CARD_NUMBERS, CARDS
from starhaul.trucker.card_steps.intruders import Raid
from starhaul.trucker.card_steps.robopolice import Robopolice, Unit
from starhaul.trucker.evading import ShiftOrNot
from starhaul.trucker.events import (
    ChargePlanted,
    ComponentsLost,
    Contraband,
    CrewLost,
    DiceRolled,
    EntryFound,
    IntruderGone,
    Intrusion,
    Loss,
    SideRolled,
)
from starhaul.trucker.grid import FRONT, LEFT, REAR, Square
from starhaul.trucker.intruding import HANDS, patrol
from starhaul.trucker.rolling import RollForLane
from starhaul.trucker.ship import Ship
from trucker.shipyard import component, ship
from trucker.tables import asked, fly, manned, moves_of, play, told
from trucker.test_intruding import RING, cells, hull

SEEKS_CREW, SEEKS_GOODS, SEEKS_BATTERIES = "SC24", "SC25", "SC26"
FIRST = Seat(0)


def inspected(ship: Ship, card: str, die: int, moves: str = "") -> tuple[TruckerState, list[Event]]:
    """This ship, followed by a bare one, meets the Robopolice from the side that this die names."""
    table = fly(ship, bare("III"), cards=[card], positions=[9, 7], level="III")
    return table, play(table, rolls=[(die,)], moves={0: moves})


def destroyed(events: list[Event], seat: int = 0) -> list[list[Square | None]]:
    """What went in each explosion."""
    lost = [one for one in told(events, ComponentsLost) if one.seat == seat and one.how is Loss.DESTROYED]
    return [[component.square for component in one.components] for one in lost]


# Where it comes from


@rule("MIS-ROBO-01", "MIS-ROBO-02", "MIS-ROBO-EX1")
@pytest.mark.parametrize(
    ("card", "sides", "lane"),
    [
        ("SC24", ["left", "right", "rear", "left", "right", "rear"], 7),
        ("SC25", ["front", "left", "right", "front", "left", "right"], 8),
        ("SC26", ["front", "rear", "left", "front", "rear", "left"], 6),
    ],
)
def test_the_leader_rolls_one_die_for_the_side_and_the_card_shows_the_lane(
    card: str, sides: list[str], lane: int
) -> None:
    for die, side in enumerate(sides, 1):
        table = fly(bare("III"), bare("III"), cards=[card], positions=[5, 9], level="III")
        play(table)
        assert isinstance(table.chance, Dice)
        assert table.chance.count == 1
        events = play(table, rolls=[(die,)])
        assert [(roll.roller, roll.dice, roll.side) for roll in told(events, SideRolled)] == [(1, (die,), side)]
        (shown,) = told(events, DiceRolled)
        assert (shown.side, shown.lane, shown.drawn, shown.threat) == (side, lane, 2, "robopolice")
        assert sum(shown.dice) == lane


@rule("MIS-ROBO-03", "MIS-ROBO-13")
def test_a_thruster_beside_crew_shifts_the_lane_that_is_drawn() -> None:
    """One that points to the right and to the rear, beside the starting cabin; another without crew beside it."""
    built = manned(ship("III", (6, 7), """
        batteryx2:0300 start A12>
    """))  # fmt: skip
    table, _ = inspected(built, SEEKS_CREW, 3)
    assert (asked(table), moves_of(table, 0)) == ({0: "SHIFT"}, ["shift right", "stay"])
    question = table.questions[FIRST]
    assert isinstance(question, ShiftOrNot)
    (staying,) = question.staying
    assert isinstance(staying, Raid)
    assert (staying.endings, staying.crew, staying.tokens) == ((Intrusion.LEAVES,), 2, 2)
    events = play(table, moves={0: "shift right"})
    assert steps(events)[0] == (8, 7)
    assert told(events, EntryFound) == []


@rule("MIS-ROBO-03")
def test_without_crew_beside_it_a_thruster_does_not_help() -> None:
    built = manned(ship("III", (6, 7), """
        batteryx2:0300 start pipes:1313 A12>
    """))  # fmt: skip
    table, events = inspected(built, SEEKS_CREW, 3)
    assert asked(table) == {0: "KEEP_PIECE"}
    assert steps(events)[0] == (7, 7)


@rule("MIS-ROBO-04")
def test_where_the_lane_misses_the_ship_it_comes_in_by_the_next() -> None:
    """Lane 6 from the front; the only component is in column 7."""
    _, events = inspected(bare("III"), SEEKS_BATTERIES, 1)
    assert [(found.hand, found.lane) for found in told(events, EntryFound) if found.seat == 0] == [
        ("left", 7),
        ("right", 7),
    ]
    assert (steps(events), steps(events, hand="right")) == ([(7, 7)], [(7, 7)])


@rule("MIS-ROBO-04")
def test_where_the_component_is_defended_it_comes_in_by_the_next() -> None:
    """From the rear lane 7 is an auto-defense system; to the left of it, the way of the arrow, stands an engine."""
    built = manned(ship("III", (6, 7), """
        pipes:1313   start pipes:1313
        engine^:1000 A23<  engine^:1000
    """))  # fmt: skip
    _, events = inspected(built, SEEKS_CREW, 3)
    assert [(found.seat, found.lane) for found in told(events, EntryFound)] == [(0, 6)]
    assert steps(events)[0] == (6, 8)


@rule("MIS-ROBO-04")
def test_it_gives_up_where_every_lane_is_defended_without_damage_and_without_a_charge() -> None:
    """From the left there is the armed crew of the starting cabin, and nothing else."""
    built = manned(ship("III", (7, 7), """
        start A35<
    """))  # fmt: skip
    table, events = inspected(built, SEEKS_CREW, 1)
    assert (0, Intrusion.TURNED_AWAY) in endings(events)
    assert (charges(events), steps(events), destroyed(events)) == ([], [], [])
    assert table.ships[0].crew == 2


# What it does inside


def walk(built: Ship, side: int, entry: Square, hand: str, defended: list[Square]) -> tuple[Intrusion, list[Square]]:
    way = patrol(built, side, built.board.cell(entry), HANDS[hand], cells(built, defended))
    return way.ending, [built.board.square(cell) for cell in way.path]


@rule("MIS-ROBO-05", "MIS-ROBO-09")
def test_it_goes_once_round_and_leaves() -> None:
    left = [(7, 6), (8, 6), (8, 7), (7, 7), (7, 6)]
    assert walk(hull(RING), FRONT, (7, 6), "left", []) == (Intrusion.LEAVES, left)
    assert walk(hull(RING), FRONT, (7, 6), "right", []) == (Intrusion.LEAVES, left[::-1])


@rule("MIS-ROBO-09")
def test_coming_through_a_component_again_is_no_repeat_yet() -> None:
    """A dead end and back: each component of the line is passed both ways, the branch too."""
    branch = {(6, 7): "0100", (7, 7): "1101", (8, 7): "0001", (7, 6): "0010"}
    ending, path = walk(hull(branch), LEFT, (6, 7), "left", [])
    assert (ending, path) == (Intrusion.LEAVES, [(6, 7), (7, 7), (7, 6), (7, 7), (8, 7), (7, 7), (6, 7)])


@rule("MIS-ROBO-09")
def test_it_leaves_before_the_first_step_that_it_has_taken_before() -> None:
    """A ring with a branch, from the rear: into the branch, out of it and round. The next step would be that into the
    branch, in the component where it came in; it is its third time there."""
    tail = {**RING, (7, 7): "1101", (6, 7): "0100"}
    path = [(7, 7), (6, 7), (7, 7), (7, 6), (8, 6), (8, 7), (7, 7)]
    assert walk(hull(tail), REAR, (7, 7), "left", []) == (Intrusion.LEAVES, path)


@rule("MIS-ROBO-EX3", "MIS-ROBO-07", "MIS-ROBO-09", "MIS-ROBO-10")
def test_a_bare_cabin_is_emptied_and_destroyed_once() -> None:
    table, events = inspected(bare("III"), SEEKS_CREW, 3)
    assert [lost.count for lost in told(events, CrewLost) if lost.seat == 0] == [2]
    assert (steps(events), charges(events)) == ([(7, 7)], [(7, 7), (7, 7)])
    assert destroyed(events) == [[(7, 7)]]
    assert table.ships[0].components_count == 0


def laden() -> Ship:
    """In a row: a cabin with two humans, the starting cabin, a hold with a block, a battery with two tokens."""
    return launched("III", (6, 7), """
        cabin:0103 start holdx2:0103 batteryx2:0003
    """, {(8, 7): "y"})  # fmt: skip


@rule("MIS-ROBO-06", "MIS-ROBO-07", "MIS-ROBO-EX2")
@pytest.mark.parametrize(
    ("contraband", "planted"),
    [
        (Contraband.CREW, [(6, 7), (7, 7), (6, 7)]),
        (Contraband.GOODS, [(8, 7), (6, 7)]),
        (Contraband.BATTERY, [(9, 7), (6, 7)]),
    ],
)
def test_it_takes_everything_and_plants_charges_where_it_took_what_it_seeks(
    contraband: Contraband, planted: list[Square]
) -> None:
    """From the left along the row and back: a charge for each find, and one more where it came in."""
    table = fly(laden(), bare("III"), level="III")
    police = Robopolice(LEFT, (Unit("clockwise", "left"),), contraband)
    (seen,) = police.prospects(table.ships[0], 7)
    begin(table, RollForLane(FIRST, (FIRST, Seat(1)), police, (4, 3)))
    events = table.events
    built = table.ships[0]
    assert (built.crew, built.total_tokens, cargo(table, 0)) == (0, 0, "")
    assert charges(events) == planted
    assert destroyed(events) == [sorted(set(planted))]
    assert isinstance(seen, Raid)
    assert (seen.crew, seen.goods, seen.tokens, seen.reward) == (4, 1, 2, 0)
    assert seen.charged == tuple(sorted(set(planted)))


@rule("MIS-ROBO-07", "MIS-ROBO-EX2")
def test_what_each_card_seeks() -> None:
    sought = [getattr(CARDS[CARD_NUMBERS[card]], "contraband", None) for card in ("SC24", "SC25", "SC26")]
    assert sought == [Contraband.CREW, Contraband.GOODS, Contraband.BATTERY]


@rule("MIS-ROBO-05", "MIS-ROBO-06", "MIS-ROBO-07", "MIS-ROBO-08", "MIS-ROBO-12")
def test_beaten_aboard_its_charges_explode_and_nothing_is_earned() -> None:
    """From the rear in column 7 of the rulebook's ship: it takes two humans at 6,8 and three tokens at 6,9, turns back
    in the engine at 5,9, and ends at the auto-defense system."""
    table, events = inspected(raided(), SEEKS_CREW, 3, "stay")
    assert steps(events) == [(7, 8), (6, 8), (6, 9), (5, 9), (6, 9), (6, 8), (5, 8), (5, 7)]
    assert (0, Intrusion.DEFEATED) in endings(events)
    assert (charges(events), destroyed(events)) == ([(6, 8)], [[(6, 8)]])
    assert table.ships[0].total_tokens == 0
    assert money(events) == []


@rule("MIS-ROBO-06")
def test_armed_crew_beats_it_and_is_not_taken() -> None:
    """From the front in column 8, right-hand: the second component leads to the armed starting cabin."""
    table, events = inspected(raided(), SEEKS_GOODS, 1)
    assert steps(events, hand="right") == [(8, 6), (8, 7), (7, 7)]
    assert table.ships[0].humans_at(table.ships[0].board.cell((7, 7))) == 2
    assert charges(events) == []


@rule("MIS-ROBO-06", "MIS-ROBO-08")
@pytest.mark.parametrize(("answer", "ending"), [("power 6,7", Intrusion.DEFEATED), ("done", Intrusion.LEAVES)])
def test_crubots_beside_an_armory_beat_it_if_they_are_activated_in_time(answer: str, ending: Intrusion) -> None:
    """From the left their station is the second component on its way. It takes no crubots, active or not."""
    built = manned(ship("III", (5, 6), """
        .          A36^         .     .
        pipes:1313 crubots:2101 start batteryx2:0003
    """))  # fmt: skip
    table, _ = inspected(built, SEEKS_CREW, 1)
    assert (asked(table), moves_of(table, 0)) == ({0: "CRUBOTS"}, ["power 6,7", "done"])
    events = play(table, moves={0: answer})
    assert (0, ending) in endings(events)
    assert [lost.square for lost in told(events, CrewLost) if lost.seat == 0] == ([] if "power" in answer else [(7, 7)])


@rule("MIS-ROBO-08", "MIS-ART-16")
def test_in_a_dead_zone_nothing_stops_it() -> None:
    """The same auto-defense system, with an artifact in its column."""
    built = manned(ship("III", (6, 7), """
        pipes:1313   start pipes:1313
        engine^:1000 A23<  engine^:1000
    """))  # fmt: skip
    built.place(built.board.cell((7, 6)), *component("artifact^"))
    _, events = inspected(built, SEEKS_CREW, 3)
    assert steps(events)[0] == (7, 8)
    assert told(events, EntryFound) == []


# Two units


@rule("MIS-ROBO-11")
def test_two_units_come_in_together_and_go_opposite_ways() -> None:
    """From the left in row 6 of the rulebook's ship; both end at the armed starting cabin."""
    _, events = inspected(raided(), SEEKS_BATTERIES, 3, "stay")
    assert steps(events) == [(6, 6), (7, 6), (7, 5), (7, 6), (7, 7)]
    assert steps(events, hand="right") == [(6, 6), (7, 6), (7, 7)]


@rule("MIS-ROBO-11")
def test_at_a_defended_entry_they_part_and_each_looks_on_its_own_way() -> None:
    """From the rear column 6 is defended; clockwise comes column 5, the other way column 7."""
    built = manned(ship("III", (5, 7), """
        pipes:1313   pipes:1313 start
        engine^:1000 A23<       engine^:1000
    """))  # fmt: skip
    _, events = inspected(built, SEEKS_BATTERIES, 2)
    assert (steps(events)[0], steps(events, hand="right")[0]) == ((5, 8), (7, 8))


@rule("MIS-ROBO-14")
def test_where_their_lane_misses_the_ship_they_part_as_well() -> None:
    """From the rear nothing is in column 6: clockwise leads round from the other end to column 8, the other way to
    column 7."""
    built = manned(ship("III", (7, 7), """
        start pipes:1313
    """))  # fmt: skip
    _, events = inspected(built, SEEKS_BATTERIES, 2)
    assert [(found.hand, found.lane) for found in told(events, EntryFound) if found.seat == 0] == [
        ("left", 8),
        ("right", 7),
    ]


@rule("MIS-ROBO-10", "MIS-ROBO-11")
def test_all_charges_explode_together_when_both_units_are_done() -> None:
    """From the front in column 6: the second finds nothing any more, but plants one where it came in."""
    built = manned(ship("III", (6, 7), """
        batteryx2:0300 start batteryx2:0003
    """))  # fmt: skip
    _, events = inspected(built, SEEKS_BATTERIES, 1)
    own = [event for event in events if getattr(event, "seat", None) == 0]
    gone = [own.index(event) for event in own if isinstance(event, IntruderGone)]
    lost = [own.index(event) for event in own if isinstance(event, ComponentsLost)]
    planted = [own.index(event) for event in own if isinstance(event, ChargePlanted)]
    assert len(gone) == 2
    assert max(planted) < max(gone) < min(lost)
    assert charges(events) == [(6, 7), (8, 7), (6, 7), (6, 7)]
    assert destroyed(events) == [[(6, 7), (8, 7)]]


def test_a_raid_can_be_saved_at_every_question() -> None:
    table, _ = inspected(raided(), SEEKS_CREW, 3)
    assert asked(table) == {0: "SHIFT"}
    assert GAME.load(table.dump()).dump() == table.dump()
    fresh = fly(raided(), bare("III"), cards=[SEEKS_BATTERIES], level="III")
    play(fresh)
    assert GAME.load(fresh.dump()).dump() == fresh.dump()
