"""Where the recorded games part from our rules (RFG-RPL), one place at a time."""

from __future__ import annotations

import pytest

from citing import rule
from rules.race.table import CARDS, Place, Table, idle, names, seat
from rules.race.transcripts import Dealt, Happening, Story, draw, explore, pay, place, produce, windfall
from starhaul.race import Ask
from starhaul.race.events import Drew, GoodsAppeared, Reshuffled
from starhaul.race.quirks import (
    EAGER_RESHUFFLE,
    FORCED_GAMBLE,
    GOODS_BEFORE_PAYMENT,
    MERCENARIES_ONCE,
    REMEMBERED_TOTALS,
    ROUND_LIMIT,
    SEAT_BY_SEAT,
)

QUIET = Dealt("old-earth", "gem-world spice-world new-earth mining-world", "rebel-base rebel-colony")
"""A second seat that does nothing."""


def kept(cards: str, world: str = "new-sparta") -> Dealt:
    return Dealt(world, cards, "gambling-world hive-world")


def deviating(*places: Place, quirks: int, action: str, other: str = "produce", pool: int | None = None) -> Table:
    table = Table(*places, quirks=quirks, pool=pool)
    table.choose(action, other)
    return table


# With a switch in the rules


@rule("RFG-RPL-01")
def test_the_pile_becomes_the_deck_as_soon_as_the_last_card_leaves_the_deck() -> None:
    for quirks, deck, pile in ((EAGER_RESHUFFLE, 3, 0), (0, 0, 3)):
        table = Table(seat("new-sparta", hand="gem-world spice-world mining-world"), idle(), quirks=quirks)
        table.only_deck("artist-colony", discard="new-earth")
        table.choose("settle", "settle")
        table.play("place gem-world")
        assert (table.view().deck, table.view().discard) == (deck, pile)


@rule("RFG-RPL-01")
def test_a_draw_that_empties_the_deck_goes_on_with_the_new_one() -> None:
    table = Table(seat("old-earth", "artist-colony", goods="artist-colony"), idle(), quirks=EAGER_RESHUFFLE)
    table.only_deck("gem-world spice-world", discard="new-earth comet-zone")
    events = table.choose("trade", "settle")
    assert [type(event) for event in events if isinstance(event, Drew | Reshuffled)] == [Reshuffled, Drew, Drew]
    assert table.size() == 3


@rule("RFG-RPL-02")
def test_a_rejected_card_that_was_the_last_of_the_deck_begins_the_new_pile() -> None:
    for quirks, deck, pile in (
        (EAGER_RESHUFFLE, 2, ["rebel-base"]),
        (0, 0, ["gem-world", "spice-world", "rebel-base"]),
    ):
        table = Table(seat("old-earth", "gambling-world-tgs"), idle(), quirks=quirks)
        table.only_deck("rebel-base", discard="gem-world spice-world")
        table.choose("x2", "settle")
        table.play("use gambling-world-tgs 2", "name 1")
        assert (table.view().deck, table.discard) == (deck, pile)


@rule("RFG-RPL-03")
def test_windfall_goods_come_before_the_payment() -> None:
    for quirks, goods in ((GOODS_BEFORE_PAYMENT, ["destroyed-world"]), (0, [])):
        table = deviating(seat("old-earth", hand="destroyed-world", spare=2), idle(), quirks=quirks, action="settle")
        table.play("place destroyed-world")
        assert (table.asked(), table.goods()) == ({0: Ask.PAY}, goods)


@rule("RFG-RPL-03")
def test_the_good_of_a_second_world_comes_before_its_payment() -> None:
    table = deviating(
        seat("new-sparta", "improved-logistics", hand="rebel-fuel-cache destroyed-world", spare=2),
        idle("epsilon-eridani"),
        quirks=GOODS_BEFORE_PAYMENT,
        action="settle",
    )
    table.play("place rebel-fuel-cache", "place destroyed-world")
    assert (table.asked(), table.goods()) == ({0: Ask.PAY}, ["destroyed-world", "rebel-fuel-cache"])


@rule("RFG-RPL-06")
def test_space_mercenaries_serve_one_world_of_a_phase() -> None:
    cards = ("epsilon-eridani", "space-mercenaries", "improved-logistics")
    for quirks, second in ((MERCENARIES_ONCE, []), (0, ["rebel-colony"])):
        table = deviating(
            seat(*cards, hand="pirate-world rebel-colony", spare=3), idle(), quirks=quirks, action="settle"
        )
        table.play("place pirate-world", "discard 1", "conquer")
        assert table.places() == second, "2 + 1, and one card more where that is allowed"
        assert table.seen().strength == 1, "the strength lasts"


@rule("RFG-RPL-08")
def test_gambling_is_compulsory() -> None:
    for quirks, may_stop in ((FORCED_GAMBLE, False), (0, True)):
        table = deviating(
            seat("old-earth", "gambling-world-tgs", "deficit-spending", spare=2), idle(), quirks=quirks, action="x2"
        )
        assert ("pass" in table.moves()) is may_stop


@rule("RFG-RPL-10")
def test_the_order_of_produce_powers() -> None:
    """The card placed last comes first; then the bonus, then windfalls of any kind, then what counts."""
    table = deviating(
        seat(
            "old-earth",
            "consumer-markets",
            "terraforming-guild",
            "merchant-guild",
            "gem-world",
            "refugee-world",
            "empath-world",
            "genetics-lab",
        ),
        idle("new-sparta"),
        quirks=SEAT_BY_SEAT,
        action="produce",
        other="develop",
    )
    happened = [
        (names(event.worlds) if isinstance(event, GoodsAppeared) else event.count)
        for event in table.events
        if isinstance(event, GoodsAppeared | Drew)
    ]
    assert happened == [["empath-world", "gem-world"], 1, 2, ["refugee-world"], 2]


FIVE = ("mining-robots", "export-duties", "public-works", "genetics-lab", "investment-credits")


def infrastructure(quirks: int, *mine: str, holds: str = "", pool: int | None = None) -> Table:
    """Develop passes, then a Colony Ship is given up in Settle."""
    table = Table(
        seat("new-sparta", "colony-ship", *mine, hand="terraformed-world", spare=1, holds=holds),
        seat("old-earth", *FIVE[:4]),
        goals="greatest-infrastructure",
        quirks=quirks,
        pool=pool,
    )
    table.choose("develop", "settle")
    table.rest(Ask.SETTLE)
    table.play("place terraformed-world")
    return table


@rule("RFG-RPL-12")
def test_greatest_infrastructure_scores_by_the_totals_of_the_last_develop_phase() -> None:
    mine = ("space-marines", "interstellar-bank", "expedition-force")
    for quirks, points in ((REMEMBERED_TOTALS, [3, 3]), (0, [None, 3])):
        table = infrastructure(quirks, *mine, pool=0)
        assert [table.points("goal greatest-infrastructure", number) for number in range(2)] == points


@rule("RFG-RPL-12")
def test_the_total_of_a_holder_who_gives_a_development_up_is_refreshed() -> None:
    mine = ("space-marines", "interstellar-bank", "expedition-force")
    table = infrastructure(REMEMBERED_TOTALS, *mine, holds="greatest-infrastructure", pool=0)
    assert table.seen().goals == (), "3 is less than 4"
    assert [table.points("goal greatest-infrastructure", number) for number in range(2)] == [None, 3]


@rule("RFG-RPL-13")
def test_the_game_stops_after_thirty_rounds() -> None:
    table = Table(idle("old-earth"), idle("new-sparta"), quirks=ROUND_LIMIT)
    for _ in range(29):
        table.choose("develop")
    assert not table.state.is_over
    table.choose("develop")
    assert table.view().ended == ("round_limit",)


@rule("RFG-RPL-14")
def test_each_seat_goes_through_a_phase_alone() -> None:
    worlds = ["gem-world", "spice-world"], ["mining-world", "artist-colony"]
    for quirks, asked in ((SEAT_BY_SEAT, {0: Ask.GOODS}), (0, {0: Ask.GOODS, 1: Ask.GOODS})):
        table = deviating(
            seat("epsilon-eridani", *worlds[0], goods=" ".join(worlds[0])),
            seat("earths-lost-colony", *worlds[1], goods=" ".join(worlds[1])),
            quirks=quirks,
            action="x2",
            other="develop",
        )
        assert table.asked() == asked


# By the replay alone; seat 0 does nothing, for it must have the lower start world


@rule("RFG-RPL-04")
@pytest.mark.parametrize("use", ["", "new-military-tactics#1"])
def test_military_tactics_may_be_thrown_away_while_a_world_is_paid_for(use: str) -> None:
    story = Story(QUIET, kept("new-military-tactics#1 artist-colony comet-zone pirate-world"))
    story.round("develop produce", "develop settle")
    story.phase("develop", place(0, None), place(1, "new-military-tactics#1"), pay(1, "new-military-tactics#1"))
    story.phase(
        "settle",
        place(0, None),
        place(1, "artist-colony"),
        pay(1, "artist-colony", hand="comet-zone", use=use),
        draw(1, "space-port", "settle"),
    )
    story.phase("produce", produce(1, "artist-colony", "outlaw-world"))
    story.end()
    assert story.parts() is None


@rule("RFG-RPL-04")
def test_what_was_thrown_away_for_nothing_is_strength_for_the_phase() -> None:
    """Two strength of New Sparta and three for a second world."""
    story = Story(QUIET, kept("new-military-tactics#1 improved-logistics#1 comet-zone pirate-world"))
    story.round("develop develop2", "develop develop2")
    story.phase("develop", place(0, None), place(1, "new-military-tactics#1"), pay(1, "new-military-tactics#1"))
    story.phase(
        "develop2",
        place(0, None),
        place(1, "improved-logistics#1"),
        pay(1, "improved-logistics#1", hand="comet-zone pirate-world"),
    )
    story.end()
    story.round("settle trade", "explore1 settle")
    story.phase(
        "explore",
        draw(0, "asteroid-belt empath-world", "explore"),
        draw(1, "rebel-outpost pilgrimage-world space-port", "explore"),
        explore(0, "asteroid-belt", "empath-world"),
        explore(1, "rebel-outpost pilgrimage-world", "space-port"),
    )
    story.phase(
        "settle",
        place(0, None),
        place(1, "pilgrimage-world"),
        pay(1, "pilgrimage-world", use="new-military-tactics#1"),
        draw(1, "secluded-world", "settle"),
        {"t": "settle_power", "p": 1, "card": "improved-logistics#1", "opts": ["improved-logistics#1"]},
        place(1, "rebel-outpost", by="improved-logistics#1"),
        pay(1, "rebel-outpost", mode="conquer"),
    )
    story.phase("consume")
    story.end()
    assert story.parts() is None


@rule("RFG-RPL-05")
@pytest.mark.parametrize("use", ["", "colony-ship#1"])
def test_a_colony_ship_may_be_given_up_for_nothing(use: str) -> None:
    story = Story(QUIET, kept("colony-ship#1 pilgrimage-world comet-zone pirate-world"))
    story.round("develop trade", "develop settle")
    story.phase("develop", place(0, None), place(1, "colony-ship#1"), pay(1, "colony-ship#1", hand="comet-zone"))
    story.phase(
        "settle",
        place(0, None),
        place(1, "pilgrimage-world"),
        pay(1, "pilgrimage-world", use=use),
        draw(1, "space-port", "settle"),
    )
    story.phase("consume")
    story.end()
    assert story.parts() is None, "Pilgrimage World costs nothing"


@rule("RFG-RPL-05")
def test_a_colony_ship_may_be_given_up_for_nothing_where_the_world_could_be_conquered_too() -> None:
    story = Story(QUIET, kept("colony-ship#1 contact-specialist#1 outlaw-world comet-zone"))
    story.round("develop trade", "develop develop2")
    story.phase("develop", place(0, None), place(1, "contact-specialist#1"), pay(1, "contact-specialist#1"))
    story.phase("develop2", place(0, None), place(1, "colony-ship#1"), pay(1, "colony-ship#1", hand="comet-zone"))
    story.phase("consume")
    story.end()
    story.round("settle trade", "x2 produce")
    story.phase("settle", place(0, None), place(1, "outlaw-world"), pay(1, "outlaw-world", use="colony-ship#1"))
    story.phase("consume")
    story.phase("produce")
    story.end()
    assert story.parts() is None, "with Contact Specialist Outlaw World costs nothing"


NAMED: Happening = {"t": "settle_power", "p": 1, "card": "improved-logistics#1", "opts": ["improved-logistics#1"]}


@rule("RFG-RPL-07")
@pytest.mark.parametrize(
    "second",
    [
        [],
        [{**NAMED, "card": None}],
        [NAMED, place(1, None, by="improved-logistics#1")],
        [
            NAMED,
            place(1, "runaway-robots", by="improved-logistics#1"),
            windfall(1, "runaway-robots", "outlaw-world"),
            pay(1, "runaway-robots", mode="conquer"),
        ],
    ],
    ids=["no-word", "declined", "named-and-declined", "placed"],
)
def test_without_a_word_of_a_second_world_there_is_none(second: list[Happening]) -> None:
    story = Story(QUIET, kept("improved-logistics#1 rebel-fuel-cache comet-zone pirate-world"))
    story.round("trade x2", "develop settle")
    story.phase(
        "develop",
        place(0, None),
        place(1, "improved-logistics#1"),
        pay(1, "improved-logistics#1", hand="comet-zone pirate-world"),
    )
    story.phase(
        "settle",
        place(0, None),
        place(1, "rebel-fuel-cache"),
        windfall(1, "rebel-fuel-cache", "space-port"),
        pay(1, "rebel-fuel-cache", mode="conquer"),
        draw(1, "runaway-robots", "settle"),
        *second,
    )
    story.phase("consume")
    story.end()
    assert story.parts() is None


def spending(hand: str) -> Happening:
    cards = hand.split()
    return {"t": "consume", "p": 1, "by": "deficit-spending#1", "kind": "hand", "hand": cards, "vp": len(cards)}


STOP: Happening = {"t": "consume_stop", "p": 1, "opts": [["deficit-spending#1", "hand"]]}


@rule("RFG-RPL-09")
@pytest.mark.parametrize(
    "decision",
    [spending(""), STOP, spending("comet-zone"), spending("comet-zone pirate-world")],
    ids=["no-card", "stop", "one", "two"],
)
def test_a_power_used_without_a_card_is_used_up(decision: Happening) -> None:
    story = Story(QUIET, kept("deficit-spending#1 avian-uplift-race comet-zone pirate-world"))
    story.round("develop settle", "develop x2")
    story.phase(
        "develop",
        place(0, None),
        place(1, "deficit-spending#1"),
        pay(1, "deficit-spending#1", hand="avian-uplift-race"),
    )
    story.phase("settle", place(0, None), place(1, None))
    story.phase("consume", decision)
    story.end()
    assert story.parts() is None


@rule("RFG-RPL-11")
@pytest.mark.parametrize(
    "decisions",
    [
        [],
        [{"t": "produce_discard", "p": 1, "card": None, "world": "damaged-alien-factory"}],
        [
            {"t": "produce_discard", "p": 1, "card": "comet-zone", "world": "damaged-alien-factory"},
            produce(1, "damaged-alien-factory", "space-port"),
        ],
    ],
    ids=["no-word", "declined", "discarded"],
)
def test_without_a_word_of_a_discard_the_factory_makes_nothing(decisions: list[Happening]) -> None:
    story = Story(QUIET, kept("comet-zone pirate-world plague-world artist-colony", world="damaged-alien-factory"))
    story.round("trade x2", "settle produce")
    story.phase("settle", place(0, None), place(1, None))
    story.phase("consume")
    story.phase("produce", *decisions)
    story.end()
    assert story.parts() is None


FACTORY: Happening = {"t": "produce_discard", "p": 1, "card": "radioactive-world", "world": "damaged-alien-factory"}


@rule("RFG-RPL-10", "RFG-RPL-11")
@pytest.mark.parametrize(
    "after", [[], [FACTORY, produce(1, "damaged-alien-factory", "star-nomad-lair")]], ids=["skipped", "with-the-card"]
)
def test_a_factory_before_an_empty_hand(after: list[Happening]) -> None:
    """A card that Diversified Economy draws may come too late for it, and so it is where nothing is said."""
    story = Story(
        QUIET, kept("diversified-economy#1 pirate-world plague-world volcanic-world", world="damaged-alien-factory")
    )
    story.round("trade x2", "develop x2")
    story.phase(
        "develop",
        place(0, None),
        place(1, "diversified-economy#1"),
        pay(1, "diversified-economy#1", hand="pirate-world plague-world volcanic-world"),
    )
    story.phase("consume")
    story.end()
    story.round("settle trade", "explore1 produce")
    story.phase(
        "explore",
        draw(0, "asteroid-belt empath-world", "explore"),
        draw(1, "artist-colony comet-zone space-port", "explore"),
        explore(0, "asteroid-belt", "empath-world"),
        explore(1, "artist-colony comet-zone", "space-port"),
    )
    story.phase("settle", place(0, None), place(1, "artist-colony"), pay(1, "artist-colony", hand="comet-zone"))
    story.phase("consume")
    story.phase(
        "produce",
        produce(1, "artist-colony", "secluded-world"),
        draw(1, "radioactive-world", "diversified-economy#1"),
        *after,
    )
    story.end()
    assert story.parts() is None


@rule("RFG-RPL-10")
@pytest.mark.parametrize("economy_first", [True, False])
def test_the_order_of_factory_and_counting_power_is_the_one_that_was_recorded(economy_first: bool) -> None:
    story = Story(
        QUIET, kept("diversified-economy#1 pirate-world plague-world volcanic-world", world="damaged-alien-factory")
    )
    story.round("trade x2", "develop explore1")
    story.phase(
        "explore",
        draw(0, "asteroid-belt empath-world", "explore"),
        draw(1, "artist-colony comet-zone space-port", "explore"),
        explore(0, "asteroid-belt", "empath-world"),
        explore(1, "artist-colony comet-zone", "space-port"),
    )
    story.phase(
        "develop",
        place(0, None),
        place(1, "diversified-economy#1"),
        pay(1, "diversified-economy#1", hand="pirate-world plague-world volcanic-world"),
    )
    story.phase("consume")
    story.end()
    story.round("trade x2", "settle produce")
    story.phase(
        "settle",
        place(0, None),
        place(1, "artist-colony"),
        pay(1, "artist-colony", hand="comet-zone"),
        draw(1, "radioactive-world", "settle"),
    )
    story.phase("consume")
    powers = ["diversified-economy#1", "damaged-alien-factory"]
    economy: Happening = {"t": "produce_power", "p": 1, "card": powers[0], "opts": powers}
    factory: list[Happening] = [FACTORY, produce(1, "damaged-alien-factory", "star-nomad-lair")]
    own = produce(1, "artist-colony", "secluded-world")
    if economy_first:
        story.phase("produce", own, economy, draw(1, "new-vinland", powers[0]), *factory)
    else:
        named = {**economy, "card": powers[1]}
        story.phase("produce", own, named, *factory, draw(1, "new-vinland refugee-world", powers[0]))
    story.end()
    assert story.parts() is None


@rule("RFG-RPL-15")
def test_cards_have_the_values_of_the_first_printing() -> None:
    printed = {CARDS.label[card]: CARDS.design[card] for card in CARDS.deck("base")}
    for id, cost, vp in (
        ("outlaw-world", 1, 1),
        ("bio-hazard-mining-world", 3, 2),
        ("black-market-trading-world", 3, 2),
        ("imperium-armaments-world", 4, 2),
    ):
        assert (printed[id].cost, printed[id].vp) == (cost, vp)
    assert [power.kind for power in printed["outlaw-world"].powers] == ["consume"], "no strength yet"


@rule("RFG-RPL-16")
def test_copies_are_told_apart_by_number_and_equal_by_name() -> None:
    table = Table(seat("new-sparta", "public-works#1", hand="public-works#2", spare=2), idle())
    table.choose("develop")
    assert "place public-works" not in table.moves()
    assert CARDS.named["public-works#1"] != CARDS.named["public-works#2"]
    for copy in ("#1", "#2"):
        story = Story(QUIET, kept(f"public-works{copy} avian-uplift-race comet-zone pirate-world"))
        story.round("develop produce", "develop settle")
        story.phase("develop", place(0, None), place(1, f"public-works{copy}"), pay(1, f"public-works{copy}"))
        story.phase("settle", place(0, None), place(1, None))
        story.phase("produce")
        story.end()
        assert story.parts() is None
