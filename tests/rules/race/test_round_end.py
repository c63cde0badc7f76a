"""End of the round and of the game (RFG-END)."""

from __future__ import annotations

import pytest

from citing import rule
from rules.race.table import Table, idle, names, seat, told
from starhaul.race import Ask
from starhaul.race.events import Discarded, GameEnded

ELEVEN = [
    "old-earth",
    "gem-world",
    "spice-world",
    "artist-colony",
    "mining-world",
    "drop-ships",
    "space-marines",
    "public-works",
    "export-duties",
    "mining-robots",
    "investment-credits",
]


@rule("RFG-END-01")
def test_who_has_more_than_ten_cards_discards_to_ten_face_down() -> None:
    table = Table(seat("new-sparta", hand="gem-world spice-world", spare=11), seat("old-earth", spare=10))
    table.choose("produce")
    assert table.asked() == {0: Ask.HAND_LIMIT}
    table.play("discard consumer-markets", "discard gem-world", "discard spice-world")
    assert (table.size(), table.size(1)) == (10, 10)
    assert table.view(1).known_discards == ()
    assert {"gem-world", "spice-world"} <= {*names(table.view(0).known_discards)}


@rule("RFG-END-02")
def test_the_limit_holds_only_at_the_end_and_action_cards_come_back() -> None:
    table = Table(seat("new-sparta", "trade-league", "gem-world", goods="gem-world", spare=10), idle("old-earth"))
    table.choose("explore1", "trade")
    table.play("keep 2")
    assert (table.asked(), table.size()) == ({0: Ask.HAND_LIMIT}, 10 + 2 + 3), "kept, and drawn for a sale"
    assert told(table.events, Discarded) == []
    table.rest()
    assert len(table.moves()) == 7, "all seven cards again"
    assert table.seen().actions == ()


@rule("RFG-END-03")
def test_the_game_ends_after_a_round_with_twelve_cards_discards_included() -> None:
    table = Table(seat(*ELEVEN, hand="colony-ship", spare=14), idle("new-sparta"))
    table.choose("develop", "produce")
    table.play("place colony-ship")
    assert (table.asked(), table.state.is_over) == ({0: Ask.HAND_LIMIT}, False)
    table.play("discard 7")
    assert table.size() == 10
    assert told(table.events, GameEnded)[0].reasons == ("tableau",)
    eleven = Table(seat(*ELEVEN), idle("new-sparta"))
    eleven.choose("produce")
    assert not eleven.state.is_over


@rule("RFG-END-04")
@pytest.mark.parametrize(("pool", "over"), [(3, True), (2, True), (4, False)])
def test_the_game_ends_after_a_round_that_emptied_the_pool(pool: int, over: bool) -> None:
    worlds = ["gem-world", "spice-world"]
    table = Table(
        seat("new-sparta", "tourist-world", *worlds, goods=" ".join(worlds)), idle("alpha-centauri"), pool=pool
    )
    table.choose("settle", "x2")
    assert table.chips() == 3
    assert table.state.is_over is over, "the last chip is enough"


@rule("RFG-END-05")
def test_the_last_round_is_played_to_its_end() -> None:
    table = Table(
        seat(*ELEVEN, hand="colony-ship secluded-world", spare=4),
        idle("new-sparta"),
        idle("alpha-centauri"),
    )
    table.choose("develop", "settle", "produce")
    table.play("place colony-ship")
    assert len(table.tableau()) == 12
    table.play("place secluded-world")
    table.rest()
    assert len(table.tableau()) == 13, "and beyond"
    assert "secluded-world" in table.goods(), "Produce took place"
    assert table.state.is_over


@rule("RFG-END-06")
def test_twelve_cards_that_are_eleven_again_do_not_end_the_game() -> None:
    """Two sacrifices for one world: with printed cards alone nobody owns two that would go together."""
    tactics = ["new-military-tactics", "new-military-tactics"]
    table = Table(seat(*ELEVEN[:9], *tactics, hand="colony-ship rebel-base", spare=3), idle("new-sparta"))
    table.choose("develop", "settle")
    table.play("place colony-ship", "pay 1")
    assert len(table.tableau()) == 12
    table.play("place rebel-base", "sacrifice new-military-tactics#1", "sacrifice new-military-tactics#2")
    assert (len(table.tableau()), table.state.is_over) == (11, False)


@rule("RFG-END-07")
def test_most_points_win_and_hand_plus_goods_break_a_tie() -> None:
    table = Table(
        seat("old-earth", chips=5, spare=2),
        seat("separatist-colony", "gem-world", chips=5, goods="gem-world", spare=2),
        seat("new-sparta", chips=5, spare=4),
        pool=0,
    )
    result = table.end()
    assert result.scores == (7, 7, 6)
    assert result.ranks == (2, 1, 3), "2 cards against 2 cards and a good"


@rule("RFG-END-07")
def test_the_tie_is_broken_after_the_discard_to_ten_and_then_shared() -> None:
    table = Table(seat("epsilon-eridani", spare=12), seat("new-sparta", spare=10), pool=0)
    assert table.end().ranks == (1, 1)
    third = Table(seat("epsilon-eridani", spare=3), seat("new-sparta", spare=3), idle("doomed-world"), pool=0)
    assert third.end().ranks == (1, 1, 3)


@rule("RFG-END-08")
def test_no_rule_ends_the_game_after_thirty_rounds() -> None:
    table = Table(idle("old-earth"), idle("new-sparta"))
    for _ in range(31):
        table.choose("develop")
    assert (table.view().round, table.state.is_over) == (32, False)
