"""Where the recorded games part from our rules (RFG-RPL), one place at a time: by a switch in the rules."""

from __future__ import annotations

from citing import rule
from rules.race.table import Place, Table, idle, names, seat
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


def deviating(*places: Place, quirks: int, action: str, other: str = "produce", pool: int | None = None) -> Table:
    table = Table(*places, quirks=quirks, pool=pool)
    table.choose(action, other)
    return table


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
