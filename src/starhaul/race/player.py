"""One seat's side of the table."""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Iterable, Sequence
from typing import Final

from starhaul.kernel import Seat

from .cards import Catalogue
from .sums import MILITARY, SUMS

NOTHING: Final = -1
"""No card, where a card's number is expected."""


class Player:
    """Hand, tableau, goods and chips of a seat, and what it has done in the phase. Cards are kept sorted.

    A sequence is replaced by another when something changes, never changed itself: copies share it.
    """

    __slots__ = (
        "actions",
        "chips",
        "fresh",
        "goals",
        "goods",
        "hand",
        "known",
        "pile",
        "placing",
        "produced",
        "remembered",
        "seat",
        "seen",
        "shown",
        "spent",
        "strength",
        "sums",
        "surplus",
        "tableau",
        "under",
    )

    seat: Seat
    pile: int
    """Which deck and discard pile this seat uses."""
    hand: Sequence[int]
    seen: Sequence[int]
    """Cards laid out to choose from: dealt at the start, or explored."""
    tableau: Sequence[int]
    """In the order of placing."""
    fresh: int
    """How many cards at the end of the tableau were placed in this phase: their powers work later (RFG-ACT-09)."""
    sums: Sequence[int]
    """What the working powers add up to, see `sums`."""
    goods: Sequence[int]
    """The worlds that carry a good."""
    under: Sequence[int]
    """The cards that lie there as goods, in the order of `goods`; nobody has seen them."""
    chips: int
    goals: int
    """The goal tiles and goal chips held, as a set of tile numbers."""
    actions: int
    """The chosen actions, as a set."""
    placing: int
    """The card laid out to be placed: face down until all are revealed, then until it is paid for."""
    known: int
    """Cards of the discard pile that this seat put there itself, as a set."""
    shown: int
    """Cards of the hand that everybody saw coming there, as a set; forgotten when others leave it face down."""
    strength: int
    """Temporary strength of this phase."""
    spent: int
    """Cards spent for strength in this phase."""
    produced: Sequence[int]
    """Goods produced in this phase, by kind."""
    surplus: bool
    """Whether the hand limit of this round made the seat discard (TGS-GOAL-15)."""
    remembered: int
    """Developments counted in the last Develop phase; only some replays look at it."""

    def __init__(
        self,
        seat: Seat,
        pile: int,
        hand: Sequence[int],
        seen: Sequence[int],
        tableau: Sequence[int],
        fresh: int,
        sums: Sequence[int],
        goods: Sequence[int],
        under: Sequence[int],
        chips: int,
        goals: int,
        actions: int,
        placing: int,
        known: int,
        shown: int,
        strength: int,
        spent: int,
        produced: Sequence[int],
        surplus: bool,
        remembered: int,
    ) -> None:
        self.seat, self.pile = seat, pile
        self.hand = hand
        self.seen = seen
        self.tableau = tableau
        self.fresh = fresh
        self.sums = sums
        self.goods, self.under = goods, under
        self.chips = chips
        self.goals = goals
        self.actions = actions
        self.placing = placing
        self.known, self.shown = known, shown
        self.strength = strength
        self.spent = spent
        self.produced = produced
        self.surplus = surplus
        self.remembered = remembered

    def clone(self) -> Player:
        return Player(
            self.seat,
            self.pile,
            self.hand,
            self.seen,
            self.tableau,
            self.fresh,
            self.sums,
            self.goods,
            self.under,
            self.chips,
            self.goals,
            self.actions,
            self.placing,
            self.known,
            self.shown,
            self.strength,
            self.spent,
            self.produced,
            self.surplus,
            self.remembered,
        )

    @property
    def working(self) -> Sequence[int]:
        """The cards whose powers work now."""
        return self.tableau[: -self.fresh] if self.fresh else self.tableau

    def total(self, at: int, cards: Catalogue) -> int:
        """One of the sums, with the cards that were placed in this phase."""
        total = self.sums[at]
        if self.fresh:
            for card in self.tableau[-self.fresh :]:
                for other, amount in cards.added[card]:
                    if other == at:
                        total += amount
        return total

    @property
    def total_military(self) -> int:
        """Permanent, unspecialised strength, negatives included."""
        return self.sums[MILITARY]

    def take(self, cards: Iterable[int]) -> None:
        """Cards come to the hand."""
        hand = [*self.hand]
        for card in cards:
            insort(hand, card)
        self.hand = hand

    def give(self, *cards: int) -> None:
        """Cards leave the hand."""
        hand = [*self.hand]
        for card in cards:
            hand.remove(card)
        self.hand = hand

    def reveal(self) -> None:
        """The card about to be placed leaves the hand."""
        self.give(self.placing)
        self.shown &= ~(1 << self.placing)

    def place(self, card: int) -> None:
        """The card comes to the end of the tableau; its powers wait."""
        self.tableau = [*self.tableau, card]
        self.fresh += 1

    def wake(self, cards: Catalogue) -> None:
        """The powers of the cards placed in this phase begin to work."""
        if self.fresh:
            sums = [*self.sums]
            for card in self.tableau[-self.fresh :]:
                for at, amount in cards.added[card]:
                    sums[at] += amount
            self.sums = sums
            self.fresh = 0

    def lose(self, card: int, cards: Catalogue) -> None:
        """A working card leaves the tableau."""
        self.tableau = [other for other in self.tableau if other != card]
        sums = [*self.sums]
        for at, amount in cards.added[card]:
            sums[at] -= amount
        self.sums = sums

    def add_good(self, world: int, card: int) -> None:
        at = bisect_left(self.goods, world)
        goods, under = [*self.goods], [*self.under]
        goods.insert(at, world)
        under.insert(at, card)
        self.goods, self.under = goods, under

    def take_good(self, world: int) -> int:
        """The good of this world leaves it: the card that lay there."""
        goods, under = [*self.goods], [*self.under]
        at = goods.index(world)
        del goods[at]
        card = under.pop(at)
        self.goods, self.under = goods, under
        return card


def newcomer(seat: Seat) -> Player:
    """A seat with nothing before it."""
    return Player(
        seat=seat,
        pile=0,
        hand=[],
        seen=[],
        tableau=[],
        fresh=0,
        sums=[0] * SUMS,
        goods=[],
        under=[],
        chips=0,
        goals=0,
        actions=0,
        placing=NOTHING,
        known=0,
        shown=0,
        strength=0,
        spent=0,
        produced=[0] * 5,
        surplus=False,
        remembered=0,
    )
