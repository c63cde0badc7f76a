"""Nanobot Dust: what has the most exposed connectors falls off, and its owner chooses among equals (MIS-EVT-06)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from starhaul.kernel import Move, Seat, Value
from starhaul.trucker.components import STARTING_CABIN
from starhaul.trucker.damage import Detach
from starhaul.trucker.decisions import Ask
from starhaul.trucker.events import Loss
from starhaul.trucker.grid import FACINGS, Square, cells_in
from starhaul.trucker.moves import Remove
from starhaul.trucker.ship import Ship
from starhaul.trucker.square_moves import moves_on
from starhaul.trucker.state import TruckerLaneStep, TruckerQuestion, TruckerState, TruckerStep


def most_exposed(ship: Ship, count: int) -> tuple[int, int, int]:
    """Of the components with exposed connectors, the starting cabin excepted: those that are surely among so many with
    the most, those that are equal in what is left to choose, and how many of these must be chosen."""
    exposed = [ship.exposed(facing) & ~ship.kinds[STARTING_CABIN] for facing in FACINGS]
    surely = 0
    for connectors in range(len(FACINGS), 0, -1):
        equal = sum([1 << cell for cell in cells_in(_union(exposed)) if _connectors(exposed, cell) == connectors])
        missing = count - surely.bit_count()
        if equal.bit_count() > missing:
            return (surely, equal, missing) if missing else (surely, 0, 0)
        surely |= equal
    return surely, 0, 0


def _union(exposed: list[int]) -> int:
    front, right, rear, left = exposed
    return front | right | rear | left


def _connectors(exposed: list[int], cell: int) -> int:
    return sum([cells >> cell & 1 for cells in exposed])


@final
class DropMostExposed(TruckerStep):
    """All ships at the same time."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def run(self, state: TruckerState) -> None:
        for seat in state.order():
            surely, equal, missing = most_exposed(state.ships[seat], self.count)
            state.first_for(seat, Crumble(surely, equal, missing))


@final
class Crumble(TruckerLaneStep):
    """These components fall off, and so many of those others, in rising order of their cells."""

    __slots__ = ("equal", "falling", "missing")

    def __init__(self, falling: int, equal: int, missing: int) -> None:
        self.falling: Final = falling
        self.equal: Final = equal
        self.missing: Final = missing

    def run(self, state: TruckerState, seat: Seat) -> None:
        if self.equal.bit_count() > self.missing > 0:
            ship = state.ships[seat]
            prospects = tuple([fall_prospect(ship, cell, self.falling) for cell in self.choices()])
            state.ask(seat, ChooseFalling(self.missing, ship.board.squares(self.falling), prospects, self))
            return
        falling = self.falling | (self.equal if self.missing else 0)
        if falling:
            state.first_for(seat, Detach(falling, Loss.FALLEN_OFF))

    def choices(self) -> list[int]:
        """The cells that can be named next: those behind must be enough for the rest."""
        cells = cells_in(self.equal)
        return cells[: len(cells) - self.missing + 1]

    def after(self, cell: int) -> Crumble:
        """When this one was named too."""
        behind = self.equal & ~((2 << cell) - 1)
        return Crumble(self.falling | 1 << cell, behind, self.missing - 1)


@final
class FallProspect(Value):
    """What would be lost if this component falls off, too, and the largest piece is kept."""

    __slots__ = ("components", "crew", "goods", "square", "tokens")

    def __init__(self, square: Square, components: int, crew: int, goods: int, tokens: int) -> None:
        self.square: Final = square
        self.components: Final = components
        self.crew: Final = crew
        self.goods: Final = goods
        """How many blocks."""
        self.tokens: Final = tokens

    def harm(self) -> int:
        """The worse, the more."""
        return 2 * (self.components + self.crew + self.goods) + self.tokens


def fall_prospect(ship: Ship, cell: int, falling: int) -> FallProspect:
    """With all that falls off anyway."""
    rest = ship.clone()
    rest.lose(falling | 1 << cell)
    rest.lose(sum(rest.pieces()[1:]))
    return FallProspect(
        ship.board.square(cell),
        ship.components_count - rest.components_count,
        ship.crew - rest.crew,
        sum(ship.total_goods()) - sum(rest.total_goods()),
        ship.total_tokens - rest.total_tokens,
    )


@final
class ChooseFalling(TruckerQuestion):
    """Which of equally exposed components falls off next?"""

    __slots__ = ("count", "crumble", "falling", "prospects")

    rule: ClassVar[str] = "MIS-EVT-06"
    unshown: ClassVar[tuple[str, ...]] = ("crumble",)

    def __init__(
        self, count: int, falling: tuple[Square, ...], prospects: tuple[FallProspect, ...], crumble: Crumble
    ) -> None:
        super().__init__(Ask.FALL_OFF)
        self.count: Final = count
        """So many are still to be named."""
        self.falling: Final = falling
        """What falls off in any case."""
        self.prospects: Final = prospects
        """Of each answer."""
        self.crumble: Final = crumble

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        remove = moves_on(state.ships[seat].board.grid).remove
        return [remove[cell] for cell in self.crumble.choices()]

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        assert isinstance(move, Remove)
        state.first_for(seat, self.crumble.after(state.ships[seat].board.cell(move.square)))

    def default(self, state: TruckerState, seat: Seat) -> Move:
        """The one that costs least."""
        harms = [prospect.harm() for prospect in self.prospects]
        return self.moves(state, seat)[harms.index(min(harms))]
