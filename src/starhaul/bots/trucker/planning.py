"""Finishing a ship from what lies in the open: which components, and where, so that the whole is worth most.

A beam search over the squares that are left. The square that most connectors look at comes next: there is least choice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from heapq import nlargest
from typing import Final

from starhaul.trucker.components import CAPACITY_OF, KIND_OF, SIDES_OF
from starhaul.trucker.grid import FACINGS, cells_in
from starhaul.trucker.ship import Ship

WIDTH: Final = 6
"""Ships that are kept after each square."""
FINALISTS: Final = 12
"""Finished ships that deserve a closer look."""

Worth = Callable[[Ship], float]
Hope = Callable[["Draft"], float]
"""What the squares that are still free promise."""


@dataclass(frozen=True, slots=True)
class Step:
    """A component on its square."""

    tile: int
    cell: int
    turn: int


@dataclass(frozen=True, slots=True)
class Draft:
    """A ship as it might become."""

    ship: Ship
    worth: float
    steps: tuple[Step, ...] = ()
    left_out: int = 0
    """Squares that must stay empty."""

    def with_step(self, step: Step, worth: Worth) -> Draft:
        ship = self.ship.clone()
        ship.place(step.cell, step.tile, step.turn)
        return Draft(ship, worth(ship), (*self.steps, step), self.left_out)


def placements(ship: Ship, tile: int) -> Iterable[Step]:
    """All ways to add this component; never on a closed square that the rules of the table do not show."""
    for turn in range(4):
        for cell in cells_in(ship.legal_cells(tile, turn) & ship.board.area):
            yield Step(tile, cell, turn)


def best_drafts(beginnings: Sequence[Draft], tiles: Sequence[int], worth: Worth, hope: Hope) -> list[Draft]:
    """The best ships that can be made with these components, at first sight."""
    tiles = _unlike(tiles)
    found = list(beginnings)
    drafts = nlargest(WIDTH, beginnings, lambda draft: draft.worth + hope(draft))
    while drafts:
        ways = [way for draft in drafts for way in _ways_on(draft, tiles, worth)]
        found = nlargest(FINALISTS, [*found, *ways], _worth_of)
        drafts = nlargest(WIDTH, ways, lambda draft: draft.worth + hope(draft))
    return found


def _unlike(tiles: Sequence[int]) -> list[int]:
    """One of each kind with the same sides."""
    return list({(KIND_OF[tile], CAPACITY_OF[tile], *SIDES_OF[4 * tile]): tile for tile in tiles}.values())


def _worth_of(draft: Draft) -> float:
    return draft.worth


def _ways_on(draft: Draft, tiles: Sequence[int], worth: Worth) -> Iterable[Draft]:
    """Whatever fits the next square, or nothing there."""
    cell = _next_cell(draft)
    if cell is None:
        return
    ship = draft.ship
    yield Draft(ship, draft.worth, draft.steps, draft.left_out | 1 << cell)
    used = {step.tile for step in draft.steps}
    for tile in tiles:
        if tile not in used:
            for turn in range(4):
                if ship.legal_cells(tile, turn) >> cell & 1:
                    yield draft.with_step(Step(tile, cell, turn), worth)


def _next_cell(draft: Draft) -> int | None:
    ship = draft.ship
    grid = ship.board.grid
    free = ship.free & ship.board.area & ~draft.left_out
    looks = [grid.shift(ship.connectors[facing], facing) & free for facing in FACINGS]
    cells = cells_in(looks[0] | looks[1] | looks[2] | looks[3])
    return max(cells, key=lambda cell: sum([seen >> cell & 1 for seen in looks]), default=None)
