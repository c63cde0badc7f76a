"""The Smuggler (ABE-SUP-SMU)."""

from __future__ import annotations

import pytest

from citing import rule
from rules.trucker.fleet import bare, cargo, launched, money
from rules.trucker_abe.test_team_stock_boy import freighter
from starhaul.kernel import Seat
from starhaul.trucker import TruckerState
from starhaul.trucker.card_steps.intruders import Intruders, Raid
from starhaul.trucker.card_steps.robopolice import Robopolice, Unit
from starhaul.trucker.cargo import GainGoods
from starhaul.trucker.damage import Destroy
from starhaul.trucker.events import Cause, Contraband, GoodsLost
from starhaul.trucker.goods import BLUE, GREEN, RED, YELLOW
from starhaul.trucker.grid import LEFT, RIGHT, Square
from starhaul.trucker.hazards import GoodsPenalty
from starhaul.trucker.scoring import prices
from starhaul.trucker.ship import Ship
from starhaul.trucker.surrendering import ChooseSurrender
from starhaul.trucker.tolls import toll
from trucker.seats import credits_of
from trucker.tables import asked, fly, moves_of, play, told
from trucker.teams import hire

SMUGGLERS = "II-02"
"""They take three blocks."""
PREDATOR = "ABE-I-01"
"""From the left, left-hand, four steps."""


def modules(contents: dict[Square, str] | None = None) -> Ship:
    """Three structural modules, a special hold and a battery component."""
    return launched("II", (5, 6), """
        .              B147^  B148^  .
        batteryx2:0300 B146^  start  specialx2:0001
    """, contents or {})  # fmt: skip


def offered(table: TruckerState, *goods: int) -> TruckerState:
    """These blocks can be loaded now."""
    table.questions = {}
    table.first_for(Seat(0), GainGoods(goods))
    table.run_due()
    return table


@rule("ABE-SUP-SMU-01")
def test_each_structural_module_holds_one_blue_or_green_block() -> None:
    table = offered(hire(fly(modules(), bare()), 0, "smuggler", new=True), BLUE, GREEN, YELLOW, RED)
    at_module = [move for move in moves_of(table, 0) if move.endswith("6,7")]
    assert at_module == ["load blue 6,7", "load green 6,7"]
    play(table, moves={0: "load blue 6,6, load green 6,7"})
    assert not [move for move in moves_of(table, 0) if move.endswith(("6,6", "6,7"))], "one each"


@rule("ABE-SUP-SMU-01")
def test_so_does_each_routing_module() -> None:
    built = launched("II", (7, 7), """
        start A13^
    """)  # fmt: skip
    table = offered(hire(fly(built, bare()), 0, "smuggler", new=True), BLUE, YELLOW)
    assert moves_of(table, 0) == ["load blue 8,7", "done"]


@rule("ABE-SUP-SMU-01")
def test_nobody_else_can_load_them_so() -> None:
    table = offered(fly(modules(), bare()), BLUE)
    assert moves_of(table, 0) == ["load blue 8,7", "done"]


@rule("ABE-SUP-SMU-01", "MIS-ART-04")
def test_a_module_in_a_dead_zone_holds_nothing() -> None:
    built = launched("II", (7, 6), """
        .     B147^
        start M62^
    """)  # fmt: skip
    table = hire(fly(built, bare(), sets=["missions"]), 0, "smuggler")
    ship = table.ships[0]
    assert ship.idle >> ship.board.cell((8, 6)) & 1, "the drawing has no dead zone there"
    assert not ship.working_stores


@rule("ABE-SUP-SMU-02")
def test_predators_do_not_find_hidden_blocks() -> None:
    contents = {(5, 7): "2t", (6, 7): "b", (6, 6): "g", (8, 7): "y"}
    table = hire(fly(modules(contents), bare(), cards=[PREDATOR]), 0, "smuggler", new=True)
    events = play(table, rolls=[7])
    assert cargo(table, 0) == "ygb"
    assert table.ships[0].total_tokens == 0
    assert not told(events, GoodsLost)


@rule("ABE-SUP-SMU-02")
def test_they_find_blocks_in_holds() -> None:
    built = launched("II", (5, 7), """
        holdx2:0300 B146^ start
    """, {(5, 7): "y", (6, 7): "b"})  # fmt: skip
    table = hire(fly(built, bare(), cards=[PREDATOR]), 0, "smuggler", new=True)
    events = play(table, rolls=[7])
    eaten = [lost for lost in told(events, GoodsLost) if lost.cause is Cause.INTRUDER]
    assert eaten == [GoodsLost(Seat(0), "yellow", (5, 7), 1, Cause.INTRUDER)], "the blue one is hidden"


@rule("ABE-SUP-SMU-02")
def test_what_a_predator_would_take_is_told_without_them() -> None:
    contents = {(5, 7): "2t", (6, 7): "b", (6, 6): "g"}
    ship = hire(fly(modules(contents), bare()), 0, "smuggler").ships[0]
    predator = Intruders(LEFT, "predator", ("left",), 4, (), True, 0, ())
    (raid,) = predator.prospects(ship, 7)
    assert isinstance(raid, Raid)
    assert (raid.goods, raid.tokens, raid.emptied) == (0, 2, ((5, 7),))
    special = hire(fly(freighter({(8, 7): "ry"}), bare()), 0, "stock_boy").ships[0]
    (raid,) = Intruders(RIGHT, "predator", ("left",), 4, (), True, 0, ()).prospects(special, 7)
    assert isinstance(raid, Raid)
    assert raid.goods == 1, "the red one"


@rule("ABE-SUP-SMU-02")
def test_what_a_fleet_would_take_is_told_without_them() -> None:
    """Three blocks are due: a red one, and two tokens for what is missing."""
    ship = hire(fly(modules({(6, 6): "b", (8, 7): "r", (5, 7): "2t"}), bare()), 0, "smuggler").ships[0]
    due = toll(ship, (GoodsPenalty("goods", 3),), None)
    assert (due.goods, due.tokens) == (1, 2)


def robbed(contents: dict[Square, str], *, new: bool = True) -> TruckerState:
    """Three blocks are to be given up."""
    table = hire(fly(modules(contents), bare(), cards=[SMUGGLERS]), 0, "smuggler", new=new)
    play(table)
    return table


EXAMPLE: dict[Square, str] = {(6, 6): "b", (7, 6): "b", (6, 7): "b", (8, 7): "r", (5, 7): "1t"}
"""Three hidden blue blocks, a red one, a token."""


@rule("ABE-SUP-SMU-EX1", "ABE-SUP-SMU-02")
def test_the_red_block_goes_first_and_cannot_be_kept() -> None:
    table = robbed(EXAMPLE)
    assert cargo(table, 0) == "bbb"
    assert asked(table)[0] == "SURRENDER"
    question = table.decisions[Seat(0)]
    assert isinstance(question, ChooseSurrender)
    assert (question.due, question.tokens) == (2, 1)


@rule("ABE-SUP-SMU-EX1", "ABE-SUP-SMU-02")
def test_either_token_and_red_and_no_more() -> None:
    table = robbed(EXAMPLE)
    play(table, moves={0: "done"})
    assert (cargo(table, 0), table.ships[0].total_tokens) == ("bbb", 0)
    assert asked(table)[0] != "SURRENDER"


@rule("ABE-SUP-SMU-EX1", "ABE-SUP-SMU-02")
def test_or_red_and_two_blue_and_the_token_stays() -> None:
    table = robbed(EXAMPLE)
    play(table, moves={0: "unload blue 6,6, unload blue 6,7"})
    assert (cargo(table, 0), table.ships[0].total_tokens) == ("b", 1)
    assert asked(table)[0] != "SURRENDER"


@rule("ABE-SUP-SMU-02")
def test_with_all_goods_hidden_and_no_token_nothing_is_asked_and_nothing_goes() -> None:
    table = robbed({(6, 6): "b", (6, 7): "g", (5, 7): "0t"})
    assert asked(table) == {0: "FLY_ON"}
    assert cargo(table, 0) == "gb"


@rule("ABE-SUP-SMU-02")
def test_no_goods_left_cannot_be_claimed_with_a_token_left() -> None:
    """Two blocks in sight are not enough: the token goes too, or a hidden block in its place."""
    table = robbed({(6, 6): "b", (8, 7): "ry", (5, 7): "2t"})
    assert moves_of(table, 0) == ["unload blue 6,6", "done"]
    spared = table.clone()
    play(spared, moves={0: "unload blue 6,6"})
    assert (cargo(spared, 0), spared.ships[0].total_tokens) == ("", 2)
    play(table, moves={0: "done"})
    assert (cargo(table, 0), table.ships[0].total_tokens) == ("b", 1)


@rule("ABE-SUP-SMU-02")
def test_order_of_value_holds_for_what_is_not_hidden() -> None:
    """A hidden green block may go before a blue one in sight, but not before a yellow one."""
    table = robbed({(6, 6): "g", (8, 7): "yb", (5, 7): "0t"})
    assert cargo(table, 0) == "gb", "the yellow one is gone"
    assert moves_of(table, 0) == ["unload green 6,6", "unload blue 8,7"]


@rule("ABE-SUP-SMU-03")
@pytest.mark.parametrize(("new", "brings"), [(True, 1 + 2 + 3), (False, 1 + 2 + 3 + 2)])
def test_with_b_each_hidden_block_sells_for_a_credit_more(new: bool, brings: int) -> None:
    contents = {(6, 6): "b", (6, 7): "g", (8, 7): "y"}
    table = hire(fly(modules(contents), bare(), cards=["III-20"], last=True), 0, "smuggler", new=new)
    events = play(table)
    sold = [paid for paid in money(events) if paid[0] == 0]
    assert (0, brings) in sold
    assert cargo(table, 0) == ""


@rule("ABE-SUP-SMU-03")
def test_after_giving_up_the_credit_is_added_before_halving() -> None:
    """A blue and a green block bring 5 with the Smuggler, and half of that is 3; 3 halved and 2 added would be 4."""
    table = hire(fly(modules({(6, 6): "b", (6, 7): "g"}), bare(), cards=["III-20"], last=True), 0, "smuggler")
    assert prices(table.ships[0]) == (5, 3)
    play(table, moves={0: "give-up"})
    assert credits_of(table)[0] == 3


@rule("ABE-SUP-SMU-03")
def test_blocks_in_holds_bring_their_price() -> None:
    table = hire(fly(modules({(8, 7): "bg"}), bare()), 0, "smuggler")
    assert prices(table.ships[0]) == (3, 2)


@rule("ABE-SUP-SMU-01", "HIT-14")
def test_a_hidden_block_is_lost_with_its_module() -> None:
    table = hire(fly(modules({(6, 6): "g", (6, 7): "b"}), bare()), 0, "smuggler")
    blocks, ship = table.bank[GREEN], table.ships[0]
    table.questions = {}
    table.first_for(Seat(0), Destroy(1 << ship.board.cell((6, 6))))
    table.run_due()
    assert (cargo(table, 0), table.bank[GREEN]) == ("b", blocks + 1)


@rule("ABE-SUP-SMU-02", "MIS-ROBO-07")
def test_the_robopolice_finds_hidden_goods_no_better() -> None:
    police = Robopolice(LEFT, (Unit("clockwise", "left"),), Contraband.GOODS)
    ship = hire(fly(modules({(6, 7): "b", (8, 7): "y"}), bare()), 0, "smuggler").ships[0]
    assert ship.board.squares(police.sought(ship)) == ((8, 7),)
