"""Thrusters: after the roll an owner may shift the lane for the own ship, by one and once a roll (ABE-THR)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from starhaul.kernel import Move, Seat, Value
from starhaul.kernel.chance import FACES

from .components import THRUSTER
from .decisions import Ask
from .events import Cause, LaneShifted
from .grid import FACING_NAMES, FRONT, LEFT, REAR, RIGHT, lane_number, lane_start
from .incoming import Incoming, Prospect, shift_lane
from .moves import SHIFT, STAY, Shift
from .powering import NeedsPower, after_paying, payments, power, ways_to_power
from .ship import Ship
from .sources import Powering, Powerings
from .state import TruckerLaneStep, TruckerQuestion, TruckerState


@final
class Shifting(Value):
    """A way to shift: where the lane would be, and what would come of it there."""

    __slots__ = ("lane", "prospects", "way")

    def __init__(self, way: str, lane: int, prospects: tuple[Prospect, ...]) -> None:
        self.way: Final = way
        """Where the thruster points."""
        self.lane: Final = lane
        self.prospects: Final = prospects


@final
class Evade(TruckerLaneStep):
    """Ask whether to use a thruster, where it can make a difference (ABE-THR-03, ABE-THR-08)."""

    __slots__ = ("incoming", "lane")

    def __init__(self, incoming: Incoming, lane: int) -> None:
        self.incoming: Final = incoming
        self.lane: Final = lane

    def run(self, state: TruckerState, seat: Seat) -> None:
        ship = state.ships[seat]
        staying = prospects_in(ship, self.incoming, self.lane)
        shifts = different_shifts(ship, self.incoming, self.lane, staying)
        if shifts:
            names, side = self.incoming.names(), FACING_NAMES[self.incoming.side]
            lane, start = lane_number(self.lane), lane_start(self.lane)
            state.ask(seat, ShiftOrNot(names, side, lane, staying, shifts, self, start))


def prospects_in(ship: Ship, incoming: Incoming, lane: int) -> tuple[Prospect, ...]:
    """What would come of it; in each lane that it can be, where a die is still to name one (ABE-IIB-12)."""
    dice, side = ship.board.dice, incoming.side
    if dice.due(side, lane) is None:
        return incoming.prospects(ship, lane)
    lanes = dict.fromkeys(dice.lane(side, (face,), lane) for face in range(1, FACES + 1))
    return tuple([prospect for named in lanes for prospect in incoming.prospects(ship, named)])


def different_shifts(ship: Ship, incoming: Incoming, lane: int, staying: tuple[Prospect, ...]) -> tuple[Shifting, ...]:
    """The shifts that something powers now and that change what comes of it."""
    found: list[Shifting] = []
    for way in ways_across(incoming.side):
        ways = ways_to_power(ship, thrusters(ship, incoming, way))
        if ways:
            shifted = ship.board.grid.shifted(lane, way)
            prospects = min([prospects_in(after_paying(ship, by.source), incoming, shifted) for by in ways], key=harm)
            if matters(staying, prospects):
                found.append(Shifting(FACING_NAMES[way], lane_number(shifted), prospects))
    return tuple(found)


def ways_across(side: int) -> tuple[int, int]:
    """Where a thruster must point that helps against what comes from this side."""
    return (LEFT, RIGHT) if side in (FRONT, REAR) else (FRONT, REAR)


def thrusters(ship: Ship, incoming: Incoming, way: int) -> int:
    """Those that point this way; against some only those joined to crew (ABE-THR-04, ABE-THR-11)."""
    usable = ship.working(THRUSTER) & ship.aims[way]
    return usable & ship.joined_to(ship.awake_cells()) if incoming.needs_crew else usable


def harm(prospects: tuple[Prospect, ...]) -> int:
    return sum([prospect.harm() for prospect in prospects])


def matters(one: tuple[Prospect, ...], other: tuple[Prospect, ...]) -> bool:
    """Whether the difference is one; a miss is as good as a bounce. What may be lost and what may be earned, as a die
    that is still to fall decides, do not cancel each other out."""
    return one != other and any(prospect.harm() for prospect in one + other)


@final
class ShiftOrNot(TruckerQuestion):
    """Shift the lane by powering a thruster, or let it come as it was rolled?"""

    __slots__ = ("evading", "lane", "shifts", "side", "start", "staying", "threats")

    rule: ClassVar[str] = "ABE-THR-03"
    unshown: ClassVar[tuple[str, ...]] = ("evading",)
    optional: ClassVar[tuple[str, ...]] = ("start",)

    def __init__(
        self,
        threats: tuple[str, ...],
        side: str,
        lane: int,
        staying: tuple[Prospect, ...],
        shifts: tuple[Shifting, ...],
        evading: Evade,
        start: int = 0,
    ) -> None:
        super().__init__(Ask.SHIFT)
        self.threats: Final = threats
        self.side: Final = side
        self.lane: Final = lane
        self.staying: Final = staying
        """What comes of it in the lane that was rolled."""
        self.shifts: Final = shifts
        self.evading: Final = evading
        self.start: Final = start

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        del state, seat
        return [*[SHIFT[FACING_NAMES.index(shift.way)] for shift in self.shifts], STAY]

    def default(self, state: TruckerState, seat: Seat) -> Move:
        """Where it harms least."""
        least = min(self.shifts, key=lambda shift: harm(shift.prospects))
        return self.moves(state, seat)[self.shifts.index(least)] if harm(least.prospects) < harm(self.staying) else STAY

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        if isinstance(move, Shift):
            ship, incoming = state.ships[seat], self.evading.incoming
            shifted = ship.board.grid.shifted(self.evading.lane, move.way)
            ways = ways_to_power(ship, thrusters(ship, incoming, move.way))
            power(state, seat, ways, Dodge(shifted, move.way, ()))


@final
class Dodge(NeedsPower):
    """A thruster was powered: it comes in another lane, for this ship alone (ABE-THR-05, ABE-THR-06)."""

    __slots__ = ("lane", "powerings", "way")

    def __init__(self, lane: int, way: int, powerings: Powerings) -> None:
        self.lane: Final = lane
        self.way: Final = way
        self.powerings: Final = powerings

    def with_power(self, powering: Powering) -> Dodge:
        return Dodge(self.lane, self.way, (powering,))

    def run(self, state: TruckerState, seat: Seat) -> None:
        shift_lane(state, seat, self.lane)
        square = state.ships[seat].board.square(self.powerings[0].target)
        state.tell(LaneShifted(seat, square, FACING_NAMES[self.way], lane_number(self.lane)))
        state.all_first_for(seat, *payments(seat, self.powerings, Cause.THRUST))
