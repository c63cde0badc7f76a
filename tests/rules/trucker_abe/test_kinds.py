"""The new components are kinds of their own (ABE-GEN-07), plated ones are not (ABE-GEN-08)."""

from __future__ import annotations

from citing import rule
from starhaul.trucker.components import BATTERY, ENGINE, THRUSTER
from starhaul.trucker.goods import RED
from starhaul.trucker.grid import FRONT, LEFT, REAR, RIGHT
from starhaul.trucker.hits import HARMLESS, LARGE_METEOR, LIGHT_FIRE, SHIELD_DEFENCE, defence
from starhaul.trucker.strength import cannon_halves, full_engine_strength
from trucker.shipyard import at, ship


@rule("ABE-GEN-07", "ABE-THR-01", "ABE-CRU-07")
def test_a_thruster_is_no_engine_auto_defense_no_cannon_a_station_no_cabin_a_panel_no_battery() -> None:
    built = ship("II", (6, 7), """
        thruster^ A23> crubots solar
    """)  # fmt: skip
    built.fill_batteries()
    assert (full_engine_strength(built), cannon_halves(built)) == (0, 0)
    assert (built.kinds[ENGINE], built.cabins, built.kinds[BATTERY]) == (0, 0, 0)
    assert (built.total_tokens, built.crew) == (0, 0)
    assert built.working(THRUSTER) == 1 << at(built, 6, 7)


@rule("ABE-GEN-08", "ABE-PLT-01", "ABE-PLT-02")
def test_a_plated_component_keeps_its_kind() -> None:
    """A hold with plating on three sides takes a red block, a shield with plating shields the ship."""
    hold = ship("II", (7, 7), """
        A37
    """)  # fmt: skip
    assert hold.can_load(at(hold, 7, 7), RED)
    assert [defence(hold, LARGE_METEOR, side, 7) == HARMLESS for side in (FRONT, RIGHT, REAR, LEFT)] == [
        True,
        True,
        True,
        False,
    ]
    shield = ship("II", (6, 7), """
        hold:0*** A40
    """)  # fmt: skip
    assert defence(shield, LIGHT_FIRE, FRONT, 6) == SHIELD_DEFENCE
