"""Building: everybody at once takes, turns, places, returns, reserves, reads, flips, finishes (BLD, TIM)."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar, Final, final

from starhaul.kernel import CLOCK, IllegalMove, Move, Seat

from .allowances import fitting_cells, more_squares, problem_despite
from .assembly import (
    lift,
    place,
    put_pile_back,
    read_pile,
    reserve_tile,
    return_tile,
    take_face_down,
    take_face_up,
    take_reserved,
    take_special,
    weld,
)
from .building_rule import objection, rule_taking, with_rules
from .components import COMPONENTS, CONNECTOR_COUNT_OF
from .decisions import Ask
from .faults import placement_problem
from .grid import cells_in
from .moves import (
    FLIP_TIMER,
    LIFT,
    PUT_PILE_BACK,
    RESERVE,
    RETURN,
    TAKE_FACE_DOWN,
    TAKE_FACE_UP,
    TAKE_RESERVED,
    TAKE_SPECIAL,
    Finish,
    FlipTimer,
    Lift,
    Place,
    PutPileBack,
    ReadPile,
    Reserve,
    Return,
    TakeFaceDown,
    TakeFaceUp,
    TakeReserved,
    TakeSpecial,
)
from .pile_reading import may_read, reading_moves, reading_problem
from .player import NOTHING
from .special_components import SPECIAL_KIND_OF
from .square_moves import moves_on
from .state import TruckerQuestion, TruckerState, TruckerStep
from .stopping import StopBuilding, finishing_moves, free_spaces, let_go, space_problem, take_space
from .table import Timer
from .timer import can_flip, flip, flip_problem, is_up, running_sand, runs
from .watching import LINGER, WATCH


@final
class Build(TruckerQuestion):
    """What next? Asked of everybody who has not finished."""

    __slots__ = ()

    rule: ClassVar[str] = "BLD-05"
    lasts: ClassVar[bool] = True

    def __init__(self, must: bool = True) -> None:
        super().__init__(Ask.BUILD, must)

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        moves: list[Move] = []
        hand = state.hands[seat]
        if hand.reading != NOTHING:
            moves.append(PUT_PILE_BACK)
        elif hand.tile == NOTHING:
            _add_next_moves(state, seat, moves)
        else:
            _add_moves_of_loose(state, seat, moves)
            if hand.cell != NOTHING:
                _add_next_moves(state, seat, moves)
        if state.timer.space and can_flip(state, seat):
            moves.append(FLIP_TIMER)
        rules = state.terms[seat].building
        return with_rules(rules, state, seat, moves) if rules else moves

    def problem(self, state: TruckerState, seat: Seat, move: Move) -> IllegalMove | None:
        rules = state.terms[seat].building
        own = rule_taking(rules, move)
        if own is not None:
            return own.problem(state, seat, move)
        return objection(rules, state, seat, move) or _usual_problem(state, seat, move)

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        rules = state.terms[seat].building
        own = rule_taking(rules, move) if rules else None
        if own is not None:
            own.answer(state, seat, move)
        else:
            _build(state, seat, move)


def _build(state: TruckerState, seat: Seat, move: Move) -> None:
    if isinstance(move, GOING_ON):
        weld(state, seat)
        _go_on(state, seat, move)
        return
    match move:
        case Place(turn=turn):
            place(state, seat, state.ships[seat].board.cell(move.square), turn)
        case Lift():
            lift(state, seat)
        case Return():
            return_tile(state, seat)
        case PutPileBack():
            put_pile_back(state, seat)
        case Reserve():
            reserve_tile(state, seat)
        case FlipTimer():
            flip(state, seat)
        case _:
            raise AssertionError(move)


GOING_ON: Final = (TakeFaceDown, TakeFaceUp, TakeReserved, TakeSpecial, ReadPile, Finish)
"""What welds the component placed before (BLD-10)."""


def _go_on(state: TruckerState, seat: Seat, move: Move) -> None:
    match move:
        case TakeFaceDown():
            take_face_down(state, seat)
        case ReadPile(pile=pile):
            read_pile(state, seat, pile)
        case TakeFaceUp(tile=tile):
            take_face_up(state, seat, tile)
        case Finish(space=space):
            take_space(state, seat, space)
        case TakeReserved(tile=tile):
            take_reserved(state, seat, tile)
        case TakeSpecial():
            take_special(state, seat)
        case _:
            raise AssertionError(move)


BUILD: Final = Build()
BUILD_IN_TIME: Final = Build(must=False)
"""While the sand runs nobody has to move."""


@final
class Building(TruckerStep):
    """Ask everybody who has not finished, until all have or the last sand has run out (TIM-12).

    An answer that changes who is asked clears the decisions, and this step, which stays due, asks anew.
    """

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        if not free_spaces(state):
            state.timer = Timer(state.timer.space, is_running=False)
            let_go(state, state.all_seats())
        elif is_up(state):
            state.first(StopBuilding())
        else:
            state.first(self)
            self._ask(state)

    def _ask(self, state: TruckerState) -> None:
        is_timed = runs(state)
        question = BUILD_IN_TIME if is_timed else BUILD
        for seat, rocket in zip(state.all_seats(), state.rockets, strict=True):
            rules = state.terms[seat].building
            if rules and any(rule.stops(state, seat) for rule in rules):
                continue
            if not rocket.space:
                state.ask(seat, question)
            elif rules and any(rule.lingers(state, seat) for rule in rules):
                state.ask(seat, LINGER)
            elif is_timed and can_flip(state, seat):
                state.ask(seat, WATCH)
        sand = running_sand(state) if is_timed else None
        if sand is not None:
            state.ask(CLOCK, sand)


# Legal moves


def _add_moves_of_loose(state: TruckerState, seat: Seat, moves: list[Move]) -> None:
    """Place or move it; put it back, or aside."""
    hand = state.hands[seat]
    if may_add(state, seat):
        fitting = fitting_moves(state, seat)
        if hand.cell == NOTHING:
            moves += fitting
        else:
            here = moves_on(state.ships[seat].board.grid).place[hand.cell * 4 + hand.turn]
            moves += [move for move in fitting if move is not here]
            moves.append(LIFT)
    if not hand.from_reserve or _problem_returning(state, seat) is None:
        moves.append(RETURN)
    if _problem_reserving(state, seat) is None:
        moves.append(RESERVE)


def _add_next_moves(state: TruckerState, seat: Seat, moves: list[Move]) -> None:
    """Take another component, read a pile, or finish; each of these welds what was placed last."""
    heap, reserve = state.heap, state.players[seat].reserve
    if len(heap.face_down) > heap.removed:
        moves.append(TAKE_FACE_DOWN)
    if heap.special and heap.special_count:
        moves.append(TAKE_SPECIAL)
    moves += _taking(heap.face_up)
    if reserve and not state.terms[seat].is_reserve_last:
        moves += [TAKE_RESERVED[tile] for tile in reserve]
    if state.deck.piles and may_read(state, seat):
        moves += reading_moves(state, seat)
    moves += finishing_moves(state)


@lru_cache(maxsize=1 << 10)
def _taking(face_up: tuple[int, ...]) -> tuple[Move, ...]:
    """They are the same for everybody."""
    return tuple([TAKE_FACE_UP[tile] for tile in face_up])


def fitting_moves(state: TruckerState, seat: Seat) -> list[Move]:
    """Where the loose component may go; with honest mistakes, any empty square of the area (BLD-22)."""
    hand = state.hands[seat]
    if hand.fitting is None:
        hand.fitting = _find_fitting(state, seat)
    return hand.fitting


def _find_fitting(state: TruckerState, seat: Seat) -> list[Move]:
    ship, tile = state.ships[seat], state.hands[seat].tile
    moves = moves_on(ship.board.grid).place
    if state.options.mistakes != "forbidden":
        empty = cells_in(open_squares(state, seat))
        return [moves[cell * 4 + turn] for turn in range(4) for cell in empty]
    if state.terms[seat].allowances:
        return [
            moves[cell * 4 + turn] for turn in range(4) for cell in cells_in(fitting_cells(state, seat, tile, turn))
        ]
    return [moves[cell * 4 + turn] for turn in range(4) for cell in cells_in(ship.legal_cells(tile, turn))]


def open_squares(state: TruckerState, seat: Seat) -> int:
    """Where anything can be put while mistakes are possible."""
    ship = state.ships[seat]
    return (ship.building_area | more_squares(state, seat)) & ~ship.occupied


def may_add(state: TruckerState, seat: Seat) -> bool:
    """Some must fill the reserve first (TRK-G-05)."""
    terms = state.terms[seat]
    return not terms.is_reserve_last or len(state.players[seat].reserve) == terms.reserve_places


# Problems


def _usual_problem(state: TruckerState, seat: Seat, move: Move) -> IllegalMove | None:
    hand = state.hands[seat]
    if isinstance(move, PutPileBack):
        return None if hand.reading != NOTHING else IllegalMove("no-pile-in-hand", "TIM-07")
    if isinstance(move, FlipTimer):
        return flip_problem(state, seat)
    if hand.reading != NOTHING:
        return IllegalMove("reading-a-pile", "TIM-07", pile=hand.reading)
    if isinstance(move, Place):
        return _problem_placing(state, seat, move)
    if isinstance(move, (Lift, Return, Reserve)):
        return _problem_taking_off(state, seat, move)
    if hand.tile != NOTHING and hand.cell == NOTHING:
        return IllegalMove("component-in-hand", "BLD-03")
    return _problem_going_on(state, seat, move)


def _problem_placing(state: TruckerState, seat: Seat, move: Place) -> IllegalMove | None:
    hand = state.hands[seat]
    tile = hand.tile
    if tile == NOTHING:
        return IllegalMove("no-component-in-hand", "BLD-03")
    if not may_add(state, seat):
        return IllegalMove("reserve-not-full", "TRK-G-05")
    ship = state.ships[seat]
    if not ship.board.has(move.square):
        return IllegalMove("outside_area", "BLD-12", at=move.square)
    cell = ship.board.cell(move.square)
    if cell == hand.cell and move.turn == hand.turn:
        return IllegalMove("already-there", "BLD-10")
    if state.options.mistakes != "forbidden":
        empty = open_squares(state, seat)
        return None if empty >> cell & 1 else IllegalMove("no-empty-square", "BLD-22", at=move.square)
    if ship.legal_cells(tile, move.turn) >> cell & 1:
        return None
    if state.terms[seat].allowances:
        return problem_despite(state, seat, tile, cell, move.turn)
    return placement_problem(ship, tile, cell, move.turn)


def _problem_taking_off(state: TruckerState, seat: Seat, move: Lift | Return | Reserve) -> IllegalMove | None:
    hand = state.hands[seat]
    if hand.tile == NOTHING:
        return IllegalMove("no-component-in-hand", "BLD-03")
    if isinstance(move, Lift):
        return IllegalMove("nothing-to-lift", "BLD-10") if hand.cell == NOTHING else None
    if isinstance(move, Reserve):
        return _problem_reserving(state, seat)
    return _problem_returning(state, seat)


def _problem_returning(state: TruckerState, seat: Seat) -> IllegalMove | None:
    """What was reserved stays so (TIM-15), but for some (ABE-SUP-BUY-02); dealt containers always do (MIS-GAM-30)."""
    hand = state.hands[seat]
    if not hand.from_reserve or (state.terms[seat].may_return_reserved and SPECIAL_KIND_OF[hand.tile] is None):
        return None
    return IllegalMove("came-from-the-reserve", "TIM-15")


def _problem_reserving(state: TruckerState, seat: Seat) -> IllegalMove | None:
    reserve, hand = state.players[seat].reserve, state.hands[seat]
    terms = state.terms[seat]
    if SPECIAL_KIND_OF[hand.tile] is not None:  # back to its own place, if it came from there (MIS-GAM-30)
        return None if hand.from_reserve else IllegalMove("special-not-reserved", "MIS-CMP-03")
    if not terms.reserve_places:
        return IllegalMove("no-reserve", "LRN-03")
    if len(reserve) == terms.reserve_places:
        return IllegalMove("reserve-full", "TIM-14")
    if terms.reserve_sides and len(reserve) == terms.reserve_places - 1:
        sides = sum(CONNECTOR_COUNT_OF[tile] for tile in (*reserve, hand.tile))
        return IllegalMove("too-few-connectors", "TRK-G-05", sides=sides) if sides < terms.reserve_sides else None
    return None


def _problem_going_on(state: TruckerState, seat: Seat, move: Move) -> IllegalMove | None:
    match move:
        case TakeFaceDown():
            return None if state.heap.count else IllegalMove("heap-empty", "BLD-03")
        case TakeSpecial():
            return None if state.heap.special_count else IllegalMove("no-special-components", "MIS-CMP-12")
        case TakeFaceUp(tile=tile):
            return (
                None if tile in state.heap.face_up else IllegalMove("not-face-up", "BLD-03", tile=COMPONENTS[tile].id)
            )
        case TakeReserved(tile=tile):
            return _problem_fetching(state, seat, tile)
        case ReadPile(pile=pile):
            return reading_problem(state, seat, pile)
        case Finish(space=space):
            return space_problem(state, space)
        case _:
            return IllegalMove("not-offered", "BLD-05", move=str(move))


def _problem_fetching(state: TruckerState, seat: Seat, tile: int) -> IllegalMove | None:
    if tile not in state.players[seat].reserve:
        return IllegalMove("not-reserved", "TIM-14", tile=COMPONENTS[tile].id)
    if state.terms[seat].is_reserve_last:
        return IllegalMove("reserve-is-for-later", "TRK-G-05")
    return None
