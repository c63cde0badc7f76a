"""How strong ships can be with the power that is left."""

from __future__ import annotations

import pytest

from starhaul.trucker.attainable import attainable
from starhaul.trucker.components import SOLAR_PANEL
from starhaul.trucker.ship import Ship
from trucker.shipyard import at, ship


def charged(drawing: str, tokens: int) -> Ship:
    """The ship drawn, with so many charges in its first component."""
    built = ship("II", (4, 7), f"\n{drawing}\n")
    built.set_tokens(at(built, 4, 7), tokens)
    return built


@pytest.mark.parametrize(("tokens", "strengths"), [(0, (1, 1)), (1, (3, 5)), (2, (5, 7))])
def test_doubles_count_as_far_as_charges_go_and_forward_cannons_first(tokens: int, strengths: tuple[int, int]) -> None:
    built = charged("battery engine 2engine 2engine 2gun^ 2gun> gun<", tokens)
    assert attainable(built) == strengths


def test_a_panel_powers_one_of_those_joined_to_it() -> None:
    """The panel is joined to the right double engine alone."""
    built = charged("batteryx2:*3** start 2engine^:0303 2engine^:0303 solar:***3", 0)
    assert attainable(built) == (2, 0)
    built.set_tokens(at(built, 4, 7), 2)
    assert attainable(built) == (4, 0), "more charges than engines"
    built.used |= built.kinds[SOLAR_PANEL]
    built.set_tokens(at(built, 4, 7), 0)
    assert attainable(built) == (0, 0)
