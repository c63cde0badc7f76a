"""The Smuggler: blocks where nobody looks for them (ABE-SUP-SMU)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from starhaul.kernel import Seat
from starhaul.trucker.components import ROUTING_MODULE, STRUCTURAL
from starhaul.trucker.goods import BLUE, GREEN
from starhaul.trucker.hull_rules import PLAIN_CARGO
from starhaul.trucker.state import TruckerState
from starhaul.trucker.terms import Terms

from .ability import Ability

MODULES: Final = (STRUCTURAL, ROUTING_MODULE)
SMUGGLED: Final = (BLUE, GREEN)


@final
class HiddenRoom(Ability):
    """Each module has room for one block, which is hidden there."""

    __slots__ = ()

    key: ClassVar[str] = "smuggler.a"
    rules: ClassVar[tuple[str, ...]] = ("ABE-SUP-SMU-01", "ABE-SUP-SMU-02")

    def contribute(self, state: TruckerState, seat: Seat, terms: Terms) -> None:
        del state, seat
        cargo = terms.hull.cargo or PLAIN_CARGO
        terms.hull = terms.hull.with_cargo(cargo.with_stash(MODULES, SMUGGLED))


@final
class BlackMarket(Ability):
    """What lies there brings a credit more."""

    __slots__ = ()

    key: ClassVar[str] = "smuggler.b"
    rules: ClassVar[tuple[str, ...]] = ("ABE-SUP-SMU-03",)

    def contribute(self, state: TruckerState, seat: Seat, terms: Terms) -> None:
        del state, seat
        cargo = terms.hull.cargo or PLAIN_CARGO
        terms.hull = terms.hull.with_cargo(cargo.with_stash_bonus(1))
