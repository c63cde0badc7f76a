"""Draws of cards: a pile that somebody reads, and the next card of a flight."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from starhaul.kernel import Outcome, Seat

from .adventures import CARDS
from .outcomes import DrawById

Bags = tuple[tuple[int, ...], ...]
"""Cards, by deck."""


CARD_IDS: Final = [card.id for card in CARDS]


class CardDraw(DrawById):
    """Cards come up."""

    __slots__ = ()

    def ids(self) -> Sequence[str]:
        return CARD_IDS


class PileDraw(CardDraw):
    """Some cards of each deck make up a pile; its reader alone sees them."""

    __slots__ = ("bags", "counts")

    def __init__(self, bags: Bags, counts: tuple[int, ...], reader: Seat) -> None:
        super().__init__((reader,))
        self.bags: Bags = bags
        self.counts: tuple[int, ...] = counts

    def __repr__(self) -> str:
        return f"PileDraw({self.counts})"

    def sample(self, rng: Random) -> Outcome:
        drawn: list[int] = []
        for bag, count in zip(self.bags, self.counts, strict=True):
            if count:
                drawn += rng.sample(bag, count)
        return tuple(drawn)

    def allows(self, outcome: Outcome) -> bool:
        if len(set(outcome)) != len(outcome):
            return False
        shares = [len([card for card in outcome if card in bag]) for bag in self.bags]
        return shares == list(self.counts) and len(outcome) == sum(self.counts)


class Reveal(CardDraw):
    """The next card: one of those that somebody has read, or, as likely each, one that nobody has seen yet."""

    __slots__ = ("counts", "read_cards", "unseen")

    def __init__(self, read_cards: tuple[int, ...], unseen: Bags, counts: tuple[int, ...]) -> None:
        super().__init__()
        self.read_cards: tuple[int, ...] = read_cards
        self.unseen: Bags = unseen
        self.counts: tuple[int, ...] = counts

    def __repr__(self) -> str:
        return f"Reveal(1 of {len(self.read_cards) + sum(self.counts)})"

    def sample(self, rng: Random) -> Outcome:
        place = rng.randrange(len(self.read_cards) + sum(self.counts))
        if place < len(self.read_cards):
            return (self.read_cards[place],)
        place -= len(self.read_cards)
        deck = 0
        while place >= self.counts[deck]:
            place -= self.counts[deck]
            deck += 1
        return (rng.choice(self.unseen[deck]),)

    def allows(self, outcome: Outcome) -> bool:
        if len(outcome) != 1:
            return False
        card = outcome[0]
        bags = [bag for bag, count in zip(self.unseen, self.counts, strict=True) if count and card in bag]
        return bool(bags) or card in self.read_cards
