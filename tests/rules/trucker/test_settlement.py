"""The end of a flight (END)."""

from __future__ import annotations

import pytest

from citing import rule
from rules.trucker.fleet import NO_EFFECT, bare, launched, sealed
from starhaul.kernel import Result
from starhaul.trucker import TruckerState
from starhaul.trucker.rows import replaced
from starhaul.trucker.ship import Ship
from trucker.seats import discards_of, set_discards
from trucker.tables import aboard, fly, play


def settled(table: TruckerState, **moves: str) -> Result:
    """The last card passes everybody by; then the flight is settled."""
    play(table, moves={int(seat[1:]): text for seat, text in moves.items()})
    assert table.outcome is not None
    return table.outcome


def paid(result: Result, reason: str) -> list[int]:
    """What each seat got or paid for this."""
    return [sum(line.amount for line in bill if line.reason == reason) for bill in result.breakdown]


def hauler(red: str = "", others: str = "") -> Ship:
    return launched("II", (6, 7), """
        specialx1:*3** start holdx2:***3
    """, {(6, 7): red, (8, 7): others})  # fmt: skip


@rule("END-01")
def test_the_bill_in_its_order() -> None:
    """Finish, looks, goods, losses; the total is their sum."""
    table = fly(hauler("r"), bare(), cards=[NO_EFFECT], last=True)
    set_discards(table, replaced(discards_of(table), 0, (5, 6)))
    result = settled(table)
    assert [line.reason for line in result.breakdown[0]] == ["finish", "best_looking", "goods", "losses"]
    assert result.scores[0] == 8 + 4 + 4 - 2


@rule("END-02")
@pytest.mark.parametrize(
    ("level", "rewards"), [("L", [4, 3, 2, 1]), ("I", [4, 3, 2, 1]), ("II", [8, 6, 4, 2]), ("III", [12, 9, 6, 3])]
)
def test_rewards_by_place(level: str, rewards: list[int]) -> None:
    """Farthest ahead first: here seat 2, then 0, 3, 1."""
    name = "I" if level == "L" else level
    table = fly(*[bare(name) for _ in range(4)], cards=[NO_EFFECT], positions=[7, 2, 9, 5], level=level, last=True)
    first, second, third, fourth = rewards
    assert paid(settled(table), "finish") == [second, fourth, first, third]


@rule("END-02")
def test_with_players_out_the_others_move_up() -> None:
    table = fly(bare(), bare(), bare(), cards=[NO_EFFECT], positions=[9, 6, 3], last=True)
    assert paid(settled(table, s1="give-up"), "finish") == [8, 0, 6]


@rule("END-03")
@pytest.mark.parametrize(("level", "reward"), [("L", 2), ("I", 2), ("II", 4), ("III", 6)])
def test_the_best_looking_ship_has_the_fewest_exposed_connectors(level: str, reward: int) -> None:
    name = "I" if level == "L" else level
    table = fly(sealed(2, name), sealed(1, name), sealed(3, name), cards=[NO_EFFECT], level=level, last=True)
    assert paid(settled(table), "best_looking") == [0, reward, 0]


@rule("END-03")
def test_all_tied_ships_get_the_full_reward() -> None:
    table = fly(sealed(1), sealed(2), sealed(1), cards=[NO_EFFECT], last=True)
    assert paid(settled(table), "best_looking") == [4, 0, 4]


@rule("END-03")
def test_only_finishing_ships_are_looked_at_and_a_sole_one_wins() -> None:
    table = fly(sealed(0), sealed(3), cards=[NO_EFFECT], last=True)
    assert paid(settled(table, s0="give-up"), "best_looking") == [0, 4]


@rule("END-04", "END-05")
def test_goods_are_sold_at_full_price_and_go_back_to_the_bank() -> None:
    """Red 4 and yellow 3 and blue 1."""
    table = fly(hauler("r", "yb"), bare(), cards=[NO_EFFECT], last=True)
    assert table.bank == [13, 13, 16, 11]
    assert paid(settled(table), "goods") == [8, 0]
    assert table.bank == [14, 13, 17, 12]
    assert table.ships[0].total_goods() == [0, 0, 0, 0]


@rule("END-06")
def test_components_on_the_ship_cost_nothing() -> None:
    """Neither who finished nor who gave up pays for them."""
    result = settled(fly(hauler(), hauler(), cards=[NO_EFFECT], last=True), s1="give-up")
    assert paid(result, "losses") == [0, 0]
    assert result.scores[1] == 0


@rule("END-07")
def test_a_credit_for_each_lost_component_without_limit() -> None:
    table = fly(bare(), bare(), cards=[NO_EFFECT], last=True)
    set_discards(table, [tuple(range(30)), (40,)])
    assert paid(settled(table), "losses") == [-30, -1]


@rule("END-07")
def test_destroyed_and_fallen_off_components_are_paid() -> None:
    """A meteor takes the module, the hold behind it falls off: two credits."""
    built = launched("II", (7, 7), """
        start pipes:*3*3 hold:***3
    """)  # fmt: skip
    table = fly(built, bare(), cards=["I-11"], last=True)
    play(table, rolls=[8, 2, 2], moves={0: "keep 7,7"})
    assert table.outcome is not None
    assert paid(table.outcome, "losses") == [-2, 0]


@rule("END-08")
def test_most_credits_rank_first_whoever_finished() -> None:
    """Totals may be negative, equals share a rank: 9 credits in hand, 0 and 0 for those who left, -3."""
    table = fly(bare(), bare(), bare(), bare(), cards=[NO_EFFECT], money=[9, 0, 0, 0], last=True)
    set_discards(table, replaced(discards_of(table), 3, (1, 2, 3)))
    result = settled(table, s0="give-up", s1="give-up", s2="give-up", s3="give-up")
    assert (result.scores, result.ranks) == ((9, 0, 0, -3), (1, 2, 2, 4))


@rule("END-08")
def test_who_gave_up_may_have_the_best_result() -> None:
    rich = fly(bare(), bare(), cards=[NO_EFFECT], money=[20, 0], last=True)
    assert settled(rich, s0="give-up").ranks == (1, 2)


@rule("END-02", "END-07", "trucker-base:EX-29")
def test_example_second_of_three() -> None:
    """Level II: 6 for the place, 6 for red and green, three lost components: 9, without the reward for looks."""
    second = aboard(hauler("r", "g"), {})
    table = fly(bare(), second, sealed(0), cards=[NO_EFFECT], positions=[9, 6, 3], last=True)
    set_discards(table, replaced(discards_of(table), 1, (1, 2, 3)))
    result = settled(table)
    assert paid(result, "best_looking") == [0, 0, 4]
    assert result.scores[1] == 6 + 6 - 3 == 9
