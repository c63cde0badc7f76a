"""Whether a component of a player's own is one that the rules can carry out."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Set as AbstractSet
from typing import Final

from starhaul.kernel import SchemaError
from starhaul.trucker.components import COMPONENTS, aims_of
from starhaul.trucker.components import FACTS_OF_KIND as FACTS
from starhaul.trucker.connectors import is_connector
from starhaul.trucker.grid import FACING_NAMES
from starhaul.trucker.printed_components import Component, Kind

HEAVIEST: Final = 9


def _capacities() -> dict[Kind, AbstractSet[int]]:
    """What is printed on components of each kind."""
    found: dict[Kind, set[int]] = defaultdict(set)
    for component in COMPONENTS:
        found[component.kind].add(component.capacity)
    return dict(found)


CAPACITIES: Final = _capacities()


def check_component(component: Component) -> None:
    """Raise SchemaError with the first thing that makes no sense."""
    if component.kind is Kind.STARTING_CABIN:
        raise SchemaError(("kind",), "everybody has one starting cabin, and no other")
    if not component.connector_count:
        raise SchemaError(("sides",), "no side has a connector, so it could never be added to a ship")
    _check_numbers(component)
    _check_aims(component)
    _check_plating(component)
    _check_zone(component)


def _check_numbers(component: Component) -> None:
    capacities = sorted(CAPACITIES[component.kind])
    name = component.kind.name.lower()
    if component.capacity not in capacities:
        known = " or ".join(map(str, capacities))
        raise SchemaError(("capacity",), f"must be {known} for {name}, not {component.capacity}")
    fewest, most = (1, HEAVIEST) if component.kind is Kind.HEAVY else (0, 0)
    if not fewest <= component.weight <= most:
        allowed = f"from {fewest} to {most}" if most else "0"
        raise SchemaError(("weight",), f"must be {allowed} for {name}, not {component.weight}")


def _check_aims(component: Component) -> None:
    """Nothing can be joined where a barrel, an exhaust or a thruster points (BLD-14)."""
    if not FACTS[component.kind.value].clear:
        return
    for facing in aims_of(component, 0):
        if is_connector(component.sides[facing]):
            where = f"the {FACING_NAMES[facing]}, where it aims"
            raise SchemaError(("sides", facing), f"must be 0: no connector can be at {where}")


def _check_plating(component: Component) -> None:
    """Plating is where no connector is; all such sides of a heavy container are plated (MIS-HVY-09)."""
    smooth = [name for name, side in zip(FACING_NAMES, component.sides, strict=True) if not is_connector(side)]
    aims = aims_of(component, 0) if FACTS[component.kind.value].clear else []
    free = [name for name in smooth if FACING_NAMES.index(name) not in aims]
    for at, name in enumerate(component.plated):
        if name not in free:
            raise SchemaError(("plated", at), f"the {name} has a connector or a barrel, and so no plating")
    if len(set(component.plated)) != len(component.plated):
        raise SchemaError(("plated",), "names a side twice")
    if component.kind is Kind.HEAVY and {*component.plated} != {*smooth}:
        raise SchemaError(("plated",), f"must be all sides without a connector: {', '.join(smooth) or 'none'}")


def _check_zone(component: Component) -> None:
    if component.kind is Kind.ARTIFACT:
        if not component.zone or len(set(component.zone)) != len(component.zone):
            raise SchemaError(("zone",), "must be column, row, or both")
    elif component.zone:
        raise SchemaError(("zone",), "only an artifact has a dead zone")
