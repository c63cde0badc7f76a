"""What a seat may do, and must do, differently in a flight. Rules ask its terms, and never who granted or imposed them.

Terms are composed once, when a flight is prepared (composing.py): from the flight and from the seat's title. Whatever
else comes to change them is one field here and one line there.
"""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING, Final, final

from .hull_rules import PLAIN_RULES, HullRules

if TYPE_CHECKING:
    from .state import TruckerLaneStep

RESERVE_PLACES: Final = 2


class Moment(Enum):
    """Named moments of a flight, at which a seat may go through steps of its own (moments.py)."""

    AFTER_BUILDING = auto()
    """All have finished, and nobody has looked at the ships (TIM-16)."""
    AFTER_CHECK = auto()
    """Ships are whole; batteries are empty and nobody is aboard (CRW-01)."""
    BEFORE_FLIGHT = auto()
    """Crews are aboard; ships are about to take off."""
    INSURING = auto()
    """Everybody has done what could be done before the flight (ABE-SUP-17)."""
    LOADED = auto()
    """All that comes aboard is aboard; the ships take off next."""
    BEFORE_CARD = auto()
    """Everybody could give up; the next card is turned over then."""
    CARD_REVEALED = auto()
    """A card lies open, and has done nothing yet (MIS-GAM-22)."""
    AFTER_CARD = auto()
    """A card did what it does; nobody has had to give up because of it (GUP-01)."""
    CABIN_BLOWN_UP = auto()
    """An explosion has destroyed the starting cabin of this seat, and the hit is resolved (MIS-HSE-03)."""
    CARD_OVER = auto()
    """Whoever had to give up because of a card has done so."""
    BEFORE_PAYING = auto()
    """The flight is over and judged; goods are still aboard (END-04)."""


@final
class Terms:
    """The plain terms, for composing to change; afterwards they stay as they are, and clones share them."""

    __slots__ = (
        "are_aliens_lost_last",
        "are_holes_deadly",
        "are_losses_in_flight_free",
        "are_narrow_parts_brittle",
        "hull",
        "is_look_rewarded",
        "is_paid_as_first",
        "is_reserve_last",
        "reserve_places",
        "reserve_sides",
        "steps",
    )

    def __init__(self) -> None:
        self.reserve_places: int = RESERVE_PLACES
        """How many components can be put aside (TIM-14)."""
        self.reserve_sides: int = 0
        """Connector sides that a full reserve must have in total (TRK-G-05)."""
        self.is_reserve_last: bool = False
        """Whether the reserve is filled before anything is added, and added after all else (TRK-G-05)."""
        self.hull: HullRules = PLAIN_RULES
        """What is different for the ship: what keeps components from working (TRK-G-01 to TRK-G-03), and more."""
        self.are_holes_deadly: bool = False
        """Whether exposed connectors take places in cabins, and new ones the figures (TRK-G-04)."""
        self.are_narrow_parts_brittle: bool = False
        """Whether corridor components tear off those that they are joined to (TRK-G-06)."""
        self.are_aliens_lost_last: bool = False
        """Whether aliens can be chosen for a loss only when no human is left (MIS-HSE-06)."""
        self.is_paid_as_first: bool = False
        """Whether finishing brings the reward of the first place, in whatever place (END-02)."""
        self.is_look_rewarded: bool = True
        """Whether it can have the best-looking ship (END-03)."""
        self.are_losses_in_flight_free: bool = False
        """Whether components lost in flight cost nothing, if it finishes (END-07)."""
        self.steps: dict[Moment, tuple[TruckerLaneStep, ...]] = {}
        """What this seat goes through at named moments of a flight."""

    def add_step(self, moment: Moment, step: TruckerLaneStep) -> None:
        """At this moment this seat goes through one thing more."""
        self.steps[moment] = (*self.steps.get(moment, ()), step)


PLAIN_TERMS: Final = Terms()
