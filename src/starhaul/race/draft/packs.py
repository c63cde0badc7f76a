"""What lies on the table while seats draft, and what a seat cannot know of it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from starhaul.race.cards import Catalogue
from starhaul.race.player import NOTHING

PACK: Final = 5
EVERY_CARD: Final = -1
"""The set of all cards."""


class Draft:
    """The cards taken and the start worlds dealt so far, seat by seat. The packs are what each seat has `seen`."""

    __slots__ = ("kept", "met", "passed", "set", "taken", "worlds")

    def __init__(
        self,
        set: int,  # noqa: A002 as it is called everywhere
        taken: list[list[int]],
        worlds: list[list[int]],
        kept: list[int],
        met: list[int],
        passed: list[list[int]],
    ) -> None:
        self.set: int = set
        """The number of the set of packs that goes round; the first is 1."""
        self.taken: list[list[int]] = taken
        """Sorted; empty once the decks are formed."""
        self.worlds: list[list[int]] = worlds
        """The two start worlds dealt to each seat, until they are revealed."""
        self.kept: list[int] = kept
        """The start world that a seat will reveal."""
        self.met: list[int] = met
        """The cards that a seat has seen in packs, as a set: they belong to somebody."""
        self.passed: list[list[int]] = passed
        """The packs that a seat has passed on in this set, each as a set of cards."""

    def clone(self) -> Draft:
        return Draft(
            self.set,
            [cards[:] for cards in self.taken],
            [cards[:] for cards in self.worlds],
            self.kept[:],
            self.met[:],
            [packs[:] for packs in self.passed],
        )

    @property
    def to_the_left(self) -> bool:
        """Odd sets are passed to the left, even ones to the right (TGS-DRAFT-04, -13)."""
        return self.set % 2 == 1

    def hidden_from(self, seat: int | None) -> list[int]:
        """What others took and were dealt."""
        others = [other for other in range(len(self.taken)) if other != seat]
        return [card for other in others for card in (*self.taken[other], *self.worlds[other])]

    def deal_anew(
        self,
        cards: list[int],
        seat: int | None,
        *,
        packs: Sequence[tuple[int, int]],
        box: int,
        table: Catalogue,
        rng: Random | None,
    ) -> list[int]:
        """Deal hidden cards to what others took and were dealt. The rest is left: for the box first, for packs last.

        Nobody has ever seen a card of the box (so many are in it), nor a start world dealt to somebody else; and who
        passed a pack on knows what is in it. The packs before others are given as seats and sizes.
        """
        met = self.met[seat] if seat is not None else 0
        left = cards[:]
        for other, worlds in enumerate(self.worlds):
            if other != seat and worlds:
                self._deal_worlds(other, left, met, table, rng)
        if rng is not None:
            rng.shuffle(left)  # the foremost start worlds are dealt: the others must not all lie at the back
        held = [self._draw_pack(other, size, left, seat) for other, size in packs]
        boxed = _draw(left, box, ~met)
        for other, taken in enumerate(self.taken):
            if other != seat:
                self.taken[other] = sorted(_draw(left, len(taken), EVERY_CARD))
                self.met[other] = 0
                self.passed[other] = []
        return boxed + left + [card for pack in reversed(held) for card in pack]

    def _draw_pack(self, other: int, size: int, left: list[int], seat: int | None) -> list[int]:
        """The pack before another seat: of the cards that were passed on to there, or of cards never met."""
        if seat is None:
            return _draw(left, size, EVERY_CARD)
        way = (other - seat if self.to_the_left else seat - other) % len(self.taken)
        passed = self.passed[seat]
        return _draw(left, size, passed[-way] if way <= len(passed) else ~self.met[seat])

    def _deal_worlds(self, other: int, left: list[int], met: int, table: Catalogue, rng: Random | None) -> None:
        dealt = [next(card for card in left if is_start(table, card, at) and not met >> card & 1) for at in range(2)]
        dealt = dealt[: len(self.worlds[other])]
        for card in dealt:
            left.remove(card)
        self.worlds[other] = dealt
        if self.kept[other] != NOTHING:
            self.kept[other] = dealt[0] if rng is None else rng.choice(dealt)


def empty_draft(seats: int) -> Draft:
    """Before the first pack."""
    return Draft(0, _rows(seats), _rows(seats), [NOTHING] * seats, [0] * seats, _rows(seats))


def _rows(seats: int) -> list[list[int]]:
    return [[] for _ in range(seats)]


def _draw(left: list[int], count: int, allowed: int) -> list[int]:
    """So many cards of this set, taken off the list."""
    drawn = [card for card in left if allowed >> card & 1][:count]
    left[:] = [card for card in left if card not in drawn]
    return drawn


def is_start(cards: Catalogue, card: int, parity: int) -> bool:
    """Whether the card is a start world with an even (0) or odd (1) number."""
    number = cards.design[card].start
    return number is not None and number % 2 == parity
