"""Smugglers, slavers and pirates (CRD-ENEMY)."""

from __future__ import annotations

from dataclasses import dataclass

from starhaul.trucker.card_steps.enemies import Attack, TakeReward
from starhaul.trucker.hazards import AnyPenalty
from starhaul.trucker.mission_steps.merchant import order_of_attack
from starhaul.trucker.state import TruckerState, TruckerStep

from .card import AdventureCard, Colour


@dataclass(frozen=True, slots=True, kw_only=True)
class Enemy(AdventureCard):
    """A strength to beat, a penalty for the weaker, a reward for the stronger."""

    strength: int
    penalty: AnyPenalty
    days: int
    credits: int = 0
    goods: tuple[Colour, ...] = ()

    def steps(self, state: TruckerState) -> list[TruckerStep]:
        reward = TakeReward(self.days, self.credits, self.goods)
        return [Attack(order_of_attack(state), self.strength, self.penalty, reward)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Smugglers(Enemy):
    """They take goods, and leave goods (CRD-SMUGGLERS-01)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Slavers(Enemy):
    """They take crew (CRD-SLAVERS-01)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Pirates(Enemy):
    """They shoot (CRD-PIRATES-01)."""
