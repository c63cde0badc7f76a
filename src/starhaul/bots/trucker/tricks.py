"""What members of the team add to building: squares that others may not use, and moves that others do not have."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from starhaul.kernel import Move, Seat
from starhaul.trucker.allowances import Trial, fitting_cells, try_out
from starhaul.trucker.components import KIND_OF
from starhaul.trucker.faults import BLOCKED
from starhaul.trucker.grid import cells_in
from starhaul.trucker.moves import LayPipe, MakeUniversal, PlacePiped, PlaceUniversal, TakeFrom, UseAbility
from starhaul.trucker.ship import Ship
from starhaul.trucker.state import TruckerState
from starhaul.trucker.team.architect import BEYOND

from .converting import has_use_in_building
from .planning import Step

TOKEN: Final = 0.3
"""What a token is worth that is kept for later."""
FORGIVEN: Final[dict[str, frozenset[str]]] = {
    "architect": frozenset(BEYOND),
    "hypergeometer": frozenset(BLOCKED.values()),
}
"""What a member allows for good; all else that costs no token may turn out to be a mistake."""
TRICKS: Final = (LayPipe, PlacePiped, MakeUniversal, PlaceUniversal)
STASH: Final = 1.1
"""What a place is worth where a block can be hidden."""
DRILL: Final = UseAbility("security_guard.b")
MORE_PARTS: Final = UseAbility("deliveryman.b")
TIME_FOR_DRILL: Final = 0.5
"""How far building should be when the others are sent round the table: what lies open is worth something then."""


def allowed_steps(state: TruckerState, seat: Seat, tile: int) -> Iterable[tuple[Step, Ship, float]]:
    """Ways to add this component that only a member allows, with the ship that comes of each and what it costs."""
    if not state.terms[seat].allowances:
        return
    ship = state.ships[seat]
    forgiven = {code for member in state.teams[seat].members for code in FORGIVEN.get(member, ())}
    for turn in range(4):
        for cell in cells_in(fitting_cells(state, seat, tile, turn) & ~ship.legal_cells(tile, turn)):
            trial = try_out(state, seat, tile, cell, turn)
            if trial.spent or {code for code, _ in Trial(ship, tile, cell, turn).objections} <= forgiven:
                yield Step(tile, cell, turn), _with_component(trial), TOKEN * len(trial.spent)


def _with_component(trial: Trial) -> Ship:
    ship = trial.ship.clone()
    ship.place(trial.cell, trial.form, trial.turn)
    return ship


def best_trick(
    state: TruckerState, seat: Seat, moves: Sequence[Move], worth: Callable[[Ship], float]
) -> tuple[Move | None, float]:
    """The pipe or the universal component after which the ship is worth most, and how much, less the token."""
    best: Move | None = None
    most = -99.0
    for move in moves:
        if isinstance(move, TRICKS):
            after = state.clone()
            after.apply(seat, move)
            gain = worth(after.ships[seat]) - TOKEN
            if gain > most:
                best, most = move, gain
    return best, most


def hiding_places(ship: Ship) -> float:
    """What modules are worth to somebody who hides blocks in them (ABE-SUP-SMU-01)."""
    return 0.0 if ship.rules.cargo is None else STASH * ship.stashes.bit_count()


def hiding_place(ship: Ship, tile: int) -> float:
    """The same of one component that is not there yet."""
    cargo = ship.rules.cargo
    return 0.0 if cargo is None or KIND_OF[tile] not in cargo.stash_kinds else STASH


def stolen(moves: Sequence[Move], gain: Callable[[int], float], least: float) -> Move | None:
    """What somebody has reserved and would be a good catch (ABE-SUP-SAB-01)."""
    best = max([move for move in moves if isinstance(move, TakeFrom)], key=lambda move: gain(move.tile), default=None)
    return best if best is not None and gain(best.tile) > least else None


def drill(moves: Sequence[Move], progress: float) -> Move | None:
    """Others run, and this seat has the heap to itself (ABE-SUP-SEC-02)."""
    return DRILL if progress > TIME_FOR_DRILL and DRILL in moves else None


def order_part(state: TruckerState, seat: Seat, moves: Sequence[Move]) -> Move | None:
    """When nothing is added any more, parts for what would do more as something else (ABE-SUP-DEL-03)."""
    return MORE_PARTS if MORE_PARTS in moves and has_use_in_building(state, seat) else None
