"""The Buyer: a third place in the reserve, and nothing in it is bought for good (ABE-SUP-BUY)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from starhaul.kernel import Seat
from starhaul.trucker.state import TruckerState
from starhaul.trucker.terms import Terms

from .ability import Ability

PLACES: Final = 3


@final
class LargeReserve(Ability):
    """Three places, and what is left there is not lost."""

    __slots__ = ()

    key: ClassVar[str] = "buyer.a"
    rules: ClassVar[tuple[str, ...]] = ("ABE-SUP-BUY-01",)

    def contribute(self, state: TruckerState, seat: Seat, terms: Terms) -> None:
        del state, seat
        terms.reserve_places = PLACES
        terms.is_reserve_kept = True


@final
class FreeReturn(Ability):
    """Out of reach of others, and back on the table whenever one likes."""

    __slots__ = ()

    key: ClassVar[str] = "buyer.b"
    rules: ClassVar[tuple[str, ...]] = ("ABE-SUP-BUY-02",)

    def contribute(self, state: TruckerState, seat: Seat, terms: Terms) -> None:
        del state, seat
        terms.is_reserve_safe = True
        terms.may_return_reserved = True
