"""What everybody sees of the robot: all but the cards of its deck."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from .facts import Face, Named
from .mat import Robot
from .scoring import robot_score
from .turns import action_at

if TYPE_CHECKING:
    from starhaul.race.actions import Action
    from starhaul.race.state import RaceState


@dataclass(frozen=True, slots=True)
class RobotView:
    """Its mat, tracks and tableau."""

    level: str
    start: str
    """The start world that its mat was set up for."""
    has_counters: bool
    """Whether the counters of that world still lie on the mat."""
    face: Named
    """How the robot face is read."""
    rolled: tuple[Face, ...]
    dice: tuple[Action | None, ...]
    """Where the dice lie; None: lost."""
    credit: int
    economy: int
    deck: int
    """Cards in its deck."""
    tableau: tuple[int, ...]
    markers: int
    placed: int
    """Markers not placed yet, and those that are."""
    chips: int
    score: int


def robot_view(state: RaceState, robot: Robot) -> RobotView:
    return RobotView(
        robot.level,
        robot.start,
        robot.has_counters,
        robot.face,
        robot.rolled,
        tuple([action_at(space) for space in robot.dice]),
        robot.credit,
        robot.economy,
        len(robot.deck),
        tuple(robot.tableau),
        robot.markers,
        robot.placed,
        robot.chips,
        robot_score(state, robot),
    )
