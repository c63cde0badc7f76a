"""Outcomes in records: components, cards and titles are written by their ids."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from random import Random
from typing import Final

from starhaul.kernel import BadOutcome, Chance, Outcome, Seat


class DrawById(Chance):
    """A chance that draws printed things."""

    __slots__ = ()

    @abstractmethod
    def ids(self) -> Sequence[str]:
        """By the numbers that the rules use."""

    def write(self, outcome: Outcome) -> str:
        ids = self.ids()
        return " ".join([ids[number] for number in outcome])

    def read(self, text: str) -> Outcome:
        ids = self.ids()
        try:
            return tuple([ids.index(id) for id in text.split()])
        except ValueError:
            raise BadOutcome(f"{self} cannot give {text!r}") from None


class BagDraw(DrawById):
    """So many different cards out of a bag of them."""

    __slots__ = ("bag", "count", "known")

    def __init__(self, known: tuple[str, ...], bag: tuple[str, ...], count: int, taker: Seat | None = None) -> None:
        super().__init__(None if taker is None else (taker,))
        self.known: Final = known
        """All cards of the box, by their numbers."""
        self.bag: Final = bag
        self.count: Final = count

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.count} of {len(self.bag)})"

    def ids(self) -> Sequence[str]:
        return self.known

    def sample(self, rng: Random) -> Outcome:
        return tuple(rng.sample([self.known.index(id) for id in self.bag], self.count))

    def allows(self, outcome: Outcome) -> bool:
        drawn = {self.known[number] for number in outcome if 0 <= number < len(self.known)}
        return len(outcome) == self.count == len(drawn) and drawn <= {*self.bag}
