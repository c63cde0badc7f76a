"""What one pair of eyes is told: everybody on the same seat, or all spectators."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence, Set

from msgspec import Raw

from starhaul.kernel import Event, Seat, View
from starhaul.server.client_messages import Since
from starhaul.server.inbox import Guest
from starhaul.server.match import Changes
from starhaul.server.messages import Emoted, Opening, Said, Update, encode
from starhaul.server.sections import SectionEncoder
from starhaul.server.story import are_open, count_seen, open_parts, openings, seen_events, stood_in_lines

Undoing = tuple[bool, bool]
"""Whether a seat can undo its last move, and whether it can take it back whatever it has led to."""
KEPT = 64
"""Updates that a client which comes back can still get one by one; one that missed more gets the whole."""


class News:
    """What there is to tell at the table since the last number: events, and earlier ones that never happened; what
    changed around the game, and what was said or shown.
    """

    def __init__(
        self,
        number: int,
        changes: Changes,
        gone: Sequence[Event],
        first_part: str | None,
        *,
        table: dict[str, Raw],
        chat: list[Said],
        emotes: list[Emoted],
    ) -> None:
        events = changes.events
        self.number: int = number
        self.encoder: SectionEncoder = SectionEncoder()
        self.events: Sequence[Event] = events
        self.stood_in: Set[int] = changes.stood_in
        self.gone: Sequence[Event] = gone
        self.first_part: str | None = first_part
        self.opens_part: bool = open_parts(events)
        self.open_lines: list[Raw] | None = self.encoder.events(events) if are_open(events) else None
        """The events as everybody sees them; None if some see them otherwise."""
        self.table: dict[str, Raw] = table
        self.chat: list[Said] = chat
        self.emotes: list[Emoted] = emotes

    def lines(self, seat: Seat | None) -> tuple[Sequence[Event], list[Raw]]:
        """The events as this seat sees them."""
        if self.open_lines is not None:
            return self.events, self.open_lines
        seen = seen_events(self.events, seat)
        return seen, self.encoder.events(seen)


class Feed:
    """The view of one audience as it was last sent, the last updates, and who listens."""

    def __init__(self, seat: Seat | None) -> None:
        self.seat = seat
        self.view: View | None = None
        self.undoing: Undoing = (False, False)
        self.told: int = 0
        """How many lines the story has for these eyes, and how many they were told it has."""
        self._said = 0
        self.listeners: set[Guest] = set()
        self._unheard = 0
        self._kept: deque[bytes] = deque(maxlen=KEPT)
        """Without gaps up to the last: every update of a table is in all of its feeds."""

    def begin(self, view: View | None, told: int, undoing: Undoing) -> None:
        """A newcomer is told the whole."""
        self.view, self.undoing = view, undoing
        self.told = self._said = told

    def update(self, news: News, view: View | None, undoing: Undoing) -> None:
        """Go on to the next number and tell everybody. Those from whom all was hidden hear the number alone."""
        sections = news.encoder.changed(view, self.view) if view is not None else {}
        seen, lines = news.lines(self.seat)
        first = self.told - count_seen(news.gone, self.seat) if news.gone else self.told
        told = first + len(lines)
        can_undo, can_take_back = undoing
        could_undo, could_take_back = self.undoing
        message = Update(
            news.number,
            news.table,
            sections,
            "is" in sections,
            lines,
            can_undo if can_undo != could_undo else None,
            news.chat,
            told if lines or told != self._said else None,
            self._openings(news, seen, first) if lines and (news.opens_part or first == 0) else [],
            stood_in_lines(news.events, news.stood_in, self.seat, first) if news.stood_in else [],
            can_take_back if can_take_back != could_take_back else None,
            news.emotes,
        )
        self.told = self._said = told
        self.view, self.undoing = view, undoing
        text = encode(message)
        self._kept.append(text)
        self._unheard = 0 if self.listeners else self._unheard + 1
        for listener in self.listeners:
            listener.tell(text)

    @staticmethod
    def _openings(news: News, seen: Sequence[Event], first: int) -> list[Opening]:
        """The very first line begins the part in which the game begins."""
        begun = [Opening(0, news.first_part)] if first == 0 and news.first_part is not None else []
        return [*begun, *(openings(seen, first) if news.opens_part else ())]

    @property
    def is_needless(self) -> bool:
        """Nobody has listened for so long that a client which comes back must be told the whole."""
        return self._unheard > KEPT

    def missed(self, since: Since, epoch: str, number: int) -> list[bytes] | None:
        """The updates that a client lacks; None if it must be told the whole."""
        if since.epoch != epoch or since.seat != self.seat or since.number > number:
            return None
        missing = number - since.number
        return list(self._kept)[len(self._kept) - missing :] if missing <= len(self._kept) else None

    def forget(self) -> None:
        """The game in this feed's view is gone; what was kept cannot be continued."""
        self.view = None
        self.told = 0
        self._kept.clear()
