"""What is asked of a seat."""

from dataclasses import dataclass
from enum import Enum

from .move import Move


@dataclass(frozen=True, slots=True, repr=False)
class Decision:
    """A question to one seat. Games derive from it to add what the question is about."""

    ask: Enum
    """The kind of question, from the game's own enumeration."""
    must: bool = True
    """Whether the game waits for the answer; a seat that only *may* act can let the moment pass."""
    sealed: bool = False
    """Whether the answer stays hidden from the others until the rules reveal it."""

    def seconds(self, move: Move) -> float | None:
        """Asked of the clock's decision: how long after this move became possible it is due.

        None leaves it to the moment when nobody else wants to move. The rules only say how long; whoever drives the
        game measures, begins when the move becomes legal for the clock, and forgets it when it no longer is.
        """
        del move
        return None

    def __repr__(self) -> str:
        return f"Decision({type(self.ask).__name__}.{self.ask.name})"
