"""Members of the Support Team and special components (MIS-CMP-17)."""

from __future__ import annotations

import pytest

from citing import rule
from rules.trucker.fleet import bare
from starhaul.kernel import Seat
from starhaul.trucker.altering import alter, alteration_at
from starhaul.trucker.connectors import UNIVERSAL
from starhaul.trucker.forms import is_plated
from starhaul.trucker.grid import FACINGS
from starhaul.trucker.moves import Convert
from starhaul.trucker.team.spare_parts import conversions
from trucker.shipyard import ship
from trucker.tables import fly, moves_of, refusal, set_up, take_special
from trucker.teams import hire


@rule("MIS-CMP-17")
@pytest.mark.parametrize("kind", ["explosive", "fragile", "heavy", "radioactive"])
def test_the_deliveryman_converts_no_special_component(kind: str) -> None:
    built = ship("II", (7, 7), f"""
        start {kind} hold
    """)  # fmt: skip
    table = hire(fly(built, bare()), 0, "deliveryman")
    squares = {move.square for move in conversions(table, Seat(0)) if isinstance(move, Convert)}
    assert squares == {(7, 7), (9, 7)}


@rule("MIS-CMP-17", "MIS-CMP-03")
def test_the_third_place_of_a_buyer_takes_none() -> None:
    table = hire(set_up("MS02"), 0, "buyer")
    take_special(table, 0, "M30")
    assert "reserve" not in moves_of(table, 0)
    assert refusal(table, 0, "reserve") == ("special-not-reserved", "MIS-CMP-03")


@rule("MIS-CMP-17")
def test_a_heavy_container_with_new_connectors_has_lost_its_plating() -> None:
    """M30 is plated in front and behind."""
    built = ship("II", (7, 7), """
        start M30
    """)  # fmt: skip
    cell = built.board.cell((8, 7))
    assert any(is_plated(built.placed[cell], facing) for facing in FACINGS)
    alter(built, cell, alteration_at(built, cell).all_universal())
    assert not any(is_plated(built.placed[cell], facing) for facing in FACINGS)
    assert [built.side_at(cell, facing) for facing in FACINGS] == [UNIVERSAL] * 4
