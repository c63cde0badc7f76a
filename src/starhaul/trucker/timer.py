"""The sand timer: it runs, stands still, is flipped to its next space, and stops everybody (TIM-03 to TIM-06)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from starhaul.kernel import IllegalMove, Move, Seat

from .boards import TIMER_SECONDS
from .decisions import Ask
from .events import SandRanOut, TimerFlipped
from .moves import SAND_OUT
from .state import TruckerQuestion, TruckerState
from .table import Timer

RELAXED: Final = 2
"""How much longer the sand runs for those who want it so."""


def runs(state: TruckerState) -> bool:
    """Whether this flight is built against the timer at all."""
    return state.timer.space > 0


def sand_seconds(state: TruckerState) -> int:
    """How long the sand runs on each space."""
    return TIMER_SECONDS * (RELAXED if state.options.timer == "relaxed" else 1)


def start(state: TruckerState) -> None:
    """On the first space, if there is a timer (TIM-03, LRN-02)."""
    if state.options.timer != "none" and state.board.timer_spaces:
        state.timer = Timer(1, is_running=True)


def is_up(state: TruckerState) -> bool:
    """Whether the sand has run out on the last space (TIM-06)."""
    return runs(state) and not state.timer.is_running and state.timer.space == state.board.timer_spaces


def can_flip(state: TruckerState, seat: Seat) -> bool:
    return runs(state) and flip_problem(state, seat) is None


def flip_problem(state: TruckerState, seat: Seat) -> IllegalMove | None:
    """It must stand still; to the last space only who has finished may turn it (TIM-04, TIM-05)."""
    if not runs(state):
        return IllegalMove("no-timer", "TIM-03")
    if state.timer.is_running:
        return IllegalMove("sand-still-running", "TIM-04")
    if state.timer.space + 1 != state.board.timer_spaces or state.rockets[seat].space:
        return None
    return IllegalMove("last-flip-for-finished", "TIM-05")


def flip(state: TruckerState, seat: Seat) -> None:
    state.timer = Timer(state.timer.space + 1, is_running=True)
    state.tell(TimerFlipped(seat, state.timer.space))
    state.questions.clear()


@final
class Sand(TruckerQuestion):
    """Asked of the clock: has the sand run out?"""

    __slots__ = ("limit",)

    rule: ClassVar[str] = "TIM-04"
    lasts: ClassVar[bool] = True

    def __init__(self, limit: int) -> None:
        super().__init__(Ask.SAND, must=False)
        self.limit: Final = limit
        """How many seconds the sand runs; whoever drives the game measures them."""

    def seconds(self, move: Move) -> float | None:
        del move
        return self.limit

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        del state, seat
        return [SAND_OUT]

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        del seat, move
        state.timer = Timer(state.timer.space, is_running=False)
        state.tell(SandRanOut(state.timer.space))
        state.questions.clear()


def running_sand(state: TruckerState) -> Sand:
    """What the clock is asked, with the time that the options of this game give."""
    return Sand(sand_seconds(state))
