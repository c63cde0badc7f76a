"""What rewards count. Ships are looked at as they are when the flight is over: who gave up keeps the ship of that
moment (MIS-HSE-01)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Final

from starhaul.kernel import Check, Seat
from starhaul.trucker.components import WEIGHT_OF
from starhaul.trucker.events import Cause
from starhaul.trucker.grid import cells_in
from starhaul.trucker.mirroring import mirror_pairs
from starhaul.trucker.special_components import SPECIAL_KIND_OF, SPECIAL_KINDS, special_aboard
from starhaul.trucker.state import TruckerState

TYPES: Final[dict[str, str]] = {**{kind: kind for kind in SPECIAL_KINDS}, "double_artifact": "artifact"}
"""Both artifacts are of one type."""


@dataclass(frozen=True, slots=True)
class Count:
    """Something to be counted, and how a bill calls it."""

    cause: Cause
    of: Callable[[TruckerState, Seat], int]


def delivered(state: TruckerState, seat: Seat, kinds: frozenset[str]) -> int:
    """Special components of these kinds aboard."""
    return len([kind for kind in special_aboard(state.ships[seat]) if kind in kinds])


def lost(state: TruckerState, seat: Seat, kinds: frozenset[str]) -> int:
    """Those lost in flight in any way. All of them were aboard at launch: nothing is built in flight."""
    return len([tile for tile in state.feats[seat].lost if SPECIAL_KIND_OF[tile] in kinds])


def delivered_weight(state: TruckerState, seat: Seat) -> int:
    ship = state.ships[seat]
    return sum(WEIGHT_OF[ship.form_at(cell)] for cell in cells_in(ship.occupied))


def delivered_types(state: TruckerState, seat: Seat) -> int:
    return len(_types_aboard(state, seat))


def delivered_extra(state: TruckerState, seat: Seat) -> int:
    """Special components beyond the first of each type."""
    types = _types_aboard(state, seat)
    return types.total() - len(types)


def _types_aboard(state: TruckerState, seat: Seat) -> Counter[str]:
    return Counter(TYPES[kind] for kind in special_aboard(state.ships[seat]))


def lost_components(state: TruckerState, seat: Seat) -> int:
    """Neither the unused reserve nor what the spot check removed is among them."""
    return len(state.feats[seat].lost)


def crew(state: TruckerState, seat: Seat) -> int:
    return state.ships[seat].crew


def aliens(state: TruckerState, seat: Seat) -> int:
    return sum(cells.bit_count() for cells in state.ships[seat].aliens[1:])


def crew_lost(state: TruckerState, seat: Seat) -> int:
    return state.feats[seat].crew_lost


def aliens_lost(state: TruckerState, seat: Seat) -> int:
    return state.feats[seat].aliens_lost


def trials_passed(state: TruckerState, seat: Seat) -> int:
    return state.feats[seat].trials_passed


def merchant_crates(state: TruckerState, seat: Seat) -> int:
    """What the merchant still has (MIS-HSE-16)."""
    del seat
    return state.mission.merchant.crates


def mirrored(state: TruckerState, seat: Seat) -> int:
    """MIS-HSE-05."""
    return mirror_pairs(state.ships[seat])


COUNTS: Final[dict[str, Count]] = {
    "delivered_weight": Count(Cause.MISSION_WEIGHT, delivered_weight),
    "delivered_types": Count(Cause.MISSION_TYPES, delivered_types),
    "delivered_extra": Count(Cause.MISSION_EXTRA, delivered_extra),
    "lost_components": Count(Cause.MISSION_LOST_COMPONENTS, lost_components),
    "crew": Count(Cause.MISSION_CREW, crew),
    "aliens": Count(Cause.MISSION_ALIENS, aliens),
    "crew_lost": Count(Cause.MISSION_CREW_LOST, crew_lost),
    "aliens_lost": Count(Cause.MISSION_ALIENS_LOST, aliens_lost),
    "trials_passed": Count(Cause.MISSION_TRIALS, trials_passed),
    "merchant_crates": Count(Cause.MISSION_CRATES, merchant_crates),
    "mirror_pairs": Count(Cause.MISSION_MIRROR_PAIRS, mirrored),
}
OF_KINDS: Final = {"delivered": (Cause.MISSION_DELIVERED, delivered), "lost": (Cause.MISSION_LOST, lost)}
"""Written with the kinds that they count: `delivered:artifact+double_artifact`."""


@cache
def count_named(name: str) -> Count:
    """What this name counts; raises LookupError with the reason."""
    head, colon, tail = name.partition(":")
    if not colon:
        if name not in COUNTS:
            raise LookupError(f"there is no count {name!r}; known are {', '.join([*COUNTS, *_with_kind()])}")
        return COUNTS[name]
    if head not in OF_KINDS:
        raise LookupError(f"there is no count {head!r} of kinds; known are {', '.join(_with_kind())}")
    kinds = frozenset(tail.split("+"))
    unknown = sorted(kinds - {*SPECIAL_KINDS})
    if unknown:
        raise LookupError(f"there is no special component {unknown[0]!r}; known are {', '.join(SPECIAL_KINDS)}")
    cause, of = OF_KINDS[head]
    return Count(cause, lambda state, seat: of(state, seat, kinds))


def _with_kind() -> list[str]:
    return [f"{name}:KIND" for name in OF_KINDS]


def count_problem(name: str) -> str:
    try:
        count_named(name)
    except LookupError as unknown:
        return str(unknown.args[0])
    return ""


CountName = Annotated[str, Check(count_problem)]
