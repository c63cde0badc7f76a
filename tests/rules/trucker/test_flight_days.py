"""The flight: cards, order, flight days, credits, goods and crew (FLT)."""

from __future__ import annotations

import pytest

from citing import rule
from rules.trucker.fleet import bare, cards_seen, cargo, days, launched, rollers, with_crew, with_engines
from starhaul.trucker.events import Cause, CrewLost, Criterion, GoodsLost, Lowest, StrengthDeclared, TokensSpent
from starhaul.trucker.ship import Ship
from trucker.seats import credits_of, positions_of
from trucker.shipyard import ship
from trucker.tables import aboard, asked, build, finish, fly, moves_of, play, refusal, told


def hauler(**contents: str) -> Ship:
    """Two holds beside the starting cabin, a special one at the rear, a battery above."""
    built = launched("II", (6, 6), """
        .             battery^x3:1020   .
        holdx2:*3*0   start             holdx2:*0*3
        .             specialx1:3**0    .
    """)  # fmt: skip
    squares = {"left": (6, 7), "right": (8, 7), "special": (7, 8), "battery": (7, 6)}
    return aboard(built, {squares[name]: text for name, text in contents.items()})


@rule("FLT-01")
def test_the_leader_reveals_card_after_card_until_the_last_is_resolved() -> None:
    """Seat 0 leads and rolls for the meteors; in open space seat 1 overtakes, and rolls for the next ones."""
    table = fly(with_engines(1), with_engines(3), cards=["I-09", "I-05", "I-10"], positions=[6, 5], last=True)
    first = play(table, rolls=[2, 2, 2])
    assert cards_seen(first) == ["I-09", "I-05", "I-10"]
    assert rollers(first) == [0, 0, 0]
    assert positions_of(table) == [7, 9]
    assert table.outcome is None, "the last card is still being resolved"
    second = play(table, rolls=[2, 2, 2, 2, 2])
    assert rollers(second) == [1, 1, 1, 1, 1]
    assert table.outcome is not None


@rule("FLT-02", "FLT-05", "trucker-base:EX-04")
def test_example_yellow_loses_three_days() -> None:
    """Yellow, Green and Red: Yellow lands on a planet and ends directly in front of Red; Green leads now."""
    yellow, green, red = 0, 1, 2
    table = fly(bare("I"), bare("I"), bare("I"), cards=["I-14"], positions=[10, 8, 5], level="I")
    play(table, moves={yellow: "land 1", green: "pass", red: "pass"})
    assert positions_of(table) == [6, 8, 5]
    assert table.order() == [green, yellow, red]


@rule("FLT-02")
def test_several_rockets_in_the_way_are_all_skipped() -> None:
    """From 10 past 9 and 8 to 7: one day."""
    table = fly(bare("I"), bare("I"), bare("I"), cards=["I-15"], positions=[10, 9, 8], level="I")
    play(table, moves={0: "land 1", 1: "pass", 2: "pass"})
    assert positions_of(table) == [7, 9, 8]


@rule("FLT-03", "trucker-base:EX-22")
def test_example_open_space_skips_the_rocket_ahead() -> None:
    """The other ship stays on 6 (it has no engine); strength 2 leads from 5 over 6 to 8."""
    table = fly(bare(), with_engines(2), cards=["II-06"], positions=[6, 5])
    play(table)
    assert table.rockets[1].position == 8


@rule("FLT-04", "trucker-base:EX-23")
def test_example_both_lose_two_days_the_last_one_first() -> None:
    table = fly(bare("I"), bare("I"), cards=["I-13"], positions=[10, 9], level="I")
    events = play(table, moves={0: "land 1", 1: "land 2"})
    assert days(events) == [(1, -2), (0, -2)]
    assert positions_of(table) == [8, 7]


@rule("FLT-05")
def test_a_rocket_one_lap_behind_still_occupies_its_space() -> None:
    """On the loop of 18, distance 22 is printed space 4; the space behind it, 3, is taken."""
    table = fly(bare("I"), bare("I"), cards=["I-15"], positions=[22, 3], level="I")
    play(table, moves={0: "land 1", 1: "pass"})
    assert positions_of(table) == [20, 3]
    assert table.order() == [0, 1], "ahead compares distances, not printed spaces"


@rule("FLT-06")
def test_a_rocket_may_fall_behind_the_start_line() -> None:
    table = fly(bare("I"), bare("I"), cards=["I-14"], positions=[4, 0], level="I")
    play(table, moves={0: "pass", 1: "land 1"})
    assert positions_of(table) == [4, -3]
    assert table.order() == [0, 1]


@rule("FLT-07")
def test_a_stack_of_credits_is_its_owners_secret_until_the_end() -> None:
    """The abandoned ship brings seat 0 three credits."""
    table = fly(with_crew(1), bare(), cards=["I-17"])
    rich, poor = table.order()
    play(table, moves={0: "accept, dismiss 7,7, dismiss 7,7"})
    assert table.view(rich).players[rich].credits == 3
    assert table.view(poor).players[rich].credits is None
    assert table.view(None).players[rich].credits is None
    play(table, moves={0: "give-up", 1: "give-up"})
    assert table.outcome is not None
    assert table.view(poor).players[rich].credits == 3


@rule("FLT-08")
def test_loading_one_block_per_container_and_red_only_in_special_holds() -> None:
    """Planet 1 of I-12 has red, green and three blue; both holds are full but for one container."""
    table = fly(hauler(left="bb", right="y"), bare(), cards=["I-12"])
    play(table, moves={0: "land 1", 1: "pass"})
    offers = moves_of(table, 0)
    assert [move for move in offers if "load red" in move] == ["load red 7,8"]
    assert [move for move in offers if move.startswith("load green")] == ["load green 7,8", "load green 8,7"]
    assert refusal(table, 0, "load green 6,7") == ("not-offered", "FLT-08"), "its two containers are full"
    bank = table.bank[:]
    play(table, moves={0: "load red 7,8, load green 8,7"})
    assert cargo(table, 0) == "rygbb"
    assert table.bank == [bank[0] + 3, *bank[1:]], "the blue blocks went back"


@rule("FLT-08")
def test_while_loading_all_own_blocks_may_be_rearranged_or_thrown_out() -> None:
    """The yellow block moves out of the special hold for a red one; a blue one goes overboard for it."""
    table = fly(hauler(left="bb", right="bb", special="y"), bare(), cards=["I-13"])
    play(table, moves={0: "land 1", 1: "pass"})
    play(table, moves={0: "unload blue 6,7, unload yellow 7,8, load yellow 6,7, load red 7,8"})
    assert cargo(table, 0) == "rybbb"
    assert table.ships[0].goods_at(table.ships[0].board.cell((7, 8))) == [3]


@rule("FLT-08")
def test_blocks_move_at_no_other_time() -> None:
    """Before the next card, and while deciding to land, there is nothing to load or to unload."""
    table = fly(hauler(left="b", special="y"), bare(), cards=["I-13"])
    assert moves_of(table, 0) == ["fly-on", "give-up"]
    play(table)
    assert moves_of(table, 0) == ["land 1", "land 2", "land 3", "pass"]
    play(table, moves={0: "pass", 1: "land 2"})
    assert asked(table) == {0: "FLY_ON"}


@rule("FLT-09", "trucker-base:EX-21")
@pytest.mark.parametrize(
    ("left", "special", "tokens", "left_over"),
    [("b", "r", "1t", ("", 0)), ("", "", "0t", ("", 0)), ("b", "", "3t", ("", 1)), ("yg", "r", "3t", ("", 3))],
)
def test_goods_go_and_then_tokens(left: str, special: str, tokens: str, left_over: tuple[str, int]) -> None:
    """Smugglers take three goods: blocks first, tokens for what is missing, nothing from those who have nothing."""
    table = fly(hauler(left=left, special=special, battery=tokens), bare(), cards=["II-02"])
    play(table)
    assert (cargo(table, 0), table.ships[0].total_tokens) == left_over


@rule("FLT-09")
def test_the_most_valuable_goods_go_first() -> None:
    table = fly(hauler(left="gb", right="yb", special="r"), bare(), cards=["II-02"])
    events = play(table)
    assert [lost.colour for lost in told(events, GoodsLost)] == ["red", "yellow", "green"]
    assert cargo(table, 0) == "bb"
    assert not told(events, TokensSpent)


@rule("FLT-09")
def test_among_equal_blocks_the_owner_chooses() -> None:
    table = fly(hauler(left="y", right="y", special="r"), bare(), cards=["I-02"])
    play(table)
    assert asked(table) == {0: "LOSE_GOOD"}
    assert moves_of(table, 0) == ["forfeit 6,7", "forfeit 8,7"]
    play(table, moves={0: "forfeit 8,7"})
    assert table.ships[0].goods_at(table.ships[0].board.cell((6, 7))) == [2]


@rule("FLT-10")
def test_the_owner_chooses_which_figures_go() -> None:
    """Slavers take three; the purple alien may be among them, or may stay."""
    built = launched("II", (6, 7), """
        cabin:*3** start cabin:*3*2 purple:***3
    """)  # fmt: skip
    table = fly(aboard(built, {(8, 7): "P"}), bare(), cards=["I-01"])
    play(table)
    assert asked(table) == {0: "LOSE_CREW"}
    assert moves_of(table, 0) == ["dismiss 6,7", "dismiss 7,7"], "three of five: the alien alone is not enough"
    events = play(table, moves={0: "dismiss 6,7, dismiss 7,7, dismiss 8,7"})
    assert [lost.dweller for lost in told(events, CrewLost)][:3] == ["humans", "humans", "purple"]
    assert table.ships[0].crew == 2


@rule("FLT-10")
def test_exactly_as_many_figures_go_as_are_asked_for() -> None:
    """Three of eight, the first three; then nobody else is asked to leave."""
    table = fly(with_crew(3), with_crew(3), cards=["I-01"])
    play(table, moves={0: "dismiss 7,7, dismiss 7,7, dismiss 8,7"})
    assert asked(table) == {1: "LOSE_CREW"}
    assert table.ships[0].crew == 5


@rule("FLT-10")
def test_with_too_few_figures_all_are_lost() -> None:
    table = fly(bare(), with_crew(3), cards=["I-01"])
    play(table)
    assert table.ships[0].crew == 0


@rule("FLT-11")
def test_when_goods_run_short_players_load_in_order() -> None:
    """One red block is left. Seat 0 takes it; seat 1 finds none on its planet and loses the days all the same."""
    table = fly(hauler(), hauler(), cards=["II-13"], positions=[10, 8])
    table.bank = [0, 4, 0, 1]
    play(table, moves={0: "land 1, load red 7,8", 1: "land 2"})
    assert (cargo(table, 0), asked(table)) == ("r", {1: "LOAD"})
    play(table, moves={1: "load green 6,7, done"})
    assert (cargo(table, 1), table.bank) == ("g", [0, 3, 0, 0])
    assert positions_of(table) == [7, 5]


@rule("FLT-11")
def test_a_player_left_without_blocks_still_loses_the_days() -> None:
    table = fly(hauler(), hauler(), cards=["I-13"], positions=[10, 8])
    table.bank = [0, 0, 0, 1]
    play(table, moves={0: "land 1, load red 7,8", 1: "land 2"})
    assert (cargo(table, 0), cargo(table, 1)) == ("r", "")
    assert positions_of(table) == [8, 6]


@rule("FLT-11")
def test_what_somebody_ahead_throws_out_can_be_loaded_behind() -> None:
    """The bank has no blue block; seat 0 throws one out."""
    table = fly(hauler(left="b"), hauler(), cards=["I-13"], positions=[10, 8])
    table.bank = [0, 0, 0, 1]
    play(table, moves={0: "land 1, unload blue 6,7, done", 1: "land 2"})
    assert "load blue 6,7" in moves_of(table, 1)
    play(table, moves={1: "load blue 6,7, load red 7,8"})
    assert cargo(table, 1) == "rb"


@rule("FLT-12")
def test_order_is_that_of_the_reveal_and_of_each_line_in_a_combat_zone() -> None:
    """In open space all declare once, in the order at the reveal, although seat 1 overtakes. In the combat zone seat 0,
    which leads, falls behind in the first line, so seat 1 declares first in the others."""
    table = fly(with_engines(1), with_engines(3), with_engines(1), cards=["I-05"], positions=[8, 7, 4])
    events = play(table)
    assert [declared.seat for declared in told(events, StrengthDeclared)] == [0, 1, 2]
    assert table.order() == [1, 0, 2]
    zone = fly(with_engines(1), with_crew(1), cards=["I-16"], positions=[8, 7])
    events = play(zone, rolls=[2, 2], moves={1: "dismiss 7,7, dismiss 7,7"})
    assert [low.seat for low in told(events, Lowest)] == [0, 1, 1], "nobody has a cannon: seat 1 is ahead now"
    assert [(declared.seat, declared.criterion) for declared in told(events, StrengthDeclared)] == [
        (1, Criterion.ENGINES),
        (0, Criterion.ENGINES),
        (1, Criterion.CANNONS),
        (0, Criterion.CANNONS),
    ]


@rule("FLT-13")
@pytest.mark.parametrize("level", ["learning", 1, 2, 3])
def test_a_flight_starts_with_empty_holds_and_without_credits(level: object) -> None:
    table = build(level=level)
    ship_class = table.ships[0].ship_class
    table.ships[0] = ship(ship_class, (6, 7), """
        hold start special
    """)  # fmt: skip
    finish(table)
    assert cargo(table, 0) == ""
    assert credits_of(table) == [0, 0]


@rule("CRW-09", "FLT-10")
def test_a_lost_figure_is_told_with_its_cause() -> None:
    """What slavers take is a penalty, an alien as well as a human."""
    built = launched("II", (7, 7), """
        start cabin:*3*2 purple:***3
    """)  # fmt: skip
    table = fly(aboard(built, {(8, 7): "P"}), bare(), cards=["I-01"])
    events = play(table)
    assert {(lost.dweller, lost.cause) for lost in told(events, CrewLost) if lost.seat == 0} == {
        ("humans", Cause.PENALTY),
        ("purple", Cause.PENALTY),
    }
