"""Several people at one device: who of them sees what is on it, and when a curtain hides it from the next one.

Behind a closed curtain a device is told what spectators are told and nothing else, so no secret of anybody is in its
page. It closes by itself when the seat that was shown need not answer and another one of the device must.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhaul.kernel import Seat
from starhaul.server.inbox import Guest
from starhaul.server.match import Match
from starhaul.server.messages import Code, Phase, Refusal

if TYPE_CHECKING:
    from starhaul.server.table import Table


class Curtains:
    """Those of one table."""

    def __init__(self, table: Table) -> None:
        self._table = table

    def eyes(self, person: str, wished: int | None) -> Seat | None:
        """With whose eyes a device of this person sees: its only seat's, or the wished one's of several. While nothing
        is played there is nothing to hide.
        """
        seating = self._table.seating
        seats = seating.seats_of(person)
        if len(seats) > 1 and self._running is not None:
            return Seat(wished) if wished is not None and wished in seats else None
        return seating.seat_of(person)

    def lift(self, guest: Guest, seat: int) -> None:
        """Somebody at this device takes it and looks."""
        if seat not in self._table.audience.seats_of(guest):
            raise Refusal(Code.NOT_SEATED)
        self._move(guest, seat)

    def close(self, guest: Guest) -> None:
        """The device is handed over: the others of it come first."""
        seats, seat = self._table.audience.seats_of(guest), self._table.audience.guests[guest]
        if len(seats) < 2 or self._running is None:
            raise Refusal(Code.NOT_NOW)
        if seat is not None:
            self._hide(guest, self._running, _after(seats, seat))

    def close_all(self) -> None:
        """A game begins."""
        for guest in self._table.audience.guests:
            self._move(guest, None)

    def settle(self) -> None:
        """After something has happened: close what must be closed, and say whose turn it is."""
        match = self._running
        for guest, seats in self._table.audience.sharing:
            eyes = self._table.audience.guests[guest]
            if match is None:
                self._move(guest, eyes)
            elif eyes is None:
                self._table.audience.show_turn(guest, _next(match, seats, self._table.audience.turn_of(guest)))
            elif max(_urgency(match, seat) for seat in seats) > _urgency(match, eyes):
                self._hide(guest, match, _after(seats, eyes))

    @property
    def _running(self) -> Match | None:
        return self._table.match if self._table.row.phase is Phase.PLAYING else None

    def _hide(self, guest: Guest, match: Match, order: tuple[Seat, ...]) -> None:
        self._move(guest, None)
        self._table.audience.show_turn(guest, _next(match, order, None))

    def _move(self, guest: Guest, wished: int | None) -> None:
        person, audience = guest.person.id, self._table.audience
        audience.move(guest, self._table.seating.seats_of(person), self.eyes(person, wished))


def _urgency(match: Match, seat: Seat) -> int:
    """2: the game waits for an answer; 1: this seat may do something; 0: it has nothing to say."""
    decision = match.state.decisions.get(seat)
    return 0 if decision is None else 2 if decision.must else 1


def _after(seats: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    """The others in the order of the table, from this one on, which comes last."""
    at = seats.index(seat) + 1
    return (*seats[at:], *seats[:at])


def _next(match: Match, order: tuple[Seat, ...], known: Seat | None) -> Seat | None:
    """Whose turn it is: still the same one's, or the first of those for whom the game waits most."""
    most = max(_urgency(match, seat) for seat in order)
    if known is not None and known in order and _urgency(match, known) == most:
        return known
    return next((seat for seat in order if _urgency(match, seat) == most), None) if most else None
