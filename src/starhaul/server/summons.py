"""My turn everywhere: who is asked at which tables, told to all of somebody's pages as it changes."""

from __future__ import annotations

from starhaul.server.archive import TableRow
from starhaul.server.inbox import Guest
from starhaul.server.messages import TurnInfo, Turns, encode


class Summons:
    """Kept in memory: tables say who is asked whenever something happened there, and after a restart."""

    def __init__(self) -> None:
        self._asked: dict[str, dict[str, TurnInfo]] = {}
        """By person and table, the longest wait first."""
        self._people: dict[str, frozenset[str]] = {}
        """Who is asked, by table."""
        self._listeners: dict[str, set[Guest]] = {}

    def note(self, row: TableRow, people: frozenset[str]) -> None:
        """These are asked at this table now, and nobody else is."""
        before = self._people.get(row.id, frozenset())
        if people == before:
            return
        if people:
            self._people[row.id] = people
        else:
            del self._people[row.id]
        for person in before - people:
            del self._asked[person][row.id]
            if not self._asked[person]:
                del self._asked[person]
        for person in people - before:
            self._asked.setdefault(person, {})[row.id] = _turn(row, person)
        for person in before ^ people:
            for guest in self._listeners.get(person, ()):
                self._tell(guest)

    def listen(self, guest: Guest) -> None:
        """A page of somebody wants to know from now on."""
        self._listeners.setdefault(guest.person.id, set()).add(guest)
        self._tell(guest)

    def leave(self, guest: Guest) -> None:
        listeners = self._listeners[guest.person.id]
        listeners.discard(guest)
        if not listeners:
            del self._listeners[guest.person.id]

    def close(self, code: int, reason: str) -> None:
        """The server stops: everybody comes back."""
        for guests in self._listeners.values():
            for guest in guests:
                guest.close(code, reason)

    def _tell(self, guest: Guest) -> None:
        guest.tell(encode(Turns(list(self._asked.get(guest.person.id, {}).values()))))


def _turn(row: TableRow, person: str) -> TurnInfo:
    others = [place.name for place in row.seats if place.name is not None and place.person != person]
    return TurnInfo(row.id, row.code, row.game, others, row.is_by_correspondence)
