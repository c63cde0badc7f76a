"""Everything about a ship at a glance, as plain data: what `starhaul ship` prints."""

from __future__ import annotations

from collections.abc import Sequence

from starhaul.kernel import Outcome, Plain

from .components import CARGO_HOLD, SOLAR_PANEL, SPECIAL_HOLD, THRUSTER
from .consumers import powered_by_panel
from .destruction import destroyed_with
from .faults import Fault, faults
from .grid import FACING_NAMES, FACINGS, FRONT, REAR, Square, cells_in
from .hits import HARMLESS, PAID_DEFENCES, defence, target
from .intruding import Way, cells_of, charged, emptied
from .lane_dice import CombinedDice
from .radiation import exploding_cells, irradiated_cells
from .ship import ALIEN_NAMES, BROWN, PURPLE, Ship
from .ship_board import Board
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
        "crubots": ship.crubots,
        "armed": _squares(ship, ship.armed_cells()),
        "defended": _squares(ship, ship.defended_cells()),
        "thrusters": _thrusters(ship),
        "solar": _solar(ship),
        "radiation": {
            "crew": _squares(ship, irradiated_cells(ship)),
            "explode": _squares(ship, exploding_cells(ship)),
        },
        "dead": _squares(ship, ship.dead()),
        "weight": ship.weight,
    }


def _plain_fault(fault: Fault) -> Plain:
    return {"code": fault.code, "at": list(fault.at), "with": list(fault.with_) if fault.with_ else None}


def _points(halves: int) -> int | float:
    return halves / 2 if halves % 2 else halves // 2


def _containers(ship: Ship, kind: int) -> int:
    return sum(ship.capacity(cell) for cell in cells_in(ship.working(kind)))


def _alien_cabins(ship: Ship) -> list[Plain]:
    cabins = {colour: ship.alien_cabins(colour) for colour in (BROWN, PURPLE)}
    return [
        {
            "at": list(ship.board.square(cell)),
            "colours": [ALIEN_NAMES[colour] for colour, cells in cabins.items() if cells >> cell & 1],
        }
        for cell in cells_in(cabins[BROWN] | cabins[PURPLE])
    ]


def _thrusters(ship: Ship) -> Plain:
    """The ways in which thrusters point that help against hits, and against intruders (ABE-THR-11)."""
    working = ship.working(THRUSTER)
    manned = working & ship.joined_to(ship.awake_cells())
    return {"hits": _ways(ship, working), "intruders": _ways(ship, manned)}


def _ways(ship: Ship, thrusters: int) -> list[Plain]:
    return [FACING_NAMES[way] for way in FACINGS if ship.aims[way] & thrusters]


def _solar(ship: Ship) -> list[Plain]:
    return [
        {"at": _plain_square(ship.board.square(panel)), "powers": _squares(ship, powered_by_panel(ship, panel))}
        for panel in cells_in(ship.working(SOLAR_PANEL))
    ]


def _squares(ship: Ship, cells: int) -> list[Plain]:
    return [_plain_square(square) for square in ship.board.grid.squares(cells)]


def _plain_square(square: Square) -> Plain:
    return list(square)


def is_named_by_faces(board: Board) -> bool:
    """Whether the faces of two dice name a lane on this board, and not their total."""
    return isinstance(board.dice, CombinedDice)


def rolled_lane(board: Board, side: int, faces: Outcome) -> int:
    """The lane that these faces name; the second one counts even for a row that the first one misses, since a shift
    may lead onto the ship (ABE-IIB-12)."""
    dice = board.dice
    if side in (FRONT, REAR):
        return dice.lane(side, faces)
    return dice.lane(side, faces[1:], dice.lane(side, faces[:1]))


def inspect_hit(ship: Ship, threat: int, side: int, lane: int) -> dict[str, Plain]:
    """What this threat would meet, what could stop it, and which pieces would be left of the ship."""
    cell = target(ship, side, lane)
    remedy = defence(ship, threat, side, lane)
    return {
        "target": None if cell is None else _plain_square(ship.board.square(cell)),
        "harmless": remedy == HARMLESS,
        "defences": [PAID_DEFENCES[remedy].name.lower()] if remedy in PAID_DEFENCES else [],
        "if_hit": None if cell is None else _without(ship, 1 << cell),
    }


def _without(ship: Ship, cells: int) -> dict[str, Plain]:
    """What is left if these are destroyed, with all that is destroyed along with them."""
    destroyed = destroyed_with(ship, cells)
    rest = ship.clone()
    rest.lose(destroyed)
    return {
        "destroyed": _squares(ship, destroyed),
        "pieces": [_squares(ship, piece) for piece in rest.pieces()],
    }


def inspect_intruder(ship: Ship, way: Way, segments: Sequence[int], *, eats: bool) -> dict[str, Plain]:
    """What an intruder on this way takes, and what its charges would destroy."""
    charges = cells_of(charged(way, segments))
    return {
        "outcome": way.ending.name.lower(),
        "path": [_plain_square(ship.board.square(cell)) for cell in way.path],
        "emptied": _squares(ship, emptied(ship, way)) if eats else [],
        "charged": _squares(ship, charges),
        "if_exploded": _without(ship, charges) if charges else None,
    }
