"""How ships are measured: engines, cannons or crews, and what can be powered for more (STR)."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from typing import Final, final

from .components import DOUBLE_CANNON, DOUBLE_ENGINE
from .crubots import Activate, sleeping_stations
from .events import Criterion
from .grid import FRONT, cells_in
from .powering import different_targets, sources_for
from .ship import Ship
from .sources import Powerings, powered_cells
from .state import TruckerLaneStep
from .strength import cannon_halves, crew_strength, engine_strength


class Measure(metaclass=ABCMeta):
    """What a criterion asks of a ship."""

    __slots__ = ()

    @abstractmethod
    def targets(self, ship: Ship, powerings: Powerings) -> list[int]:
        """What can be powered next, of equal components one."""

    @abstractmethod
    def halves(self, ship: Ship, powerings: Powerings) -> int:
        """How much it is, in half points, with all these powered."""

    def effects(self, powerings: Powerings) -> list[TruckerLaneStep]:
        """What stays of it when the strength was declared."""
        del powerings
        return []

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
    """Figures are counted, and crubots if they are activated (CRD-COMBAT-03, ABE-CRU-10). Which station it is can
    matter later on the card, so each is offered."""

    __slots__ = ()

    def targets(self, ship: Ship, powerings: Powerings) -> list[int]:
        sleeping = sleeping_stations(ship) & ~powered_cells(powerings)
        return [cell for cell in cells_in(sleeping) if sources_for(ship, cell, powerings)]

    def halves(self, ship: Ship, powerings: Powerings) -> int:
        return 2 * crew_strength(ship, powered_cells(powerings))

    def effects(self, powerings: Powerings) -> list[TruckerLaneStep]:
        return [Activate(powered_cells(powerings))] if powerings else []

    def is_plain(self, ship: Ship, halves: int) -> bool:
        return halves == 2 * ship.crew


MEASURES: Final[dict[Criterion, Measure]] = {
    Criterion.CREW: CrewStrength(),
    Criterion.ENGINES: EngineStrength(),
    Criterion.CANNONS: CannonStrength(),
}
