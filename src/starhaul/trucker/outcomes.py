"""Outcomes in records: components, cards and titles are written by their ids."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from starhaul.kernel import BadOutcome, Chance, Outcome


class DrawById(Chance):
    """A chance that draws printed things."""

    __slots__ = ()

    ids: ClassVar[Sequence[str]]
    """By the numbers that the rules use."""

    def write(self, outcome: Outcome) -> str:
        return " ".join(self.ids[number] for number in outcome)

    def read(self, text: str) -> Outcome:
        try:
            return tuple(self.ids.index(id) for id in text.split())
        except ValueError:
            raise BadOutcome(f"{self} cannot give {text!r}") from None
