"""Meteors and shots: the roll, the component in danger, the defence, the hit (HIT-01 to HIT-13, HIT-21)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from starhaul.kernel import Dice, Move, Outcome, Seat

from .batteries import SpendTokens
from .damage import Destroy
from .decisions import Ask, Question
from .events import Cause, DiceRolled, Meeting, ThreatMet
from .grid import FACING_NAMES, Square
from .hits import HARMLESS, NO_DEFENCE, PAID_DEFENCES, SHIELD_DEFENCE, THREAT_NAMES, defence, target
from .moves import DEFEND, ENDURE, GRID, Defend
from .saving import saved
from .state import Awaiting, TruckerState, TruckerStep

TWO_DICE: Final = Dice(2)


@saved
@dataclass(frozen=True, slots=True)
class RollForThreat(Awaiting):
    """Two dice name the lane of a threat; it reaches all these ships with the same roll, side by side (HIT-21)."""

    roller: Seat
    seats: tuple[Seat, ...]
    threat: int
    side: int

    def run(self, state: TruckerState) -> None:
        state.await_chance(TWO_DICE, self)

    def came(self, state: TruckerState, outcome: Outcome) -> None:
        lane = sum(outcome)
        state.tell(DiceRolled(self.roller, outcome, THREAT_NAMES[self.threat], FACING_NAMES[self.side], lane))
        for seat in self.seats:
            state.first_for(seat, Strike(seat, self.threat, self.side, lane))


@saved
@dataclass(frozen=True, slots=True)
class Strike(TruckerStep):
    """A threat reaches one ship: it misses, is harmless, can be stopped for a token, or hits."""

    seat: Seat
    threat: int
    side: int
    lane: int

    def run(self, state: TruckerState) -> None:
        ship = state.ships[self.seat]
        cell = target(ship, self.side, self.lane)
        if cell is None:
            state.tell(ThreatMet(self.seat, Meeting.MISS, None))
            return
        possible = defence(ship, self.threat, self.side, self.lane)
        if possible == HARMLESS:
            state.tell(ThreatMet(self.seat, Meeting.HARMLESS, GRID.square(cell)))
        elif possible == NO_DEFENCE or not ship.total_tokens:
            hit(state, self.seat, cell)
        else:
            state.ask(self.seat, self._question(cell, possible))

    def _question(self, cell: int, possible: int) -> DefendOrNot:
        return DefendOrNot(
            threat=THREAT_NAMES[self.threat],
            side=FACING_NAMES[self.side],
            lane=self.lane,
            target=GRID.square(cell),
            defence=PAID_DEFENCES[possible],
        )


def hit(state: TruckerState, seat: Seat, cell: int) -> None:
    state.tell(ThreatMet(seat, Meeting.HIT, GRID.square(cell)))
    state.first_for(seat, Destroy(seat, 1 << cell))


@saved
@dataclass(frozen=True, slots=True, repr=False, kw_only=True)
class DefendOrNot(Question):
    """Spend a token on a shield or a double cannon, or lose the component (HIT-10, HIT-13)?"""

    ask: Ask = Ask.DEFEND
    threat: str
    side: str
    lane: int
    target: Square
    defence: str

    rule: ClassVar[str] = "HIT-10"

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        del state, seat
        return [DEFEND, ENDURE]

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        if isinstance(move, Defend):
            shielded = self.defence == PAID_DEFENCES[SHIELD_DEFENCE]
            how = Meeting.SHIELDED if shielded else Meeting.SHOT_DOWN
            state.tell(ThreatMet(seat, how, self.target))
            state.first_for(seat, SpendTokens(seat, 1, Cause.DEFENCE))
        else:
            hit(state, seat, GRID.cell(*self.target))
