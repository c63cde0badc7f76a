"""What a mission needs of the box: special components and cards, and whether there are enough of them (MIS-OWN-01)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from starhaul.kernel import SchemaError
from starhaul.trucker.adventures import CARDS, DECK_OF, SUPERCARDS, TYPES_OF
from starhaul.trucker.boards import FLIGHT_BOARDS
from starhaul.trucker.deck import ALL_PILES
from starhaul.trucker.levels import LEVELS, at_level
from starhaul.trucker.special_components import SPECIAL_KIND_OF, SpecialKind

from .add_supercards import AddSupercards
from .deal_special import DealSpecial
from .mission import Mission
from .mix_special import MixSpecial
from .piles import PILES
from .remove_cards import RemoveCards

Path = tuple[str | int, ...]


@dataclass(frozen=True, slots=True)
class Supply:
    """What a box has: special components and cards, by their numbers."""

    special: Sequence[int]
    cards: Sequence[int]

    def supercards(self, types: tuple[str, ...]) -> int:
        """How many of these types, or of any."""
        found = [card for card in self.cards if DECK_OF[card] == SUPERCARDS]
        return len([card for card in found if not types or not {*types}.isdisjoint(TYPES_OF[card])])


@dataclass(frozen=True, slots=True)
class Shortage:
    """Something that a mission needs and the box does not have: which line of the mission, and why."""

    path: Path
    reason: str

    @property
    def field(self) -> str:
        return SchemaError(self.path, self.reason).field


EVERYTHING: Final = Supply(
    [tile for tile, kind in enumerate(SPECIAL_KIND_OF) if kind is not None], [*range(len(CARDS))]
)
"""All that was ever printed."""


def shortages(mission: Mission, supply: Supply, seats: int, levels: Sequence[str] = LEVELS) -> Iterator[Shortage]:
    """What is lacking for so many players in flights of these levels."""
    yield from _special(mission, supply, seats)
    for level in levels:
        yield from _supercards(mission, supply, level)
        yield from _put_aside(mission, supply, level)


def special_kinds(mission: Mission) -> tuple[SpecialKind, ...]:
    """All that its setup brings into play, in the order of the lines."""
    kinds = [kind for effect in mission.setup if isinstance(effect, MixSpecial | DealSpecial) for kind in effect.kinds]
    return tuple(dict.fromkeys(kinds))


def _special(mission: Mission, supply: Supply, seats: int) -> Iterator[Shortage]:
    has = Counter(SPECIAL_KIND_OF[tile] for tile in supply.special)
    needed: Counter[str] = Counter()
    for at, effect in enumerate(mission.setup):
        if not isinstance(effect, MixSpecial | DealSpecial):
            continue
        for kind in effect.kinds:
            needed[kind] += effect.per_player * seats
            if needed[kind] > has[kind]:
                reason = f"needs {needed[kind]} of {kind} for {seats} players, and the box has {has[kind]}"
                yield Shortage(("setup", at, "per_player"), reason)


def _supercards(mission: Mission, supply: Supply, level: str) -> Iterator[Shortage]:
    total = 0
    for at, effect in enumerate(mission.setup):
        if isinstance(effect, AddSupercards):
            wanted = effect.per_pile * len(PILES[effect.pile]) or at_level(effect.total, level)
            total += wanted
            has = supply.supercards(effect.types)
            if wanted > has or total > supply.supercards(()):
                what = f" of {' or '.join(effect.types)}" if wanted > has and effect.types else ""
                needed, found = (wanted, has) if wanted > has else (total, supply.supercards(()))
                reason = f"needs {needed} supercards{what} at level {level}, and the box has {found}"
                yield Shortage(("setup", at, "per_pile" if effect.per_pile else "total"), reason)


def _put_aside(mission: Mission, supply: Supply, level: str) -> Iterator[Shortage]:
    """What is left of each deck must fill its share of the piles."""
    for at, effect in enumerate(mission.setup):
        if isinstance(effect, RemoveCards):
            left = [card for card in supply.cards if {*effect.types}.isdisjoint(TYPES_OF[card])]
            for deck, share in FLIGHT_BOARDS[level].pile.items():
                has = len([card for card in left if CARDS[card].deck == deck])
                if has < share * ALL_PILES:
                    reason = f"leaves {has} cards in deck {deck}, and the piles of level {level} need"
                    yield Shortage(("setup", at, "types"), f"{reason} {share * ALL_PILES}")
