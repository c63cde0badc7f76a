"""A deck with its discard pile, and what is drawn from it."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from random import Random

from starhaul.kernel import BadOutcome, Draw, Outcome, Seat


class NamedDraw(Draw):
    """A draw whose outcome is written with the names of what came up."""

    __slots__ = ("_sampled", "labels")

    def __init__(self, bag: Sequence[int], count: int, seen_by: tuple[Seat, ...] | None, labels: Sequence[str]) -> None:
        self.seen_by = seen_by  # set here and not by the base: one is made for every draw
        self.bag = bag
        self.count = count
        self.labels: Sequence[str] = labels
        self._sampled: Outcome | None = None
        """What came up here last, which needs no check."""

    def sample(self, rng: Random) -> Outcome:
        random = rng.random
        left = len(self.bag)
        if self.count == 1:
            sampled: Outcome = (self.bag[int(random() * left)],)
        else:
            bag = [*self.bag]
            drawn = []
            for _ in range(self.count):
                at = int(random() * left)
                drawn.append(bag[at])
                left -= 1
                bag[at] = bag[left]
            sampled = tuple(drawn)
        self._sampled = sampled
        return sampled

    def check(self, outcome: Outcome) -> None:
        if outcome is not self._sampled:
            super().check(outcome)

    def allows(self, outcome: Outcome) -> bool:
        if len(outcome) != self.count:
            return False
        bag = self.bag
        for thing in outcome:
            at = bisect_left(bag, thing)
            if at == len(bag) or bag[at] != thing:
                return False
        return self.count == 1 or len(set(outcome)) == self.count

    def write(self, outcome: Outcome) -> str:
        return " ".join([self.labels[thing] for thing in outcome])

    def read(self, text: str) -> Outcome:
        names = {self.labels[thing]: thing for thing in self.bag}
        try:
            return tuple([names[name] for name in text.split()])
        except KeyError:
            raise BadOutcome(f"{text!r} is not an outcome of {self}") from None


class Pile:
    """A deck, which has no order, and its discard pile. The deck is replaced when it changes, so copies share it."""

    __slots__ = ("deck", "discard", "shown")

    def __init__(self, deck: Sequence[int], discard: list[int], shown: int) -> None:
        self.deck: Sequence[int] = deck
        """Sorted: a bag."""
        self.discard: list[int] = discard
        self.shown: int = shown
        """Cards of the discard pile that everybody saw going there, as a set."""
