"""Markers on empty squares, set before building: each says what component will stand there (ABE-SUP-PLA)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, final

from starhaul.kernel import Move, Seat
from starhaul.trucker.altering import starting_component
from starhaul.trucker.building_rule import BuildingRule
from starhaul.trucker.components import (
    BATTERY,
    CABIN,
    CARGO_HOLD,
    LIFE_SUPPORT_BROWN,
    LIFE_SUPPORT_PURPLE,
    MIXED_LIFE_SUPPORT,
    SOLAR_PANEL,
    SPECIAL_HOLD,
)
from starhaul.trucker.decisions import Ask
from starhaul.trucker.events import Cause, MarkerPut, MarkersJudged, MarkerTaken
from starhaul.trucker.grid import Square
from starhaul.trucker.moves import PASS, PutMarker
from starhaul.trucker.ship import Ship
from starhaul.trucker.state import TruckerLaneStep, TruckerQuestion, TruckerState
from starhaul.trucker.support import Note

FOR_A_MATCH: Final = 2
"""Credits."""
MATCHES: Final[dict[str, tuple[int, ...]]] = {
    "blue_block": (CARGO_HOLD,),
    "red_block": (SPECIAL_HOLD,),
    "astronaut": (CABIN,),
    "alien": (LIFE_SUPPORT_PURPLE, LIFE_SUPPORT_BROWN, MIXED_LIFE_SUPPORT),
    "battery": (BATTERY, SOLAR_PANEL),
}
"""The kinds of components that each marker promises (ABE-SUP-PLA-04, ABE-SUP-PLA-06)."""
KINDS: Final = tuple(MATCHES)


Marker = tuple[str, Square]
"""Its kind, and where it lies: on a square, or on the component there that is what it promised."""


@final
class Markers(Note):
    """Those on a ship, for all to see."""

    __slots__ = ("kinds", "squares")

    def __init__(self, kinds: tuple[str, ...], squares: tuple[Square, ...]) -> None:
        self.kinds: Final = kinds
        self.squares: Final = squares
        """Where each of them lies."""


def markers_of(state: TruckerState, seat: Seat) -> tuple[Marker, ...]:
    note = state.teams[seat].note(Markers)
    return () if note is None else tuple(zip(note.kinds, note.squares, strict=True))


def _note(state: TruckerState, seat: Seat, markers: Sequence[Marker]) -> None:
    note = Markers(tuple([kind for kind, _ in markers]), tuple([square for _, square in markers]))
    state.set_team(seat, state.teams[seat].with_note(note))


def is_match(ship: Ship, marker: Marker) -> bool:
    """Whether the component on its square is what it promised; the board may have lost the square since."""
    kind, square = marker
    return ship.board.has(square) and ship.kind_at(ship.board.cell(square)) in MATCHES[kind]


# Before building


def free_cells(ship: Ship, markers: tuple[Marker, ...]) -> int:
    """Where a marker may be put: not next to another one, nor to the starting component (ABE-SUP-PLA-03)."""
    marked = sum([1 << ship.board.cell(square) for _, square in markers])
    near = ship.board.grid.beside(starting_component(ship) | marked)
    return ship.building_area & ~(ship.occupied | marked | near)


@final
class PutMarkers(TruckerLaneStep):
    """One after the other, in the order of the card."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def run(self, state: TruckerState, seat: Seat) -> None:
        ship = state.ships[seat]
        cells = free_cells(ship, markers_of(state, seat))
        if self.number < len(KINDS) and cells:
            state.ask(seat, ChooseMarkedSquare(KINDS[self.number], ship.board.squares(cells), FOR_A_MATCH))


@final
class ChooseMarkedSquare(TruckerQuestion):
    """Where does this marker go, if anywhere?"""

    __slots__ = ("credits", "marker", "squares")

    rule: ClassVar[str] = "ABE-SUP-PLA-03"
    unshown: ClassVar[tuple[str, ...]] = ("squares",)

    def __init__(self, marker: str, squares: tuple[Square, ...], credits: int) -> None:  # noqa: A002 the word of the game
        super().__init__(Ask.PUT_MARKER)
        self.marker: Final = marker
        self.squares: Final = squares
        self.credits: Final = credits
        """For a component that matches."""

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        del state, seat
        return [*[PutMarker(self.marker, square) for square in self.squares], PASS]

    def default(self, state: TruckerState, seat: Seat) -> Move:
        """Where the ship will be before long: as near to its beginning as can be."""
        ship = state.ships[seat]
        start = ship.board.grid.squares(ship.occupied)
        return PutMarker(self.marker, min(self.squares, key=lambda square: (_distance(square, start), square)))

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        if isinstance(move, PutMarker):
            _note(state, seat, (*markers_of(state, seat), (move.marker, move.square)))
            state.tell(MarkerPut(seat, move.marker, move.square))
        state.first_for(seat, PutMarkers(KINDS.index(self.marker) + 1))


def _distance(square: Square, others: Sequence[Square]) -> int:
    return min([abs(square[0] - column) + abs(square[1] - row) for column, row in others], default=0)


# While building, and after it


@final
class WrongComponents(BuildingRule):
    """A component that is not what was promised takes the marker off its square (ABE-SUP-PLA-07)."""

    __slots__ = ()

    def added(self, state: TruckerState, seat: Seat, cell: int) -> None:
        ship, markers = state.ships[seat], markers_of(state, seat)
        square = ship.board.square(cell)
        for marker in markers:
            if marker[1] == square and not is_match(ship, marker):
                _note(state, seat, [other for other in markers if other != marker])
                state.tell(MarkerTaken(seat, marker[0], square))


@final
class PayMarkers(TruckerLaneStep):
    """The ship is what it will be: two credits for each match, and all markers go back (ABE-SUP-PLA-03)."""

    __slots__ = ()

    def run(self, state: TruckerState, seat: Seat) -> None:
        markers = markers_of(state, seat)
        if markers:
            right = tuple([marker[1] for marker in markers if is_match(state.ships[seat], marker)])
            _note(state, seat, ())
            state.tell(MarkersJudged(seat, right))
            state.pay(seat, FOR_A_MATCH * len(right), Cause.PLANNING)
