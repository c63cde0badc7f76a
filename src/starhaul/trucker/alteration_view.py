"""Alterations and pairs of components as everybody can see them, in words and squares: for views and ship files."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar

from .alteration import AS_PRINTED, NO_ALTERATION, POINTING_PARTS, Alteration
from .altering import add_mark, add_pipe, form_with, link_wireless
from .connectors import PLATED, SMOOTH, UNIVERSAL
from .forms import alteration_of
from .grid import FACING_NAMES, FRONT, Square
from .printed_components import Kind
from .ship import Ship

Pair = tuple[Square, Square]


@dataclass(frozen=True, slots=True)
class AlterationView:
    """The tokens of a component. Sides are those of the ship, not of the tile."""

    universal: tuple[str, ...] = ()
    """With a universal connector instead of what is printed."""
    plated: tuple[str, ...] = ()
    """With plating instead."""
    welded: tuple[str, ...] = ()
    """With a connector that does not count as one any more."""
    part: str = ""
    """The kind of the spare part that it has become."""
    points: str = ""
    """Where a spare cannon or engine points."""
    rotating: bool = False
    """Whether a cannon points in all directions."""
    exempt: bool = False
    """Whether something may stand before its barrel or exhaust."""

    optional: ClassVar[tuple[str, ...]] = ("universal", "plated", "welded", "part", "points", "rotating", "exempt")

    def alteration(self) -> Alteration:
        """The same for the rules."""
        sides = [AS_PRINTED] * 4
        for names, side in ((self.universal, UNIVERSAL), (self.plated, PLATED), (self.welded, SMOOTH)):
            for name in names:
                sides[FACING_NAMES.index(name)] = side
        part = Kind[self.part.upper()].value if self.part else AS_PRINTED
        aim = FACING_NAMES.index(self.points) if self.points else FRONT
        return Alteration(tuple(sides), part, aim, self.rotating, self.exempt)


@lru_cache(maxsize=1 << 10)
def alteration_view(placed: int) -> AlterationView | None:
    """Of a component as it stands; None while it is as printed."""
    found = alteration_of(placed >> 2).turned(placed & 3)
    if found == NO_ALTERATION:
        return None
    return AlterationView(
        _sides(found, UNIVERSAL),
        _sides(found, PLATED),
        _sides(found, SMOOTH),
        "" if found.part == AS_PRINTED else Kind(found.part).name.lower(),
        FACING_NAMES[found.aim] if found.part in POINTING_PARTS else "",
        found.rotating,
        found.exempt,
    )


def _sides(alteration: Alteration, token: int) -> tuple[str, ...]:
    return tuple([name for name, side in zip(FACING_NAMES, alteration.sides, strict=True) if side == token])


def pair_view(ship: Ship, pair: int) -> Pair:
    """The squares of a pair of cells."""
    one, other = ship.board.squares(pair)
    return one, other


def pairs_view(ship: Ship, pairs: tuple[int, ...]) -> tuple[Pair, ...]:
    return tuple([pair_view(ship, pair) for pair in pairs])


def place_altered(ship: Ship, cell: int, tile: int, turn: int, tokens: AlterationView | None) -> None:
    """Put a component on an empty cell, as these tokens have made it."""
    ship.place(cell, form_with(tile, turn, tokens.alteration()) if tokens else tile, turn)


def add_pairs(ship: Ship, wireless: Pair | None, pipes: tuple[Pair, ...], marks: tuple[Pair, ...]) -> None:
    """Let a ship have these."""
    cell = ship.board.cell
    if wireless:
        link_wireless(ship, cell(wireless[0]), cell(wireless[1]))
    for one, other in pipes:
        add_pipe(ship, cell(one), cell(other))
    for one, other in marks:
        add_mark(ship, cell(one), cell(other))
