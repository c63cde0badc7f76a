"""All members, by their ids: which ability stands on which side of which card."""

from __future__ import annotations

from typing import Final

from starhaul.kernel import Seat
from starhaul.trucker.state import TruckerState
from starhaul.trucker.terms import Terms

from .ability import Ability
from .advertiser import Forecast, Slogans
from .architect import Annexe, ArchitecturalPrize
from .assembler import Plating, Wireless
from .bureaucrat import ArguedBonuses, EarlyStart
from .buyer import FreeReturn, LargeReserve
from .deliveryman import MoreSpareParts, SparePart
from .hypergeometer import ThirdDimension, TurningCannon
from .inspector import AllPiles, EarlyLook
from .planner import Promises, TwoPieces
from .plumber import Pipes, UniversalTile
from .saboteur import LongFingers, Sabotage
from .security_guard import FireDrill, Tax
from .smuggler import BlackMarket, HiddenRoom
from .stock_boy import CreativeStockTaking, MixedHolds
from .swindler import BetterDeals, LateComponents
from .trader import CheapBlocks, TalkedPrices
from .welder import UnlikeJoints, Welding

ABILITIES: Final[dict[str, Ability]] = {
    ability.key: ability
    for ability in (
        *(Forecast(), Slogans()),
        *(Annexe(), ArchitecturalPrize()),
        *(Wireless(), Plating()),
        *(EarlyStart(), ArguedBonuses()),
        *(LargeReserve(), FreeReturn()),
        *(SparePart(), MoreSpareParts()),
        *(ThirdDimension(), TurningCannon()),
        *(AllPiles(), EarlyLook()),
        *(Pipes(), UniversalTile()),
        *(TwoPieces(), Promises()),
        *(LongFingers(), Sabotage()),
        *(Tax(), FireDrill()),
        *(HiddenRoom(), BlackMarket()),
        *(MixedHolds(), CreativeStockTaking()),
        *(LateComponents(), BetterDeals()),
        *(CheapBlocks(), TalkedPrices()),
        *(UnlikeJoints(), Welding()),
    )
}
"""By member and side: `buyer.a`."""
MEMBERS: Final[tuple[str, ...]] = tuple(dict.fromkeys([key.partition(".")[0] for key in ABILITIES]))
"""Those that are in the game."""


def contribute_teams(state: TruckerState, seat: Seat, terms: Terms) -> None:
    """What the abilities of all seats that work in this flight do to the terms of this one (ABE-SUP-02)."""
    for owner in state.all_seats():
        for key in state.teams[owner].abilities(state.flight):
            if owner == seat:
                ABILITIES[key].contribute(state, seat, terms)
            else:
                ABILITIES[key].contribute_to_other(state, owner, seat, terms)
