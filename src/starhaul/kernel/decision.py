"""What is asked of a seat."""

from __future__ import annotations

from enum import Enum
from typing import ClassVar

from mypy_extensions import mypyc_attr

from .move import Move
from .value import Value


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Value):
    """A question to one seat. Games derive from it to add what the question is about."""

    __slots__ = ("ask", "must", "sealed")

    shown_first: ClassVar[tuple[str, ...]] = ("ask", "must", "sealed")

    def __init__(self, ask: Enum, must: bool = True, sealed: bool = False) -> None:
        self.ask: Enum = ask
        """The kind of question, from the game's own enumeration."""
        self.must: bool = must
        """Whether the game waits for the answer; a seat that only *may* act can let the moment pass."""
        self.sealed: bool = sealed
        """Whether the answer stays hidden from the others until the rules reveal it."""

    def seconds(self, move: Move) -> float | None:
        """Asked of the clock's decision: how long after this move became possible it is due.

        None leaves it to the moment when nobody else wants to move. The rules only say how long; the
        driver of the game measures from the moment when the move becomes legal for the clock.
        """
        del move
        return None

    def __repr__(self) -> str:
        return f"Decision({type(self.ask).__name__}.{self.ask.name})"
