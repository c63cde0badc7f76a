"""Adventure cards between the box and the table: dealt into piles, read, shuffled, revealed.

A card becomes somebody only when a player looks at it. Until then a deck knows no more than the players do: which
cards nobody has seen, how many of them lie in the flight's deck, and how many are left to deal in later flights. Only a
forecast pile that somebody has read has its cards written down, with the readers beside it. Where a mission says more
of the cards than their decks, all piles have: nobody has read those, and nobody can tell that they are known.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Final, final

from starhaul.kernel import Seat, Value

from .adventures import DECK_OF, SUPERCARDS
from .card_draws import Bags, PileDraw, PilesDraw, Reveal, Shares
from .pile_limits import NO_LIMITS, Limits, exchange, pick
from .rows import replaced

FORECAST_PILES: Final = 3
ALL_PILES: Final = FORECAST_PILES + 1
UNKNOWN: Final = -2
"""A buried card that this viewer has not read is written as this number, less the number of its deck."""


@final
class Pile(Value):
    """A forecast pile."""

    __slots__ = ("cards", "readers")

    def __init__(self, cards: tuple[int, ...] | None, readers: int) -> None:
        self.cards: Final = cards
        """None while nobody has to know them."""
        self.readers: Final = readers
        """Bits of seats."""

    def is_read_by(self, seat: Seat | None) -> bool:
        return seat is not None and bool(self.readers >> seat & 1)

    def without(self, card: int) -> Pile:
        if self.cards is None or card not in self.cards:
            return self
        return Pile(tuple([other for other in self.cards if other != card]), self.readers)

    def seen_by(self, seat: Seat | None) -> Pile:
        """As this seat knows it: who has read it is no secret."""
        return self if self.is_read_by(seat) else Pile(None, self.readers)


UNREAD: Final = Pile(None, 0)


@final
class Deck(Value):
    """All cards that do not lie open. It is replaced, and never changed."""

    __slots__ = ("buried", "hidden", "left", "limits", "on_top", "piles", "shares", "unseen")

    def __init__(
        self,
        unseen: Bags,
        left: tuple[int, ...],
        shares: Shares,
        hidden: tuple[int, ...],
        piles: tuple[Pile, ...],
        buried: tuple[tuple[int, int], ...],
        on_top: tuple[int, ...] = (),
        limits: Limits | None = None,
    ) -> None:
        self.unseen: Final = unseen
        """Cards that nobody has seen, by deck."""
        self.left: Final = left
        """How many of each deck are left for later flights."""
        self.shares: Final = shares
        """What each pile was made of; the last is the hidden one."""
        self.hidden: Final = hidden
        """How many unseen cards of each deck lie in the flight's deck."""
        self.piles: Final = piles
        self.buried: Final = buried
        """Cards of earlier flights that were read and never revealed, with their readers: they have left the game, and
        only these know that (TRK-03)."""
        self.on_top: Final = on_top
        """The decks of cards that were put face down on top of the flight's deck, the next one first: which cards they
        are nobody knows (ABE-CRD-DAN-01)."""
        self.limits: Final = limits
        """Where a mission says more of the cards in the piles than that."""

    @property
    def _limits(self) -> Limits:
        return self.limits or NO_LIMITS

    # Questions

    def cards_to_come(self) -> int:
        piles = [len(pile.cards) for pile in self.piles if pile.cards]
        return sum(self.hidden) + sum(piles) + len(self.on_top)

    def read_cards(self) -> tuple[int, ...]:
        """The cards still to come that are written down."""
        return tuple([card for pile in self.piles for card in pile.cards or ()])

    def pile(self, number: int) -> Pile:
        """The hidden one is like all that nobody has read, until somebody reads it who may (ABE-SUP-INS-01)."""
        return self.piles[number] if number < len(self.piles) else UNREAD

    def draw_of_pile(self, pile: int, reader: Seat) -> PileDraw:
        """What comes up when a pile is read for the first time."""
        return PileDraw(self._dealable(), self.shares[pile], reader)

    def draw_of_piles(self) -> PilesDraw:
        """What all piles are made of."""
        return PilesDraw(self.unseen, self.left, self.shares, self._limits)

    def next_card(self, of_deck: int | None) -> Reveal:
        """The next card at random; the first one of a flight must be of its level (TIM-13). What lies on top of the
        deck comes before all others (ABE-CRD-DAN-03)."""
        if self.on_top:
            top = self.on_top[0]
            return Reveal((), self._dealable(), tuple([int(deck == top) for deck in range(len(self.unseen))]))
        known, counts = self.read_cards(), self.hidden
        if of_deck is not None:
            known = tuple([card for card in known if DECK_OF[card] == of_deck])
            counts = tuple([count if deck == of_deck else 0 for deck, count in enumerate(counts)])
        return Reveal(known, self._dealable(), counts)

    def _dealable(self) -> Bags:
        """Without the cards that were put aside."""
        if self.limits is None:
            return self.unseen
        barred = self.limits.barred
        return tuple([tuple([card for card in bag if card not in barred]) for bag in self.unseen])

    # What becomes of it

    def gathered(self) -> Deck:
        """After a flight nothing lies in piles. What was read and not revealed leaves the game, known to its readers
        alone (TRK-03); what nobody has read is as unseen as the rest."""
        if not self.piles:
            return self
        bags = [list(bag) for bag in self.unseen]
        buried = list(self.buried)
        for pile in self.piles:
            for card in pile.cards or ():
                if pile.readers:
                    buried.append((card, pile.readers))
                else:
                    bags[DECK_OF[card]].append(card)
        return Deck(_sorted(bags), self.left, (), (0,) * len(bags), (), tuple(buried))

    def dealt(self, whole: Bags, shares: Shares, limits: Limits | None = None) -> Deck:
        """The next flight: three forecast piles and a hidden one (TIM-02), without the cards that are barred.

        Decks that cannot serve it get all their cards back (SER-03, MIS-GAM-28), supercards always (MIS-SUP-11).
        """
        before = self.gathered()
        needed = tuple([sum(counts) for counts in zip(*shares, strict=True)])
        left = before.left or tuple(map(len, whole))
        aside = [limits.barred_of(deck) if limits is not None else 0 for deck in range(len(needed))]
        short = [deck for deck, count in enumerate(needed) if _is_short(deck, left[deck], count, aside[deck])]
        if short:
            left = tuple([len(whole[deck]) if deck in short else count for deck, count in enumerate(left)])
        return Deck(
            tuple([whole[deck] if deck in short else bag for deck, bag in enumerate(before.unseen or whole)]),
            tuple([count - used for count, used in zip(left, needed, strict=True)]),
            shares,
            needed,
            (UNREAD,) * FORECAST_PILES,
            tuple([(card, readers) for card, readers in before.buried if DECK_OF[card] not in short]),
            (),
            limits,
        )

    def with_card(self, pile: int, deck: int, limits: Limits | None = None) -> Deck:
        """One card of this deck more lies in this pile, with these limits from now on."""
        share = replaced(self.shares[pile], deck, self.shares[pile][deck] + 1)
        return Deck(
            self.unseen,
            tuple(replaced(self.left, deck, self.left[deck] - 1)),
            tuple(replaced(self.shares, pile, tuple(share))),
            tuple(replaced(self.hidden, deck, self.hidden[deck] + 1)),
            self.piles,
            self.buried,
            self.on_top,
            limits or self.limits,
        )

    def with_limits(self, limits: Limits) -> Deck:
        return Deck(*(self.unseen, self.left, self.shares, self.hidden, self.piles, self.buried, self.on_top), limits)

    def laid_out(self, cards: tuple[int, ...]) -> Deck:
        """These are the cards of all piles, one pile after the other; nobody has read them."""
        piles: list[Pile] = []
        for share in self.shares:
            at = sum([len(pile.cards or ()) for pile in piles])
            piles.append(Pile(cards[at : at + sum(share)], 0))
        return self._identified(cards, tuple(piles))

    def looked_at(self, pile: int, cards: tuple[int, ...]) -> Deck:
        """These cards, which nobody had seen, were found in this pile."""
        known = Pile(cards, self.pile(pile).readers)
        return self._identified(cards, (*self.piles[:pile], known, *self.piles[pile + 1 :]))

    def read_by(self, pile: int, seat: Seat) -> Deck:
        """This seat has seen the pile."""
        seen = self.piles[pile]
        if seen.is_read_by(seat):
            return self
        known = Pile(seen.cards, seen.readers | 1 << seat)
        return self._with_piles((*self.piles[:pile], known, *self.piles[pile + 1 :]))

    def with_on_top(self, deck: int, count: int) -> Deck:
        """So many cards of this deck, or as many as are left, come next (ABE-CRD-DAN-01, ABE-CRD-DAN-03)."""
        drawn = min(count, max(0, self.left[deck] - self._limits.barred_of(deck)))
        left = tuple([cards - drawn if other == deck else cards for other, cards in enumerate(self.left)])
        on_top = (deck,) * drawn + self.on_top
        return Deck(self.unseen, left, self.shares, self.hidden, self.piles, self.buried, on_top, self.limits)

    def without(self, card: int) -> Deck:
        """This card lies open now."""
        if self.limits is not None and self.limits.ensured:
            return self.with_limits(self.limits.after(card))._without(card)
        return self._without(card)

    def _without(self, card: int) -> Deck:
        if self.on_top:
            return self._without_top(card)
        if card in self.read_cards():
            return self._with_piles(tuple([pile.without(card) for pile in self.piles]))
        return self._identified([card], self.piles)

    def _with_piles(self, piles: tuple[Pile, ...]) -> Deck:
        return Deck(self.unseen, self.left, self.shares, self.hidden, piles, self.buried, self.on_top, self.limits)

    def _without_top(self, card: int) -> Deck:
        """This card was on top, and no longer is; it was none of those that the flight's deck was made of."""
        bag = self.unseen[self.on_top[0]]
        at = bag.index(card)
        unseen = replaced(self.unseen, self.on_top[0], bag[:at] + bag[at + 1 :])
        on_top = self.on_top[1:]
        return Deck(tuple(unseen), self.left, self.shares, self.hidden, self.piles, self.buried, on_top, self.limits)

    def _identified(self, cards: Iterable[int], piles: tuple[Pile, ...]) -> Deck:
        """These cards of the flight's deck are no longer unseen."""
        unseen, hidden = list(self.unseen), list(self.hidden)
        for card in cards:
            bag = unseen[DECK_OF[card]]
            at = bag.index(card)
            unseen[DECK_OF[card]] = bag[:at] + bag[at + 1 :]
            hidden[DECK_OF[card]] -= 1
        return Deck(
            *(tuple(unseen), self.left, self.shares, tuple(hidden), piles, self.buried, self.on_top), self.limits
        )

    # Hiding and guessing

    def seen_by(self, seat: Seat | None) -> Deck:
        """What this seat may know: cards that only others have read are as unseen as all the rest."""
        if not self.piles and not self.buried:
            return self
        reader = 0 if seat is None else 1 << seat
        bags, hidden = [list(bag) for bag in self.unseen], list(self.hidden)
        for pile in self.piles:
            for card in () if pile.readers & reader else pile.cards or ():
                bags[DECK_OF[card]].append(card)
                hidden[DECK_OF[card]] += 1
        for card, readers in self.buried:
            if not readers & reader:
                bags[DECK_OF[card]].append(card)
        return Deck(
            _sorted(bags),
            self.left,
            self.shares,
            tuple(hidden),
            tuple([pile.seen_by(seat) for pile in self.piles]),
            tuple([(card if who & reader else UNKNOWN - DECK_OF[card], who) for card, who in self.buried]),
            self.on_top,
            self.limits,
        )

    def guessed(self, rng: Random) -> Deck:
        """Deal what others have read: each place of a pile that this seat has not read is as likely to be left."""
        if not self.piles and not self.buried:
            return self
        bags, hidden = [rng.sample(bag, len(bag)) for bag in self.unseen], list(self.hidden)
        found = self._found(bags, hidden, rng)
        piles = [
            Pile(tuple(found[number]), pile.readers) if self._is_guessed(number) else pile
            for number, pile in enumerate(self.piles)
        ]
        buried = [(card if card > UNKNOWN else bags[UNKNOWN - card].pop(), who) for card, who in self.buried]
        return Deck(
            *(_sorted(bags), self.left, self.shares, tuple(hidden), tuple(piles), tuple(buried), self.on_top),
            self.limits,
        )

    def _found(self, bags: list[list[int]], hidden: list[int], rng: Random) -> list[list[int]]:
        """Cards for the piles that have to be guessed, out of these shuffled bags."""
        limits = self._limits
        found: list[list[int]] = [[] for _ in self.shares]
        unread = [(pile, share) for pile, share in enumerate(self.shares) if not self._is_known(pile)]
        aside = _put_aside(bags, limits.barred) if limits.barred else []
        for deck in range(len(hidden)):
            places = [pile for pile, share in unread for _ in range(share[deck])]
            chosen = rng.sample(places, hidden[deck])
            granted = self._granted(chosen, bags[deck]) if deck == SUPERCARDS and limits.wanted else {}
            for pile in chosen:
                if self._is_guessed(pile):
                    found[pile].append(granted[pile].pop() if granted.get(pile) else bags[deck].pop())
                    hidden[deck] -= 1
        guessed = [pile for pile in range(len(self.piles)) if self._is_guessed(pile)]
        whole = [list(pile.cards) if pile.cards else found[number] for number, pile in enumerate(self.piles)]
        for ensured in limits.ensured:
            exchange(whole, guessed, bags[ensured.deck], ensured, rng)
        for card in aside:
            bags[DECK_OF[card]].insert(rng.randint(0, len(bags[DECK_OF[card]])), card)
        return found

    def _granted(self, chosen: list[int], bag: list[int]) -> dict[int, list[int]]:
        """By pile: cards that a mission wants there, as far as those that are still to come must be such."""
        limits = self._limits
        wishes = [
            (pile, cards)
            for pile in sorted({*chosen})
            for cards in limits.in_pile(pile)[self.shares[pile][SUPERCARDS] - chosen.count(pile) :]
        ]
        picked = pick(bag, [cards for _, cards in wishes]) or []
        granted: dict[int, list[int]] = {}
        for (pile, _), card in zip(wishes, picked, strict=False):  # too few where some have come up elsewhere
            granted.setdefault(pile, []).append(card)
            bag.remove(card)
        return granted

    def _is_known(self, pile: int) -> bool:
        return pile < len(self.piles) and self.piles[pile].cards is not None

    def _is_guessed(self, pile: int) -> bool:
        """Whether its cards are written down, as others have read it or a mission says something of it."""
        if pile >= len(self.piles) or self.piles[pile].cards is not None:
            return False
        return bool(self.piles[pile].readers) or self._is_laid_out

    @property
    def _is_laid_out(self) -> bool:
        """Whether a mission has said more of the cards than their decks, so that all piles were drawn."""
        limits = self._limits
        return len(self.piles) > FORECAST_PILES and bool(limits.wanted or limits.ensured)


def _is_short(deck: int, left: int, count: int, barred: int) -> bool:
    """Whether a deck may be unable to fill its share of the piles: how many of the rest are barred nobody knows."""
    return deck == SUPERCARDS or (count > 0 and left < count + barred)


def _put_aside(bags: list[list[int]], cards: tuple[int, ...]) -> list[int]:
    """Take these out of the bags."""
    aside = [card for bag in bags for card in bag if card in cards]
    for card in aside:
        bags[DECK_OF[card]].remove(card)
    return aside


def _sorted(bags: list[list[int]]) -> Bags:
    return tuple([tuple(sorted(bag)) for bag in bags])


UNDEALT: Final = Deck((), (), (), (), (), ())
"""Before the first flight."""


def learning_deck(cards: Bags) -> Deck:
    """Eight cards that nobody reads beforehand (LRN-01)."""
    return Deck(cards, (), (), tuple(map(len, cards)), (), ())
