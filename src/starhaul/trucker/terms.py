"""What a seat may do, and must do, differently in a flight. Rules ask its terms, and never who granted or imposed them.

Terms are composed once, when a flight is prepared (composing.py): from the flight and from the seat's title. Whatever
else comes to change them is one field here and one line there.
"""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING, Final, final

from .hull_rules import PLAIN_RULES, HullRules

if TYPE_CHECKING:
    from .allowances import Allowance
    from .building_rule import BuildingRule
    from .state import TruckerLaneStep
    from .team.ability import UsableAbility

RESERVE_PLACES: Final = 2


class Moment(Enum):
    """Named moments of a flight, at which a seat may go through steps of its own (moments.py)."""

    BEFORE_BUILDING = auto()
    """Boards and cards lie ready; nobody has begun to build, and no dice have closed squares (ABE-SUP-PLA-05)."""
    AFTER_BUILDING = auto()
    """All have finished, and nobody has looked at the ships (TIM-16)."""
    BEFORE_CHECK = auto()
    """Nothing more is added; errors can still be mended before somebody finds them (ABE-SUP-17)."""
    CHECKING = auto()
    """What could be mended is mended; the ships are about to be looked at (ABE-SUP-HYP-04)."""
    AFTER_CHECK = auto()
    """Ships are whole; batteries are empty and nobody is aboard (CRW-01)."""
    JUDGED = auto()
    """Everybody has done what can be done to a whole ship: it is what it will be at take-off (ABE-SUP-17)."""
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
    AFTER_FLIGHT = auto()
    """The last card is resolved for all, and no bonus is paid (ABE-SUP-11, ABE-SUP-BUR-02)."""
    BEFORE_PAYING = auto()
    """The flight is over and judged; goods are still aboard (END-04)."""


class BuildingTerms:
    """What is different while a seat builds, and at the spot check."""

    __slots__ = (
        "allowances",
        "building",
        "exempt",
        "is_reserve_kept",
        "is_reserve_last",
        "is_reserve_safe",
        "may_read_early",
        "may_read_hidden",
        "may_return_reserved",
        "mending",
        "reserve_places",
        "reserve_sides",
    )

    def __init__(self) -> None:
        self.reserve_places: int = RESERVE_PLACES
        """How many components can be put aside (TIM-14)."""
        self.reserve_sides: int = 0
        """Connector sides that a full reserve must have in total (TRK-G-05)."""
        self.is_reserve_last: bool = False
        """Whether the reserve is filled before anything is added, and added after all else (TRK-G-05)."""
        self.is_reserve_kept: bool = False
        """Whether what is left in the reserve is not lost (ABE-SUP-BUY-01)."""
        self.is_reserve_safe: bool = False
        """Whether nobody else can take anything out of it (ABE-SUP-BUY-02)."""
        self.may_return_reserved: bool = False
        """Whether what was reserved can be put back on the table (ABE-SUP-BUY-02)."""
        self.may_read_hidden: bool = False
        """Whether it may read the fourth pile (ABE-SUP-INS-01)."""
        self.may_read_early: bool = False
        """Whether it may read piles before it has added a component (ABE-SUP-INS-02)."""
        self.building: tuple[BuildingRule, ...] = ()
        """What is different while building: moves of its own, and such as are refused."""
        self.allowances: tuple[Allowance, ...] = ()
        """What lets components be added where the building rules forbid it (ABE-SUP-19)."""
        self.mending: tuple[TruckerLaneStep, ...] = ()
        """What this seat goes through whenever a component was removed because of a fault (ABE-SUP-WEL-01)."""
        self.exempt: tuple[tuple[int, ...], ...] = ()
        """Groups of kinds of which one component each needs no empty square (ABE-SUP-HYP-01)."""


@final
class Terms(BuildingTerms):
    """The plain terms, for composing to change; afterwards they stay as they are, and clones share them."""

    __slots__ = (
        "abilities",
        "are_aliens_lost_last",
        "are_holes_deadly",
        "are_losses_chosen",
        "are_losses_in_flight_free",
        "are_narrow_parts_brittle",
        "better_by",
        "hull",
        "is_look_rewarded",
        "is_paid_as_first",
        "steps",
    )

    def __init__(self) -> None:
        super().__init__()
        self.hull: HullRules = PLAIN_RULES
        """What is different for the ship: what keeps components from working (TRK-G-01 to TRK-G-03), and more."""
        self.are_holes_deadly: bool = False
        """Whether exposed connectors take places in cabins, and new ones the figures (TRK-G-04)."""
        self.are_narrow_parts_brittle: bool = False
        """Whether corridor components tear off those that they are joined to (TRK-G-06)."""
        self.are_aliens_lost_last: bool = False
        """Whether aliens can be chosen for a loss only when no human is left (MIS-HSE-06)."""
        self.are_losses_chosen: bool = False
        """Whether it chooses which blocks or tokens to give up, whatever they are worth (ABE-SUP-STO-02)."""
        self.is_paid_as_first: bool = False
        """Whether finishing brings the reward of the first place, in whatever place (END-02)."""
        self.is_look_rewarded: bool = True
        """Whether it can have the best-looking ship (END-03)."""
        self.are_losses_in_flight_free: bool = False
        """Whether components lost in flight cost nothing, if it finishes (END-07)."""
        self.abilities: dict[Moment, tuple[UsableAbility, ...]] = {}
        """What this seat may use at named moments, each once a flight, in the order that it likes (ABE-SUP-15)."""
        self.better_by: int = 0
        """Credits by which some payments and rewards are better (ABE-SUP-SWI-02)."""
        self.steps: dict[Moment, tuple[TruckerLaneStep, ...]] = {}
        """What this seat goes through at named moments of a flight."""

    def add_step(self, moment: Moment, step: TruckerLaneStep) -> None:
        """At this moment this seat goes through one thing more."""
        self.steps[moment] = (*self.steps.get(moment, ()), step)


PLAIN_TERMS: Final = Terms()
ALL_PLAIN: Final = [[PLAIN_TERMS] * seats for seats in range(5)]
"""By their number: seats of which none may do anything differently, as in most flights."""
