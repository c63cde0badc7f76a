"""Produce (RFG-PRD, TGS-POW-25 to -32)."""

from __future__ import annotations

from citing import rule
from rules.race.table import Table, idle, names, seat, told
from starhaul.race import Ask
from starhaul.race.events import Drew, GoodsAppeared


def producing(*cards: str, goods: str = "", spare: int = 0, action: str = "trade", other: str = "") -> Table:
    """Somebody else chose Produce, unless the action says otherwise."""
    table = Table(
        seat(*cards, goods=goods, spare=spare), idle(*(other or "new-sparta").split()), expert=action.count(" ") == 1
    )
    table.choose(action, "produce develop" if " " in action else "produce")
    return table


@rule("RFG-PRD-01")
def test_every_empty_production_world_gets_a_good_that_nobody_sees() -> None:
    table = producing(
        "old-earth", "artist-colony", "spice-world", "volcanic-world", goods="spice-world", action="develop"
    )
    assert table.goods() == ["artist-colony", "spice-world", "volcanic-world"]
    assert [seen_by for seen_by, _ in table.drawn] == [()], "drawn for nobody's eyes"
    assert [names(event.worlds) for event in told(table.events, GoodsAppeared)] == [["volcanic-world", "artist-colony"]]


@rule("RFG-PRD-02")
def test_windfall_worlds_do_not_produce_by_themselves() -> None:
    table = producing("alpha-centauri", "asteroid-belt", "artist-colony", action="develop")
    assert (table.goods(), table.asked()[0]) == (["artist-colony"], Ask.ACTION)


@rule("RFG-PRD-03")
def test_the_bonus_is_a_good_on_one_empty_windfall_world_of_the_choosers_choice() -> None:
    table = producing("alpha-centauri", "asteroid-belt", "empath-world", goods="asteroid-belt", action="produce")
    assert table.moves() == ["produce alpha-centauri", "produce empath-world"]
    table.play("produce empath-world")
    assert table.goods() == ["empath-world", "asteroid-belt"]
    assert table.asked()[0] is Ask.ACTION
    assert producing("alpha-centauri", action="develop").goods() == [], "only for who chose Produce"


@rule("RFG-PRD-04")
def test_windfall_powers_each_serve_one_empty_world_of_their_kind() -> None:
    table = producing("old-earth", "mining-robots", "genetics-lab", "asteroid-belt", "radioactive-world")
    assert table.moves() == ["produce asteroid-belt", "produce radioactive-world"], "a rare one; no genes world"
    table.play("produce asteroid-belt")
    assert table.goods() == ["asteroid-belt"]
    anything = producing("old-earth", "galactic-engineers", "empath-world")
    assert anything.goods() == ["empath-world"], "any kind"
    none = producing("old-earth", "mining-robots", "empath-world")
    assert (none.goods(), none.asked()[0]) == ([], Ask.ACTION)


@rule("RFG-PRD-05")
def test_a_world_draws_when_a_good_is_produced_on_it_by_whatever_cause() -> None:
    assert producing("old-earth", "gem-world").size() == 1
    assert producing("old-earth", "lost-species-ark-world").size() == 2
    assert producing("old-earth", "gem-world", goods="gem-world", action="develop").size() == 0, "it had one already"
    assert producing("old-earth", "runaway-robots", "mining-robots").size() == 1, "by a power"
    assert producing("old-earth", "runaway-robots", action="produce").size() == 1, "by the bonus"
    assert producing("old-earth", "runaway-robots", action="develop").size() == 0


@rule("RFG-PRD-06")
def test_counting_powers_count_all_goods_produced_in_this_phase() -> None:
    table = producing(
        "old-earth",
        "consumer-markets",
        "artist-colony",
        "spice-world",
        "new-vinland",
        "refugee-world",
        goods="spice-world",
        action="produce",
    )
    assert table.size() == 3, "two production worlds and the bonus, not the good of an earlier round"
    worlds = ("artist-colony", "spice-world", "hive-world")
    kinds = producing("alpha-centauri", "diversified-economy", *worlds, action="produce")
    assert kinds.size() == 3, "novelty, genes, and rare by the bonus"


@rule("RFG-PRD-07")
def test_mining_conglomerate_draws_for_strictly_most_rare_goods() -> None:
    cards = ("old-earth", "mining-conglomerate", "volcanic-world")
    assert producing(*cards).size() == 2, "1 against 0"
    assert producing(*cards, other="new-sparta imperium-armaments-world").size() == 0, "1 against 1"
    assert producing(*cards, goods="volcanic-world", action="develop").size() == 0, "0 against 0"
    both = producing(*cards, "imperium-armaments-world", other="new-sparta bio-hazard-mining-world comet-zone")
    assert both.size() == 0, "2 against 2"


@rule("RFG-PRD-07")
def test_mining_conglomerate_waits_until_all_have_produced() -> None:
    table = Table(
        idle("old-earth", "mining-conglomerate", "volcanic-world"),
        seat("alpha-centauri", "asteroid-belt", "imperium-armaments-world"),
    )
    table.choose("trade", "produce")
    assert table.size(0) == 0, "seat 1 still has to choose a windfall world"
    table.play("produce asteroid-belt", seat=1)
    assert table.size(0) == 0, "1 against 2"


@rule("RFG-PRD-08")
def test_draws_per_world_count_the_tableau_with_or_without_goods() -> None:
    genes = ("old-earth", "pan-galactic-league", "hive-world", "empath-world")
    assert producing(*genes, goods="hive-world", action="develop").size() == 2
    assert producing("new-sparta", "imperium-lords", "hive-world", "rebel-base", other="old-earth").size() == 3


@rule("TGS-POW-30")
def test_imperium_lords_draw_a_card_per_military_world() -> None:
    table = producing(
        "new-sparta", "imperium-lords", "outlaw-world", "imperium-armaments-world", "gem-world", other="old-earth"
    )
    assert table.size() == 2 + 1, "two military worlds, and Gem World's own card"


@rule("RFG-PRD-09")
def test_the_owner_orders_powers_where_it_matters_and_one_never_interrupts_another() -> None:
    table = producing("damaged-alien-factory", "research-labs", "consumer-markets", "artist-colony", spare=2)
    table.rest(Ask.PRODUCE)
    assert table.asked() == {0: Ask.PRODUCE}
    assert table.moves() == [
        "use research-labs",
        "use consumer-markets",
        "use damaged-alien-factory",
        "pass",
    ]
    assert table.goods() == ["artist-colony"], "producing came first, by itself"
    settled = producing("old-earth", "consumer-markets", "artist-colony")
    assert (settled.size(), settled.asked()[0]) == (1, Ask.ACTION), "nothing to order, nothing asked"


@rule("RFG-PRD-10")
def test_everything_but_discarding_to_produce_is_mandatory() -> None:
    table = producing("alpha-centauri", "asteroid-belt", action="produce")
    assert "pass" not in table.moves()
    factory = producing("damaged-alien-factory", spare=1)
    factory.rest(Ask.PRODUCE)
    assert "pass" in factory.moves()
    counting = producing("damaged-alien-factory", "consumer-markets", "artist-colony", spare=1)
    counting.rest(Ask.PRODUCE)
    counting.play("pass")
    assert (counting.goods(), counting.size()) == (["artist-colony"], 2), "the card for the novelty good is drawn"


@rule("RFG-PRD-11")
def test_two_powers_never_serve_the_same_world() -> None:
    table = producing("alpha-centauri", "mining-robots", "mining-league", "asteroid-belt", action="produce")
    table.play("produce asteroid-belt")
    assert table.goods() == ["alpha-centauri", "asteroid-belt"], "the second power has one world left, the bonus none"
    three = producing("alpha-centauri", "mining-robots", "asteroid-belt", "radioactive-world", action="produce")
    three.play("produce asteroid-belt")
    assert three.moves() == ["produce alpha-centauri", "produce radioactive-world"]


@rule("RFG-PRD-12")
def test_a_good_that_comes_after_a_counting_power_is_lost_for_it() -> None:
    table = producing("damaged-alien-factory", "diversified-economy", "artist-colony", spare=2)
    table.rest(Ask.PRODUCE)
    table.play("use diversified-economy")
    assert table.size() == 2 + 1
    table.play("use damaged-alien-factory", "discard 1")
    assert (table.goods(), table.size()) == (["artist-colony", "damaged-alien-factory"], 2)


@rule("EX-B18")
def test_diversified_economy_after_two_novelty_and_one_genes_good() -> None:
    assert producing("old-earth", "diversified-economy", "artist-colony", "spice-world", "hive-world").size() == 2


@rule("EX-B19")
def test_the_bonus_on_runaway_robots() -> None:
    table = producing("old-earth", "runaway-robots", "mining-conglomerate", action="produce")
    assert table.goods() == ["runaway-robots"]
    assert table.size() == 1 + 2, "a card for the good, and two for most rare goods"


@rule("EX-B32")
def test_research_labs_before_or_after_the_factory() -> None:
    for order, size in ((("research-labs", "damaged-alien-factory"), 1), (("damaged-alien-factory",), 2)):
        table = producing("damaged-alien-factory", "research-labs", spare=2)
        table.rest(Ask.PRODUCE)
        for card in order:
            table.play(f"use {card}")
        table.play("discard 1")
        assert (table.goods(), table.size()) == (["damaged-alien-factory"], size)


@rule("TGS-POW-25")
def test_damaged_alien_factory_produces_for_a_card() -> None:
    table = producing("damaged-alien-factory", spare=3)
    table.rest(Ask.PRODUCE)
    assert table.goods() == []
    table.play("use damaged-alien-factory", "discard 1")
    assert (table.goods(), table.size()) == (["damaged-alien-factory"], 2)
    full = producing("damaged-alien-factory", goods="damaged-alien-factory", spare=3, action="develop")
    full.rest(Ask.PRODUCE)
    assert (full.asked()[0], full.size()) == (Ask.ACTION, 3), "it has a good"
    others = ("consumer-markets", "artist-colony")
    counted = producing("damaged-alien-factory", *others, goods="damaged-alien-factory", action="develop")
    assert counted.size() == 1, "a full factory keeps no other power from drawing"
    poor = producing("damaged-alien-factory")
    assert (poor.asked()[0], poor.goods()) == (Ask.ACTION, []), "no card"
    declined = producing("damaged-alien-factory", spare=3)
    declined.rest(Ask.PRODUCE)
    declined.play("pass")
    assert (declined.goods(), declined.size()) == ([], 3)


@rule("TGS-POW-26")
def test_a_card_just_drawn_may_be_discarded_for_the_good() -> None:
    table = producing("damaged-alien-factory", "diversified-economy", "artist-colony")
    assert table.asked() == {0: Ask.PRODUCE}
    assert "use damaged-alien-factory" not in table.moves(), "the hand is empty"
    table.play("use diversified-economy", "use damaged-alien-factory")
    assert (table.size(), table.goods()) == (0, ["artist-colony", "damaged-alien-factory"])


@rule("TGS-POW-27")
def test_a_good_made_for_a_card_counts_for_later_powers() -> None:
    table = producing("damaged-alien-factory", "research-labs", spare=1)
    table.rest(Ask.PRODUCE)
    table.play("use damaged-alien-factory")
    assert table.size() == 1 - 1 + 1


@rule("EX-B24")
def test_diversified_economy_and_the_damaged_alien_factory() -> None:
    first = producing("damaged-alien-factory", "diversified-economy", "artist-colony")
    first.play("use diversified-economy", "use damaged-alien-factory")
    assert [event.count for event in told(first.events, Drew)] == [1], "no further card"
    other = producing("damaged-alien-factory", "diversified-economy", "artist-colony", spare=1)
    other.rest(Ask.PRODUCE)
    other.play("use damaged-alien-factory")
    assert (other.size(), [event.count for event in told(other.events, Drew)]) == (2, [2]), "two kinds"


@rule("TGS-POW-31", "TGS-POW-32")
def test_rebel_sympathizers_draw_for_a_good_produced_but_not_for_the_first_one() -> None:
    table = Table(seat("new-sparta", hand="rebel-sympathizers"), idle("old-earth"))
    table.choose("settle", "produce")
    table.play("place rebel-sympathizers")
    assert (table.goods(), table.size()) == (["rebel-sympathizers"], 1), "the card is the bonus of Settle"
    produced = producing("new-sparta", "rebel-sympathizers", action="produce", other="old-earth")
    assert (produced.goods(), produced.size()) == (["rebel-sympathizers"], 1)
