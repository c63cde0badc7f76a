"""How a game ended."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One line of a seat's bill: what it is for, and how much."""

    reason: str
    amount: int


@dataclass(frozen=True, slots=True)
class AccountLine:
    """What one thing has brought a seat by the end of a game: the parts add up to it."""

    subject: str
    parts: tuple[ScoreLine, ...]

    @property
    def amount(self) -> int:
        return sum([part.amount for part in self.parts])


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: for every seat its score, its rank (1 is best, equals share) and how the score came about."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    breakdown: tuple[tuple[ScoreLine, ...], ...]

    def share(self, seat: int) -> float:
        """How much of the win is this seat's: 1, a part where it is shared, or nothing."""
        return 1 / self.ranks.count(1) if self.ranks[seat] == 1 else 0.0

    def lead(self, seat: int) -> int:
        """Points ahead of the best of the others, or behind."""
        return self.scores[seat] - max(self.scores[:seat] + self.scores[seat + 1 :], default=0)
