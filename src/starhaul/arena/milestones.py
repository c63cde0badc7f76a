"""What statistics want to know of a finished game beside its scores."""

from __future__ import annotations

from dataclasses import dataclass

from starhaul.kernel import State


@dataclass(frozen=True, slots=True)
class Milestones:
    """What does not exist in a game is None."""

    rounds: int | None = None
    """Race: rounds that were played."""
    flights: int | None = None
    """Trucker: flights that were begun, one for each ship."""
    finished: int | None = None
    """Trucker: of these, how many ships completed."""


def milestones_of(state: State) -> Milestones:
    rounds = getattr(state, "round", None)
    return Milestones(rounds if isinstance(rounds, int) else None)
