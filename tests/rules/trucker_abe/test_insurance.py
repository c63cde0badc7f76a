"""Insurance of class IV (ABE-INS)."""

from __future__ import annotations

import pytest

from citing import rule
from rules.trucker.treks import result
from rules.trucker_abe.test_class_iv import flying_iv
from starhaul.kernel import Seat
from starhaul.trucker import TruckerState
from starhaul.trucker.events import Cause, CreditsChanged, InsuranceOffered, Insured
from starhaul.trucker.insurance import InsureOrNot
from starhaul.trucker.rows import replaced
from trucker.seats import credits_of, discards_of, set_credits, set_discards
from trucker.tables import asked, do, finish, moves_of, play, take, told

THIRD = "F3 R3 F1 R1"  # seat 0: cost 5, maximum 19; seat 1: cost 3, maximum 17


def about_to_fly(money: list[int], halves: str = THIRD) -> TruckerState:
    """Both have finished building, seat 0 ahead, and have so many credits."""
    table = flying_iv(2, halves)
    set_credits(table, money)
    finish(table)
    return table


def settle(table: TruckerState, lost: dict[int, int]) -> tuple[int, ...]:
    """The scores after so much was lost and everybody gave up."""
    for seat, count in lost.items():
        set_discards(table, replaced(discards_of(table), seat, tuple(range(count))))
    play(table, moves={0: "give-up", 1: "give-up"})
    return result(table).scores


@rule("ABE-INS-01", "ABE-INS-02", "ABE-INS-06")
def test_the_leader_is_asked_first_after_building_and_before_the_first_card() -> None:
    table = about_to_fly([9, 9])
    assert asked(table) == {0: "INSURE"}
    question = table.decisions[Seat(0)]
    assert isinstance(question, InsureOrNot)
    assert (question.cost, question.maximum) == (5, 19)
    assert moves_of(table, 0) == ["pass", "accept"]
    events = do(table, 0, "accept")
    assert told(events, CreditsChanged) == [CreditsChanged(Seat(0), -5, Cause.INSURANCE)]
    assert told(events, Insured) == [Insured(Seat(0), 19)]
    assert asked(table) == {1: "INSURE"}
    do(table, 1, "pass")
    assert credits_of(table) == [4, 9]
    assert [player.insured for player in table.view(None).players] == [True, False]
    assert set(asked(table).values()) == {"FLY_ON"}, "afterwards it is too late"


@rule("ABE-INS-01", "ABE-INS-06")
def test_whoever_leads_is_asked_first_with_all_crews_aboard() -> None:
    table = flying_iv(2, THIRD)
    set_credits(table, [9, 9])
    do(table, 0, "finish 2")
    do(table, 1, "finish 1")
    assert asked(table) == {1: "INSURE"}
    assert [ship.total_humans for ship in table.ships] == [2, 2]
    do(table, 1, "pass")
    assert asked(table) == {0: "INSURE"}


@rule("ABE-INS-EX1", "ABE-INS-02", "ABE-INS-03", "ABE-INS-04")
@pytest.mark.parametrize(
    ("answer", "lost", "paid"), [("accept", 25, 24), ("pass", 25, 25), ("accept", 8, 13), ("pass", 8, 8)]
)
def test_cost_5_maximum_19(answer: str, lost: int, paid: int) -> None:
    table = about_to_fly([30, 0])
    do(table, 0, answer)
    assert settle(table, {0: lost}) == (30 - paid, 0)


@rule("ABE-INS-03", "ABE-INS-08")
def test_the_maximum_holds_for_an_insured_player_who_gave_up() -> None:
    """And goods at half price have nothing to do with it."""
    table = about_to_fly([30, 30])
    do(table, 0, "accept")
    do(table, 1, "pass")
    assert settle(table, {0: 40, 1: 40}) == (30 - 5 - 19, 30 - 40)


@rule("ABE-INS-05")
def test_reserved_components_that_were_not_used_count_within_the_limit() -> None:
    table = flying_iv(2, THIRD)
    set_credits(table, [10, 0])
    for tile in ("B147", "B148"):
        take(table, 0, tile)
        do(table, 0, "reserve")
    finish(table)
    do(table, 0, "accept")
    reserved = len(discards_of(table)[0])
    assert reserved == 2
    assert settle(table, {0: reserved + 18}) == (10 - 5 - 19, 0)


@rule("ABE-INS-09")
def test_only_who_has_the_credits_is_asked() -> None:
    table = flying_iv(2, THIRD)
    set_credits(table, [4, 3])
    offered = told(finish(table), InsuranceOffered)
    assert offered == [
        InsuranceOffered(Seat(0), 5, 19, can_pay=False),
        InsuranceOffered(Seat(1), 3, 17, can_pay=True),
    ]
    assert asked(table) == {1: "INSURE"}
    do(table, 1, "accept")
    assert credits_of(table) == [4, 0]


@rule("ABE-INS-01", "ABE-INS-03")
def test_insurance_is_for_one_flight() -> None:
    table = flying_iv(2, THIRD, classes=["IV", "IV"])
    set_credits(table, [9, 0])
    finish(table)
    do(table, 0, "accept")
    play(table, moves={0: "give-up", 1: "give-up"})
    assert table.flight == 1
    assert table.leg.insured == ()
