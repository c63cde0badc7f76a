"""What is still to be resolved: small steps that lie in the state as data."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic, TypeVar

S = TypeVar("S")


class Step(ABC, Generic[S]):
    """A frozen value that does one small thing to a state, and may put further steps before what is due."""

    __slots__ = ()

    @abstractmethod
    def run(self, state: S) -> None:
        """Do it, or ask a seat or the dice; the rest of the agenda waits."""


class Agenda(Generic[S]):
    """Steps in the order in which they are due. It can be copied, saved and shown; a stopped generator cannot."""

    __slots__ = ("_steps",)

    def __init__(self, *steps: Step[S]) -> None:
        self._steps: list[Step[S]] = [*reversed(steps)]  # the next step is the last of the list

    def __bool__(self) -> bool:
        return bool(self._steps)

    def __len__(self) -> int:
        return len(self._steps)

    def first(self, *steps: Step[S]) -> None:
        """Put these before everything that is due already, in the order in which they stand here."""
        self._steps += steps[::-1]

    def last(self, *steps: Step[S]) -> None:
        """Put these behind everything that is due already."""
        self._steps[:0] = steps[::-1]

    def next(self) -> Step[S]:
        """Take the step that is due now."""
        return self._steps.pop()

    def clear(self) -> None:
        self._steps.clear()

    def clone(self) -> Agenda[S]:
        """A copy that shares the steps, which never change."""
        copy: Agenda[S] = Agenda.__new__(Agenda)
        copy._steps = self._steps[:]
        return copy
