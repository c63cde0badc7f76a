"""Converting components: which, into what, and pointing where (ABE-SUP-DEL-01, ABE-SUP-DEL-04)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, final

from starhaul.kernel import Move, Seat
from starhaul.trucker.alteration import AS_PRINTED, PART_CONTAINERS
from starhaul.trucker.altering import alter, alteration_at
from starhaul.trucker.components import CANNON, ENGINE, STRUCTURAL
from starhaul.trucker.decisions import Ask
from starhaul.trucker.exempting import exempt_cells, group_of
from starhaul.trucker.faults import Fault, faults, neighbour
from starhaul.trucker.grid import FACINGS, FRONT, REAR, cells_in
from starhaul.trucker.moves import DONE, PART_NAMES, Convert, Restore
from starhaul.trucker.refitting import free_token, refit, use_token
from starhaul.trucker.special_components import SPECIAL_KIND_OF
from starhaul.trucker.state import TruckerQuestion, TruckerState
from starhaul.trucker.timer import runs

PARTS_IN_BUILDING: Final = 2
"""How many can be in use when building ends (ABE-SUP-DEL-03)."""
AIMS: Final[dict[int, Sequence[int]]] = {CANNON: FACINGS, ENGINE: (REAR,)}
"""Where parts may point, those that point; an engine to the rear, as always (BLD-13)."""


def token(part: int) -> str:
    """The kind of token, of which there is one (ABE-SUP-DEL-04)."""
    return f"spare_part_{PART_NAMES[part]}"


def conversions(state: TruckerState, seat: Seat) -> list[Move]:
    """All that unused tokens can do to this ship, each obeying the usual rules."""
    ship, team = state.ships[seat], state.teams[seat]
    parts = [part for part in PART_CONTAINERS if not team.uses(token(part))]
    return [
        Convert(ship.board.square(cell), part, aim)
        for cell in cells_in(ship.occupied)
        if SPECIAL_KIND_OF[ship.tile_at(cell)] is None  # MIS-CMP-17
        for part in parts
        for aim in AIMS.get(part, (FRONT,))
        if part not in AIMS or _has_room(state, seat, cell, part, aim)
    ]


def _has_room(state: TruckerState, seat: Seat, cell: int, part: int, aim: int) -> bool:
    """Whether the square there is empty, or need not be (ABE-SUP-HYP-01)."""
    ship = state.ships[seat]
    if neighbour(ship, cell, aim) is None:
        return True
    group = group_of(state, seat, part)
    return bool(group) and not [other for other in exempt_cells(ship, group) if other != cell]


def convert(state: TruckerState, seat: Seat, move: Convert) -> None:
    """The component becomes this part; a part that it was before is free again."""
    ship = state.ships[seat]
    cell = ship.board.cell(move.square)
    before = alteration_at(ship, cell)
    if before.part != AS_PRINTED:
        free_token(state, seat, token(before.part))
    use_token(state, seat, token(move.part))
    after = before.with_part(move.part, move.facing)
    is_blocked = move.part in AIMS and neighbour(ship, cell, move.facing) is not None
    refit(state, seat, cell, after.with_exemption() if is_blocked else after)


def best_conversion(state: TruckerState, seat: Seat) -> Move | None:
    """The one that leaves the fewest errors, and of these one that gives a module a use; None if all do harm."""
    unharmed = len(faults(state.ships[seat])), True, False
    best = min(conversions(state, seat), key=lambda move: _harm(state, seat, move), default=None)
    return best if best is not None and _harm(state, seat, best) < unharmed else None


def _harm(state: TruckerState, seat: Seat, move: Move) -> tuple[int, bool, bool]:
    """Errors that are left, whether something is lost that has a use, and whether it points where it counts half."""
    assert isinstance(move, Convert)
    ship = state.ships[seat].clone()
    cell = ship.board.cell(move.square)
    is_useful = ship.kind_at(cell) != STRUCTURAL
    alter(ship, cell, alteration_at(ship, cell).with_part(move.part, move.facing))
    return len(faults(ship)), is_useful, move.part == CANNON and move.facing != FRONT


@final
class ConvertComponent(TruckerQuestion):
    """Which component becomes what? After building one does; while building up to two, and parts come off again."""

    __slots__ = ("faults", "is_last")

    rule: ClassVar[str] = "ABE-SUP-DEL-01"

    def __init__(self, is_last: bool, faults: tuple[Fault, ...], must: bool = True) -> None:
        super().__init__(Ask.CONVERT, must)
        self.is_last: Final = is_last
        self.faults: Final = faults
        """What is wrong with the ship, where its owner is told (BLD-22)."""

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        return [*(conversions(state, seat) if self.is_last else changes_in_building(state, seat)), DONE]

    def default(self, state: TruckerState, seat: Seat) -> Move:
        """While building there is no hurry: one more is for the end."""
        return (best_conversion(state, seat) if self.is_last else None) or DONE

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        if isinstance(move, Convert):
            convert(state, seat, move)
        elif isinstance(move, Restore):
            restore(state, seat, move)
        if not self.is_last:
            state.questions.clear()  # back to building


def ask_for_part(state: TruckerState, seat: Seat, *, is_last: bool) -> None:
    """Honest tables find out at the spot check what is wrong."""
    found = () if state.options.mistakes == "honest" else tuple(faults(state.ships[seat]))
    state.ask(seat, ConvertComponent(is_last, found, must=is_last or not runs(state)))


def changes_in_building(state: TruckerState, seat: Seat) -> list[Move]:
    """As many parts as can be used while building (ABE-SUP-DEL-03), and taking them off."""
    ship, moves = state.ships[seat], conversions(state, seat)
    cells = [cell for cell in cells_in(ship.fittings.altered) if alteration_at(ship, cell).part != AS_PRINTED]
    squares = [ship.board.square(cell) for cell in cells]
    if len(squares) == PARTS_IN_BUILDING:
        moves = [move for move in moves if isinstance(move, Convert) and move.square in squares]
    return [*moves, *[Restore(square) for square in squares]]


def restore(state: TruckerState, seat: Seat, move: Restore) -> None:
    """The component is what is printed on it again."""
    ship = state.ships[seat]
    cell = ship.board.cell(move.square)
    part = alteration_at(ship, cell)
    free_token(state, seat, token(part.part))
    refit(state, seat, cell, part.with_part(AS_PRINTED))
