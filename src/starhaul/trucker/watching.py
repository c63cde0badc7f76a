"""Those who have finished building while others have not (TIM-17)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from starhaul.kernel import IllegalMove, Move, Seat

from .building_rule import BuildingRule
from .decisions import Ask
from .moves import DONE, FLIP_TIMER, FlipTimer
from .state import TruckerQuestion, TruckerState
from .timer import can_flip, flip, flip_problem


@final
class Watch(TruckerQuestion):
    """Who has finished may still flip the timer (TIM-17)."""

    __slots__ = ()

    rule: ClassVar[str] = "TIM-17"
    lasts: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__(Ask.WATCH, must=False)

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        del state, seat
        return [FLIP_TIMER]

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        del move
        flip(state, seat)


@final
class Linger(TruckerQuestion):
    """Who has rules for it may do something more than that (ABE-SUP-SWI-01)."""

    __slots__ = ()

    rule: ClassVar[str] = "TIM-17"
    lasts: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__(Ask.LINGER, must=False)

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        moves = self._late_moves(state, seat)
        return [*moves, FLIP_TIMER] if can_flip(state, seat) else moves

    def problem(self, state: TruckerState, seat: Seat, move: Move) -> IllegalMove | None:
        if isinstance(move, FlipTimer):
            return flip_problem(state, seat)
        problems = [rule.late_problem(state, seat, move) for rule in self._rules_for(state, seat, move)]
        if not problems:
            return IllegalMove("finished-building", self.rule)
        return None if None in problems else problems[0]

    def default(self, state: TruckerState, seat: Seat) -> Move:
        """The last that a rule has to offer: enough, where that can be said."""
        return self._late_moves(state, seat)[-1]

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        if isinstance(move, FlipTimer):
            flip(state, seat)
            return
        for rule in self._rules_for(state, seat, move):
            if rule.late_problem(state, seat, move) is None:
                rule.late_answer(state, seat, move)

    @staticmethod
    def _late_moves(state: TruckerState, seat: Seat) -> list[Move]:
        """Of all rules that have some; that it is enough is said of all together."""
        every = [move for rule in state.terms[seat].building for move in rule.late_moves(state, seat)]
        return [*[move for move in every if move is not DONE], *([DONE] if DONE in every else [])]

    @staticmethod
    def _rules_for(state: TruckerState, seat: Seat, move: Move) -> list[BuildingRule]:
        return [rule for rule in state.terms[seat].building if rule.takes_late(move)]


WATCH: Final = Watch()
LINGER: Final = Linger()
