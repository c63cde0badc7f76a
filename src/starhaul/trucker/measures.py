"""How ships are measured: engines, cannons or crews, and what can be powered for more (STR)."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from typing import Final, final

from .components import DOUBLE_CANNON, DOUBLE_ENGINE
from .events import Criterion
from .grid import FRONT
from .powering import different_targets
from .ship import Ship
from .sources import Powerings
from .strength import cannon_halves, engine_strength


class Measure(metaclass=ABCMeta):
    """What a criterion asks of a ship."""

    __slots__ = ()

    @abstractmethod
    def targets(self, ship: Ship, powerings: Powerings) -> list[int]:
        """What can be powered next, of equal components one."""

    @abstractmethod
    def halves(self, ship: Ship, powerings: Powerings) -> int:
        """How much it is, in half points, with all these powered."""

    def is_plain(self, ship: Ship, halves: int) -> bool:
        """Whether everybody sees it without a word."""
        del ship, halves
        return False


@final
class EngineStrength(Measure):
    """Double engines need power (STR-01)."""

    __slots__ = ()

    def targets(self, ship: Ship, powerings: Powerings) -> list[int]:
        return different_targets(ship, ship.working(DOUBLE_ENGINE), powerings)

    def halves(self, ship: Ship, powerings: Powerings) -> int:
        return 2 * engine_strength(ship, len(powerings))


@final
class CannonStrength(Measure):
    """Double cannons need power; forward ones count twice as much as the others and come first (STR-02)."""

    __slots__ = ()

    def targets(self, ship: Ship, powerings: Powerings) -> list[int]:
        doubles = ship.working(DOUBLE_CANNON)
        forward = doubles & ship.aims[FRONT]
        others = different_targets(ship, doubles & ~forward, powerings)
        if any(not forward >> powering.target & 1 for powering in powerings):
            return others
        return different_targets(ship, forward, powerings) + others

    def halves(self, ship: Ship, powerings: Powerings) -> int:
        forward = sum([ship.aims[FRONT] >> powering.target & 1 for powering in powerings])
        return cannon_halves(ship, forward, len(powerings) - forward)


@final
class CrewStrength(Measure):
    """Figures are counted (CRD-COMBAT-03)."""

    __slots__ = ()

    def targets(self, ship: Ship, powerings: Powerings) -> list[int]:
        del ship, powerings
        return []

    def halves(self, ship: Ship, powerings: Powerings) -> int:
        del powerings
        return 2 * ship.crew

    def is_plain(self, ship: Ship, halves: int) -> bool:
        return halves == 2 * ship.crew


MEASURES: Final[dict[Criterion, Measure]] = {
    Criterion.CREW: CrewStrength(),
    Criterion.ENGINES: EngineStrength(),
    Criterion.CANNONS: CannonStrength(),
}
