"""Where a pipe can go, and laying one (ABE-SUP-PLU-01, ABE-SUP-PLU-02)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from starhaul.kernel import Move, Seat
from starhaul.trucker.allowances import Trial, try_out
from starhaul.trucker.altering import add_pipe
from starhaul.trucker.components import RADIOACTIVE, SIDES_OF
from starhaul.trucker.connectors import PLATED, SMOOTH
from starhaul.trucker.decisions import Ask
from starhaul.trucker.faults import Objection, neighbour
from starhaul.trucker.grid import FACINGS, OPPOSITE, cells_in
from starhaul.trucker.keeping_apart import joined_containers
from starhaul.trucker.moves import DONE, LayPipe
from starhaul.trucker.refitting import lay_pipe, use_token
from starhaul.trucker.ship import Ship
from starhaul.trucker.ship_board import NO_CELL
from starhaul.trucker.state import TruckerLaneStep, TruckerQuestion, TruckerState

PIPE: Final = "pipe"
ALONE: Final[Objection] = ("not-joined", NO_CELL)
BARE: Final = (SMOOTH, PLATED)
"""Sides without a connector that may touch others."""


def pipe_edges(ship: Ship) -> list[tuple[int, int]]:
    """Neighbours that belong together already and that a pipe may join besides, in the order of their cells."""
    found = []
    for cell in cells_in(ship.occupied):
        for facing in FACINGS:
            other = neighbour(ship, cell, facing)
            if other is not None and cell < other and can_join(ship, cell, other, facing):
                found.append((cell, other))
    return found


def can_join(ship: Ship, cell: int, other: int, facing: int) -> bool:
    """No connector on either side, no pipe yet, and no error mended or made by it."""
    pair = 1 << cell | 1 << other
    if not (ship.side_at(cell, facing) in BARE and ship.side_at(other, OPPOSITE[facing]) in BARE):
        return False
    if pair in ship.fittings.pipes or not ship.connected_to(1 << cell) >> other & 1:
        return False
    return _keeps_apart(ship, cell, other)


def _keeps_apart(ship: Ship, cell: int, other: int) -> bool:
    """Whether no radioactive containers would be joined (MIS-RAD-01)."""
    if ship.kinds[RADIOACTIVE].bit_count() < 2:
        return True
    return not joined_containers(_piped(ship, cell, other)) & ~joined_containers(ship)


def pipes_for(state: TruckerState, seat: Seat, tile: int, cell: int, turn: int) -> list[int]:
    """The neighbours to which a pipe would attach this component, which nothing else joins to the ship."""
    if ALONE not in Trial(state.ships[seat], tile, cell, turn).objections:
        return []
    trial = try_out(state, seat, tile, cell, turn)
    if state.options.mistakes == "forbidden" and trial.objections not in ([], [ALONE]):
        return []
    built = trial.ship.clone()
    built.place(cell, trial.form, turn)
    return [other for other in _bare_neighbours(built, cell) if _keeps_apart(built, cell, other)]


def _bare_neighbours(ship: Ship, cell: int) -> list[int]:
    sides = SIDES_OF[ship.placed[cell]]
    found = [(facing, neighbour(ship, cell, facing)) for facing in FACINGS if sides[facing] in BARE]
    return [other for facing, other in found if other is not None and ship.side_at(other, OPPOSITE[facing]) in BARE]


def best_edge(ship: Ship) -> tuple[int, int] | None:
    """The edge where a pipe keeps most from falling off; None where none keeps anything."""
    edges = {edge: _falling(_piped(ship, *edge)) for edge in pipe_edges(ship)}
    best = min(edges, key=lambda edge: edges[edge], default=None)
    return best if best is not None and edges[best] < _falling(ship) else None


def _falling(ship: Ship) -> int:
    """What would fall off with one component, added up over all of them."""
    count = 0
    for cell in cells_in(ship.occupied):
        rest = ship.clone()
        rest.lose(1 << cell)
        pieces = rest.pieces()
        count += sum(piece.bit_count() for piece in pieces[1:])
    return count


def _piped(ship: Ship, cell: int, other: int) -> Ship:
    piped = ship.clone()
    add_pipe(piped, cell, other)
    return piped


def use_pipe(state: TruckerState, seat: Seat, cell: int, other: int) -> None:
    use_token(state, seat, PIPE)
    lay_pipe(state, seat, cell, other)


@final
class OfferPipes(TruckerLaneStep):
    """One pipe more, as long as there are both pipes and edges for them."""

    __slots__ = ("tokens",)

    def __init__(self, tokens: int) -> None:
        self.tokens: Final = tokens

    def run(self, state: TruckerState, seat: Seat) -> None:
        left = self.tokens - state.teams[seat].uses(PIPE)
        if left and pipe_edges(state.ships[seat]):
            state.ask(seat, ChoosePipe(self.tokens, left))


@final
class ChoosePipe(TruckerQuestion):
    """Which two does a pipe join?"""

    __slots__ = ("left", "tokens")

    rule: ClassVar[str] = "ABE-SUP-PLU-01"

    def __init__(self, tokens: int, left: int) -> None:
        super().__init__(Ask.LAY_PIPE)
        self.tokens: Final = tokens
        self.left: Final = left
        """Pipes that are left."""

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        ship = state.ships[seat]
        square = ship.board.square
        return [*[LayPipe(square(cell), square(other)) for cell, other in pipe_edges(ship)], DONE]

    def default(self, state: TruckerState, seat: Seat) -> Move:
        """Where it holds most together."""
        ship = state.ships[seat]
        edge = best_edge(ship)
        return DONE if edge is None else LayPipe(ship.board.square(edge[0]), ship.board.square(edge[1]))

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        if isinstance(move, LayPipe):
            board = state.ships[seat].board
            use_pipe(state, seat, board.cell(move.one), board.cell(move.other))
            state.first_for(seat, OfferPipes(self.tokens))
