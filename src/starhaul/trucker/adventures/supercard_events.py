"""The special events among the supercards: harsher kin of stardust, epidemic and radiation leak (MIS-EVT). Each judges
ships as they are when it is turned up, and takes all at once (MIS-EVT-05)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from starhaul.trucker.card_steps.nanobot_dust import DropMostExposed
from starhaul.trucker.card_steps.radiation_leak import Overload, Sicken
from starhaul.trucker.card_steps.special_events import FallIll, GatherDust
from starhaul.trucker.levels import ByLevel, at_level
from starhaul.trucker.state import TruckerState, TruckerStep

from .card import AdventureCard


@dataclass(frozen=True, slots=True, kw_only=True)
class SpecialEvent(AdventureCard):
    """What the six have in common is how missions call them."""

    also_called: ClassVar[tuple[str, ...]] = ("special_event",)


@dataclass(frozen=True, slots=True, kw_only=True)
class NanobotDust(SpecialEvent):
    """It undoes what sticks out most (MIS-EVT-06)."""

    components: ByLevel

    def steps(self, state: TruckerState) -> list[TruckerStep]:
        return [DropMostExposed(at_level(self.components, state.level))]


@dataclass(frozen=True, slots=True, kw_only=True)
class ThickStardust(SpecialEvent):
    """It slows down even more (MIS-EVT-07)."""

    days_per_connector: ByLevel
    """For each that is exposed."""

    def steps(self, state: TruckerState) -> list[TruckerStep]:
        days = at_level(self.days_per_connector, state.level)
        return [GatherDust(seat, days) for seat in reversed(state.order())]


@dataclass(frozen=True, slots=True, kw_only=True)
class GalacticPlague(SpecialEvent):
    """It goes from cabin to cabin, and may leave nobody (MIS-EVT-08)."""

    crew: ByLevel
    """Of each cabin in question; with fewer, all."""

    def steps(self, state: TruckerState) -> list[TruckerStep]:
        crew = at_level(self.crew, state.level)
        return [FallIll(seat, crew) for seat in state.order()]


@dataclass(frozen=True, slots=True, kw_only=True)
class TravellingPlague(SpecialEvent):
    """It finds its way through other components (MIS-EVT-09)."""

    joins: ByLevel
    """How far cabins infect each other."""
    crew: ByLevel

    def steps(self, state: TruckerState) -> list[TruckerStep]:
        joins, crew = at_level(self.joins, state.level), at_level(self.crew, state.level)
        return [FallIll(seat, crew, joins) for seat in state.order()]


@dataclass(frozen=True, slots=True, kw_only=True)
class RadiationSickness(SpecialEvent):
    """It harms who lives beside power (MIS-EVT-10)."""

    crew: ByLevel

    def steps(self, state: TruckerState) -> list[TruckerStep]:
        crew = at_level(self.crew, state.level)
        return [Sicken(seat, crew) for seat in state.order()]


@dataclass(frozen=True, slots=True, kw_only=True)
class PowerSurge(SpecialEvent):
    """It tears off what stores too much power in one place (MIS-EVT-11)."""

    tokens: ByLevel
    """So many in a block are too much."""

    def steps(self, state: TruckerState) -> list[TruckerStep]:
        tokens = at_level(self.tokens, state.level)
        return [Overload(seat, tokens) for seat in state.order()]
