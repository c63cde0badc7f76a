"""The Bureaucrat: days gained before anybody else has left, and bonuses that can be argued about (ABE-SUP-BUR)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from starhaul.kernel import Move, Seat
from starhaul.trucker.decisions import Ask
from starhaul.trucker.events import BonusesAdjusted
from starhaul.trucker.levels import flight_number
from starhaul.trucker.moves import AdjustBonuses
from starhaul.trucker.scoring import FINISH_CHANGES, LOOK_CHANGE
from starhaul.trucker.state import TruckerLaneStep, TruckerQuestion, TruckerState
from starhaul.trucker.terms import Moment

from .ability import UsableAbility
from .using import AbilityOffer

WAYS: Final = (0, 1, -1)
"""As they are, raised, lowered."""


@final
class EarlyStart(UsableAbility):
    """Gain as many days as the number of the flight, and one for each rocket ahead."""

    __slots__ = ()

    key: ClassVar[str] = "bureaucrat.a"
    rules: ClassVar[tuple[str, ...]] = ("ABE-SUP-BUR-01",)
    moment: ClassVar[Moment] = Moment.BEFORE_FLIGHT

    def offer(self, state: TruckerState, seat: Seat) -> AbilityOffer:
        return AbilityOffer(self.key, days=_days(state, seat))

    def is_wise(self, state: TruckerState, seat: Seat) -> bool:
        del state, seat
        return True

    def use(self, state: TruckerState, seat: Seat) -> None:
        state.move_rocket(seat, _days(state, seat))


def _days(state: TruckerState, seat: Seat) -> int:
    own = state.rockets[seat].position
    others = [other for other in state.taking_part() if state.rockets[other].position > own]
    return flight_number(state.level) + len(others)


@final
class ArguedBonuses(UsableAbility):
    """Raise or lower all bonuses for places, and the one for looks, each or none; also after giving up."""

    __slots__ = ()

    key: ClassVar[str] = "bureaucrat.b"
    rules: ClassVar[tuple[str, ...]] = ("ABE-SUP-BUR-02", "ABE-SUP-BUR-EX1")
    moment: ClassVar[Moment] = Moment.AFTER_FLIGHT

    def is_wise(self, state: TruckerState, seat: Seat) -> bool:
        """Where it is somebody's turn to be paid who is not far from the first place."""
        return state.rockets[seat].has_finished

    def use(self, state: TruckerState, seat: Seat) -> None:
        state.first_for(seat, OfferBonuses())


@final
class OfferBonuses(TruckerLaneStep):
    """Which way?"""

    __slots__ = ()

    def run(self, state: TruckerState, seat: Seat) -> None:
        state.ask(seat, ChooseBonuses(state.board.finish, FINISH_CHANGES, state.board.best_looking, LOOK_CHANGE))


@final
class ChooseBonuses(TruckerQuestion):
    """Up, down, or as they are: the bonuses for places, and the one for looks."""

    __slots__ = ("finish", "finish_changes", "look", "look_change")

    rule: ClassVar[str] = "ABE-SUP-BUR-02"

    def __init__(self, finish: tuple[int, ...], finish_changes: tuple[int, ...], look: int, look_change: int) -> None:
        super().__init__(Ask.ADJUST_BONUSES)
        self.finish: Final = finish
        """As printed, by places."""
        self.finish_changes: Final = finish_changes
        """By how much each would change."""
        self.look: Final = look
        self.look_change: Final = look_change

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        del state, seat
        return [AdjustBonuses(finish, look) for finish in WAYS for look in WAYS]

    def default(self, state: TruckerState, seat: Seat) -> Move:
        """Up for who has finished, and nothing else for sure."""
        return AdjustBonuses(1 if state.rockets[seat].has_finished else -1, 0)

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        assert isinstance(move, AdjustBonuses)
        state.support = state.support.adjusted(move.finish, move.look)
        state.tell(BonusesAdjusted(seat, move.finish, move.look))
