"""What can happen at a table. Everything comes through its inbox, one after the other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from starhaul.kernel import Seat
from starhaul.server.messages import Hello, Request
from starhaul.server.seating import Person


class Guest(Protocol):
    """An open socket, and whose it is. Nothing here waits: a client that does not listen is cut off instead."""

    person: Person

    def tell(self, message: bytes) -> None: ...

    def close(self, code: int, reason: str) -> None: ...


@dataclass(frozen=True, slots=True)
class Enter:
    """A socket said hello."""

    guest: Guest
    hello: Hello


@dataclass(frozen=True, slots=True)
class Exit:
    """A socket is gone."""

    guest: Guest


@dataclass(frozen=True, slots=True)
class Ask:
    """A socket asks for something; it arrived at this time of the performance counter."""

    guest: Guest
    request: Request
    arrived: float

    @property
    def name(self) -> str:
        """Who asked what: the same again is the same request."""
        return self.name_of(self.guest.person.id, self.request.id)

    @staticmethod
    def name_of(person: str, request: str) -> str:
        return f"{person} {request}"


@dataclass(frozen=True, slots=True)
class Thought:
    """A bot has made up its mind about the position after this entry, or failed to."""

    seat: Seat
    number: int
    moves: list[str]
    """All of one decision; none lets the moment pass."""
    has_failed: bool = False


@dataclass(frozen=True, slots=True)
class Wake:
    """Some time has passed."""


@dataclass(frozen=True, slots=True)
class Trouble:
    """The table could not be brought back as it was."""

    error: Exception


Item = Enter | Exit | Ask | Thought | Wake | Trouble
