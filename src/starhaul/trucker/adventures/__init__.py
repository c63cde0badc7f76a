"""The adventure cards: one module per family, printed facts in data/adventures.toml."""

from __future__ import annotations

from typing import Final

from starhaul.kernel import Table, load_content
from starhaul.trucker.components import DATA

from .abandoned import AbandonedShip, AbandonedStation
from .card import AdventureCard
from .combat_zone import CombatZone
from .enemies import Pirates, Slavers, Smugglers
from .meteors import MeteorSwarm
from .open_space import OpenSpace
from .planets import Planets
from .special_events import Epidemic, Sabotage, Stardust

__all__ = ["ADVENTURE_TABLES", "CARDS", "CARD_NUMBERS", "AdventureCard"]

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
]


def _load() -> list[AdventureCard]:
    content = load_content([DATA / "adventures.toml"], ADVENTURE_TABLES)
    cards = [card for table in ADVENTURE_TABLES for card in content[table].values()]
    return sorted(cards, key=lambda card: (len(card.deck), card.id))


CARDS: Final[list[AdventureCard]] = _load()
"""All cards, deck by deck; a card's number is its place here."""
CARD_NUMBERS: Final[dict[str, int]] = {card.id: number for number, card in enumerate(CARDS)}
