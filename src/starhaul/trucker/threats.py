"""Meteors and shots: the roll, the component in danger, the defence, the hit (HIT-01 to HIT-13, HIT-21)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from starhaul.kernel import Chance, Move, Outcome, Seat

from .damage import Destroy
from .decisions import Ask
from .events import Cause, DiceRolled, Meeting, ThreatMet
from .grid import FACING_NAMES, Square, lane_number
from .hits import (
    DEFENCES,
    HARMLESS,
    NO_DEFENCE,
    PAID_DEFENCES,
    SHIELD_DEFENCE,
    THREAT_NAMES,
    defence,
    defenders,
    target,
)
from .lane_dice import NO_LANE
from .moves import DEFEND, ENDURE, Defend
from .powering import NeedsPower, Powering, Powerings, payments, power, ways_to_power
from .state import TruckerAwaited, TruckerLaneStep, TruckerQuestion, TruckerState, TruckerStep


@final
class RollForThreat(TruckerStep):
    """Dice name the lane of a threat; it reaches all these ships with the same roll, side by side (HIT-21)."""

    __slots__ = ("roller", "seats", "side", "threat")

    def __init__(self, roller: Seat, seats: tuple[Seat, ...], threat: int, side: int) -> None:
        self.roller: Final = roller
        self.seats: Final = seats
        self.threat: Final = threat
        self.side: Final = side

    def run(self, state: TruckerState) -> None:
        state.await_chance(ThreatRoll(self, (), NO_LANE))


@final
class ThreatRoll(TruckerAwaited):
    """The dice that are still due. In a flight all boards are of one class and read them alike (ABE-GEN-03)."""

    __slots__ = ("lane", "rolled", "rolling")

    def __init__(self, rolling: RollForThreat, rolled: Outcome, lane: int) -> None:
        self.rolling: Final = rolling
        self.rolled: Final = rolled
        self.lane: Final = lane
        """What the dice have named so far."""

    def chance(self, state: TruckerState) -> Chance:
        dice = state.ships[self.rolling.roller].board.dice.due(self.rolling.side, self.lane)
        assert dice is not None
        return dice

    def came(self, state: TruckerState, outcome: Outcome) -> None:
        rolling = self.rolling
        dice = state.ships[rolling.roller].board.dice
        lane = dice.lane(rolling.side, outcome, self.lane)
        rolled = self.rolled + outcome
        if dice.due(rolling.side, lane) is not None:
            state.await_chance(ThreatRoll(rolling, rolled, lane))
            return
        threat, side = THREAT_NAMES[rolling.threat], FACING_NAMES[rolling.side]
        state.tell(DiceRolled(rolling.roller, rolled, threat, side, lane_number(lane)))
        for seat in rolling.seats:
            state.first_for(seat, Strike(rolling.threat, rolling.side, lane))


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


@final
class DefendOrNot(TruckerQuestion):
    """Power a shield or a double cannon, or lose the component (HIT-10, HIT-13)?"""

    __slots__ = ("defence", "lane", "side", "target", "threat")

    rule: ClassVar[str] = "HIT-10"

    def __init__(self, threat: str, side: str, lane: int, target: Square, defence: str) -> None:
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
            remedy = DEFENCES[self.defence]
            how = Meeting.SHIELDED if remedy == SHIELD_DEFENCE else Meeting.SHOT_DOWN
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
