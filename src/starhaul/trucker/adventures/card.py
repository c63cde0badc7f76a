"""What all adventure cards have in common. What is printed is here, one module a family; what happens is in steps."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import ClassVar, Final, Literal, get_args

from starhaul.trucker.printed_components import Source
from starhaul.trucker.state import TruckerState, TruckerStep

Colour = Literal["red", "yellow", "green", "blue"]
DeckName = Literal["I", "II", "III", "IV", "S"]
DECKS: Final[tuple[DeckName, ...]] = get_args(DeckName)
"""All decks, the mildest first: the rules count them from 0. S are the supercards, which belong to no level
(MIS-SUP-01). A box has those that its sets reach."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AdventureCard(ABC):
    """A printed card. Its steps are its text, read from top to bottom."""

    id: str
    deck: DeckName
    source: Source
    learning: bool = False
    """Whether it is one of the eight cards of the learning flight."""
    requires: tuple[str, ...] = ()
    """Sets without which it stays in the box (MIS-SUP-03)."""

    unshown: ClassVar[tuple[str, ...]] = ("requires",)
    also_called: ClassVar[tuple[str, ...]] = ()
    """What missions call it beside the name of its table: several families can be special events, say."""
    has_intruders: ClassVar[bool] = False
    """Whether a game without intruders leaves it out (ABE-GEN-06)."""

    needs_company: ClassVar[bool] = False
    """Whether it does nothing to somebody who flies alone (GUP-09)."""

    @property
    def is_super(self) -> bool:
        return self.deck == "S"

    def is_void(self, state: TruckerState) -> bool:
        """Whether it does nothing, because one ship is left."""
        return self.needs_company and len(state.order()) == 1

    @abstractmethod
    def steps(self, state: TruckerState) -> list[TruckerStep]:
        """What happens when it is revealed. It only says so: the state stays as it is until the steps run."""
