"""What the sound player does about the questions of missions."""

from __future__ import annotations

import pytest

from rules.trucker.fleet import NO_EFFECT, bare, launched, sealed, with_engines
from rules.trucker_missions.assigned import building_for, on_mission
from starhaul.bots.trucker.mind import answer
from starhaul.bots.trucker.missions import chance_of, mission_pay
from starhaul.kernel import Seat
from starhaul.trucker import TruckerState
from starhaul.trucker.merchant import Merchant
from starhaul.trucker.mission_steps.merchant import set_merchant
from trucker.seats import set_credits
from trucker.tables import asked, do, finish, play

SEAT = Seat(0)


def answered(table: TruckerState, seat: int = 0) -> str:
    return str(answer(table, Seat(seat), table.legal_moves(seat)))


def betting() -> TruckerState:
    table = building_for("MS14", 2, level=2)
    set_credits(table, [20, 20])
    table.ships[0], table.ships[1] = with_engines(3), bare()
    finish(table)
    return table


def test_it_bets_all_it_may_on_what_it_is_best_at() -> None:
    """Three engines against none: it will finish first."""
    table = betting()
    assert chance_of(table, SEAT, "finish_first") > chance_of(table, Seat(1), "finish_first")
    assert answered(table) == "bet finish_first 6"


def test_it_does_not_bet_where_it_would_lose_more_than_it_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("starhaul.bots.trucker.missions.chance_of", lambda *_: 0.1)
    assert answered(betting()) == "pass"


def escort(position: int, merchant: int, *, last: bool = False) -> TruckerState:
    """Meteors come next; seat 0 is asked to wait, seat 1 is far ahead."""
    table = on_mission("MS09", sealed(0), sealed(0), cards=["I-09"], positions=[position, position + 9], last=last)
    set_merchant(table, Merchant(merchant, 5))
    do(table, 1, "fly-on")
    do(table, 0, "fly-on")
    return table


def test_it_waits_where_that_saves_a_crate() -> None:
    """Four spaces ahead of the merchant: one back is near enough, three credits for a day or two."""
    assert answered(escort(9, 5, last=True)) == "accept"


def test_it_does_not_wait_where_it_is_near_enough_already() -> None:
    table = on_mission("MS09", sealed(0), sealed(0), cards=["I-09"], positions=[8, 6])
    set_merchant(table, Merchant(5, 5))
    for seat in (0, 1):
        do(table, seat, "fly-on")
    assert answered(table) == "pass"


def test_crates_and_being_close_count_for_what_the_mission_pays() -> None:
    table = on_mission("MS09", bare(), bare(), cards=[NO_EFFECT], positions=[8, 6], last=True)
    set_merchant(table, Merchant(5, 2))
    assert mission_pay(table, Seat(0)) == 2 * 3
    assert mission_pay(table, Seat(1)) == 2 * 3 + 6 / 2


@pytest.mark.parametrize(("card", "move"), [("SC20", "pass"), ("SC05", "abandon 6,7")], ids=["plague", "meteors"])
def test_it_opens_a_bottle_against_a_card_that_would_cost_more(card: str, move: str) -> None:
    """A plague does nothing to a single cabin; four to six large meteors would leave little of this ship."""
    bottle = launched("II", (6, 7), """
        fragile:*3** start holdx3:***1
    """)  # fmt: skip
    table = on_mission("MS01", bottle, bare(), cards=[card, NO_EFFECT])
    play(table)
    assert answered(table) == move


def test_the_last_card_of_a_flight_ends_its_thoughts_though_another_flight_follows() -> None:
    """It thinks until that card is over, which the yard of the next flight never is."""
    bottle = launched("II", (6, 7), """
        fragile:*3** start
    """)  # fmt: skip
    table = on_mission("MS01", bottle, bare(), cards=["SC01"], last=True, mode="series", levels=[2, 2])
    while asked(table) != {0: "SIT_OUT"}:
        if table.chance is not None:
            table.resolve(table.deck.read_cards()[:1])
        else:
            do(table, next(iter(asked(table))), "fly-on")
    assert answered(table) in ("pass", "abandon 6,7")
