"""What everybody sees of a game, as hashes: events and views of each seat and a spectator; nothing that is hidden."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b

from starhaul.kernel import Event, Game, Record, Seat, State, View, to_bytes
from starhaul.kernel.plain import fields_of
from starhaul.kernel.record import Came, Entry, Moved
from starhaul.trucker.events import CrewTooSmall

EVERY = 20
"""Lines of a record between two hashes: near enough to find what changed, few enough to keep."""

NEWER = frozenset({"prospects", "reaches", "attainable", "planned"})
"""Fields of views that came after these games were written down: additions are proved elsewhere."""

NEWER_EVENTS = frozenset({CrewTooSmall})
"""The same for events."""

Sights = dict[str, list[str]]
"""For every viewer, by name, the hashes of all that was seen up to each point."""


class Watcher:
    """One pair of eyes. Each hash covers everything seen so far."""

    def __init__(self, seat: Seat | None) -> None:
        self.seat = seat
        self.hashes: list[str] = []
        self._view: View | None = None
        self._seen = blake2b(digest_size=4)

    @property
    def name(self) -> str:
        return "spectator" if self.seat is None else f"seat {self.seat}"

    def see(self, events: Sequence[Event], view: View) -> None:
        """Of a view only what changed, down to the items of a row: the whole again at each step would take minutes."""
        for event in events:
            seen = event.seen_by(self.seat)
            if seen is not None and type(seen) not in NEWER_EVENTS:
                self._seen.update(to_bytes(seen))
        fields = fields_of(type(view))
        assert fields is not None, "a view is a dataclass"
        before = [None] * len(fields.names) if self._view is None else fields.of(self._view)
        for name, old, new in zip(fields.names, before, fields.of(view), strict=True):
            if name not in NEWER and (old or new or name not in fields.optional):
                self._see_change(name, old, new)
        self._view = view

    def _see_change(self, name: str, old: object, new: object) -> None:
        if new is old or new == old:
            return
        if isinstance(new, tuple) and isinstance(old, tuple) and len(new) == len(old):
            for at, (was, item) in enumerate(zip(old, new, strict=True)):
                self._see_change(f"{name}/{at}", was, item)
        else:
            self._seen.update(f"{name}={to_bytes(new)!r}".encode())

    def note(self) -> None:
        self.hashes.append(self._seen.hexdigest())


def watch(record: Record, game: Game) -> Sights:
    """Play a record again, and see it with all eyes."""
    header = record.header
    state = game.new_game(game.read_options(header.options), header.seats)
    watchers = [Watcher(Seat(seat)) for seat in range(header.seats)] + [Watcher(None)]
    _look(state, watchers, [])
    lines = [entry for entry in record.entries if isinstance(entry, Moved | Came)]
    for number, entry in enumerate(lines, 1):
        _look(state, watchers, _go_on(state, entry, game))
        if number % EVERY == 0 or number == len(lines):
            for watcher in watchers:
                watcher.note()
    assert state.is_over, "a golden game is a whole game"
    return {watcher.name: watcher.hashes for watcher in watchers}


def _go_on(state: State, entry: Entry, game: Game) -> list[Event]:
    if isinstance(entry, Moved):
        return state.apply(Seat(entry.seat), game.parse_move(entry.move))
    assert isinstance(entry, Came)
    assert state.chance is not None
    return state.resolve(state.chance.read(entry.chance))


def _look(state: State, watchers: Sequence[Watcher], events: Sequence[Event]) -> None:
    views = state.show([watcher.seat for watcher in watchers])
    for watcher, view in zip(watchers, views, strict=True):
        watcher.see(events, view)
