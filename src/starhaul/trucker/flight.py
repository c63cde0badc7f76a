"""The flight: card after card until the deck is used up or nobody flies (FLT-01)."""

from __future__ import annotations

from dataclasses import dataclass

from starhaul.kernel import Outcome

from .adventures import CARDS
from .deck import cards_to_come, next_reveal, turn_over
from .events import CardRevealed
from .giving_up import OfferGivingUp, give_up_where_forced
from .saving import saved
from .state import NOTHING, Awaiting, TruckerState, TruckerStep


@saved
@dataclass(frozen=True, slots=True)
class NextCard(TruckerStep):
    """Everybody may give up, then the leader reveals a card; without cards or players the flight is over (GUP-10)."""

    def run(self, state: TruckerState) -> None:
        order = state.order()
        if order and cards_to_come(state):
            state.first(*(OfferGivingUp(seat) for seat in order), RevealCard())


@saved
@dataclass(frozen=True, slots=True)
class RevealCard(Awaiting):
    """The next card, if somebody is still there to see it."""

    def run(self, state: TruckerState) -> None:
        if any(state.flying):
            state.await_chance(next_reveal(state), self)

    def came(self, state: TruckerState, outcome: Outcome) -> None:
        (number,) = outcome
        turn_over(state, number)
        card = CARDS[number]
        state.tell(CardRevealed(card.id))
        state.first(*card.steps(state), CardResolved())


@saved
@dataclass(frozen=True, slots=True)
class CardResolved(TruckerStep):
    """Whoever must give up does so now, after the last card too (GUP-01, GUP-12)."""

    def run(self, state: TruckerState) -> None:
        state.card = NOTHING
        give_up_where_forced(state)
        state.first(NextCard())
