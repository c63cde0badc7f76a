"""Credits on one's own flight."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from starhaul.trucker.levels import ByLevel

from .effect import FlightEffect


@dataclass(frozen=True, slots=True)
class BetOption:
    """What can be bet on, and what the bank adds to a kept stake, as a multiple of it (MIS-HSE-09)."""

    key: Literal["finish_first", "most_goods_blocks", "fewest_components_lost", "not_a_scratch"]
    win_multiple: int


@dataclass(frozen=True, slots=True)
class Bet(FlightEffect):
    """Before the first card everybody secretly bets on one of these (MIS-HSE-08)."""

    effect: Literal["bet"]
    stake_max: ByLevel
    options: tuple[BetOption, ...]
