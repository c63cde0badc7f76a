"""Whether an adventure card of a player's own is one that the rules can carry out."""

from __future__ import annotations

from collections import defaultdict
from typing import Final

from starhaul.kernel import SchemaError
from starhaul.trucker.adventures import CARDS, AdventureCard
from starhaul.trucker.adventures.planets import Planets
from starhaul.trucker.hazards import Hit

from .walking import Part, check_number, parts_of

SUPERCARD_DECK: Final = "S"
LIMITS: Final[dict[str, tuple[int, int]]] = {"days": (0, 9), "credits": (0, 50), "crew": (0, 99), "amount": (1, 20)}
USUAL: Final = (0, 40)
"""Of every number that is not named above."""
LONGEST_LIST: Final = 12
MAY_BE_EMPTY: Final = ("goods", "shots", "crew", "requires")
"""Lists of cards that say nothing where there is nothing to say."""
SIZES: Final[dict[str, tuple[str, ...]]] = {"hits": ("large", "small"), "shots": ("heavy", "light")}
"""Meteors, and cannon fire."""


def _decks() -> dict[type[AdventureCard], set[str]]:
    found: dict[type[AdventureCard], set[str]] = defaultdict(set)
    for card in CARDS:
        found[type(card)].add(card.deck)
    return dict(found)


DECKS_OF_FAMILY: Final = _decks()
"""Which decks have cards of a family."""


def check_card(card: AdventureCard) -> None:
    """Raise SchemaError with the first thing that makes no sense."""
    is_supercard = DECKS_OF_FAMILY.get(type(card)) == {SUPERCARD_DECK}
    if is_supercard != (card.deck == SUPERCARD_DECK):
        reason = "must be S: this is a supercard" if is_supercard else "only supercards are in deck S"
        raise SchemaError(("deck",), reason)
    for part in parts_of(card):
        check_number(part, *LIMITS.get(part.name, USUAL))
        _check_list(part)
        _check_hit(part)
    if isinstance(card, Planets) and card.crew and len(card.crew) != len(card.planets):
        raise SchemaError(("crew",), f"must have {len(card.planets)} items, one a planet, not {len(card.crew)}")


def _check_list(part: Part) -> None:
    """None that says nothing, and none that is endless."""
    if not isinstance(part.value, tuple):
        return
    if len(part.value) > LONGEST_LIST:
        raise SchemaError(part.path, f"must not have more than {LONGEST_LIST} items, not {len(part.value)}")
    is_optional = issubclass(part.owner, AdventureCard) and part.name in MAY_BE_EMPTY
    if not part.value and not is_optional:
        raise SchemaError(part.path, "is empty")


def _check_hit(part: Part) -> None:
    if not isinstance(part.value, Hit) or part.name not in SIZES:
        return
    sizes = SIZES[part.name]
    if part.value.size not in sizes:
        raise SchemaError((*part.path, "size"), f"must be one of {', '.join(sizes)}, not {part.value.size!r}")
    if part.value.pair and part.value.size != "large":
        raise SchemaError((*part.path, "pair"), "only a large meteor has a small one behind it")
