"""Random ships with altered components, wireless links, pipes and marks, for property tests."""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st

from starhaul.trucker.alteration import AS_PRINTED, NO_ALTERATION, PART_CONTAINERS, Alteration
from starhaul.trucker.altering import add_mark, add_pipe, alter, link_wireless
from starhaul.trucker.components import CANNON, DOUBLE_CANNON, DOUBLE_ENGINE, ENGINE, KIND_OF
from starhaul.trucker.connectors import PLATED, SMOOTH, UNIVERSAL
from starhaul.trucker.grid import cells_in
from starhaul.trucker.ship import Ship
from trucker.strategies import rngs, ships

CANNONS, ENGINES = (CANNON, DOUBLE_CANNON), (ENGINE, DOUBLE_ENGINE)
SIDES = [AS_PRINTED, AS_PRINTED, UNIVERSAL, PLATED, SMOOTH]


def any_alteration(rng: Random) -> Alteration:
    part = rng.choice([AS_PRINTED, AS_PRINTED, *PART_CONTAINERS])
    found = NO_ALTERATION if part == AS_PRINTED else NO_ALTERATION.with_part(part, rng.randrange(4))
    for facing in range(4):
        found = found.with_side(facing, rng.choice(SIDES))
    if rng.random() < 0.2:
        found = found.with_rotation()
    return found.with_exemption() if rng.random() < 0.2 else found


def marks_that_fit(alteration: Alteration, printed: int) -> Alteration:
    """Only cannons rotate, only cannons and engines are exempt."""
    kind = printed if alteration.part == AS_PRINTED else alteration.part
    rotating, exempt = alteration.rotating and kind in CANNONS, alteration.exempt and kind in (*CANNONS, *ENGINES)
    return Alteration(alteration.sides, alteration.part, alteration.aim, rotating, exempt)


def alter_anything(ship: Ship, rng: Random) -> None:
    for cell in cells_in(ship.occupied):
        if rng.random() < 0.4:
            alter(ship, cell, marks_that_fit(any_alteration(rng), KIND_OF[ship.tile_at(cell)]))


def pair_anything(ship: Ship, rng: Random) -> None:
    cells = cells_in(ship.occupied)
    if len(cells) > 1:
        link_wireless(ship, *rng.sample(cells, 2))
    for add in (add_pipe, add_pipe, add_mark):
        cell = rng.choice(cells) if cells else 0
        beside = cells_in(ship.touching(1 << cell)) if cells else []
        if beside:
            add(ship, cell, rng.choice(beside))


@st.composite
def altered_ships(draw: st.DrawFn) -> Ship:
    rng, ship = draw(rngs), draw(ships)
    alter_anything(ship, rng)
    pair_anything(ship, rng)
    return ship
