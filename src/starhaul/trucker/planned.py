"""What a ship that is still being built would take off with: what its builder wants to know with every component."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from starhaul.kernel import Seat

from .allowances import ship_with_loose
from .components import BATTERY
from .grid import Square, cells_in
from .growing import squares_to_grow
from .handicaps import places_on
from .ship import Ship
from .state import TruckerState
from .strength import cannon_halves, engine_strength, full_cannon_halves, full_engine_strength


@dataclass(frozen=True, slots=True)
class Planned:
    """A ship with what leans against it, every battery full and humans in every cabin that can hold them."""

    crew: int
    tokens: int
    room: int
    """Containers for blocks."""
    exposed: int
    engines: tuple[int, int]
    """Engine strength with no token spent, and with every double powered."""
    cannon_halves: tuple[int, int]
    """Cannon strength likewise, in half points."""
    adrift: tuple[Square, ...] = ()
    """What hangs on nothing that holds it to the largest piece; only where tables tell of mistakes (BLD-22)."""

    is_sealed: bool = False
    """Whether nothing could be joined to it any more, whatever its sides; told where mistakes are, and to nobody whom
    a team allows more than the rules do."""

    optional: ClassVar[tuple[str, ...]] = ("adrift", "is_sealed")


def planned(state: TruckerState, seat: Seat) -> Planned:
    """Neither crew nor tokens stay in dead zones and around radioactive containers (MIS-ART-05, MIS-RAD-04)."""
    ship = ship_with_loose(state, seat)
    barren, is_honest = ship.barren_cells(), state.options.mistakes == "honest"
    return Planned(
        sum([places_on(state, seat, ship, cell) for cell in cells_in(ship.cabins & ~barren)]),
        sum([ship.capacity(cell) for cell in cells_in(ship.kinds[BATTERY] & ~barren)]),
        sum([ship.containers(cell) for cell in cells_in(ship.working_stores)]),
        ship.exposed_connectors(),
        (engine_strength(ship), full_engine_strength(ship)),
        (cannon_halves(ship), full_cannon_halves(ship)),
        () if is_honest else _adrift(ship),
        not (is_honest or state.terms[seat].allowances or squares_to_grow(ship)),
    )


def _adrift(ship: Ship) -> tuple[Square, ...]:
    return tuple([square for piece in ship.pieces()[1:] for square in ship.board.squares(piece)])
