"""Black holes: who is too slow gives up components until the rest is fast enough (MIS-HOLE)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from starhaul.kernel import Move, Seat, Value
from starhaul.trucker.components import DOUBLE_ENGINE, ENGINE
from starhaul.trucker.damage import Detach
from starhaul.trucker.decisions import Ask
from starhaul.trucker.declaring import Afterwards
from starhaul.trucker.events import Escaped, Loss
from starhaul.trucker.grid import Square, cells_in
from starhaul.trucker.moves import Abandon
from starhaul.trucker.ship import BROWN, NO_ALIEN, Ship
from starhaul.trucker.square_moves import moves_on
from starhaul.trucker.state import TruckerLaneStep, TruckerQuestion, TruckerState
from starhaul.trucker.strength import ALIEN_BONUS, engine_strength


@final
class Escape(Afterwards):
    """Tokens are spent; now components go one at a time, and the strength of the rest is counted anew after each
    (MIS-HOLE-09)."""

    __slots__ = ("gone", "powered", "price", "pull")

    def __init__(self, pull: int, price: int, powered: int = 0, gone: int = 0) -> None:
        self.pull: Final = pull
        self.price: Final = price
        """Components for each missing point."""
        self.powered: Final = powered
        """Double engines that were powered, whether they are still aboard or not."""
        self.gone: Final = gone

    def with_powered(self, cells: int) -> TruckerLaneStep:
        return Escape(self.pull, self.price, cells, self.gone)

    def after_one(self) -> Escape:
        return Escape(self.pull, self.price, self.powered, self.gone + 1)

    def run(self, state: TruckerState, seat: Seat) -> None:
        ship = state.ships[seat]
        if not self.due(ship):
            state.tell(Escaped(seat, self.gone))
        elif self.is_hopeless(ship):
            state.first_for(seat, Detach(ship.occupied, Loss.GIVEN_UP))  # MIS-HOLE-07
        else:
            state.ask(seat, ChooseDiscard(self.pull, self.strength(ship), self.due(ship), self.discards(ship), self))

    def strength(self, ship: Ship) -> int:
        """An engine that is gone counts nothing, powered or not (MIS-HOLE-05)."""
        return engine_strength(ship, (self.powered & ship.working(DOUBLE_ENGINE)).bit_count())

    def due(self, ship: Ship) -> int:
        """How many components of this ship still have to go, as it is."""
        return self.due_with(self.strength(ship))

    def due_with(self, strength: int) -> int:
        """The same with such a strength (MIS-HOLE-02)."""
        return max(self.price * (self.pull - strength) - self.gone, 0)

    def is_hopeless(self, ship: Ship) -> bool:
        """Whether the last component goes in the end, whichever go first: even if nothing that is left lost any
        strength, and nothing weighed the ship down or kept engines from working."""
        kept = ship.kinds[ENGINE].bit_count() + 2 * (self.powered & ship.kinds[DOUBLE_ENGINE]).bit_count()
        most = kept + (ALIEN_BONUS if ship.aliens[BROWN] else 0)
        can_go = ship.components_count - 1
        return not can_go or self.gone + can_go < self.price * (self.pull - most)

    def discards(self, ship: Ship) -> tuple[Discard, ...]:
        """Each component that no other needs to stay attached (MIS-HOLE-06), and what would be left without it."""
        found: list[Discard] = []
        for cell in cells_in(ship.occupied):
            rest = _without(ship, cell)
            if len(rest.pieces()) == 1:
                found.append(Discard(ship.board.square(cell), self.strength(rest), self.after_one().due(rest)))
        return tuple(found)


def _without(ship: Ship, cell: int) -> Ship:
    """A copy without this component, and without aliens who need it."""
    rest = ship.clone()
    rest.lose(1 << cell)
    for stranded in cells_in(rest.unsupported_aliens()):
        rest.set_alien(stranded, NO_ALIEN)
    return rest


@final
class Discard(Value):
    """A component that may be given up, and what comes of it."""

    __slots__ = ("due", "square", "strength")

    def __init__(self, square: Square, strength: int, due: int) -> None:
        self.square: Final = square
        self.strength: Final = strength
        """The engine strength that is left."""
        self.due: Final = due
        """How many more have to go then."""


@final
class ChooseDiscard(TruckerQuestion):
    """Which component is given up next, to escape from a black hole?"""

    __slots__ = ("discards", "due", "escape", "pull", "strength")

    rule: ClassVar[str] = "MIS-HOLE-06"
    unshown: ClassVar[tuple[str, ...]] = ("escape",)

    def __init__(self, pull: int, strength: int, due: int, discards: tuple[Discard, ...], escape: Escape) -> None:
        super().__init__(Ask.ESCAPE)
        self.pull: Final = pull
        self.strength: Final = strength
        self.due: Final = due
        """How many have to go, if the strength stays as it is."""
        self.discards: Final = discards
        self.escape: Final = escape

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        board = state.ships[seat].board
        abandon = moves_on(board.grid).abandon
        return [abandon[board.cell(discard.square)] for discard in self.discards]

    def default(self, state: TruckerState, seat: Seat) -> Move:
        """What leaves the fewest to go, and of these what has the least aboard."""
        ship = state.ships[seat]
        cells = [ship.board.cell(discard.square) for discard in self.discards]
        aboard = [ship.crew_at(cell) + len(ship.goods_at(cell)) + ship.tokens_at(cell) for cell in cells]
        least = min(range(len(cells)), key=lambda place: (self.discards[place].due, aboard[place]))
        return self.moves(state, seat)[least]

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        assert isinstance(move, Abandon)
        cell = state.ships[seat].board.cell(move.square)
        state.all_first_for(seat, Detach(1 << cell, Loss.GIVEN_UP), self.escape.after_one())
