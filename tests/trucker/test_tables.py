"""The rulebook's own examples, played at a table set up for them."""

from __future__ import annotations

from citing import rule
from starhaul.trucker.events import CreditsChanged, Fight, Fought, Meeting, RocketMoved, ThreatMet
from starhaul.trucker.ship import Ship
from trucker.seats import flying_of, positions_of
from trucker.shipyard import ship
from trucker.tables import aboard, asked, fly, manned, moves_of, play, told


def plain_ship() -> Ship:
    """Starting cabin, cannon, engine, battery, hold."""
    return manned(
        ship(
            "II",
            (6, 6),
            """
            .           gun^:**1*      .
            hold:*1**   start          battery:***1
            .           engine^:1*0*   .
            """,
        )
    )


@rule("FLT-02", "FLT-05", "trucker-base:EX-04")
def test_losing_days_skips_occupied_spaces() -> None:
    table = fly(plain_ship(), plain_ship(), plain_ship(), positions=[10, 8, 5], level="I")
    table.move_rocket(table.order()[0], -3)
    assert positions_of(table) == [6, 8, 5]
    assert table.order() == [1, 0, 2]


@rule("FLT-03", "trucker-base:EX-22")
def test_gaining_days_skips_occupied_spaces() -> None:
    table = fly(plain_ship(), plain_ship(), positions=[5, 6])
    table.move_rocket(table.order()[1], 2)
    assert positions_of(table) == [8, 6]


@rule("CRD-ENEMY-02", "CRD-SMUGGLERS-01")
def test_smugglers_take_tokens_where_goods_are_missing() -> None:
    loser = aboard(plain_ship(), {(6, 7): "b", (8, 7): "2t"})
    table = fly(loser, plain_ship(), cards=["I-02"])
    events = play(table)
    assert [fight.result for fight in told(events, Fought)] == [Fight.LOST, Fight.LOST]
    assert table.ships[0].total_goods() == [0, 0, 0, 0]
    assert table.ships[0].total_tokens == 1


@rule("CRD-OPEN-01", "GUP-03")
def test_open_space_moves_by_engines_and_strands_those_without() -> None:
    still = manned(ship("II", (7, 7), "\nstart\n"))
    table = fly(plain_ship(), still, cards=["I-05"], positions=[6, 3])
    events = play(table)
    assert [moved.position for moved in told(events, RocketMoved)] == [7]
    assert flying_of(table) == [True, False]


@rule("HIT-02", "HIT-05", "CRD-METEOR-01")
def test_a_meteor_swarm_meets_every_ship() -> None:
    bare = manned(ship("II", (7, 7), "\nstart\n"))
    table = fly(plain_ship(), bare, cards=["I-11"])
    events = play(table, rolls=[7, 2, 2])
    first = [met.how for met in told(events, ThreatMet)][:2]
    assert first == [Meeting.HARMLESS, Meeting.HIT]
    assert flying_of(table) == [True, False]


@rule("CRD-PLANETS-02", "CRD-PLANETS-04")
def test_planets_are_chosen_in_order_and_cost_days() -> None:
    table = fly(plain_ship(), plain_ship(), cards=["I-13"], positions=[6, 3])
    play(table, moves={0: "land 2"})
    assert asked(table) == {1: "LAND"}
    assert moves_of(table, 1) == ["land 1", "land 3", "pass"]
    play(table, moves={0: "load blue 6,7; done", 1: "pass"})
    assert positions_of(table) == [4, 3]
    assert table.ships[0].total_goods()[0] == 1


@rule("CRD-SHIP-02", "CRD-SHIP-03")
def test_an_abandoned_ship_may_cost_the_last_human() -> None:
    table = fly(plain_ship(), plain_ship(), cards=["I-17"], positions=[6, 3])
    events = play(table, moves={0: "accept"})
    assert [change.amount for change in told(events, CreditsChanged)] == [3]
    assert flying_of(table) == [False, True]


@rule("END-02", "END-03", "END-04")
def test_settlement_after_the_last_card() -> None:
    table = fly(aboard(plain_ship(), {(6, 7): "gb"}), plain_ship(), cards=["I-04"], positions=[20, 3], last=True)
    play(table)
    assert table.outcome is not None
    lines = {(line.reason, line.amount) for line in table.outcome.breakdown[0]}
    assert {("finish", 8), ("goods", 3), ("best_looking", 4)} <= lines
