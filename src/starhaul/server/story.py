"""What happened in a match, in order, and pages of it for one pair of eyes.

A line is an event as a seat saw it when it happened. Lines are numbered for each pair of eyes from 0 on, without gaps:
the numbers tell nothing about what was hidden. Only the end of a story can be taken back, so they are the same after a
restart, which tells the story again from the moves that still stand.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass

from starhaul.kernel import Event, Seat
from starhaul.server.http_messages import StoryLine
from starhaul.server.messages import Opening
from starhaul.server.sections import SectionEncoder

MOST_LINES = 200
"""In a page."""


@dataclass(frozen=True, slots=True)
class Wish:
    """Which lines somebody wants: the newest before a number, about a player or all, of a part of the game or all."""

    before: int | None = None
    count: int = MOST_LINES
    player: int | None = None
    part: str | None = None

    def fits(self, event: Event, part: str | None) -> bool:
        """What concerns everybody concerns every player."""
        is_about = self.player is None or event.concerns() in (self.player, None)
        return is_about and self.part in (part, None)


class Story:
    """The events that everybody was told of, as they happened. Nothing is encoded until somebody asks."""

    def __init__(
        self, first_part: str | None = None, events: Iterable[Event] = (), stood_in: Iterable[int] = ()
    ) -> None:
        self.first_part = first_part
        self._events = list(events)
        self._stood_in = set(stood_in)

    def add(self, events: Iterable[Event], stood_in: Collection[int] = ()) -> None:
        """These happened; some of them because a bot moved for somebody who was away."""
        if stood_in:
            self._stood_in.update([len(self._events) + at for at in stood_in])
        self._events += events

    def take_back(self, count: int) -> list[Event]:
        """The last ones never happened."""
        gone = self._events[-count:]
        del self._events[-count:]
        self._stood_in.difference_update(range(len(self._events), len(self._events) + count))
        return gone

    def count(self, seat: Seat | None) -> int:
        """How many lines there are for these eyes."""
        return count_seen(self._events, seat)

    def page(self, seat: Seat | None, wish: Wish) -> tuple[list[StoryLine], bool]:
        """The newest lines that fit, oldest first, and whether there are older ones."""
        fitting = deque(self._fitting(seat, wish), maxlen=wish.count + 1)
        has_more = len(fitting) > wish.count
        if has_more:
            fitting.popleft()
        encoded = SectionEncoder().events(seen for _, seen, _, _ in fitting)
        return [
            StoryLine(number, event, part, by_bot)
            for (number, _, part, by_bot), event in zip(fitting, encoded, strict=True)
        ], has_more

    def _fitting(self, seat: Seat | None, wish: Wish) -> Iterator[tuple[int, Event, str | None, bool]]:
        part = self.first_part
        number = 0
        for at, event in enumerate(self._events):
            seen = event.seen_by(seat)
            if seen is None:
                continue
            part = seen.opens() or part
            if number == wish.before:
                return
            if wish.fits(event, part):
                yield number, seen, part, at in self._stood_in
            number += 1


def count_seen(events: Iterable[Event], seat: Seat | None) -> int:
    """How many of them this seat sees."""
    return sum(event.seen_by(seat) is not None for event in events)


def stood_in_lines(events: Sequence[Event], stood_in: Iterable[int], seat: Seat | None, first: int) -> list[int]:
    """The numbers of those lines that came of a stand-in's moves, as this seat counts; the first has this number."""
    return [first + count_seen(events[:at], seat) for at in sorted(stood_in) if events[at].seen_by(seat) is not None]


def openings(seen: Iterable[Event], first: int) -> list[Opening]:
    """Which of these lines begin a part of the game; the first of them has this number."""
    parts = [(number, event.opens()) for number, event in enumerate(seen, first)]
    return [Opening(number, part) for number, part in parts if part is not None]


def seen_events(events: Iterable[Event], seat: Seat | None) -> list[Event]:
    """Those that this seat sees, as it sees them."""
    seen = [event.seen_by(seat) for event in events]
    return [event for event in seen if event is not None]


def are_open(events: Iterable[Event]) -> bool:
    """Whether everybody sees them whole: they say nothing about who sees them."""
    return not [event for event in events if type(event).seen_by is not Event.seen_by]


def open_parts(events: Iterable[Event]) -> bool:
    """Whether a part of the game begins with one of them."""
    return bool([event for event in events if type(event).opens is not Event.opens and event.opens() is not None])
