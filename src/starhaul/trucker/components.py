"""The components: what is printed on each tile, and the same as tables of small numbers for the rules.

A tile is its index in COMPONENTS; a placed tile is `tile * 4 + turn`, turn being quarter turns clockwise.
"""

from __future__ import annotations

from typing import Final

from starhaul.kernel import Table, load_content

from . import sets
from .connectors import BARREL, PLATED, SIDE_KINDS, SMOOTH
from .grid import FACING_NAMES, FACINGS
from .printed_components import Axis, Component, Kind, KindFacts

DATA: Final = sets.DATA

STARTING_CABIN: Final = 0
CABIN: Final = 1
LIFE_SUPPORT_PURPLE: Final = 2
LIFE_SUPPORT_BROWN: Final = 3
ENGINE: Final = 4
DOUBLE_ENGINE: Final = 5
CANNON: Final = 6
DOUBLE_CANNON: Final = 7
BATTERY: Final = 8
SHIELD: Final = 9
CARGO_HOLD: Final = 10
SPECIAL_HOLD: Final = 11
STRUCTURAL: Final = 12
SOLAR_PANEL: Final = 13
THRUSTER: Final = 14
ROUTING_MODULE: Final = 15
MIXED_LIFE_SUPPORT: Final = 16
CRUBOT_STATION: Final = 17
AUTO_DEFENSE: Final = 18
ARMORY: Final = 19
EXPLOSIVE: Final = 20
FRAGILE: Final = 21
HEAVY: Final = 22
RADIOACTIVE: Final = 23
ARTIFACT: Final = 24
KINDS: Final = len(Kind)


_KIND_TABLE: Final = Table("kind", KindFacts)
_FACTS: Final = load_content([DATA / "kinds.toml"], [_KIND_TABLE])[_KIND_TABLE]
FACTS_OF_KIND: Final[list[KindFacts]] = [_FACTS[kind.name.lower()] for kind in Kind]
BLOWING: Final[list[int]] = [kind.value for kind in Kind if FACTS_OF_KIND[kind.value].clear]
"""The kinds before whose barrels, exhausts and thrusters no component may stand."""

POWERED: Final[list[int]] = [kind.value for kind in Kind if FACTS_OF_KIND[kind.value].powered]
"""The kinds that cost a token to use."""


def is_particular(kind: int) -> bool:
    """Whether it matters for components of this kind what they stand beside."""
    return FACTS_OF_KIND[kind].hub or kind in (RADIOACTIVE, ARTIFACT)


COMPONENT_TABLE: Final = Table("component", Component)

COMPONENTS: Final[list[Component]] = list(
    load_content(sets.files_about("components").values(), [COMPONENT_TABLE])[COMPONENT_TABLE].values()
)
TILES: Final[dict[str, int]] = {component.id: tile for tile, component in enumerate(COMPONENTS)}
"""From the id of a component to its tile."""

KIND_OF: Final[list[int]] = [component.kind.value for component in COMPONENTS]
CAPACITY_OF: Final[list[int]] = [component.capacity for component in COMPONENTS]
CONNECTOR_COUNT_OF: Final[list[int]] = [component.connector_count for component in COMPONENTS]
IS_HUB: Final[list[bool]] = [FACTS_OF_KIND[kind].hub for kind in KIND_OF]
WEIGHT_OF: Final[list[int]] = [component.weight for component in COMPONENTS]
IS_PARTICULAR: Final[list[bool]] = [is_particular(kind) for kind in KIND_OF]
"""These six by tile; the following ones by placed tile. Where particular components may be added does not follow from
the sides that touch alone (`keeping_apart.py`)."""


_AXES: Final[list[Axis]] = ["column", "row"]


def aims_of(component: Component, turn: int) -> list[int]:
    """The facings that it acts on after so many quarter turns clockwise."""
    aims = component.aims or FACTS_OF_KIND[component.kind.value].aims
    return [(FACING_NAMES.index(side) + turn) % 4 for side in aims]


def zones_of(component: Component, turn: int) -> list[int]:
    """After so many quarter turns: FRONT for its column, RIGHT for its row (MIS-ART-02, MIS-ART-03)."""
    return sorted((_AXES.index(axis) + turn) % len(_AXES) for axis in component.zone)


def sides_of(component: Component, turn: int) -> list[int]:
    """The sides as they face after so many quarter turns clockwise, with barrels, exhausts and plating."""
    blowing = aims_of(component, 0) if FACTS_OF_KIND[component.kind.value].clear else []
    sides = [BARREL if facing in blowing else side for facing, side in enumerate(component.sides)]
    for side in component.plated:
        sides[FACING_NAMES.index(side)] = PLATED
    return [sides[facing - turn] for facing in FACINGS]


SIDES_OF: Final[list[list[int]]] = [sides_of(component, turn) for component in COMPONENTS for turn in range(4)]
"""The sides, by facing."""
AIMS_OF: Final[list[list[int]]] = [aims_of(component, turn) for component in COMPONENTS for turn in range(4)]
"""The facings it acts on."""
ZONES_OF: Final[list[list[int]]] = [zones_of(component, turn) for component in COMPONENTS for turn in range(4)]
"""FRONT where it makes its column dead, RIGHT where its row."""


def is_misturned(placed: int) -> bool:
    """An engine whose exhaust does not point to the rear (BLD-13)."""
    return placed & 3 != 0 and KIND_OF[placed >> 2] in (ENGINE, DOUBLE_ENGINE)


def _slots(sides: list[int]) -> tuple[int, int, int, int]:
    front, right, rear, left = sides
    return front, SIDE_KINDS + right, 2 * SIDE_KINDS + rear, 3 * SIDE_KINDS + left


SIDE_SLOTS_OF: Final[list[tuple[int, int, int, int]]] = [_slots(sides) for sides in SIDES_OF]
"""The sides again, as places in the lists that a ship keeps by facing and kind of side."""
SLOTS_OF: Final[list[tuple[int, int, int, int]]] = [
    _slots([SMOOTH] * 4) if is_misturned(placed) else slots for placed, slots in enumerate(SIDE_SLOTS_OF)
]
"""The same for a component to be added. A misturned engine counts as smooth all round here: joined to nothing, it may
be added nowhere."""


def add_row(component: Component) -> None:
    """One more component, behind all others: a row in each of the tables."""
    tile = len(COMPONENTS)
    COMPONENTS.append(component)
    TILES[component.id] = tile
    KIND_OF.append(component.kind.value)
    CAPACITY_OF.append(component.capacity)
    CONNECTOR_COUNT_OF.append(component.connector_count)
    IS_HUB.append(FACTS_OF_KIND[component.kind.value].hub)
    WEIGHT_OF.append(component.weight)
    IS_PARTICULAR.append(is_particular(component.kind.value))
    for turn in range(4):
        sides = sides_of(component, turn)
        SIDES_OF.append(sides)
        AIMS_OF.append(aims_of(component, turn))
        ZONES_OF.append(zones_of(component, turn))
        SIDE_SLOTS_OF.append(_slots(sides))
        SLOTS_OF.append(_slots([SMOOTH] * 4) if is_misturned(tile * 4 + turn) else _slots(sides))
