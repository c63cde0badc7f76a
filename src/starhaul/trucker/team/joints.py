"""Single connectors joined to double ones, each marked with a universal token (ABE-SUP-WEL-01)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from starhaul.kernel import Move, Seat
from starhaul.trucker.allowances import Allowance, Trial
from starhaul.trucker.alteration import AS_PRINTED
from starhaul.trucker.alteration_view import Pair
from starhaul.trucker.altering import alteration_at
from starhaul.trucker.connectors import UNIVERSAL
from starhaul.trucker.decisions import Ask
from starhaul.trucker.faults import faults, neighbour
from starhaul.trucker.grid import FACINGS, cells_in
from starhaul.trucker.moves import SetJoint
from starhaul.trucker.refitting import free_token, refit_side, use_token
from starhaul.trucker.ship import Ship
from starhaul.trucker.ship_board import Board
from starhaul.trucker.state import TruckerLaneStep, TruckerQuestion, TruckerState

TOKEN: Final = "universal_joint"  # noqa: S105 a token of the game
CLASH: Final = "single_to_double"


def facing_to(board: Board, cell: int, other: int) -> int:
    """Where a neighbour is."""
    grid = board.grid
    return next(facing for facing in FACINGS if grid.near[facing * grid.size + cell] == other)


def unmarked(ship: Ship) -> tuple[Pair, ...]:
    """Where a single connector meets a double one."""
    return tuple([(fault.at, fault.with_) for fault in faults(ship) if fault.code == CLASH and fault.with_ is not None])


def marked(ship: Ship) -> list[tuple[int, int]]:
    """The sides with such a token: cell and facing. A component that is universal all round has other ones."""
    found = []
    for cell in cells_in(ship.fittings.altered):
        sides = alteration_at(ship, cell).sides
        if sides.count(UNIVERSAL) < len(sides):
            found += [(cell, facing) for facing in FACINGS if sides[facing] == UNIVERSAL]
    return found


@final
class Jointing(Allowance):
    """As many such joints as there are tokens."""

    __slots__ = ("tokens",)

    def __init__(self, tokens: int) -> None:
        self.tokens: Final = tokens

    def allow(self, state: TruckerState, seat: Seat, trial: Trial) -> None:
        clashing = [other for code, other in trial.objections if code == CLASH]
        if not clashing or len(clashing) > self._left(state, seat):
            return
        alteration = trial.alteration
        for other in clashing:
            alteration = alteration.with_side(facing_to(trial.ship.board, trial.cell, other), UNIVERSAL)
            trial.spend(TOKEN)
        trial.alter(alteration)

    def _left(self, state: TruckerState, seat: Seat) -> int:
        """Where mistakes are possible, tokens are set after building: those that wait for one count too."""
        used = state.teams[seat].uses(TOKEN)
        waiting = 0 if state.options.mistakes == "forbidden" else len(unmarked(state.ships[seat]))
        return self.tokens - used - waiting


@final
class SetJoints(TruckerLaneStep):
    """Tokens go where they are needed; their owner chooses if there are too few. Those whose joint is gone are free."""

    __slots__ = ("tokens",)

    def __init__(self, tokens: int) -> None:
        self.tokens: Final = tokens

    def run(self, state: TruckerState, seat: Seat) -> None:
        _take_back(state, seat)
        waiting, left = unmarked(state.ships[seat]), self.tokens - state.teams[seat].uses(TOKEN)
        if not waiting or not left:
            return
        if len(waiting) > left:
            state.ask(seat, ChooseJoint(self.tokens, waiting, left))
            return
        for pair in waiting:
            set_joint(state, seat, pair)


def _take_back(state: TruckerState, seat: Seat) -> None:
    """Off sides that touch nothing any more, and off components that are gone."""
    ship = state.ships[seat]
    for cell, facing in marked(ship):
        if neighbour(ship, cell, facing) is None:
            refit_side(state, seat, cell, facing, AS_PRINTED)
    for _ in range(state.teams[seat].uses(TOKEN) - len(marked(ship))):
        free_token(state, seat, TOKEN)


def set_joint(state: TruckerState, seat: Seat, pair: Pair) -> None:
    board = state.ships[seat].board
    cell, other = board.cell(pair[0]), board.cell(pair[1])
    use_token(state, seat, TOKEN)
    refit_side(state, seat, cell, facing_to(board, cell, other), UNIVERSAL)


@final
class ChooseJoint(TruckerQuestion):
    """Which joint stays? What gets no token is corrected by removal (ABE-SUP-WEL-EX1)."""

    __slots__ = ("joints", "left", "tokens")

    rule: ClassVar[str] = "ABE-SUP-WEL-01"

    def __init__(self, tokens: int, joints: tuple[Pair, ...], left: int) -> None:
        super().__init__(Ask.CHOOSE_JOINT)
        self.tokens: Final = tokens
        self.joints: Final = joints
        """All that need a token."""
        self.left: Final = left
        """How many tokens there are for them."""

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        del state, seat
        return [SetJoint(*pair) for pair in self.joints]

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        assert isinstance(move, SetJoint)
        set_joint(state, seat, (move.one, move.other))
        state.first_for(seat, SetJoints(self.tokens))
