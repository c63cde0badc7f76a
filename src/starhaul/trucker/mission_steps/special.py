"""Special components come into play: dealt to everybody, or mixed into the heap (MIS-GAM-20, MIS-CMP-02)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, final

from starhaul.kernel import Chance, Outcome
from starhaul.trucker.assembly import TILE_IDS
from starhaul.trucker.events import SpecialDealt, SpecialMixedIn
from starhaul.trucker.outcomes import DrawById
from starhaul.trucker.special_components import SPECIAL_KIND_OF
from starhaul.trucker.state import TruckerAwaited, TruckerState, TruckerStep


def in_the_box(state: TruckerState, kind: str) -> tuple[int, ...]:
    """The special components of this kind that were dealt to nobody. Of those that were mixed in nobody knows which
    they are."""
    dealt = {tile for player in state.players for tile in player.reserve}
    return tuple([tile for tile in state.box.special if SPECIAL_KIND_OF[tile] == kind and tile not in dealt])


@final
class MixIn(TruckerStep):
    """So many special components of this kind are mixed face down among the ordinary ones."""

    __slots__ = ("count", "kind")

    def __init__(self, kind: str, count: int) -> None:
        self.kind: Final = kind
        self.count: Final = count

    def run(self, state: TruckerState) -> None:
        state.heap = state.heap.mixed_with(self.kind, in_the_box(state, self.kind), self.count)
        state.tell(SpecialMixedIn(self.kind, self.count))


@final
class DealOut(TruckerStep):
    """Everybody gets so many special components of this kind into the reserve."""

    __slots__ = ("each", "kind")

    def __init__(self, kind: str, each: int) -> None:
        self.kind: Final = kind
        self.each: Final = each

    def run(self, state: TruckerState) -> None:
        state.await_chance(DrawToDeal(self.kind, self.each))


@final
class SpecialDeal(DrawById):
    """Special components for each player, in the order of their seats, for all to see."""

    __slots__ = ("bag", "count")

    def __init__(self, bag: tuple[int, ...], count: int) -> None:
        super().__init__()
        self.bag: Final = bag
        self.count: Final = count

    def ids(self) -> Sequence[str]:
        return TILE_IDS

    def __repr__(self) -> str:
        return f"SpecialDeal({self.count} of {len(self.bag)})"

    def sample(self, rng: Random) -> Outcome:
        return tuple(rng.sample(self.bag, self.count))

    def allows(self, outcome: Outcome) -> bool:
        return len(outcome) == self.count == len({*outcome}.intersection(self.bag))


@final
class DrawToDeal(TruckerAwaited):
    """They lie in the reserves, and must be added to the ships."""

    __slots__ = ("each", "kind")

    def __init__(self, kind: str, each: int) -> None:
        self.kind: Final = kind
        self.each: Final = each

    def chance(self, state: TruckerState) -> Chance:
        return SpecialDeal(in_the_box(state, self.kind), self.each * len(state.taking_part()))

    def came(self, state: TruckerState, outcome: Outcome) -> None:
        for place, seat in enumerate(state.taking_part()):
            tiles = outcome[place * self.each : (place + 1) * self.each]
            state.set_reserve(seat, state.players[seat].reserve + tiles)
            state.tell(SpecialDealt(seat, tuple([TILE_IDS[tile] for tile in tiles])))
