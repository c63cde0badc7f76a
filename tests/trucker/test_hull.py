"""Hubs, plating, weight, and what stands without working: shapes that expansions fill with tiles of their own.

Until there are such tiles, the tables of what is printed are changed for a test."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeVar, final

import pytest

from starhaul.trucker import components
from starhaul.trucker.components import CANNON, HEAVY, HUB, KIND_OF, SIDES_OF, WEIGHT_OF, aims_of, sides_of
from starhaul.trucker.connectors import BARREL, PLATED, clash, joins
from starhaul.trucker.faults import faults
from starhaul.trucker.grid import FRONT, LEFT, REAR, RIGHT
from starhaul.trucker.hits import (
    HARMLESS,
    HEAVY_FIRE,
    LARGE_METEOR,
    LIGHT_FIRE,
    NO_DEFENCE,
    SMALL_METEOR,
    defence,
)
from starhaul.trucker.hull import Hull
from starhaul.trucker.hull_rules import HullRules, Limit
from starhaul.trucker.printed_components import Component, Kind, KindFacts
from starhaul.trucker.ship import BROWN, PURPLE, Ship
from starhaul.trucker.strength import cannon_halves, engine_strength, full_cannon_halves
from starhaul.trucker.titles import SILVER_SCORES
from trucker.shipyard import at, component, ship, squares

T = TypeVar("T")


@contextmanager
def reprinted(table: list[T], changes: dict[int, T]) -> Iterator[None]:
    """Something else is printed on some tiles for a while."""
    before = {tile: table[tile] for tile in changes}
    for tile, fact in changes.items():
        table[tile] = fact
    yield
    for tile, fact in before.items():
        table[tile] = fact


MODULES = [tile for tile, kind in enumerate(KIND_OF) if kind == components.STRUCTURAL]


@pytest.fixture
def _hubs() -> Iterator[None]:
    """Structural modules stand in for routing modules."""
    with reprinted(KIND_OF, dict.fromkeys(MODULES, HUB)):
        yield


def joined(built: Ship, *cells: tuple[int, int]) -> list[tuple[int, int]]:
    return squares(built, built.joined_to(sum(1 << at(built, *cell) for cell in cells)))


# Hubs


@pytest.mark.usefixtures("_hubs")
def test_all_that_is_joined_to_a_hub_counts_as_joined_to_each_other() -> None:
    """ABE-RTE-02; what is beyond a neighbour does not (ABE-RTE-06)."""
    built = ship("II", (5, 7), """
        hold:*3** cabin:*1*1 pipes:*3*3 cabin:***3
    """)  # fmt: skip
    assert joined(built, (8, 7)) == [(6, 7), (7, 7)]
    assert joined(built, (5, 7)) == [(6, 7)]
    assert joined(built, (6, 7)) == [(5, 7), (7, 7), (8, 7)]


@pytest.mark.usefixtures("_hubs")
def test_joined_hubs_are_one() -> None:
    """ABE-RTE-03, ABE-RTE-07: physically nothing changes."""
    built = ship("II", (5, 7), """
        cabin:*3** pipes:*3*3 pipes:*3*3 cabin:***3
    """)  # fmt: skip
    assert joined(built, (5, 7)) == [(6, 7), (7, 7), (8, 7)]
    built.remove(at(built, 6, 7))
    assert joined(built, (5, 7)) == []
    assert [squares(built, piece) for piece in built.pieces()] == [[(7, 7), (8, 7)], [(5, 7)]]


@pytest.mark.usefixtures("_hubs")
def test_hubs_carry_life_support_and_illness() -> None:
    """ABE-RTE-04, ABE-RTE-05; nobody catches it from oneself."""
    built = ship("II", (5, 7), """
        purple:*1** pipes:*3*3 cabin:***3
    """)  # fmt: skip
    assert squares(built, built.alien_cabins(PURPLE)) == [(7, 7)]
    ill = ship("II", (5, 7), """
        cabin:*3** pipes:*3*3 cabin:***3
    """)  # fmt: skip
    ill.set_humans(at(ill, 5, 7), 2)
    assert ill.epidemic_cells() == 0
    ill.set_humans(at(ill, 7, 7), 1)
    assert squares(ill, ill.epidemic_cells()) == [(5, 7), (7, 7)]


def test_without_hubs_only_neighbours_are_joined() -> None:
    built = ship("II", (5, 7), """
        cabin:*3** pipes:*3*3 cabin:***3
    """)  # fmt: skip
    assert joined(built, (5, 7)) == [(6, 7)]


# What is printed turns with the tile


def printed(kind: Kind, sides: tuple[int, int, int, int], **fields: tuple[str, ...]) -> Component:
    return Component("X1", "test", kind, sides, "house", **fields)  # type: ignore[arg-type]


def test_what_a_tile_aims_at_turns_with_it() -> None:
    shield = printed(Kind.SHIELD, (0, 0, 3, 3))
    assert [aims_of(shield, turn) for turn in range(4)] == [[0, 1], [1, 2], [2, 3], [3, 0]]
    narrow = printed(Kind.SHIELD, (0, 0, 3, 3), aims=("left",))
    assert [aims_of(narrow, turn) for turn in range(4)] == [[3], [0], [1], [2]]
    cannon = printed(Kind.CANNON, (0, 1, 2, 3))
    assert sides_of(cannon, 1) == [3, BARREL, 1, 2]
    both = printed(Kind.CANNON, (0, 1, 0, 3), aims=("front", "rear"))
    assert sides_of(both, 0) == [BARREL, 1, BARREL, 3]


def test_plated_sides_turn_with_the_tile_and_fit_only_what_is_smooth() -> None:
    """ABE-PLT-05."""
    plated = printed(Kind.SPECIAL_HOLD, (0, 0, 2, 1), plated=("front", "right"))
    assert sides_of(plated, 0) == [PLATED, PLATED, 2, 1]
    assert sides_of(plated, 3) == [PLATED, 2, 1, PLATED]
    assert [clash(PLATED, other) for other in range(6)] == [None, *["connector_to_smooth"] * 3, None, None]
    assert not any(joins(PLATED, other) for other in range(6))


def test_every_kind_has_its_facts() -> None:
    facts = components.FACTS_OF_KIND
    assert [fact.id for fact in facts] == [kind.name.lower() for kind in Kind]
    assert facts[CANNON] == KindFacts("cannon", ("front",), clear=True)


@pytest.mark.parametrize("threat", [SMALL_METEOR, LARGE_METEOR, LIGHT_FIRE, HEAVY_FIRE])
def test_nothing_that_strikes_plating_does_harm(threat: int) -> None:
    """ABE-PLT-01, ABE-PLT-02: other sides are as ever."""
    tile, turn = component("hold")
    with reprinted(SIDES_OF, {tile * 4 + turn: [PLATED, 3, 3, 3]}):
        built = ship("II", (7, 7), "\nhold\n")
        assert defence(built, threat, FRONT, 7) == HARMLESS
        assert [defence(built, threat, side, 7) for side in (RIGHT, REAR, LEFT)] == [NO_DEFENCE] * 3
        assert built.exposed_connectors() == 3


def test_weight_takes_engine_strength_away() -> None:
    """MIS-HVY-04, MIS-HVY-05, MIS-HVY-10, and the examples: 2 + 2 - 4 = 0; without engines -4."""
    with reprinted(KIND_OF, dict.fromkeys(MODULES, HEAVY)), reprinted(WEIGHT_OF, dict.fromkeys(MODULES, 4)):
        built = ship("II", (6, 7), "\nengine pipes engine cabin\n")
        built.set_alien(at(built, 9, 7), BROWN)
        assert engine_strength(built) == engine_strength(built.clone()) == 0
        drifting = ship("II", (6, 7), "\npipes cabin\n")
        drifting.set_alien(at(drifting, 7, 7), BROWN)
        assert engine_strength(drifting) == -4
        built.remove(at(built, 7, 7))
        assert engine_strength(built) == 4


@pytest.mark.parametrize(("turn", "strengths"), [("^", (3, 6)), (">", (1, 2))])
def test_an_alien_in_a_dead_zone_adds_nothing(turn: str, strengths: tuple[int, int]) -> None:
    """MIS-ART-04, MIS-ART-06: an artifact beside the cabins, with its own column dead, and turned, with their row."""
    built = ship("II", (5, 7), f"""
        gun^    engine  .
        cabin   cabin   M62{turn}
    """)  # fmt: skip
    built.set_alien(at(built, 5, 8), BROWN)
    built.set_alien(at(built, 6, 8), PURPLE)
    assert (engine_strength(built), cannon_halves(built)) == strengths


# What stands and what works


@final
class NothingForward(Limit):
    """Whatever aims at the front does not work."""

    __slots__ = ()

    def idle(self, hull: Hull) -> int:
        return hull.aims[FRONT]


def test_strength_and_defence_ask_what_works_faults_and_titles_what_stands() -> None:
    built = ship("II", (5, 7), """
        2gun^ gun^ shield^ gun<
    """)  # fmt: skip
    free = built.clone()
    built.obey(HullRules((NothingForward(),)))
    assert squares(built, built.idle) == [(5, 7), (6, 7), (7, 7)]
    assert (cannon_halves(free), full_cannon_halves(free)) == (3, 7)
    assert (cannon_halves(built), full_cannon_halves(built)) == (1, 1)
    assert (free.shields(FRONT) != 0, built.shields(FRONT)) == (True, 0)
    assert defence(free, LARGE_METEOR, FRONT, 6) == HARMLESS
    assert defence(built, LARGE_METEOR, FRONT, 6) == NO_DEFENCE
    assert faults(built) == faults(free)
    assert [score(built) for score in SILVER_SCORES.values()] == [score(free) for score in SILVER_SCORES.values()]


def test_what_works_is_found_anew_when_components_come_and_go() -> None:
    built = ship("II", (5, 7), """
        gun^
    """)  # fmt: skip
    built.obey(HullRules((NothingForward(),)))
    clone = built.clone()
    clone.place(at(clone, 6, 7), *component("gun^"))
    assert squares(clone, clone.idle) == [(5, 7), (6, 7)]
    clone.remove(at(clone, 5, 7))
    assert squares(clone, clone.idle) == [(6, 7)]
    assert squares(built, built.idle) == [(5, 7)]
    assert clone.working(CANNON) == 0
