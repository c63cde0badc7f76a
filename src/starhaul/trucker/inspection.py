"""Everything about a ship at a glance, as plain data: what `starhaul ship` prints."""

from __future__ import annotations

from starhaul.kernel import Plain

from .components import CARGO_HOLD, SPECIAL_HOLD
from .faults import Fault, faults
from .grid import FACING_NAMES, FACINGS, Square, cells_in
from .hits import HARMLESS, PAID_DEFENCES, defence, target
from .ship import ALIEN_NAMES, BROWN, PURPLE, Ship
from .strength import cannon_halves, engine_strength, full_cannon_halves, full_engine_strength


def inspect(ship: Ship) -> dict[str, Plain]:
    """Every component counts, faulty or not, attached or not."""
    return {
        "faults": [_plain_fault(fault) for fault in faults(ship)],
        "exposed": ship.exposed_connectors(),
        "pieces": [piece.bit_count() for piece in ship.pieces()],
        "engine": {"base": engine_strength(ship), "full": full_engine_strength(ship)},
        "cannon": {"base": _points(cannon_halves(ship)), "full": _points(full_cannon_halves(ship))},
        "crew": ship.crew,
        "humans": ship.total_humans,
        "batteries": ship.total_tokens,
        "containers": {"plain": _containers(ship, CARGO_HOLD), "special": _containers(ship, SPECIAL_HOLD)},
        "shielded": [FACING_NAMES[side] for side in FACINGS if ship.shields(side)],
        "alien_cabins": _alien_cabins(ship),
        "epidemic": _squares(ship, ship.epidemic_cells()),
    }


def _plain_fault(fault: Fault) -> Plain:
    return {"code": fault.code, "at": list(fault.at), "with": list(fault.with_) if fault.with_ else None}


def _points(halves: int) -> int | float:
    return halves / 2 if halves % 2 else halves // 2


def _containers(ship: Ship, kind: int) -> int:
    return sum(ship.capacity(cell) for cell in cells_in(ship.cells_of(kind)))


def _alien_cabins(ship: Ship) -> list[Plain]:
    cabins = {colour: ship.alien_cabins(colour) for colour in (BROWN, PURPLE)}
    return [
        {
            "at": list(ship.board.square(cell)),
            "colours": [ALIEN_NAMES[colour] for colour, cells in cabins.items() if cells >> cell & 1],
        }
        for cell in cells_in(cabins[BROWN] | cabins[PURPLE])
    ]


def _squares(ship: Ship, cells: int) -> list[Plain]:
    return [_plain_square(square) for square in ship.board.grid.squares(cells)]


def _plain_square(square: Square) -> Plain:
    return list(square)


def inspect_hit(ship: Ship, threat: int, side: int, roll: int) -> dict[str, Plain]:
    """What this threat would meet, what could stop it, and which pieces would be left of the ship."""
    cell = target(ship, side, roll)
    remedy = defence(ship, threat, side, roll)
    return {
        "target": None if cell is None else _plain_square(ship.board.square(cell)),
        "harmless": remedy == HARMLESS,
        "defences": [PAID_DEFENCES[remedy].name.lower()] if remedy in PAID_DEFENCES else [],
        "if_hit": None if cell is None else {"pieces": _pieces_without(ship, cell)},
    }


def _pieces_without(ship: Ship, cell: int) -> list[Plain]:
    rest = ship.clone()
    rest.remove(cell)
    return [_squares(ship, piece) for piece in rest.pieces()]
