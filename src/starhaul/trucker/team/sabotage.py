"""Sabotaging one ship before the flight: an astronaut goes, and a connection is marked (ABE-SUP-SAB-02)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from starhaul.kernel import Move, Seat, Value
from starhaul.trucker.crew import take_figure
from starhaul.trucker.decisions import Ask
from starhaul.trucker.destruction import destroyed_with
from starhaul.trucker.events import Cause
from starhaul.trucker.grid import Square, cells_in
from starhaul.trucker.moves import PASS, Dismiss, Mark
from starhaul.trucker.refitting import mark_connection
from starhaul.trucker.ship import BROWN, PURPLE, Ship
from starhaul.trucker.square_moves import moves_on
from starhaul.trucker.state import TruckerLaneStep, TruckerQuestion, TruckerState

Pair = tuple[int, int]
"""Two cells, the lower one first."""


def connections(ship: Ship) -> list[Pair]:
    """All joints between two components that touch, in the order of their cells."""
    grid = ship.board.grid
    found: set[Pair] = set()
    for facing, linked in enumerate(ship.links):
        for cell in cells_in(linked):
            other = grid.near_bit[facing * grid.size + cell].bit_length() - 1
            found.add((min(cell, other), max(cell, other)))
    return sorted(found)


@final
class WeakSpot(Value):
    """A connection, and what is lost with it as soon as one of the two is destroyed."""

    __slots__ = ("components", "squares")

    def __init__(self, squares: tuple[Square, Square], components: int) -> None:
        self.squares: Final = squares
        self.components: Final = components
        """With what explodes or breaks along with them, and what falls off then if the largest piece is kept."""


def weak_spot(ship: Ship, pair: Pair) -> WeakSpot:
    one, other = pair
    rest = ship.clone()
    rest.lose(destroyed_with(ship, 1 << one | 1 << other))
    kept = max([piece.bit_count() for piece in rest.pieces()], default=0)
    return WeakSpot((ship.board.square(one), ship.board.square(other)), ship.components_count - kept)


@final
class SabotageShip(TruckerLaneStep):
    """The owner of the ability may sabotage this ship."""

    __slots__ = ("victim",)

    def __init__(self, victim: Seat) -> None:
        self.victim: Final = victim

    def run(self, state: TruckerState, seat: Seat) -> None:
        ship = state.ships[self.victim]
        spots = tuple([weak_spot(ship, pair) for pair in connections(ship)])
        state.ask(seat, ChooseWeakSpot(self.victim, spots, min(ship.total_humans, 1)))


@final
class ChooseWeakSpot(TruckerQuestion):
    """Which connection of this ship is marked, if any?"""

    __slots__ = ("humans", "spots", "victim")

    rule: ClassVar[str] = "ABE-SUP-SAB-02"

    def __init__(self, victim: Seat, spots: tuple[WeakSpot, ...], humans: int) -> None:
        super().__init__(Ask.MARK_CONNECTION)
        self.victim: Final = victim
        self.spots: Final = spots
        self.humans: Final = humans
        """How many astronauts that ship loses (ABE-SUP-SAB-04)."""

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        del state, seat
        return [*[Mark(*spot.squares) for spot in self.spots], PASS]

    def default(self, state: TruckerState, seat: Seat) -> Move:
        """Where most would be lost."""
        moves, losses = self.moves(state, seat), [spot.components for spot in self.spots]
        return moves[losses.index(max(losses))] if losses else PASS

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        if not isinstance(move, Mark):
            return
        board = state.ships[self.victim].board
        mark_connection(state, self.victim, board.cell(move.one), board.cell(move.other))
        state.first_for(seat, TakeAstronaut(self.victim))


@final
class TakeAstronaut(TruckerLaneStep):
    """One goes, if there is any: the figure is a mark now and no crew (ABE-SUP-SAB-05)."""

    __slots__ = ("victim",)

    def __init__(self, victim: Seat) -> None:
        self.victim: Final = victim

    def run(self, state: TruckerState, seat: Seat) -> None:
        cabins = cells_in(manned_cells(state.ships[self.victim]))
        if len(cabins) == 1:
            take_figure(state, self.victim, cabins[0], Cause.SABOTEUR)
        elif cabins:
            state.ask(seat, ChooseAstronaut(self.victim))


def manned_cells(ship: Ship) -> int:
    """Where humans are."""
    return ship.crewed_cells() & ~(ship.aliens[PURPLE] | ship.aliens[BROWN])


@final
class ChooseAstronaut(TruckerQuestion):
    """Whom does this ship lose?"""

    __slots__ = ("victim",)

    rule: ClassVar[str] = "ABE-SUP-SAB-03"

    def __init__(self, victim: Seat) -> None:
        super().__init__(Ask.TAKE_ASTRONAUT)
        self.victim: Final = victim

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        del seat
        ship = state.ships[self.victim]
        dismiss = moves_on(ship.board.grid).dismiss
        return [dismiss[cell] for cell in cells_in(manned_cells(ship))]

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        del seat
        assert isinstance(move, Dismiss)
        take_figure(state, self.victim, state.ships[self.victim].board.cell(move.square), Cause.SABOTEUR)
