"""What is printed for the robot: difficulties, dice, the steps of the mat, and the counters of its start worlds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Final, Literal

from starhaul.kernel import Range, Ref, Table

Source = Literal["rulebook", "public", "house"]
Face = Literal["explore", "develop", "settle", "trade", "x2", "produce", "star", "robot"]
Named = Literal["explore", "develop", "settle", "trade", "x2", "produce"]
"""A face that names an action."""
Find = Literal["development", "peaceful_world", "military_world"]
Track = Literal["credit", "economy"]


@dataclass(frozen=True, slots=True)
class Difficulty:
    """How many markers for six-cost developments the robot has, and what each and every such card is worth to it."""

    id: Literal["easy", "normal", "hard"]
    markers: Annotated[int, Range(1, 3)]
    vp: int
    source: Source


@dataclass(frozen=True, slots=True)
class Die:
    """One of the two dice."""

    id: Literal["a", "b"]
    faces: tuple[Face, Face, Face, Face, Face, Face]
    source: Source


@dataclass(frozen=True, slots=True)
class MatStep:
    """What the robot does in a phase as its action or its reaction; the fields in the order of doing."""

    id: str
    source: Source
    marker: int = 0
    """Credits for an unplaced marker, which replaces the rest; 0: no marker here."""
    credit_needed: int = 0
    vp: int = 0
    """Times the economy."""
    economy: int = 0
    credit: int = 0
    draw: int = 0
    draw_both: int = 0
    """Cards drawn with both dice on Explore."""
    find: Find | None = None
    from_common: bool = False
    """Whether the common deck is searched instead of the robot's."""
    worth: int = -9
    """Printed VP that the card found must have at least."""
    pay: int = 0
    pay_six: int = 0
    """Credits for a six-cost development; without them it is passed over."""
    leaves: bool = False
    """Whether the start world leaves with its counters when a card was found."""


@dataclass(frozen=True, slots=True)
class Turn:
    """The robot face comes to mean something else after an action of the robot."""

    after: Literal["trade", "produce"]
    face: Named
    to: Named


@dataclass(frozen=True, slots=True)
class RobotStart:
    """What a start world means for the robot."""

    id: Annotated[str, Ref("card")]
    credit: Annotated[int, Range(0, 4)]
    economy: Annotated[int, Range(0, 5)]
    deck: int
    face: Named
    face_source: Source
    source: Source
    counters: tuple[MatStep, ...] = ()
    """Steps that replace those of the mat."""
    turns: tuple[Turn, ...] = ()


DIFFICULTIES: Final = Table("difficulty", Difficulty)
DICE: Final = Table("die", Die)
STEPS: Final = Table("step", MatStep)
STARTS: Final = Table("robot", RobotStart)
TABLES: Final[tuple[Table[Any], ...]] = (DIFFICULTIES, DICE, STEPS, STARTS)
