"""The Plumber: pipes where no connectors are, and connectors where none were (ABE-SUP-PLU)."""

from __future__ import annotations

from typing import ClassVar, final

from starhaul.kernel import IllegalMove, Move, Seat
from starhaul.trucker.allowances import fitting_cells, ship_with_loose
from starhaul.trucker.alteration import NO_ALTERATION
from starhaul.trucker.altering import alter, alteration_at, form_with
from starhaul.trucker.assembly import place, weld, weld_as
from starhaul.trucker.building import may_add, open_squares
from starhaul.trucker.components import SIDES_OF
from starhaul.trucker.connectors import UNIVERSAL
from starhaul.trucker.events import AbilityUsed
from starhaul.trucker.faults import faults
from starhaul.trucker.grid import cells_in
from starhaul.trucker.moves import LayPipe, MakeUniversal, PlacePiped, PlaceUniversal
from starhaul.trucker.player import NOTHING
from starhaul.trucker.refitting import refit
from starhaul.trucker.ship import Ship
from starhaul.trucker.state import TruckerState
from starhaul.trucker.terms import Moment, Terms

from .ability import BuildingAbility, UsableAbility
from .piping import PIPE, OfferPipes, best_edge, pipe_edges, pipes_for, use_pipe
from .printed import PRINTED_MEMBERS
from .using import AbilityOffer


def most_pipes() -> int:
    return PRINTED_MEMBERS["plumber"].tokens_of(PIPE)


@final
class LatePipes(UsableAbility):
    """Those that are left, for ships that are whole."""

    __slots__ = ()

    key: ClassVar[str] = "plumber.a"
    rules: ClassVar[tuple[str, ...]] = ("ABE-SUP-PLU-01", "ABE-SUP-PLU-02")
    moment: ClassVar[Moment] = Moment.AFTER_CHECK

    def offer(self, state: TruckerState, seat: Seat) -> AbilityOffer | None:
        is_left = state.teams[seat].uses(PIPE) < most_pipes() and pipe_edges(state.ships[seat])
        return AbilityOffer(self.key) if is_left else None

    def is_wise(self, state: TruckerState, seat: Seat) -> bool:
        """Where it holds something together."""
        return best_edge(state.ships[seat]) is not None

    def use(self, state: TruckerState, seat: Seat) -> None:
        state.first_for(seat, OfferPipes(most_pipes()))


@final
class Pipes(BuildingAbility):
    """Neighbours joined where neither has a connector; or a component that a pipe alone attaches."""

    __slots__ = ()

    key: ClassVar[str] = "plumber.a"
    rules: ClassVar[tuple[str, ...]] = ("ABE-SUP-PLU-01", "ABE-SUP-PLU-02", "ABE-SUP-PLU-04", "ABE-SUP-19")

    def contribute(self, state: TruckerState, seat: Seat, terms: Terms) -> None:
        super().contribute(state, seat, terms)
        LatePipes().contribute(state, seat, terms)

    def moments(self) -> tuple[Moment, ...]:
        return (Moment.AFTER_CHECK,)

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        if self._objection(state, seat):
            return []
        ship = ship_with_loose(state, seat)
        square = ship.board.square
        laying: list[Move] = [LayPipe(square(cell), square(other)) for cell, other in pipe_edges(ship)]
        return laying + (self._placing(state, seat) if holds_component(state, seat) else [])

    @staticmethod
    def _placing(state: TruckerState, seat: Seat) -> list[Move]:
        ship, tile = state.ships[seat], state.hands[seat].tile
        square, beside = ship.board.square, ship.board.grid.beside(ship.occupied)
        return [
            PlacePiped(square(cell), turn, square(other))
            for turn in range(4)
            for cell in cells_in(open_squares(state, seat) & beside)
            for other in pipes_for(state, seat, tile, cell, turn)
        ]

    def takes(self, move: Move) -> bool:
        return isinstance(move, (LayPipe, PlacePiped))

    def problem(self, state: TruckerState, seat: Seat, move: Move) -> IllegalMove | None:
        objection = self._objection(state, seat)
        if objection is None and isinstance(move, PlacePiped):
            objection = hand_problem(state, seat)
        if objection is None and move not in self.moves(state, seat):
            return IllegalMove("no-pipe-there", "ABE-SUP-PLU-01")
        return objection

    @staticmethod
    def _objection(state: TruckerState, seat: Seat) -> IllegalMove | None:
        if state.teams[seat].uses(PIPE) >= most_pipes():
            return IllegalMove("no-pipe-left", "ABE-SUP-PLU-01")
        return reading_problem(state, seat)

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        board = state.ships[seat].board
        if isinstance(move, PlacePiped):
            cell, other = board.cell(move.square), board.cell(move.to)
            place(state, seat, cell, move.turn)
        else:
            assert isinstance(move, LayPipe)
            cell, other = board.cell(move.one), board.cell(move.other)
        weld(state, seat)
        use_pipe(state, seat, cell, other)
        look_again(state, seat)


@final
class UniversalTile(BuildingAbility):
    """One component gets universal connectors on all sides, where it stands or as it is added."""

    __slots__ = ()

    key: ClassVar[str] = "plumber.b"
    rules: ClassVar[tuple[str, ...]] = ("ABE-SUP-PLU-03", "ABE-SUP-PLU-05")

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        if self._objection(state, seat):
            return []
        ship = ship_with_loose(state, seat)
        is_free = state.options.mistakes != "forbidden"
        cells = [cell for cell in cells_in(ship.occupied) if is_free or can_be_universal(ship, cell)]
        standing: list[Move] = [MakeUniversal(ship.board.square(cell)) for cell in cells if gains(ship, cell)]
        return standing + (self._placing(state, seat) if holds_component(state, seat) else [])

    @staticmethod
    def _placing(state: TruckerState, seat: Seat) -> list[Move]:
        ship, found = state.ships[seat], list[Move]()
        for turn in range(4):
            form = universal_form(state, seat, turn)
            is_free = state.options.mistakes != "forbidden"
            cells = open_squares(state, seat) if is_free else fitting_cells(state, seat, form, turn)
            found += [PlaceUniversal(ship.board.square(cell), turn) for cell in cells_in(cells)]
        return found

    def takes(self, move: Move) -> bool:
        return isinstance(move, (MakeUniversal, PlaceUniversal))

    def problem(self, state: TruckerState, seat: Seat, move: Move) -> IllegalMove | None:
        objection = self._objection(state, seat)
        if objection is None and isinstance(move, PlaceUniversal):
            objection = hand_problem(state, seat)
        if objection is None and move not in self.moves(state, seat):
            return IllegalMove("no-universal-there", "ABE-SUP-PLU-03")
        return objection

    def _objection(self, state: TruckerState, seat: Seat) -> IllegalMove | None:
        if self.is_used(state, seat):
            return IllegalMove("ability-used", "ABE-SUP-PLU-03", ability=self.key)
        return reading_problem(state, seat)

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        state.set_team(seat, state.teams[seat].using(self.key))
        state.tell(AbilityUsed(seat, self.key))
        ship = state.ships[seat]
        if isinstance(move, PlaceUniversal):
            form = universal_form(state, seat, move.turn)
            place(state, seat, ship.board.cell(move.square), move.turn)
            weld_as(state, seat, form)
            return
        assert isinstance(move, MakeUniversal)
        weld(state, seat)
        cell = ship.board.cell(move.square)
        refit(state, seat, cell, alteration_at(ship, cell).all_universal())
        look_again(state, seat)


def universal_form(state: TruckerState, seat: Seat, turn: int) -> int:
    """What the component in hand would be."""
    return form_with(state.hands[seat].tile, turn, NO_ALTERATION.all_universal())


def gains(ship: Ship, cell: int) -> bool:
    """Whether any side would be another one."""
    return any(side != UNIVERSAL for side in SIDES_OF[ship.placed[cell]])


def can_be_universal(ship: Ship, cell: int) -> bool:
    """Whether nothing is wrong then that was not before: a smooth side beside it would be (ABE-SUP-PLU-05)."""
    changed = ship.clone()
    alter(changed, cell, alteration_at(ship, cell).all_universal())
    before = faults(ship)
    return all(fault in before for fault in faults(changed))


def holds_component(state: TruckerState, seat: Seat) -> bool:
    return hand_problem(state, seat) is None


def hand_problem(state: TruckerState, seat: Seat) -> IllegalMove | None:
    """Why nothing can be placed."""
    if state.hands[seat].tile == NOTHING:
        return IllegalMove("no-component-in-hand", "BLD-03")
    return None if may_add(state, seat) else IllegalMove("reserve-not-full", "TRK-G-05")


def reading_problem(state: TruckerState, seat: Seat) -> IllegalMove | None:
    reading = state.hands[seat].reading
    return None if reading == NOTHING else IllegalMove("reading-a-pile", "TIM-07", pile=reading)


def look_again(state: TruckerState, seat: Seat) -> None:
    """What is in hand may fit elsewhere now."""
    hand = state.hands[seat]
    if hand.tile != NOTHING:
        state.set_hand(seat, hand.afresh())
