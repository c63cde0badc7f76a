"""One seat's side of the table."""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from starhaul.kernel import Move, Seat

from .cards import Catalogue
from .powers import MILITARY, SUMS

if TYPE_CHECKING:
    from .agenda import LaneStep, Question
    from .question_view import QuestionView
    from .view import KeptSeat

NOTHING = -1
"""No card, where a card's number is expected."""


class Player:
    """Hand, tableau, goods and chips of a seat, and how far it is in the phase. Cards are kept sorted.

    A sequence is replaced by another when something changes, never changed itself: copies share it.
    """

    __slots__ = (
        "actions",
        "chips",
        "free",
        "fresh",
        "goals",
        "goods",
        "goods_due",
        "hand",
        "known",
        "lane",
        "left",
        "legal",
        "open_view",
        "own_view",
        "pending",
        "picked",
        "pile",
        "placing",
        "pool",
        "produced",
        "question",
        "queue",
        "remembered",
        "sacrificed",
        "seat",
        "seen",
        "seen_question",
        "shown",
        "spent",
        "start",
        "strength",
        "sums",
        "surplus",
        "tableau",
        "under",
        "using",
    )

    def __init__(self, seat: int) -> None:  # noqa: PLR0915 every field begins here
        self.seat: Seat = Seat(seat)
        self.pile: int = 0
        """Which deck and discard pile this seat uses."""
        self.hand: Sequence[int] = []
        self.seen: Sequence[int] = []
        """Cards laid out to choose from: dealt at the start, or explored."""
        self.tableau: Sequence[int] = []
        """In the order of placing."""
        self.fresh: int = 0
        """How many cards at the end of the tableau were placed in this phase: their powers work later (RFG-ACT-09)."""
        self.sums: Sequence[int] = [0] * SUMS
        """What the working powers add up to, see `powers.sums`."""
        self.goods: Sequence[int] = []
        """The worlds that carry a good."""
        self.under: Sequence[int] = []
        """The cards that lie there as goods, in the order of `goods`; nobody has seen them."""
        self.chips: int = 0
        self.goals: int = 0
        """The goal tiles and goal chips held, as a set of tile numbers."""
        self.actions: int = 0
        """The chosen actions, as a set."""
        self.known: int = 0
        """Cards of the discard pile that this seat put there itself, as a set."""
        self.shown: int = 0
        """Cards of the hand that everybody saw coming there, as a set; forgotten when others leave it face down."""
        self.question: Question | None = None
        self.lane: list[LaneStep] = []
        """Steps of this phase; the next is the last."""
        self.legal: list[Move] | None = None
        """The answers to the question, once somebody asked for them."""
        self.seen_question: tuple[list[Move], tuple[Move, ...], QuestionView] | None = None
        """The answers, and once more with the question as this seat sees it: kept as long as they are."""
        self.own_view: KeptSeat | None = None
        self.open_view: KeptSeat | None = None
        """This seat as it was last shown, to itself and to the others."""
        self.pool: Sequence[int] = []
        self.start: int = 0
        self.left: int = 0
        self.picked: list[int] = []
        self.placing: int = NOTHING
        """The card that is being placed."""
        self.free: bool = False
        """Whether a sacrifice pays for it."""
        self.strength: int = 0
        """Temporary strength of this phase."""
        self.spent: int = 0
        """Cards spent for strength in this phase."""
        self.sacrificed: int = NOTHING
        """The card given up last for strength while this world is conquered."""
        self.queue: list[int] = []
        """Powers that are still to be used in this phase, the next is the last."""
        self.using: int = NOTHING
        """The power in use."""
        self.goods_due: Sequence[int] = []
        """Worlds about to get a good."""
        self.pending: int = 0
        """Cards to be drawn for goods just produced."""
        self.produced: Sequence[int] = [0] * 5
        """Goods produced in this phase, by kind."""
        self.surplus: bool = False
        """Whether the hand limit of this round made the seat discard (TGS-GOAL-15)."""
        self.remembered: int = 0
        """Developments counted in the last Develop phase; only some replays look at it."""

    def clone(self) -> Player:
        copy: Player = Player.__new__(Player)
        copy.seat = self.seat
        copy.pile = self.pile
        copy.hand = self.hand
        copy.seen = self.seen
        copy.tableau = self.tableau
        copy.fresh = self.fresh
        copy.sums = self.sums
        copy.goods = self.goods
        copy.under = self.under
        copy.chips = self.chips
        copy.goals = self.goals
        copy.actions = self.actions
        copy.known = self.known
        copy.shown = self.shown
        copy.question = self.question
        copy.lane = self.lane[:]
        copy.legal = self.legal
        copy.seen_question = self.seen_question
        copy.own_view = self.own_view
        copy.open_view = self.open_view
        copy.pool = self.pool
        copy.start = self.start
        copy.left = self.left
        copy.picked = self.picked[:]
        copy.placing = self.placing
        copy.free = self.free
        copy.strength = self.strength
        copy.spent = self.spent
        copy.sacrificed = self.sacrificed
        copy.queue = self.queue[:]
        copy.using = self.using
        copy.goods_due = self.goods_due
        copy.pending = self.pending
        copy.produced = self.produced
        copy.surplus = self.surplus
        copy.remembered = self.remembered
        return copy

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

    def clear_picks(self) -> None:
        self.pool = []
        self.picked = []
        self.start = 0
        self.left = 0

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
