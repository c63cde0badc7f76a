"""The Inspector: reads piles that nobody else may see, before others and after them (ABE-SUP-INS)."""

from __future__ import annotations

from typing import ClassVar, final

from starhaul.kernel import Seat
from starhaul.trucker.state import TruckerState
from starhaul.trucker.terms import Moment, Terms

from .ability import Ability, UsableAbility
from .reading import LateReading, LookAhead
from .using import AbilityOffer


@final
class AllPiles(Ability):
    """All four piles, as long as somebody builds."""

    __slots__ = ()

    key: ClassVar[str] = "inspector.a"
    rules: ClassVar[tuple[str, ...]] = ("ABE-SUP-INS-01",)

    def contribute(self, state: TruckerState, seat: Seat, terms: Terms) -> None:
        del state, seat
        terms.may_read_hidden = True
        terms.building = (*terms.building, LateReading())


@final
class EarlyLook(UsableAbility):
    """A look at the cards before building begins, and then before anything is added."""

    __slots__ = ()

    key: ClassVar[str] = "inspector.b"
    rules: ClassVar[tuple[str, ...]] = ("ABE-SUP-INS-02", "ABE-SUP-INS-03")
    moment: ClassVar[Moment] = Moment.BEFORE_BUILDING

    def contribute(self, state: TruckerState, seat: Seat, terms: Terms) -> None:
        super().contribute(state, seat, terms)
        terms.may_read_early = True

    def offer(self, state: TruckerState, seat: Seat) -> AbilityOffer | None:
        del seat
        return AbilityOffer(self.key) if state.deck.piles else None

    def is_wise(self, state: TruckerState, seat: Seat) -> bool:
        """It costs nothing."""
        del state, seat
        return True

    def use(self, state: TruckerState, seat: Seat) -> None:
        state.first_for(seat, LookAhead())
