"""By what results are told apart: the variant, and the start world of a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhaul.kernel import Seat

from .options import Options

if TYPE_CHECKING:
    from .designs import CardDesign
    from .state import RaceState

LEAVES: str = "doomed-world"
"""The only start world that can leave a tableau."""


def traits_of(state: RaceState, seat: Seat) -> dict[str, str]:
    return {"variant": variant_of(state.options), "start_world": start_world_of(state, seat)}


def variant_of(options: Options) -> str:
    if options.robot != "none":
        return f"robot_{options.robot}"
    if options.draft:
        return "draft"
    return options.expansion


def start_world_of(state: RaceState, seat: Seat) -> str:
    """The first card of a tableau, as long as nothing was given away for another world."""
    tableau = state.players[seat].tableau
    first: CardDesign | None = state.cards.design[tableau[0]] if tableau else None
    return first.id if first is not None and first.start is not None else LEAVES
