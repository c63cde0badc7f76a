"""What lies on the table while seats draft, and what a seat cannot know of it."""

from __future__ import annotations

from random import Random
from typing import Final

from starhaul.race.cards import Catalogue
from starhaul.race.player import NOTHING

PACK: Final = 5


class Draft:
    """The cards taken and the start worlds dealt so far, seat by seat. The packs are what each seat has `seen`."""

    __slots__ = ("kept", "met", "set", "taken", "worlds")

    def __init__(self, seats: int) -> None:
        self.set = 0
        """The number of the set of packs that goes round; the first is 1."""
        self.taken: list[list[int]] = [[] for _ in range(seats)]
        """Sorted; empty once the decks are formed."""
        self.worlds: list[list[int]] = [[] for _ in range(seats)]
        """The two start worlds dealt to each seat, until they are revealed."""
        self.kept = [NOTHING] * seats
        """The start world that a seat will reveal."""
        self.met = [0] * seats
        """The cards that a seat has seen in packs, as a set: they belong to somebody."""

    def clone(self) -> Draft:
        copy: Draft = Draft.__new__(Draft)
        copy.set = self.set
        copy.taken = [cards[:] for cards in self.taken]
        copy.worlds = [cards[:] for cards in self.worlds]
        copy.kept = self.kept[:]
        copy.met = self.met[:]
        return copy

    @property
    def to_the_left(self) -> bool:
        """Odd sets are passed to the left, even ones to the right (TGS-DRAFT-04, -13)."""
        return self.set % 2 == 1

    def hidden_from(self, seat: int | None) -> list[int]:
        """What others took and were dealt."""
        others = [other for other in range(len(self.taken)) if other != seat]
        return [card for other in others for card in (*self.taken[other], *self.worlds[other])]

    def deal_anew(
        self, cards: list[int], seat: int | None, box: int, table: Catalogue, rng: Random | None
    ) -> list[int]:
        """Deal hidden cards to what others took and were dealt. The rest is left, before it those for the box.

        Nobody has ever seen a card of the box (so many are in it), nor a start world dealt to somebody else.
        """
        met = self.met[seat] if seat is not None else 0
        left = cards[:]
        for other, worlds in enumerate(self.worlds):
            if other != seat and worlds:
                self._deal_worlds(other, left, met, table, rng)
        boxed = [card for card in left if not met >> card & 1][:box]
        left = [card for card in left if card not in boxed]
        for other, taken in enumerate(self.taken):
            if other != seat:
                self.taken[other] = sorted(left[: len(taken)])
                del left[: len(taken)]
        return boxed + left

    def _deal_worlds(self, other: int, left: list[int], met: int, table: Catalogue, rng: Random | None) -> None:
        dealt = [next(card for card in left if is_start(table, card, at) and not met >> card & 1) for at in range(2)]
        dealt = dealt[: len(self.worlds[other])]
        for card in dealt:
            left.remove(card)
        self.worlds[other] = dealt
        if self.kept[other] != NOTHING:
            self.kept[other] = dealt[0] if rng is None else rng.choice(dealt)


def is_start(cards: Catalogue, card: int, parity: int) -> bool:
    """Whether the card is a start world with an even (0) or odd (1) number."""
    number = cards.design[card].start
    return number is not None and number % 2 == parity
