"""The Stock Boy: red blocks in any hold, and nobody but him knows what lies where (ABE-SUP-STO)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from starhaul.kernel import Seat
from starhaul.trucker.goods import BLUE, GREEN, YELLOW
from starhaul.trucker.hull_rules import PLAIN_CARGO
from starhaul.trucker.state import TruckerState
from starhaul.trucker.terms import Terms

from .ability import Ability

UNDER_RED: Final = (BLUE, GREEN, YELLOW)
"""What is hidden in special holds."""


@final
class MixedHolds(Ability):
    """Every usual hold takes a red block."""

    __slots__ = ()

    key: ClassVar[str] = "stock_boy.a"
    rules: ClassVar[tuple[str, ...]] = ("ABE-SUP-STO-01", "ABE-SUP-STO-03")

    def contribute(self, state: TruckerState, seat: Seat, terms: Terms) -> None:
        del state, seat
        cargo = terms.hull.cargo or PLAIN_CARGO
        terms.hull = terms.hull.with_cargo(cargo.with_red_containers(1))


@final
class CreativeStockTaking(Ability):
    """The owner chooses what is lost; what lies in special holds and is not red is hidden."""

    __slots__ = ()

    key: ClassVar[str] = "stock_boy.b"
    rules: ClassVar[tuple[str, ...]] = ("ABE-SUP-STO-02",)

    def contribute(self, state: TruckerState, seat: Seat, terms: Terms) -> None:
        del state, seat
        cargo = terms.hull.cargo or PLAIN_CARGO
        terms.hull = terms.hull.with_cargo(cargo.with_hidden(UNDER_RED))
        terms.are_losses_chosen = True
