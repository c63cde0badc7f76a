"""Whether legal moves are all that is accepted, and come in a fixed order."""

from __future__ import annotations

from functools import lru_cache

from starhaul.kernel.chance import BadOutcome
from starhaul.kernel.decision import Decision
from starhaul.kernel.game import NoSuchMove
from starhaul.kernel.move import IllegalMove, Move
from starhaul.kernel.plain import to_bytes
from starhaul.kernel.seat import CLOCK, Seat
from starhaul.kernel.state import State
from starhaul.kernel.view import View

from .case import Case, NonConforming
from .walk import sampled, walk

CHECK = "moves"


@lru_cache(maxsize=4)
def moves_met(case: Case, seed: int) -> tuple[Move, ...]:
    """All moves that were legal for anybody somewhere in a random game: the stock of illegal ones for elsewhere."""
    met: dict[Move, None] = {}
    for state, _ in walk(case, seed):
        for seat in state.decisions:
            met.update(dict.fromkeys(state.legal_moves(seat)))
    return tuple(met)


def check_moves(case: Case, seed: int) -> None:
    """Every enumerated move is accepted and every other is refused without a trace."""
    stock = moves_met(case, seed)
    for move in stock:
        _check_notation(case, move)
    for state, _ in sampled(case, seed):
        for seat in (*case.all_seats(), CLOCK):
            legal = state.legal_moves(seat)
            _check_asked(state, seat, legal)
            _check_accepted(state, seat, legal)
            accepted = set(legal)
            _check_refused(state, seat, [move for move in stock if move not in accepted])
        _check_outcomes(state)


def _check_notation(case: Case, move: Move) -> None:
    try:
        read_back = case.game.parse_move(str(move))
    except NoSuchMove as error:
        raise NonConforming(CHECK, f"the notation {str(move)!r} cannot be read: {error}") from None
    if read_back != move:
        raise NonConforming(CHECK, f"the notation {str(move)!r} reads as {read_back!r}, not {move!r}")


def _check_asked(state: State, seat: Seat, legal: list[Move]) -> None:
    if bool(legal) != (seat in state.decisions):
        raise NonConforming(CHECK, f"seat {seat} has {len(legal)} legal moves; asked are {list(state.decisions)}")
    if seat in state.decisions and _question(state.view(seat)) != (seat, state.decisions[seat], legal):
        raise NonConforming(CHECK, f"the view of seat {seat} tells of another question than the state")
    if len(set(legal)) != len(legal):
        raise NonConforming(CHECK, f"seat {seat} finds a move twice among {list(map(str, legal))}")


def _question(view: View) -> tuple[Seat | None, Decision | None, list[Move]]:
    return view.seat, view.decision, list(view.moves)


def _check_accepted(state: State, seat: Seat, legal: list[Move]) -> None:
    before = state.dump()
    for move in legal:
        if (problem := state.problem_with(seat, move)) is not None:
            raise NonConforming(CHECK, f"{move} is enumerated for seat {seat}, and refused: {problem}")
        try:
            state.clone().apply(seat, move)
        except IllegalMove as error:
            raise NonConforming(CHECK, f"{move} is enumerated for seat {seat}, and refused: {error}") from None
    if state.dump() != before:
        raise NonConforming(CHECK, "moves of a clone, or the question whether they are legal, changed the state")


def _check_refused(state: State, seat: Seat, moves: list[Move]) -> None:
    before = state.dump()
    for move in moves:
        problem = state.problem_with(seat, move)
        if problem is None:
            raise NonConforming(CHECK, f"{move} is not enumerated for seat {seat}, and nothing is wrong with it")
        try:
            state.apply(seat, move)
        except IllegalMove as error:
            if error_bytes(error) != error_bytes(problem):
                raise NonConforming(CHECK, f"{move} is refused as {error}, but its problem is {problem}") from None
        else:
            raise NonConforming(CHECK, f"{move} is not enumerated for seat {seat}, and accepted")
    if state.dump() != before:
        raise NonConforming(CHECK, f"one of {[*map(str, moves)]} was refused and left a trace")


def _check_outcomes(state: State) -> None:
    before = state.dump()
    try:
        state.resolve((-1,))
    except BadOutcome:
        if state.dump() != before:
            raise NonConforming(CHECK, "an impossible outcome was refused and left a trace") from None
    else:
        raise NonConforming(CHECK, "an impossible outcome was accepted")


def error_bytes(error: IllegalMove | None) -> bytes:
    """All that a person could learn from a refusal."""
    return to_bytes(None if error is None else (error.code, error.rule, error.parameters))


def check_order(case: Case, seed: int) -> None:
    """Legal moves come in an order that depends on the position alone."""
    for state, _ in sampled(case, seed):
        for seat in state.decisions:
            expected = state.legal_moves(seat)
            for twin in (state, state.clone(), case.game.load(state.dump())):
                if (found := twin.legal_moves(seat)) != expected:
                    order = f"{[*map(str, expected)]} and then {[*map(str, found)]}"
                    raise NonConforming("order", f"seat {seat} has the moves {order}")
