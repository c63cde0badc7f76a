"""A merchant to be escorted (MIS-HSE-12 to MIS-HSE-16)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from starhaul.trucker.adventures import CARDS, TYPES_OF
from starhaul.trucker.adventures.fleets import Fleet
from starhaul.trucker.levels import ByLevel, at_level
from starhaul.trucker.mission_steps.merchant import (
    Endanger,
    EndDanger,
    FlyAlong,
    LoseUnlessEscorted,
    LoseUnlessMatched,
)
from starhaul.trucker.state import TruckerState, TruckerStep
from starhaul.trucker.terms import Moment

from .effect import FlightEffect

NO_HELP: Final = -1
"""A radius in which nobody can be."""


@dataclass(frozen=True, slots=True)
class Encounter:
    """What a card of this type does to the merchant."""

    card: str
    crates: int = 0
    """How many it gains."""
    move: Literal["engine"] | None = None
    when: Literal["after all players"] | None = None
    attacked_in_turn: bool = False
    """Whether enemies reach it at its place in flight order (MIS-HSE-14)."""
    unless: Literal["escorted", "escort_matched"] | None = None
    """Who saves it (MIS-HSE-15)."""


@dataclass(frozen=True, slots=True)
class MerchantFlies(FlightEffect):
    """The merchant is one more rocket, with crates and no guns."""

    effect: Literal["merchant"]
    engine: ByLevel
    radius: int
    """How far an escorting rocket is at most, ahead or behind."""
    on: tuple[Encounter, ...]
    leaves: tuple[Literal["no_crates", "lapped"], ...]

    def steps_at(self, state: TruckerState, moment: Moment) -> Sequence[TruckerStep]:
        if moment not in (Moment.CARD_REVEALED, Moment.AFTER_CARD):
            return ()
        types = TYPES_OF[state.card]
        met = [encounter for encounter in self.on if encounter.card in types]
        if moment is Moment.CARD_REVEALED:
            return [step for encounter in met for step in self._before(encounter)]
        return [
            *[step for encounter in met for step in self._after(encounter, state)],
            EndDanger("lapped" in self.leaves),
        ]

    def _before(self, encounter: Encounter) -> list[TruckerStep]:
        if encounter.attacked_in_turn or encounter.unless == "escort_matched":
            return [Endanger(-encounter.crates, self.radius)]
        radius = self.radius if encounter.unless == "escorted" else NO_HELP
        return [LoseUnlessEscorted(-encounter.crates, radius)] if encounter.crates else []

    def _after(self, encounter: Encounter, state: TruckerState) -> list[TruckerStep]:
        if encounter.move:
            return [FlyAlong(at_level(self.engine, state.level))]
        card = CARDS[state.card]
        if encounter.unless == "escort_matched" and isinstance(card, Fleet):
            return [LoseUnlessMatched(card.lines_for(state)[-1].strength)]
        return []
