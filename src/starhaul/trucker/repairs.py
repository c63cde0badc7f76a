"""Faults, and what their owners do about them: at the spot check, or late, in flight (CHK)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from starhaul.kernel import Move, Seat

from .damage import Aftermath, BreakUp, lose_components
from .decisions import Ask
from .events import Cause, FaultsFound, Loss
from .faults import Fault, faults
from .grid import Square
from .handicaps import exposed_cabins
from .moves import Remove
from .ship_board import Board
from .square_moves import moves_on
from .state import TruckerLaneStep, TruckerQuestion, TruckerState, TruckerStep


def find_faults(state: TruckerState, seat: Seat) -> bool:
    """Say what is wrong with this ship; whether anything is."""
    if state.options.mistakes == "forbidden" and not state.terms[seat].hull.may_have_faults:
        return False
    found = faults(state.ships[seat])
    if found:
        state.tell(FaultsFound(seat, tuple(found)))
    return bool(found)


@final
class Repair(TruckerLaneStep):
    """Remove components until no rule is broken (CHK-02). Loose parts fall off at the end (CHK-03)."""

    __slots__ = ()

    def run(self, state: TruckerState, seat: Seat) -> None:
        ship = state.ships[seat]
        found = tuple([fault for fault in faults(ship) if fault.code != "not_attached"])
        guilty = _guilty(ship.board, found)
        if len(guilty) == 1:
            _remove(state, seat, guilty[0])
        elif guilty:
            state.ask(seat, ChooseRemoval(found))


def _guilty(board: Board, found: tuple[Fault, ...]) -> list[int]:
    """The cells of all that have part in a fault."""
    return sorted({board.cell(square) for fault in found for square in _squares(fault)})


def _squares(fault: Fault) -> tuple[Square, ...]:
    return (fault.at,) if fault.with_ is None else (fault.at, fault.with_)


@final
class ChooseRemoval(TruckerQuestion):
    """Which component goes? It must have part in a fault."""

    __slots__ = ("faults",)

    rule: ClassVar[str] = "CHK-02"

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        super().__init__(Ask.REPAIR)
        self.faults: Final = faults

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        board = state.ships[seat].board
        remove = moves_on(board.grid).remove
        return [remove[cell] for cell in _guilty(board, self.faults)]

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        assert isinstance(move, Remove)
        _remove(state, seat, state.ships[seat].board.cell(move.square))


def _remove(state: TruckerState, seat: Seat, cell: int) -> None:
    """Take this one off, and look again; some can mend then what they could not before."""
    lose_components(state, seat, 1 << cell, Loss.REMOVED)
    state.all_first_for(seat, *state.terms[seat].mending, Repair())


@final
class LateCheck(TruckerStep):
    """A fault found only in flight is corrected at once and costs a credit (CHK-04, CHK-07)."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        for seat in state.order():
            if find_faults(state, seat):
                state.pay(seat, -1, Cause.LATE_FAULT)
                exposed = exposed_cabins(state, seat)
                state.all_first_for(seat, Repair(), BreakUp(), Aftermath(exposed))
