"""Consume (RFG-CON)."""

from __future__ import annotations

import pytest

from citing import rule
from rules.race.table import Table, idle, names, seat, told
from starhaul.race import Ask
from starhaul.race.events import Consumed, DiscardedForChips, Gambled, GameEnded

WORLDS = ["gem-world", "spice-world", "mining-world", "hive-world", "artist-colony", "comet-zone"]


def consuming(*cards: str, goods: int = 0, spare: int = 0, action: str = "settle") -> Table:
    """So many goods, of novelty, novelty, rare, genes, novelty, rare; somebody else chose Consume."""
    worlds = WORLDS[:goods]
    table = Table(seat("new-sparta", *cards, *worlds, goods=" ".join(worlds), spare=spare), idle("alpha-centauri"))
    table.choose(action, "x2")
    if table.asked().get(0) is Ask.SETTLE:
        table.play("pass")
    return table


@rule("RFG-CON-01")
def test_everybody_consumes() -> None:
    table = consuming("expanding-colony", goods=1)
    assert (table.chips(), told(table.events, Consumed)[0].seat) == (1, 0), "seat 1 chose the phase"


@rule("RFG-CON-02")
def test_each_power_once_a_phase_in_any_order() -> None:
    table = consuming("expanding-colony", "tourist-world", "outlaw-world", goods=4)
    assert table.moves() == ["use expanding-colony", "use outlaw-world", "use tourist-world"]
    table.play("use tourist-world", "consume gem-world spice-world")
    assert table.moves() == ["use expanding-colony", "use outlaw-world"], "used once"
    assert table.goods() == ["mining-world", "hive-world"]
    other = consuming("expanding-colony", "tourist-world", "outlaw-world", goods=2)
    other.play("use outlaw-world", "consume gem-world")
    assert other.chips() == 1 + 1, "Tourist World found only one good"


@rule("RFG-CON-02")
def test_a_power_of_an_earlier_round_works_again() -> None:
    table = consuming("expanding-colony", goods=2)
    table.play("consume gem-world")
    table.choose("settle", "x2")
    assert (table.chips(), table.goods()) == (2, [])


@rule("RFG-CON-03")
def test_powers_that_discard_goods_sell_or_draw_are_mandatory() -> None:
    table = consuming("expanding-colony", "outlaw-world", goods=1)
    assert (table.asked(), table.moves()) == ({0: Ask.POWER}, ["use expanding-colony", "use outlaw-world"]), "no pass"
    one = consuming("expanding-colony", goods=1)
    assert told(one.events, Consumed) != [], "no question at all"
    for card, goods in (("trade-league", 1), ("new-economy", 0)):
        forced = consuming(card, "deficit-spending", goods=goods, spare=1)
        assert "pass" not in forced.moves()


@rule("RFG-CON-04")
def test_a_power_is_used_to_the_fullest() -> None:
    table = consuming("consumer-markets", goods=5)
    (event,) = told(table.events, Consumed)
    assert (names(event.worlds), event.vp) == (["artist-colony", "gem-world", "spice-world"], 3), (
        "up to 3 novelty goods"
    )
    fewer = consuming("consumer-markets", goods=2)
    (event,) = told(fewer.events, Consumed)
    assert (names(event.worlds), event.vp) == (["gem-world", "spice-world"], 2)


@rule("RFG-CON-05")
@pytest.mark.parametrize(
    ("card", "enough", "short"),
    [
        ("tourist-world", "gem-world hive-world", "gem-world"),
        ("mining-league", "mining-world comet-zone", "mining-world gem-world"),
        ("galactic-genome-project", "malevolent-lifeforms hive-world", "hive-world gem-world"),
        ("diversified-economy", "gem-world mining-world hive-world", "gem-world spice-world mining-world"),
    ],
)
def test_a_power_that_needs_several_goods_is_of_no_use_with_fewer(card: str, enough: str, short: str) -> None:
    for worlds, vp in ((enough, 3), (short, 0)):
        table = Table(seat("new-sparta", card, *worlds.split(), goods=worlds), idle("alpha-centauri"))
        table.choose("develop", "x2")
        table.rest()
        assert (table.chips(), bool(table.goods())) == (vp, vp == 0)
        assert bool(told(table.events, Consumed)) is (vp > 0)


@rule("RFG-CON-05")
def test_diversified_economy_takes_one_of_each_of_three_kinds() -> None:
    worlds = "gem-world spice-world mining-world hive-world"
    table = Table(seat("new-sparta", "diversified-economy", *worlds.split(), goods=worlds), idle("alpha-centauri"))
    table.choose("develop", "x2")
    table.rest(Ask.GOODS)
    assert table.moves() == ["consume gem-world", "consume spice-world"]
    table.play("consume spice-world")
    assert (table.goods(), table.chips()) == (["gem-world"], 3)


@rule("RFG-CON-06")
def test_the_owner_chooses_among_goods_that_fit() -> None:
    table = consuming("expanding-colony", goods=3)
    assert table.moves() == ["consume gem-world", "consume spice-world", "consume mining-world"]
    table.play("consume spice-world")
    assert [names(event.worlds) for event in told(table.events, Consumed)] == [["spice-world"]]
    genes = consuming("plague-world", "deserted-alien-library", goods=3)
    assert (genes.asked()[0], genes.goods()) == (Ask.ACTION, ["gem-world", "spice-world", "mining-world"]), "no genes"


@rule("RFG-CON-06", "TGS-POW-21")
def test_alien_toy_shop_takes_its_own_good_only() -> None:
    others = Table(
        seat("new-sparta", "alien-toy-shop", "alien-robotic-factory", goods="alien-robotic-factory"),
        idle("alpha-centauri"),
    )
    others.choose("develop", "x2")
    others.rest()
    assert (others.chips(), others.goods()) == (0, ["alien-robotic-factory"])
    for action, vp in (("develop", 2), ("x2", 4)):
        own = Table(
            seat("new-sparta", "alien-toy-shop", "alien-robotic-factory", goods="alien-toy-shop alien-robotic-factory"),
            idle("alpha-centauri"),
        )
        own.choose(action, "x2")
        own.rest()
        assert (own.chips(), own.goods()) == (vp, ["alien-robotic-factory"])


@rule("RFG-CON-07")
def test_consumed_goods_are_discarded_unseen() -> None:
    table = Table(seat("earths-lost-colony", goods="earths-lost-colony"), idle("alpha-centauri"))
    under = table.state.players[0].under[:]
    table.choose("x2")
    assert table.state.piles[0].discard == under
    assert table.view(0).known_discards == table.view(1).known_discards == ()


@rule("RFG-CON-08")
def test_chips_come_from_the_pool_and_cards_at_once() -> None:
    table = consuming("outlaw-world", "deficit-spending", goods=1, action="x2")
    assert table.asked() == {0: Ask.POWER}
    assert (table.size(), table.chips(), table.view().pool) == (1, 2, 24 - 2), "a card, and chips"
    assert table.moves() == ["use deficit-spending", "pass"], "the card just drawn may be used"
    table.play("use deficit-spending")
    assert (table.size(), table.chips(), table.view().pool) == (0, 3, 21)


@rule("RFG-CON-09")
def test_pilgrimage_world_takes_all_that_is_left_for_one_point_less() -> None:
    for goods, vp in ((1, 0), (2, 1), (4, 3)):
        table = consuming("pilgrimage-world", goods=goods)
        assert table.size() == 0, "no card"
        assert (table.chips(), table.goods()) == (vp, [])
    last = consuming("pilgrimage-world", "expanding-colony", goods=3)
    assert last.moves() == ["use pilgrimage-world", "use expanding-colony"], "it may wait, but not be left out"
    last.play("use expanding-colony", "consume gem-world")
    assert last.chips() == 1 + 1


@rule("RFG-CON-10")
def test_doubling_is_for_points_from_goods() -> None:
    table = consuming("outlaw-world", goods=1, action="x2")
    assert (table.chips(), table.size()) == (2, 1), "the card is not doubled"
    pilgrims = consuming("pilgrimage-world", goods=3, action="x2")
    assert pilgrims.chips() == 4


@rule("RFG-CON-10")
def test_only_who_chose_doubling_doubles() -> None:
    assert consuming("outlaw-world", goods=1).chips() == 1


@rule("RFG-CON-11")
@pytest.mark.parametrize(("card", "most"), [("deficit-spending", 2), ("merchant-world", 2), ("galactic-bazaar", 1)])
def test_cards_of_the_hand_for_points(card: str, most: int) -> None:
    table = consuming(card, spare=4, action="x2")
    assert table.moves() == [f"use {card}", "pass"], "optional"
    table.play(f"use {card}", f"discard {most}")
    assert (table.chips(), table.size()) == (most, 4 - most), "never doubled"
    assert table.asked()[0] is Ask.ACTION
    refused = consuming(card, spare=4, action="x2")
    refused.play("pass")
    assert (refused.chips(), refused.size()) == (0, 4)


@rule("RFG-CON-11")
def test_fewer_cards_than_allowed() -> None:
    table = consuming("deficit-spending", spare=4)
    table.play("use deficit-spending", "discard 1", "pass")
    assert (table.chips(), table.size()) == (1, 3)


@rule("RFG-CON-12")
def test_new_economy_draws_with_or_without_goods() -> None:
    assert consuming("new-economy").size() == 1
    assert consuming("new-economy", goods=2).size() == 1
    doubled = consuming("new-economy", action="x2")
    assert (doubled.size(), doubled.chips()) == (1, 0), "a card, and never a chip"


@rule("RFG-CON-13")
def test_gambling_world_keeps_a_card_of_the_cost_that_was_named() -> None:
    table = consuming("gambling-world-tgs")
    table.play("use gambling-world-tgs 2")
    assert table.moves() == [f"name {number}" for number in range(1, 8)]
    table.comes("rebel-base")
    table.play("name 6")
    assert table.hand() == ["rebel-base"], "a defense counts like a cost"
    (event,) = told(table.events, Gambled)
    assert event.kept
    lost = consuming("gambling-world-tgs")
    lost.comes("rebel-base")
    lost.play("use gambling-world-tgs 2", "name 5")
    assert (lost.hand(), lost.discard) == ([], ["rebel-base"])
    assert names(lost.view(1).known_discards) == ["rebel-base"], "everybody saw it"
    assert (None, ["rebel-base"]) in lost.drawn


@rule("RFG-CON-13")
def test_gambling_and_consuming_are_two_powers() -> None:
    table = consuming("gambling-world-tgs", goods=1)
    assert table.moves() == ["use gambling-world-tgs", "use gambling-world-tgs 2"]
    table.play("use gambling-world-tgs")
    assert (table.chips(), table.moves()) == (1, ["use gambling-world-tgs 2", "pass"])


@rule("RFG-CON-14")
def test_nobody_has_to_gamble() -> None:
    table = consuming("gambling-world-tgs")
    assert "pass" in table.moves()
    table.play("pass")
    assert table.asked()[0] is Ask.ACTION


@rule("RFG-CON-15")
def test_an_empty_pool_still_pays_in_full_and_the_round_is_finished() -> None:
    table = Table(
        seat("new-sparta", "tourist-world", *WORLDS[:2], goods=" ".join(WORLDS[:2])),
        idle("earths-lost-colony", goods="earths-lost-colony"),
        pool=2,
    )
    events = table.choose("x2", "produce")
    assert (table.chips(), table.chips(1)) == (6, 1)
    assert table.goods(1) == ["earths-lost-colony"], "Produce was played"
    assert told(events, GameEnded)[0].reasons == ("vp_pool",)


@rule("RFG-CON-16")
def test_who_has_no_consume_power_keeps_the_goods() -> None:
    table = consuming("comet-zone", goods=2, action="x2")
    assert (table.goods(), table.chips()) == (["gem-world", "spice-world"], 0)


@rule("RFG-CON-17")
def test_cards_for_points_at_any_moment_but_not_without_a_card() -> None:
    table = consuming("deficit-spending", "outlaw-world", "expanding-colony", goods=2)
    assert table.moves() == ["use expanding-colony", "use outlaw-world"], "the hand is empty"
    table.play("use outlaw-world", "consume gem-world")
    assert table.asked() == {0: Ask.POWER}, "a card was drawn"
    assert table.moves() == ["use deficit-spending", "use expanding-colony"]
    table.play("use deficit-spending")
    assert table.chips() == 1 + 1 + 1, "once, with the one card; Expanding Colony follows by itself"
    asked = consuming("deficit-spending", spare=3)
    asked.play("use deficit-spending")
    assert "pass" not in asked.moves(), "with no card it would not be used"


@rule("RFG-CON-18")
def test_stopping_declines_all_that_is_optional() -> None:
    table = consuming("deficit-spending", "merchant-world", "gambling-world-tgs", "expanding-colony", goods=1, spare=3)
    assert "pass" not in table.moves()
    table.play("use expanding-colony")
    assert table.moves()[-1] == "pass"
    table.play("pass")
    assert table.asked()[0] is Ask.ACTION
    assert told(table.events, DiscardedForChips) + told(table.events, Gambled) == []


@rule("TGS-POW-22")
@pytest.mark.parametrize("card", ["smuggling-lair", "new-vinland"])
def test_a_good_for_two_cards(card: str) -> None:
    table = Table(seat("new-sparta", card, "gem-world", goods="gem-world"), idle("alpha-centauri"))
    table.choose("develop", "x2")
    table.rest()
    assert (table.size(), table.chips(), table.goods()) == (2, 0, [])


@rule("EX-B13")
@pytest.mark.parametrize(("action", "vp"), [("develop", 2), ("x2", 4)])
def test_old_earth_with_three_goods(action: str, vp: int) -> None:
    table = Table(seat("old-earth", *WORLDS[:3], goods=" ".join(WORLDS[:3])), idle("alpha-centauri"))
    table.choose(action, "x2")
    table.rest(Ask.GOODS)
    table.play("consume gem-world mining-world")
    assert (table.goods(), table.chips()) == (["spice-world"], vp)


@rule("EX-B14")
@pytest.mark.parametrize(("action", "vp"), [("develop", 2), ("x2", 4)])
def test_pilgrimage_world_with_three_goods(action: str, vp: int) -> None:
    table = Table(
        seat("new-sparta", "pilgrimage-world", *WORLDS[:3], goods=" ".join(WORLDS[:3])), idle("alpha-centauri")
    )
    table.choose(action, "x2")
    table.rest()
    assert (table.goods(), table.chips()) == ([], vp)


@rule("EX-B15")
def test_free_trade_association_with_two_novelty_goods_and_doubling() -> None:
    table = consuming("free-trade-association", goods=2, action="x2")
    assert (table.chips(), table.size()) == (4, 2)


@rule("EX-B16")
def test_doubling_and_deficit_spending() -> None:
    table = consuming("deficit-spending", spare=3, action="x2")
    table.play("use deficit-spending", "discard 2")
    assert table.chips() == 2


@rule("EX-B17")
def test_tourist_world_and_expanding_colony_with_two_goods() -> None:
    table = consuming("tourist-world", "expanding-colony", goods=2)
    table.play("use expanding-colony", "consume gem-world")
    assert table.chips() == 1
    other = consuming("tourist-world", "expanding-colony", goods=2)
    other.play("use tourist-world")
    assert other.chips() == 3
