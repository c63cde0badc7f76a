"""What happens on the way, from the first card to the last."""

from __future__ import annotations

from typing import ClassVar, Final, final

from starhaul.kernel import Event, Seat
from starhaul.trucker.grid import Square

from .reasons import Cause, Leaving, Meeting


@final
class CardRevealed(Event):
    """The leader turned over the next card."""

    __slots__ = ("card",)

    reveals: ClassVar[bool] = True

    def __init__(self, card: str) -> None:
        self.card: Final = card


@final
class CardSkipped(Event):
    """The card does nothing to somebody who flies alone (GUP-09)."""

    __slots__ = ("card",)

    def __init__(self, card: str) -> None:
        self.card: Final = card


@final
class CrewTooSmall(Event):
    """These cannot use what was found: it takes so large a crew (CRD-SHIP-02, CRD-STATION-01)."""

    __slots__ = ("crew", "nobody", "seats")

    def __init__(self, seats: tuple[Seat, ...], crew: int, nobody: bool) -> None:
        self.seats: Final = seats
        self.crew: Final = crew
        self.nobody: Final = nobody
        """Whether nobody is left who can."""


@final
class CardsAdded(Event):
    """So many cards of this deck were put on top of those still to come."""

    __slots__ = ("count", "deck")

    def __init__(self, deck: str, count: int) -> None:
        self.deck: Final = deck
        self.count: Final = count


@final
class DiceRolled(Event):
    """The dice for a meteor or a shot: what comes, from which side, in which column or row."""

    __slots__ = ("dice", "drawn", "lane", "roller", "side", "start", "then", "threat")

    optional: ClassVar[tuple[str, ...]] = ("start", "then", "drawn")

    def __init__(
        self,
        roller: Seat,
        dice: tuple[int, ...],
        threat: str,
        side: str,
        lane: int,
        start: int = 0,
        then: tuple[str, ...] = (),
        drawn: int = 0,
    ) -> None:
        self.roller: Final = roller
        self.dice: Final = dice
        self.threat: Final = threat
        self.side: Final = side
        self.lane: Final = lane
        self.start: Final = start
        """On a cylinder: the column in which it begins (ABE-IIB-06)."""
        self.then: Final = then
        """What comes after it in the same lane (ABE-CRD-MET-01)."""
        self.drawn: Final = drawn
        """How many of the dice, the first ones, are drawn on the card and were not rolled (MIS-ALERT-03)."""


@final
class LaneShifted(Event):
    """Somebody used the thruster on this square: for that ship alone it comes in this column or row."""

    __slots__ = ("lane", "seat", "square", "way")

    def __init__(self, seat: Seat, square: Square, way: str, lane: int) -> None:
        self.seat: Final = seat
        self.square: Final = square
        self.way: Final = way
        """Where the thruster points."""
        self.lane: Final = lane


@final
class NextComes(Event):
    """All are through with what came first, and this comes behind it in the same lanes."""

    __slots__ = ("side", "threat")

    def __init__(self, threat: str, side: str) -> None:
        self.threat: Final = threat
        self.side: Final = side


@final
class SabotageRolled(Event):
    """The dice for a column and for a row, and whether a component is there."""

    __slots__ = ("dice", "found", "seat", "square")

    def __init__(self, seat: Seat, dice: tuple[int, ...], square: Square, found: bool) -> None:
        self.seat: Final = seat
        self.dice: Final = dice
        self.square: Final = square
        self.found: Final = found


@final
class ThreatMet(Event):
    """How the threat ended for one ship, and at which component."""

    __slots__ = ("how", "seat", "square")

    def __init__(self, seat: Seat, how: Meeting, square: Square | None) -> None:
        self.seat: Final = seat
        self.how: Final = how
        self.square: Final = square


@final
class CrewLost(Event):
    """Figures left a cabin: humans, purple or brown."""

    __slots__ = ("cause", "count", "dweller", "seat", "square")

    def __init__(self, seat: Seat, square: Square, dweller: str, count: int, cause: Cause) -> None:
        self.seat: Final = seat
        self.square: Final = square
        self.dweller: Final = dweller
        self.count: Final = count
        self.cause: Final = cause


@final
class CrewBoarded(Event):
    """A human came aboard on the way."""

    __slots__ = ("seat", "square")

    def __init__(self, seat: Seat, square: Square) -> None:
        self.seat: Final = seat
        self.square: Final = square


@final
class TokensSpent(Event):
    """Tokens left a battery component."""

    __slots__ = ("cause", "count", "seat", "square")

    def __init__(self, seat: Seat, square: Square, count: int, cause: Cause) -> None:
        self.seat: Final = seat
        self.square: Final = square
        self.count: Final = count
        self.cause: Final = cause


@final
class PanelUsed(Event):
    """A solar panel powered this component; it is ready again on the next card."""

    __slots__ = ("cause", "seat", "square", "target")

    def __init__(self, seat: Seat, square: Square, target: Square, cause: Cause) -> None:
        self.seat: Final = seat
        self.square: Final = square
        self.target: Final = target
        self.cause: Final = cause


@final
class CrubotsActivated(Event):
    """So many crubots of a station are active until the card is resolved."""

    __slots__ = ("count", "seat", "square")

    def __init__(self, seat: Seat, square: Square, count: int) -> None:
        self.seat: Final = seat
        self.square: Final = square
        self.count: Final = count


@final
class GoodsLoaded(Event):
    """A block was put into a hold."""

    __slots__ = ("colour", "seat", "square")

    def __init__(self, seat: Seat, colour: str, square: Square) -> None:
        self.seat: Final = seat
        self.colour: Final = colour
        self.square: Final = square


@final
class GoodsUnloaded(Event):
    """A block was taken out of a hold by its owner while loading."""

    __slots__ = ("colour", "seat", "square")

    def __init__(self, seat: Seat, colour: str, square: Square) -> None:
        self.seat: Final = seat
        self.colour: Final = colour
        self.square: Final = square


@final
class GoodsLost(Event):
    """Blocks left a hold for the bank."""

    __slots__ = ("cause", "colour", "count", "seat", "square")

    def __init__(self, seat: Seat, colour: str, square: Square, count: int, cause: Cause) -> None:
        self.seat: Final = seat
        self.colour: Final = colour
        self.square: Final = square
        self.count: Final = count
        self.cause: Final = cause


@final
class LandedOn(Event):
    """Somebody's rocket stands on this planet of the card."""

    __slots__ = ("planet", "seat")

    def __init__(self, seat: Seat, planet: int) -> None:
        self.seat: Final = seat
        self.planet: Final = planet


@final
class OfferTaken(Event):
    """Somebody uses the abandoned ship or station, or takes the reward for a defeated enemy."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat


@final
class Passed(Event):
    """Somebody leaves what is offered."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat


@final
class ShotsBraved(Event):
    """Somebody wants to use an abandoned ship or station that is defended."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat


@final
class RocketMoved(Event):
    """Days gained (lost, if negative), and the distance from the first starting space afterwards."""

    __slots__ = ("days", "position", "seat")

    def __init__(self, seat: Seat, days: int, position: int) -> None:
        self.seat: Final = seat
        self.days: Final = days
        self.position: Final = position


@final
class CreditsChanged(Event):
    """Money from the bank, or to it."""

    __slots__ = ("amount", "cause", "seat")

    def __init__(self, seat: Seat, amount: int, cause: Cause) -> None:
        self.seat: Final = seat
        self.amount: Final = amount
        self.cause: Final = cause


@final
class GaveUp(Event):
    """Somebody left the flight."""

    __slots__ = ("seat", "why")

    def __init__(self, seat: Seat, why: Leaving) -> None:
        self.seat: Final = seat
        self.why: Final = why


@final
class FlightEnded(Event):
    """Who finished, the farthest ahead first."""

    __slots__ = ("finishers",)

    def __init__(self, finishers: tuple[Seat, ...]) -> None:
        self.finishers: Final = finishers

    def opens(self) -> str:
        return "payday"
