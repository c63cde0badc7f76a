"""Ship boards that chance has a part in: IIIB loses squares (ABE-IIIB), IV is put together of two halves (ABE-IV)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, final

from starhaul.kernel import Chance, Outcome

from .boards import board
from .events import HalvesDrawn, SquaresClosed
from .expansion_boards import FRONT_HALVES, REAR_HALVES, closed_name, halves_name
from .handing_out import hand_out_boards
from .lane_dice import TWO_DICE
from .outcomes import DrawById
from .state import TruckerAwaited, TruckerState, TruckerStep

HALVES: Final = [*FRONT_HALVES, *REAR_HALVES]


@final
class TakeHalves(TruckerStep):
    """Everybody takes a front and a rear half (ABE-IV-01)."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        state.await_chance(DrawHalves())


@final
class HalvesDraw(DrawById):
    """A front and a rear half for each player, in the order of their seats, for all to see."""

    __slots__ = ("seats",)

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.seats: Final = seats

    def __repr__(self) -> str:
        return f"HalvesDraw({self.seats} ships)"

    def ids(self) -> Sequence[str]:
        return HALVES

    def sample(self, rng: Random) -> Outcome:
        fronts = rng.sample(range(len(FRONT_HALVES)), self.seats)
        rears = rng.sample(range(len(FRONT_HALVES), len(HALVES)), self.seats)
        return tuple([half for pair in zip(fronts, rears, strict=True) for half in pair])

    def allows(self, outcome: Outcome) -> bool:
        are_right = all(
            0 <= half < len(HALVES) and (half < len(FRONT_HALVES)) == (place % 2 == 0)
            for place, half in enumerate(outcome)
        )
        return are_right and len(outcome) == 2 * self.seats == len(set(outcome))


@final
class DrawHalves(TruckerAwaited):
    """The boards of this flight are put together."""

    __slots__ = ()

    def chance(self, state: TruckerState) -> Chance:
        return HalvesDraw(state.seats)

    def came(self, state: TruckerState, outcome: Outcome) -> None:
        ids = [HALVES[half] for half in outcome]
        names = [halves_name(front, rear) for front, rear in zip(ids[::2], ids[1::2], strict=True)]
        hand_out_boards(state, names)
        state.tell(HalvesDrawn(tuple(names)))


@final
class CloseSquares(TruckerStep):
    """Two dice, when the timer is started (ABE-IIIB-01, ABE-IIIB-02)."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        state.await_chance(RollForSquares())


@final
class RollForSquares(TruckerAwaited):
    """Squares with either number are closed; after doubles nobody has a starting cabin (ABE-IIIB-03)."""

    __slots__ = ()

    def chance(self, state: TruckerState) -> Chance:
        del state
        return TWO_DICE

    def came(self, state: TruckerState, outcome: Outcome) -> None:
        name = closed_name(outcome)
        hand_out_boards(state, [name] * state.seats)
        closed = board(name)
        squares = closed.squares(closed.closed) if state.options.marks == "shown" else ()  # ABE-IIIB-06
        state.tell(SquaresClosed(outcome, name, squares))
