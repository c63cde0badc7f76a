"""Selling goods (RFG-TRD)."""

from __future__ import annotations

import pytest

from citing import rule
from rules.race.table import Table, idle, names, seat, told
from starhaul.race import Ask
from starhaul.race.events import Drew, Sold

KINDS = {"gem-world": 2, "mining-world": 3, "plague-world": 4, "alien-robotic-factory": 5}


def sales(table: Table) -> list[tuple[str, int]]:
    return [(names([event.world])[0], event.price) for event in told(table.events, Sold)]


@rule("RFG-TRD-01")
def test_goods_are_sold_by_trade_or_by_a_power_and_not_otherwise() -> None:
    for action, *cards in (("x2",), ("produce",), ("trade",), ("x2", "trade-league")):
        table = Table(seat("new-sparta", "gem-world", *cards, goods="gem-world"), idle("alpha-centauri"))
        table.choose(action, "x2")
        assert bool(sales(table)) is (action == "trade" or bool(cards))


@rule("RFG-TRD-02")
def test_trade_sells_exactly_one_good_before_anything_is_consumed() -> None:
    table = Table(
        seat("old-earth", "gem-world", "spice-world", "mining-world", goods="gem-world spice-world mining-world"),
        idle("new-sparta"),
    )
    table.choose("trade")
    assert table.asked() == {0: Ask.SELL}, "not a power of Old Earth"
    assert table.moves() == ["sell gem-world", "sell spice-world", "sell mining-world"], "and no way around it"
    table.play("sell mining-world")
    assert (sales(table), table.chips(), table.goods()) == ([("mining-world", 3 + 1)], 2, [])


@rule("RFG-TRD-02")
def test_trade_without_a_good_is_lost() -> None:
    table = Table(seat("old-earth", "gem-world"), idle("new-sparta"))
    table.choose("trade")
    assert (sales(table), table.asked()[0]) == ([], Ask.ACTION)


@rule("RFG-TRD-03")
@pytest.mark.parametrize(("world", "price"), KINDS.items())
def test_what_a_good_is_worth(world: str, price: int) -> None:
    table = Table(seat("new-sparta", world, goods=world), idle("alpha-centauri"))
    under = table.state.players[0].under[:]
    table.choose("trade")
    assert (table.size(), table.goods()) == (price, [])
    assert table.state.piles[0].discard == under
    assert table.view(0).known_discards == table.view(1).known_discards == (), "discarded unseen"


@rule("RFG-TRD-04")
def test_every_trade_power_that_applies_is_added() -> None:
    table = Table(
        seat(
            "old-earth",  # any good +1
            "merchant-world",  # any good +2
            "space-port",  # rare +2
            "mining-conglomerate",  # rare +1
            "spice-world",  # novelty +2
            "pirate-world",  # this world +3
            "mining-world",
            goods="mining-world",
        ),
        idle("new-sparta"),
    )
    table.choose("trade")
    assert sales(table) == [("mining-world", 3 + 1 + 2 + 2 + 1)]
    pirates = Table(
        seat("old-earth", "spice-world", "star-nomad-lair", "pirate-world", goods="pirate-world"), idle("new-sparta")
    )
    pirates.choose("trade")
    assert sales(pirates) == [("pirate-world", 2 + 1 + 2 + 3)], "not what Star Nomad Lair adds to its own good"


@rule("RFG-TRD-05")
def test_trade_powers_do_nothing_unless_a_good_is_sold() -> None:
    table = Table(seat("new-sparta", "export-duties", "merchant-world"), idle("alpha-centauri"))
    table.choose("trade", "x2")
    assert table.size() == 0
    consumed = Table(seat("earths-lost-colony", "export-duties", goods="earths-lost-colony"), idle("new-sparta"))
    consumed.choose("x2")
    assert (consumed.size(), consumed.chips()) == (0, 2)


@rule("RFG-TRD-06")
def test_trade_league_sells_with_all_trade_powers_and_the_black_market_with_none() -> None:
    league = Table(seat("new-sparta", "trade-league", "pirate-world", goods="pirate-world"), idle("alpha-centauri"))
    league.choose("x2")
    assert sales(league) == [("pirate-world", 2 + 1 + 3)]
    market = Table(
        seat("old-earth", "black-market-trading-world", "export-duties", "pirate-world", goods="pirate-world"),
        idle("alpha-centauri"),
    )
    market.choose("x2")
    market.play("use black-market-trading-world")
    assert sales(market) == [("pirate-world", 2)]


@rule("RFG-TRD-07")
def test_several_sales_in_one_phase() -> None:
    worlds = ("gem-world", "mining-world", "hive-world", "artist-colony")
    table = Table(
        seat("new-sparta", "trade-league", "black-market-trading-world", *worlds, goods=" ".join(worlds)),
        idle("alpha-centauri"),
    )
    table.choose("trade")
    table.play("sell mining-world", "use trade-league", "sell gem-world", "sell hive-world")
    assert sales(table) == [("mining-world", 3 + 1), ("gem-world", 2 + 1), ("hive-world", 4)], "bonus and two powers"
    assert (table.goods(), table.asked()[0]) == (["artist-colony"], Ask.HAND_LIMIT), "11 cards"


@rule("RFG-TRD-08")
def test_doubling_does_not_double_cards_from_a_sale() -> None:
    table = Table(seat("new-sparta", "trade-league", "gem-world", goods="gem-world"), idle("alpha-centauri"))
    events = table.choose("x2")
    assert (sales(table), [event.count for event in told(events, Drew)]) == ([("gem-world", 3)], [3])


@rule("EX-B10")
def test_the_good_of_spice_world() -> None:
    table = Table(seat("new-sparta", "spice-world", "export-duties", goods="spice-world"), idle("alpha-centauri"))
    table.choose("trade")
    assert table.size() == 5


@rule("EX-B11")
def test_the_good_of_pirate_world() -> None:
    table = Table(seat("new-sparta", "pirate-world", goods="pirate-world"), idle("alpha-centauri"))
    table.choose("trade")
    assert table.size() == 5
    market = Table(
        seat("new-sparta", "pirate-world", "black-market-trading-world", goods="pirate-world"), idle("alpha-centauri")
    )
    market.choose("x2")
    assert market.size() == 2


@rule("EX-B12", "TGS-POW-20")
def test_a_genes_good_with_genetics_and_uplift_labs() -> None:
    cards = ("new-sparta", "genetics-lab", "clandestine-uplift-lab", "avian-uplift-race")
    table = Table(seat(*cards, goods="avian-uplift-race"), idle("alpha-centauri"))
    table.choose("trade")
    assert table.size() == 4 + 1 + 2


@rule("TGS-POW-20")
def test_chromosome_cards_count_for_genes_goods_only() -> None:
    chromosomes = [
        "clandestine-uplift-lab",
        "avian-uplift-race",
        "aquatic-uplift-race",
        "reptilian-uplift-race",
        "the-last-of-the-uplift-gnarssh",
    ]
    table = Table(seat("new-sparta", *chromosomes, goods="avian-uplift-race"), idle("alpha-centauri"))
    table.choose("trade")
    assert table.size() == 4 + 5
    rare = Table(seat("new-sparta", *chromosomes, "mining-world", goods="mining-world"), idle("alpha-centauri"))
    rare.choose("trade")
    assert rare.size() == 3
    other = Table(seat("new-sparta", *chromosomes, "plague-world", goods="plague-world"), idle("alpha-centauri"))
    other.choose("trade")
    assert other.size() == 4 + 5, "on whatever world the good lay"
    lab = Table(seat("new-sparta", "clandestine-uplift-lab"), idle("alpha-centauri"))
    lab.choose("produce")
    assert lab.goods() == [], "the lab itself is no genes world"
