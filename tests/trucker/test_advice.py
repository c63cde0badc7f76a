"""What a seat is told about its answers before it gives them."""

from __future__ import annotations

from random import Random

import pytest

from starhaul.kernel import Seat
from starhaul.trucker import TruckerState, new_game, parse_move
from starhaul.trucker.boards import GOODS
from starhaul.trucker.cargo import Loading
from starhaul.trucker.damage import ChoosePiece
from starhaul.trucker.declaring import PowerDouble
from starhaul.trucker.events import StrengthDeclared
from starhaul.trucker.goods import COLOURS
from starhaul.trucker.moves import ENDURE, Power, square_number
from starhaul.trucker.threats import DefendOrNot
from trucker.players import eager


def worth(state: TruckerState, seat: Seat) -> int:
    aboard = state.ships[seat].total_goods()
    return sum(GOODS[colour].price * aboard[colour] for colour in range(len(COLOURS)))


def check_stowing(state: TruckerState, seat: Seat, rng: Random) -> None:
    advice = state.view(seat).advice
    assert advice
    best = state.clone()
    for move in advice.stowing:
        best.apply(seat, parse_move(move))
    for _ in range(5):
        other = state.clone()
        while isinstance(other.decisions.get(seat), Loading):
            other.apply(seat, rng.choice(other.legal_moves(seat)))
        assert worth(best, seat) >= worth(other, seat)


def check_strengths(state: TruckerState, seat: Seat) -> None:
    advice = state.view(seat).advice
    assert advice
    assert advice.strengths
    for square, halves in advice.strengths:
        after = state.clone()
        events = after.apply(seat, Power(square_number(square)))
        declared = [event.halves for event in events if isinstance(event, StrengthDeclared)]
        question = after.decisions.get(seat)
        if not declared:
            assert isinstance(question, PowerDouble)
            declared = [question.halves]
        assert declared[0] == halves


def check_falling(state: TruckerState, seat: Seat) -> None:
    advice = state.view(seat).advice
    assert advice
    after = state.clone()
    after.apply(seat, ENDURE)
    question = after.decisions.get(seat)
    pieces = question.pieces if isinstance(question, ChoosePiece) else ((),)
    assert advice.falling == tuple(square for piece in pieces[1:] for square in piece)


@pytest.mark.parametrize("seed", range(12))
def test_what_is_foretold_comes_true(seed: int) -> None:
    rng = Random(seed)
    state = new_game(level=rng.choice(["learning", 1, 2, 3]), seats=3)
    while state.chance or state.decisions:
        if state.chance:
            state.resolve(state.chance.sample(rng))
            continue
        seat = rng.choice(list(state.decisions))
        match state.decisions[seat]:
            case Loading(next_unload=0, next_load=0):
                check_stowing(state, seat, rng)
            case PowerDouble():
                check_strengths(state, seat)
            case DefendOrNot():
                check_falling(state, seat)
            case _:
                pass
        state.apply(seat, eager(state, seat, state.legal_moves(seat), rng))


def test_where_mistakes_are_marked_everything_can_be_placed_and_what_fits_is_told() -> None:
    strict, marked, honest = (new_game(2, level=1, mistakes=kind) for kind in ("forbidden", "marked", "honest"))
    seat = Seat(0)
    for state in (strict, marked, honest):
        state.apply(seat, parse_move("take"))
        assert state.chance
        state.resolve(state.chance.read("B034"))
    fitting = {str(move) for move in strict.legal_moves(seat) if str(move).startswith("place")}
    advice = marked.view(seat).advice
    assert advice
    assert set(advice.fitting or ()) == fitting
    assert marked.legal_moves(seat) == honest.legal_moves(seat)
    assert honest.view(seat).advice is None
