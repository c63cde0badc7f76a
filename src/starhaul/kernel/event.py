"""What happened, and who may see it."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from .value import Value


@mypyc_attr(allow_interpreted_subclasses=True)
class Event(Value):
    """Each kind of event is a class of its own."""

    __slots__ = ()

    reveals: ClassVar[bool] = False
    """Whether this event turns something hidden into something public; only such an event may do so."""

    def seen_by(self, seat: int | None) -> Event | None:
        """The event as this seat (None: a spectator) sees it: whole, with less in it, or not at all."""
        del seat  # everybody sees a plain event whole
        return self

    def opens(self) -> str | None:
        """The part of the game that begins with it, such as a phase."""
        return None

    def concerns(self) -> int | None:
        """Whose doing or loss it is: its field `seat`, if it has one. None: it concerns everybody."""
        seat: int | None = getattr(self, "seat", None)
        return seat
