"""What the robot does, step by step."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from starhaul.kernel import Event
from starhaul.race.actions import Action

from .facts import Face, Find, Named, Track


@dataclass(frozen=True, slots=True)
class RobotBegan(Event):
    """The robot's start world, where its tracks begin and how its face is read."""

    reveals: ClassVar[bool] = True
    world: int
    credit: int
    economy: int
    face: Named


@dataclass(frozen=True, slots=True)
class DiceRolled(Event):
    """What the dice show, and the space of each on the mat; None: the die is lost."""

    rolled: tuple[Face, Face]
    spaces: tuple[Action | None, Action | None]
    face: Named
    """How the robot face is read in this roll."""


@dataclass(frozen=True, slots=True)
class RobotActed(Event):
    """The robot begins what the mat says for this phase."""

    step: str
    """The phase and `action` or `reaction`."""


@dataclass(frozen=True, slots=True)
class RobotIdle(Event):
    """It does nothing."""

    why: str
    """`credit`: it has too little; `mat`: nothing is printed."""


@dataclass(frozen=True, slots=True)
class RobotPlacedMarker(Event):
    """A marker for a six-cost development was placed for credits."""

    paid: int
    left: int


@dataclass(frozen=True, slots=True)
class RobotGotChips(Event):
    """Chips by the economy of the moment."""

    vp: int
    economy: int


@dataclass(frozen=True, slots=True)
class RobotTracks(Event):
    """Where the tracks stand now, and which of them moved: none where they were full."""

    credit: int
    economy: int
    moved: tuple[Track, ...]


@dataclass(frozen=True, slots=True)
class RobotDrew(Event):
    """Cards of the common deck, unseen, onto the robot's."""

    count: int


@dataclass(frozen=True, slots=True)
class RobotFlipped(Event):
    """A card was turned over: what was looked for, or a miss that is discarded."""

    reveals: ClassVar[bool] = True
    card: int
    found: bool
    find: Find | None
    """What is looked for, and the VP that it must have at least."""
    worth: int


@dataclass(frozen=True, slots=True)
class RobotPlaced(Event):
    """The card found lies in the robot's tableau."""

    card: int
    paid: int


@dataclass(frozen=True, slots=True)
class RobotFoundNothing(Event):
    """The search ended with the deck."""


@dataclass(frozen=True, slots=True)
class RobotStartLeft(Event):
    """The start world left with its counters."""

    world: int


@dataclass(frozen=True, slots=True)
class RobotFaceTurned(Event):
    """The robot face is read like this from now on."""

    face: Named
