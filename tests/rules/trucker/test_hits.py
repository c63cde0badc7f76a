"""Threats at the table: who decides what and when, and what is lost (HIT). What helps is tested with the ships."""

from __future__ import annotations

import pytest

from citing import rule
from rules.trucker.fleet import armed, bare, discarded, launched, rollers, squares_of, with_crew, with_engines
from starhaul.kernel import Seat
from starhaul.trucker.events import (
    Cause,
    ComponentsLost,
    CrewLost,
    DiceRolled,
    GaveUp,
    GoodsLost,
    Leaving,
    Loss,
    Lowest,
    Meeting,
    SabotageRolled,
    ThreatMet,
    TokensSpent,
)
from starhaul.trucker.ship import Ship
from trucker.shipyard import component, start
from trucker.tables import asked, fly, manned, moves_of, play, told


def shielded() -> Ship:
    """A shield for front and right; the starting cabin shows a connector to the front. Two tokens."""
    return launched("II", (6, 7), """
        batteryx2:*3*0 start shield^:***3
    """)  # fmt: skip


def meetings(events: list[object]) -> list[tuple[int, Meeting]]:
    return [(met.seat, met.how) for met in events if isinstance(met, ThreatMet)]


@rule("HIT-10")
def test_a_miss_asks_nothing() -> None:
    table = fly(shielded(), bare(), cards=["I-10"])
    events = play(table, rolls=[2, 12, 2, 12, 5])
    assert meetings([*events]) == [(seat, Meeting.MISS) for _ in range(5) for seat in (0, 1)]
    assert not told(events, TokensSpent)


@rule("FLT-01")
def test_a_card_lies_open_until_it_is_resolved() -> None:
    table = fly(shielded(), bare(), cards=["I-10", "I-11"])
    play(table, rolls=[2, 12, 2, 12])
    card = table.view(Seat(0)).card
    assert card is not None
    assert card.id == "I-10"
    events = table.resolve((1, 4))
    assert meetings([*events]) == [(0, Meeting.MISS), (1, Meeting.MISS)]
    assert [table.view(seat).card for seat in (Seat(0), Seat(1), None)] == [None, None, None]


@rule("HIT-10")
def test_a_free_defence_is_applied_without_a_question() -> None:
    """A smooth side, and a single cannon beside a double one in the same column."""
    built = launched("II", (6, 6), """
        .              gun^:**3*     .
        batteryx2:*3*0 start         .
        .              2gunv:3***    .
    """)  # fmt: skip
    table = fly(built, bare(), cards=["I-11"])
    events = play(table, rolls=[7, 7, 7], moves={})
    mine = [how for seat, how in meetings([*events]) if seat == 0]
    assert mine == [Meeting.HARMLESS] * 3
    assert not told(events, TokensSpent)


@rule("HIT-14")
@pytest.mark.parametrize("tokens", [1, 2])
def test_a_lost_battery_takes_all_its_tokens_along(tokens: int) -> None:
    built = launched("II", (7, 7), """
        start batteryx2:***3
    """, {(8, 7): f"{tokens}t"})  # fmt: skip
    events = play(fly(built, bare(), cards=["I-11"]), rolls=[8])
    assert told(events, TokensSpent) == [TokensSpent(Seat(0), (8, 7), tokens, Cause.LOST_COMPONENT)]


@rule("HIT-10")
def test_a_defence_that_costs_a_token_is_decided_after_the_roll() -> None:
    table = fly(shielded(), bare(), cards=["I-10"])
    play(table)
    assert asked(table) == {}, "the dice are due"
    play(table, rolls=[7])
    assert moves_of(table, 0) == ["defend", "endure"]
    kept = table.clone()
    events = play(kept, moves={0: "defend"})
    assert meetings([*events]) == [(0, Meeting.SHIELDED)]
    assert (kept.ships[0].total_tokens, kept.ships[0].components_count) == (1, 3)
    assert told(events, TokensSpent) == [TokensSpent(Seat(0), (6, 7), 1, Cause.DEFENCE)]
    play(table, moves={0: "endure, keep 6,7"})
    assert (table.ships[0].total_tokens, squares_of(table, 0)) == (2, [(6, 7)])


@rule("HIT-13")
def test_each_threat_takes_its_own_token() -> None:
    """Two meteors in a row on the same spot cost both tokens; from the rear the shield does not help anyway."""
    table = fly(shielded(), bare(), cards=["I-10"])
    play(table, rolls=[7, 7], moves={0: "defend, defend"})
    assert table.ships[0].total_tokens == 0
    again = fly(shielded(), bare(), cards=["I-10"])
    play(again, rolls=[7], moves={0: "defend"})
    play(again, rolls=[7])
    assert asked(again) == {0: "DEFEND"}, "the first token does not count any more"


@rule("HIT-13", "HIT-05")
def test_a_double_cannon_takes_a_token_for_each_meteor() -> None:
    built = launched("II", (6, 6), """
        .              2gun^:**3* .
        batteryx2:*3*0 start      .
    """)  # fmt: skip
    table = fly(built, bare(), cards=["II-10"])
    events = play(table, rolls=[7, 7], moves={0: "defend, defend"})
    assert [how for seat, how in meetings([*events]) if seat == 0] == [Meeting.SHOT_DOWN] * 2
    assert table.ships[0].total_tokens == 0


@rule("HIT-13", "HIT-03")
def test_without_a_token_the_shield_is_no_choice() -> None:
    built = shielded()
    built.set_tokens(built.board.cell((6, 7)), 0)
    table = fly(built, bare(), cards=["I-10"])
    events = play(table, rolls=[7])
    assert (0, Meeting.HIT) in meetings([*events])


@rule("HIT-14")
def test_what_was_on_lost_components_goes_to_the_bank() -> None:
    """The module in column 8 is hit; hold and cabin behind it fall off."""
    built = launched("II", (7, 7), """
        start pipes:*3*3 specialx1:*1*3 cabin:***3
    """, {(9, 7): "r"})  # fmt: skip
    table = fly(built, bare(), cards=["I-11"])
    reds = table.bank[3]
    events = play(table, rolls=[8], moves={0: "keep 7,7"})
    assert squares_of(table, 0) == [(7, 7)]
    assert discarded(table, 0) == ["cabin", "special_hold", "structural"]
    assert table.bank[3] == reds + 1
    assert [(lost.colour, lost.cause) for lost in told(events, GoodsLost)] == [("red", Cause.LOST_COMPONENT)]
    assert [(lost.square, lost.count) for lost in told(events, CrewLost) if lost.seat == 0] == [((10, 7), 2)]


@rule("HIT-15", "HIT-16")
def test_the_owner_keeps_any_piece_and_says_so_before_the_next_threat() -> None:
    """Pirates: the starting cabin itself is destroyed. Before the second shot the owner keeps the right half, which has
    nobody aboard."""
    built = launched("II", (6, 7), """
        cabin:*3** start special:***3
    """)  # fmt: skip
    table = fly(built, with_crew(3), cards=["II-03"])
    play(table, rolls=[7])
    assert asked(table) == {0: "KEEP_PIECE"}
    assert table.chance is None
    assert sorted(moves_of(table, 0)) == ["keep 6,7", "keep 8,7"]
    events = play(table, rolls=[2, 2], moves={0: "keep 8,7"})
    assert squares_of(table, 0) == [(8, 7)]
    assert (0, Leaving.NO_HUMANS) in [(left.seat, left.why) for left in told(events, GaveUp)]


@rule("HIT-17")
def test_a_ship_without_components_stays_until_the_card_is_over() -> None:
    """Two heavy shots and a light one come at the starting cabin: the first destroys it, the others miss."""
    table = fly(bare(), with_engines(1), cards=["II-03"])
    events = play(table, rolls=[7])
    assert (0, Meeting.HIT) in meetings([*events])
    assert table.rockets[0].is_flying
    events = play(table, rolls=[7, 7])
    assert [how for seat, how in meetings([*events]) if seat == 0] == [Meeting.MISS] * 2
    assert (0, Leaving.NO_HUMANS) in [(left.seat, left.why) for left in told(events, GaveUp)]


@rule("HIT-17", "HIT-20")
def test_its_strength_and_crew_are_zero() -> None:
    """Nothing is left of seat 0: it is the lowest in all three lines, and all six shots miss."""
    zone = fly(bare("III"), with_engines(1, "III"), cards=["III-16"], level="III", positions=[9, 5])
    zone.ships[0].lose(zone.ships[0].occupied)
    events = play(zone, rolls=[7] * 6)
    assert [lowest.seat for lowest in told(events, Lowest)] == [0, 0, 0]
    assert [how for seat, how in meetings([*events]) if seat == 0] == [Meeting.MISS] * 6
    assert rollers(events) == [0] * 6


@rule("HIT-19", "TRK-G-06")
def test_corridors_are_torn_off_before_the_ship_breaks_up() -> None:
    """Gold Corridorist: the hold in column 8 is hit, so the hold beside it falls off; then one piece is chosen."""
    built = launched("II", (7, 7), """
        start hold:0103 hold:0103 pipes:*3*1
    """)  # fmt: skip
    table = fly(built, bare(), cards=["I-11"], gold={0: "corridorist"})
    events = play(table, rolls=[8])
    lost = [(loss.how, [component.square for component in loss.components]) for loss in told(events, ComponentsLost)]
    assert lost[:2] == [(Loss.DESTROYED, [(8, 7)]), (Loss.FALLEN_OFF, [(9, 7)])]
    assert asked(table) == {0: "KEEP_PIECE"}
    assert sorted(moves_of(table, 0)) == ["keep 10,7", "keep 7,7"]


@rule("HIT-19", "TRK-G-04")
def test_a_stranded_alien_leaves_before_tourists_are_frightened() -> None:
    """Gold Cruise Captain: the lost life support strands the alien; then nobody is left to mind the new hole."""
    built = launched("II", (7, 7), """
        start cabin:*3*2 purple:***3
    """, {(8, 7): "P"})  # fmt: skip
    table = fly(built, bare(), cards=["I-11"], gold={0: "cruise_captain"})
    events = play(table, rolls=[9])
    assert [(lost.dweller, lost.cause) for lost in told(events, CrewLost)] == [("purple", Cause.NO_LIFE_SUPPORT)]


@rule("HIT-20")
def test_who_rolls() -> None:
    """Seat 1 leads. Meteors: the leader. Combat zone: the penalised, here seat 0, which has no cannon. Pirates: the
    first defeated, seat 0 again, since seat 1 is a match for them. Sabotage: the smallest crew, once more seat 0."""
    meteors = fly(bare(), bare(), cards=["I-11"], positions=[3, 6])
    assert rollers(play(meteors, rolls=[2, 2, 2])) == [1, 1, 1]
    zone = fly(with_crew(1), armed(1, engine=True), cards=["I-16"], positions=[3, 8])
    assert rollers(play(zone, rolls=[2, 2], moves={0: "dismiss 7,7, dismiss 7,7"})) == [0, 0]
    pirates = fly(bare(), armed(5), bare(), cards=["I-03"], positions=[3, 8, 1])
    assert rollers(play(pirates, rolls=[2, 2, 2])) == [0, 0, 0]
    sabotage = fly(bare("III"), with_crew(1, "III"), cards=["III-04"], level="III", positions=[3, 6])
    events = play(sabotage, rolls=[(1, 1, 1, 1)] * 3)
    assert [roll.seat for roll in told(events, SabotageRolled)] == [0, 0, 0]


@rule("HIT-21")
def test_one_roll_for_all_ships_and_all_decide_at_the_same_time() -> None:
    table = fly(shielded(), shielded(), cards=["I-10"])
    events = play(table, rolls=[7])
    assert len(told(events, DiceRolled)) == 1
    assert asked(table) == {0: "DEFEND", 1: "DEFEND"}
    play(table, moves={1: "endure, keep 8,7"})
    assert asked(table) == {0: "DEFEND"}
    play(table, moves={0: "defend"})
    assert (table.ships[0].components_count, table.ships[1].components_count) == (3, 1)


@rule("HIT-01", "HIT-02")
def test_a_shot_from_the_side_goes_along_its_row() -> None:
    """III-03: light fire from the left, then four shots at nobody. Row 8 is met at its leftmost component."""
    built = launched("III", (6, 7), """
        .          start      .
        hold:0300  pipes:33*1 hold:***3
    """)  # fmt: skip
    table = fly(built, bare("III"), cards=["III-03"], level="III", positions=[9, 5])
    events = play(table, rolls=[8, 2, 2, 2, 2])
    assert (0, Meeting.HIT, (6, 8)) in [(met.seat, met.how, met.square) for met in told(events, ThreatMet)]
    assert (6, 8) not in squares_of(table, 0)


@rule("HIT-06", "HIT-07", "trucker-base:EX-26")
@pytest.mark.parametrize(
    ("side", "column", "row", "how"),
    [
        ("<", 6, 6, Meeting.HARMLESS),
        ("<", 6, 7, Meeting.HARMLESS),
        ("<", 6, 8, Meeting.HARMLESS),
        ("<", 6, 5, Meeting.HIT),
        ("^", 6, 6, Meeting.HIT),
    ],
)
def test_example_a_large_meteor_from_the_left_in_row_seven(side: str, column: int, row: int, how: Meeting) -> None:
    """II-09: its third meteor is large and comes from the left. A cannon to the left must stand in row 6, 7 or 8; one
    to the front does not help."""
    built = manned(start())
    built.place(built.board.cell((column, row)), *component(f"gun{side}"))
    table = fly(built, bare(), cards=["II-09"])
    events = play(table, rolls=[2, 2, 7])
    mine = [met.how for met in told(events, ThreatMet) if met.seat == 0]
    assert mine == [Meeting.MISS, Meeting.MISS, how]


@rule("HIT-11", "HIT-12")
def test_a_shield_stops_light_fire_and_nothing_stops_heavy_fire() -> None:
    """I-03: light, heavy, light, all from the front. A cannon in that column does not help against any of them."""
    built = launched("II", (6, 6), """
        .              gun^:0010 .
        batteryx2:*3*0 start     shield^:***3
    """)  # fmt: skip
    table = fly(built, bare(), cards=["I-03"])
    play(table, rolls=[7])
    assert asked(table) == {0: "DEFEND"}
    play(table, moves={0: "defend"})
    assert len(squares_of(table, 0)) == 4
    events = play(table, rolls=[7])
    assert (0, Meeting.HIT) in meetings([*events])
    assert (7, 6) not in squares_of(table, 0)
