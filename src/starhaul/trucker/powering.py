"""Power: which component gets it, and what pays (STR-04, ABE-SOL).

Each powering is a pair of target and source. Targets that do the same and can be paid for by the same sources are
equal, and only the first of them is offered; a source is asked for only where there are several.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import ClassVar, Final, final

from starhaul.kernel import Move, Seat

from .batteries import tokens_aboard
from .decisions import Ask
from .events import Cause
from .grid import Square, cells_in
from .panels import ready_panels
from .ship import Ship
from .sources import ANYWHERE, Powering, Powerings, Source
from .square_moves import moves_on
from .state import TruckerLaneStep, TruckerQuestion, TruckerState

FINDERS: Final[tuple[Callable[[Ship], list[Source]], ...]] = (tokens_aboard, ready_panels)
"""Where to look for what can pay."""


def sources_of(ship: Ship) -> list[Source]:
    """All that may pay for something on this ship."""
    return [source for find in FINDERS for source in find(ship)]


def sources_for(ship: Ship, target: int, powerings: Powerings = ()) -> list[Source]:
    """What can pay for the component on this cell, these having been paid for already."""
    return [source for source in sources_of(ship) if source.can_power(ship, target, powerings)]


def different_targets(ship: Ship, targets: int, powerings: Powerings = ()) -> list[int]:
    """Of components that do the same: the first not yet powered of those with equal sources."""
    powered = [powering.target for powering in powerings]
    found: list[int] = []
    seen: list[list[Source]] = []
    for cell in cells_in(targets):
        if cell not in powered:
            sources = sources_for(ship, cell, powerings)
            if sources and sources not in seen:
                seen.append(sources)
                found.append(cell)
    return found


def payments(seat: Seat, powerings: Powerings, cause: Cause) -> list[TruckerLaneStep]:
    """What all these sources spend; what comes from anywhere is chosen last, from what is left."""
    targets: dict[Source, tuple[int, ...]] = {}
    for powering in powerings:
        targets[powering.source] = (*targets.get(powering.source, ()), powering.target)
    sources = sorted(targets, key=lambda source: source.cell == ANYWHERE)
    return [source.spend(seat, targets[source], cause) for source in sources]


def after_paying(ship: Ship, source: Source) -> Ship:
    """A copy on which this source has paid once: what would be left."""
    copy = ship.clone()
    source.pay(copy)
    return copy


class NeedsPower(TruckerLaneStep):
    """Something that goes on when a component is powered."""

    __slots__ = ()

    @abstractmethod
    def with_power(self, powering: Powering) -> TruckerLaneStep:
        """How it goes on."""


def ways_to_power(ship: Ship, targets: int) -> Powerings:
    """Of components that do the same it is enough to power one: a way for each source that can."""
    cells = cells_in(targets)
    found: list[Powering] = []
    for source in sources_of(ship):
        able = [cell for cell in cells if source.can_power(ship, cell, ())]
        if able:
            found.append(Powering(able[0], source))
    return tuple(found)


def power(state: TruckerState, seat: Seat, ways: Powerings, need: NeedsPower, promised: Powerings = ()) -> None:
    """Power a component in one of these ways, when so much is promised already; ask what pays where there is a
    choice."""
    if len(ways) == 1:
        state.first_for(seat, need.with_power(ways[0]))
        return
    ship = state.ships[seat]
    named = tuple([Powering(way.target, source) for way in ways for source in way.source.named(ship, promised)])
    state.ask(seat, ChooseSource(tuple([ship.board.square(way.target) for way in named]), named, need))


@final
class ChooseSource(TruckerQuestion):
    """What pays for powering a component?"""

    __slots__ = ("need", "targets", "ways")

    rule: ClassVar[str] = "STR-04"
    unshown: ClassVar[tuple[str, ...]] = ("ways", "need")

    def __init__(self, targets: tuple[Square, ...], ways: Powerings, need: NeedsPower) -> None:
        super().__init__(Ask.PAY_TOKEN)
        self.targets: Final = targets
        """What would be powered, by answer."""
        self.ways: Final = ways
        self.need: Final = need

    @property
    def is_halfway(self) -> bool:
        return True

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        ship = state.ships[seat]
        pay = moves_on(ship.board.grid).pay
        return [pay[way.source.cell] for way in self.ways]

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        way = self.ways[self.moves(state, seat).index(move)]
        state.first_for(seat, self.need.with_power(way))
