"""Outcomes in records: components, cards and titles are written by their ids."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from starhaul.kernel import BadOutcome, Chance, Outcome


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
