"""Scoring, and the six-cost developments (RFG-SCO)."""

from __future__ import annotations

import pytest

from citing import rule
from rules.race.table import Table, idle, seat


def scored(*tableau: str, chips: int = 0) -> Table:
    """A game that is over, with this tableau."""
    table = Table(seat(*tableau, chips=chips), idle(), pool=0)
    table.end()
    return table


def worth(card: str, *others: str, chips: int = 0) -> int | None:
    """The variable points of a development beside these cards."""
    return scored("doomed-world", card, *others, chips=chips).points(card)


@rule("RFG-SCO-01")
def test_chips_printed_points_developments_and_goals_make_the_score() -> None:
    table = Table(
        seat("doomed-world", "rebel-base", "merchant-guild", "gem-world", chips=4, holds="galactic-standard-of-living"),
        idle("new-sparta"),
        goals="galactic-standard-of-living",
        pool=0,
    )
    assert table.end().scores[0] == 4 + (-1 + 6 + 0 + 1) + 2 + 3
    assert table.seen().score == table.result.scores[0]
    assert {line.reason: line.amount for line in table.result.breakdown[0]} == {
        "chips": 4,
        "cards": 6,
        "merchant-guild": 2,
        "goal galactic-standard-of-living": 3,
    }


@rule("RFG-SCO-02")
def test_hand_and_goods_score_nothing() -> None:
    table = Table(seat("new-sparta", "gem-world", goods="gem-world", spare=6), idle("old-earth"), pool=0)
    assert table.end().scores == (2, 2)


@rule("RFG-SCO-03")
def test_a_card_counts_once_for_each_scoring_card_by_its_first_line() -> None:
    assert worth("galactic-imperium", "rebel-base") == 2, "not 2 + 1"
    assert worth("alien-tech-institute", "alien-robotic-factory") == 3 + 2, "not also as an ALIEN card; itself 2"
    assert worth("galactic-federation") == 2, "itself is a six-cost development, not also a development"


@rule("RFG-SCO-04")
def test_six_cost_developments_score_independently() -> None:
    table = scored("doomed-world", "galactic-imperium", "imperium-lords", "galactic-federation", "rebel-base")
    assert table.points("galactic-imperium") == 2
    assert table.points("imperium-lords") == 2 + 2 + 1
    assert table.points("galactic-federation") == 2 * 3


@rule("RFG-SCO-10")
def test_alien_tech_institute() -> None:
    assert worth("alien-tech-institute") == 2
    assert worth("alien-tech-institute", "lost-alien-battle-fleet") == 2 + 3
    assert worth("alien-tech-institute", "alien-robot-sentry") == 2 + 2
    assert worth("alien-tech-institute", "alien-rosetta-stone-world") == 2 + 2
    assert worth("alien-tech-institute", "hive-world") == 2


@rule("RFG-SCO-11")
def test_free_trade_association() -> None:
    for card, points in (
        ("gem-world", 2),
        ("refugee-world", 1),
        ("consumer-markets", 2),
        ("expanding-colony", 2),
        ("mining-world", 0),
    ):
        assert worth("free-trade-association", card) == points


@rule("RFG-SCO-12")
def test_galactic_federation() -> None:
    assert worth("galactic-federation", "new-economy", "drop-ships", "colony-ship", "gem-world") == 2 + 2 + 1 + 1


@rule("RFG-SCO-13")
def test_galactic_imperium() -> None:
    assert worth("galactic-imperium", "rebel-miners", "hive-world", "gem-world", "drop-ships") == 2 + 1


@rule("RFG-SCO-14")
@pytest.mark.parametrize(("chips", "points"), [(0, 0), (2, 0), (3, 1), (11, 3)])
def test_galactic_renaissance_counts_chips(chips: int, points: int) -> None:
    assert worth("galactic-renaissance", chips=chips) == points


@rule("RFG-SCO-14")
def test_galactic_renaissance_names_three_cards_and_goals_are_no_chips() -> None:
    for card in ("research-labs", "galactic-trendsetters", "artist-colony"):
        assert worth("galactic-renaissance", card) == 3
    table = Table(
        seat("new-sparta", "galactic-renaissance", chips=2, holds="galactic-status"),
        idle("old-earth"),
        goals="galactic-status",
        pool=0,
    )
    table.end()
    assert table.points("galactic-renaissance") == 0, "2 chips, and 3 points of a goal that are none"


@rule("RFG-SCO-15")
def test_galactic_survey() -> None:
    start = 2  # Doomed World explores
    assert worth("galactic-survey-seti") == 1 + start
    assert worth("galactic-survey-seti", "expedition-force") == 1 + 1 + start
    assert worth("galactic-survey-seti", "star-nomad-lair") == 1 + 2 + start
    assert worth("galactic-survey-seti", "gem-world") == 1 + 1 + start
    assert worth("galactic-survey-seti", "drop-ships") == 1 + start


@rule("RFG-SCO-16")
def test_merchant_guild() -> None:
    production = ("gem-world", "mining-world", "hive-world", "alien-robotic-factory")
    assert worth("merchant-guild", *production, "refugee-world", "expanding-colony") == 8


@rule("RFG-SCO-17")
def test_mining_league() -> None:
    for card, points in (
        ("mining-world", 2),
        ("asteroid-belt", 1),
        ("mining-robots", 2),
        ("mining-conglomerate", 2),
        ("gem-world", 0),
    ):
        assert worth("mining-league", card) == points


@rule("RFG-SCO-18")
def test_new_economy() -> None:
    for card, points in (
        ("public-works", 2),
        ("deficit-spending", 2),
        ("outlaw-world", 1),
        ("gambling-world-tgs", 1),
        ("export-duties", 0),
        ("galactic-engineers", 0),
        ("black-market-trading-world", 1),
        ("trade-league", 2),
        ("drop-ships", 0),
    ):
        assert worth("new-economy", card) == 2 + points, card


@rule("RFG-SCO-19")
def test_new_galactic_order() -> None:
    assert worth("new-galactic-order") == 2
    assert worth("new-galactic-order", "space-marines", "contact-specialist") == 2 + 2 - 1
    assert worth("new-galactic-order", "galactic-imperium", "new-military-tactics") == 2
    assert worth("new-galactic-order", "space-mercenaries") == 2 + 1, "what its cards could give is temporary"
    assert worth("new-galactic-order", "refugee-world", "empath-world", "contact-specialist") == -1


@rule("RFG-SCO-20")
def test_pan_galactic_league() -> None:
    for card, points in (
        ("plague-world", 2),
        ("empath-world", 2),
        ("hive-world", 2),
        ("outlaw-world", 1),
        ("contact-specialist", 3),
        ("gem-world", 0),
    ):
        assert worth("pan-galactic-league", card) == points


@rule("RFG-SCO-21")
def test_trade_league() -> None:
    for card, points in (
        ("export-duties", 2),
        ("genetics-lab", 2),
        ("spice-world", 1),
        ("pirate-world", 1),
        ("clandestine-uplift-lab", 1),
        ("black-market-trading-world", 0),
        ("drop-ships", 0),
    ):
        assert worth("trade-league", card) == 2 + points, card


@rule("RFG-SCO-22")
def test_galactic_genome_project() -> None:
    for card, points in (
        ("plague-world", 2),
        ("empath-world", 2),
        ("genetics-lab", 3),
        ("clandestine-uplift-lab", 0),
        ("gem-world", 0),
    ):
        assert worth("galactic-genome-project", card) == points


@rule("RFG-SCO-23")
def test_terraforming_guild() -> None:
    for card, points in (
        ("refugee-world", 2),
        ("deserted-alien-library", 2),
        ("terraforming-robots", 2),
        ("terraformed-world", 0),
        ("gem-world", 0),
        ("rebel-base", 0),
    ):
        assert worth("terraforming-guild", card) == 2 + points


@rule("RFG-SCO-24")
def test_imperium_lords() -> None:
    for card, points in (
        ("galactic-imperium", 2),
        ("imperium-armaments-world", 2),
        ("rebel-base", 1),
        ("hive-world", 1),
        ("gem-world", 0),
    ):
        assert worth("imperium-lords", card) == 2 + points


@rule("RFG-SCO-25")
def test_damaged_alien_factory_is_an_alien_production_world() -> None:
    assert worth("alien-tech-institute", "damaged-alien-factory") == 2 + 3
    assert worth("merchant-guild", "damaged-alien-factory") == 2


@rule("EX-B20")
def test_alien_tech_institute_with_three_worlds() -> None:
    worlds = ("alien-robotic-factory", "alien-toy-shop", "deserted-alien-world")
    assert worth("alien-tech-institute", *worlds) == 9


@rule("EX-B21")
def test_galactic_imperium_with_four_worlds() -> None:
    table = scored("new-sparta", "galactic-imperium", "rebel-base", "rebel-colony", "hive-world")
    assert table.points("galactic-imperium") == 6


@rule("EX-B22")
def test_new_galactic_order_with_drop_ships_and_refugee_world() -> None:
    assert worth("new-galactic-order", "drop-ships", "refugee-world", "galactic-imperium") == 4


@rule("EX-B23")
def test_pan_galactic_league_with_four_cards() -> None:
    assert worth("pan-galactic-league", "hive-world", "plague-world", "outlaw-world", "contact-specialist") == 8
