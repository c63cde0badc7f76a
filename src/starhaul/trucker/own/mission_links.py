"""Effects that need each other: refused are rewards for what cannot be there, and lines that would do nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final, TypeVar

from starhaul.kernel import SchemaError
from starhaul.trucker.missions.add_supercards import AddSupercards
from starhaul.trucker.missions.audit import LandingAudit, LaunchAudit
from starhaul.trucker.missions.deal_special import DealSpecial
from starhaul.trucker.missions.death import Death
from starhaul.trucker.missions.draw_public import DrawPublic
from starhaul.trucker.missions.effect import Effect
from starhaul.trucker.missions.ensure_cards import EnsureCards
from starhaul.trucker.missions.merchant import MerchantFlies
from starhaul.trucker.missions.mission import Mission
from starhaul.trucker.missions.mix_special import MixSpecial
from starhaul.trucker.missions.must_place import MustPlace
from starhaul.trucker.missions.needs import special_kinds
from starhaul.trucker.missions.place_merchant import PlaceMerchant
from starhaul.trucker.missions.rewards import PayClosest, PayIf, PayMost, PayPairs, PayPer, PayTable
from starhaul.trucker.missions.skip_supercard import SkipSupercard
from starhaul.trucker.missions.trial import Trial
from starhaul.trucker.missions.wait_for_merchant import WaitForMerchant

from .walking import Path

E = TypeVar("E", bound=Effect)

MANY: Final = (MixSpecial, DealSpecial, AddSupercards, EnsureCards, PayPer, PayMost, PayTable, PayPairs, PayIf)
"""Effects that a mission can have more than once."""
NEEDED: Final[dict[type[Effect], type[Effect]]] = {
    LandingAudit: DrawPublic,
    LaunchAudit: DrawPublic,
    MerchantFlies: PlaceMerchant,
    PayClosest: MerchantFlies,
    PlaceMerchant: MerchantFlies,
    SkipSupercard: AddSupercards,
    Trial: AddSupercards,
    WaitForMerchant: MerchantFlies,
}
"""Without the second the first would do nothing."""
NAMES: Final[dict[type[Effect], str]] = {
    AddSupercards: "add_supercards",
    DrawPublic: "draw_public",
    MerchantFlies: "merchant",
    PlaceMerchant: "place_merchant",
    Trial: "trial",
}
COUNTED: Final[dict[str, type[Effect]]] = {
    "trials_passed": Trial,
    "all_trials_passed": Trial,
    "merchant_crates": MerchantFlies,
}
"""Counts and tests that need an effect."""
OF_ANY_KIND: Final = ("delivered_types", "delivered_extra")


def lines_of(mission: Mission, kind: type[E]) -> Iterator[tuple[Path, E]]:
    """The effects of a kind, and where they stand."""
    for part in ("setup", "build", "flight", "reward"):
        for at, effect in enumerate(getattr(mission, part)):
            if isinstance(effect, kind):
                yield (part, at), effect


def check_links(mission: Mission) -> None:
    """Raise SchemaError for a line that needs another one which is not there, or stands there twice."""
    found = Counter(type(effect) for effect in mission.effects())
    for path, effect in lines_of(mission, Effect):
        kind = type(effect)
        if found[kind] > 1 and kind not in MANY:
            raise SchemaError(path, "a mission has this effect only once")
        if kind in NEEDED and not found[NEEDED[kind]]:
            raise SchemaError(path, f"does nothing without the effect {NAMES[NEEDED[kind]]}")
        counted = COUNTED.get(_counted_by(effect))
        if counted is not None and not found[counted]:
            raise SchemaError((*path, _field(effect)), f"counts nothing without the effect {NAMES[counted]}")
        if _counted_by(effect) in OF_ANY_KIND and not special_kinds(mission):
            raise SchemaError((*path, "count"), "no special component is brought into play by setup")
        for at, special in _special_in(effect):
            if special not in special_kinds(mission):
                raise SchemaError((*path, *at), f"no {special} is brought into play by setup")


def _counted_by(effect: Effect) -> str:
    return str(getattr(effect, _field(effect), ""))


def _field(effect: Effect) -> str:
    return "test" if isinstance(effect, PayIf) else "count"


def _special_in(effect: Effect) -> Iterator[tuple[Path, str]]:
    """The special components that a line needs, and where it names them."""
    if isinstance(effect, MustPlace | PayPairs):
        for at, kind in enumerate(effect.kinds):
            yield ("kinds", at), kind
    elif isinstance(effect, SkipSupercard):
        yield ("discard",), effect.discard
    elif isinstance(effect, Death):
        yield (), "explosive"
    elif ":" in _counted_by(effect):
        for name in _counted_by(effect).partition(":")[2].split("+"):
            yield (_field(effect),), name
    elif _counted_by(effect) == "delivered_weight":
        yield ("count",), "heavy"
