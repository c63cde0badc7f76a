"""Losing components: destruction, break-up, and what was aboard (HIT-14 to HIT-19)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from starhaul.kernel import Move, Seat

from .components import COMPONENTS, KIND_OF, STARTING_CABIN
from .crew import lose_stranded_aliens, take_figure
from .decisions import Ask
from .events import Cause, ComponentsLost, CrewLost, GoodsLost, Loss, LostComponent, TokensSpent
from .goods import COLOURS
from .grid import Square, cells_in
from .handicaps import exposed_cabins, torn_off
from .moves import Keep
from .rows import replaced
from .ship import ALIEN_NAMES, Ship
from .square_moves import moves_on
from .state import TruckerLaneStep, TruckerQuestion, TruckerState
from .table import Stage


@final
class Destroy(TruckerLaneStep):
    """These components are destroyed at the same moment (HIT-14), with all that follows (HIT-19)."""

    __slots__ = ("cells",)

    def __init__(self, cells: int) -> None:
        self.cells: Final = cells

    def run(self, state: TruckerState, seat: Seat) -> None:
        exposed = exposed_cabins(state, seat)
        falling = torn_off(state, seat, self.cells)
        lose_components(state, seat, self.cells, Loss.DESTROYED)
        lose_components(state, seat, falling, Loss.FALLEN_OFF)
        state.first_for(seat, BreakUp(), Aftermath(exposed))


@final
class Explode(TruckerLaneStep):
    """These components are lost together, but nothing that waits for destruction is set off (ABE-CRD-RAD-06)."""

    __slots__ = ("cells",)

    def __init__(self, cells: int) -> None:
        self.cells: Final = cells

    def run(self, state: TruckerState, seat: Seat) -> None:
        exposed = exposed_cabins(state, seat)
        lose_components(state, seat, self.cells, Loss.EXPLODED)
        state.first_for(seat, BreakUp(), Aftermath(exposed))


@final
class BreakUp(TruckerLaneStep):
    """If the ship is in several pieces its owner chooses the one to keep (HIT-15)."""

    __slots__ = ()

    def run(self, state: TruckerState, seat: Seat) -> None:
        ship = state.ships[seat]
        pieces = ship.pieces()
        if len(pieces) > 1:
            state.ask(seat, ChoosePiece(tuple([ship.board.squares(piece) for piece in pieces])))


@final
class ChoosePiece(TruckerQuestion):
    """Which piece of the ship flies on?"""

    __slots__ = ("pieces",)

    rule: ClassVar[str] = "HIT-15"

    def __init__(self, pieces: tuple[tuple[Square, ...], ...]) -> None:
        super().__init__(Ask.KEEP_PIECE)
        self.pieces: Final = pieces
        """The squares of each, the largest piece first."""

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        board = state.ships[seat].board
        keep = moves_on(board.grid).keep
        return [keep[board.cell(piece[0])] for piece in self.pieces]

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        assert isinstance(move, Keep)
        ship = state.ships[seat]
        piece = ship.connected_to(1 << ship.board.cell(move.square))
        lose_components(state, seat, ship.occupied & ~piece, Loss.FALLEN_OFF)


@final
class Aftermath(TruckerLaneStep):
    """Aliens without life support leave; new holes beside cabins cost a gold Cruise Captain figures (TRK-G-04)."""

    __slots__ = ("exposed",)

    def __init__(self, exposed: tuple[tuple[int, int], ...]) -> None:
        self.exposed: Final = exposed
        """Cabins and their exposed connectors before the loss, where they matter."""

    def run(self, state: TruckerState, seat: Seat) -> None:
        lose_stranded_aliens(state, seat)
        ship = state.ships[seat]
        for cell, before in self.exposed:
            if ship.occupied >> cell & 1:
                holes = ship.exposed_connectors_of(cell) - before
                for _ in range(min(holes, ship.crew_at(cell))):
                    take_figure(state, seat, cell, Cause.EXPOSED)


def lose_components(state: TruckerState, seat: Seat, cells: int, how: Loss) -> None:
    """Components go to the discard pile, what is on them to the bank. Repairs before the learning flight cost nothing:
    there they go back to the heap (LRN-05), except a starting cabin, which is nobody else's and leaves the game."""
    if not cells:
        return
    ship = state.ships[seat]
    lost = cells_in(cells)
    tiles = tuple(ship.tile_at(cell) for cell in lost)
    components = tuple(LostComponent(COMPONENTS[ship.tile_at(cell)].id, ship.board.square(cell)) for cell in lost)
    state.tell(ComponentsLost(seat, how, components))
    for cell in lost:
        lose_contents(state, seat, cell, Cause.LOST_COMPONENT)
    ship.lose(cells)
    if state.stage is Stage.LAUNCH and state.level == "L":
        state.put_face_up(*(tile for tile in tiles if KIND_OF[tile] != STARTING_CABIN))
    else:
        state.discard(seat, tiles)


def lose_contents(state: TruckerState, seat: Seat, cell: int, cause: Cause) -> None:
    """Say what becomes of all that is aboard this component; whoever calls this takes the things themselves away."""
    ship = state.ships[seat]
    square = ship.board.square(cell)
    if ship.crew_at(cell):
        dweller = ALIEN_NAMES[ship.alien_at(cell)] or "humans"
        state.tell(CrewLost(seat, square, dweller, ship.crew_at(cell), cause))
    if ship.tokens_at(cell):
        state.tell(TokensSpent(seat, square, ship.tokens_at(cell), cause))
    for colour, name in enumerate(COLOURS):
        count = ship.count_goods_at(cell, colour)
        if count:
            state.bank = replaced(state.bank, colour, state.bank[colour] + count)
            state.tell(GoodsLost(seat, name, square, count, cause))


def falling_after(ship: Ship, cell: int) -> tuple[Square, ...]:
    """What hangs on this component alone (HIT-14)."""
    rest = ship.clone()
    rest.lose(1 << cell)
    _, *others = rest.pieces() or [0]
    return tuple(square for piece in others for square in ship.board.squares(piece))
