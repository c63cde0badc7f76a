"""Smugglers, slavers and pirates (CRD-ENEMY)."""

from __future__ import annotations

import pytest

from citing import rule
from rules.trucker.fleet import armed, bare, cargo, days, launched, money, rollers, with_crew, with_engines
from starhaul.trucker.events import DiceRolled, Fight, Fought, Meeting, RocketMoved, ThreatMet
from starhaul.trucker.ship import Ship
from trucker.seats import credits_of, positions_of
from trucker.shipyard import component
from trucker.tables import asked, fly, moves_of, play, refusal, told


def fights(events: list[object]) -> list[tuple[int, Fight]]:
    return [(fought.seat, fought.result) for fought in events if isinstance(fought, Fought)]


@rule("CRD-ENEMY-01")
def test_they_attack_in_order_until_somebody_defeats_them() -> None:
    """Smugglers of strength 4: one cannon loses, four tie, five win; the last player is not attacked."""
    table = fly(armed(1), armed(4), armed(5), bare(), cards=["I-02"], positions=[9, 8, 7, 3])
    events = play(table)
    assert fights([*events]) == [(0, Fight.LOST), (1, Fight.TIED), (2, Fight.WON)]
    assert asked(table) == {2: "REWARD"}


@rule("CRD-ENEMY-01")
def test_or_until_all_were_attacked() -> None:
    table = fly(bare(), armed(1), armed(2), cards=["I-02"])
    assert fights([*play(table)]) == [(0, Fight.LOST), (1, Fight.LOST), (2, Fight.LOST)]
    assert asked(table) == {0: "FLY_ON"}


@rule("CRD-ENEMY-02")
@pytest.mark.parametrize(("cannons", "fight", "tokens"), [(3, Fight.LOST, 0), (4, Fight.TIED, 2), (5, Fight.WON, 2)])
def test_lower_pays_equal_is_spared_higher_wins(cannons: int, fight: Fight, tokens: int) -> None:
    """Smugglers of strength 4 take two tokens, for lack of goods."""
    built = armed(cannons)
    battery = component("batteryx2:***3")
    built.place(built.board.cell((10, 7)), *battery)
    built.fill_batteries()
    table = fly(built, bare(), cards=["I-02"])
    assert fights([*play(table)])[0] == (0, fight)
    assert table.ships[0].total_tokens == tokens


@rule("CRD-ENEMY-02", "STR-04")
def test_the_attacked_player_decides_on_tokens_first() -> None:
    """Three single cannons and a double one against strength 4: with the token 5, without 3."""
    built = launched("II", (5, 6), """
        gun^:0010  gun^:0010  gun^:0010 2gun^:0010  .
        pipes:13*3 pipes:13*3 start     pipes:13*3 batteryx2:***3
    """)  # fmt: skip
    table = fly(built, bare(), cards=["I-02"])
    play(table)
    assert moves_of(table, 0) == ["power 8,6", "done"]
    lost = table.clone()
    assert fights([*play(lost, moves={0: "done"})])[0] == (0, Fight.LOST)
    assert fights([*play(table, moves={0: "power 8,6"})]) == [(0, Fight.WON)]
    assert table.ships[0].total_tokens == 1


@rule("CRD-ENEMY-03")
def test_the_winner_may_take_the_reward_and_lose_the_days_or_decline_both() -> None:
    """Slavers of strength 6: five credits for a day."""
    table = fly(fighter(), armed(5), cards=["I-01"], positions=[6, 3])
    play(table)
    assert (asked(table), moves_of(table, 0)) == ({0: "REWARD"}, ["accept", "pass"])
    declined = table.clone()
    play(declined, moves={0: "pass"})
    assert (credits_of(declined), positions_of(declined), asked(declined)) == ([0, 0], [6, 3], {0: "FLY_ON"})
    play(table, moves={0: "accept"})
    assert (credits_of(table), positions_of(table), asked(table)) == ([5, 0], [5, 3], {0: "FLY_ON"})


def fighter() -> Ship:
    """Five cannons and a purple alien, strength 7, and a hold."""
    return launched("II", (5, 6), """
        gun^:0010  gun^:0010  gun^:0010     gun^:0010  gun^:0010  .
        pipes:13*3 pipes:13*3 start         pipes:13*3 pipes:13*3 cabin:0031
        .          .          holdx2:3***   .          .          purple:3***
    """, {(10, 7): "P"})  # fmt: skip


@rule("CRD-ENEMY-03", "CRD-SMUGGLERS-01")
def test_taking_the_smugglers_goods_without_loading_still_costs_the_days() -> None:
    table = fly(fighter(), bare(), cards=["I-02"], positions=[6, 3])
    play(table, moves={0: "accept"})
    assert asked(table) == {0: "LOAD"}
    offered = {move.split()[1] for move in moves_of(table, 0) if move.startswith("load")}
    assert offered == {"yellow", "green", "blue"}
    empty = table.clone()
    play(empty, moves={0: "done"})
    assert (cargo(empty, 0), empty.rockets[0].position) == ("", 5)
    play(table, moves={0: "load green 7,8, load yellow 7,8"})
    assert (cargo(table, 0), table.rockets[0].position) == ("yg", 5)


@rule("CRD-SMUGGLERS-01")
def test_smugglers_take_goods() -> None:
    """II-02 takes three."""
    built = launched("II", (6, 7), """
        specialx2:*1** start holdx3:***1
    """, {(6, 7): "rr", (8, 7): "yb"})  # fmt: skip
    table = fly(built, bare(), cards=["II-02"])
    play(table)
    assert cargo(table, 0) == "b"


@rule("CRD-SLAVERS-01")
def test_slavers_take_crew_and_leave_credits() -> None:
    """II-01, strength 7: four figures of eight; eight credits for two days."""
    table = fly(with_crew(3), bare(), cards=["II-01"])
    play(table, moves={0: "dismiss 7,7, dismiss 7,7, dismiss 8,7, dismiss 8,7"})
    assert table.ships[0].crew == 4
    strong = fly(fighter(), bare(), cards=["I-01"], positions=[8, 3])
    assert money(play(strong, moves={0: "accept"})) == [(0, 5)]


@rule("CRD-PIRATES-01")
def test_pirates_shoot_at_all_they_defeated_when_the_attacks_are_over() -> None:
    """Seats 0 and 1 lose, seat 2 wins (strength 5 against 7). Then seat 0 rolls once for each of the three shots."""
    table = fly(bare(), with_engines(1), fighter(), bare(), cards=["I-03"], positions=[9, 8, 7, 3])
    events = play(table)
    assert fights([*events]) == [(0, Fight.LOST), (1, Fight.LOST), (2, Fight.WON)]
    assert not told(events, DiceRolled), "no shot before the reward is settled"
    events = play(table, rolls=[2, 7, 12], moves={2: "accept"})
    assert rollers(events) == [0, 0, 0]
    assert [roll.threat for roll in told(events, DiceRolled)] == ["light", "heavy", "light"]
    assert [(met.seat, met.how) for met in told(events, ThreatMet)] == [
        (0, Meeting.MISS),
        (1, Meeting.MISS),
        (0, Meeting.HIT),
        (1, Meeting.HIT),
        (0, Meeting.MISS),
        (1, Meeting.MISS),
    ]
    assert money(events)[0] == (2, 4)


@rule("CRD-ENEMY-04")
def test_the_winner_moves_before_the_pirates_shoot() -> None:
    table = fly(bare(), fighter(), cards=["I-03"], positions=[9, 8])
    events = play(table, rolls=[2, 2, 2], moves={1: "accept"})
    order = [type(event) for event in events if isinstance(event, RocketMoved | DiceRolled)]
    assert order == [RocketMoved, DiceRolled, DiceRolled, DiceRolled]
    assert days(events) == [(1, -1)]


@rule("CRD-PIRATES-02")
def test_all_defeated_players_finish_one_shot_before_the_next() -> None:
    """The first, heavy, shot breaks both ships; no dice before both have chosen a piece."""
    wide = launched("II", (6, 7), """
        cabin:*3** start cabin:***3
    """)  # fmt: skip
    table = fly(wide, wide.clone(), cards=["II-03"])
    play(table, rolls=[7])
    assert asked(table) == {0: "KEEP_PIECE", 1: "KEEP_PIECE"}
    play(table, moves={1: "keep 6,7"})
    assert asked(table) == {0: "KEEP_PIECE"}
    assert table.chance is None
    assert refusal(table, 1, "keep 6,7") == ("not-asked", "FLT-01")
    play(table, moves={0: "keep 8,7"})
    assert table.chance is not None
