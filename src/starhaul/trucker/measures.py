"""How ships are measured: engines, cannons or crews, and what can be powered for more (STR)."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from typing import Final, final

from starhaul.kernel import Value

from .components import DOUBLE_CANNON, DOUBLE_ENGINE
from .crubots import Activate, sleeping_stations
from .events import Criterion
from .grid import cells_in
from .powering import different_targets, sources_for
from .ship import Ship
from .sources import Powerings, powered_cells
from .state import TruckerLaneStep
from .strength import FORWARD, cannon_halves, crew_strength, engine_strength, pointing


class Measure(metaclass=ABCMeta):
    """What a criterion asks of a ship."""

    __slots__ = ()

    @abstractmethod
    def consumers(self, ship: Ship) -> int:
        """What adds to it once it is powered, ready or not."""

    @abstractmethod
    def targets(self, ship: Ship, powerings: Powerings) -> list[int]:
        """What can be powered next, of equal components one."""

    @abstractmethod
    def halves(self, ship: Ship, powerings: Powerings) -> int:
        """How much it is, in half points, with all these powered."""

    def effects(self, ship: Ship, powerings: Powerings) -> list[TruckerLaneStep]:
        """What stays of it when the strength was declared."""
        del ship, powerings
        return []

    def is_plain(self, ship: Ship, halves: int) -> bool:
        """Whether everybody sees it without a word."""
        del ship, halves
        return False


@final
class EngineStrength(Measure):
    """Double engines need power (STR-01)."""

    __slots__ = ()

    def consumers(self, ship: Ship) -> int:
        return ship.working(DOUBLE_ENGINE)

    def targets(self, ship: Ship, powerings: Powerings) -> list[int]:
        return different_targets(ship, ship.working(DOUBLE_ENGINE), powerings)

    def halves(self, ship: Ship, powerings: Powerings) -> int:
        return 2 * engine_strength(ship, len(powerings))


@final
class CannonStrength(Measure):
    """Double cannons need power; forward ones count twice as much as the others and come first (STR-02). Forward is
    towards any of these sides."""

    __slots__ = ("sides",)

    def __init__(self, sides: tuple[int, ...] = FORWARD) -> None:
        self.sides: Final = sides

    def consumers(self, ship: Ship) -> int:
        return ship.working(DOUBLE_CANNON)

    def targets(self, ship: Ship, powerings: Powerings) -> list[int]:
        doubles = ship.working(DOUBLE_CANNON)
        forward = doubles & pointing(ship, self.sides)
        others = different_targets(ship, doubles & ~forward, powerings)
        if powerings and powered_cells(powerings) & doubles & ~forward:
            return others
        return different_targets(ship, forward, powerings) + others

    def halves(self, ship: Ship, powerings: Powerings) -> int:
        towards = pointing(ship, self.sides)
        forward = sum([towards >> powering.target & 1 for powering in powerings])
        return cannon_halves(ship, forward, len(powerings) - forward, self.sides)


@final
class CrewStrength(Measure):
    """Figures are counted, and crubots if they are activated (CRD-COMBAT-03, ABE-CRU-10). Which station it is can
    matter later on the card, so each is offered."""

    __slots__ = ()

    def consumers(self, ship: Ship) -> int:
        return sleeping_stations(ship)

    def targets(self, ship: Ship, powerings: Powerings) -> list[int]:
        sleeping = sleeping_stations(ship) & ~powered_cells(powerings)
        return [cell for cell in cells_in(sleeping) if sources_for(ship, cell, powerings)]

    def halves(self, ship: Ship, powerings: Powerings) -> int:
        return 2 * crew_strength(ship, powered_cells(powerings))

    def effects(self, ship: Ship, powerings: Powerings) -> list[TruckerLaneStep]:
        del ship
        return [Activate(powered_cells(powerings))] if powerings else []

    def is_plain(self, ship: Ship, halves: int) -> bool:
        return halves == 2 * ship.crew


@final
class Difference(Measure):
    """One measure less another (MIS-TAC-02). Whatever of either needs power may have it (MIS-TAC-03); all else counts,
    wanted or not (MIS-TAC-04)."""

    __slots__ = ("minus", "plus")

    def __init__(self, plus: Measure, minus: Measure) -> None:
        self.plus: Final = plus
        self.minus: Final = minus

    def consumers(self, ship: Ship) -> int:
        return self.plus.consumers(ship) | self.minus.consumers(ship)

    def targets(self, ship: Ship, powerings: Powerings) -> list[int]:
        """What adds comes first, and not behind what subtracts: so every choice has one path."""
        subtracting = self.minus.targets(ship, powerings)
        if own_powerings(self.minus, ship, powerings):
            return subtracting
        return self.plus.targets(ship, powerings) + subtracting

    def halves(self, ship: Ship, powerings: Powerings) -> int:
        plus, minus = self.parts(ship, powerings)
        return plus - minus

    def parts(self, ship: Ship, powerings: Powerings) -> tuple[int, int]:
        """What is counted, and what is subtracted."""
        plus, minus = self.plus, self.minus
        return (
            plus.halves(ship, own_powerings(plus, ship, powerings)),
            minus.halves(ship, own_powerings(minus, ship, powerings)),
        )

    def effects(self, ship: Ship, powerings: Powerings) -> list[TruckerLaneStep]:
        plus, minus = self.plus, self.minus
        return [
            *plus.effects(ship, own_powerings(plus, ship, powerings)),
            *minus.effects(ship, own_powerings(minus, ship, powerings)),
        ]


def own_powerings(measure: Measure, ship: Ship, powerings: Powerings) -> Powerings:
    """Those of them that add to this measure."""
    consumers = measure.consumers(ship)
    return tuple([powering for powering in powerings if consumers >> powering.target & 1])


MEASURES: Final[dict[Criterion, Measure]] = {
    Criterion.CREW: CrewStrength(),
    Criterion.ENGINES: EngineStrength(),
    Criterion.CANNONS: CannonStrength(),
}


@final
class Tally(Value):
    """What a ship has to declare: a measure by its criterion, or the difference of two; and the strength of an enemy,
    if there is one, with the sides that it comes from."""

    __slots__ = ("against", "criterion", "minus", "sides")

    def __init__(
        self,
        criterion: Criterion,
        against: int | None = None,
        minus: Criterion | None = None,
        sides: tuple[int, ...] = (),
    ) -> None:
        self.criterion: Final = criterion
        self.against: Final = against
        self.minus: Final = minus
        """What is subtracted."""
        self.sides: Final = sides
        """Cannons that point there count in full; forward ones, where there is none."""

    def measure(self) -> Measure:
        if self.sides:
            return CannonStrength(self.sides)
        minus = self.minus
        measure = MEASURES[self.criterion]
        return measure if minus is None else Difference(measure, MEASURES[minus])
