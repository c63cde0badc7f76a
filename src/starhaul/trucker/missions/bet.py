"""Credits on one's own flight."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from starhaul.trucker.levels import ByLevel, at_level
from starhaul.trucker.mission_steps.bets import BetKey, PlaceBets, SettleBets
from starhaul.trucker.state import TruckerState, TruckerStep
from starhaul.trucker.terms import Moment

from .effect import FlightEffect


@dataclass(frozen=True, slots=True)
class BetOption:
    """What can be bet on, and what the bank adds to a kept stake, as a multiple of it (MIS-HSE-09)."""

    key: BetKey
    win_multiple: int


@dataclass(frozen=True, slots=True)
class Bet(FlightEffect):
    """Before the first card everybody secretly bets on one of these (MIS-HSE-08)."""

    effect: Literal["bet"]
    stake_max: ByLevel
    options: tuple[BetOption, ...]

    def steps_at(self, state: TruckerState, moment: Moment) -> Sequence[TruckerStep]:
        options = tuple([(option.key, option.win_multiple) for option in self.options])
        if moment is Moment.LOADED:
            return (PlaceBets(options, at_level(self.stake_max, state.level)),)
        return (SettleBets(options),) if moment is Moment.BEFORE_PAYING else ()
