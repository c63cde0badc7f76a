"""Sides that tokens have changed: universal, plated, welded, behind barrels; pipes; spare parts; rotating cannons."""

from __future__ import annotations

import pytest

from citing import rule
from starhaul.trucker.alteration import NO_ALTERATION
from starhaul.trucker.altering import add_pipe, alter, alteration_at
from starhaul.trucker.components import CABIN, CANNON, CARGO_HOLD, ENGINE, STARTING_CABIN
from starhaul.trucker.connectors import PLATED, SMOOTH, UNIVERSAL
from starhaul.trucker.faults import faults
from starhaul.trucker.grid import FACINGS, FRONT, LEFT, REAR, RIGHT
from starhaul.trucker.hits import (
    CANNON_DEFENCE,
    HARMLESS,
    HEAVY_FIRE,
    LARGE_METEOR,
    LIGHT_FIRE,
    NO_DEFENCE,
    SMALL_METEOR,
    defence,
)
from starhaul.trucker.intruding import HANDS, way_through
from starhaul.trucker.ship import PURPLE, Ship
from starhaul.trucker.special_components import special_aboard
from starhaul.trucker.strength import cannon_halves, engine_strength, full_cannon_halves
from trucker.shipyard import at, ship, squares, start
from trucker.tables import manned

THREATS = [SMALL_METEOR, LARGE_METEOR, LIGHT_FIRE, HEAVY_FIRE]


def codes(built: Ship) -> list[str]:
    return [fault.code for fault in faults(built)]


@rule("ABE-SUP-ASM-04", "ABE-SUP-ASM-05")
def test_plating_in_place_of_connectors_is_plating() -> None:
    """The starting cabin is open all round; plated on three sides it has one exposed connector left."""
    built = start()
    cell = at(built, 7, 7)
    assert built.exposed_connectors() == 4
    tokens = alteration_at(built, cell)
    for facing in (FRONT, RIGHT, REAR):
        tokens = tokens.with_side(facing, PLATED)
    alter(built, cell, tokens)
    assert built.exposed_connectors() == 1
    assert [defence(built, threat, RIGHT, 7) for threat in THREATS] == [HARMLESS] * 4
    assert [defence(built, threat, LEFT, 7) for threat in THREATS] == [NO_DEFENCE] * 4
    assert built.legal_cells(built.tile_at(cell), 0) == 1 << at(built, 6, 7), "no connector may face it (ABE-PLT-05)"


@rule("ABE-SUP-WEL-02", "ABE-SUP-WEL-03")
def test_a_welded_connector_is_not_exposed_and_small_meteors_bounce_off_it() -> None:
    built = start()
    alter(built, at(built, 7, 7), NO_ALTERATION.with_side(LEFT, SMOOTH))
    assert built.exposed_connectors() == 3
    assert [defence(built, threat, LEFT, 7) for threat in THREATS] == [HARMLESS, NO_DEFENCE, NO_DEFENCE, NO_DEFENCE]
    assert defence(built, SMALL_METEOR, RIGHT, 7) == NO_DEFENCE


def test_a_universal_token_joins_a_single_connector_to_a_double_one() -> None:
    """What Welder A makes of it (ABE-SUP-WEL-01)."""
    built = ship("II", (5, 7), """
        cabin:*2** cabin:*3*1 start
    """)  # fmt: skip
    assert codes(built) == ["not_attached", "single_to_double"]
    alter(built, at(built, 6, 7), NO_ALTERATION.with_side(LEFT, UNIVERSAL))
    assert (codes(built), len(built.pieces())) == ([], 1)


@rule("ABE-SUP-PLU-03")
def test_universal_connectors_all_round_replace_connectors_and_plating() -> None:
    """A plated shield: everything bounces off its plating, and strikes when connectors have replaced that."""
    built = ship("II", (7, 7), """
        start A38
    """)  # fmt: skip
    cell = at(built, 8, 7)
    plated = [facing for facing in FACINGS if built.side_at(cell, facing) == PLATED]
    assert plated
    alter(built, cell, NO_ALTERATION.all_universal())
    assert [built.side_at(cell, facing) for facing in FACINGS] == [UNIVERSAL] * 4
    assert built.exposed_connectors_of(cell) == 3


@rule("ABE-SUP-PLU-03", "ABE-SUP-PLU-05", "ABE-SUP-DEL-EX1")
@pytest.mark.parametrize("kind", ["gun^:**3*", "engine^:3***"])
def test_a_connector_behind_a_barrel_is_exposed_and_joins_nothing(kind: str) -> None:
    built = ship("II", (7, 5), f"""
        {kind if kind.startswith("gun") else "."}
        {"." if kind.startswith("gun") else "start"}
        {"." if kind.startswith("gun") else kind}
    """)  # fmt: skip
    (cell,) = (at(built, *square) for square in squares(built, built.occupied & ~built.kinds[STARTING_CABIN]))
    way = FRONT if kind.startswith("gun") else REAR
    before = built.exposed_connectors_of(cell)
    assert defence(built, SMALL_METEOR, way, 7) == HARMLESS
    alter(built, cell, NO_ALTERATION.with_side(way, UNIVERSAL))
    assert built.exposed_connectors_of(cell) == before + 1
    assert defence(built, SMALL_METEOR, way, 7) == NO_DEFENCE, "contrary to HIT-04"
    beyond = 1 << at(built, 7, 4 if way == FRONT else 8)
    assert not beyond & built.free, "the square must stay empty"
    built.place(at(built, 7, 4 if way == FRONT else 8), start().tile_at(at(start(), 7, 7)), 0)
    assert len(built.pieces()) > 1 or not built.links[way] >> cell & 1
    assert ("blocked_cannon" if way == FRONT else "blocked_engine") in codes(built)
    assert "connector_to_smooth" not in codes(built)


@rule("ABE-SUP-PLU-05")
def test_a_neighbours_smooth_side_against_a_new_connector_is_an_error() -> None:
    built = ship("II", (7, 6), """
        cabin:**0*
        gun>:0*3*
        start
    """)  # fmt: skip
    assert "connector_to_smooth" not in codes(built)
    alter(built, at(built, 7, 7), NO_ALTERATION.all_universal())
    assert [(fault.at, fault.with_) for fault in faults(built) if fault.code == "connector_to_smooth"] == [
        ((7, 6), (7, 7))
    ]


def piped() -> Ship:
    """Two cabins that turn smooth sides to each other; the left one hangs on nothing else."""
    return manned(ship("II", (6, 6), """
        cabin:*0** cabin:**30
        .          start
    """))  # fmt: skip


@rule("ABE-SUP-PLU-01", "ABE-SUP-PLU-04")
def test_a_pipe_is_a_physical_joint() -> None:
    built = piped()
    left, right = at(built, 6, 6), at(built, 7, 6)
    exposed, bounced = built.exposed_connectors(), defence(built, SMALL_METEOR, FRONT, 6)
    assert codes(built) == ["not_attached"]
    add_pipe(built, left, right)
    assert (codes(built), len(built.pieces())) == ([], 1)
    assert built.joined_to(1 << left) == 1 << right
    assert squares(built, built.epidemic_cells()) == [(6, 6), (7, 6), (7, 7)]
    assert way_through(built, LEFT, 6, HANDS["left"], 2, 0).path == (left, right)
    assert built.exposed_connectors() == exposed
    assert defence(built, SMALL_METEOR, FRONT, 6) == bounced
    alter(built, right, NO_ALTERATION.with_side(FRONT, SMOOTH))
    assert built.joined_to(1 << left) == 1 << right, "other tokens leave it where it is"
    built.remove(right)
    assert not any(built.links)


@rule("ABE-SUP-DEL-04")
def test_spare_parts_are_what_is_on_them() -> None:
    built = start()
    cell = at(built, 7, 7)
    for part, room in ((CABIN, 0), (CARGO_HOLD, 2), (CANNON, 0), (ENGINE, 0)):
        alter(built, cell, NO_ALTERATION.with_part(part, REAR))
        assert (built.kind_at(cell), built.capacity(cell)) == (part, room)
        assert built.kinds[STARTING_CABIN] == 0
    assert (engine_strength(built), codes(built)) == (1, [])
    alter(built, cell, NO_ALTERATION.with_part(ENGINE, LEFT))
    assert codes(built) == ["engine_not_rearward"]


@rule("ABE-SUP-DEL-04")
def test_a_cabin_on_the_starting_square_is_an_ordinary_one() -> None:
    built = ship("II", (6, 7), """
        purple:*3** start
    """)  # fmt: skip
    cell = at(built, 7, 7)
    assert built.alien_cabins(PURPLE) == 0
    alter(built, cell, NO_ALTERATION.with_part(CABIN))
    assert built.alien_cabins(PURPLE) == 1 << cell


@rule("ABE-SUP-DEL-04")
def test_a_spare_part_has_no_plating() -> None:
    built = ship("II", (7, 7), """
        start A38
    """)  # fmt: skip
    cell = at(built, 8, 7)
    way = next(facing for facing in FACINGS if built.side_at(cell, facing) == PLATED)
    alter(built, cell, NO_ALTERATION.with_part(CABIN))
    assert built.side_at(cell, way) == SMOOTH


@rule("ABE-SUP-DEL-04")
def test_a_special_component_that_becomes_a_spare_part_is_special_no_more() -> None:
    built = ship("II", (6, 7), """
        heavy start
    """)  # fmt: skip
    assert special_aboard(built) == ["heavy"]
    assert built.weight > 0
    alter(built, at(built, 6, 7), NO_ALTERATION.with_side(LEFT, SMOOTH))
    assert special_aboard(built) == ["heavy"], "a token on a side changes nothing"
    alter(built, at(built, 6, 7), NO_ALTERATION.with_part(CABIN))
    assert (special_aboard(built), built.weight) == ([], 0)


@rule("ABE-SUP-DEL-01")
def test_the_ship_still_hangs_on_what_was_the_starting_cabin() -> None:
    """Two modules far away are the larger piece, and it is they that hang on nothing."""
    built = ship("II", (7, 7), """
        start . pipes:*3** pipes:***3
    """)  # fmt: skip
    alter(built, at(built, 7, 7), NO_ALTERATION.with_part(CABIN))
    assert [fault.at for fault in faults(built) if fault.code == "not_attached"] == [(9, 7), (10, 7)]


@rule("ABE-SUP-DEL-EX1")
def test_the_examples_of_the_deliveryman() -> None:
    """A cannon that points at the starting cabin becomes a cabin; a sideways cannon an engine that points to the rear;
    nothing may be joined to a connector at its exhaust."""
    built = ship("II", (7, 6), """
        gunv:3***
        start
    """)  # fmt: skip
    gun = at(built, 7, 6)
    assert "blocked_cannon" in codes(built)
    alter(built, gun, NO_ALTERATION.with_part(CABIN))
    assert "blocked_cannon" not in codes(built)
    sideways = ship("II", (6, 7), """
        gun<:*3** start
    """)  # fmt: skip
    alter(sideways, at(sideways, 6, 7), NO_ALTERATION.with_part(ENGINE, REAR))
    assert (codes(sideways), engine_strength(sideways)) == ([], 1)
    assert not sideways.free >> at(sideways, 6, 8) & 1


@rule("ABE-SUP-HYP-02", "ABE-SUP-HYP-03")
def test_a_rotating_cannon_shoots_everywhere_and_counts_once() -> None:
    built = ship("II", (6, 7), """
        gun<:*3** start
    """)  # fmt: skip
    cell = at(built, 6, 7)
    assert cannon_halves(built) == 1
    assert defence(built, LARGE_METEOR, FRONT, 6) == NO_DEFENCE
    free = built.free
    alter(built, cell, NO_ALTERATION.with_rotation())
    assert cannon_halves(built) == full_cannon_halves(built) == 2, "once, and forward"
    lanes = {FRONT: 6, RIGHT: 7, REAR: 6, LEFT: 7}
    assert [defence(built, LARGE_METEOR, side, lanes[side]) for side in FACINGS] == [HARMLESS] * 4
    assert built.free == free, "its barrel is where it was"
    built.lose(0)
    assert built.free == free


@rule("ABE-SUP-HYP-04")
def test_a_double_cannon_that_rotates_still_needs_power() -> None:
    built = ship("II", (6, 7), """
        2gun<:*3** start
    """)  # fmt: skip
    alter(built, at(built, 6, 7), NO_ALTERATION.with_rotation())
    assert (cannon_halves(built), full_cannon_halves(built)) == (0, 4)
    assert defence(built, LARGE_METEOR, RIGHT, 7) == CANNON_DEFENCE


@rule("ABE-SUP-HYP-01")
def test_an_exempt_cannon_may_have_something_before_it() -> None:
    built = ship("II", (7, 6), """
        cabin:3*0*
        gun^:0*3*
        start
    """)  # fmt: skip
    cell = at(built, 7, 7)
    assert "blocked_cannon" in codes(built)
    alter(built, cell, NO_ALTERATION.with_exemption())
    assert "blocked_cannon" not in codes(built)
    assert built.aims[FRONT] >> cell & 1, "and still points there"
