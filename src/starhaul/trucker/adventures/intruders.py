"""Intruders: predators, commandos, and what is both (ABE-INT)."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from typing import ClassVar, Literal

from starhaul.trucker.card_steps.intruders import CollectRewards, Intruders
from starhaul.trucker.goods import colour_numbers
from starhaul.trucker.grid import FACING_NAMES
from starhaul.trucker.intruding import HANDS
from starhaul.trucker.rolling import RollForLane
from starhaul.trucker.state import TruckerState, TruckerStep

from .card import AdventureCard, Colour


@dataclass(frozen=True, slots=True, kw_only=True)
class Intruder(AdventureCard):
    """It comes in from one side, and earns a reward to those who defeat it aboard."""

    from_side: Literal["front", "right", "rear", "left"]
    hand: Literal["left", "right", "both"]
    """The one that it keeps to the wall; both: two of a kind come, one for each hand (ABE-INT-DBL-01)."""
    credits: int = 0
    goods: tuple[Colour, ...] = ()

    has_intruders: ClassVar[bool] = True

    @abstractmethod
    def intruders(self) -> Intruders:
        """Who comes."""

    def steps(self, state: TruckerState) -> list[TruckerStep]:
        """The leader rolls for all (ABE-INT-01); rewards come when everybody is through (ABE-INT-15)."""
        order = tuple(state.order())
        rewards = CollectRewards(self.credits, colour_numbers(self.goods))
        return [RollForLane(order[0], order, self.intruders()), rewards]

    def _coming(self, name: str, steps: int, segments: tuple[int, ...], *, eats: bool) -> Intruders:
        side, hands = FACING_NAMES.index(self.from_side), tuple(HANDS) if self.hand == "both" else (self.hand,)
        return Intruders(side, name, hands, steps, segments, eats, self.credits, colour_numbers(self.goods))


@dataclass(frozen=True, slots=True, kw_only=True)
class Predator(Intruder):
    """It eats all that it finds (ABE-INT-PRE)."""

    walk: int
    """How many steps it takes, the way in included (ABE-INT-06)."""

    def intruders(self) -> Intruders:
        return self._coming("predator", self.walk, (), eats=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class Commando(Intruder):
    """It plants charges (ABE-INT-COM); its way ends with the last one (ABE-INT-COM-09)."""

    segments: tuple[int, ...]
    """The steps before each charge."""

    def intruders(self) -> Intruders:
        return self._coming("commando", sum(self.segments), self.segments, eats=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class PredatorCommando(Intruder):
    """It does both (ABE-INT-PC-01)."""

    segments: tuple[int, ...]

    def intruders(self) -> Intruders:
        return self._coming("predator_commando", sum(self.segments), self.segments, eats=True)
