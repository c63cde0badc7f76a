"""Explore (RFG-EXP)."""

from __future__ import annotations

import pytest

from citing import rule
from rules.race.table import Table, idle, names, seat, told
from starhaul.race import Ask
from starhaul.race.events import Drew, Kept


def sees_and_keeps(*tableau: str, action: str, expert: bool = False) -> tuple[int, int]:
    table = Table(seat(*tableau), idle("alpha-centauri"), expert=expert)
    table.choose(action, "produce trade" if expert else "produce")
    return table.seen().seen_size, table.left()


@rule("RFG-EXP-01")
def test_see_two_keep_one() -> None:
    table = Table(seat("new-sparta", hand="rebel-base"), idle("alpha-centauri"))
    table.comes("gem-world spice-world")
    table.choose("produce", "explore5")
    assert table.moves() == ["keep gem-world", "keep spice-world"]
    table.play("keep gem-world")
    assert sorted(table.hand()) == ["gem-world", "rebel-base"]
    assert "spice-world" in table.discard


@rule("RFG-EXP-02")
@pytest.mark.parametrize(("action", "seen", "kept"), [("explore5", 7, 1), ("explore1", 3, 2)])
def test_the_two_explore_cards(action: str, seen: int, kept: int) -> None:
    assert sees_and_keeps("new-sparta", action=action) == (seen, kept)


@rule("RFG-EXP-03")
def test_powers_add_to_what_is_seen_and_to_what_is_kept() -> None:
    assert sees_and_keeps("separatist-colony", action="explore1") == (2 + 1 + 2, 2)
    cards = ("separatist-colony", "star-nomad-lair", "expedition-force", "research-labs", "galactic-renaissance")
    assert sees_and_keeps(*cards, action="explore5") == (2 + 5 + 2 + 1 + 1 + 2, 1 + 1 + 1)


@rule("RFG-EXP-04")
def test_everybody_draws_before_anybody_discards() -> None:
    table = Table(seat("old-earth"), seat("new-sparta"))
    table.only_deck("gem-world spice-world mining-world new-earth", discard="comet-zone")
    table.choose("explore1", "produce")
    assert {*table.asked()} == {0, 1}
    assert [event.count for event in told(table.events, Drew)] == [3, 1, 1]
    assert table.view().discard == 0


@rule("RFG-EXP-04")
def test_only_cards_seen_now_are_discarded() -> None:
    table = Table(seat("new-sparta", hand="rebel-base rebel-outpost"), idle("alpha-centauri"))
    table.comes("gem-world spice-world mining-world")
    table.choose("explore1", "produce")
    assert not any("rebel" in move for move in table.moves())
    table.play("keep gem-world mining-world")
    assert sorted(table.hand()) == ["gem-world", "mining-world", "rebel-base", "rebel-outpost"]
    assert names(table.view().known_discards) == ["spice-world"]


@rule("RFG-EXP-05")
def test_who_may_keep_all_discards_nothing() -> None:
    table = Table(seat("new-sparta", "research-labs"), idle("alpha-centauri"))
    table.comes("gem-world spice-world mining-world")
    table.choose("explore1", "produce")
    assert sorted(table.hand()) == ["gem-world", "mining-world", "spice-world"], "nothing to choose: 3 of 3"
    assert (table.asked()[0], table.view().known_discards) == (Ask.ACTION, ())
    short = Table(seat("old-earth", "research-labs"), idle("new-sparta"))
    short.only_deck("gem-world spice-world")
    short.choose("explore1", "produce")
    assert short.size() == 2, "as many as there are, where more could be kept"


@rule("RFG-EXP-06")
def test_exactly_the_allowed_number_is_kept() -> None:
    table = Table(seat("new-sparta"), idle("alpha-centauri"))
    table.comes("gem-world spice-world mining-world")
    table.choose("explore1", "produce")
    assert "pass" not in table.moves()
    table.play("keep gem-world")
    assert (table.asked(), table.moves()) == ({0: Ask.KEEP}, ["keep spice-world", "keep mining-world"])
    kept = told(table.play("keep mining-world"), Kept)
    assert [(event.count, event.seen) for event in kept] == [(2, 3)]


@rule("EX-B01")
def test_explore_with_expedition_force_and_research_labs() -> None:
    assert sees_and_keeps("new-sparta", "expedition-force", "research-labs", action="explore5") == (8, 2)


@rule("EX-B02")
def test_both_explore_cards_with_galactic_renaissance() -> None:
    assert sees_and_keeps("new-sparta", "galactic-renaissance", action="explore5 explore1", expert=True) == (10, 3)
