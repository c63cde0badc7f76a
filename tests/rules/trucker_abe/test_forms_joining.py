"""Wireless links (ABE-SUP-ASM): joined for every effect, and for nothing physical."""

from __future__ import annotations

from citing import rule
from starhaul.trucker.altering import link_wireless
from starhaul.trucker.consumers import powered_by_panel
from starhaul.trucker.faults import faults
from starhaul.trucker.grid import LEFT, Square
from starhaul.trucker.intruding import HANDS, way_through
from starhaul.trucker.radiation import exploding_cells, irradiated_cells
from starhaul.trucker.ship import BROWN, PURPLE, Ship
from starhaul.trucker.strength import cannon_halves
from trucker.shipyard import at, ship, squares
from trucker.tables import manned


def linked(built: Ship, one: Square, other: Square) -> Ship:
    link_wireless(built, at(built, *one), at(built, *other))
    return built


def row(left: str, right: str) -> Ship:
    """Two components with modules and the starting cabin between them: joined to nothing but modules."""
    return manned(ship("II", (5, 7), f"""
        {left} pipes:*3*3 start pipes:*3*3 {right}
    """))  # fmt: skip


ENDS = (5, 7), (9, 7)


@rule("ABE-SUP-ASM-01")
def test_a_life_support_serves_a_cabin_far_away() -> None:
    built = row("purple:*3**", "cabin:***3")
    assert built.alien_cabins(PURPLE) == 0
    linked(built, *ENDS)
    assert squares(built, built.alien_cabins(PURPLE)) == [(9, 7)]
    assert built.alien_cabins(BROWN) == 0


@rule("ABE-SUP-ASM-01")
def test_power_weapons_and_pairs_of_auto_defense_go_through_the_air() -> None:
    solar = row("A01", "2gun^:***3")
    assert powered_by_panel(solar, at(solar, 5, 7)) == 0
    linked(solar, *ENDS)
    assert squares(solar, powered_by_panel(solar, at(solar, 5, 7))) == [(9, 7)]
    armory = row("armory", "cabin:***3")
    assert armory.armed_cells() >> at(armory, 9, 7) & 1 == 0
    linked(armory, *ENDS)
    assert squares(armory, armory.armed_cells())[-1] == (9, 7)
    systems = row("auto", "auto")
    assert cannon_halves(systems) == 0
    assert cannon_halves(linked(systems, *ENDS)) == 2


@rule("ABE-SUP-ASM-01", "ABE-CRD-RAD-05")
def test_harm_goes_the_same_way() -> None:
    ill = row("cabin:*3**", "cabin:***3")
    assert ill.epidemic_cells() == 0
    assert squares(ill, linked(ill, *ENDS).epidemic_cells()) == [*ENDS]
    leak = row("batteryx2:*3**", "cabin:***3")
    assert irradiated_cells(leak) == 0
    assert squares(leak, irradiated_cells(linked(leak, *ENDS))) == [(9, 7)]
    blocks = row("batteryx2:*3**", "batteryx2:***3")
    assert exploding_cells(blocks) == 0
    assert squares(blocks, exploding_cells(linked(blocks, *ENDS))) == [*ENDS]
    radioactive = row("radioactive", "radioactive")
    before = [fault.code for fault in faults(radioactive)]
    assert "radioactive_joined" not in before
    assert "radioactive_joined" in [fault.code for fault in faults(linked(radioactive, *ENDS))]


@rule("ABE-SUP-ASM-02")
def test_a_link_to_a_routing_module_is_one_to_all_that_is_joined_to_it() -> None:
    """Cabin, module, starting cabin, module, cabin: one module, then both, are linked."""
    built = ship("II", (5, 7), """
        cabin:*3** A14 start A14 cabin:***3
    """)  # fmt: skip
    cabin = 1 << at(built, 5, 7)
    assert squares(built, built.joined_to(cabin)) == [(6, 7), (7, 7)]
    to_module = linked(built.clone(), (6, 7), (9, 7))
    assert squares(built, to_module.joined_to(cabin)) == [(6, 7), (7, 7), (9, 7)]
    assert squares(built, to_module.joined_to(1 << at(built, 9, 7))) == [(5, 7), (6, 7), (7, 7), (8, 7)]
    both = linked(built.clone(), (6, 7), (8, 7))
    assert squares(built, both.joined_to(cabin)) == [(6, 7), (7, 7), (8, 7), (9, 7)]


@rule("ABE-SUP-ASM-03")
def test_nothing_is_held_together_and_no_intruder_passes() -> None:
    built = linked(row("cabin:*3**", "cabin:***3"), *ENDS)
    built.remove(at(built, 7, 7))
    assert [squares(built, piece) for piece in built.pieces()] == [[(5, 7), (6, 7)], [(8, 7), (9, 7)]]
    assert squares(built, built.connected_to(1 << at(built, 5, 7))) == [(5, 7), (6, 7)]
    way = way_through(built, LEFT, 7, HANDS["left"], 9, 0)
    assert {*way.path} == {at(built, 5, 7), at(built, 6, 7)}


@rule("ABE-SUP-ASM-05")
def test_a_lost_component_ends_the_link() -> None:
    built = linked(row("cabin:*3**", "cabin:***3"), *ENDS)
    tile = built.tile_at(at(built, 9, 7)), built.turn_at(at(built, 9, 7))
    built.remove(at(built, 9, 7))
    assert built.epidemic_cells() == 0
    built.place(at(built, 9, 7), *tile)
    assert squares(built, built.joined_to(1 << at(built, 5, 7))) == [(6, 7)]
