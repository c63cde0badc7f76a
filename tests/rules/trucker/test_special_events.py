"""Stardust, epidemic, sabotage: the yellow cards (CRD-STARDUST, CRD-EPIDEMIC, CRD-SABOTAGE)."""

from __future__ import annotations

from citing import rule
from rules.trucker.fleet import bare, days, discarded, launched, sealed, squares_of, with_crew
from starhaul.trucker.events import CardSkipped, CrewLost, Lowest, SabotageRolled
from trucker.seats import positions_of
from trucker.tables import aboard, asked, fly, play, told


@rule("CRD-STARDUST-01", "trucker-base:EX-28")
def test_example_stardust() -> None:
    """12, 10 and 9 with two, one and no exposed connectors: the last one stays, then 8, then 10."""
    table = fly(sealed(2), sealed(1), sealed(0), cards=["II-04"], positions=[12, 10, 9])
    events = play(table)
    assert [table.ships[seat].exposed_connectors() for seat in range(3)] == [2, 1, 0]
    assert positions_of(table) == [10, 8, 9]
    assert [seat for seat, _ in days(events)] == [1, 0], "in reverse order"


@rule("CRD-EPIDEMIC-01", "CRD-EPIDEMIC-02", "trucker-base:EX-27")
def test_example_an_epidemic_in_three_cabins_on_all_ships() -> None:
    """2, 1 and 2 figures in cabins joined in a row: 1, 0 and 1 remain. With the middle one empty nobody is lost."""
    row = """
        cabin:*3** start cabin:***3
    """
    ill = launched("II", (6, 7), row, {(7, 7): "1h"})
    safe = launched("II", (6, 7), row, {(7, 7): "0h"})
    table = fly(ill, safe, ill.clone(), cards=["II-05"])
    events = play(table)
    cells = [ill.board.cell((column, 7)) for column in (6, 7, 8)]
    assert [[ship.crew_at(cell) for cell in cells] for ship in table.ships] == [[1, 0, 1], [2, 0, 2], [1, 0, 1]]
    assert len(told(events, CrewLost)) == 6


@rule("CRD-EPIDEMIC-01")
def test_an_epidemic_takes_an_alien_as_well_as_a_human() -> None:
    built = launched("II", (7, 7), """
        start cabin:*3*2 purple:***3
    """, {(8, 7): "P"})  # fmt: skip
    table = fly(built, bare(), cards=["II-05"])
    events = play(table)
    assert sorted(lost.dweller for lost in told(events, CrewLost)) == ["humans", "purple"]


@rule("CRD-SABOTAGE-01")
def test_sabotage_hits_the_smallest_crew() -> None:
    table = fly(with_crew(1, "III"), bare("III"), with_crew(1, "III"), cards=["III-04"], level="III")
    events = play(table, rolls=[(3, 4, 3, 4)])
    assert [low.seat for low in told(events, Lowest)] == [1]
    assert squares_of(table, 1) == []


@rule("CRD-SABOTAGE-01")
def test_among_equal_crews_the_one_farthest_ahead() -> None:
    table = fly(bare("III"), with_crew(1, "III"), bare("III"), cards=["III-04"], level="III", positions=[3, 9, 6])
    events = play(table, rolls=[(1, 1, 1, 1)] * 3)
    assert [low.seat for low in told(events, Lowest)] == [2]


@rule("CRD-SABOTAGE-02")
def test_the_first_two_dice_are_the_column_and_the_others_the_row() -> None:
    """Column 8, row 7 holds a module; the hold beside it falls off."""
    built = launched("III", (7, 7), """
        start pipes:*3*3 hold:***3
    """)  # fmt: skip
    table = fly(built, with_crew(1, "III"), cards=["III-04"], level="III")
    events = play(table, rolls=[(2, 6, 3, 4)], moves={0: "keep 7,7"})
    assert [roll.square for roll in told(events, SabotageRolled)] == [(8, 7)]
    assert discarded(table, 0) == ["cargo_hold", "structural"]


@rule("CRD-SABOTAGE-02")
def test_three_tries_to_find_a_component() -> None:
    """The second roll finds one; or all three find none, and nothing happens."""
    table = fly(bare("III"), with_crew(1, "III"), cards=["III-04"], level="III")
    events = play(table, rolls=[(6, 6, 6, 6), (3, 4, 3, 4)])
    assert [roll.found for roll in told(events, SabotageRolled)] == [False, True]
    lucky = fly(bare("III"), with_crew(1, "III"), cards=["III-04"], level="III")
    events = play(lucky, rolls=[(6, 6, 6, 6), (1, 1, 1, 1), (4, 4, 3, 4)])
    assert [roll.found for roll in told(events, SabotageRolled)] == [False] * 3
    assert squares_of(lucky, 0) == [(7, 7)]
    assert asked(lucky) == {0: "FLY_ON"}


@rule("CRD-SABOTAGE-03")
def test_nobody_sabotages_somebody_who_flies_alone() -> None:
    table = fly(aboard(bare("III"), {(7, 7): "1h"}), cards=["III-04"], level="III")
    events = play(table)
    assert [skipped.card for skipped in told(events, CardSkipped)] == ["III-04"]
    assert not told(events, SabotageRolled)
    assert asked(table) == {0: "FLY_ON"}
