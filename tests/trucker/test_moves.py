"""The notation of moves."""

from __future__ import annotations

import pytest

from starhaul.kernel import Move, NoSuchMove, Seat
from starhaul.trucker import parse_move
from starhaul.trucker.moves import (
    ChooseMission,
    GiveTitle,
    House,
    KeepTitle,
    Load,
    Place,
    ReadPile,
    TakeFaceDown,
    TakeFaceUp,
    square_number,
)
from trucker.tables import build, refusal, take


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("take", TakeFaceDown()),
        ("take B001", TakeFaceUp(0)),
        ("place 7,6 1", Place(square_number((7, 6)), 1)),
        ("read 2", ReadPile(2)),
        ("house 8,7 purple", House(square_number((8, 7)), 1)),
        ("load red 6,8", Load(3, square_number((6, 8)))),
        ("keep-title corridorist", KeepTitle("corridorist")),
        ("mission MS01", ChooseMission("MS01")),
        ("give-title 2", GiveTitle(Seat(2))),
        ("place 1,3 0", Place(square_number((1, 3)), 0)),
        ("load red 11,11", Load(3, square_number((11, 11)))),
    ],
)
def test_a_move_reads_as_it_is_written(text: str, move: Move) -> None:
    assert parse_move(text) == move
    assert str(move) == text


@pytest.mark.parametrize("text", ["", "place 7,6", "place 7,6 4", "take X1", "finish 5", "keep-title", "give-title x"])
def test_other_texts_are_no_moves(text: str) -> None:
    with pytest.raises(NoSuchMove):
        parse_move(text)


def test_squares_of_every_board_have_numbers_of_their_own() -> None:
    squares = [(column, row) for column in range(1, 13) for row in range(1, 13)]
    moves = [Place(square_number(square), 0) for square in squares]
    assert [move.square for move in moves] == squares


def test_a_square_that_the_board_does_not_have_is_refused() -> None:
    table = build(level=1, seats=2)
    take(table, 0, "B021")
    for square in ("1,1", "12,12", "5,11"):
        assert refusal(table, 0, f"place {square} 0") == ("outside_area", "BLD-12")
