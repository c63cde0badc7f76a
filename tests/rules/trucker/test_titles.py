"""Gold handicaps at the table (TRK-12, TRK-G). What they make of a ship is tested with the ships."""

from __future__ import annotations

import pytest

from citing import rule
from rules.trucker.fleet import bare, cargo, discarded, launched, squares_of, with_crew
from starhaul.trucker import TruckerState
from starhaul.trucker.components import TILES
from starhaul.trucker.composing import compose_terms
from starhaul.trucker.events import Cause, ComponentsLost, CreditsChanged, CrewLost, Loss, TileReturned
from starhaul.trucker.grid import Square
from starhaul.trucker.ship import PURPLE, Ship
from starhaul.trucker.titles import TitleId
from trucker.seats import change_player, flying_of
from trucker.shipyard import ship
from trucker.tables import aboard, asked, build, do, finish, fly, moves_of, play, refusal, take, told

HOLD, PIPES, SHIELD, CABIN = "B112", "B152", "B104", "B001"
"""Components with connectors on one, four, two and two sides."""


def building(
    title: TitleId, built: Ship | None = None, *, gold: bool = True, mistakes: str = "forbidden"
) -> TruckerState:
    """Two players build for a flight of level III; seat 0 holds this title."""
    table = build(level=3, mistakes=mistakes)
    change_player(table, 0, title=title, is_gold=gold)
    if built is not None:
        table.ships[0] = built
    compose_terms(table)
    return table


def humans(table: TruckerState, square: Square) -> int:
    built = table.ships[0]
    return built.humans_at(built.board.cell(square))


@rule("TRK-12", "TRK-G-02")
@pytest.mark.parametrize(("gold", "tokens"), [(False, 4), (True, 2)])
def test_only_gold_titles_have_a_handicap(gold: bool, tokens: int) -> None:
    """The left battery is joined to a double engine; the right one is not."""
    table = building("power_trucker", ship("III", (5, 7), """
        2engine^:*3** batteryx2:*3*3 start batteryx2:***3
    """), gold=gold)  # fmt: skip
    finish(table)
    assert table.ships[0].total_tokens == tokens
    assert flying_of(table) == [True, True]


@rule("TRK-G-02")
def test_no_tokens_come_when_the_neighbour_is_lost_later() -> None:
    """A meteor in column 5 takes the double engine."""
    built = launched("III", (5, 7), """
        2engine^:*3** batteryx2:*3*3 start batteryx2:***3
    """, {(6, 7): "0t"})  # fmt: skip
    table = fly(built, bare("III"), cards=["I-11"], level="III", gold={0: "power_trucker"})
    play(table, rolls=[5, 2, 2])
    assert squares_of(table, 0) == [(6, 7), (7, 7), (8, 7)]
    assert table.ships[0].total_tokens == 2


@rule("TRK-G-01")
def test_adjacent_holds_hold_nothing_until_one_of_them_is_lost() -> None:
    """Two holds side by side at the left, one alone at the right. A meteor in column 5 makes its neighbour usable."""
    built = launched("III", (5, 7), """
        holdx2:*3** holdx2:*3*1 start holdx2:***3
    """)  # fmt: skip
    table = fly(built, bare("III"), cards=["I-15", "I-11", "II-15"], level="III", gold={0: "freight_hauler"})
    play(table, moves={0: "land 3", 1: "pass"})
    assert [move for move in moves_of(table, 0) if move.startswith("load")] == ["load blue 8,7"]
    play(table, rolls=[5, 2, 2], moves={0: "done"})
    play(table, moves={0: "land 3", 1: "pass"})
    assert [move for move in moves_of(table, 0) if move.startswith("load")] == ["load blue 6,7", "load blue 8,7"]
    assert cargo(table, 0) == ""


@rule("TRK-G-03")
def test_a_life_support_needs_equal_connectors_all_round() -> None:
    """Universal to universal: an alien may move in. Universal to single: nobody is asked."""
    equal = building("xenoquartermaster", ship("III", (7, 7), """
        start cabin:*3*2 purple:***3
    """))  # fmt: skip
    finish(equal)
    assert asked(equal) == {0: "HOUSE"}
    unequal = building("xenoquartermaster", ship("III", (7, 7), """
        start cabin:*1*3 purple:***3
    """))  # fmt: skip
    finish(unequal)
    assert asked(unequal) == {0: "FLY_ON"}


@rule("TRK-G-03", "CRW-10")
def test_when_a_life_support_is_lost_the_others_are_judged_in_the_same_way() -> None:
    """The alien has two life supports, one joined universal to universal, which a saboteur destroys, and one universal
    to single, which keeps the alien of anybody but a gold Xenoquartermaster."""
    built = launched("III", (7, 7), """
        start cabin:0132  purple:***3
        .     purple:3*** .
    """, {(8, 7): "P"})  # fmt: skip
    handicaps: list[tuple[dict[int, TitleId], bool]] = [({}, True), ({0: "xenoquartermaster"}, False)]
    for gold, stays in handicaps:
        table = fly(built.clone(), with_crew(1, "III"), cards=["III-04"], level="III", gold=gold)
        assert table.ships[0].aliens[PURPLE]
        play(table, rolls=[(4, 4, 4, 4)])
        assert bool(table.ships[0].aliens[PURPLE]) is stays


@rule("TRK-G-04")
def test_exposed_connectors_make_cabins_small() -> None:
    """The starting cabin has two, one and no exposed connector."""
    caps = ["hold:0030", "hold:3000"]
    for exposed, expected in ((2, 0), (1, 1), (0, 2)):
        front, rear = [*caps[: 2 - exposed], *["."] * exposed]
        table = building("cruise_captain", ship("III", (6, 6), f"""
            .         {front} .
            hold:0300 start   cabin:0*03
            .         {rear}  .
        """))  # fmt: skip
        finish(table)
        assert humans(table, (7, 7)) == expected, exposed


@rule("TRK-G-04")
def test_a_cabin_with_an_exposed_connector_takes_no_alien() -> None:
    table = building("cruise_captain", ship("III", (6, 6), """
        .         hold:0030 .          .
        hold:0300 start     cabin:2101 purple:***3
        .         hold:3000 .          .
    """))  # fmt: skip
    finish(table)
    assert asked(table) == {0: "FLY_ON"}
    assert humans(table, (8, 7)) == 1


@rule("TRK-G-04")
def test_a_newly_exposed_connector_costs_a_figure_of_that_cabin() -> None:
    """A meteor in column 8 takes the hold beside the starting cabin; one of its two humans leaves."""
    built = launched("III", (6, 6), """
        .         hold:0030 .
        hold:0300 start     hold:0003
        .         hold:3000 .
    """)  # fmt: skip
    table = fly(built, bare("III"), cards=["I-11"], level="III", gold={0: "cruise_captain"})
    events = play(table, rolls=[8, 2, 2])
    lost = [(gone.square, gone.count, gone.cause) for gone in told(events, CrewLost) if gone.seat == 0]
    assert lost == [((7, 7), 1, Cause.EXPOSED)]
    again = fly(aboard(built, {(7, 7): "0h"}), bare("III"), cards=["I-11"], level="III", gold={0: "cruise_captain"})
    events = play(again, rolls=[6])
    assert not [gone for gone in told(events, CrewLost) if gone.seat == 0], "nobody is left to lose"


@rule("TRK-G-05")
def test_a_master_engineer_fills_the_reserve_before_adding_anything() -> None:
    table = building("master_engineer")
    take(table, 0, HOLD)
    assert refusal(table, 0, "place 8,7 0") == ("reserve-not-full", "TRK-G-05")
    assert moves_of(table, 0) == ["return", "reserve"]
    do(table, 0, "reserve")
    take(table, 0, PIPES)
    do(table, 0, "reserve")
    take(table, 0, SHIELD)
    assert any(move.startswith("place") for move in moves_of(table, 0))


@rule("TRK-G-05")
def test_the_reserve_stays_untouched_until_all_have_finished() -> None:
    """Then both components are added: the hold at the right, the module at the left."""
    table = building("master_engineer")
    for tile in (HOLD, PIPES):
        take(table, 0, tile)
        do(table, 0, "reserve")
    assert refusal(table, 0, f"fetch {HOLD}") == ("reserve-is-for-later", "TRK-G-05")
    do(table, 0, "finish 1")
    assert asked(table) == {1: "BUILD"}
    do(table, 1, "finish 2")
    assert asked(table) == {0: "ADD_RESERVED"}
    assert moves_of(table, 0) == [f"fetch {HOLD}", f"fetch {PIPES}", "pass"]
    do(table, 0, f"fetch {HOLD}; place 8,7 0; fetch {PIPES}")
    here = next(move for move in moves_of(table, 0) if move.startswith("place 6,7"))
    do(table, 0, here)
    assert squares_of(table, 0) == [(6, 7), (7, 7), (8, 7)]
    assert (table.players[0].purse.credits, discarded(table, 0), asked(table)) == (0, [], {0: "FLY_ON"})


@rule("TRK-G-05")
def test_what_cannot_be_added_costs_a_credit_a_side_and_is_not_lost() -> None:
    """The starting cabin is closed in on all sides: no room. Four and one connectors make five credits."""
    table = building("master_engineer", ship("III", (6, 6), """
        .         hold:0030 .
        hold:0300 start     hold:0003
        .         hold:3000 .
    """))  # fmt: skip
    for tile in ("B118", PIPES):
        take(table, 0, tile)
        do(table, 0, "reserve")
    events = finish(table)
    assert [(change.amount, change.cause) for change in told(events, CreditsChanged)] == [
        (-1, Cause.UNUSED_RESERVE),
        (-4, Cause.UNUSED_RESERVE),
    ]
    assert [returned.tile for returned in told(events, TileReturned)] == ["B118", PIPES]
    assert discarded(table, 0) == []
    assert {TILES["B118"], TILES[PIPES]} <= set(table.heap.face_up)


@rule("TRK-G-07")
def test_the_second_component_must_bring_five_connectors() -> None:
    """One and two are too few; one and four will do."""
    table = building("master_engineer")
    take(table, 0, HOLD)
    do(table, 0, "reserve")
    take(table, 0, SHIELD)
    assert refusal(table, 0, "reserve") == ("too-few-connectors", "TRK-G-05")
    assert moves_of(table, 0) == ["return"]
    do(table, 0, "return")
    take(table, 0, PIPES)
    assert refusal(table, 0, "reserve") is None


@rule("TRK-G-07")
def test_the_owner_may_decline_and_pay() -> None:
    table = building("master_engineer")
    for tile in (HOLD, PIPES):
        take(table, 0, tile)
        do(table, 0, "reserve")
    finish(table)
    do(table, 0, f"fetch {HOLD}; place 8,7 0; pass")
    assert squares_of(table, 0) == [(7, 7), (8, 7)]
    assert (table.players[0].purse.credits, discarded(table, 0)) == (-4, [])


@rule("TRK-G-07")
def test_adding_comes_before_the_crew() -> None:
    table = building("master_engineer")
    for tile in (CABIN, PIPES):
        take(table, 0, tile)
        do(table, 0, "reserve")
    finish(table)
    do(table, 0, f"fetch {CABIN}")
    here = next(move for move in moves_of(table, 0) if move.startswith("place 8,7"))
    do(table, 0, f"{here}; pass")
    assert humans(table, (8, 7)) == 2


@rule("TRK-G-07")
def test_an_incomplete_reserve_leaves_the_starting_cabin_alone() -> None:
    """One component was reserved; it can still be added at the end, or paid for."""
    table = building("master_engineer")
    take(table, 0, HOLD)
    do(table, 0, "reserve")
    finish(table)
    assert squares_of(table, 0) == [(7, 7)]
    assert moves_of(table, 0) == [f"fetch {HOLD}", "pass"]
    do(table, 0, "pass")
    assert table.players[0].purse.credits == -1


def ring() -> str:
    """Three corridors in a row at the right of the starting cabin; modules lead back from the last of them."""
    return """
        start      hold:0103  hold:0103  hold:0033
        pipes:33** pipes:0313 pipes:0313 pipes:3**3
    """


@rule("TRK-G-06")
def test_corridors_beside_a_destroyed_corridor_fall_off_and_no_others() -> None:
    """The first corridor is hit: the second falls off, although it is held by the third; the third stays."""
    table = fly(launched("III", (7, 7), ring()), bare("III"), cards=["I-11"], level="III", gold={0: "corridorist"})
    events = play(table, rolls=[8, 2, 2])
    lost = [(loss.how, [part.square for part in loss.components]) for loss in told(events, ComponentsLost)]
    assert lost == [(Loss.DESTROYED, [(8, 7)]), (Loss.FALLEN_OFF, [(9, 7)])]
    assert (10, 7) in squares_of(table, 0)
    plain = fly(launched("III", (7, 7), ring()), bare("III"), cards=["I-11"], level="III")
    play(plain, rolls=[8, 2, 2])
    assert (9, 7) in squares_of(plain, 0), "others have nothing to fear"


@rule("TRK-G-06")
def test_a_destroyed_module_tears_nothing_off() -> None:
    """Column 8 again, but the corridor there is a module with three connectors now."""
    built = launched("III", (7, 7), """
        start      pipes:0313 hold:0103  hold:0033
        pipes:33** pipes:13*3 pipes:0313 pipes:3**3
    """)  # fmt: skip
    table = fly(built, bare("III"), cards=["I-11"], level="III", gold={0: "corridorist"})
    play(table, rolls=[8, 2, 2])
    assert (9, 7) in squares_of(table, 0)


@rule("TRK-G-08")
def test_corridors_removed_at_the_spot_check_tear_nothing_off() -> None:
    """The module above the first corridor shows it a connector: the owner takes the corridor off."""
    faulty = ship("III", (7, 6), "\n        pipes:*33* pipes:**33 . ." + ring())
    table = building("corridorist", faulty, mistakes="honest")
    finish(table)
    assert moves_of(table, 0) == ["remove 8,6", "remove 8,7"]
    do(table, 0, "remove 8,7")
    assert {(9, 7), (10, 7)} <= set(squares_of(table, 0))
    assert len(table.players[0].discarded) == 1
