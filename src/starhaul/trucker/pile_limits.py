"""What a mission says of the cards in the piles, beside their decks: everybody knows that much of them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, final

from starhaul.kernel import Value

from .adventures import DECK_OF


@final
class Ensured(Value):
    """In these piles together lie at least so many of these cards (MIS-HSE-02)."""

    __slots__ = ("cards", "deck", "least", "piles")

    def __init__(self, cards: tuple[int, ...], least: int, piles: tuple[int, ...], deck: int) -> None:
        self.cards: Final = cards
        self.least: Final = least
        self.piles: Final = piles
        self.deck: Final = deck
        """That of the flight's level: only its cards are exchanged."""

    def lacks(self, piles: Sequence[Sequence[int]]) -> bool:
        return sum([card in self.cards for pile in self.piles for card in piles[pile]]) < self.least

    def spare(self, pile: Sequence[int]) -> list[int]:
        """What could be exchanged."""
        return [card for card in pile if DECK_OF[card] == self.deck and card not in self.cards]

    def after(self, card: int) -> Ensured:
        """This one was revealed: nobody can tell any more whether it lay there."""
        return Ensured(self.cards, self.least - (card in self.cards), self.piles, self.deck)


@final
class Limits(Value):
    """They hold for one flight."""

    __slots__ = ("barred", "ensured", "wanted")

    def __init__(
        self,
        barred: tuple[int, ...] = (),
        wanted: tuple[tuple[int, tuple[int, ...]], ...] = (),
        ensured: tuple[Ensured, ...] = (),
    ) -> None:
        self.barred: Final = barred
        """Cards that were put aside while the piles were dealt."""
        self.wanted: Final = wanted
        """A pile, and cards of which one lies in it."""
        self.ensured: Final = ensured

    def barred_of(self, deck: int) -> int:
        """How many cards of this deck were put aside, or would have been."""
        return sum([DECK_OF[card] == deck for card in self.barred])

    def in_pile(self, pile: int) -> list[tuple[int, ...]]:
        """What is wanted of this one."""
        return [cards for number, cards in self.wanted if number == pile]

    def wanting(self, pile: int, cards: tuple[int, ...]) -> Limits:
        return Limits(self.barred, (*self.wanted, (pile, cards)), self.ensured)

    def ensuring(self, ensured: Ensured) -> Limits:
        return Limits(self.barred, self.wanted, (*self.ensured, ensured))

    def after(self, card: int) -> Limits:
        return Limits(self.barred, self.wanted, tuple([ensured.after(card) for ensured in self.ensured]))


NO_LIMITS: Final = Limits()


def pick(bag: Sequence[int], wanted: Sequence[tuple[int, ...]]) -> list[int] | None:
    """One card for each of these wishes, the first of the bag that will do; None where there are too few."""
    if not wanted:
        return []
    for card in bag:
        if card in wanted[0]:
            others = pick([other for other in bag if other != card], wanted[1:])
            if others is not None:
                return [card, *others]
    return None


def exchange(
    piles: Sequence[list[int]], changeable: Sequence[int], rest: list[int], ensured: Ensured, rng: Random
) -> None:
    """A random card of a random pile for a random one of the rest that is wanted, until there are enough of those or
    none is left (MIS-HSE-02)."""
    while ensured.lacks(piles):
        found = [card for card in rest if card in ensured.cards]
        places = [pile for pile in changeable if pile in ensured.piles and ensured.spare(piles[pile])]
        if not found or not places:
            return
        pile = piles[rng.choice(places)]
        leaving, coming = rng.choice(ensured.spare(pile)), rng.choice(found)
        pile[pile.index(leaving)] = coming
        rest[rest.index(coming)] = leaving
