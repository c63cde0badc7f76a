"""Robopolice raids (MIS-ROBO)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from starhaul.trucker.card_steps.robopolice import RollForSide, Unit
from starhaul.trucker.events import Contraband
from starhaul.trucker.grid import FACING_NAMES
from starhaul.trucker.state import TruckerState, TruckerStep

from .card import AdventureCard


@dataclass(frozen=True, slots=True)
class PrintedUnit:
    """Which way it looks for an entry, and which hand it keeps to the wall."""

    search: Literal["clockwise", "counterclockwise"]
    hand: Literal["left", "right"]


@dataclass(frozen=True, slots=True, kw_only=True)
class RobopoliceRaid(AdventureCard):
    """It comes from one of three sides, always in the same lane (MIS-ROBO-01)."""

    sides: tuple[Literal["front", "right", "rear", "left"], ...]
    """By the face of a die, from 1 on."""
    point: tuple[int, int]
    """The dice drawn on the card, the larger drawing first."""
    units: tuple[PrintedUnit, ...]
    contraband: Contraband

    also_called: ClassVar[tuple[str, ...]] = ("robopolice",)
    has_intruders: ClassVar[bool] = True

    def steps(self, state: TruckerState) -> list[TruckerStep]:
        seats = tuple(state.order())
        sides = tuple([FACING_NAMES.index(side) for side in self.sides])
        units = tuple([Unit(unit.search, unit.hand) for unit in self.units])
        return [RollForSide(seats, sides, self.point, units, self.contraband)]
