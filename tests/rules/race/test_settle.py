"""Settle in general, and worlds that are paid for (RFG-STL-01 to -12)."""

from __future__ import annotations

import pytest

from citing import rule
from rules.race.table import Table, idle, names, seat, told
from starhaul.kernel import Event
from starhaul.race import Ask
from starhaul.race.events import Answered, Drew, GoodsAppeared, Placed, PlacementsRevealed


@rule("RFG-STL-01")
def test_one_world_from_the_hand_or_none() -> None:
    table = Table(seat("old-earth", hand="gem-world spice-world colony-ship", spare=5), idle("new-sparta"))
    table.choose("produce", "settle")
    assert table.places() == ["gem-world", "spice-world"]
    assert table.refusal("place colony-ship") == ("no-world", "RFG-STL-01")
    table.play("place gem-world", "pay 2")
    assert table.asked()[0] is Ask.ACTION, "only one"
    table.choose("trade", "settle")
    table.play("pass")
    assert table.tableau() == ["old-earth", "gem-world"]


@rule("RFG-STL-01")
def test_worlds_are_revealed_together() -> None:
    table = Table(seat("old-earth", hand="gem-world", spare=3), seat("new-sparta", hand="spice-world", spare=3))
    table.choose("settle")
    assert table.play("place gem-world") == [Answered(0)]
    assert table.view(1).seats[0].placing is None
    events = table.play("place spice-world", seat=1)
    (revealed,) = told(events, PlacementsRevealed)
    assert names(card for card in revealed.cards if card is not None) == ["gem-world", "spice-world"]


@rule("RFG-STL-02")
def test_a_world_is_paid_for_before_its_good_and_its_draws_come() -> None:
    table = Table(seat("old-earth", "terraforming-robots", hand="destroyed-world", spare=3), idle("new-sparta"))
    table.choose("settle")
    table.play("place destroyed-world")
    assert (table.asked(), table.goods()) == ({0: Ask.PAY}, [])
    events = table.play("pay 1")
    kinds: list[type[Event]] = [type(event) for event in events if isinstance(event, Placed | GoodsAppeared | Drew)]
    assert kinds == [Placed, GoodsAppeared, Drew]
    assert told(events, Drew)[0].count == 2, "bonus and Terraforming Robots"


@rule("RFG-STL-02")
def test_a_second_world_too_is_paid_for_before_its_good_comes() -> None:
    table = Table(
        seat("new-sparta", "improved-logistics", hand="rebel-fuel-cache destroyed-world", spare=2), idle("old-earth")
    )
    table.choose("settle")
    table.play("place rebel-fuel-cache", "place destroyed-world")
    assert (table.asked(), table.goods()) == ({0: Ask.PAY}, ["rebel-fuel-cache"])
    table.play("pay 1")
    assert table.goods() == ["destroyed-world", "rebel-fuel-cache"]


@rule("RFG-STL-03")
def test_cards_drawn_for_a_world_cannot_pay_for_it() -> None:
    table = Table(seat("old-earth", "terraforming-robots", hand="gem-world", spare=1), idle("new-sparta"))
    table.choose("settle")
    assert table.places() == [], "2 cards, and only one before the draws"


@rule("RFG-STL-04")
def test_who_chose_settle_draws_a_card_after_placing() -> None:
    for action, size in (("settle", 2), ("produce", 1)):
        table = Table(seat("old-earth", hand="destroyed-world", spare=2), idle("new-sparta"))
        table.choose(action, "settle")
        table.play("place destroyed-world", "pay 1")
        assert table.size() == size
    empty = Table(seat("old-earth", hand="destroyed-world", spare=2), idle("new-sparta"))
    empty.choose("settle")
    empty.play("pass")
    assert empty.size() == 3, "no world, no card"


@rule("RFG-STL-05")
def test_powers_draw_for_each_world_placed() -> None:
    table = Table(
        seat(
            "new-sparta",
            "terraforming-robots",
            "terraforming-guild",
            "improved-logistics",
            hand="rebel-fuel-cache runaway-robots",
        ),
        idle("old-earth"),
    )
    table.choose("develop", "settle")
    table.rest(Ask.SETTLE)
    table.play("place rebel-fuel-cache")
    assert table.size() == 1 + 2
    table.play("place runaway-robots")
    assert table.size() == 2 + 2, "2 cards for the second world, too"


@rule("RFG-STL-06")
def test_a_windfall_world_gets_a_good_that_nobody_sees() -> None:
    table = Table(seat("old-earth", hand="destroyed-world", spare=2), idle("new-sparta"))
    table.comes("rebel-base")
    table.choose("settle")
    table.play("place destroyed-world", "pay 1")
    assert table.goods() == ["destroyed-world"]
    assert table.drawn[0] == ((), ["rebel-base"]), "shown to nobody"


@rule("RFG-STL-06")
@pytest.mark.parametrize("world", ["artist-colony", "expanding-colony"])
def test_production_worlds_and_worlds_without_kind_get_no_good(world: str) -> None:
    table = Table(seat("new-sparta", hand=world, spare=2), idle("alpha-centauri"))
    table.choose("settle")
    table.play(f"place {world}", "pay 1")
    assert table.goods() == []
    if world == "expanding-colony":
        table.choose("produce")
        assert table.goods() == [], "never"


@rule("RFG-STL-07")
def test_a_world_carries_one_good_at_most() -> None:
    table = Table(
        seat("alpha-centauri", "artist-colony", "mining-robots", goods="alpha-centauri artist-colony"),
        idle("new-sparta"),
    )
    table.choose("produce")
    assert table.goods() == ["alpha-centauri", "artist-colony"]


@rule("RFG-STL-10")
def test_a_world_costs_cards_of_the_hand_and_choosing_settle_makes_it_no_cheaper() -> None:
    table = Table(seat("old-earth", hand="gem-world spice-world new-earth", spare=1), idle("new-sparta"))
    table.choose("settle")
    table.play("place gem-world")
    assert "pay gem-world" not in table.moves()
    assert table.moves() == ["pay consumer-markets", "pay spice-world"], "two of three, in increasing order"
    table.play("pay spice-world new-earth")
    (placed,) = told(table.events, Placed)
    assert (placed.count, placed.how) == (2, "paid")
    assert "consumer-markets" in table.hand()
    short = Table(seat("old-earth", hand="gem-world", spare=1), idle("new-sparta"))
    short.choose("settle")
    assert short.places() == []


@rule("RFG-STL-11")
def test_discounts_add_up_and_those_for_a_good_count_for_that_good_only() -> None:
    robots = ["alpha-centauri", "mining-robots"]
    table = Table(seat(*robots, hand="mining-world asteroid-belt gem-world", spare=0), idle("new-sparta"))
    table.choose("settle")
    assert table.places() == ["asteroid-belt", "gem-world", "mining-world"]
    table.play("place mining-world", "pay 1")
    assert table.size() == 2, "rare, 3 - 1 - 1; and the bonus"
    windfall = Table(seat(*robots, hand="asteroid-belt", spare=1), idle("new-sparta"))
    windfall.choose("produce", "settle")
    windfall.play("place asteroid-belt")
    assert windfall.size() == 1, "2 - 1 - 1"
    below = Table(seat(*robots, "replicant-robots", hand="asteroid-belt", spare=1), idle("new-sparta"))
    below.choose("produce", "settle")
    below.play("place asteroid-belt")
    assert below.size() == 1, "never below nothing"
    novelty = Table(seat(*robots, hand="gem-world", spare=1), idle("new-sparta"))
    novelty.choose("settle")
    assert novelty.places() == [], "no rare world"


@rule("RFG-STL-12")
def test_strength_does_not_help_to_place_a_peaceful_world() -> None:
    table = Table(
        seat("new-sparta", "drop-ships", "space-marines", "new-military-tactics", hand="artist-colony"),
        idle("old-earth"),
    )
    table.choose("settle")
    assert table.places() == []
    assert table.refusal("place artist-colony") == ("cards-missing", "RFG-STL-48")


@rule("EX-B05")
def test_new_earth_for_one_card() -> None:
    table = Table(
        seat("alpha-centauri", "mining-robots", "replicant-robots", hand="new-earth", spare=2), idle("new-sparta")
    )
    table.choose("produce", "settle")
    table.play("place new-earth", "pay 1")
    assert (table.tableau()[-1], table.size()) == ("new-earth", 1)
