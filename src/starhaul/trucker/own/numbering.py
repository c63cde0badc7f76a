"""Numbers for own components and cards, behind those of all printed ones.

The rules know components and cards by their places in tables that the whole program shares. An own one gets its place
when its file is read, and keeps it as long as the program runs; whoever reads the same files gives the same numbers.
"""

from __future__ import annotations

from starhaul.trucker import adventures, components
from starhaul.trucker.adventures import CARD_NUMBERS, CARDS, AdventureCard
from starhaul.trucker.assembly import TILE_IDS
from starhaul.trucker.card_draws import CARD_IDS
from starhaul.trucker.components import COMPONENTS, TILES
from starhaul.trucker.moves.building import TAKE_FACE_UP, TAKE_RESERVED, TakeFaceUp, TakeReserved
from starhaul.trucker.printed_components import Component
from starhaul.trucker.special_components import SPECIAL_KIND_OF, special_kind

from .entries import OWN_SET

CHANGED = "was another when this program began: start it again, or choose another id"


def is_changed(printed: AdventureCard | Component) -> bool:
    """Whether this program has met another one of this id."""
    if isinstance(printed, Component):
        return printed.id in TILES and COMPONENTS[TILES[printed.id]] != printed
    return printed.id in CARD_NUMBERS and CARDS[CARD_NUMBERS[printed.id]] != printed


def number_component(component: Component) -> None:
    """Give it a tile, unless it has one."""
    if component.id in TILES:
        return
    tile = len(COMPONENTS)
    components.add_row(component)
    TILE_IDS.append(component.id)
    SPECIAL_KIND_OF.append(special_kind(component))
    TAKE_FACE_UP.append(TakeFaceUp(tile))
    TAKE_RESERVED.append(TakeReserved(tile))


def number_card(card: AdventureCard) -> None:
    """Give it a number, unless it has one."""
    if card.id in CARD_NUMBERS:
        return
    adventures.add_row(card, OWN_SET)
    CARD_IDS.append(card.id)
