"""The Trader (ABE-SUP-TRA)."""

from __future__ import annotations

import pytest

from citing import rule
from rules.trucker.fleet import NO_EFFECT, bare, cargo, launched, money
from starhaul.kernel import Seat
from starhaul.trucker import TruckerState
from starhaul.trucker.components import COMPONENTS
from starhaul.trucker.events import CreditsChanged, PriceChanged
from starhaul.trucker.ship import Ship
from starhaul.trucker.team.using import AbilityOffer
from trucker.seats import bills_of, set_credits
from trucker.shipyard import component
from trucker.tables import asked, build, do, finish, fly, moves_of, place, play, told
from trucker.teams import hire, offers_to


def waiting(level: int, credits: int, *, holds: int = 2) -> TruckerState:  # noqa: A002 the word of the game
    """Seat 0 has the Trader, so many credits, and holds for two and three; all ships are loaded."""
    table = hire(build(level=level), 0, "trader", new=True)
    for word, square in [("holdx2:0003", (8, 7)), ("holdx3:*1**", (6, 7))][:holds]:
        tile, turn = component(word)
        place(table, 0, COMPONENTS[tile].id, square, turn)
    set_credits(table, [credits, 9])
    finish(table)
    return table


@rule("ABE-SUP-TRA-01")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_as_many_yellow_blocks_as_the_number_of_the_flight(level: int) -> None:
    table = waiting(level, credits=9)
    assert offers_to(table, 0) == [AbilityOffer("trader.a", credits=-level)]
    do(table, 0, "use trader.a")
    if level > 1:
        assert moves_of(table, 0) == [f"buy {count}" for count in range(1, level + 1)]
        do(table, 0, f"buy {level}")
    for _ in range(level):
        do(table, 0, next(move for move in moves_of(table, 0) if move.startswith("load")))
    assert cargo(table, 0) == "y" * level
    assert [(line.reason, line.amount) for line in bills_of(table)[0]] == [("trade", -level)]


@rule("ABE-SUP-TRA-01")
def test_fewer_can_be_bought_and_the_blocks_come_from_the_bank() -> None:
    table = waiting(3, credits=9)
    before = table.bank[2]
    events = do(table, 0, "use trader.a, buy 2")
    assert [(event.seat, event.amount) for event in told(events, CreditsChanged)] == [(0, -2)]
    do(table, 0, "load yellow 6,7, load yellow 8,7")
    assert cargo(table, 0) == "yy"
    assert table.bank[2] == before - 2
    assert asked(table).get(0) != "LOAD"


@rule("ABE-SUP-18")
def test_whoever_has_too_little_buys_less_or_nothing() -> None:
    assert offers_to(waiting(3, credits=2), 0) == [AbilityOffer("trader.a", credits=-2)]
    assert asked(waiting(3, credits=0)).get(0) != "USE_ABILITY"
    assert asked(waiting(3, credits=-4)).get(0) != "USE_ABILITY"


@rule("ABE-SUP-TRA-01")
def test_no_more_is_sold_than_the_holds_and_the_bank_have_room_for() -> None:
    assert offers_to(waiting(3, credits=9, holds=1), 0) == [AbilityOffer("trader.a", credits=-2)]
    assert asked(waiting(3, credits=9, holds=0)).get(0) != "USE_ABILITY"


def laden(blocks: str) -> Ship:
    return launched("II", (7, 7), """
        start holdx3:*0*1
    """, {(8, 7): blocks})  # fmt: skip


def home(*ships: Ship, gives_up: int | None = None) -> TruckerState:
    """Seat 1 has the Trader; the flight is over, and nothing is sold yet."""
    table = hire(fly(*ships, cards=[NO_EFFECT], last=True, positions=[9, 4]), 1, "trader")
    play(table, moves={} if gives_up is None else {gives_up: "give-up"})
    return table


def sold(table: TruckerState) -> list[int]:
    return [sum(line.amount for line in bill if line.reason == "goods") for bill in bills_of(table)]


@rule("ABE-SUP-TRA-02")
@pytest.mark.parametrize(
    ("change", "brought"),
    [("yellow up", [8 + 1, 4]), ("yellow down", [8 - 1, 4]), ("red up", [8 + 1, 4]), ("red down", [8 - 1, 4])],
)
def test_one_colour_goes_up_or_down_for_everybody(change: str, brought: list[int]) -> None:
    """Red 4, yellow 3, blue 1; two greens at 2 each."""
    table = home(launched("II", (7, 7), """
        start special:***1
    """, {(8, 7): "r"}), laden("gg"))  # fmt: skip
    table.ships[0].load_good(table.ships[0].board.cell((8, 7)), 2)
    table.ships[0].load_good(table.ships[0].board.cell((8, 7)), 0)
    do(table, 1, "use trader.b")
    events = do(table, 1, f"price {change}")
    colour, way = change.split(" ")
    assert told(events, PriceChanged) == [PriceChanged(Seat(1), colour, 1 if way == "up" else -1)]
    assert sold(table) == brought


@rule("ABE-SUP-TRA-02")
def test_no_price_falls_below_one_and_red_may_cost_five() -> None:
    table = home(laden("bb"), bare())
    do(table, 1, "use trader.b")
    offered = moves_of(table, 1)
    assert "price blue down" not in offered
    assert sorted(offered) == sorted(
        f"price {colour} {way}"
        for colour in ("blue", "green", "yellow", "red")
        for way in ("up", "down")
        if (colour, way) != ("blue", "down")
    )


@rule("ABE-SUP-TRA-02")
def test_two_traders_do_not_push_a_price_below_one() -> None:
    table = home(laden("gg"), bare())
    hire(table, 0, "trader")
    do(table, 1, "use trader.b, price green down")
    table.support = table.support.repriced(1, -1)
    assert sold(table) == [2, 0]


@rule("ABE-SUP-TRA-02", "ABE-SUP-11")
def test_also_after_giving_up_and_before_those_who_gave_up_have_sold() -> None:
    table = home(laden("ggg"), laden("yy"), gives_up=1)
    assert bills_of(table) == [(), ()], "nothing is sold yet"
    events = do(table, 1, "use trader.b, price yellow up")
    assert sold(table) == [6, 4], "half of eight"
    assert (1, 4) in money(events)


@rule("ABE-SUP-TRA-02")
def test_prices_are_the_printed_ones_again_in_the_next_flight() -> None:
    table = home(laden("yy"), bare())
    do(table, 1, "use trader.b, price yellow up")
    assert table.support.prices == (0, 0, 1, 0)
    assert table.support.before_flight().prices == ()


@rule("ABE-SUP-TRA-02")
def test_whoever_leaves_it_changes_nothing() -> None:
    table = home(laden("yy"), bare())
    do(table, 1, "done")
    assert sold(table) == [6, 0]
