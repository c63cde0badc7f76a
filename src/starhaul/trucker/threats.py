"""Meteors and shots: the roll, the component in danger, the defence, the hit (HIT-01 to HIT-13, HIT-21)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from starhaul.kernel import Move, Seat

from .damage import Destroy, falling_after
from .decisions import Ask
from .destruction import destroyed_with
from .events import Cause, Defence, Meeting, ThreatMet
from .grid import FACING_NAMES, Square, lane_from, lane_number, lane_start
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
from .incoming import Incoming, Prospect
from .moves import DEFEND, ENDURE, Defend
from .powering import NeedsPower, payments, power, ways_to_power
from .ship import Ship
from .sources import Powering, Powerings
from .state import TruckerLaneStep, TruckerQuestion, TruckerState


@final
class HitProspect(Prospect):
    """Which component would be in danger, what could be powered for it, and how much would be lost without."""

    __slots__ = ("chain", "defence", "lost", "target", "threat")

    optional: ClassVar[tuple[str, ...]] = ("chain",)

    def __init__(
        self, threat: str, target: Square | None, defence: Defence | None, lost: int, chain: tuple[Square, ...] = ()
    ) -> None:
        self.threat: Final = threat
        self.target: Final = target
        """None where it misses."""
        self.defence: Final = defence
        self.lost: Final = lost
        """Components, with those that would fall off; none where it is harmless anyway."""
        self.chain: Final = chain
        """What would explode or break along with it (MIS-CMP-11)."""

    def harm(self) -> int:
        return self.lost if self.defence is None else min(self.lost, 1)


def hit_prospect(ship: Ship, threat: int, side: int, lane: int) -> HitProspect:
    """What a meteor or a shot would do in this lane."""
    name, cell = THREAT_NAMES[threat], target(ship, side, lane)
    if cell is None:
        return HitProspect(name, None, None, 0)
    remedy = defence(ship, threat, side, lane)
    square = ship.board.square(cell)
    if remedy == HARMLESS:
        return HitProspect(name, square, None, 0)
    is_paid = remedy != NO_DEFENCE and bool(ways_to_power(ship, defenders(ship, remedy, side, lane)))
    destroyed = destroyed_with(ship, 1 << cell)
    lost = destroyed.bit_count() + len(falling_after(ship, destroyed))
    chain = ship.board.squares(destroyed & ~(1 << cell))
    return HitProspect(name, square, PAID_DEFENCES[remedy] if is_paid else None, lost, chain)


def left_by(ship: Ship, prospect: HitProspect) -> Ship:
    """The ship after that, if all is powered that can be, and the largest piece kept."""
    square = prospect.target
    if square is None or not prospect.lost or prospect.defence is not None:
        return ship
    rest = ship.clone()
    rest.lose(destroyed_with(ship, 1 << ship.board.cell(square)))
    rest.lose(sum(rest.pieces()[1:]))
    return rest


@final
class Projectiles(Incoming):
    """A meteor or a shot, or a pair of meteors of which the second follows the first (ABE-CRD-MET-01)."""

    __slots__ = ("threats",)

    def __init__(self, side: int, threats: tuple[int, ...]) -> None:
        super().__init__(side)
        self.threats: Final = threats

    def names(self) -> tuple[str, ...]:
        return tuple([THREAT_NAMES[threat] for threat in self.threats])

    def prospects(self, ship: Ship, lane: int) -> tuple[Prospect, ...]:
        """The second finds what the first leaves, and its component anew (ABE-CRD-MET-04)."""
        found: list[HitProspect] = []
        for threat in self.threats:
            left = left_by(ship, found[-1]) if found else ship
            found.append(hit_prospect(left, threat, self.side, lane))
        return tuple(found)

    def strike(self, number: int, lane: int) -> TruckerLaneStep:
        return Strike(self.threats[number], self.side, lane)


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
        number, start = lane_number(self.lane), lane_start(self.lane)
        state.ask(seat, DefendOrNot(threat, side, number, square, PAID_DEFENCES[remedy], start))


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

    __slots__ = ("defence", "lane", "side", "start", "target", "threat")

    rule: ClassVar[str] = "HIT-10"
    optional: ClassVar[tuple[str, ...]] = ("start",)

    def __init__(self, threat: str, side: str, lane: int, target: Square, defence: Defence, start: int = 0) -> None:
        super().__init__(Ask.DEFEND)
        self.threat: Final = threat
        self.side: Final = side
        self.lane: Final = lane
        self.target: Final = target
        self.defence: Final = defence
        self.start: Final = start
        """On a cylinder: the column in which it begins (ABE-IIB-06)."""

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        del state, seat
        return [DEFEND, ENDURE]

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        ship = state.ships[seat]
        if isinstance(move, Defend):
            remedy, how = FENDING_OFF[self.defence]
            lane = lane_from(self.lane, self.start)
            able = defenders(ship, remedy, FACING_NAMES.index(self.side), lane)
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
        state.all_first_for(seat, *payments(seat, self.powerings, Cause.DEFENCE))
