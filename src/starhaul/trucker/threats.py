"""Meteors and shots: the roll, the component in danger, the defence, the hit (HIT-01 to HIT-13, HIT-21)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from starhaul.kernel import Move, Outcome, Seat

from .batteries import SpendTokens
from .damage import Destroy
from .decisions import Ask, Question
from .events import Cause, DiceRolled, Meeting, ThreatMet
from .grid import FACING_NAMES, Square, lane_number
from .hits import HARMLESS, NO_DEFENCE, PAID_DEFENCES, SHIELD_DEFENCE, THREAT_NAMES, defence, target
from .lane_dice import NO_LANE
from .moves import DEFEND, ENDURE, Defend
from .saving import saved
from .state import Awaiting, TruckerState, TruckerStep


@saved
@dataclass(frozen=True, slots=True)
class RollForThreat(Awaiting):
    """Dice name the lane of a threat; it reaches all these ships with the same roll, side by side (HIT-21).

    In a flight all boards are of one class, so that all read the dice alike (ABE-GEN-03)."""

    roller: Seat
    seats: tuple[Seat, ...]
    threat: int
    side: int
    rolled: Outcome = ()
    lane: int = NO_LANE
    """What the dice have named so far."""

    def run(self, state: TruckerState) -> None:
        dice = state.ships[self.roller].board.dice.due(self.side, self.lane)
        if dice is not None:
            state.await_chance(dice, self)
            return
        threat, side = THREAT_NAMES[self.threat], FACING_NAMES[self.side]
        state.tell(DiceRolled(self.roller, self.rolled, threat, side, lane_number(self.lane)))
        for seat in self.seats:
            state.first_for(seat, Strike(seat, self.threat, self.side, self.lane))

    def came(self, state: TruckerState, outcome: Outcome) -> None:
        lane = state.ships[self.roller].board.dice.lane(self.side, outcome, self.lane)
        rolled = self.rolled + outcome
        RollForThreat(self.roller, self.seats, self.threat, self.side, rolled, lane).run(state)


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
            state.tell(ThreatMet(self.seat, Meeting.HARMLESS, ship.board.square(cell)))
        elif possible == NO_DEFENCE or not ship.total_tokens:
            hit(state, self.seat, cell)
        else:
            state.ask(self.seat, self._question(ship.board.square(cell), possible))

    def _question(self, square: Square, possible: int) -> DefendOrNot:
        return DefendOrNot(
            threat=THREAT_NAMES[self.threat],
            side=FACING_NAMES[self.side],
            lane=lane_number(self.lane),
            target=square,
            defence=PAID_DEFENCES[possible],
        )


def hit(state: TruckerState, seat: Seat, cell: int) -> None:
    state.tell(ThreatMet(seat, Meeting.HIT, state.ships[seat].board.square(cell)))
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
            hit(state, seat, state.ships[seat].board.cell(self.target))
