"""Deck IV: combined penalties, defended ships and stations, developed planets (ABE-CRD-ENM, -ABN, -PLN)."""

from __future__ import annotations

import pytest

from citing import rule
from rules.trucker.fleet import bare, cargo, days, launched, money, rollers, with_crew
from rules.trucker_abe.skies import begin
from starhaul.trucker.adventures import CARD_NUMBERS, CARDS
from starhaul.trucker.card_steps.abandoned import Dock, OfferInOrder
from starhaul.trucker.events import (
    CrewBoarded,
    CrewLost,
    CrubotsActivated,
    DiceRolled,
    GoodsLost,
    OfferTaken,
    ShotsBraved,
    ThreatMet,
)
from starhaul.trucker.hazards import Hit
from starhaul.trucker.ship import Ship
from trucker.seats import credits_of, positions_of
from trucker.tables import asked, fly, moves_of, play, told

MISS = 2
"""No board has a column 2 or a row 2."""


def crowd() -> Ship:
    """A crew of ten, in a row."""
    return launched("III", (5, 7), """
        cabin:*3** cabin:*1*3 start cabin:*1*3 cabin:***3
    """)  # fmt: skip


def freighter(contents: str = "rr") -> Ship:
    """Two humans more than the starting cabin holds, and a hold with these blocks."""
    return launched("II", (6, 7), """
        specialx2:*1** start cabin:***3
    """, {(6, 7): contents})  # fmt: skip


# Enemies


@rule("ABE-CRD-ENM-01", "ABE-CRD-ENM-03")
def test_penalties_come_in_the_printed_order_to_all_the_defeated_one_after_the_other() -> None:
    """Pirates of strength 11: two of the crew from everybody, then three blocks, then four shots."""
    table = fly(freighter(), freighter(), cards=["ABE-IV-02"], positions=[9, 7])
    losses = {0: "dismiss 7,7, dismiss 7,7", 1: "dismiss 8,7"}
    events = play(table, rolls=[MISS] * 4, moves=losses)
    kinds = [type(event) for event in events if isinstance(event, CrewLost | GoodsLost | DiceRolled)]
    assert kinds == [CrewLost] * 4 + [GoodsLost] * 4 + [DiceRolled] * 4
    assert [roll.threat for roll in told(events, DiceRolled)] == ["light", "heavy", "light", "light"]
    assert [table.ships[seat].crew for seat in (0, 1)] == [2, 2]


@rule("ABE-CRD-ENM-03")
def test_the_first_of_the_defeated_rolls_for_the_shots_and_the_victor_and_those_behind_are_spared() -> None:
    """Smugglers of strength 10 beat two ships before the victor ends their attacks; then blocks go, then two shots
    come."""
    looted = launched("III", (6, 7), """
        specialx2:*1** start
    """, {(6, 7): "rr"})  # fmt: skip
    table = fly(
        bare("III"), looted, victor(), looted.clone(), cards=["ABE-IV-01"], positions=[12, 9, 6, 3], level="III"
    )
    play(table, moves={2: ", ".join(f"power {column},6" for column in range(5, 10))})
    assert (asked(table), cargo(table, 1)) == ({2: "REWARD"}, "rr")
    events = play(table, rolls=[MISS] * 2, moves={2: "pass"})
    assert rollers(events) == [0, 0]
    assert {met.seat for met in told(events, ThreatMet)} == {0, 1}
    assert [cargo(table, seat) for seat in (1, 3)] == ["", "rr"]


def victor() -> Ship:
    """Five double cannons and tokens for all of them, and a single one: strength 11; and a hold."""
    return launched("III", (4, 6), """
        .              2gun^:0010 2gun^:0010 2gun^:0010     2gun^:0010 2gun^:0010 .          gun^:0010
        batteryx2:*3** pipes:13*3 pipes:13*3 start          pipes:13*3 pipes:13*3 pipes:13*3 pipes:13*3
        .              .          .          specialx2:1*** .          .          .          .
    """, {(4, 7): "5t"})  # fmt: skip


@rule("ABE-CRD-ENM-02", "ABE-CRD-ENM-04")
def test_the_victor_takes_all_of_the_reward_for_the_days_or_nothing_and_may_leave_blocks() -> None:
    card = CARDS[CARD_NUMBERS["ABE-IV-01"]]
    assert (card.days, card.credits, card.goods) == (2, 4, ("red", "red", "yellow", "yellow"))  # type: ignore[attr-defined]
    table = fly(victor(), bare(), cards=["ABE-IV-01"], positions=[9, 3], level="III")
    play(table, moves={0: ", ".join(f"power {column},6" for column in range(5, 10))})
    assert asked(table) == {0: "REWARD"}
    declined = table.clone()
    play(declined, moves={0: "pass"})
    assert (credits_of(declined)[0], positions_of(declined)[0]) == (0, 9)
    play(table, moves={0: "accept, load red 7,8, done"})
    assert (credits_of(table)[0], cargo(table, 0), positions_of(table)[0]) == (4, "r", 7)


# Defended ships and stations


@rule("ABE-CRD-ABN-01", "ABE-CRD-ABN-03")
def test_whoever_wants_it_is_shot_at_first_and_nobody_else() -> None:
    """Two light shots, from the front and from the rear."""
    table = fly(crowd(), with_crew(3), cards=["ABE-IV-06"], positions=[9, 7], level="III")
    play(table)
    assert (asked(table), moves_of(table, 0)) == ({0: "USE_SHIP"}, ["accept", "pass"])
    events = play(table, rolls=[MISS, 5], moves={0: "accept"})
    assert told(events, OfferTaken) == []
    assert [braved.seat for braved in told(events, ShotsBraved)] == [0]
    assert {met.seat for met in told(events, ThreatMet)} == {0}
    assert rollers(events) == [0, 0]
    assert table.ships[0].components_count == 4
    assert positions_of(table) == [9, 7]


@rule("ABE-CRD-ABN-02")
def test_afterwards_it_may_be_used_or_declined_for_the_next_who_is_shot_at_with_new_rolls() -> None:
    table = fly(crowd(), with_crew(3), cards=["ABE-IV-06"], positions=[9, 7], level="III")
    play(table, rolls=[MISS, MISS], moves={0: "accept"})
    assert asked(table) == {0: "USE_SHIP"}
    used = table.clone()
    lost = ", ".join(["dismiss 5,7"] * 2 + ["dismiss 6,7"] * 2 + ["dismiss 7,7"] * 2 + ["dismiss 8,7"] * 2)
    events = play(used, moves={0: f"accept, {lost}"})
    assert (money(events), days(events)) == ([(0, 14)], [(0, -2)])
    assert used.ships[0].crew == 2
    play(table, moves={0: "pass"})
    assert asked(table) == {1: "USE_SHIP"}
    events = play(table, rolls=[MISS, MISS], moves={1: "accept"})
    assert rollers(events) == [1, 1]
    assert asked(table) == {1: "USE_SHIP"}


@rule("ABE-CRD-ABN-02", "ABE-CRD-ABN-04")
def test_without_the_crew_that_it_needs_after_the_shots_the_next_gets_the_chance_and_no_day_is_lost() -> None:
    """The light shot from the front takes a cabin of the eight-strong crew."""
    table = fly(with_crew(3), crowd(), cards=["ABE-IV-06"], positions=[9, 7], level="III")
    events = play(table, rolls=[10, MISS], moves={0: "accept"})
    assert table.ships[0].crew == 6
    assert asked(table) == {1: "USE_SHIP"}
    assert days(events) == []


@rule("ABE-CRD-ABN-04")
def test_only_those_with_enough_crew_may_want_it() -> None:
    """A station that needs eleven: nobody here."""
    table = fly(crowd(), with_crew(3), cards=["ABE-IV-08"], positions=[9, 7], level="III")
    play(table)
    assert asked(table) == {0: "FLY_ON"}


@rule("ABE-CRD-ABN-01")
def test_a_defended_station_is_loaded_after_the_shots() -> None:
    big = launched("III", (4, 7), """
        holdx2:*1** cabin:*1*3 cabin:*1*3 start cabin:*1*3 cabin:*1*3 cabin:***3
    """)  # fmt: skip
    assert big.crew == 12
    table = fly(big, bare(), cards=["ABE-IV-08"], positions=[9, 3], level="III")
    play(table, rolls=[MISS, MISS], moves={0: "accept, accept"})
    assert asked(table) == {0: "LOAD"}
    play(table, moves={0: "load green 4,7, load yellow 4,7"})
    assert (cargo(table, 0), positions_of(table)) == ("yg", [7, 3])


@rule("ABE-CRD-ABN-04", "ABE-CRU-03")
def test_crubots_that_make_up_the_crew_are_activated_for_the_decision_and_paid_for_once() -> None:
    """A station that needs six of a ship with two humans: it is shot at after the crubots are up, and they stay up."""
    robots = launched("II", (6, 7), """
        batteryx2:*3** start crubots:***3
    """)  # fmt: skip
    table = fly(robots, bare())
    begin(table, OfferInOrder(tuple(table.order()), Dock(1, 6, (), ("blue",), (Hit("light", "front"),))))
    events = play(table, rolls=[MISS], moves={0: "accept"})
    ups, rolls = told(events, CrubotsActivated), told(events, DiceRolled)
    assert (len(ups), len(rolls)) == (1, 1)
    assert events.index(ups[0]) < events.index(rolls[0])
    assert asked(table) == {0: "DOCK"}
    assert told(play(table, moves={0: "accept"}), CrubotsActivated) == []
    assert table.ships[0].total_tokens == 1


# Developed planets


def hotel() -> Ship:
    """An empty cabin, one with a single human, one with an alien; the starting cabin holds one."""
    return launched("II", (6, 7), """
        cabin:*3** start cabin:*1*3 cabin:**13
        .          .     .          purple:1***
    """, {(6, 7): "0h", (7, 7): "1h", (8, 7): "1h", (9, 7): "P"})  # fmt: skip


@rule("ABE-CRD-PLN-01", "ABE-CRD-PLN-02", "ABE-CRD-PLN-04")
def test_humans_come_aboard_where_there_is_a_free_place_and_never_beside_an_alien() -> None:
    """The fourth planet has four humans; places for two, one and one, the starting cabin included."""
    table = fly(hotel(), bare(), cards=["ABE-IV-10"], positions=[9, 3])
    play(table, moves={0: "land 4", 1: "pass"})
    assert asked(table) == {0: "BOARD_CREW"}
    assert moves_of(table, 0) == ["house 6,7 humans", "house 7,7 humans", "house 8,7 humans", "done"]
    moves = "house 6,7 humans, house 6,7 humans, house 7,7 humans, house 8,7 humans"
    events = play(table, moves={0: moves})
    assert [boarded.square for boarded in told(events, CrewBoarded)] == [(6, 7), (6, 7), (7, 7), (8, 7)]
    assert (table.ships[0].total_humans, table.ships[0].total_aliens) == (6, 1)
    assert positions_of(table) == [6, 3]


@rule("ABE-CRD-PLN-02")
def test_the_question_tells_how_many_would_find_room() -> None:
    """Four places are free: four of four, two of two, and nobody on a planet without crew."""
    table = fly(hotel(), bare(), cards=["ABE-IV-10"], positions=[9, 3])
    play(table)
    advice = table.view(0).advice
    assert advice is not None
    assert [(haul.move, haul.crew) for haul in advice.hauls] == [
        ("land 1", 0),
        ("land 2", 2),
        ("land 3", 2),
        ("land 4", 4),
    ]


@rule("ABE-CRD-PLN-01")
def test_no_more_come_than_are_printed() -> None:
    table = fly(hotel(), bare(), cards=["ABE-IV-10"], positions=[9, 3])
    play(table, moves={0: "land 2, house 6,7 humans, house 6,7 humans", 1: "pass"})
    assert table.ships[0].total_humans == 4
    assert asked(table) == {0: "FLY_ON"}


@rule("ABE-CRD-PLN-03")
@pytest.mark.parametrize(
    ("moves", "blocks", "humans"),
    [
        ("load yellow 6,7, done, done", "y", 2),
        ("done, house 7,7 humans, done", "", 3),
        ("load yellow 6,7, done, house 7,7 humans, done", "y", 3),
        ("done, done", "", 2),
    ],
)
def test_goods_and_crew_are_taken_or_left_apart_and_the_days_are_always_lost(
    moves: str, blocks: str, humans: int
) -> None:
    """The second planet of ABE-IV-10: two yellow blocks and two humans, for three days."""
    loader = launched("II", (6, 7), """
        holdx2:*1** start cabin:***3
    """, {(7, 7): "1h", (8, 7): "1h"})  # fmt: skip
    table = fly(loader, bare(), cards=["ABE-IV-10"], positions=[9, 3])
    play(table, moves={0: f"land 2, {moves}", 1: "pass"})
    assert (cargo(table, 0), table.ships[0].total_humans) == (blocks, humans)
    assert positions_of(table) == [6, 3]


@rule("ABE-CRD-PLN-02", "ABE-CRD-PLN-03")
def test_without_room_nobody_is_asked_and_landing_still_blocks_the_planet() -> None:
    table = fly(bare(), bare(), cards=["ABE-IV-12"], positions=[9, 3])
    play(table, moves={0: "land 2"})
    assert moves_of(table, 1) == ["land 1", "pass"]
    play(table, moves={1: "pass"})
    assert asked(table) == {0: "FLY_ON"}
    assert positions_of(table) == [7, 3]
