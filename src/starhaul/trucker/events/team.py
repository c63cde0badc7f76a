"""What happens around the Support Team."""

from __future__ import annotations

from typing import ClassVar, Final, final

from starhaul.kernel import Event, Seat
from starhaul.trucker.grid import Square


@final
class MembersDealt(Event):
    """Cards of members to choose one from, as its owner sees them (ABE-SUP-04)."""

    __slots__ = ("members", "seat")

    def __init__(self, seat: Seat, members: tuple[str, ...]) -> None:
        self.seat: Final = seat
        self.members: Final = members

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else MembersDealt(self.seat, ())


@final
class MembersLaidOut(Event):
    """Cards of members lie open, to be chosen from in the order of finishing (ABE-SUP-13)."""

    __slots__ = ("members",)

    reveals: ClassVar[bool] = True

    def __init__(self, members: tuple[str, ...]) -> None:
        self.members: Final = members


@final
class MemberJoined(Event):
    """A member is in somebody's team for the rest of the game (ABE-SUP-03)."""

    __slots__ = ("member", "seat")

    reveals: ClassVar[bool] = True

    def __init__(self, seat: Seat, member: str) -> None:
        self.seat: Final = seat
        self.member: Final = member


@final
class MembersLeft(Event):
    """The cards that nobody took are out of the game (ABE-SUP-13)."""

    __slots__ = ("members",)

    def __init__(self, members: tuple[str, ...]) -> None:
        self.members: Final = members


@final
class AbilityUsed(Event):
    """Somebody uses an ability: what comes of it is told next."""

    __slots__ = ("ability", "seat")

    def __init__(self, seat: Seat, ability: str) -> None:
        self.seat: Final = seat
        self.ability: Final = ability


@final
class BonusesAdjusted(Event):
    """The bonuses for places, and the one for looks, go up (1) or down (-1), or stay (ABE-SUP-BUR-02)."""

    __slots__ = ("finish", "look", "seat")

    def __init__(self, seat: Seat, finish: int, look: int) -> None:
        self.seat: Final = seat
        self.finish: Final = finish
        self.look: Final = look


@final
class PriceChanged(Event):
    """The price of this colour goes up (1) or down (-1) by a credit, for everybody (ABE-SUP-TRA-02)."""

    __slots__ = ("colour", "seat", "way")

    def __init__(self, seat: Seat, colour: str, way: int) -> None:
        self.seat: Final = seat
        self.colour: Final = colour
        self.way: Final = way


@final
class FinishPredicted(Event):
    """Somebody says in which place a player will come in; 0 is giving up (ABE-SUP-ADV-01)."""

    __slots__ = ("about", "place", "seat")

    def __init__(self, seat: Seat, about: Seat, place: int) -> None:
        self.seat: Final = seat
        self.about: Final = about
        self.place: Final = place


@final
class DrillCalled(Event):
    """Everybody but this player stops building and runs round the table (ABE-SUP-SEC-02)."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat


@final
class DrillEnded(Event):
    """They have run twice round it by the clock."""

    __slots__ = ()


@final
class TileStolen(Event):
    """Somebody took a component out of the reserve of another player (ABE-SUP-SAB-01)."""

    __slots__ = ("owner", "seat", "tile")

    def __init__(self, seat: Seat, owner: Seat, tile: str) -> None:
        self.seat: Final = seat
        self.owner: Final = owner
        self.tile: Final = tile


@final
class LateComponentCounted(Event):
    """So many components were added after finishing; they are counted aloud (ABE-SUP-SWI-01)."""

    __slots__ = ("count", "is_over", "seat")

    def __init__(self, seat: Seat, count: int, is_over: bool) -> None:
        self.seat: Final = seat
        self.count: Final = count
        self.is_over: Final = is_over
        """Whether that is all there will be."""


@final
class ReserveKept(Event):
    """What is left in a reserve goes back to the heap and is not lost (ABE-SUP-BUY-01)."""

    __slots__ = ("seat", "tiles")

    def __init__(self, seat: Seat, tiles: tuple[str, ...]) -> None:
        self.seat: Final = seat
        self.tiles: Final = tiles


@final
class MarkerPut(Event):
    """A marker lies on a square of somebody's ship and says what will stand there (ABE-SUP-PLA-03)."""

    __slots__ = ("marker", "seat", "square")

    def __init__(self, seat: Seat, marker: str, square: Square) -> None:
        self.seat: Final = seat
        self.marker: Final = marker
        self.square: Final = square


@final
class MarkerTaken(Event):
    """Something else was built there: the marker is off the square (ABE-SUP-PLA-07)."""

    __slots__ = ("marker", "seat", "square")

    def __init__(self, seat: Seat, marker: str, square: Square) -> None:
        self.seat: Final = seat
        self.marker: Final = marker
        self.square: Final = square


@final
class MarkersJudged(Event):
    """All markers are off the ship; on these squares stands what was promised."""

    __slots__ = ("right", "seat")

    def __init__(self, seat: Seat, right: tuple[Square, ...]) -> None:
        self.seat: Final = seat
        self.right: Final = right
