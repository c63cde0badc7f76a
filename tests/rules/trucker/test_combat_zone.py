"""Combat zones (CRD-COMBAT)."""

from __future__ import annotations

from citing import rule
from rules.trucker.fleet import armed, bare, cargo, days, launched, rollers, squares_of, with_crew, with_engines
from starhaul.trucker.events import CardSkipped, Criterion, DiceRolled, GaveUp, Leaving, Lowest, StrengthDeclared
from starhaul.trucker.ship import Ship
from trucker.seats import flying_of, positions_of
from trucker.tables import asked, fly, play, told


def lowest(events: list[object]) -> list[tuple[int, Criterion]]:
    return [(low.seat, low.criterion) for low in events if isinstance(low, Lowest)]


def warrior() -> Ship:
    """A cannon, an engine, four humans."""
    return launched("II", (6, 6), """
        .          gun^:0010    .
        cabin:*3** start        .
        .          engine^:1000 .
    """)  # fmt: skip


@rule("CRD-COMBAT-01")
def test_three_lines_one_after_the_other() -> None:
    """I-16: the smallest crew loses three days, the weakest engines lose two crew, the weakest cannons are shot at."""
    table = fly(warrior(), bare(), cards=["I-16"], positions=[3, 9])
    events = play(table)
    assert lowest([*events]) == [(1, Criterion.CREW), (1, Criterion.ENGINES), (1, Criterion.CANNONS)]
    assert days(events) == [(1, -3)]
    assert positions_of(table) == [3, 6]
    assert table.ships[1].crew == 0
    assert table.chance is not None, "the dice for the first shot"
    events = play(table, rolls=[7, 7])
    assert [(roll.threat, roll.side) for roll in told(events, DiceRolled)] == [("light", "rear"), ("heavy", "rear")]
    assert squares_of(table, 1) == []


@rule("CRD-COMBAT-02")
def test_strengths_are_declared_leader_first_and_crew_is_simply_counted() -> None:
    """II-16: cannons, engines, crew. Nobody is asked anything about the crew."""
    table = fly(warrior(), warrior(), bare(), cards=["II-16"], positions=[3, 9, 1])
    events = play(table, rolls=[2, 2, 2, 2])
    declared = [(one.seat, one.criterion) for one in told(events, StrengthDeclared)]
    assert declared == [(seat, criterion) for criterion in (Criterion.CANNONS, Criterion.ENGINES) for seat in (1, 0, 2)]
    assert lowest([*events])[2] == (2, Criterion.CREW)


@rule("CRD-COMBAT-02", "STR-04")
def test_tokens_are_decided_on_when_it_is_ones_turn() -> None:
    built = launched("II", (6, 7), """
        batteryx2:*3** start 2engine^:***3
    """)  # fmt: skip
    table = fly(built, built.clone(), cards=["I-16"], positions=[9, 3])
    play(table)
    assert asked(table) == {0: "POWER"}
    play(table, moves={0: "power 8,7"})
    assert asked(table) == {1: "POWER"}


@rule("CRD-COMBAT-03")
def test_among_equals_only_the_one_farthest_ahead_suffers() -> None:
    """Three equal ships. The leader loses three days but still leads, so it suffers every line."""
    table = fly(warrior(), warrior(), warrior(), cards=["I-16"], positions=[3, 12, 1])
    events = play(table, rolls=[2, 2], moves={1: "dismiss 7,7"})
    assert lowest([*events]) == [(1, Criterion.CREW), (1, Criterion.ENGINES), (1, Criterion.CANNONS)]
    assert [table.ships[seat].crew for seat in range(3)] == [4, 2, 4]


@rule("CRD-COMBAT-03")
def test_an_earlier_line_changes_who_is_ahead() -> None:
    """Here the leader falls behind in the first line, and the new leader suffers the ties of the others."""
    table = fly(warrior(), warrior(), cards=["I-16"], positions=[9, 8])
    events = play(table, rolls=[2, 2], moves={1: "dismiss 7,7"})
    assert lowest([*events]) == [(0, Criterion.CREW), (1, Criterion.ENGINES), (1, Criterion.CANNONS)]
    assert positions_of(table) == [5, 8]


@rule("CRD-COMBAT-04")
def test_penalties_of_days_goods_and_shots() -> None:
    """II-16: four days for the weakest cannons, three goods for the weakest engines, four shots for the smallest crew,
    rolled by the penalised player in the printed order."""
    loser = launched("II", (6, 7), """
        specialx1:*3** start holdx2:***3
    """, {(6, 7): "r", (8, 7): "gb"})  # fmt: skip
    table = fly(warrior(), loser, cards=["II-16"], positions=[3, 9])
    events = play(table, rolls=[2, 2, 2, 2])
    assert days(events) == [(1, -4)]
    assert positions_of(table) == [3, 5]
    assert cargo(table, 1) == ""
    shots = [(roll.threat, roll.side) for roll in told(events, DiceRolled)]
    assert shots == [("light", "front"), ("light", "left"), ("light", "right"), ("heavy", "rear")]
    assert rollers(events) == [1] * 4


@rule("CRD-COMBAT-04", "FLT-10")
def test_a_penalty_of_crew() -> None:
    """III-16, second line: four figures for the weakest cannons."""
    table = fly(armed(1, "III"), with_crew(3, "III"), cards=["III-16"], level="III", positions=[9, 5])
    play(table)
    assert asked(table) == {1: "LOSE_CREW"}
    play(table, moves={1: "dismiss 7,7, dismiss 7,7, dismiss 8,7, dismiss 8,7"})
    assert table.ships[1].crew == 4


@rule("CRD-COMBAT-05", "trucker-base:EX-09", "GUP-01")
def test_example_the_last_human_is_lost_but_all_lines_are_played() -> None:
    """Line 2 takes the only two humans of seat 1; line 3 still shoots at it; then it gives up."""
    table = fly(warrior(), bare(), cards=["I-16"], positions=[3, 9])
    events = play(table)
    assert table.ships[1].crew == 0
    assert flying_of(table) == [True, True]
    assert not told(events, GaveUp)
    events = play(table, rolls=[2, 2])
    assert rollers(events) == [1, 1]
    assert [(left.seat, left.why) for left in told(events, GaveUp)] == [(1, Leaving.NO_HUMANS)]


@rule("CRD-COMBAT-06")
def test_nothing_happens_to_somebody_who_flies_alone() -> None:
    table = fly(bare(), cards=["I-16"], positions=[6])
    events = play(table)
    assert [skipped.card for skipped in told(events, CardSkipped)] == ["I-16"]
    assert lowest([*events]) == []
    assert (table.rockets[0].position, table.ships[0].crew) == (6, 2)


@rule("CRD-COMBAT-07")
def test_without_engines_one_flies_on_after_a_combat_zone() -> None:
    """Engine strength 0 costs two crew here, not the flight."""
    table = fly(with_engines(1), with_crew(2), cards=["I-16"], positions=[9, 8])
    events = play(table, rolls=[2, 2], moves={1: "dismiss 7,7, dismiss 8,7"})
    assert (1, Criterion.ENGINES) in lowest([*events])
    assert not told(events, GaveUp)
    assert flying_of(table) == [True, True]
