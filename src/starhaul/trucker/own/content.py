"""All that players have added, and what of it a game is played with."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from starhaul.kernel import BadOption, Content, Examined, Offer
from starhaul.kernel.own_content import chosen
from starhaul.trucker.adventures import CARDS, SET_OF_CARD, AdventureCard
from starhaul.trucker.components import COMPONENTS
from starhaul.trucker.missions import MISSION_CARDS
from starhaul.trucker.options import EXPANSION, Options
from starhaul.trucker.printed_components import Kind
from starhaul.trucker.sets import BASE, MISSIONS

from .entries import OWN_CARDS, OWN_COMPONENTS, OWN_MISSIONS, OWN_SET, OWN_TABLES, OwnCard, OwnComponent, OwnMission
from .numbering import CHANGED, is_changed, number_card, number_component


@dataclass(frozen=True, slots=True)
class Added:
    """What players have added to a game, in the order of ids."""

    missions: tuple[OwnMission, ...] = ()
    cards: tuple[OwnCard, ...] = ()
    components: tuple[OwnComponent, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.missions or self.cards or self.components)


NOTHING_ADDED: Final = Added()


@dataclass(frozen=True, slots=True)
class OwnContent:
    """What lies in the files of players, by ids."""

    missions: Mapping[str, OwnMission] = field(default_factory=dict)
    cards: Mapping[str, OwnCard] = field(default_factory=dict)
    components: Mapping[str, OwnComponent] = field(default_factory=dict)

    def added(self, options: Options) -> Added:
        """What a game with these options is played with; raises BadOption."""
        if not (options.fixed_missions() or options.own_cards or options.own_components):
            return NOTHING_ADDED
        missions = self._missions(options)
        cards = chosen("own_cards", "card", self.cards, options.own_cards)
        components = chosen("own_components", "component", self.components, options.own_components)
        for card in cards:
            _check_sets("own_cards", card.printed.id, sets_of_card(card.printed), options)
        for component in components:
            _check_sets("own_components", component.printed.id, {SET_OF_KIND[component.printed.kind]}, options)
        return Added(tuple(missions), tuple(cards), tuple(components))

    def offers(self) -> list[Offer]:
        """By the options that name them."""
        entries: dict[str, Iterable[OwnMission | OwnCard | OwnComponent]] = {
            "missions": self.missions.values(),
            "own_cards": self.cards.values(),
            "own_components": self.components.values(),
        }
        return [
            Offer(option, own.printed.id, own.words.name_en, own.words.name_fr)
            for option, group in entries.items()
            for own in group
        ]

    def _missions(self, options: Options) -> list[OwnMission]:
        named = options.fixed_missions()
        for id in named:
            if id not in MISSION_CARDS and id not in self.missions:
                known = ", ".join([*MISSION_CARDS, *self.missions])
                raise BadOption(f"option missions: there is no mission {id!r}; known are {known}")
        return [self.missions[id] for id in sorted({*named}) if id in self.missions]


NOTHING_OWN: Final = OwnContent()


def examine(files: Sequence[Path]) -> Examined:
    """What these files would add, and all that is wrong with them."""
    found = Examined(files, OWN_TABLES)
    ids: set[str] = set()
    for table in OWN_CARDS:
        for id in [*found.content[table]]:
            if id in ids:
                found.refuse(table.name, id, "id", "another card has this id already")
            ids.add(id)
    return found


def read_own(files: Sequence[Path]) -> OwnContent:
    """All that these files add, ready to be played with; raises ContentError."""
    found = examine(files)
    for table in (OWN_COMPONENTS, *OWN_CARDS):
        for id, own in [*found.content[table].items()]:
            if is_changed(own.printed):
                found.refuse(table.name, id, "id", CHANGED)
    content = found.accepted
    own = OwnContent(content[OWN_MISSIONS], _cards(content), content[OWN_COMPONENTS])
    for id in sorted(own.components):
        number_component(own.components[id].printed)
    for id in sorted(own.cards):
        number_card(own.cards[id].printed)
    return own


def _cards(content: Content) -> dict[str, OwnCard]:
    return {id: own for table in OWN_CARDS for id, own in content[table].items()}


SET_OF_KIND: Final[dict[Kind, str]] = {
    component.kind: component.set for component in reversed(COMPONENTS) if component.set != OWN_SET
}
"""The first set that has components of a kind."""
_SET_OF_FAMILY: Final[dict[type[AdventureCard], str]] = {
    type(card): SET_OF_CARD[number] for number, card in reversed([*enumerate(CARDS)]) if SET_OF_CARD[number] != OWN_SET
}
_REQUIRED: Final[dict[type[AdventureCard], set[str]]] = {
    kind: set.intersection(*[{*card.requires} for card in CARDS if type(card) is kind]) for kind in _SET_OF_FAMILY
}
"""What all printed cards of a family require (MIS-SUP-03)."""
_SET_OF_DECK: Final = {"IV": EXPANSION, "S": MISSIONS}


def sets_of_card(card: AdventureCard) -> set[str]:
    """The sets that know such cards, and whose flights deal them."""
    family = type(card)
    return {_SET_OF_FAMILY.get(family, BASE), _SET_OF_DECK.get(card.deck, BASE), *_REQUIRED.get(family, ())}


def _check_sets(option: str, id: str, needed: set[str], options: Options) -> None:
    for name in sorted(needed - {BASE, *options.sets}):
        raise BadOption(f"option {option}: {id!r} needs the set {name!r}; add that to the option sets")
