"""What is still to be resolved: small steps that lie in the state as data."""

from __future__ import annotations

from abc import abstractmethod
from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from .chance import Chance, Outcome
from .seat import Seat
from .value import Value

S = TypeVar("S")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Value, Generic[S]):
    """Does one small thing to a state, and may put further steps before what is due."""

    __slots__ = ()

    @abstractmethod
    def run(self, state: S) -> None:
        """Do it, or ask a seat or the dice; the rest of the agenda waits."""


@mypyc_attr(allow_interpreted_subclasses=True)
class LaneStep(Value, Generic[S]):
    """A step that concerns one seat alone. Lanes of several seats run side by side."""

    __slots__ = ()

    @abstractmethod
    def run(self, state: S, seat: Seat) -> None:
        """Do it, or ask this seat or the dice; the rest of its lane waits."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Awaited(Value, Generic[S]):
    """Something random that is due: nobody is asked until it has come up."""

    __slots__ = ()

    @abstractmethod
    def chance(self, state: S) -> Chance:
        """What can come up."""

    @abstractmethod
    def came(self, state: S, outcome: Outcome) -> None:
        """Go on with what came up."""


class Agenda(Generic[S]):
    """Steps in the order in which they are due. It can be copied, saved and shown; a stopped generator cannot."""

    __slots__ = ("steps",)

    def __init__(self, steps: list[Step[S]]) -> None:
        self.steps: list[Step[S]] = steps
        """The next one is the last of the list."""

    def __bool__(self) -> bool:
        return bool(self.steps)

    def __len__(self) -> int:
        return len(self.steps)

    def first(self, *steps: Step[S]) -> None:
        """Put these before everything that is due already, in the order in which they stand here."""
        self.steps += steps[::-1]

    def last(self, *steps: Step[S]) -> None:
        """Put these behind everything that is due already."""
        self.steps[:0] = steps[::-1]

    def next(self) -> Step[S]:
        """Take the step that is due now."""
        return self.steps.pop()

    def clear(self) -> None:
        self.steps.clear()

    def clone(self) -> Agenda[S]:
        """A copy that shares the steps, which never change."""
        return Agenda(self.steps[:])
