"""By what results of Trucker are told apart."""

from typing import Any

import pytest

from starhaul.kernel import Seat
from starhaul.trucker.game import GAME


@pytest.mark.parametrize(
    ("options", "journey"),
    [
        ({}, "II"),
        ({"level": "learning"}, "learning"),
        ({"level": 3}, "III"),
        ({"sets": ["abe"], "classes": ["IIB"]}, "IIB"),
        ({"sets": ["abe"], "classes": ["II", "IV"]}, "series"),
        ({"mode": "series"}, "series"),
        ({"mode": "trek"}, "trek"),
    ],
)
def test_a_journey_has_one_name(options: dict[str, Any], journey: str) -> None:
    state = GAME.new_game(GAME.read_options(options), 2)
    assert GAME.traits(state, Seat(1)) == {"journey": journey}
