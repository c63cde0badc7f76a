"""Where the recorded games part from our rules (RFG-RPL): by the replay alone, told in short transcripts.

Seat 0 does nothing, for it must have the lower start world.
"""

from __future__ import annotations

import pytest

from citing import rule
from rules.race.table import CARDS, Table, idle, seat
from rules.race.transcripts import Dealt, Happening, Story, draw, explore, pay, place, produce, windfall

QUIET = Dealt("old-earth", "gem-world spice-world new-earth mining-world", "rebel-base rebel-colony")
"""A second seat that does nothing."""


def kept(cards: str, world: str = "new-sparta") -> Dealt:
    return Dealt(world, cards, "gambling-world hive-world")


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
