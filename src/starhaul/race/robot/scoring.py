"""What the robot scores, and who has won (TGS-SOLO-91, -92)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from starhaul.kernel import Result, ScoreLine

from .mat import Robot
from .turns import is_six

if TYPE_CHECKING:
    from starhaul.race.state import RaceState


@dataclass(frozen=True, slots=True)
class SoloResult(Result):
    """The result of the only seat, with the robot's bill and how the two compare."""

    robot: tuple[ScoreLine, ...]
    verdict: Literal["won", "drawn", "lost"]
    """For the seat."""

    def share(self, seat: int) -> float:
        del seat
        return {"won": 1.0, "drawn": 0.5, "lost": 0.0}[self.verdict]

    def lead(self, seat: int) -> int:
        return self.scores[seat] - sum([line.amount for line in self.robot])


def robot_bill(state: RaceState, robot: Robot) -> tuple[ScoreLine, ...]:
    """Chips, printed VP, and the same for every six-cost development, card or marker (TGS-SOLO-91)."""
    cards = state.cards
    sixes = sum([is_six(cards, card) for card in robot.tableau])
    vp = robot.difficulty.vp
    return (
        ScoreLine("chips", robot.chips),
        ScoreLine("cards", sum([cards.vp[card] for card in robot.tableau])),
        ScoreLine("six-cost cards", vp * sixes),
        ScoreLine("markers", vp * robot.placed),
    )


def robot_score(state: RaceState, robot: Robot) -> int:
    return sum([line.amount for line in robot_bill(state, robot)])


def solo_result(state: RaceState, robot: Robot, result: Result, tiebreak: int) -> SoloResult:
    """The player's bill beside the robot's; a tie is broken by cards and goods against credit and economy."""
    mine = (result.scores[0], tiebreak)
    its = (robot_score(state, robot), robot.credit + robot.economy)
    verdict: Literal["won", "drawn", "lost"] = "drawn" if mine == its else "won" if mine > its else "lost"
    return SoloResult(result.scores, result.ranks, result.breakdown, robot_bill(state, robot), verdict)
