"""How cards come into the piles of a flight: what each is made of, and what is said of its cards beyond that."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Final, final

from starhaul.kernel import Chance, Outcome

from .adventures import DECKS, SUPERCARDS, cards_of_types
from .boards import FLIGHT_BOARDS
from .card_draws import Shares
from .deck import ALL_PILES, UNDEALT, Deck
from .events import SupercardsAdded
from .pile_limits import NO_LIMITS, Ensured, Limits, pick
from .state import TruckerAwaited, TruckerState, TruckerStep

if TYPE_CHECKING:
    from .box import Box

Source = Callable[[TruckerState, Shares], Shares]
"""Puts cards of decks into piles."""


def printed_piles(state: TruckerState, shares: Shares) -> Shares:
    """Each pile has the cards that are printed on the flight board (TIM-02)."""
    return _with_printed(state.level, shares)


@cache
def _with_printed(level: str, shares: Shares) -> Shares:
    printed = [FLIGHT_BOARDS[level].pile.get(deck, 0) for deck in DECKS]
    return tuple([tuple([count + printed[deck] for deck, count in enumerate(share)]) for share in shares])


SOURCES: Final[tuple[Source, ...]] = (printed_piles,)
"""Asked in this order. What chance or the players decide about comes afterwards, by a step that calls slip_in."""


@final
class DealCards(TruckerStep):
    """Piles out of all sources, or the eight cards of the learning flight (LRN-01)."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        if not state.board.pile:
            state.deck = state.box.learning_deck
            return
        shares: Shares = ((0,) * len(state.box.decks),) * ALL_PILES
        for source in SOURCES:
            shares = source(state, shares)
        limits = _limits(state)
        if state.deck is UNDEALT and limits is None:
            state.deck = _first_deal(state.box, shares)
        else:
            state.deck = state.deck.dealt(state.box.decks, shares, limits)


@cache
def _first_deal(box: Box, shares: Shares) -> Deck:
    """Most games begin with the same piles, whose cards nobody knows."""
    return UNDEALT.dealt(box.decks, shares)


def _limits(state: TruckerState) -> Limits | None:
    """Cards of some types are put aside while the piles are dealt, where a mission says so."""
    if not state.leg.mission:
        return None
    types = [name for effect in state.box.missions[state.leg.mission].setup for name in effect.put_aside()]
    return Limits(in_box(state, tuple(types))) if types else None


def in_box(state: TruckerState, types: tuple[str, ...]) -> tuple[int, ...]:
    """The cards of these types that the game is played with."""
    return tuple([card for card in cards_of_types(types) if any(card in bag for bag in state.box.decks)])


def slip_in(state: TruckerState, piles: Sequence[int], types: tuple[str, ...]) -> None:
    """One supercard more in each of these piles, of one of these types if some are named; none where the box has no
    such card left (MIS-GAM-21)."""
    added = []
    for pile in piles:
        limits = state.deck.limits or NO_LIMITS
        if types:
            limits = limits.wanting(pile, in_box(state, types))
        if state.deck.left[SUPERCARDS] and _can_be_met(state, limits):
            state.deck = state.deck.with_card(pile, SUPERCARDS, limits)
            added.append(pile + 1)
    if added:
        state.tell(SupercardsAdded(tuple(added)))


def _can_be_met(state: TruckerState, limits: Limits) -> bool:
    return pick(state.box.decks[SUPERCARDS], [cards for _, cards in limits.wanted]) is not None


def ensure(state: TruckerState, piles: tuple[int, ...], types: tuple[str, ...], least: int) -> None:
    """At least so many cards of these types lie in these piles together (MIS-HSE-02)."""
    limits = state.deck.limits or NO_LIMITS
    cards = tuple([card for card in in_box(state, types) if card not in limits.barred])
    state.deck = state.deck.with_limits(limits.ensuring(Ensured(cards, least, piles, DECKS.index(state.level))))


@final
class LayOutPiles(TruckerStep):
    """Where something is said of the cards beyond their decks, all piles are drawn now."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        limits = state.deck.limits
        if limits is not None and (limits.wanted or limits.ensured):
            state.await_chance(DrawPiles())


@final
class DrawPiles(TruckerAwaited):
    """Nobody sees them."""

    __slots__ = ()

    def chance(self, state: TruckerState) -> Chance:
        return state.deck.draw_of_piles()

    def came(self, state: TruckerState, outcome: Outcome) -> None:
        state.deck = state.deck.laid_out(outcome)
