"""The end of building: starting spaces, and what the last sand leaves half done (TIM-06, TIM-10, TIM-11)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import ClassVar, Final, final

from starhaul.kernel import CLOCK, IllegalMove, Move, Seat

from .assembly import put_pile_back, reserve_tile, return_tile, weld
from .decisions import Ask
from .events import BuildingFinished, BuildingStopped
from .moves import FINISH, TIME_OUT, Finish
from .player import EMPTY_HAND, NOTHING, Rocket
from .state import TruckerQuestion, TruckerState, TruckerStep


def free_spaces(state: TruckerState) -> tuple[int, ...]:
    """Starting spaces to choose from (TIM-10); in the learning flight only the best one (LRN-04)."""
    return _spaces_besides(state.leg.level, *[rocket.space for rocket in state.rockets])


@lru_cache
def _spaces_besides(level: str, *taken: int) -> tuple[int, ...]:
    free = [space for space in range(1, len(taken) + 1) if space not in taken]
    return tuple(free[:1] if level == "L" else free)


def finishing_moves(state: TruckerState) -> tuple[Move, ...]:
    return _finishing_moves(state.leg.level, *[rocket.space for rocket in state.rockets])


@lru_cache
def _finishing_moves(level: str, *taken: int) -> tuple[Move, ...]:
    return tuple([FINISH[space] for space in _spaces_besides(level, *taken)])


def space_problem(state: TruckerState, space: int) -> IllegalMove | None:
    return None if space in free_spaces(state) else IllegalMove("space-not-free", "TIM-10", space=space)


def take_space(state: TruckerState, seat: Seat, space: int) -> None:
    """The rocket goes to its starting space, for good."""
    state.set_rocket(seat, Rocket(space))
    state.tell(BuildingFinished(seat, space))
    state.questions.clear()


CONFIRM_SECONDS: Final = 20
"""How long those whom the timer stopped may think about their starting space (a ruling of ours)."""


@final
class StopBuilding(TruckerStep):
    """The last sand has run out: hands are emptied, and those who were still building take what spaces are left."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        stopped = [seat for seat in state.all_seats() if not state.rockets[seat].space]
        state.tell(BuildingStopped(tuple(stopped)))
        let_go(state, state.all_seats())
        state.first(ShareSpaces())


def let_go(state: TruckerState, seats: Sequence[Seat]) -> None:
    """Nobody has anything in hand any more."""
    for seat in seats:
        if state.hands[seat] is not EMPTY_HAND:
            _empty_hand(state, seat)


def _empty_hand(state: TruckerState, seat: Seat) -> None:
    """What is attached stays; what is not goes back to where it came from."""
    hand = state.hands[seat]
    if hand.reading != NOTHING:
        put_pile_back(state, seat)
    elif hand.cell != NOTHING:
        weld(state, seat)
    elif hand.tile != NOTHING and hand.from_reserve:
        reserve_tile(state, seat)
    elif hand.tile != NOTHING:
        return_tile(state, seat)


@final
class ShareSpaces(TruckerStep):
    """Whoever confirms first chooses first (TIM-11)."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        waiting = [seat for seat in state.all_seats() if not state.rockets[seat].space]
        if len(waiting) == 1:
            take_space(state, waiting[0], free_spaces(state)[0])
        elif waiting:
            state.first(self)
            for seat in waiting:
                state.ask(seat, CHOOSE_SPACE)
            state.ask(CLOCK, TIME)


@final
class ChooseSpace(TruckerQuestion):
    """Which starting space?"""

    __slots__ = ()

    rule: ClassVar[str] = "TIM-11"
    lasts: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__(Ask.STARTING_SPACE, must=False)

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        del seat
        return [*finishing_moves(state)]

    def problem(self, state: TruckerState, seat: Seat, move: Move) -> IllegalMove | None:
        if not isinstance(move, Finish):
            return super().problem(state, seat, move)
        return space_problem(state, move.space)

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        assert isinstance(move, Finish)
        take_space(state, seat, move.space)


@final
class Time(TruckerQuestion):
    """Asked of the clock: have the others waited long enough?"""

    __slots__ = ()

    rule: ClassVar[str] = "TIM-11"
    lasts: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__(Ask.TIME, must=False)

    def seconds(self, move: Move) -> float | None:
        del move
        return CONFIRM_SECONDS

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        del state, seat
        return [TIME_OUT]

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        """The best remaining spaces in seat order."""
        del seat, move
        for late in state.all_seats():
            if not state.rockets[late].space:
                take_space(state, late, free_spaces(state)[0])


CHOOSE_SPACE: Final = ChooseSpace()
TIME: Final = Time()
