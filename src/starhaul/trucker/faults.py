"""What is wrong with a ship (the spot check, CHK-01), and why a component may not be added (BLD-06 to BLD-15)."""

from __future__ import annotations

from typing import Final, final

from starhaul.kernel import IllegalMove, Value

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
    STARTING_CABIN,
    THRUSTER,
    is_misturned,
)
from .connectors import BARREL, clash
from .grid import FACINGS, OPPOSITE, REAR, Square, at_or_behind, cells_in
from .keeping_apart import unfit_cells
from .ship import Ship

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
    for cell in cells_in(ship.misfits()):
        for facing in FACINGS:
            found += _pair_faults(ship, cell, facing)
        found += _blocked(ship, cell)
    return sorted(found, key=lambda fault: (fault.at, fault.code, fault.with_ or (0, 0)))


def _lone_faults(ship: Ship) -> list[Fault]:
    board = ship.board
    engines = ship.cells_of(ENGINE) | ship.cells_of(DOUBLE_ENGINE)
    suspects = {
        "engine_not_rearward": engines & ~ship.aims[REAR],
        "outside_area": ship.occupied & ~(board.area | board.closed),
        "closed_square": ship.occupied & board.closed,
        "not_attached": unattached(ship),
    }
    return [Fault(code, board.square(cell)) for code, cells in suspects.items() if cells for cell in cells_in(cells)]


def unattached(ship: Ship) -> int:
    """The components not connected with the starting cabin; without one, those outside the largest piece."""
    starting_cabins = ship.cells_of(STARTING_CABIN)
    if starting_cabins:
        return ship.occupied & ~ship.connected_to(starting_cabins)
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
    code = clash(ship.side_at(cell, facing), ship.side_at(other, OPPOSITE[facing]))
    return [_fault(ship, code, cell, other)] if code else []


def _blocked(ship: Ship, cell: int) -> list[Fault]:
    """The components in the way of this one's barrel, exhaust or thrusters."""
    code = _BLOCKED.get(ship.kind_at(cell))
    if code is None:
        return []
    ways = [facing for facing in FACINGS if ship.side_at(cell, facing) == BARREL]
    others = [neighbour(ship, cell, facing) for facing in ways]
    return [_fault(ship, code, cell, other) for other in others if other is not None]


_BLOCKED: Final = {
    ENGINE: "blocked_engine",
    DOUBLE_ENGINE: "blocked_engine",
    CANNON: "blocked_cannon",
    DOUBLE_CANNON: "blocked_cannon",
    THRUSTER: "blocked_thruster",
}


def neighbour(ship: Ship, cell: int, facing: int) -> int | None:
    """The cell of the component next to this cell, if there is one."""
    grid = ship.board.grid
    other = grid.near[facing * grid.size + cell]
    return other if other >= 0 and ship.occupied >> other & 1 else None


def _fault(ship: Ship, code: str, cell: int, other: int) -> Fault:
    return Fault(code, ship.board.square(cell), ship.board.square(other))


def placement_problem(ship: Ship, tile: int, cell: int, turn: int) -> IllegalMove | None:
    """Why this component may not be added here, turned so; None where `Ship.legal_cells` has the cell."""
    at = ship.board.square(cell)
    if not ship.building_area >> cell & 1:
        return _problem_outside(ship, cell)
    if ship.occupied >> cell & 1:
        return IllegalMove("square-taken", "BLD-06", at=at)
    if is_misturned(tile * 4 + turn):
        return IllegalMove("engine_not_rearward", "BLD-13", at=at)
    return (
        _problem_beside(ship, tile, cell, turn)
        or _problem_joining(ship, tile, cell, turn)
        or _problem_farther(ship, tile, cell, turn)
    )


def _problem_outside(ship: Ship, cell: int) -> IllegalMove:
    code = "closed_square" if ship.board.closed >> cell & 1 else "outside_area"
    return IllegalMove(code, RULES[code], at=ship.board.square(cell))


def _problem_beside(ship: Ship, tile: int, cell: int, turn: int) -> IllegalMove | None:
    """What the components next to the square object to, or the new one to them."""
    for facing in FACINGS:
        other = neighbour(ship, cell, facing)
        if other is None:
            continue
        side, met = SIDES_OF[tile * 4 + turn][facing], ship.side_at(other, OPPOSITE[facing])
        code = _in_the_way(side, KIND_OF[tile]) or _in_the_way(met, ship.kind_at(other)) or clash(side, met)
        if code:
            at, beside = ship.board.square(cell), ship.board.square(other)
            return IllegalMove(code, RULES[code], at=at, beside=beside)
    return None


def _in_the_way(side: int, kind: int) -> str | None:
    return _BLOCKED[kind] if side == BARREL else None


def _problem_joining(ship: Ship, tile: int, cell: int, turn: int) -> IllegalMove | None:
    joined = any(ship.would_join(cell, facing, SIDES_OF[tile * 4 + turn][facing]) for facing in FACINGS)
    is_first = not ship.occupied  # ABE-IIIB-04
    return None if joined or is_first else IllegalMove("not-joined", "BLD-06", at=ship.board.square(cell))


def _problem_farther(ship: Ship, tile: int, cell: int, turn: int) -> IllegalMove | None:
    """Rules that look farther than to what touches it (MIS-CMP-13)."""
    if not IS_PARTICULAR[tile] or not unfit_cells(ship, tile, turn) >> cell & 1:
        return None
    code = "artifact_in_dead_zone" if KIND_OF[tile] == ARTIFACT else "radioactive_joined"
    return IllegalMove(code, RULES[code], at=ship.board.square(cell))


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
    problems = [placement_problem(ship, tile, cell, turn) for turn in range(4)]
    found = {problem.code: problem.rule for problem in problems if problem is not None}
    code = min(found, key=_NEAR_MISSES.index)
    return Misfit(code, found[code], ship.board.square(cell))
