"""What statistics want to know of a game beside its scores."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from starhaul.kernel import Event, State
from starhaul.race import RaceState
from starhaul.trucker.events import FlightEnded


@dataclass(slots=True)
class Milestones:
    """What does not exist in a game is None."""

    rounds: int | None = None
    """Race: rounds that were played."""
    flights: int | None = None
    """Trucker: flights of ships, one for each ship and flight."""
    finished: int | None = None
    """Trucker: how many of these were completed."""

    def note(self, events: Iterable[Event], seats: int) -> None:
        """Hear what happens while the game is played."""
        for event in events:
            if isinstance(event, FlightEnded):
                self.flights = (self.flights or 0) + seats
                self.finished = (self.finished or 0) + len(event.finishers)

    def close(self, state: State) -> None:
        """Look at the state in which it ended."""
        if isinstance(state, RaceState):
            self.rounds = state.round
