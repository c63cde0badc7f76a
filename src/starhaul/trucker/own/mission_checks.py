"""Whether a mission of a player's own makes sense: nothing absurd, nothing without effect, nothing that the box cannot
serve (MIS-OWN-01)."""

from __future__ import annotations

from typing import Final

from starhaul.kernel import SchemaError
from starhaul.trucker.adventures import CARD_TYPES, DECK_OF, SUPERCARDS, TYPES_OF
from starhaul.trucker.directives import DIRECTIVE_IDS
from starhaul.trucker.missions.add_supercards import AddSupercards
from starhaul.trucker.missions.bet import Bet, BetOption
from starhaul.trucker.missions.deal_special import DealSpecial
from starhaul.trucker.missions.draw_public import DrawPublic
from starhaul.trucker.missions.effect import Effect
from starhaul.trucker.missions.ensure_cards import EnsureCards
from starhaul.trucker.missions.merchant import Encounter, MerchantFlies
from starhaul.trucker.missions.mission import Mission
from starhaul.trucker.missions.mix_special import MixSpecial
from starhaul.trucker.missions.needs import EVERYTHING, shortages, special_kinds
from starhaul.trucker.missions.place_merchant import PlaceMerchant
from starhaul.trucker.missions.remove_cards import RemoveCards
from starhaul.trucker.missions.rewards import PayMost, PayPer
from starhaul.trucker.options import LEVEL_OF_CLASS

from .mission_links import check_links, lines_of
from .walking import Path, check_number, parts_of

FEWEST, MOST = 2, 4
RESERVE_PLACES: Final = 2
LIMITS: Final[dict[tuple[type[object], str], tuple[int, int]]] = {
    (MixSpecial, "per_player"): (1, 9),
    (DealSpecial, "per_player"): (1, RESERVE_PLACES),
    (AddSupercards, "per_pile"): (0, 3),
    (AddSupercards, "total"): (0, 9),
    (EnsureCards, "min"): (1, 9),
    (DrawPublic, "n"): (1, len(DIRECTIVE_IDS)),
    (PlaceMerchant, "crates"): (1, 12),
    (MerchantFlies, "engine"): (0, 12),
    (MerchantFlies, "radius"): (0, 12),
    (Encounter, "crates"): (-9, 9),
    (Bet, "stake_max"): (1, 50),
    (BetOption, "win_multiple"): (1, 9),
    (PayPer, "max"): (1, 99),
    (PayMost, "min"): (1, 99),
    (Mission, "players"): (FEWEST, MOST),
}
USUAL: Final = (-50, 50)
"""Of every number that is not named above: credits, as a rule."""
LONGEST_LIST: Final = 12
MAY_BE_EMPTY: Final = ("setup", "build", "flight", "components", "ships_not_recommended")


def check_mission(mission: Mission) -> None:
    """Raise SchemaError with the first thing that makes no sense."""
    _check_numbers_and_lists(mission)
    _check_head(mission)
    _check_types(mission)
    for path, effect in lines_of(mission, AddSupercards):
        if bool(effect.per_pile) == any(effect.total):
            raise SchemaError(path, "says per_pile or total, and one of them")
    _check_dealt(mission)
    check_links(mission)
    for shortage in shortages(mission, EVERYTHING, mission.players[1]):
        raise SchemaError(shortage.path, shortage.reason)


def _check_numbers_and_lists(mission: Mission) -> None:
    for part in parts_of(mission):
        check_number(part, *LIMITS.get((part.owner, part.name), USUAL))
        if not isinstance(part.value, tuple):
            continue
        is_optional = part.name in MAY_BE_EMPTY or (part.owner, part.name) == (AddSupercards, "types")
        if not part.value and not is_optional:
            raise SchemaError(
                part.path, "is empty" if part.name != "reward" else "is empty: a mission pays for something"
            )
        if len(part.value) > LONGEST_LIST:
            raise SchemaError(part.path, f"must not have more than {LONGEST_LIST} items, not {len(part.value)}")
        words = [item for item in part.value if isinstance(item, str)]
        if len(set(words)) != len(words):
            raise SchemaError(part.path, "names something twice")


def _check_head(mission: Mission) -> None:
    fewest, most = mission.players
    if fewest > most:
        raise SchemaError(("players",), f"must be the fewest and the most, not {fewest} and {most}")
    for at, name in enumerate(mission.ships_not_recommended):
        if name not in LEVEL_OF_CLASS:
            known = ", ".join(LEVEL_OF_CLASS)
            raise SchemaError(("ships_not_recommended", at), f"there is no ship class {name!r}; known are {known}")
    used = special_kinds(mission)
    if {*mission.components} != {*used}:
        raise SchemaError(("components",), f"must be what setup brings into play: {', '.join(used) or 'none'}")


def _check_types(mission: Mission) -> None:
    """Cards by names that there are; supercards where supercards are meant, and others where others are."""
    supercards = {name for card, names in enumerate(TYPES_OF) if DECK_OF[card] == SUPERCARDS for name in names}
    ordinary = {name for card, names in enumerate(TYPES_OF) if DECK_OF[card] != SUPERCARDS for name in names}
    for path, effect in lines_of(mission, Effect):
        if isinstance(effect, AddSupercards | EnsureCards | RemoveCards):
            known = supercards if isinstance(effect, AddSupercards) else ordinary
            what = "supercard" if isinstance(effect, AddSupercards) else "adventure card"
            for at, name in enumerate(effect.types):
                _check_type((*path, "types", at), name, known, what)
        if isinstance(effect, MerchantFlies):
            for at, encounter in enumerate(effect.on):
                _check_type((*path, "on", at, "card"), encounter.card, {*CARD_TYPES}, "card")


def _check_type(path: Path, name: str, known: set[str], what: str) -> None:
    if name not in known:
        raise SchemaError(path, f"there is no {what} {name!r}; known are {', '.join(sorted(known))}")


def _check_dealt(mission: Mission) -> None:
    dealt = sum(effect.per_player * len(effect.kinds) for _, effect in lines_of(mission, DealSpecial))
    if dealt > RESERVE_PLACES:
        *_, (path, _) = lines_of(mission, DealSpecial)
        raise SchemaError(path, f"deals {dealt} to each player, and a reserve has {RESERVE_PLACES} places")
