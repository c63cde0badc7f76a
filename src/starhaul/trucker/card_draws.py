"""Draws of cards: a pile that somebody reads, the next card of a flight, and all piles of it at once."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from starhaul.kernel import Outcome, Seat

from .adventures import CARDS, DECK_OF, SUPERCARDS
from .outcomes import DrawById
from .pile_limits import Ensured, Limits, exchange, pick

Bags = tuple[tuple[int, ...], ...]
"""Cards, by deck."""
Shares = tuple[tuple[int, ...], ...]
"""For each pile how many cards of each deck it has at first."""

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


class PilesDraw(CardDraw):
    """The cards of all piles, one pile after the other, where a mission says more of them than their decks. Nobody sees
    them."""

    __slots__ = ("left", "limits", "shares", "unseen")

    def __init__(self, unseen: Bags, left: tuple[int, ...], shares: Shares, limits: Limits) -> None:
        super().__init__(())
        self.unseen: Bags = unseen
        self.left: tuple[int, ...] = left
        self.shares: Shares = shares
        self.limits: Limits = limits

    def __repr__(self) -> str:
        return f"PilesDraw({self.shares})"

    def sample(self, rng: Random) -> Outcome:
        dealable = [[card for card in bag if card not in self.limits.barred] for bag in self.unseen]
        bags = [rng.sample(bag, len(bag)) for bag in dealable]
        piles = self._wanted(bags)
        for pile, share in zip(piles, self.shares, strict=True):
            wanted = len(pile)
            for deck, count in enumerate(share):
                missing = count - wanted if deck == SUPERCARDS else count
                pile += [bags[deck].pop() for _ in range(missing)]
        for ensured in self.limits.ensured:
            rest = rng.sample(self._unused(piles, ensured), self.left[ensured.deck])
            exchange(piles, range(len(piles)), rest, ensured, rng)
        return tuple([card for pile in piles for card in pile])

    def _wanted(self, bags: list[list[int]]) -> list[list[int]]:
        """In each pile the supercards of types that are wanted there: the first ones to show in the shuffled deck."""
        piles: list[list[int]] = [[] for _ in self.shares]
        wanted = self.limits.wanted
        picked = pick(bags[SUPERCARDS], [cards for _, cards in wanted]) if wanted else []
        assert picked is not None, "there are too few of them"
        for (pile, _), card in zip(wanted, picked, strict=True):
            piles[pile].append(card)
            bags[SUPERCARDS].remove(card)
        return piles

    def _unused(self, piles: list[list[int]], ensured: Ensured) -> list[int]:
        """Cards of the deck that lie in no pile: what is left of it, and what has left the game unseen."""
        used = {card for pile in piles for card in pile}
        return [card for card in self.unseen[ensured.deck] if card not in used]

    def allows(self, outcome: Outcome) -> bool:
        if len(outcome) != sum(map(sum, self.shares)) or len(set(outcome)) != len(outcome):
            return False
        piles: list[list[int]] = []
        for share in self.shares:
            at = sum(map(len, piles))
            piles.append([*outcome[at : at + sum(share)]])
        are_right = all(self._may_be(number, pile) for number, pile in enumerate(piles))
        return are_right and all(self._is_ensured(ensured, piles) for ensured in self.limits.ensured)

    def _may_be(self, number: int, pile: list[int]) -> bool:
        if any(card in self.limits.barred or card not in self.unseen[DECK_OF[card]] for card in pile):
            return False
        counts = [len([card for card in pile if DECK_OF[card] == deck]) for deck in range(len(self.unseen))]
        return counts == [*self.shares[number]] and pick(pile, self.limits.in_pile(number)) is not None

    def _is_ensured(self, ensured: Ensured, piles: list[list[int]]) -> bool:
        """Enough of them, nothing to exchange, or all others of them may have left the game."""
        if not ensured.lacks(piles) or not any(ensured.spare(piles[pile]) for pile in ensured.piles):
            return True
        unused = self._unused(piles, ensured)
        return len([card for card in unused if card in ensured.cards]) <= len(unused) - self.left[ensured.deck]
