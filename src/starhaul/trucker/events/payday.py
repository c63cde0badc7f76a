"""What happens between flights and at the end of all: debts, titles, accounts."""

from __future__ import annotations

from typing import ClassVar, Final, final

from starhaul.kernel import Event, Seat

from .reasons import Cause


@final
class DebtForgiven(Event):
    """Nobody begins a flight below zero (TRK-02, SER-02). What somebody has is that seat's own secret."""

    __slots__ = ("amount", "seat")

    def __init__(self, seat: Seat, amount: int) -> None:
        self.seat: Final = seat
        self.amount: Final = amount

    def seen_by(self, seat: int | None) -> DebtForgiven | None:
        return self if seat == self.seat else None


@final
class TitlesDrawn(Event):
    """The titles of this Trek."""

    __slots__ = ("titles",)

    def __init__(self, titles: tuple[str, ...]) -> None:
        self.titles: Final = titles


@final
class TitleScored(Event):
    """What the finishing ships are worth for a title, by seat; None for a seat that did not finish or is not judged."""

    __slots__ = ("scores", "title")

    def __init__(self, title: str, scores: tuple[int | None, ...]) -> None:
        self.title: Final = title
        self.scores: Final = scores


@final
class TitleWon(Event):
    """Somebody gets a title."""

    __slots__ = ("seat", "title")

    def __init__(self, seat: Seat, title: str) -> None:
        self.seat: Final = seat
        self.title: Final = title


@final
class TitleDefended(Event):
    """Somebody was the best in the own title again. After flight 2 it is golden; who defends gold is a legend."""

    __slots__ = ("gold", "seat", "title")

    def __init__(self, seat: Seat, title: str, gold: bool) -> None:
        self.seat: Final = seat
        self.title: Final = title
        self.gold: Final = gold


@final
class MissionCounted(Event):
    """A line of the settlement of a mission: what counts, how much of it there is, and what it brings (MIS-HSE-01)."""

    __slots__ = ("amount", "count", "seat", "what")

    def __init__(self, seat: Seat, what: Cause, count: int, amount: int) -> None:
        self.seat: Final = seat
        self.what: Final = what
        self.count: Final = count
        self.amount: Final = amount


@final
class Died(Event):
    """A trucker died: the flight of this player is over, and nothing is paid (MIS-GAM-15)."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat


@final
class CameBack(Event):
    """A player whose trucker died joins as a new one (MIS-GAM-15)."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat


@final
class SatOut(Event):
    """A player whose trucker died sits out the rest of the game (MIS-GAM-15)."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat


@final
class CreditsShown(Event):
    """The game is over: everybody's credits."""

    __slots__ = ("credits",)

    reveals: ClassVar[bool] = True

    def __init__(self, credits: tuple[int, ...]) -> None:  # noqa: A002 the word of the game
        self.credits: Final = credits
