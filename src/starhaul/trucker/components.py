"""The components: what is printed on each tile, and the same as tables of small numbers for the rules.

A tile is its index in COMPONENTS; a placed tile is `tile * 4 + turn`, turn being quarter turns clockwise.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Annotated, Final, Literal

from starhaul.kernel import Range, Table, load_content

from . import sets
from .connectors import BARREL, SIDE_KINDS, SMOOTH, is_connector
from .grid import FACINGS, FRONT, REAR, RIGHT

DATA: Final = sets.DATA

Source = Literal["rulebook", "public", "house"]


class Kind(Enum):
    """What a component is. The rules use the plain numbers below."""

    STARTING_CABIN = 0
    CABIN = 1
    LIFE_SUPPORT_PURPLE = 2
    LIFE_SUPPORT_BROWN = 3
    ENGINE = 4
    DOUBLE_ENGINE = 5
    CANNON = 6
    DOUBLE_CANNON = 7
    BATTERY = 8
    SHIELD = 9
    CARGO_HOLD = 10
    SPECIAL_HOLD = 11
    STRUCTURAL = 12


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
KINDS: Final = len(Kind)


@dataclass(frozen=True, slots=True)
class Component:
    """One tile as printed: sides clockwise from the front."""

    id: str
    set: str
    kind: Kind
    sides: tuple[
        Annotated[int, Range(0, 3)],
        Annotated[int, Range(0, 3)],
        Annotated[int, Range(0, 3)],
        Annotated[int, Range(0, 3)],
    ]
    source: Source
    capacity: int = 0
    """Tokens of a battery component, containers of a hold."""
    colour: str = ""
    """Of a starting cabin: whose it is."""

    @property
    def connector_count(self) -> int:
        """How many sides carry a connector."""
        return sum(map(is_connector, self.sides))

    def aims(self) -> list[int]:
        """The printed sides that it acts on: where a barrel or an exhaust points, what a shield covers."""
        return _AIMS.get(self.kind, [])

    def turned(self, turn: int) -> list[int]:
        """The sides as they face after so many quarter turns clockwise, barrels and exhausts marked as such."""
        blowing = self.aims() if self.kind in _BLOWING else []
        sides = [BARREL if facing in blowing else side for facing, side in enumerate(self.sides)]
        return [sides[facing - turn] for facing in FACINGS]


_AIMS: Final = {
    Kind.ENGINE: [REAR],
    Kind.DOUBLE_ENGINE: [REAR],
    Kind.CANNON: [FRONT],
    Kind.DOUBLE_CANNON: [FRONT],
    Kind.SHIELD: [FRONT, RIGHT],
}
_BLOWING: Final = [Kind.ENGINE, Kind.DOUBLE_ENGINE, Kind.CANNON, Kind.DOUBLE_CANNON]
"""Kinds that need the squares they aim at to be empty."""

COMPONENT_TABLE: Final = Table("component", Component)

COMPONENTS: Final[list[Component]] = list(
    load_content(sets.files_about("components").values(), [COMPONENT_TABLE])[COMPONENT_TABLE].values()
)
TILES: Final[dict[str, int]] = {component.id: tile for tile, component in enumerate(COMPONENTS)}
"""From the id of a component to its tile."""

KIND_OF: Final[list[int]] = [component.kind.value for component in COMPONENTS]
CAPACITY_OF: Final[list[int]] = [component.capacity for component in COMPONENTS]
CONNECTOR_COUNT_OF: Final[list[int]] = [component.connector_count for component in COMPONENTS]
"""These three by tile; the following ones by placed tile."""

SIDES_OF: Final[list[list[int]]] = [component.turned(turn) for component in COMPONENTS for turn in range(4)]
"""The sides, by facing."""
AIMS_OF: Final[list[list[int]]] = [
    [(facing + turn) % 4 for facing in component.aims()] for component in COMPONENTS for turn in range(4)
]
"""The facings it acts on."""


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
