"""What is printed on components, as the data files say it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Annotated, Literal

from starhaul.kernel import Range

from .connectors import is_connector

Source = Literal["rulebook", "public", "house"]
Side = Literal["front", "right", "rear", "left"]
Axis = Literal["column", "row"]
"""Both of a component that is not turned."""


class Kind(Enum):
    """What a component is. The rules use the plain numbers of components.py."""

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
    SOLAR_PANEL = 13
    THRUSTER = 14
    ROUTING_MODULE = 15
    MIXED_LIFE_SUPPORT = 16
    CRUBOT_STATION = 17
    AUTO_DEFENSE = 18
    ARMORY = 19
    EXPLOSIVE = 20
    FRAGILE = 21
    HEAVY = 22
    RADIOACTIVE = 23
    ARTIFACT = 24


@dataclass(frozen=True, slots=True)
class KindFacts:
    """What all components of a kind have in common, unless one is printed otherwise."""

    id: str
    aims: tuple[Side, ...] = ()
    """The sides that it acts on: where a barrel, an exhaust or a thruster points, what a shield covers."""
    clear: bool = False
    """Whether the squares that it aims at must stay empty."""
    powered: bool = False
    """Whether it costs a token to use."""
    hub: bool = False
    """Whether all that is joined to it counts as joined to each other (ABE-RTE-02)."""
    special: bool = False
    """Whether it has its own back, and is in play only where a mission says so (MIS-CMP-01)."""


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
    """Tokens of a battery component, containers of a hold, crubots of a station."""
    colour: str = ""
    """Of a starting cabin: whose it is."""
    aims: tuple[Side, ...] = ()
    """The sides that it acts on, where they are not those of its kind."""
    plated: tuple[Side, ...] = ()
    """The sides with plating, off which everything bounces (ABE-PLT-01)."""
    weight: int = 0
    """How much engine strength it takes (MIS-HVY-04)."""
    zone: tuple[Axis, ...] = ()
    """The lanes through it in which nothing works (MIS-ART-02)."""

    @property
    def connector_count(self) -> int:
        """How many sides carry a connector."""
        return sum(map(is_connector, self.sides))
