"""The box: what is shuffled in a game with these sets, and a hash of all that is printed in them."""

from __future__ import annotations

import dataclasses
import hashlib
from functools import cache
from typing import Any, Final

from starhaul.kernel import BadOption, Table, load_content, to_bytes

from .adventures import ADVENTURE_TABLES, CARD_NUMBERS, CARDS, DECK_OF, DECKS, SET_OF_CARD
from .boards import BOARD_TABLES
from .card_draws import Bags
from .components import COMPONENT_TABLE, COMPONENTS, FACTS_OF_KIND, KIND_OF, STARTING_CABIN, TILES
from .deck import UNDEALT, Deck, learning_deck
from .missions import MISSION_CARDS, MISSION_TABLES, Mission
from .missions.needs import Supply, shortages
from .options import EXPANSION, Options
from .own.content import NOTHING_ADDED, Added
from .printed_titles import TITLE_TABLES
from .sets import BASE, MISSIONS, SETS, files_of, in_play
from .special_components import SPECIAL_KIND_OF
from .team.printed import PRINTED_MEMBERS, TEAM_HASH

TABLES: Final[list[Table[Any]]] = [*ADVENTURE_TABLES, *BOARD_TABLES, COMPONENT_TABLE, *MISSION_TABLES, *TITLE_TABLES]


class Box:
    """The tiles and cards of the sets in play. Boards and titles have names, and options choose among those."""

    __slots__ = (
        "added",
        "deck",
        "decks",
        "heap",
        "learning_deck",
        "members",
        "missions",
        "sets",
        "special",
        "starting_cabins",
    )

    def __init__(
        self,
        sets: tuple[str, ...],
        *,
        has_intruders: bool = True,
        has_team: bool = False,
        added: Added = NOTHING_ADDED,
    ) -> None:
        self.sets: tuple[str, ...] = sets
        self.added: Added = added
        """What players have added (MIS-OWN-01)."""
        tiles = [tile for tile, component in enumerate(COMPONENTS) if component.set in sets]
        tiles += [TILES[own.printed.id] for own in added.components]
        self.heap: tuple[int, ...] = tuple(
            tile for tile in tiles if KIND_OF[tile] != STARTING_CABIN and SPECIAL_KIND_OF[tile] is None
        )
        self.special: tuple[int, ...] = tuple(tile for tile in tiles if SPECIAL_KIND_OF[tile] is not None)
        """Special components: a mission says which of them are used (MIS-CMP-01)."""
        self.starting_cabins: tuple[int, ...] = tuple(tile for tile in tiles if KIND_OF[tile] == STARTING_CABIN)
        """By seat."""
        printed = [number for number, card in enumerate(CARDS) if {SET_OF_CARD[number], *card.requires}.issubset(sets)]
        cards = [
            number
            for number in (*printed, *[CARD_NUMBERS[own.printed.id] for own in added.cards])
            if has_intruders or not CARDS[number].has_intruders
        ]
        count = len(DECKS) if MISSIONS in sets else max([DECK_OF[card] for card in cards]) + 1
        self.decks: Bags = _by_deck(cards, count)
        """As many as the sets reach."""
        self.deck: Deck = UNDEALT
        """As it is before the first flight."""
        self.learning_deck: Deck = learning_deck(_by_deck([card for card in cards if CARDS[card].learning], count))

        self.missions: dict[str, Mission] = {
            **(MISSION_CARDS if MISSIONS in sets else {}),
            **{own.printed.id: own.printed for own in added.missions},
        }
        """By id."""
        self.members: tuple[str, ...] = tuple(PRINTED_MEMBERS) if has_team else ()
        """Cards of the Support Team (ABE-SUP-01)."""

    def content_hash(self) -> str:
        """Equal hashes, equal tiles, cards, boards and titles; sets that are not in play do not count."""
        printed = _content_hash(self.sets)
        if self.members:
            printed = hashlib.sha256((printed + TEAM_HASH).encode()).hexdigest()
        return hashlib.sha256(printed.encode() + to_bytes(self.added)).hexdigest() if self.added else printed

    def own_numbers(self) -> list[int]:
        """Of what players have added: they are the same in programs that have read the same files."""
        components = [TILES[own.printed.id] for own in self.added.components]
        return components + [CARD_NUMBERS[own.printed.id] for own in self.added.cards]

    def supply(self) -> Supply:
        """What missions can be served with."""
        return Supply(self.special, [card for deck in self.decks for card in deck])


def _by_deck(cards: list[int], decks: int) -> Bags:
    return tuple(tuple(card for card in cards if DECK_OF[card] == deck) for deck in range(decks))


@cache
def _content_hash(sets: tuple[str, ...]) -> str:
    printed = load_content([file for name in sets for file in files_of(name)], TABLES).hash
    if sets == (BASE,):  # as in the records of 0.1.0
        return printed
    return hashlib.sha256(printed.encode() + to_bytes(_kinds_of(sets))).hexdigest()


def _kinds_of(sets: tuple[str, ...]) -> dict[str, object]:
    """What components of the kinds in play have in common, as far as it says anything."""
    kinds = {component.kind.value for component in COMPONENTS if component.set in sets}
    facts = [dataclasses.asdict(FACTS_OF_KIND[kind]) for kind in sorted(kinds)]
    return {str(fact["id"]): {name: value for name, value in fact.items() if value} for fact in facts}


def box_for(options: Options, added: Added = NOTHING_ADDED) -> Box:
    """What a game with these options is played with, and with what players have added; raises BadOption."""
    return _box_of(options.sets, options.intruders, options.team != "none", added)


@cache
def _box_of(sets: tuple[str, ...], has_intruders: bool, has_team: bool, added: Added) -> Box:
    try:
        return Box(in_play(sets), has_intruders=has_intruders, has_team=has_team, added=added)
    except LookupError as unknown:
        known = ", ".join(SETS[1:]) or "none yet"
        raise BadOption(f"option sets: there is no set {unknown.args[0]!r} to add; known are {known}") from None


def check_missions(options: Options, box: Box, seats: int) -> None:
    """Raise BadOption for a mission that is not in the box, and for one of a player's own that this box cannot serve
    (MIS-OWN-01)."""
    named = options.fixed_missions()
    own = {entry.printed.id: entry.printed for entry in box.added.missions}
    for (level, _), id in zip(options.plan(), named, strict=False) if named else ():
        if id not in box.missions:
            known = ", ".join(box.missions)
            raise BadOption(f"option missions: there is no mission {id!r}; known are {known}")
        if id in own:
            _check_served(own[id], box, seats, level)


def _check_served(mission: Mission, box: Box, seats: int, level: str) -> None:
    fewest, most = mission.players
    if not fewest <= seats <= most:
        raise BadOption(f"option missions: {mission.id!r} is for {fewest} to {most} players, not {seats}")
    for shortage in shortages(mission, box.supply(), seats, [level]):
        raise BadOption(f"option missions: {mission.id!r}: {shortage.field}: {shortage.reason}")


FEWER_COMPONENTS: Final = 25
MOST_SEATS: Final = 4


def components_removed(options: Options, seats: int) -> int:
    """Unseen, at the start of the game: some for each missing player, and some if nobody flies class IV (ABE-CMP-02,
    ABE-CMP-03)."""
    if EXPANSION not in options.sets:
        return 0
    has_largest = any(ship_class == "IV" for _, ship_class in options.plan())
    return FEWER_COMPONENTS * (MOST_SEATS - seats + (not has_largest))
