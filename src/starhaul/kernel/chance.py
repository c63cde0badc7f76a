"""Dice and draws. The rules say what is due, the driver says what came up, the record keeps it."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random

from mypy_extensions import mypyc_attr

from .seat import Seat

Outcome = tuple[int, ...]
FACES = 6
"""Of a die."""


class BadOutcome(ValueError):
    """An outcome that this chance cannot have, or one that nothing asked for."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(ABC):
    """Something random that is due now."""

    __slots__ = ("seen_by",)

    def __init__(self, seen_by: tuple[Seat, ...] | None = None) -> None:
        self.seen_by: tuple[Seat, ...] | None = seen_by
        """The seats that learn the outcome at once; None means everybody."""

    @abstractmethod
    def sample(self, rng: Random) -> Outcome:
        """A fair outcome."""

    @abstractmethod
    def allows(self, outcome: Outcome) -> bool:
        """Whether this outcome can come up."""

    def check(self, outcome: Outcome) -> None:
        if not self.allows(outcome):
            raise BadOutcome(f"{self} cannot give {self.write(outcome)!r}")

    def write(self, outcome: Outcome) -> str:
        """The outcome as text for records; games with names for their things override it."""
        return " ".join(map(str, outcome))

    def read(self, text: str) -> Outcome:
        try:
            return tuple(map(int, text.split()))
        except ValueError:
            raise BadOutcome(f"{text!r} is not an outcome of {self}") from None


class Dice(Chance):
    """Some dice, rolled together for all to see; the outcome lists the faces in the order of the dice."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count: int = count

    def __repr__(self) -> str:
        return f"Dice({self.count})"

    def sample(self, rng: Random) -> Outcome:
        return tuple([rng.randint(1, FACES) for _ in range(self.count)])

    def allows(self, outcome: Outcome) -> bool:
        return len(outcome) == self.count and all(1 <= face <= FACES for face in outcome)


@mypyc_attr(allow_interpreted_subclasses=True)
class Draw(Chance):
    """Some things drawn from a bag, in the order in which they come; the bag holds different numbers."""

    __slots__ = ("bag", "count")

    def __init__(self, bag: Sequence[int], count: int = 1, seen_by: tuple[Seat, ...] | None = None) -> None:
        super().__init__(seen_by)
        self.bag: Sequence[int] = bag
        self.count: int = count

    def __repr__(self) -> str:
        return f"Draw({self.count} of {len(self.bag)})"

    def sample(self, rng: Random) -> Outcome:
        return tuple(rng.sample(self.bag, self.count))

    def allows(self, outcome: Outcome) -> bool:
        return len(outcome) == self.count == len(set(outcome)) and set(outcome) <= set(self.bag)
