"""Enemy fleets: whoever reaches the strength of a line is spared down to there (MIS-FLEET)."""

from __future__ import annotations

from typing import Final, final

from starhaul.trucker.events import FleetFaced
from starhaul.trucker.hazards import SinglePenalty
from starhaul.trucker.state import TruckerState, TruckerStep


def lines_spared(strengths: tuple[int, ...], halves: int) -> int:
    """How many lines, from the top, do not apply to somebody with this strength: down to the lowest one that it
    reaches (MIS-FLEET-05 to MIS-FLEET-07)."""
    return max([number for number, strength in enumerate(strengths, 1) if halves >= 2 * strength], default=0)


@final
class StrikeLines(TruckerStep):
    """All have declared. Line by line, from the top, it hits at the same time those to whom the line applies; the
    leader rolls once for each shot (MIS-FLEET-08)."""

    __slots__ = ("line", "penalties", "strengths")

    def __init__(self, strengths: tuple[int, ...], penalties: tuple[SinglePenalty, ...], line: int = 0) -> None:
        self.strengths: Final = strengths
        self.penalties: Final = penalties
        self.line: Final = line
        """The next one, counted from 0."""

    def run(self, state: TruckerState) -> None:
        order, line = state.order(), self.line
        spared = {seat: lines_spared(self.strengths, state.rockets[seat].declared) for seat in order}
        if line == 0:
            for seat in order:
                state.tell(FleetFaced(seat, spared[seat], len(self.penalties)))
        if line < len(self.penalties):
            concerned = tuple([seat for seat in order if spared[seat] <= line])
            strike = self.penalties[line].at_once(concerned, order[0]) if concerned else []
            state.first(*strike, StrikeLines(self.strengths, self.penalties, line + 1))
