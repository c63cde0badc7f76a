"""The sand timer: it runs, stands still, is flipped to its next space, and stops everybody (TIM-03 to TIM-06)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from starhaul.kernel import IllegalMove, Move, Seat

from .boards import TIMER_SECONDS
from .decisions import Ask
from .events import DrillEnded, SandRanOut, TimerFlipped
from .moves import DRILL_OVER, SAND_OUT, DrillOver
from .player import NOTHING
from .state import TruckerQuestion, TruckerState
from .table import Timer

RELAXED: Final = 2
"""How much longer the sand runs for those who want it so."""
DRILL_SECONDS: Final = 10
"""How long it takes to run twice round the table (ABE-SUP-SEC-02)."""


def runs(state: TruckerState) -> bool:
    """Whether this flight is built against the timer at all."""
    return state.timer.space > 0


def sand_seconds(state: TruckerState) -> int:
    """How long the sand runs on each space."""
    return TIMER_SECONDS * (RELAXED if state.options.timer == "relaxed" else 1)


def is_timed(state: TruckerState) -> bool:
    """Whether this flight will be built against the timer."""
    return state.options.timer != "none" and state.board.timer_spaces > 0


def start(state: TruckerState) -> None:
    """On the first space, if there is a timer (TIM-03, LRN-02)."""
    if is_timed(state):
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
    """Asked of the clock: has the sand run out, and is a fire drill over?"""

    __slots__ = ("drill", "limit")

    rule: ClassVar[str] = "TIM-04"
    lasts: ClassVar[bool] = True

    optional: ClassVar[tuple[str, ...]] = ("drill",)

    def __init__(self, limit: int, drill: int = 0) -> None:
        super().__init__(Ask.SAND, must=False)
        self.limit: Final = limit
        """How many seconds the sand runs; whoever drives the game measures them. 0 while it stands still."""
        self.drill: Final = drill
        """The same of a drill, while somebody runs round the table (ABE-SUP-SEC-02)."""

    def seconds(self, move: Move) -> float | None:
        return self.drill if isinstance(move, DrillOver) else self.limit

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        del state, seat
        drill: list[Move] = [DRILL_OVER] if self.drill else []
        return [*drill, SAND_OUT] if self.limit else drill

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        del seat
        if isinstance(move, DrillOver):
            state.support = state.support.alarmed(NOTHING, 0)
            state.tell(DrillEnded())
        else:
            state.timer = Timer(state.timer.space, is_running=False)
            state.tell(SandRanOut(state.timer.space))
        state.questions.clear()


def running_sand(state: TruckerState) -> Sand | None:
    """What the clock is asked, with the time that the options of this game give; None where nothing runs."""
    sand = sand_seconds(state) if state.timer.is_running else 0
    drill = DRILL_SECONDS if state.support.alarm != NOTHING and runs(state) else 0
    return Sand(sand, drill) if sand or drill else None
