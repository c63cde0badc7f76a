"""Planets (CRD-PLANETS)."""

from __future__ import annotations

import pytest

from citing import rule
from rules.trucker.fleet import bare, cargo, days, launched
from starhaul.trucker.adventures import CARDS
from starhaul.trucker.adventures.planets import Planets
from starhaul.trucker.events import GoodsLoaded, LandedOn
from starhaul.trucker.ship import Ship
from trucker.seats import positions_of
from trucker.tables import asked, fly, moves_of, play, refusal, told


def hauler(level: str = "I") -> Ship:
    """A special hold and a hold of two."""
    return launched(level, (6, 7), """
        specialx1:*3** start holdx2:***3
    """)  # fmt: skip


@rule("CRD-PLANETS-01")
def test_a_card_has_two_to_four_planets_and_one_number_of_days() -> None:
    printed = [card for card in CARDS if isinstance(card, Planets)]
    assert {len(card.planets) for card in printed} == {2, 3, 4}
    assert all(card.days >= 1 and all(card.planets) for card in printed)


@rule("CRD-PLANETS-01")
@pytest.mark.parametrize(("planet", "goods"), [(1, ["red"]), (2, ["blue", "red"]), (3, ["yellow"])])
def test_each_planet_has_its_own_goods_for_the_same_days(planet: int, goods: list[str]) -> None:
    """I-13: two red; red and two blue; yellow; two days."""
    table = fly(hauler(), bare("I"), cards=["I-13"], positions=[4, 2], level="I")
    play(table, moves={0: f"land {planet}", 1: "pass"})
    offered = {move.split()[1] for move in moves_of(table, 0) if move.startswith("load")}
    assert offered == set(goods)
    play(table, moves={0: "done"})
    assert table.rockets[0].position == 1, "3 counts, 2 is taken"


@rule("CRD-PLANETS-02")
def test_in_order_each_takes_a_free_planet_or_passes() -> None:
    """Three planets for four players: the last one finds what is left, if anything."""
    table = fly(bare("I"), bare("I"), bare("I"), bare("I"), cards=["I-13"], level="I")
    play(table)
    assert asked(table) == {0: "LAND"}
    play(table, moves={0: "land 2"})
    assert (asked(table), moves_of(table, 1)) == ({1: "LAND"}, ["land 1", "land 3", "pass"])
    assert refusal(table, 1, "land 2") == ("not-offered", "CRD-PLANETS-02")
    play(table, moves={1: "pass"})
    play(table, moves={2: "land 1"})
    assert moves_of(table, 3) == ["land 3", "pass"]
    events = play(table, moves={3: "land 3"})
    assert [(landed.seat, landed.planet) for landed in told(events, LandedOn)] == [(3, 3)]


@rule("CRD-PLANETS-02")
def test_when_all_planets_are_taken_nobody_else_is_asked() -> None:
    """I-14 has two planets."""
    table = fly(bare("I"), bare("I"), bare("I"), cards=["I-14"], level="I")
    play(table, moves={0: "land 1", 1: "land 2"})
    assert asked(table) == {2: "FLY_ON"}, "and seat 2 leads now"


@rule("CRD-PLANETS-03")
def test_landing_without_loading_is_legal_and_costs_the_days() -> None:
    table = fly(hauler(), hauler(), cards=["I-13"], positions=[8, 3], level="I")
    play(table, moves={0: "land 1, done", 1: "pass"})
    assert (cargo(table, 0), positions_of(table)) == ("", [6, 3])


@rule("CRD-PLANETS-03")
def test_those_who_landed_load() -> None:
    table = fly(hauler(), hauler(), cards=["I-13"], positions=[8, 3], level="I")
    play(table, moves={0: "land 2, load red 6,7, load blue 8,7, load blue 8,7", 1: "pass"})
    assert (cargo(table, 0), cargo(table, 1)) == ("rbb", "")


@rule("CRD-PLANETS-04")
def test_those_who_landed_lose_the_days_farthest_behind_first() -> None:
    """5, 4 and 3, two days each: 3 moves to 1, 4 to 2, 5 to 3. Seat 1 on 9 did not land and stays."""
    table = fly(bare("I"), bare("I"), bare("I"), bare("I"), cards=["I-13"], positions=[5, 9, 3, 4], level="I")
    events = play(table, moves={0: "land 1", 1: "pass", 2: "land 2", 3: "land 3"})
    assert days(events) == [(2, -2), (3, -2), (0, -2)]
    assert positions_of(table) == [3, 9, 1, 2]


@rule("CRD-PLANETS-05")
def test_first_all_decide_then_all_load_then_all_move() -> None:
    table = fly(hauler(), hauler(), cards=["I-13"], positions=[8, 3], level="I")
    play(table, moves={0: "land 1"})
    assert (asked(table), cargo(table, 0), positions_of(table)) == ({1: "LAND"}, "", [8, 3])
    play(table, moves={1: "land 2"})
    assert asked(table) == {0: "LOAD"}, "in order"
    events = play(table, moves={0: "load red 6,7"})
    assert (asked(table), positions_of(table)) == ({1: "LOAD"}, [8, 3])
    events = play(table, moves={1: "load red 6,7, done"})
    assert [loaded.seat for loaded in told(events, GoodsLoaded)] == [1]
    assert days(events) == [(1, -2), (0, -2)]
