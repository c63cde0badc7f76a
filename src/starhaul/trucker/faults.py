"""What is wrong with a ship (the spot check, CHK-01), and why a component may not be added (BLD-06 to BLD-15)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, final

from starhaul.kernel import IllegalMove, Value

from .altering import starting_component
from .components import (
    ARTIFACT,
    CANNON,
    DOUBLE_CANNON,
    DOUBLE_ENGINE,
    ENGINE,
    IS_PARTICULAR,
    KIND_OF,
    RADIOACTIVE,
    SIDES_OF,
    THRUSTER,
    is_misturned,
)
from .connectors import BARREL, clash
from .forms import covered_sides
from .grid import FACINGS, OPPOSITE, REAR, Square, at_or_behind, cells_in
from .keeping_apart import unfit_cells
from .ship import Ship
from .ship_board import NO_CELL

RULES: Final = {
    "single_to_double": "BLD-08",
    "connector_to_smooth": "BLD-08",
    "engine_not_rearward": "BLD-13",
    "blocked_engine": "BLD-13",
    "blocked_cannon": "BLD-14",
    "blocked_thruster": "ABE-THR-02",
    "outside_area": "BLD-12",
    "closed_square": "ABE-IIIB-05",
    "not_attached": "BLD-23",
    "radioactive_joined": "MIS-RAD-01",
    "artifact_in_dead_zone": "MIS-ART-10",
}
"""The codes of all faults, with the rule that each breaks."""


@final
class Fault(Value):
    """One thing that the building rules forbid: at which component, and with which other one."""

    __slots__ = ("at", "code", "with_")

    def __init__(self, code: str, at: Square, with_: Square | None = None) -> None:
        self.code: Final = code
        self.at: Final = at
        self.with_: Final = with_

    @property
    def rule(self) -> str:
        return RULES[self.code]


def faults(ship: Ship) -> list[Fault]:
    """Everything wrong with this ship, sorted by square, code and other square; each touching pair once."""
    found = _lone_faults(ship) + _radioactive_pairs(ship) + _artifacts_in_dead_zones(ship)
    altered = ship.fittings.altered  # what is beside a connector behind a barrel may be wrong, and no misfit itself
    for cell in cells_in(ship.misfits() | ship.touching(altered) if altered else ship.misfits()):
        for facing in FACINGS:
            found += _pair_faults(ship, cell, facing)
        found += _blocked(ship, cell)
    return sorted(found, key=lambda fault: (fault.at, fault.code, fault.with_ or (0, 0)))


def _lone_faults(ship: Ship) -> list[Fault]:
    board = ship.board
    beyond = _beyond_area(ship)
    engines = ship.cells_of(ENGINE) | ship.cells_of(DOUBLE_ENGINE)
    suspects = {
        "engine_not_rearward": engines & ~ship.aims[REAR],
        "outside_area": beyond & ~board.closed,
        "closed_square": beyond & board.closed,
        "not_attached": unattached(ship),
    }
    return [Fault(code, board.square(cell)) for code, cells in suspects.items() if cells for cell in cells_in(cells)]


def _beyond_area(ship: Ship) -> int:
    """The components that stand where none may, if there are more of them than this ship may have (ABE-SUP-ARC-02)."""
    beyond = ship.occupied & ~ship.board.area
    return beyond if beyond.bit_count() > ship.rules.outside else 0


def unattached(ship: Ship) -> int:
    """The components not connected with the starting component; without one, those outside the largest piece."""
    start = starting_component(ship)
    if start:
        return ship.occupied & ~ship.connected_to(start)
    pieces = ship.pieces()
    return ship.occupied & ~pieces[0] if pieces else 0


def _radioactive_pairs(ship: Ship) -> list[Fault]:
    """Radioactive containers that are joined, also through routing modules (MIS-RAD-01)."""
    containers = ship.cells_of(RADIOACTIVE)
    return [
        _fault(ship, "radioactive_joined", cell, other)
        for cell in cells_in(containers)
        for other in cells_in(at_or_behind(ship.joined_to(1 << cell) & containers, cell))
    ]


def _artifacts_in_dead_zones(ship: Ship) -> list[Fault]:
    """Artifacts in the dead zone of another one, both ways (MIS-ART-10)."""
    artifacts = ship.cells_of(ARTIFACT)
    return [
        _fault(ship, "artifact_in_dead_zone", other, cell)
        for cell in cells_in(artifacts)
        for other in cells_in(ship.dead_zone(cell) & artifacts & ~(1 << cell))
    ]


def _pair_faults(ship: Ship, cell: int, facing: int) -> list[Fault]:
    """What is wrong between this component and the one next to it, if that one has the greater square."""
    other = neighbour(ship, cell, facing)
    if other is None or other < cell:
        return []
    code = clash(_touching_side(ship, cell, facing), _touching_side(ship, other, OPPOSITE[facing]))
    return [_fault(ship, code, cell, other)] if code else []


def _touching_side(ship: Ship, cell: int, facing: int) -> int:
    """The side there, as a connector even if it is behind a barrel or an exhaust (ABE-SUP-PLU-05)."""
    return covered_sides(ship.placed[cell])[facing] or ship.side_at(cell, facing)


def _blocked(ship: Ship, cell: int) -> list[Fault]:
    """The components in the way of this one's barrel, exhaust or thrusters."""
    code = BLOCKED.get(ship.kind_at(cell))
    if code is None:
        return []
    ways = [facing for facing in FACINGS if ship.side_at(cell, facing) == BARREL]
    others = [neighbour(ship, cell, facing) for facing in ways]
    return [_fault(ship, code, cell, other) for other in others if other is not None]


BLOCKED: Final = {
    ENGINE: "blocked_engine",
    DOUBLE_ENGINE: "blocked_engine",
    CANNON: "blocked_cannon",
    DOUBLE_CANNON: "blocked_cannon",
    THRUSTER: "blocked_thruster",
}
"""The kinds that need empty squares, with what is wrong where they have none."""


def neighbour(ship: Ship, cell: int, facing: int) -> int | None:
    """The cell of the component next to this cell, if there is one."""
    grid = ship.board.grid
    other = grid.near[facing * grid.size + cell]
    return other if other >= 0 and ship.occupied >> other & 1 else None


def _fault(ship: Ship, code: str, cell: int, other: int) -> Fault:
    return Fault(code, ship.board.square(cell), ship.board.square(other))


def placement_problem(ship: Ship, tile: int, cell: int, turn: int) -> IllegalMove | None:
    """Why this component may not be added here, turned so; None where `Ship.legal_cells` has the cell."""
    if ship.occupied >> cell & 1 and ship.building_area >> cell & 1:
        return IllegalMove("square-taken", "BLD-06", at=ship.board.square(cell))
    found = objections(ship, tile, cell, turn)
    return refusal(ship, cell, found[0]) if found else None


def refusal(ship: Ship, cell: int, objection: Objection) -> IllegalMove:
    """Why nothing may be added here."""
    code, other = objection
    at = ship.board.square(cell)
    if other == NO_CELL:
        return IllegalMove(code, PLACING_RULES[code], at=at)
    return IllegalMove(code, PLACING_RULES[code], at=at, beside=ship.board.square(other))


PLACING_RULES: Final = {**RULES, "not-joined": "BLD-06"}

Objection = tuple[str, int]
"""What is wrong with adding a component, and beside which other one, or NO_CELL."""


def objections(ship: Ship, tile: int, cell: int, turn: int) -> list[Objection]:
    """All that is wrong with this component on an empty square, turned so; the first is what its owner is told."""
    if not ship.building_area >> cell & 1:
        return [_outside(ship, cell), *_objections_inside(ship, tile, cell, turn)]
    return [*_objections_inside(ship, tile, cell, turn)]


def _outside(ship: Ship, cell: int) -> Objection:
    return "closed_square" if ship.board.closed >> cell & 1 else "outside_area", NO_CELL


def _objections_inside(ship: Ship, tile: int, cell: int, turn: int) -> Iterator[Objection]:
    """One after the other: the first is often all that is asked for."""
    if is_misturned(tile * 4 + turn):
        yield "engine_not_rearward", NO_CELL
    sides = SIDES_OF[tile * 4 + turn]
    for facing in FACINGS:
        other = neighbour(ship, cell, facing)
        if other is not None:
            code = _objection_to(ship, tile, sides[facing], other, OPPOSITE[facing])
            if code:
                yield code, other
    for code in (_objection_joining(ship, cell, sides), _objection_farther(ship, tile, cell, turn)):
        if code:
            yield code, NO_CELL


def _objection_to(ship: Ship, tile: int, side: int, other: int, facing: int) -> str | None:
    """What the component next to the square objects to, which faces it so, or the new one to that."""
    met = ship.side_at(other, facing)
    if side == BARREL:
        return BLOCKED[KIND_OF[tile]]
    return BLOCKED[ship.kind_at(other)] if met == BARREL else clash(side, met)


def _objection_joining(ship: Ship, cell: int, sides: Sequence[int]) -> str | None:
    joined = any(ship.would_join(cell, facing, sides[facing]) for facing in FACINGS)
    is_first = not ship.occupied  # ABE-IIIB-04
    return None if joined or is_first else "not-joined"


def _objection_farther(ship: Ship, tile: int, cell: int, turn: int) -> str | None:
    """Rules that look farther than to what touches it (MIS-CMP-13)."""
    if not IS_PARTICULAR[tile] or not unfit_cells(ship, tile, turn) >> cell & 1:
        return None
    return "artifact_in_dead_zone" if KIND_OF[tile] == ARTIFACT else "radioactive_joined"


@final
class Misfit(Value):
    """Why a component cannot go to a square, however it is turned."""

    __slots__ = ("at", "code", "rule")

    def __init__(self, code: str, rule: str, at: Square) -> None:
        self.code: Final = code
        self.rule: Final = rule
        self.at: Final = at


_NEAR_MISSES: Final = [
    "radioactive_joined",
    "artifact_in_dead_zone",
    "single_to_double",
    "connector_to_smooth",
    "blocked_engine",
    "blocked_cannon",
    "blocked_thruster",
    "not-joined",
    "engine_not_rearward",
]
"""What can be wrong with a turn, from the nearest miss to the silliest."""


def misfits(ship: Ship, tile: int) -> tuple[Misfit, ...]:
    """Why a component fits nowhere: the nearest miss at each empty square beside the ship."""
    near = ship.board.grid.beside(ship.occupied)
    return tuple([_misfit(ship, tile, cell) for cell in cells_in(near & ship.building_area & ~ship.occupied)])


def _misfit(ship: Ship, tile: int, cell: int) -> Misfit:
    found = [next(_objections_inside(ship, tile, cell, turn), None) for turn in range(4)]
    code = min([first[0] for first in found if first is not None], key=_NEAR_MISSES.index)
    return _shared_misfit(code, PLACING_RULES[code], ship.board.square(cell))


_shared_misfit = lru_cache(maxsize=1 << 12)(Misfit)
"""Shared objects: many components miss the same square for the same reason."""
