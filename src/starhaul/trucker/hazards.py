"""What cards throw at players, as printed: meteors and shots, and penalties. A penalty says what it does, in steps."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import ClassVar, Literal

from starhaul.kernel import Seat

from .card_steps.small_steps import LoseDays
from .cargo import LoseGoods
from .crew import LoseFigures
from .events import Cause
from .grid import FACING_NAMES
from .hits import LARGE_METEOR, SMALL_METEOR, THREAT_NAMES
from .lanes import ForSeat, SideBySide
from .rolling import RollForLane
from .state import TruckerStep
from .threats import Projectiles


@dataclass(frozen=True, slots=True)
class Hit:
    """A meteor or a shot as printed."""

    size: Literal["large", "small", "heavy", "light"]
    from_side: Literal["front", "right", "rear", "left"]
    pair: bool = False
    """Whether a small meteor follows this large one in the same lane (ABE-CRD-MET-01)."""

    optional: ClassVar[tuple[str, ...]] = ("pair",)

    @property
    def threat(self) -> int:
        return THREAT_NAMES.index(self.size)

    @property
    def side(self) -> int:
        return FACING_NAMES.index(self.from_side)

    def at(self, seats: tuple[Seat, ...], roller: Seat | None = None) -> TruckerStep:
        """This player rolls, or the first of these, and it comes at all of them."""
        threats = (LARGE_METEOR, SMALL_METEOR) if self.pair else (self.threat,)
        return RollForLane(seats[0] if roller is None else roller, seats, Projectiles(self.side, threats))


class Penalty(ABC):
    """What a card takes from players who were too weak (CRD-COMBAT-04, CRD-ENEMY-02)."""

    __slots__ = ()

    waits: ClassVar[bool] = False
    """Whether enemies hold it back until they have attacked everybody; everything else comes at once."""

    @abstractmethod
    def steps(self, seats: tuple[Seat, ...]) -> list[TruckerStep]:
        """These players suffer it, in this order."""

    def at_once(self, seats: tuple[Seat, ...], leader: Seat) -> list[TruckerStep]:
        """These players suffer it at the same time; the leader rolls (MIS-FLEET-08)."""
        del leader
        return [SideBySide(tuple(self.steps(seats)))]


@dataclass(frozen=True, slots=True)
class CrewPenalty(Penalty):
    """A penalty of figures."""

    kind: Literal["crew"]
    amount: int

    def steps(self, seats: tuple[Seat, ...]) -> list[TruckerStep]:
        return [ForSeat(seat, LoseFigures(seat, self.amount, Cause.PENALTY)) for seat in seats]


@dataclass(frozen=True, slots=True)
class GoodsPenalty(Penalty):
    """A penalty of blocks."""

    kind: Literal["goods"]
    amount: int

    def steps(self, seats: tuple[Seat, ...]) -> list[TruckerStep]:
        return [ForSeat(seat, LoseGoods(self.amount, Cause.PENALTY)) for seat in seats]


@dataclass(frozen=True, slots=True)
class DaysPenalty(Penalty):
    """A penalty of flight days."""

    kind: Literal["days"]
    amount: int

    def steps(self, seats: tuple[Seat, ...]) -> list[TruckerStep]:
        return [LoseDays(seat, self.amount) for seat in seats]


@dataclass(frozen=True, slots=True)
class ShotsPenalty(Penalty):
    """A penalty of cannon fire, in this order: one roll for each shot, which all finish before the next."""

    kind: Literal["shots"]
    shots: tuple[Hit, ...]

    waits: ClassVar[bool] = True

    def steps(self, seats: tuple[Seat, ...]) -> list[TruckerStep]:
        return [shot.at(seats) for shot in self.shots]

    def at_once(self, seats: tuple[Seat, ...], leader: Seat) -> list[TruckerStep]:
        return [shot.at(seats, leader) for shot in self.shots]


SinglePenalty = CrewPenalty | GoodsPenalty | DaysPenalty | ShotsPenalty


@dataclass(frozen=True, slots=True)
class CombinedPenalty(Penalty):
    """Several penalties in their printed order: each comes to all of these players before the next (ABE-CRD-ENM-03)."""

    kind: Literal["combined"]
    penalties: tuple[SinglePenalty, ...]

    waits: ClassVar[bool] = True

    def steps(self, seats: tuple[Seat, ...]) -> list[TruckerStep]:
        return [step for penalty in self.penalties for step in penalty.steps(seats)]

    def at_once(self, seats: tuple[Seat, ...], leader: Seat) -> list[TruckerStep]:
        return [step for penalty in self.penalties for step in penalty.at_once(seats, leader)]


AnyPenalty = SinglePenalty | CombinedPenalty
