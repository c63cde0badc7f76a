"""By what results of Race are told apart."""

from typing import Any

import pytest

from race.playing import steps
from starhaul.kernel import Seat
from starhaul.race import new_game
from starhaul.race.game import GAME


@pytest.mark.parametrize("seed", range(8))
def test_a_start_world_is_remembered_though_cards_come_and_go(seed: int) -> None:
    state = new_game(seats=4)
    begun = [""] * 4
    for _ in steps(state, seed):
        for seat, player in enumerate(state.players):
            if player.tableau and not begun[seat]:
                begun[seat] = state.cards.design[player.tableau[0]].id
    assert [GAME.traits(state, Seat(seat))["start_world"] for seat in range(4)] == begun


@pytest.mark.parametrize(
    ("options", "seats", "variant"),
    [
        ({}, 2, "tgs"),
        ({"expansion": "base"}, 2, "base"),
        ({"draft": True}, 2, "draft"),
        ({"robot": "hard"}, 1, "robot_hard"),
    ],
)
def test_variants_have_names(options: dict[str, Any], seats: int, variant: str) -> None:
    state = GAME.new_game(GAME.read_options(options), seats)
    assert GAME.traits(state, Seat(0))["variant"] == variant
