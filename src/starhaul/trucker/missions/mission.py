"""Mission cards as they are printed: who may fly them, and one effect a line."""

from __future__ import annotations

from dataclasses import dataclass

from starhaul.trucker.directives import DirectiveId
from starhaul.trucker.printed_components import Source
from starhaul.trucker.special_components import SpecialKind

from .add_supercards import AddSupercards
from .audit import LandingAudit, LaunchAudit
from .bet import Bet
from .close_ranks import CloseRanks
from .deal_special import DealSpecial
from .death import Death
from .draw_public import DrawPublic
from .effect import Effect
from .ensure_cards import EnsureCards
from .merchant import MerchantFlies
from .mix_special import MixSpecial
from .must_place import MustPlace
from .place_merchant import PlaceMerchant
from .protected_crew import ProtectedCrew
from .remove_cards import RemoveCards
from .rewards import PayClosest, PayIf, PayMost, PayPairs, PayPer, PayTable
from .skip_supercard import SkipSupercard
from .trial import Trial
from .usual_rewards import NoLossPenalty, ReplaceBestLooking, ReplaceFinishOrder
from .wait_for_merchant import WaitForMerchant

Setup = DealSpecial | MixSpecial | AddSupercards | RemoveCards | EnsureCards | DrawPublic | PlaceMerchant
Build = MustPlace
Flight = (
    SkipSupercard | Death | CloseRanks | ProtectedCrew | Bet | Trial | LaunchAudit | MerchantFlies | WaitForMerchant
)
Reward = (
    PayPer
    | PayMost
    | PayTable
    | PayPairs
    | PayIf
    | PayClosest
    | LandingAudit
    | NoLossPenalty
    | ReplaceFinishOrder
    | ReplaceBestLooking
)
"""The vocabulary: each class is known by the name that its field `effect` takes."""


@dataclass(frozen=True, slots=True)
class Mission:
    """A mission card (MIS-GAM-03). Its name and its briefing are words, under its key."""

    id: str
    key: str
    players: tuple[int, int]
    """The fewest and the most that can fly it."""
    source: Source
    ships_not_recommended: tuple[str, ...] = ()
    """Ship classes that it warns against (MIS-GAM-17)."""
    components: tuple[SpecialKind, ...] = ()
    """The special components that it needs."""
    setup: tuple[Setup, ...] = ()
    build: tuple[Build, ...] = ()
    flight: tuple[Flight, ...] = ()
    reward: tuple[Reward, ...] = ()

    def effects(self) -> tuple[Effect, ...]:
        return (*self.setup, *self.build, *self.flight, *self.reward)


@dataclass(frozen=True, slots=True)
class Directive:
    """Something that ships can be tested for."""

    id: DirectiveId
    source: Source
