"""The two long examples of the rulebook, played from the first line to the last."""

from __future__ import annotations

from citing import rule
from rules.trucker.fleet import cargo, days, discarded, launched, rollers, squares_of
from starhaul.kernel import Event
from starhaul.trucker import TruckerState
from starhaul.trucker.events import (
    ComponentsLost,
    Criterion,
    Fight,
    Fought,
    Loss,
    Lowest,
    Meeting,
    StrengthDeclared,
    ThreatMet,
)
from starhaul.trucker.ship import Ship
from trucker.seats import positions_of
from trucker.tables import aboard, asked, fly, moves_of, play, told

RED, GREEN, BLUE = 0, 1, 2


def red_ship() -> Ship:
    """Two cannons and a double one to the front, a double one to the right, a single token; red and yellow aboard."""
    return launched("I", (5, 6), """
        .              gun^:0010      2gun^:0010     gun^:0010  .
        batteryx2:*3** pipes:13*3     start          pipes:13*3 2gun>:***3
        .              .              specialx2:1000 .          .
    """, {(5, 7): "1t", (7, 8): "ry"})  # fmt: skip


def green_ship() -> Ship:
    """Two double cannons to the front, a single one to the right, room for two blocks."""
    return launched("I", (5, 6), """
        .              2gun^:0010     .              2gun^:0010 .
        batteryx3:*1** pipes:13*3     start          pipes:13*3 gun>:***3
        .              .              holdx2:3000    .          .
    """)  # fmt: skip


def blue_ship() -> Ship:
    """A single cannon and a double one: three at the most; a blue block."""
    return launched("I", (5, 6), """
        .              gun^:0010      .              2gun^:0010
        batteryx2:*3** pipes:13*3     start          pipes:13*3
        .              .              holdx2:3000    .
    """, {(7, 8): "b"})  # fmt: skip


def smugglers() -> TruckerState:
    return fly(red_ship(), green_ship(), blue_ship(), cards=["I-02"], positions=[9, 7, 4], level="L")


def fights(events: list[Event]) -> list[tuple[int, Fight]]:
    return [(fought.seat, fought.result) for fought in told(events, Fought)]


@rule("trucker-base:EX-05", "CRD-ENEMY-02", "STR-03")
def test_example_smugglers() -> None:
    table = smugglers()
    events = play(table, moves={RED: "power 7,6"})
    assert [declared.halves for declared in told(events, StrengthDeclared)] == [2 * 4], "one token: not 5"
    assert fights(events) == [(RED, Fight.TIED)]
    assert (table.ships[RED].total_tokens, cargo(table, RED)) == (0, "ry")

    events = play(table, moves={GREEN: "power 6,6, power 8,6"})
    assert [declared.halves for declared in told(events, StrengthDeclared)] == [9], "4½"
    assert fights(events) == [(GREEN, Fight.WON)]
    assert table.ships[GREEN].total_tokens == 1
    events = play(table, moves={GREEN: "accept, load green 7,8, load yellow 7,8"})
    assert cargo(table, GREEN) == "yg", "the blue block does not fit"
    assert days(events) == [(GREEN, -1)]
    assert positions_of(table) == [9, 6, 4]

    assert fights(events) == [], "Blue is not attacked"
    assert (cargo(table, BLUE), table.ships[BLUE].total_tokens) == ("b", 2)


@rule("trucker-base:EX-05", "FLT-09")
def test_example_smugglers_had_red_lost() -> None:
    table = smugglers()
    play(table, moves={RED: "done"})
    assert (cargo(table, RED), table.ships[RED].total_tokens) == ("", 1)


@rule("trucker-base:EX-05", "FLT-09")
def test_example_smugglers_had_blue_been_attacked() -> None:
    """Green spends nothing and loses; Blue's best is 3: the blue block goes, and a token."""
    table = smugglers()
    events = play(table, moves={RED: "power 7,6", GREEN: "done", BLUE: "power 8,6"})
    assert told(events, StrengthDeclared)[-1].halves == 2 * 3
    assert fights(events)[-1] == (BLUE, Fight.LOST)
    assert (cargo(table, BLUE), table.ships[BLUE].total_tokens) == ("", 0), "one token fired, one taken"
    saving = smugglers()
    play(saving, moves={RED: "power 7,6", GREEN: "done", BLUE: "done"})
    assert (cargo(saving, BLUE), saving.ships[BLUE].total_tokens) == ("", 1)


@rule("trucker-base:EX-05")
def test_example_smugglers_green_may_throw_out_a_block_of_her_own() -> None:
    """The French book: a blue block of hers makes room."""
    green = aboard(green_ship(), {(7, 8): "b"})
    table = fly(red_ship(), green, blue_ship(), cards=["I-02"], positions=[9, 7, 4], level="L")
    play(table, moves={RED: "power 7,6", GREEN: "power 6,6, power 8,6, accept"})
    assert "unload blue 7,8" in moves_of(table, GREEN)
    play(table, moves={GREEN: "unload blue 7,8, load green 7,8, load yellow 7,8"})
    assert cargo(table, GREEN) == "yg"


GREEN_SEAT, YELLOW_SEAT = 0, 1


def zone(*cards: str) -> TruckerState:
    """Green: two humans, one engine and two double ones. Yellow: four humans, three engines. One cannon each."""
    green = launched("I", (5, 6), """
        .              .             gun^:0010    .
        batteryx2:*3** 2engine^:0303 start        2engine^:***3
        .              .             engine^:1000 .
    """)  # fmt: skip
    yellow = launched("I", (6, 6), """
        .            gun^:0010    .
        cabin:0113   start        engine^:0003
        engine^:1000 engine^:1000 .
    """)  # fmt: skip
    return fly(green, yellow, cards=cards, positions=[8, 7], level="L")


@rule("trucker-base:EX-06", "CRD-COMBAT-01", "CRD-COMBAT-03")
def test_example_combat_zone() -> None:
    table = zone("I-16", "I-09")
    events = play(table)
    assert [(low.seat, low.criterion) for low in told(events, Lowest)] == [(GREEN_SEAT, Criterion.CREW)]
    assert days(events) == [(GREEN_SEAT, -3)]
    assert table.order() == [YELLOW_SEAT, GREEN_SEAT]
    assert [(said.seat, said.halves) for said in told(events, StrengthDeclared)] == [(YELLOW_SEAT, 2 * 3)]
    assert asked(table) == {GREEN_SEAT: "POWER"}, "1, 3 or 5 with 0, 1 or 2 tokens"

    events = play(table, moves={GREEN_SEAT: "power 6,7, done"})
    assert [(said.seat, said.halves) for said in told(events, StrengthDeclared)] == [(GREEN_SEAT, 2 * 3)]
    assert [(low.seat, low.criterion) for low in told(events, Lowest)] == [(YELLOW_SEAT, Criterion.ENGINES)]
    assert table.ships[GREEN_SEAT].total_tokens == 1
    events = play(table, moves={YELLOW_SEAT: "dismiss 7,7"})
    assert table.ships[YELLOW_SEAT].crew == 2
    assert [(low.seat, low.criterion) for low in told(events, Lowest)] == [(YELLOW_SEAT, Criterion.CANNONS)]

    events = play(table, rolls=[(5, 2)])
    assert [(met.how, met.square) for met in told(events, ThreatMet)] == [(Meeting.HIT, (7, 8))]
    assert discarded(table, YELLOW_SEAT) == ["engine"]
    second = table.clone()
    events = play(table, rolls=[(1, 4)])
    assert [met.how for met in told(events, ThreatMet)] == [Meeting.MISS]
    assert rollers(play(table, rolls=[2, 2, 2])) == [YELLOW_SEAT] * 3, "Yellow has the deck now"

    events = play(second, rolls=[(5, 2)])
    assert asked(second) == {YELLOW_SEAT: "KEEP_PIECE"}
    events += play(second, moves={YELLOW_SEAT: "keep 6,7"})
    lost = [(loss.how, [part.square for part in loss.components]) for loss in told(events, ComponentsLost)]
    assert lost[0] == (Loss.DESTROYED, [(7, 7)])
    assert (8, 7) in lost[1][1], "the engine at the right falls off"
    assert squares_of(second, YELLOW_SEAT) == [(6, 7), (6, 8)]


@rule("trucker-base:EX-06", "STR-01")
def test_example_combat_zone_what_green_could_declare() -> None:
    """With no token 1 and with two tokens 5: then she, or Yellow, loses the crew."""
    for moves, halves, loser in (("done", 2, GREEN_SEAT), ("power 6,7, power 8,7", 10, YELLOW_SEAT)):
        table = zone("I-16")
        events = play(table, moves={GREEN_SEAT: moves})
        assert next(said.halves for said in told(events, StrengthDeclared) if said.seat == GREEN_SEAT) == halves
        assert [low.seat for low in told(events, Lowest) if low.criterion is Criterion.ENGINES] == [loser]
