"""The Stock Boy (ABE-SUP-STO)."""

from __future__ import annotations

import pytest

from citing import rule
from rules.trucker.fleet import bare, cargo, launched
from starhaul.kernel import Seat
from starhaul.trucker import TruckerState
from starhaul.trucker.cargo import GainGoods
from starhaul.trucker.events import Cause, GoodsLost
from starhaul.trucker.goods import BLUE, RED, YELLOW
from starhaul.trucker.grid import Square
from starhaul.trucker.ship import Ship
from starhaul.trucker.surrendering import ChooseSurrender
from trucker.tables import asked, fly, moves_of, play, told
from trucker.teams import hire

SMUGGLERS = "II-02"
"""They take three blocks."""
PREDATOR = "ABE-I-01"
"""From the left, left-hand, four steps."""


def freighter(contents: dict[Square, str] | None = None) -> Ship:
    """Two holds of two, two special holds of two, a battery component."""
    return launched("II", (5, 7), """
        batteryx2:0300 B116^ start B131^ B132^
        .              B117^ .     .     .
    """, contents or {})  # fmt: skip


def offered(table: TruckerState, *goods: int) -> TruckerState:
    table.questions = {}
    table.first_for(Seat(0), GainGoods(goods))
    table.run_due()
    return table


@rule("ABE-SUP-STO-01")
def test_every_hold_takes_one_red_block_in_a_normal_container() -> None:
    table = offered(hire(fly(freighter(), bare()), 0, "stock_boy", new=True), RED, RED, RED, YELLOW)
    play(table, moves={0: "load red 6,7"})
    assert [move for move in moves_of(table, 0) if move.endswith("6,7")] == [], "one red block a hold"
    play(table, moves={0: "load red 6,8"})
    assert "load red 6,8" not in moves_of(table, 0)
    assert {"load yellow 8,7", "load red 8,7"} <= {*moves_of(table, 0)}


@rule("ABE-SUP-STO-01")
def test_the_other_container_is_as_usual() -> None:
    table = offered(hire(fly(freighter({(6, 7): "r"}), bare()), 0, "stock_boy", new=True), RED, YELLOW)
    assert "load yellow 6,7" in moves_of(table, 0)
    assert "load red 6,7" not in moves_of(table, 0)


@rule("ABE-SUP-STO-01")
def test_others_need_a_special_hold() -> None:
    table = offered(fly(freighter(), bare()), RED)
    assert moves_of(table, 0) == ["load red 8,7", "load red 9,7", "done"]


@rule("ABE-SUP-STO-03")
def test_goods_are_rearranged_when_loading_and_at_no_other_time() -> None:
    table = hire(fly(freighter({(6, 7): "r"}), bare(), cards=["III-20"]), 0, "stock_boy")
    assert moves_of(table, 0) == ["fly-on", "give-up"]
    offered(table, BLUE)
    play(table, moves={0: "unload red 6,7, load red 8,7"})
    assert table.ships[0].goods_at(table.ships[0].board.cell((8, 7))) == [RED]


def robbed(contents: dict[Square, str], *, new: bool = False) -> TruckerState:
    """Three blocks are to be given up."""
    table = hire(fly(freighter(contents), bare(), cards=[SMUGGLERS]), 0, "stock_boy", new=new)
    play(table)
    return table


EXAMPLE: dict[Square, str] = {(8, 7): "bb", (9, 7): "rb", (5, 7): "1t"}
"""Three blue blocks in special holds, a red one, a token."""


@rule("ABE-SUP-STO-EX1", "ABE-SUP-STO-02")
@pytest.mark.parametrize(
    ("moves", "left", "tokens"),
    [
        ("unload red 9,7, done", "bbb", 0),
        ("unload red 9,7, unload blue 8,7, unload blue 8,7", "b", 1),
        ("unload blue 8,7, unload blue 8,7, unload blue 9,7", "r", 1),
        ("unload blue 8,7, unload blue 8,7, done", "rb", 0),
    ],
    ids=["token and red", "the token stays", "the red stays", "the red stays for the token"],
)
def test_the_same_holdings_as_in_the_example_of_the_smuggler(moves: str, left: str, tokens: int) -> None:
    table = robbed(EXAMPLE)
    play(table, moves={0: moves})
    assert (cargo(table, 0), table.ships[0].total_tokens) == (left, tokens)
    assert asked(table) == {0: "FLY_ON"}


@rule("ABE-SUP-STO-EX1", "ABE-SUP-STO-02")
def test_with_the_red_block_left_less_than_three_cannot_be_given() -> None:
    table = robbed(EXAMPLE)
    assert "done" not in moves_of(table, 0), "the red block is in sight, and one token is not enough"
    play(table, moves={0: "unload blue 8,7"})
    assert "done" not in moves_of(table, 0), "so it is still"
    play(table, moves={0: "unload blue 8,7"})
    assert "done" in moves_of(table, 0), "the token is the third"


@rule("ABE-SUP-STO-02")
def test_the_owner_chooses_what_is_lost() -> None:
    """Nothing is hidden in usual holds: three things go, and cheap ones will do."""
    table = robbed({(6, 7): "yb", (6, 8): "gb", (5, 7): "1t"})
    question = table.decisions[Seat(0)]
    assert isinstance(question, ChooseSurrender)
    assert question.due == 3
    assert moves_of(table, 0) == ["unload yellow 6,7", "unload green 6,8", "unload blue 6,7"], "one more must follow"
    play(table, moves={0: "unload blue 6,7"})  # the rest follows
    assert (cargo(table, 0), table.ships[0].total_tokens) == ("yg", 0)


@rule("ABE-SUP-STO-02", "FLT-09")
def test_without_b_the_most_valuable_go() -> None:
    table = robbed({(6, 7): "yb", (8, 7): "gb", (5, 7): "2t"}, new=True)
    assert asked(table) == {0: "LOSE_GOOD"}
    assert cargo(table, 0) == "bb"


@rule("ABE-SUP-STO-02", "ABE-SUP-SMU-02")
def test_predators_find_red_blocks_in_special_holds_and_no_others() -> None:
    built = launched("II", (6, 7), """
        specialx2:0100 start
    """, {(6, 7): "ry"})  # fmt: skip
    table = hire(fly(built, bare(), cards=[PREDATOR]), 0, "stock_boy")
    events = play(table, rolls=[7])
    eaten = [lost for lost in told(events, GoodsLost) if lost.cause is Cause.INTRUDER]
    assert eaten == [GoodsLost(Seat(0), "red", (6, 7), 1, Cause.INTRUDER)]


@rule("ABE-SUP-STO-02")
def test_what_is_hidden_and_all_there_is_stays() -> None:
    table = robbed({(8, 7): "yg", (5, 7): "0t"})
    assert asked(table) == {0: "FLY_ON"}
    assert cargo(table, 0) == "yg"


@rule("ABE-SUP-STO-02", "ABE-SUP-SMU-01")
def test_with_the_smuggler_both_hide_goods() -> None:
    built = launched("II", (6, 7), """
        B146^ start B131^
    """, {(6, 7): "b", (8, 7): "ry"})  # fmt: skip
    table = hire(fly(built, bare(), cards=[SMUGGLERS]), 0, "stock_boy", "smuggler")
    play(table)
    assert cargo(table, 0) == "yb", "the red one must go, and then all is hidden"
    assert asked(table) == {0: "FLY_ON"}
