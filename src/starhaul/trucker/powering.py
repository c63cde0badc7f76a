"""Power: which component gets it, and what pays. A battery token pays for whatever needs one (STR-04).

Each powering is a pair of target and source. Targets that do the same and can be paid for by the same sources are
equal, and only the first of them is offered; a source is asked for only where there are several.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar, Final, final

from mypy_extensions import mypyc_attr

from starhaul.kernel import Move, Seat, Value

from .batteries import SpendTokens
from .decisions import Ask
from .events import Cause
from .grid import Square, cells_in
from .ship import Ship
from .square_moves import moves_on
from .state import TruckerLaneStep, TruckerQuestion, TruckerState


@mypyc_attr(allow_interpreted_subclasses=True)
class Source(Value):
    """Something that pays for powering components."""

    __slots__ = ()

    @abstractmethod
    def can_power(self, ship: Ship, target: int, paid: int) -> bool:
        """Whether it can pay for the component on this cell, having paid so often already."""

    @abstractmethod
    def cell(self, ship: Ship) -> int:
        """The component by which it is named."""

    @abstractmethod
    def spend(self, seat: Seat, count: int, cause: Cause) -> TruckerLaneStep:
        """What happens when it has paid so often."""


@final
class BatteryTokens(Source):
    """The tokens aboard, for whatever needs one; from which battery component they come is chosen when they go."""

    __slots__ = ()

    def can_power(self, ship: Ship, target: int, paid: int) -> bool:
        del target
        return paid < ship.total_tokens

    def cell(self, ship: Ship) -> int:
        return cells_in(ship.token_cells())[0]

    def spend(self, seat: Seat, count: int, cause: Cause) -> TruckerLaneStep:
        return SpendTokens(seat, count, cause)


TOKENS: Final = BatteryTokens()


@final
class Powering(Value):
    """A component that is powered, and what pays for it."""

    __slots__ = ("source", "target")

    def __init__(self, target: int, source: Source) -> None:
        self.target: Final = target
        """A cell."""
        self.source: Final = source


Powerings = tuple[Powering, ...]
"""What was powered for one purpose, in the order in which it was."""


def sources_of(ship: Ship) -> list[Source]:
    """All that may pay for something on this ship."""
    del ship
    return [TOKENS]


def sources_for(ship: Ship, target: int, powerings: Powerings = ()) -> list[Source]:
    """What can pay for the component on this cell, these having been paid for already."""
    spent = [powering.source for powering in powerings]
    return [source for source in sources_of(ship) if source.can_power(ship, target, spent.count(source))]


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
    """What all these sources spend."""
    spent = [powering.source for powering in powerings]
    return [source.spend(seat, spent.count(source), cause) for source in dict.fromkeys(spent)]


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
        able = [cell for cell in cells if source.can_power(ship, cell, 0)]
        if able:
            found.append(Powering(able[0], source))
    return tuple(found)


def power(state: TruckerState, seat: Seat, ways: Powerings, need: NeedsPower) -> None:
    """Power a component in one of these ways; ask what pays where there is a choice."""
    if len(ways) == 1:
        state.first_for(seat, need.with_power(ways[0]))
    else:
        board = state.ships[seat].board
        state.ask(seat, ChooseSource(tuple([board.square(way.target) for way in ways]), ways, need))


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
        return [pay[way.source.cell(ship)] for way in self.ways]

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        way = self.ways[self.moves(state, seat).index(move)]
        state.first_for(seat, self.need.with_power(way))
