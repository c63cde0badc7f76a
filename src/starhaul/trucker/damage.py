"""Losing components: destruction, break-up, and what was aboard (HIT-14 to HIT-19)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from starhaul.kernel import Move, Seat, Value

from .batteries import note_tokens_taken
from .components import COMPONENTS, KIND_OF, STARTING_CABIN
from .crew import lose_stranded_aliens, take_figure, tell_crew_lost
from .decisions import Ask
from .destruction import Wave, chain
from .events import Cause, ComponentsLost, GoodsLost, Loss, LostComponent, TokensSpent
from .goods import COLOURS
from .grid import Square, cells_in
from .handicaps import exposed_cabins, torn_off
from .hiding import goods_found_at
from .keeping_apart import joined_containers
from .moves import Abandon, Keep
from .rows import replaced
from .ship import Ship
from .square_moves import moves_on
from .state import TruckerLaneStep, TruckerQuestion, TruckerState
from .table import Stage
from .terms import Moment


@final
class Destroy(TruckerLaneStep):
    """These components are destroyed at the same moment (HIT-14), with those that explode and break because of it
    (MIS-CMP-11, MIS-CMP-14) or are marked with them (ABE-SUP-SAB-02), and with all that follows (HIT-19)."""

    __slots__ = ("cells",)

    def __init__(self, cells: int) -> None:
        self.cells: Final = cells

    def run(self, state: TruckerState, seat: Seat) -> None:
        ship = state.ships[seat]
        exposed = exposed_cabins(state, seat)
        waves = chain(ship, self.cells)
        falling = torn_off(state, seat, self.cells)  # of those with a title, who fly no missions (MIS-GAM-27)
        ending = _after_explosions(state, seat, waves)
        lose_components(state, seat, self.cells, Loss.DESTROYED)
        for wave in waves:
            lose_components(state, seat, wave.blown_up, Loss.BLOWN_UP)
            lose_components(state, seat, wave.broken, Loss.BROKEN)
            lose_components(state, seat, wave.sabotaged, Loss.SABOTAGED)
        lose_components(state, seat, falling, Loss.FALLEN_OFF)
        state.all_first_for(seat, BreakUp(), Aftermath(exposed), *ending)


def _after_explosions(state: TruckerState, seat: Seat, waves: list[Wave]) -> tuple[TruckerLaneStep, ...]:
    """What an explosion in which the starting cabin goes has for this seat (MIS-HSE-03)."""
    starting_cabin = state.ships[seat].kinds[STARTING_CABIN]
    is_blown_up = any(wave.blown_up & starting_cabin for wave in waves)
    return state.terms[seat].steps.get(Moment.CABIN_BLOWN_UP, ()) if is_blown_up else ()


@final
class Detach(TruckerLaneStep):
    """These components leave the ship together and are not destroyed: they fall off or are given up, and set nothing
    off (MIS-CMP-08, MIS-CMP-09, ABE-CRD-RAD-06)."""

    __slots__ = ("cells", "how")

    def __init__(self, cells: int, how: Loss) -> None:
        self.cells: Final = cells
        self.how: Final = how

    def run(self, state: TruckerState, seat: Seat) -> None:
        exposed = exposed_cabins(state, seat)
        lose_components(state, seat, self.cells, self.how)
        state.all_first_for(seat, BreakUp(), Aftermath(exposed))


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
    """Aliens without life support leave; what an artifact kept apart must not be joined (MIS-ART-12); new holes beside
    cabins cost a gold Cruise Captain figures (TRK-G-04)."""

    __slots__ = ("exposed",)

    def __init__(self, exposed: tuple[tuple[int, int], ...]) -> None:
        self.exposed: Final = exposed
        """Cabins and their exposed connectors before the loss, where they matter."""

    def run(self, state: TruckerState, seat: Seat) -> None:
        lose_stranded_aliens(state, seat)
        ship = state.ships[seat]
        if joined_containers(ship):
            state.first_for(seat, Part())
        for cell, before in self.exposed:
            if ship.occupied >> cell & 1:
                holes = ship.exposed_connectors_of(cell) - before
                for _ in range(min(holes, ship.crew_at(cell))):
                    take_figure(state, seat, cell, Cause.EXPOSED)


@final
class Part(TruckerLaneStep):
    """Radioactive containers have come to be joined, since a routing module works again: one after the other is given
    up, until none are (MIS-ART-12)."""

    __slots__ = ()

    def run(self, state: TruckerState, seat: Seat) -> None:
        ship = state.ships[seat]
        state.ask(seat, ChooseSacrifice(sacrifices(ship, joined_containers(ship))))


@final
class Sacrifice(Value):
    """A component that can be given up, and what would fall off then if the largest piece is kept."""

    __slots__ = ("falling", "square")

    def __init__(self, square: Square, falling: tuple[Square, ...]) -> None:
        self.square: Final = square
        self.falling: Final = falling


def sacrifices(ship: Ship, cells: int) -> tuple[Sacrifice, ...]:
    """What giving up each of these components would cost."""
    board = ship.board
    return tuple([Sacrifice(board.square(cell), falling_after(ship, 1 << cell)) for cell in cells_in(cells)])


@final
class ChooseSacrifice(TruckerQuestion):
    """Which of the radioactive containers that are joined is given up?"""

    __slots__ = ("options",)

    rule: ClassVar[str] = "MIS-ART-12"

    def __init__(self, options: tuple[Sacrifice, ...]) -> None:
        super().__init__(Ask.PART)
        self.options: Final = options

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        board = state.ships[seat].board
        abandon = moves_on(board.grid).abandon
        return [abandon[board.cell(option.square)] for option in self.options]

    def default(self, state: TruckerState, seat: Seat) -> Move:
        """The one that takes least along."""
        least = min(self.options, key=lambda option: len(option.falling))
        return self.moves(state, seat)[self.options.index(least)]

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        assert isinstance(move, Abandon)
        state.first_for(seat, Detach(1 << state.ships[seat].board.cell(move.square), Loss.GIVEN_UP))


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
    if state.is_counting:
        state.set_feats(seat, state.feats[seat].losing(tiles))


def lose_contents(state: TruckerState, seat: Seat, cell: int, cause: Cause) -> None:
    """Say what becomes of all that is aboard this component; whoever calls this takes the things themselves away."""
    _lose_aboard(state, seat, cell, state.ships[seat].goods_at(cell), cause)


def lose_finds(state: TruckerState, seat: Seat, cell: int, cause: Cause) -> None:
    """The same without what is hidden there."""
    _lose_aboard(state, seat, cell, goods_found_at(state.ships[seat], cell), cause)


def _lose_aboard(state: TruckerState, seat: Seat, cell: int, goods: list[int], cause: Cause) -> None:
    ship = state.ships[seat]
    square = ship.board.square(cell)
    if ship.crew_at(cell):
        tell_crew_lost(state, seat, cell, ship.alien_at(cell), ship.crew_at(cell), cause)
    if ship.tokens_at(cell):
        state.tell(TokensSpent(seat, square, ship.tokens_at(cell), cause))
        note_tokens_taken(state, seat, ship.tokens_at(cell))
    for colour, name in enumerate(COLOURS):
        count = goods.count(colour)
        if count:
            state.bank = replaced(state.bank, colour, state.bank[colour] + count)
            state.tell(GoodsLost(seat, name, square, count, cause))


def falling_after(ship: Ship, lost: int) -> tuple[Square, ...]:
    """What hangs on these components alone, if the largest piece is kept (HIT-14)."""
    rest = ship.clone()
    rest.lose(lost)
    _, *others = rest.pieces() or [0]
    return tuple(square for piece in others for square in ship.board.squares(piece))
