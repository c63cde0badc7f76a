"""Smugglers, slavers and pirates attack in order until somebody defeats them (CRD-ENEMY)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from starhaul.kernel import Seat
from starhaul.trucker.cargo import GainGoods
from starhaul.trucker.decisions import Ask
from starhaul.trucker.declaring import Declare
from starhaul.trucker.events import Cause, Criterion, Fight, Fought
from starhaul.trucker.goods import colour_numbers
from starhaul.trucker.hazards import Penalty
from starhaul.trucker.measures import Tally
from starhaul.trucker.merchant import MERCHANT
from starhaul.trucker.mission_steps.merchant import Plunder
from starhaul.trucker.state import TruckerState, TruckerStep

from .offers import Offer


@final
class TakeReward(Offer):
    """Take the reward and lose the days, or neither (CRD-ENEMY-03)?"""

    __slots__ = ("credits", "goods")

    rule: ClassVar[str] = "CRD-ENEMY-03"

    def __init__(self, days: int, credits: int, goods: tuple[str, ...]) -> None:  # noqa: A002 the word of the game
        super().__init__(Ask.REWARD, days)
        self.credits: Final = credits
        self.goods: Final = goods

    def take(self, state: TruckerState, seat: Seat) -> None:
        state.pay(seat, self.credits, Cause.CARD)
        if self.goods:
            state.first_for(seat, GainGoods(colour_numbers(self.goods)))


@final
class Attack(TruckerStep):
    """The next player counts cannon strength (CRD-ENEMY-01), a merchant in between is plundered (MIS-HSE-14); after the
    last one the held back penalty comes."""

    __slots__ = ("defeated", "penalty", "reward", "seats", "strength")

    def __init__(
        self,
        seats: tuple[Seat, ...],
        strength: int,
        penalty: Penalty,
        reward: TakeReward,
        defeated: tuple[Seat, ...] = (),
    ) -> None:
        self.seats: Final = seats
        self.strength: Final = strength
        self.penalty: Final = penalty
        self.reward: Final = reward
        self.defeated: Final = defeated
        """For whom the penalty is held back."""

    def run(self, state: TruckerState) -> None:
        if self.seats and self.seats[0] == MERCHANT:
            state.first(Plunder(), self.after(self.defeated))
        elif self.seats:
            state.first(Declare(self.seats[0], Tally(Criterion.CANNONS, self.strength)), Compare(self))
        elif self.defeated:
            state.first(*self.penalty.steps(self.defeated))

    def after(self, defeated: tuple[Seat, ...]) -> Attack:
        """The attack on the next player."""
        return Attack(self.seats[1:], self.strength, self.penalty, self.reward, defeated)

    def over(self) -> Attack:
        """Nobody else is attacked."""
        return Attack((), self.strength, self.penalty, self.reward, self.defeated)


@final
class Compare(TruckerStep):
    """Stronger wins and ends the attacks; equal, and nothing happens; weaker pays. Then the next (CRD-ENEMY-02)."""

    __slots__ = ("attack",)

    def __init__(self, attack: Attack) -> None:
        self.attack: Final = attack

    def run(self, state: TruckerState) -> None:
        attack = self.attack
        seat = attack.seats[0]
        difference = state.rockets[seat].declared - 2 * attack.strength
        if difference > 0:
            state.tell(Fought(seat, Fight.WON))
            state.first(attack.over())
            state.ask(seat, attack.reward)
        elif difference == 0:
            state.tell(Fought(seat, Fight.TIED))
            state.first(attack.after(attack.defeated))
        else:
            state.tell(Fought(seat, Fight.LOST))
            state.first(*self._punish(seat))

    def _punish(self, seat: Seat) -> list[TruckerStep]:
        """Shots wait until the attacks are over, and come at all the defeated at once (CRD-PIRATES-01)."""
        attack = self.attack
        if attack.penalty.waits:
            return [attack.after((*attack.defeated, seat))]
        return [*attack.penalty.steps((seat,)), attack.after(attack.defeated)]
