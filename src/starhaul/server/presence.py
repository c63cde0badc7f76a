"""Who of a table's people is here, who is away, when a bot takes over from them, and for whom one plays meanwhile."""

from __future__ import annotations

from starhaul.kernel import Seat
from starhaul.server.archive import TableRow
from starhaul.server.audience import Audience
from starhaul.server.clock import Clock
from starhaul.server.seating import Seating
from starhaul.server.settings import Settings

FAIR_NOTICE = 30_000
"""Milliseconds: whoever comes to a table that was left alone sees at least so much of a countdown."""
LONGEST_WAIT = 3600_000
"""Milliseconds: grants of more time end here."""


def patience_at(row: TableRow, settings: Settings) -> float | None:
    """Seconds until a bot takes over from who is away; None where days may pass."""
    return None if row.is_by_correspondence else settings.patience


class Presence:
    """Kept in memory, but for those who stood up on purpose: the seating remembers them."""

    def __init__(self, seating: Seating, audience: Audience, clock: Clock, patience: float | None) -> None:
        self.stand_ins: set[Seat] = {Seat(at) for at, place in enumerate(seating.places) if place.has_left}
        """The seats that a bot plays until their owners come back."""
        self._seating = seating
        self._audience = audience
        self._clock = clock
        self._to_steady = clock.steady() - clock.ticks()
        self._patience: int | None = None
        """None: at this table everybody is waited for."""
        self._due: dict[Seat, int] = {}
        """When the seats of those who are away are handed over, by the clock's ticks."""
        self.change_patience(patience)

    def change_patience(self, patience: float | None) -> None:
        """In seconds. Those who are away are waited for from now on."""
        self._patience = round(patience * 1000) if patience is not None else None
        self._due.clear()
        self.note_absence()

    def note_absence(self) -> None:
        """A person who sits here and has no socket is away, from now on if not before."""
        seats = [Seat(at) for at, place in enumerate(self._seating.places) if place.person is not None]
        away = [seat for seat in seats if not self._audience.is_here(seat)]
        self._due = {seat: due for seat, due in self._due.items() if seat in away}
        for seat in away:
            if seat not in self._due:
                self._wait_for(seat)

    def begin(self) -> None:
        """A game begins: how long somebody was away before does not count."""
        self._due.clear()
        self.note_absence()

    def note_exit(self, seat: Seat) -> None:
        if not self._audience.is_here(seat):
            self._wait_for(seat)

    def _wait_for(self, seat: Seat) -> None:
        if self._patience is not None:
            self._due[seat] = self._clock.ticks() + self._patience

    def is_back(self, seat: Seat) -> None:
        """Where nobody was here to wait, waiting begins now."""
        self.stand_ins.discard(seat)
        self._due.pop(seat, None)
        if self._patience is not None and not self._has_company(seat):
            soonest = self._clock.ticks() + min(FAIR_NOTICE, self._patience)
            self._due = {other: max(due, soonest) for other, due in self._due.items()}

    def _has_company(self, seat: Seat) -> bool:
        """Whether somebody else who plays is here."""
        places = self._seating.places
        others = [Seat(at) for at, place in enumerate(places) if place.person not in (None, places[seat].person)]
        return any(self._audience.is_here(other) for other in others)

    def can_be_replaced(self, seat: Seat) -> bool:
        """Whether the others may decide what becomes of this seat, whose owner is away."""
        return seat in self._due and not self._seating.places[seat].has_left

    def grant_time(self, seat: Seat) -> None:
        """The others wait longer. A bot that plays already stops."""
        assert self._patience is not None
        now = self._clock.ticks()
        self.stand_ins.discard(seat)
        self._due[seat] = min(max(now, self._due[seat]) + self._patience, now + max(LONGEST_WAIT, self._patience))

    @property
    def is_anybody_watching(self) -> bool:
        """A table whose people are all away waits for them; one of bots alone plays on, and so does one where days
        may pass.
        """
        if self._audience.guests or self._patience is None:
            return True
        return not any(place.person is not None for place in self._seating.places)

    @property
    def long_away(self) -> list[Seat]:
        """Those whose seats are to be handed over by now, as long as somebody is there to play with."""
        if not self._audience.is_any_player_here:
            return []
        now = self._clock.ticks()
        return [seat for seat, due in self._due.items() if due <= now]

    @property
    def next_hand_over(self) -> int | None:
        """When the next seat is handed over, by the clock's ticks."""
        if not self._due or not self._audience.is_any_player_here:
            return None
        return min([due for seat, due in self._due.items() if seat not in self.stand_ins], default=None)

    def stand_in_at(self, seat: Seat) -> int | None:
        """When this seat is handed over, by the steady clock, for those who wait."""
        if seat not in self._due or seat in self.stand_ins or not self._audience.is_any_player_here:
            return None
        return self._due[seat] + self._to_steady
