"""Moves are made once, and their notation parses back."""

from __future__ import annotations

import copy
import pickle

import pytest

from starhaul.kernel import NoSuchMove
from starhaul.race import Action, catalogue, parse_move
from starhaul.race.cards import POWER_BITS
from starhaul.race.moves import CHOOSE, KEEP, NAME, PASS, PAY, USE

CARDS = catalogue()


def test_copies_of_a_move_are_the_move_itself() -> None:
    assert copy.copy(PAY[7]) is PAY[7]
    assert copy.deepcopy([PAY[7]])[0] is PAY[7]
    assert pickle.loads(pickle.dumps(PAY[7])) is PAY[7]  # noqa: S301 our own bytes
    assert len({PAY[7], PAY[8], KEEP[7], PAY[7]}) == 3


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (CHOOSE[Action.EXPLORE_5.value], "choose explore5"),
        (CHOOSE[Action.DEVELOP_2.value], "choose develop2"),
        (PAY[CARDS.named["public-works#2"]], "pay public-works#2"),
        (USE[CARDS.named["gambling-world"] << POWER_BITS], "use gambling-world"),
        (USE[CARDS.named["gambling-world"] << POWER_BITS | 1], "use gambling-world 2"),
        (NAME[5], "name 5"),
        (PASS, "pass"),
        (KEEP[len(CARDS)], "keep own-1"),
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
