"""The flight: card after card until the deck is used up or nobody flies (FLT-01)."""

from __future__ import annotations

from typing import Final, final

from starhaul.kernel import Chance, Outcome, Seat

from .adventures import CARDS, DECKS
from .events import CardRevealed
from .giving_up import OfferGivingUp, give_up_where_forced
from .moments import ComeTo, apart_from_moments, has_moments
from .player import NOTHING
from .state import TruckerAwaited, TruckerState, TruckerStep
from .terms import Moment


@final
class NextCard(TruckerStep):
    """Everybody may give up, then the leader reveals a card; without cards or players the flight is over (GUP-10)."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        order = state.order()
        if order and state.deck.cards_to_come():
            state.first(*[OfferGivingUp(seat) for seat in order], *(TO_REVEAL if has_moments(state) else PLAIN_REVEAL))


@final
class RevealCard(TruckerStep):
    """The next card, if somebody is still there to see it."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        if state.is_anybody_flying():
            state.await_chance(HIDDEN_CARD)


@final
class HiddenCard(TruckerAwaited):
    """The card that the leader turns over."""

    __slots__ = ()

    def chance(self, state: TruckerState) -> Chance:
        """The first one is of the flight's level (TIM-13); in the learning flight there is but one deck."""
        is_free = state.revealed or state.level == "L"
        return state.deck.next_card(None if is_free else DECKS.index(state.level))

    def came(self, state: TruckerState, outcome: Outcome) -> None:
        (number,) = outcome
        state.deck = state.deck.without(number)
        state.card = number
        state.revealed += (number,)
        state.tell(CardRevealed(CARDS[number].id))
        state.first(*(TO_RESOLVE if has_moments(state) else PLAIN_RESOLVE))


@final
class PlayCard(TruckerStep):
    """What the card does to all who are in flight; where nobody is any more, nothing (MIS-GAM-29)."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        if state.is_anybody_flying():
            state.first(*CARDS[state.card].steps(state))


@final
class CardResolved(TruckerStep):
    """Everybody is in flight again; whoever must give up does so now, after the last card too (GUP-01, GUP-12,
    MIS-GAM-29)."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        state.card = NOTHING
        for seat, rocket in enumerate(state.rockets):
            if rocket.sits_out:
                state.set_rocket(Seat(seat), rocket.sitting_out(False))
        for ship in state.ships:
            if ship.used or ship.active:
                ship.forget_card()
        give_up_where_forced(state)
        state.first(*(TO_GO_ON if has_moments(state) else PLAIN_GO_ON))


HIDDEN_CARD: Final = HiddenCard()
TO_REVEAL: Final[tuple[TruckerStep, ...]] = (ComeTo(Moment.BEFORE_CARD), RevealCard())
TO_RESOLVE: Final[tuple[TruckerStep, ...]] = (
    *(ComeTo(Moment.CARD_REVEALED), PlayCard()),
    *(ComeTo(Moment.AFTER_CARD), CardResolved()),
)
TO_GO_ON: Final[tuple[TruckerStep, ...]] = (ComeTo(Moment.CARD_OVER), NextCard())
"""What every card goes through is made once."""
PLAIN_REVEAL: Final = apart_from_moments(TO_REVEAL)
PLAIN_RESOLVE: Final = apart_from_moments(TO_RESOLVE)
PLAIN_GO_ON: Final = apart_from_moments(TO_GO_ON)
"""The same in a flight without any moments."""
