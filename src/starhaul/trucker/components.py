"""The components: what is printed on each tile, and the same as tables of small numbers for the rules.

A tile is its index in COMPONENTS; a placed tile is `tile * 4 + turn`, turn being quarter turns clockwise. Behind the
printed tiles, those that players add among them, come forms: tiles as tokens have altered them (`forms.py`).
"""

from __future__ import annotations

from typing import Final, TypeVar

from starhaul.kernel import Table, load_content

from . import sets
from .connectors import BARREL, PLATED, SIDE_KINDS, SMOOTH
from .grid import FACING_NAMES, FACINGS, REAR
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

HUB: Final[int] = next(kind.value for kind in Kind if FACTS_OF_KIND[kind.value].hub)
"""The one kind that joins all that is joined to it."""


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
    return KIND_OF[placed >> 2] in (ENGINE, DOUBLE_ENGINE) and REAR not in AIMS_OF[placed]


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


FIRST_FORM: Final = 1 << 12
"""The forms begin here, so that no number of a component depends on how many forms there are."""

Row = TypeVar("Row")


def add_row(component: Component) -> None:
    """One more component, behind all others: a row in each of the tables."""
    tile = len(COMPONENTS)
    assert tile < FIRST_FORM, "no numbers left for own components"
    COMPONENTS.append(component)
    TILES[component.id] = tile
    write_row(tile, component.kind.value, component.capacity, component.connector_count, component.weight)
    for turn in range(4):
        write_turn(tile * 4 + turn, sides_of(component, turn), aims_of(component, turn), zones_of(component, turn))


def write_row(tile: int, kind: int, capacity: int, connector_count: int, weight: int) -> None:
    """What is the same for all turns."""
    _put(KIND_OF, tile, kind)
    _put(CAPACITY_OF, tile, capacity)
    _put(CONNECTOR_COUNT_OF, tile, connector_count)
    _put(WEIGHT_OF, tile, weight)
    _put(IS_PARTICULAR, tile, is_particular(kind))


def write_turn(placed: int, sides: list[int], aims: list[int], zones: list[int]) -> None:
    _put(SIDES_OF, placed, sides)
    _put(AIMS_OF, placed, aims)
    _put(ZONES_OF, placed, zones)
    _put(SIDE_SLOTS_OF, placed, _slots(sides))
    _put(SLOTS_OF, placed, _slots([SMOOTH] * 4) if is_misturned(placed) else _slots(sides))


def _put(table: list[Row], at: int, row: Row) -> None:
    """A row at its place; those that are left out on the way to the first form are for components yet to come. Threads
    do not harm each other: at worst a table becomes longer than it need be."""
    table.extend([row] * (at + 1 - len(table)))
    table[at] = row
