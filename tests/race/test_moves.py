"""Moves are made once, and their notation parses back."""

from __future__ import annotations

import copy
import pickle

import pytest

from starhaul.kernel import NoSuchMove
from starhaul.race import Action, catalogue, parse_move
from starhaul.race.moves import Choose, Keep, Name, Pass, Pay, Use

CARDS = catalogue()


def test_a_move_is_made_once() -> None:
    assert Pay(7) is Pay(7)
    assert Pay(7) != Pay(8)
    assert len({Pay(7), Keep(7), Pay(7)}) == 2
    assert copy.deepcopy(Pay(7)) is Pay(7)
    assert pickle.loads(pickle.dumps(Pay(7))) is Pay(7)  # noqa: S301 our own bytes


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (Choose(Action.EXPLORE_5), "choose explore5"),
        (Choose(Action.DEVELOP_2), "choose develop2"),
        (Pay(CARDS.named["public-works#2"]), "pay public-works#2"),
        (Use(CARDS.named["gambling-world"], 0), "use gambling-world"),
        (Use(CARDS.named["gambling-world"], 1), "use gambling-world 2"),
        (Name(5), "name 5"),
        (Pass(), "pass"),
        (Keep(len(CARDS)), "keep own-1"),
    ],
)
def test_notation(move: object, text: str) -> None:
    assert str(move) == text
    assert parse_move(text) is move


@pytest.mark.parametrize(
    "text", ["", "pay", "pay nothing", "pass  ", "use gambling-world 9", "name 8", "choose trade2"]
)
def test_no_move_has_this_notation(text: str) -> None:
    with pytest.raises(NoSuchMove):
        parse_move(text)
