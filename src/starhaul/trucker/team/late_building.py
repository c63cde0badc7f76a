"""Adding components after finishing: while others build, and one more when all have finished (ABE-SUP-SWI-01)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from starhaul.kernel import IllegalMove, Move, Seat
from starhaul.trucker.allowances import can_add
from starhaul.trucker.assembly import place, return_tile, take_face_up, weld
from starhaul.trucker.building import BUILD, fitting_moves
from starhaul.trucker.building_rule import BuildingRule
from starhaul.trucker.components import COMPONENTS
from starhaul.trucker.decisions import Ask
from starhaul.trucker.events import LateComponentCounted
from starhaul.trucker.moves import (
    DONE,
    RETURN,
    TAKE_FACE_UP,
    Done,
    Lift,
    Place,
    Reserve,
    Return,
    TakeFaceDown,
    TakeFaceUp,
    TakeReserved,
    TakeSpecial,
)
from starhaul.trucker.player import NOTHING
from starhaul.trucker.state import TruckerLaneStep, TruckerQuestion, TruckerState
from starhaul.trucker.support import Note

TAKING: Final = (TakeFaceDown, TakeFaceUp, TakeReserved, TakeSpecial)


@final
class LateAdditions(Note):
    """How many components were added after finishing; whether that is all there will be."""

    __slots__ = ("count", "is_over")

    def __init__(self, count: int, is_over: bool) -> None:
        self.count: Final = count
        self.is_over: Final = is_over


NO_ADDITIONS: Final = LateAdditions(0, False)


def additions(state: TruckerState, seat: Seat) -> LateAdditions:
    return state.teams[seat].note(LateAdditions) or NO_ADDITIONS


def note(state: TruckerState, seat: Seat, count: int, is_over: bool) -> None:
    """They are counted aloud."""
    state.set_team(seat, state.teams[seat].with_note(LateAdditions(count, is_over)))
    state.tell(LateComponentCounted(seat, count, is_over))


@final
class LateBuilding(BuildingRule):
    """Who has finished may still add so many, as long as others build. Each counts while it is on the ship."""

    __slots__ = ("most",)

    def __init__(self, most: int) -> None:
        self.most: Final = most

    def lingers(self, state: TruckerState, seat: Seat) -> bool:
        return not additions(state, seat).is_over

    def late_moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        """With empty hands it can be enough."""
        if not self.lingers(state, seat):
            return []
        usual = [move for move in BUILD.moves(state, seat) if self.takes_late(move)]
        moves = [move for move in usual if self._objection(state, seat, move) is None]
        return moves if _has_loose(state, seat) else [*moves, DONE]

    def takes_late(self, move: Move) -> bool:
        return isinstance(move, (Place, Lift, Return, Reserve, Done, *TAKING))

    def late_problem(self, state: TruckerState, seat: Seat, move: Move) -> IllegalMove | None:
        if not self.lingers(state, seat):
            return IllegalMove("finished-building", "ABE-SUP-SWI-01")
        if isinstance(move, Done):
            return IllegalMove("component-in-hand", "BLD-03") if _has_loose(state, seat) else None
        return self._objection(state, seat, move) or BUILD.problem(state, seat, move)

    def _objection(self, state: TruckerState, seat: Seat, move: Move) -> IllegalMove | None:
        """Why somebody cannot do this who has finished, whoever else could."""
        if isinstance(move, Reserve) and not state.hands[seat].from_reserve:
            return IllegalMove("finished-building", "ABE-SUP-SWI-01")
        if isinstance(move, TAKING) and additions(state, seat).count >= self.most:
            return IllegalMove("no-more-late-components", "ABE-SUP-SWI-01", most=self.most)
        return None

    def late_answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        hand, count = state.hands[seat], additions(state, seat).count
        if isinstance(move, Done):
            weld(state, seat)
            note(state, seat, count, is_over=True)
            state.questions.clear()
            return
        if isinstance(move, Place) and hand.cell == NOTHING:
            note(state, seat, count + 1, is_over=False)
        elif isinstance(move, (Lift, Return, Reserve)) and hand.cell != NOTHING:
            note(state, seat, count - 1, is_over=False)
        BUILD.answer(state, seat, move)


def _has_loose(state: TruckerState, seat: Seat) -> bool:
    hand = state.hands[seat]
    return hand.tile != NOTHING and hand.cell == NOTHING


@final
class AddLastComponent(TruckerLaneStep):
    """All have finished: one of those that are left, from the components that lie face up."""

    __slots__ = ("most",)

    def __init__(self, most: int) -> None:
        self.most: Final = most

    def run(self, state: TruckerState, seat: Seat) -> None:
        added = additions(state, seat)
        if added.is_over or added.count >= self.most:
            return
        fitting = tuple([tile for tile in state.heap.face_up if self._can_be_added(state, seat, tile)])
        if fitting:
            state.ask(seat, ChooseLastComponent(fitting))

    @staticmethod
    def _can_be_added(state: TruckerState, seat: Seat, tile: int) -> bool:
        """Where mistakes are allowed nobody is told what fits (BLD-22)."""
        return state.options.mistakes != "forbidden" or can_add(state, seat, tile)


@final
class ChooseLastComponent(TruckerQuestion):
    """Which component, if any?"""

    __slots__ = ("tiles",)

    rule: ClassVar[str] = "ABE-SUP-SWI-01"
    unshown: ClassVar[tuple[str, ...]] = ("tiles",)

    def __init__(self, tiles: tuple[int, ...]) -> None:
        super().__init__(Ask.ADD_LAST)
        self.tiles: Final = tiles

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        del state, seat
        return [*[TAKE_FACE_UP[tile] for tile in self.tiles], DONE]

    def default(self, state: TruckerState, seat: Seat) -> Move:
        del state, seat
        return DONE

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        if isinstance(move, TakeFaceUp):
            take_face_up(state, seat, move.tile)
            state.ask(seat, PlaceLastComponent(COMPONENTS[move.tile].id, self.tiles))


@final
class PlaceLastComponent(TruckerQuestion):
    """Where does it go? It can still be put back for another one."""

    __slots__ = ("tile", "tiles")

    rule: ClassVar[str] = "ABE-SUP-SWI-01"
    unshown: ClassVar[tuple[str, ...]] = ("tiles",)

    def __init__(self, tile: str, tiles: tuple[int, ...]) -> None:
        super().__init__(Ask.ADD_LAST)
        self.tile: Final = tile
        self.tiles: Final = tiles

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        return [*fitting_moves(state, seat), RETURN]

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        if not isinstance(move, Place):
            return_tile(state, seat)
            state.ask(seat, ChooseLastComponent(self.tiles))
            return
        place(state, seat, state.ships[seat].board.cell(move.square), move.turn)
        weld(state, seat)
        note(state, seat, additions(state, seat).count + 1, is_over=True)
