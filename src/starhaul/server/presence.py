"""Who of a table's people is here, who is away since when, and for whom a bot plays meanwhile."""

from __future__ import annotations

from starhaul.kernel import Seat
from starhaul.server.audience import Audience
from starhaul.server.clock import Clock
from starhaul.server.seating import Seating


class Presence:
    """Kept in memory, but for those who stood up on purpose: the seating remembers them."""

    def __init__(self, seating: Seating, audience: Audience, clock: Clock, patience: float) -> None:
        self.stand_ins: set[Seat] = {Seat(at) for at, place in enumerate(seating.places) if place.has_left}
        """The seats that a bot plays until their owners come back."""
        self._seating = seating
        self._audience = audience
        self._clock = clock
        self._patience = patience * 1000
        self._away_since: dict[Seat, int] = {}
        self.note_absence()

    def note_absence(self) -> None:
        """A person who sits here and has no socket is away, from now on if not before."""
        now = self._clock.ticks()
        seats = [Seat(at) for at, place in enumerate(self._seating.places) if place.person is not None]
        self._away_since = {seat: self._away_since.get(seat, now) for seat in seats if not self._audience.is_here(seat)}

    def note_exit(self, seat: Seat) -> None:
        if not self._audience.is_here(seat):
            self._away_since[seat] = self._clock.ticks()

    def is_back(self, seat: Seat) -> None:
        self.stand_ins.discard(seat)
        self._away_since.pop(seat, None)

    @property
    def is_anybody_watching(self) -> bool:
        """A table whose people are all away waits for them; one of bots alone plays on."""
        return bool(self._audience.guests) or all(place.person is None for place in self._seating.places)

    @property
    def long_away(self) -> list[Seat]:
        """Those whose seats are to be handed over by now, as long as somebody is there to play with."""
        if not self._audience.is_any_player_here:
            return []
        now = self._clock.ticks()
        return [seat for seat, since in self._away_since.items() if now - since >= self._patience]

    @property
    def next_hand_over(self) -> float | None:
        """When the next seat is handed over, by the clock's ticks."""
        if not self._away_since or not self._audience.is_any_player_here:
            return None
        waiting = [since for seat, since in self._away_since.items() if seat not in self.stand_ins]
        return min(waiting) + self._patience if waiting else None
