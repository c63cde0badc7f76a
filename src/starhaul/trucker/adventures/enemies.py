"""Smugglers, slavers and pirates: they attack in order until somebody defeats them (CRD-ENEMY)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from starhaul.kernel import Seat
from starhaul.trucker.cargo import GainGoods
from starhaul.trucker.decisions import Ask
from starhaul.trucker.declaring import Declare
from starhaul.trucker.events import Cause, Fight, Fought
from starhaul.trucker.saving import saved
from starhaul.trucker.state import TruckerState, TruckerStep

from .card import AdventureCard, Colour, Penalty, ShotsPenalty, colour_numbers
from .offers import Offer
from .penalties import penalise, shots_at


@dataclass(frozen=True, slots=True, kw_only=True)
class Enemy(AdventureCard):
    """A strength to beat, a penalty for the weaker, a reward for the stronger."""

    strength: int
    penalty: Penalty
    days: int
    credits: int = 0
    goods: tuple[Colour, ...] = ()

    def steps(self, state: TruckerState) -> list[TruckerStep]:
        state.defeated = ()
        return [Attack(tuple(state.order()), self), ShootAtDefeated(self)]


@saved
@dataclass(frozen=True, slots=True, kw_only=True)
class Smugglers(Enemy):
    """They take goods, and leave goods (CRD-SMUGGLERS-01)."""


@saved
@dataclass(frozen=True, slots=True, kw_only=True)
class Slavers(Enemy):
    """They take crew (CRD-SLAVERS-01)."""


@saved
@dataclass(frozen=True, slots=True, kw_only=True)
class Pirates(Enemy):
    """They shoot (CRD-PIRATES-01)."""


@saved
@dataclass(frozen=True, slots=True)
class Attack(TruckerStep):
    """The next player counts cannon strength (CRD-ENEMY-01)."""

    seats: tuple[Seat, ...]
    enemy: Enemy

    def run(self, state: TruckerState) -> None:
        if self.seats:
            state.first(Declare(self.seats[0], "cannons", self.enemy.strength), Compare(self.seats, self.enemy))


@saved
@dataclass(frozen=True, slots=True)
class Compare(TruckerStep):
    """Stronger wins and ends the attacks; equal, and nothing happens; weaker pays. Then the next (CRD-ENEMY-02)."""

    seats: tuple[Seat, ...]
    enemy: Enemy

    def run(self, state: TruckerState) -> None:
        seat, *others = self.seats
        enemy = self.enemy
        difference = state.declared[seat] - 2 * enemy.strength
        if difference > 0:
            state.tell(Fought(seat, Fight.WON))
            state.ask(seat, TakeReward(credits=enemy.credits, goods=enemy.goods, days=enemy.days))
            return
        state.tell(Fought(seat, Fight.LOST if difference < 0 else Fight.TIED))
        state.first(Attack(tuple(others), enemy))
        if difference < 0:
            _punish(state, seat, enemy.penalty)


def _punish(state: TruckerState, seat: Seat, penalty: Penalty) -> None:
    """Shots wait until the attacks are over; everything else comes at once."""
    if isinstance(penalty, ShotsPenalty):
        state.defeated += (seat,)
    else:
        penalise(state, seat, penalty)


@saved
@dataclass(frozen=True, slots=True, repr=False, kw_only=True)
class TakeReward(Offer):
    """Take the reward and lose the days, or neither (CRD-ENEMY-03)?"""

    ask: Ask = Ask.REWARD
    credits: int
    goods: tuple[str, ...]

    rule: ClassVar[str] = "CRD-ENEMY-03"

    def take(self, state: TruckerState, seat: Seat) -> None:
        state.pay(seat, self.credits, Cause.CARD)
        if self.goods:
            state.first_for(seat, GainGoods(seat, colour_numbers(self.goods)))


@saved
@dataclass(frozen=True, slots=True)
class ShootAtDefeated(TruckerStep):
    """The first defeated player rolls once for each shot, and it comes at all defeated ones (CRD-PIRATES-01)."""

    enemy: Enemy

    def run(self, state: TruckerState) -> None:
        penalty = self.enemy.penalty
        if state.defeated and isinstance(penalty, ShotsPenalty):
            state.first(*shots_at(state.defeated, penalty))
        state.defeated = ()
