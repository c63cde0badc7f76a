"""The flight: card after card until the deck is used up or nobody flies (FLT-01)."""

from __future__ import annotations

from dataclasses import dataclass

from starhaul.kernel import Outcome

from .adventures import CARDS
from .events import CardRevealed
from .giving_up import OfferGivingUp, give_up_where_forced
from .options import DECKS
from .saving import saved
from .state import NOTHING, Awaiting, TruckerState, TruckerStep


@saved
@dataclass(frozen=True, slots=True)
class NextCard(TruckerStep):
    """Everybody may give up, then the leader reveals a card; without cards or players the flight is over (GUP-10)."""

    def run(self, state: TruckerState) -> None:
        order = state.order()
        if order and state.deck.cards_to_come():
            state.first(*(OfferGivingUp(seat) for seat in order), RevealCard())


@saved
@dataclass(frozen=True, slots=True)
class RevealCard(Awaiting):
    """The next card, if somebody is still there to see it."""

    def run(self, state: TruckerState) -> None:
        if any(state.flying):
            state.await_chance(state.deck.next_card(_deck_of_first_card(state)), self)

    def came(self, state: TruckerState, outcome: Outcome) -> None:
        (number,) = outcome
        state.deck = state.deck.without(number)
        state.card = number
        state.revealed += (number,)
        card = CARDS[number]
        state.tell(CardRevealed(card.id))
        state.first(*card.steps(state), CardResolved())


def _deck_of_first_card(state: TruckerState) -> int | None:
    """The first card is of the flight's level (TIM-13); in the learning flight there is but one deck."""
    return None if state.revealed or state.level == "L" else DECKS.index(state.level)


@saved
@dataclass(frozen=True, slots=True)
class CardResolved(TruckerStep):
    """Whoever must give up does so now, after the last card too (GUP-01, GUP-12)."""

    def run(self, state: TruckerState) -> None:
        state.card = NOTHING
        give_up_where_forced(state)
        state.first(NextCard())
