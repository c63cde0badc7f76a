"""What happens while everybody builds."""

from __future__ import annotations

from typing import ClassVar, Final, final

from starhaul.kernel import Event, Seat
from starhaul.trucker.grid import Square


@final
class FlightPrepared(Event):
    """A flight begins: everybody builds. It is the n-th of the game."""

    __slots__ = ("level", "mission", "number", "ship_class")

    optional: ClassVar[tuple[str, ...]] = ("ship_class", "mission")

    def __init__(self, number: int, level: str, ship_class: str = "", mission: str = "") -> None:
        self.number: Final = number
        self.level: Final = level
        self.ship_class: Final = ship_class
        """Where it is not the usual one of the level."""
        self.mission: Final = mission
        """By its id, if there is one."""

    def opens(self) -> str:
        return "assembly"


@final
class MissionsOffered(Event):
    """Three mission cards were drawn for the n-th flight of the game (MIS-GAM-10)."""

    __slots__ = ("flight", "missions")

    def __init__(self, flight: int, missions: tuple[str, ...]) -> None:
        self.flight: Final = flight
        self.missions: Final = missions


@final
class MissionChosen(Event):
    """All have voted, and one of the cards that were named will be flown; a seat that had no vote named none
    (MIS-GAM-26)."""

    __slots__ = ("mission", "votes")

    reveals: ClassVar[bool] = True

    def __init__(self, mission: str, votes: tuple[str, ...]) -> None:
        self.mission: Final = mission
        self.votes: Final = votes


@final
class HalvesDrawn(Event):
    """Boards were put together of a front and a rear half, one for each seat (ABE-IV-01)."""

    __slots__ = ("boards",)

    reveals: ClassVar[bool] = True

    def __init__(self, boards: tuple[str, ...]) -> None:
        self.boards: Final = boards


@final
class SquaresClosed(Event):
    """Two dice close squares of all boards; after doubles the starting cabins are removed (ABE-IIIB-01)."""

    __slots__ = ("board", "dice", "squares")

    def __init__(self, dice: tuple[int, ...], board: str, squares: tuple[Square, ...]) -> None:
        self.dice: Final = dice
        self.board: Final = board
        self.squares: Final = squares


@final
class SupercardsAdded(Event):
    """A supercard was put into each of these piles, counted from 1; the last one is that which nobody may read
    (MIS-GAM-21)."""

    __slots__ = ("piles",)

    def __init__(self, piles: tuple[int, ...]) -> None:
        self.piles: Final = piles


@final
class SupercardsDeclined(Event):
    """Not everybody wanted more supercards: there are none (MIS-GAM-21)."""

    __slots__ = ()


@final
class TileDrawn(Event):
    """A face-down component was turned over; only its taker sees which (BLD-04)."""

    __slots__ = ("seat", "special", "tile")

    optional: ClassVar[tuple[str, ...]] = ("special",)

    def __init__(self, seat: Seat, tile: str | None, special: bool = False) -> None:
        self.seat: Final = seat
        self.tile: Final = tile
        self.special: Final = special
        """Whether it had the back of a special component (MIS-CMP-02)."""

    def seen_by(self, seat: int | None) -> TileDrawn:
        return self if seat == self.seat else TileDrawn(self.seat, None, self.special)


@final
class SpecialMixedIn(Event):
    """So many special components of this kind lie face down in the heap (MIS-CMP-02)."""

    __slots__ = ("count", "kind")

    def __init__(self, kind: str, count: int) -> None:
        self.kind: Final = kind
        self.count: Final = count


@final
class SpecialDealt(Event):
    """These special components lie in somebody's reserve, to be added to the ship (MIS-GAM-20)."""

    __slots__ = ("seat", "tiles")

    reveals: ClassVar[bool] = True

    def __init__(self, seat: Seat, tiles: tuple[str, ...]) -> None:
        self.seat: Final = seat
        self.tiles: Final = tiles


@final
class TileTaken(Event):
    """Somebody picked up a component that all can see, from the heap or the own reserve."""

    __slots__ = ("reserved", "seat", "tile")

    def __init__(self, seat: Seat, tile: str, reserved: bool = False) -> None:
        self.seat: Final = seat
        self.tile: Final = tile
        self.reserved: Final = reserved


@final
class TileShown(Event):
    """A component that only its taker knew is seen by all from now on."""

    __slots__ = ("seat", "tile")

    reveals: ClassVar[bool] = True

    def __init__(self, seat: Seat, tile: str) -> None:
        self.seat: Final = seat
        self.tile: Final = tile


@final
class TilePlaced(Event):
    """A component was put on a ship, or moved there; it is not welded yet."""

    __slots__ = ("seat", "square", "tile", "turn")

    def __init__(self, seat: Seat, tile: str, square: Square, turn: int) -> None:
        self.seat: Final = seat
        self.tile: Final = tile
        self.square: Final = square
        self.turn: Final = turn


@final
class TileLifted(Event):
    """A component that was not welded yet is in its owner's hand again."""

    __slots__ = ("seat", "tile")

    def __init__(self, seat: Seat, tile: str) -> None:
        self.seat: Final = seat
        self.tile: Final = tile


@final
class TileWelded(Event):
    """The component added last can no longer be moved."""

    __slots__ = ("seat", "square")

    def __init__(self, seat: Seat, square: Square) -> None:
        self.seat: Final = seat
        self.square: Final = square


@final
class TileReturned(Event):
    """A component lies in the heap, face up."""

    __slots__ = ("seat", "tile")

    def __init__(self, seat: Seat, tile: str) -> None:
        self.seat: Final = seat
        self.tile: Final = tile


@final
class TileReserved(Event):
    """A component was put aside."""

    __slots__ = ("seat", "tile")

    def __init__(self, seat: Seat, tile: str) -> None:
        self.seat: Final = seat
        self.tile: Final = tile


@final
class PileTaken(Event):
    """Somebody picked up a forecast pile."""

    __slots__ = ("pile", "seat")

    def __init__(self, seat: Seat, pile: int) -> None:
        self.seat: Final = seat
        self.pile: Final = pile


@final
class PileRead(Event):
    """What the reader found in it; others may have read it before."""

    __slots__ = ("cards", "pile", "seat")

    reveals: ClassVar[bool] = True

    def __init__(self, seat: Seat, pile: int, cards: tuple[str, ...]) -> None:
        self.seat: Final = seat
        self.pile: Final = pile
        self.cards: Final = cards

    def seen_by(self, seat: int | None) -> PileRead | None:
        return self if seat == self.seat else None


@final
class PilePutBack(Event):
    """The pile may be picked up by others again."""

    __slots__ = ("pile", "seat")

    def __init__(self, seat: Seat, pile: int) -> None:
        self.seat: Final = seat
        self.pile: Final = pile


@final
class SandRanOut(Event):
    """The timer stands still on this space (the first is 1)."""

    __slots__ = ("space",)

    def __init__(self, space: int) -> None:
        self.space: Final = space


@final
class TimerFlipped(Event):
    """Somebody turned the timer onto this space."""

    __slots__ = ("seat", "space")

    def __init__(self, seat: Seat, space: int) -> None:
        self.seat: Final = seat
        self.space: Final = space


@final
class BuildingFinished(Event):
    """Somebody stopped building and starts from this space."""

    __slots__ = ("seat", "space")

    def __init__(self, seat: Seat, space: int) -> None:
        self.seat: Final = seat
        self.space: Final = space


@final
class BuildingStopped(Event):
    """The last sand ran out on these seats."""

    __slots__ = ("seats",)

    def __init__(self, seats: tuple[Seat, ...]) -> None:
        self.seats: Final = seats


@final
class RocketTakenBack(Event):
    """A ship with faults builds on; those behind move up (LRN-05)."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat
