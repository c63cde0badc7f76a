"""Solar panels (ABE-SOL): a source of power for what is joined to them, once a card."""

from __future__ import annotations

from citing import rule
from rules.trucker.fleet import bare, launched
from rules.trucker_abe.skies import FRONT_LARGE, FRONT_SMALL, begin, met, paid, under
from starhaul.kernel import Seat
from starhaul.trucker import GAME, TruckerState
from starhaul.trucker.cargo import LoseGoods
from starhaul.trucker.events import Cause, LaneShifted, Meeting, PanelUsed
from starhaul.trucker.lanes import ForSeat
from starhaul.trucker.ship import Ship
from trucker.seats import positions_of
from trucker.shipyard import at
from trucker.tables import asked, fly, moves_of, play, told

PANEL = "panel (8, 7)"


def sunny(tokens: int = 2) -> Ship:
    """A panel joined to a shield, for front and right, and to a double cannon that points forward."""
    return launched("II", (6, 6), """
        .               .        2gun^:0*1*
        batteryx2:*3*0  start    solar:1313   shield^:***3
    """, {(6, 7): f"{tokens}t"})  # fmt: skip


@rule("ABE-SOL-EX1", "ABE-SOL-01", "ABE-SOL-02", "ABE-SOL-06")
def test_a_panel_pays_for_one_activation_on_a_card_and_is_ready_on_the_next() -> None:
    table = under(FRONT_SMALL, FRONT_LARGE, FRONT_SMALL, ships=(sunny(), bare()))
    events = play(table, rolls=[7], moves={0: "defend"})
    assert moves_of(table, 0) == ["pay 6,7", "pay 8,7"], "a token, or the panel"
    events += play(table, rolls=[8, 7], moves={0: "pay 8,7, defend, defend"})
    assert met(events) == [(Meeting.SHIELDED, (7, 7)), (Meeting.SHOT_DOWN, (8, 6)), (Meeting.SHIELDED, (7, 7))]
    assert paid(events) == [PANEL, "token", "token"]
    assert [(used.target, used.cause) for used in told(events, PanelUsed)] == [((9, 7), Cause.DEFENCE)]
    assert table.ships[0].total_tokens == 0
    again = under(FRONT_LARGE, ships=(table.ships[0], bare()))
    assert paid(play(again, rolls=[8], moves={0: "defend"})) == [PANEL], "another component, on another card"


@rule("ABE-SOL-04")
def test_a_panel_keeps_nothing_recharges_nothing_and_serves_once() -> None:
    idle = under(FRONT_SMALL, ships=(sunny(0), bare()))
    play(idle, rolls=[3])
    built = idle.ships[0]
    assert built.total_tokens == 0
    table = under(FRONT_SMALL, FRONT_SMALL, ships=(built, bare()))
    events = play(table, rolls=[7, 7], moves={0: "defend, keep 8,6"})
    assert met(events) == [(Meeting.SHIELDED, (7, 7)), (Meeting.HIT, (7, 7))], "there is no second shield for it"


@rule("ABE-SOL-03", "ABE-SOL-04")
def test_a_panel_powers_nothing_that_is_not_joined_to_it() -> None:
    """It is joined to the starting cabin alone: the double engine gets nothing, and nobody is asked."""
    built = launched("II", (6, 7), """
        solar:*3** start 2engine^:0303
    """)  # fmt: skip
    table = fly(built, bare(), cards=["I-05"], positions=[6, 3])
    events = play(table)
    assert (positions_of(table)[0], paid(events)) == (6, [])


@rule("ABE-SOL-05")
def test_a_panel_powers_a_double_engine() -> None:
    built = launched("II", (7, 7), """
        start solar:***3 2engine^:0303
    """)  # fmt: skip
    table = fly(built, bare(), cards=["I-05"], positions=[6, 3])
    events = play(table, moves={0: "power 9,7"})
    assert (positions_of(table)[0], paid(events)) == (6 + 2, [PANEL])


@rule("ABE-SOL-01", "ABE-SOL-02")
def test_a_panel_between_two_engines_powers_one_of_them() -> None:
    """They are as good as each other: one is offered, and then no other."""
    built = launched("II", (7, 7), """
        start 2engine^:0303 solar:*3*3 2engine^:***3
    """)  # fmt: skip
    table = fly(built, bare(), cards=["I-05"], positions=[6, 3])
    play(table)
    assert moves_of(table, 0) == ["power 8,7", "done"]
    events = play(table, moves={0: "power 8,7"})
    assert (positions_of(table)[0], paid(events)) == (6 + 2, ["panel (9, 7)"])


@rule("ABE-SOL-05", "ABE-THR-04")
def test_a_panel_powers_a_thruster() -> None:
    built = launched("II", (7, 6), """
        .     A12
        start solar:1313
    """)  # fmt: skip
    table = under(FRONT_SMALL, ships=(built, bare()))
    events = play(table, rolls=[7], moves={0: "shift right"})
    assert (paid(events), met(events)) == ([PANEL], [(Meeting.HARMLESS, (8, 6))])
    assert [(shift.way, shift.lane) for shift in told(events, LaneShifted)] == [("right", 8)]


@rule("ABE-SOL-07")
def test_cards_that_take_tokens_find_none_in_a_panel() -> None:
    """Two blocks to lose, none aboard, one token: it goes, and the panel stays as it is."""
    table = begin(fly(sunny(1), bare()), ForSeat(Seat(0), LoseGoods(2, Cause.PENALTY)))
    assert (table.ships[0].total_tokens, table.ships[0].used) == (0, 0)
    assert asked(table)[0] == "FLY_ON"


def test_a_used_panel_is_seen_and_saved_until_the_card_is_resolved() -> None:
    table = under(FRONT_SMALL, FRONT_SMALL, ships=(sunny(0), bare()))
    play(table, rolls=[7], moves={0: "defend"})
    loaded = GAME.load(table.dump())
    assert isinstance(loaded, TruckerState)
    for state in (table, loaded, table.clone()):
        (panel,) = [seen for seen in state.view(1).players[0].ship.components if seen.used]
        assert panel.square == (8, 7)
        assert state.view(1).players[0].ship.rebuilt().used == 1 << at(state.ships[0], 8, 7)
    play(table, rolls=[3])
    assert not [seen for seen in table.view(1).players[0].ship.components if seen.used]
