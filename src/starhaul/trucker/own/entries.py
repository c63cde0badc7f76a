"""An entry of a player's file: what is printed, as in our own data, and what it is called."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from typing import Any, Final

from starhaul.kernel import SchemaError, Table
from starhaul.kernel.own_content import check_own_id
from starhaul.kernel.schema import Reference, read, written
from starhaul.trucker.adventures import ADVENTURE_TABLES, CARDS, AdventureCard
from starhaul.trucker.components import COMPONENTS
from starhaul.trucker.missions import MISSION_CARDS, Mission
from starhaul.trucker.printed_components import Component

from .card_checks import check_card
from .component_checks import check_component
from .mission_checks import check_mission

OWN_SET: Final = "own"
LONGEST_NAME: Final = 60
LONGEST_BRIEFING: Final = 600


@dataclass(frozen=True, slots=True)
class Name:
    """What a card or a component is called; where French is missing, English serves."""

    name_en: str
    name_fr: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Briefing(Name):
    """What a mission is called, and how it is offered."""

    briefing_en: str
    briefing_fr: str = ""


@dataclass(frozen=True, slots=True)
class OwnMission:
    """A mission of a player's own."""

    printed: Mission
    words: Briefing


@dataclass(frozen=True, slots=True)
class OwnCard:
    """An adventure card of a player's own."""

    printed: AdventureCard
    words: Name


@dataclass(frozen=True, slots=True)
class OwnComponent:
    """A component of a player's own."""

    printed: Component
    words: Name


Own = OwnMission | OwnCard | OwnComponent


@dataclass(frozen=True, slots=True)
class OwnTable(Table[Any]):
    """Entries of one kind: as printed ones, with words, and without what only printed ones have."""

    entry: Callable[..., Own]
    what: str
    printed: frozenset[str]
    """Ids that are taken."""
    check: Callable[[Any], None]
    words: type[Name] = Name
    given: Mapping[str, object] = field(default_factory=dict)
    """Fields that are not the author's to fill in."""

    def read(self, fields: Mapping[str, object], references: list[Reference]) -> Own:
        known, worded = self.known_fields(), _names(self.words)
        for name in fields:
            if name not in known:
                raise SchemaError((name,), f"unknown field; known are {', '.join(known)}")
        check_own_id(str(fields["id"]), self.what, self.printed)
        words = read(self.words, {name: value for name, value in fields.items() if name in worded})
        _check_words(words)
        rest = {name: value for name, value in fields.items() if name not in worded}
        printed = read(self.schema, rest | dict(self.given), references)
        self.check(printed)
        return self.entry(printed, words)

    def known_fields(self) -> list[str]:
        """What an author may write."""
        return [*[name for name in _names(self.schema) if name not in self.given], *_names(self.words)]


def _names(schema: type[Any]) -> list[str]:
    return [written(field.name) for field in fields(schema)]


def _check_words(words: Name) -> None:
    for name in _names(type(words)):
        text = getattr(words, name)
        longest = LONGEST_NAME if name.startswith("name") else LONGEST_BRIEFING
        if not text.strip() and name.endswith("_en"):
            raise SchemaError((name,), "must not be empty")
        if len(text) > longest:
            raise SchemaError((name,), f"must have at most {longest} characters, not {len(text)}")


_HOUSE: Final = {"source": "house"}
OWN_MISSIONS: Final = OwnTable(
    *("mission", Mission, OwnMission, "mission", frozenset(MISSION_CARDS), check_mission, Briefing),
    {**_HOUSE, "key": OWN_SET},
)
OWN_COMPONENTS: Final = OwnTable(
    *("component", Component, OwnComponent, "component", frozenset(component.id for component in COMPONENTS)),
    *(check_component, Name),
    {**_HOUSE, "set": OWN_SET, "colour": "", "aims": ()},
)
OWN_CARDS: Final = [
    OwnTable(
        *(table.name, table.schema, OwnCard, "card", frozenset(card.id for card in CARDS), check_card, Name),
        {**_HOUSE, "learning": False, "requires": ()},
    )
    for table in ADVENTURE_TABLES
]
OWN_TABLES: Final[tuple[OwnTable, ...]] = (OWN_MISSIONS, OWN_COMPONENTS, *OWN_CARDS)
