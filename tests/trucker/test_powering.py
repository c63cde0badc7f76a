"""Power has a target and a source: tokens pay for anything, solar panels once and only for what is joined to them."""

from __future__ import annotations

from rules.trucker.fleet import bare, launched
from starhaul.kernel import Seat
from starhaul.trucker import GAME
from starhaul.trucker.batteries import TOKENS, BatteryTokens, SpendTokens, TakeTokens
from starhaul.trucker.components import DOUBLE_ENGINE
from starhaul.trucker.declaring import PowerDouble
from starhaul.trucker.events import Cause, Meeting, StrengthDeclared, ThreatMet, TokensSpent
from starhaul.trucker.panels import SolarPanel, UsePanel
from starhaul.trucker.powering import (
    ChooseSource,
    different_targets,
    payments,
    sources_for,
    ways_to_power,
)
from starhaul.trucker.ship import Ship
from starhaul.trucker.sources import Powering
from starhaul.trucker.state import TruckerState
from starhaul.trucker.threats import DefendOrNot
from trucker.seats import positions_of
from trucker.shipyard import at
from trucker.tables import asked, fly, moves_of, play, told

SEAT = Seat(0)


def racer(tokens: int = 2) -> Ship:
    """Two double engines and a battery component."""
    return launched("II", (5, 7), """
        batteryx2:*3** pipes:*3*3 start    2engine^:***3 2engine^:***2
    """, {(5, 7): f"{tokens}t"})  # fmt: skip


def cell(built: Ship, column: int) -> int:
    return at(built, column, 7)


def test_equal_targets_are_offered_once_as_long_as_tokens_last() -> None:
    built = racer()
    doubles = built.kinds[DOUBLE_ENGINE]
    assert different_targets(built, doubles) == [cell(built, 8)]
    first = Powering(cell(built, 8), TOKENS)
    assert different_targets(built, doubles, (first,)) == [cell(built, 9)]
    assert different_targets(built, doubles, (first, first)) == []
    assert sources_for(built, cell(built, 9), (first,)) == [TOKENS]
    assert ways_to_power(built, doubles) == (Powering(cell(built, 8), TOKENS),)
    assert ways_to_power(racer(tokens=0), doubles) == ()


def test_the_question_holds_what_was_powered_and_what_pays_and_is_saved_so() -> None:
    table = fly(racer(), bare(), cards=["I-05"])
    play(table, moves={0: "power 8,7"})
    question = table.decisions[SEAT]
    assert isinstance(question, PowerDouble)
    assert question.powerings == (Powering(cell(table.ships[0], 8), TOKENS),)
    loaded = GAME.load(table.dump())
    assert loaded.decisions[SEAT] == question
    assert isinstance(loaded, TruckerState)
    events = play(loaded, moves={0: "done"})
    assert [event.powered for event in told(events, StrengthDeclared)] == [((8, 7),), ()]
    assert loaded.ships[0].total_tokens == 1


def test_each_source_spends_what_it_paid_for() -> None:
    battery = BatteryTokens(9)
    powerings = (Powering(1, TOKENS), Powering(2, SolarPanel(5)), Powering(3, TOKENS), Powering(4, battery))
    assert payments(SEAT, powerings, Cause.STRENGTH) == [
        UsePanel(SolarPanel(5), 2, Cause.STRENGTH),
        TakeTokens(9, 1, Cause.STRENGTH),
        SpendTokens(SEAT, 2, Cause.STRENGTH),  # the last, since it takes what the others leave
    ]


def test_tokens_of_one_battery_are_tokens_aboard() -> None:
    built = racer(tokens=2)
    battery, engine = BatteryTokens(cell(built, 5)), cell(built, 8)
    assert battery.can_power(built, engine, (Powering(engine, TOKENS),))
    assert not battery.can_power(built, engine, (Powering(engine, TOKENS), Powering(engine, battery)))
    assert not TOKENS.can_power(built, engine, (Powering(engine, battery), Powering(engine, battery)))
    assert not BatteryTokens(cell(built, 6)).can_power(built, engine, ()), "there is none"


def sunny() -> Ship:
    """The panel is joined to the right double engine alone; one token aboard."""
    return launched("II", (5, 7), """
        batteryx2:*3** start 2engine^:0303 2engine^:0303 solar:***3
    """, {(5, 7): "1t"})  # fmt: skip


def test_targets_with_other_sources_are_not_equal_and_the_source_is_asked_at_once() -> None:
    """The panel can pay for the engine beside it, the token for either; nothing is paid twice by a panel."""
    table = fly(sunny(), bare(), cards=["I-05"], positions=[6, 3])
    play(table)
    assert asked(table) == {0: "POWER"}
    assert moves_of(table, 0) == ["power 7,7", "power 8,7", "done"]
    play(table, moves={0: "power 8,7"})
    assert isinstance(table.decisions[SEAT], ChooseSource)
    assert moves_of(table, 0) == ["pay 5,7", "pay 9,7"]
    by_token = table.clone()
    play(table, moves={0: "pay 9,7"})
    assert moves_of(table, 0) == ["power 7,7", "done"]
    play(table, moves={0: "power 7,7"})
    assert (positions_of(table)[0], table.ships[0].total_tokens) == (6 + 4, 0)
    play(by_token, moves={0: "pay 5,7"})
    assert (positions_of(by_token)[0], by_token.ships[0].total_tokens) == (6 + 2, 0), "nothing is left for the other"


def test_defending_asks_what_pays_only_where_there_is_a_choice() -> None:
    built = launched("II", (6, 7), """
        batteryx2:*3** start      shield^:0013
        .              .          solar:3***
    """, {(6, 7): "2t"})  # fmt: skip
    table = fly(built, bare(), cards=["II-09"])
    play(table, rolls=[7])
    assert isinstance(table.decisions[SEAT], DefendOrNot)
    play(table, moves={0: "defend"})
    assert moves_of(table, 0) == ["pay 6,7", "pay 8,8"]
    events = play(table, moves={0: "pay 8,8"})
    assert (told(events, ThreatMet)[0].how, table.ships[0].total_tokens) == (Meeting.SHIELDED, 2)


def test_a_battery_that_pays_is_named_once() -> None:
    """Each component that can pay is an answer, and none of them leads to another question."""
    built = launched("II", (5, 7), """
        batteryx2:*3** start 2engine^:0303 solar:***3
        .              batteryx2:3***
    """, {(5, 7): "1t", (6, 8): "2t"})  # fmt: skip
    table = fly(built, bare(), cards=["I-05"], positions=[6, 3])
    play(table, moves={0: "power 7,7"})
    assert moves_of(table, 0) == ["pay 5,7", "pay 6,8", "pay 8,7"]
    assert GAME.load(table.dump()).decisions == table.decisions
    events = play(table, moves={0: "pay 6,8"})
    spent = [(told_of.square, told_of.count, told_of.cause) for told_of in told(events, TokensSpent)]
    assert spent == [((6, 8), 1, Cause.STRENGTH)]
    assert asked(table) == {0: "FLY_ON"}
