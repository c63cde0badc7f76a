"""The Assembler: two components that count as joined, and plating where connectors stuck out (ABE-SUP-ASM)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from starhaul.kernel import Move, Seat
from starhaul.trucker.altering import alteration_at, link_wireless
from starhaul.trucker.components import CABIN, RADIOACTIVE
from starhaul.trucker.connectors import PLATED
from starhaul.trucker.decisions import Ask
from starhaul.trucker.grid import FACINGS, Square, cells_in
from starhaul.trucker.keeping_apart import joined_containers
from starhaul.trucker.moves import Pick
from starhaul.trucker.refitting import join_wireless, refit, use_token
from starhaul.trucker.ship import BROWN, PURPLE, Ship
from starhaul.trucker.state import TruckerLaneStep, TruckerQuestion, TruckerState
from starhaul.trucker.terms import Moment

from .ability import UsableAbility
from .printed import PRINTED_MEMBERS
from .using import AbilityOffer

PLATING: Final = "plating"


@final
class Wireless(UsableAbility):
    """Two components count as joined, for better or worse."""

    __slots__ = ()

    key: ClassVar[str] = "assembler.a"
    rules: ClassVar[tuple[str, ...]] = ("ABE-SUP-ASM-01", "ABE-SUP-ASM-02", "ABE-SUP-ASM-03", "ABE-SUP-ASM-05")
    moment: ClassVar[Moment] = Moment.AFTER_CHECK

    def offer(self, state: TruckerState, seat: Seat) -> AbilityOffer | None:
        return AbilityOffer(self.key) if linkable(state.ships[seat]) else None

    def is_wise(self, state: TruckerState, seat: Seat) -> bool:
        """Where an alien can live because of it."""
        return pair_for_aliens(state.ships[seat]) is not None

    def use(self, state: TruckerState, seat: Seat) -> None:
        state.first_for(seat, OfferLink())


def linkable(ship: Ship) -> list[int]:
    """Components that may be one end of a link."""
    return [cell for cell in cells_in(ship.occupied) if partners(ship, cell)]


def partners(ship: Ship, cell: int) -> list[int]:
    """What this one may be linked to: anything, but for what must stay apart (MIS-RAD-01)."""
    others = cells_in(ship.occupied & ~(1 << cell))
    if ship.kinds[RADIOACTIVE].bit_count() < 2:
        return others
    return [other for other in others if not joined_containers(_linked(ship, cell, other))]


def _linked(ship: Ship, cell: int, other: int) -> Ship:
    linked = ship.clone()
    link_wireless(linked, cell, other)
    return linked


def pair_for_aliens(ship: Ship) -> tuple[int, int] | None:
    """A life support that no cabin is joined to, and a cabin; None where no alien gains by it."""
    for colour in (PURPLE, BROWN):
        if ship.alien_cabins(colour):
            continue
        for support in cells_in(ship.life_supports(colour)):
            for cabin in cells_in(ship.cells_of(CABIN)):
                if cabin in partners(ship, support) and _linked(ship, support, cabin).alien_cabins(colour):
                    return support, cabin
    return None


@final
class OfferLink(TruckerLaneStep):
    """Which two?"""

    __slots__ = ()

    def run(self, state: TruckerState, seat: Seat) -> None:
        state.ask(seat, ChooseLinked())


@final
class ChooseLinked(TruckerQuestion):
    """One of them, and then the other."""

    __slots__ = ("first",)

    rule: ClassVar[str] = "ABE-SUP-ASM-01"

    def __init__(self, first: Square | None = None) -> None:
        super().__init__(Ask.LINK_COMPONENTS)
        self.first: Final = first
        """The one that was chosen already."""

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        ship, first = state.ships[seat], self.first
        cells = linkable(ship) if first is None else partners(ship, ship.board.cell(first))
        return [Pick(ship.board.square(cell)) for cell in cells]

    def default(self, state: TruckerState, seat: Seat) -> Move:
        """What an alien needs."""
        ship = state.ships[seat]
        pair = pair_for_aliens(ship)
        if pair is None:
            return self.moves(state, seat)[0]
        wanted = Pick(ship.board.square(pair[0 if self.first is None else 1]))
        return wanted if wanted in self.moves(state, seat) else self.moves(state, seat)[0]

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        assert isinstance(move, Pick)
        first = self.first
        if first is None:
            state.ask(seat, ChooseLinked(move.square))
        else:
            board = state.ships[seat].board
            join_wireless(state, seat, board.cell(first), board.cell(move.square))


@final
class Plating(UsableAbility):
    """Plating on all exposed connectors of one component."""

    __slots__ = ()

    key: ClassVar[str] = "assembler.b"
    rules: ClassVar[tuple[str, ...]] = ("ABE-SUP-ASM-04", "ABE-SUP-ASM-05")
    moment: ClassVar[Moment] = Moment.AFTER_CHECK

    def offer(self, state: TruckerState, seat: Seat) -> AbilityOffer | None:
        return AbilityOffer(self.key) if plateable(state.ships[seat]) else None

    def is_wise(self, state: TruckerState, seat: Seat) -> bool:
        del state, seat
        return True

    def use(self, state: TruckerState, seat: Seat) -> None:
        state.first_for(seat, OfferPlating())


def plateable(ship: Ship) -> list[int]:
    """Components with exposed connectors, no more than there are tokens for."""
    most = PRINTED_MEMBERS["assembler"].tokens_of(PLATING)
    return [cell for cell in cells_in(ship.occupied) if 0 < ship.exposed_connectors_of(cell) <= most]


@final
class OfferPlating(TruckerLaneStep):
    """Which one?"""

    __slots__ = ()

    def run(self, state: TruckerState, seat: Seat) -> None:
        cells = plateable(state.ships[seat])
        if len(cells) == 1:
            plate(state, seat, cells[0])
        else:
            state.ask(seat, ChoosePlated())


@final
class ChoosePlated(TruckerQuestion):
    """The component that gets it."""

    __slots__ = ()

    rule: ClassVar[str] = "ABE-SUP-ASM-04"

    def __init__(self) -> None:
        super().__init__(Ask.PLATE_COMPONENT)

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        ship = state.ships[seat]
        return [Pick(ship.board.square(cell)) for cell in plateable(ship)]

    def default(self, state: TruckerState, seat: Seat) -> Move:
        """Where most connectors are exposed."""
        ship = state.ships[seat]
        return Pick(ship.board.square(max(plateable(ship), key=ship.exposed_connectors_of)))

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        assert isinstance(move, Pick)
        plate(state, seat, state.ships[seat].board.cell(move.square))


def plate(state: TruckerState, seat: Seat, cell: int) -> None:
    ship = state.ships[seat]
    alteration = alteration_at(ship, cell)
    for facing in FACINGS:
        if ship.exposed(facing) >> cell & 1:
            alteration = alteration.with_side(facing, PLATED)
            use_token(state, seat, PLATING)
    refit(state, seat, cell, alteration)
