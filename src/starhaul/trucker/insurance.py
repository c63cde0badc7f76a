"""Insurance of class IV ships: bought before the flight, it limits what lost components cost (ABE-INS)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from starhaul.kernel import Move, Seat

from .decisions import Ask
from .events import Cause, InsuranceOffered, Insured
from .moves import ACCEPT, PASS, Accept
from .state import TruckerLaneStep, TruckerQuestion, TruckerState


@final
class OfferInsurance(TruckerLaneStep):
    """To everybody who has the credits (ABE-INS-01, ABE-INS-09). That somebody has not tells the others no more than
    counting along would (FLT-07)."""

    __slots__ = ()

    def run(self, state: TruckerState, seat: Seat) -> None:
        insurance = state.ships[seat].board.insurance
        assert insurance is not None, "nothing to offer"
        can_pay = state.players[seat].purse.credits >= insurance.cost
        state.tell(InsuranceOffered(seat, insurance.cost, insurance.maximum, can_pay))
        if can_pay:
            state.ask(seat, InsureOrNot(insurance.cost, insurance.maximum))


@final
class InsureOrNot(TruckerQuestion):
    """Pay now, and at most so much for lost components in the end?"""

    __slots__ = ("cost", "maximum")

    rule: ClassVar[str] = "ABE-INS-01"

    def __init__(self, cost: int, maximum: int) -> None:
        super().__init__(Ask.INSURE)
        self.cost: Final = cost
        self.maximum: Final = maximum

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        del state, seat
        return [PASS, ACCEPT]

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        if isinstance(move, Accept):
            state.leg = state.leg.insuring(seat)
            state.pay(seat, -self.cost, Cause.INSURANCE)
            state.tell(Insured(seat, self.maximum))


def cost_of_losses(state: TruckerState, seat: Seat) -> int:
    """What somebody pays for lost components in the end (END-07, ABE-INS-03, ABE-INS-04)."""
    cost = state.board.lost_component * (len(state.players[seat].discarded) - _free_losses(state, seat))
    insurance = state.ships[seat].board.insurance
    return min(cost, insurance.maximum) if insurance is not None and seat in state.leg.insured else cost


def _free_losses(state: TruckerState, seat: Seat) -> int:
    """Components that cost nothing, though they are lost."""
    is_free = state.terms[seat].are_losses_in_flight_free and state.rockets[seat].has_finished
    return len(state.feats[seat].lost) if is_free else 0
