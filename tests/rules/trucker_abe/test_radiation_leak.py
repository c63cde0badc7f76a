"""Radiation Leak (ABE-CRD-RAD)."""

from __future__ import annotations

import pytest

from citing import rule
from rules.trucker.fleet import bare, squares_of
from starhaul.kernel import Event
from starhaul.trucker.events import Cause, ComponentsLost, CrewLost, Loss
from starhaul.trucker.grid import Square
from starhaul.trucker.radiation import exploding_cells, irradiated_cells
from starhaul.trucker.ship import Ship
from trucker.shipyard import ship
from trucker.tables import aboard, asked, fly, manned, play, told

LEAK = "ABE-IV-15"


def built(drawing: str, contents: dict[Square, str] | None = None, corner: Square = (6, 7)) -> Ship:
    """Manned and charged; only what is joined matters here."""
    return aboard(manned(ship("III", corner, drawing)), contents or {})


def radiation(tested: Ship) -> tuple[tuple[Square, ...], tuple[Square, ...]]:
    """Who suffers in step 1, and what explodes in step 2."""
    return tested.board.squares(irradiated_cells(tested)), tested.board.squares(exploding_cells(tested))


def losers(events: list[Event]) -> list[tuple[int, Square, str, int]]:
    lost = [event for event in told(events, CrewLost) if event.cause is Cause.RADIATION]
    return [(event.seat, event.square, event.dweller, event.count) for event in lost]


@rule("ABE-CRD-RAD-01", "ABE-CRD-RAD-03")
def test_every_crewed_component_beside_power_loses_one_however_many_sources_it_has() -> None:
    """The starting cabin has a battery on either side; the cabin at the end is joined to none."""
    drawn = built("""
        batteryx2:0303 start batteryx2:0303 cabin:*1*3 cabin:***3
    """)
    table = fly(drawn, bare(), cards=[LEAK], positions=[9, 7], level="III")
    events = play(table)
    assert losers(events) == [(0, (7, 7), "humans", 1), (0, (9, 7), "humans", 1)]
    assert [table.ships[seat].total_humans for seat in (0, 1)] == [4, 2]


@rule("ABE-CRD-RAD-01")
def test_a_solar_panel_is_enough() -> None:
    assert radiation(built("""
        . start solar:1313
    """)) == (((7, 7),), ())  # fmt: skip


@rule("ABE-CRD-RAD-01", "ABE-RTE-05")
def test_routing_carries_it() -> None:
    """Neither cabin touches the panel; the routing module joins all three."""
    assert radiation(built("""
        . start router:1312 cabin:***3
        . .     solar:110*  .
    """))[0] == ((7, 7), (9, 7))  # fmt: skip


@rule("ABE-CRD-RAD-02", "ABE-CRU-08")
def test_an_empty_battery_harms_nobody_and_crubots_are_not_harmed() -> None:
    empty = built("""
        . start batteryx2:0303
    """, {(8, 7): "0t"})  # fmt: skip
    assert radiation(empty) == ((), ())
    crubots = built("""
        . start crubots>:0301 batteryx2:0303
    """)
    crubots.active = 1 << crubots.board.cell((8, 7))
    assert radiation(crubots) == ((), ())


@rule("ABE-CRD-RAD-04", "ABE-CRD-RAD-EX1")
def test_a_block_of_four_explodes_and_one_of_three_does_not() -> None:
    blocks = built("""
        batteryx2:0303 batteryx2:0303 start batteryx3:0001
    """, corner=(5, 7))  # fmt: skip
    assert radiation(blocks)[1] == ((5, 7), (6, 7))


@rule("ABE-CRD-RAD-04", "ABE-CRD-RAD-02", "ABE-CRD-RAD-EX2")
@pytest.mark.parametrize(
    ("middle", "exploding"), [("1t", ((5, 8), (6, 7), (6, 8), (7, 8))), ("0t", ())], ids=["charged", "spent"]
)
def test_seven_tokens_and_a_routing_module_explode_unless_the_middle_token_is_spent(
    middle: str, exploding: tuple[Square, ...]
) -> None:
    """Three batteries in a row hang together without the module before them, which goes too."""
    block = built("""
        .              router:0311    .
        batteryx3:*1** batteryx2:3111 batteryx3:0001
    """, {(6, 8): middle}, corner=(5, 7))  # fmt: skip
    assert radiation(block)[1] == exploding


def powerhouse(tokens: str) -> Ship:
    """A routing module with a panel before and behind it and a battery beside it; the hold hangs on the battery."""
    return built("""
        . .     solar:1313  .              .
        . start router:1312 batteryx2:0303 holdx2:***3
        . .     solar:1313  .              .
    """, {(9, 7): tokens}, corner=(6, 6))  # fmt: skip


@rule("ABE-CRD-RAD-EX3")
def test_tokens_and_panels_of_a_block_are_added_up() -> None:
    assert radiation(powerhouse("2t")) == (((7, 7),), ((8, 6), (8, 7), (8, 8), (9, 7)))
    assert radiation(powerhouse("1t")) == (((7, 7),), ())


@rule("ABE-CRD-RAD-04", "ABE-CRD-RAD-05", "ABE-CRD-RAD-06")
def test_after_step_one_the_blocks_are_lost_together_and_not_destroyed_and_then_parts_fall_off() -> None:
    table = fly(powerhouse("2t"), bare(), cards=[LEAK], positions=[9, 7], level="III")
    events = play(table)
    assert [type(event) for event in events if isinstance(event, CrewLost | ComponentsLost)] == [
        CrewLost,
        ComponentsLost,
    ]
    (lost,) = told(events, ComponentsLost)
    assert (lost.how, len(lost.components)) == (Loss.EXPLODED, 4)
    assert asked(table) == {0: "KEEP_PIECE"}
    play(table, moves={0: "keep 7,7"})
    assert squares_of(table, 0) == [(7, 7)]
    assert len(table.players[0].discarded) == 5


@rule("ABE-CRD-RAD-05")
def test_all_blocks_are_judged_at_the_same_time() -> None:
    two = built("""
        batteryx2:0303 batteryx2:0303 start batteryx2:0303 batteryx2:0303
    """, corner=(5, 7))  # fmt: skip
    table = fly(two, bare(), cards=[LEAK], positions=[9, 7], level="III")
    (lost,) = told(play(table), ComponentsLost)
    assert len(lost.components) == 4


@rule("ABE-CRD-RAD-07")
def test_a_component_loses_one_of_those_who_live_there_and_where_all_are_of_a_kind_nobody_is_asked() -> None:
    """An alien has its cabin to itself: so it goes, and a human of the other cabin."""
    mixed = built("""
        batteryx2:0303 start          .
        .              batteryx2:3*1* .
        .              cabin:31**     purple:***3
    """, {(7, 9): "P"})  # fmt: skip
    table = fly(mixed, bare(), cards=[LEAK], positions=[9, 7], level="III")
    assert losers(play(table)) == [(0, (7, 7), "humans", 1), (0, (7, 9), "purple", 1)]
    assert asked(table) == {0: "FLY_ON"}


@rule("ABE-SOL-07")
def test_other_cards_ignore_panels_but_a_leak_does_not() -> None:
    panels = built("""
        . start solar:1313 solar:1313
    """)
    assert panels.total_tokens == 0
    assert radiation(panels)[0] == ((7, 7),)
