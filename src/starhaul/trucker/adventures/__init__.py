"""The adventure cards: one module per family, printed facts in data/adventures.toml."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from starhaul.kernel import Table, load_content
from starhaul.trucker.sets import files_about

from .abandoned import AbandonedShip, AbandonedStation
from .black_hole import BlackHole
from .card import DECKS, AdventureCard
from .combat_zone import CombatZone
from .dangerous_sector import DangerousSector
from .enemies import Pirates, Slavers, Smugglers
from .fleets import PirateFleet, RaiderFleet
from .intruders import Commando, Predator, PredatorCommando
from .meteor_alert import MeteorAlert
from .meteor_rain import MeteorRain
from .meteors import MeteorSwarm
from .open_space import MostlyOpenSpace, OpenSpace
from .planets import Planets
from .robopolice import RobopoliceRaid
from .special_events import Epidemic, RadiationLeak, Sabotage, Stardust
from .supercard_events import (
    GalacticPlague,
    NanobotDust,
    PowerSurge,
    RadiationSickness,
    ThickStardust,
    TravellingPlague,
)
from .tactical_zone import TacticalZone

__all__ = [
    "ADVENTURE_TABLES",
    "CARDS",
    "CARD_NUMBERS",
    "CARD_TYPES",
    "DECKS",
    "DECK_OF",
    "SET_OF_CARD",
    "SUPERCARDS",
    "TYPES_OF",
    "AdventureCard",
    "add_row",
    "cards_of_types",
]

ADVENTURE_TABLES: Final[list[Table[AdventureCard]]] = [
    Table("planets", Planets),
    Table("abandoned_ship", AbandonedShip),
    Table("abandoned_station", AbandonedStation),
    Table("smugglers", Smugglers),
    Table("slavers", Slavers),
    Table("pirates", Pirates),
    Table("open_space", OpenSpace),
    Table("meteor_swarm", MeteorSwarm),
    Table("combat_zone", CombatZone),
    Table("stardust", Stardust),
    Table("epidemic", Epidemic),
    Table("sabotage", Sabotage),
    Table("dangerous_sector", DangerousSector),
    Table("mostly_open_space", MostlyOpenSpace),
    Table("radiation_leak", RadiationLeak),
    Table("predator", Predator),
    Table("commando", Commando),
    Table("predator_commando", PredatorCommando),
    Table("meteor_rain", MeteorRain),
    Table("meteor_alert", MeteorAlert),
    Table("pirate_fleet", PirateFleet),
    Table("raider_fleet", RaiderFleet),
    Table("tactical_zone", TacticalZone),
    Table("nanobot_dust", NanobotDust),
    Table("thick_stardust", ThickStardust),
    Table("galactic_plague", GalacticPlague),
    Table("travelling_plague", TravellingPlague),
    Table("radiation_sickness", RadiationSickness),
    Table("power_surge", PowerSurge),
    Table("black_hole", BlackHole),
    Table("robopolice_raid", RobopoliceRaid),
]


def _load(file: Path) -> list[AdventureCard]:
    content = load_content([file], ADVENTURE_TABLES)
    cards = [card for table in ADVENTURE_TABLES for card in content[table].values()]
    return sorted(cards, key=lambda card: (len(card.deck), card.id))


_CARDS_OF: Final = {name: _load(file) for name, file in files_about("adventures").items()}
CARDS: Final[list[AdventureCard]] = [card for cards in _CARDS_OF.values() for card in cards]
"""All cards, set by set and there deck by deck; a card's number is its place here."""
SET_OF_CARD: Final[list[str]] = [name for name, cards in _CARDS_OF.items() for _ in cards]
"""By number."""
CARD_NUMBERS: Final[dict[str, int]] = {card.id: number for number, card in enumerate(CARDS)}
DECK_OF: Final[list[int]] = [DECKS.index(card.deck) for card in CARDS]
"""By card."""
SUPERCARDS: Final = DECKS.index("S")
"""The number of their deck."""

_NAMES: Final = {table.schema: table.name for table in ADVENTURE_TABLES}


def _types_of(card: AdventureCard) -> tuple[str, ...]:
    return _NAMES[type(card)], *card.also_called


TYPES_OF: Final[list[tuple[str, ...]]] = [_types_of(card) for card in CARDS]
"""By card: what missions call it."""
CARD_TYPES: Final[tuple[str, ...]] = tuple(dict.fromkeys(name for names in TYPES_OF for name in names))


def cards_of_types(types: tuple[str, ...]) -> tuple[int, ...]:
    """All cards that go by one of these names."""
    return tuple([number for number, names in enumerate(TYPES_OF) if not {*types}.isdisjoint(names)])


def add_row(card: AdventureCard, name: str) -> None:
    """One more card, of the set of this name, behind all others: a row in each of the tables."""
    CARD_NUMBERS[card.id] = len(CARDS)
    CARDS.append(card)
    SET_OF_CARD.append(name)
    DECK_OF.append(DECKS.index(card.deck))
    TYPES_OF.append(_types_of(card))
