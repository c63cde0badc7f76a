"""Meteors and shots: the roll, the component in danger, the defence, the hit (HIT-01 to HIT-13, HIT-21)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from starhaul.kernel import Move, Outcome, Seat

from .damage import Destroy
from .decisions import Ask
from .events import Cause, Defence, DiceRolled, Meeting, ThreatMet
from .grid import FACING_NAMES, Square, lane_number
from .hits import (
    CANNON_DEFENCE,
    HARMLESS,
    NO_DEFENCE,
    PAID_DEFENCES,
    SHIELD_DEFENCE,
    THREAT_NAMES,
    defence,
    defenders,
    target,
)
from .incoming import Incoming, Lanes
from .moves import DEFEND, ENDURE, Defend
from .powering import NeedsPower, payments, power, ways_to_power
from .sources import Powering, Powerings
from .state import TruckerLaneStep, TruckerQuestion, TruckerState


@final
class Projectile(Incoming):
    """A meteor or a shot."""

    __slots__ = ("threat",)

    def __init__(self, threat: int, side: int) -> None:
        super().__init__(side)
        self.threat: Final = threat

    def announce(self, state: TruckerState, roller: Seat, rolled: Outcome, lane: int) -> None:
        threat, side = THREAT_NAMES[self.threat], FACING_NAMES[self.side]
        state.tell(DiceRolled(roller, rolled, threat, side, lane_number(lane)))

    def reach(self, state: TruckerState, lanes: Lanes) -> None:
        for seat, lane in lanes:
            state.first_for(seat, Strike(self.threat, self.side, lane))


@final
class Strike(TruckerLaneStep):
    """A threat reaches one ship: it misses, is harmless, can be stopped by powering something, or hits."""

    __slots__ = ("lane", "side", "threat")

    def __init__(self, threat: int, side: int, lane: int) -> None:
        self.threat: Final = threat
        self.side: Final = side
        self.lane: Final = lane

    def run(self, state: TruckerState, seat: Seat) -> None:
        ship = state.ships[seat]
        cell = target(ship, self.side, self.lane)
        if cell is None:
            state.tell(ThreatMet(seat, Meeting.MISS, None))
            return
        remedy = defence(ship, self.threat, self.side, self.lane)
        square = ship.board.square(cell)
        if remedy == HARMLESS:
            state.tell(ThreatMet(seat, Meeting.HARMLESS, square))
            return
        if remedy == NO_DEFENCE or not ways_to_power(ship, defenders(ship, remedy, self.side, self.lane)):
            hit(state, seat, cell)
            return
        threat, side = THREAT_NAMES[self.threat], FACING_NAMES[self.side]
        state.ask(seat, DefendOrNot(threat, side, lane_number(self.lane), square, PAID_DEFENCES[remedy]))


def hit(state: TruckerState, seat: Seat, cell: int) -> None:
    state.tell(ThreatMet(seat, Meeting.HIT, state.ships[seat].board.square(cell)))
    state.first_for(seat, Destroy(1 << cell))


FENDING_OFF: Final = {
    Defence.SHIELD: (SHIELD_DEFENCE, Meeting.SHIELDED),
    Defence.DOUBLE_CANNON: (CANNON_DEFENCE, Meeting.SHOT_DOWN),
}
"""What has to be powered, and how the threat ends then."""


@final
class DefendOrNot(TruckerQuestion):
    """Power a shield or a double cannon, or lose the component (HIT-10, HIT-13)?"""

    __slots__ = ("defence", "lane", "side", "target", "threat")

    rule: ClassVar[str] = "HIT-10"

    def __init__(self, threat: str, side: str, lane: int, target: Square, defence: Defence) -> None:
        super().__init__(Ask.DEFEND)
        self.threat: Final = threat
        self.side: Final = side
        self.lane: Final = lane
        self.target: Final = target
        self.defence: Final = defence

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        del state, seat
        return [DEFEND, ENDURE]

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        ship = state.ships[seat]
        if isinstance(move, Defend):
            remedy, how = FENDING_OFF[self.defence]
            able = defenders(ship, remedy, FACING_NAMES.index(self.side), self.lane)
            power(state, seat, ways_to_power(ship, able), FendOff(self.target, how, ()))
        else:
            hit(state, seat, ship.board.cell(self.target))


@final
class FendOff(NeedsPower):
    """What was powered stops the threat."""

    __slots__ = ("how", "powerings", "target")

    def __init__(self, target: Square, how: Meeting, powerings: Powerings) -> None:
        self.target: Final = target
        self.how: Final = how
        self.powerings: Final = powerings

    def with_power(self, powering: Powering) -> FendOff:
        return FendOff(self.target, self.how, (powering,))

    def run(self, state: TruckerState, seat: Seat) -> None:
        state.tell(ThreatMet(seat, self.how, self.target))
        state.first_for(seat, *payments(seat, self.powerings, Cause.DEFENCE))
