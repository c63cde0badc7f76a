"""What people at a table say and show each other, and how much of it."""

from __future__ import annotations

from starhaul.kernel import Seat
from starhaul.server import archive
from starhaul.server.audience import Audience
from starhaul.server.clock import Clock
from starhaul.server.limits import Limit, Rate
from starhaul.server.messages import Code, Emote, Emoted, Refusal, Said
from starhaul.server.pens import Write
from starhaul.server.seating import Person

WORDS, SIGNS = Rate(10, 0.5), Rate(4, 0.4)


class Talk:
    """Lines are kept with the table, signs are gone when they were seen."""

    def __init__(self, table: str, audience: Audience, clock: Clock, number: int, *, has_limits: bool) -> None:
        self._table = table
        self._audience = audience
        self._clock = clock
        self._number = number
        """Of the last line."""
        self._has_limits = has_limits
        self._words, self._signs = Limit(WORDS), Limit(SIGNS)

    def say(self, person: Person, seat: Seat | None, text: str) -> Write:
        """Raises Refusal for somebody who says too much: it is kept."""
        self._check(self._words, person)
        said = Said(person.name, seat, text, self._clock.now())
        self._number += 1
        self._audience.say(said)
        return archive.insert_chat(self._table, self._number, said)

    def show(self, person: Person, seat: Seat, emote: Emote) -> None:
        """Raises Refusal for somebody who shows too much."""
        self._check(self._signs, person)
        self._audience.show(Emoted(seat, emote))

    def _check(self, limit: Limit, person: Person) -> None:
        if self._has_limits and not limit.take(person.id):
            raise Refusal(Code.TOO_FAST)
