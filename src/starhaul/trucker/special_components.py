"""Special components by the names that missions use: five types, artifacts in two kinds (MIS-GAM-01, MIS-ART-01)."""

from __future__ import annotations

from typing import Final, Literal, get_args

from .components import COMPONENTS, FACTS_OF_KIND
from .grid import cells_in
from .printed_components import Component
from .ship import Ship

SpecialKind = Literal["explosive", "fragile", "heavy", "radioactive", "artifact", "double_artifact"]
SPECIAL_KINDS: Final[tuple[SpecialKind, ...]] = get_args(SpecialKind)


def special_kind(component: Component) -> SpecialKind | None:
    """None for an ordinary component."""
    if not FACTS_OF_KIND[component.kind.value].special:
        return None
    name = "double_artifact" if len(component.zone) > 1 else component.kind.name.lower()
    return SPECIAL_KINDS[SPECIAL_KINDS.index(name)]


SPECIAL_KIND_OF: Final[list[SpecialKind | None]] = [special_kind(component) for component in COMPONENTS]
"""By tile; None for ordinary components."""


def special_kind_at(ship: Ship, cell: int) -> SpecialKind | None:
    """Of the component here, unless a token has made another one of it (ABE-SUP-DEL-04)."""
    return SPECIAL_KIND_OF[ship.tile_at(cell)] if FACTS_OF_KIND[ship.kind_at(cell)].special else None


def cells_of_kind(ship: Ship, kind: SpecialKind) -> int:
    """Where a ship has special components of this kind."""
    return sum(1 << cell for cell in cells_in(ship.occupied) if special_kind_at(ship, cell) == kind)


def special_aboard(ship: Ship) -> list[SpecialKind]:
    """The kinds of all special components of a ship."""
    kinds = [special_kind_at(ship, cell) for cell in cells_in(ship.occupied)]
    return [kind for kind in kinds if kind is not None]
