"""Race as the rest of the project meets it."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from starhaul.kernel import AccountLine, BadOption, Event, Examined, Game, Move, Offer, Seat, State, to_bytes

from . import saving
from .accounts import accounts
from .cards import Catalogue, catalogue
from .designs import printed
from .moves import parse_move
from .options import Options
from .own_cards import OWN_CARDS, OwnCard, catalogue_with, chosen_cards, examine
from .setup import begin, lay_table
from .state import RaceState
from .traits import traits_of


class RaceGame(Game):
    """Race for the Galaxy, base game or with The Gathering Storm."""

    name: ClassVar[str] = "race"
    seat_counts: ClassVar[range] = range(1, 6)
    first_part: ClassVar[str] = "setup"
    option_type: ClassVar[type[Any]] = Options
    own_tables: ClassVar[tuple[str, ...]] = (OWN_CARDS.name,)

    def __init__(self, own_cards: Mapping[str, OwnCard] | None = None) -> None:
        self.own_cards: dict[str, OwnCard] = dict(own_cards or {})
        """What players have added, by id."""
        self._catalogues: dict[tuple[str, ...], Catalogue] = {(): catalogue()}

    def with_content(self, files: Sequence[Path]) -> RaceGame:
        """With the cards of these files, which games may use (TGS-CUSTOM-02)."""
        return RaceGame(self.examine(files).accepted[OWN_CARDS]) if files else self

    def examine(self, files: Sequence[Path]) -> Examined:
        return examine(files)

    def own_offers(self) -> list[Offer]:
        return [Offer("own_cards", card.id, card.name, "") for card in self.own_cards.values()]

    def catalogue(self, options: Options) -> Catalogue:
        """The cards of a game: the printed ones, and those that the options name."""
        names = options.own_cards
        if names not in self._catalogues:
            self._catalogues[names] = catalogue_with(chosen_cards(self.own_cards, names))
        return self._catalogues[names]

    def new_game(self, options: Options, seats: int) -> RaceState:
        check_options(options, seats)
        return start(lay_table(options, seats, self.catalogue(options)))

    def traits(self, state: State, seat: Seat) -> dict[str, str]:
        assert isinstance(state, RaceState)
        return traits_of(state, seat)

    def accounts(self, state: State, told: Sequence[Event]) -> list[list[AccountLine]]:
        assert isinstance(state, RaceState)
        return accounts(state, told)

    def load(self, data: bytes) -> State:
        return saving.load(data, RaceState, self.catalogue)

    def parse_move(self, text: str) -> Move:
        return parse_move(text)

    def content_hash(self, options: Options) -> str:
        own = chosen_cards(self.own_cards, options.own_cards)
        if not own:
            return printed().hash
        return hashlib.sha256(printed().hash.encode() + to_bytes(own)).hexdigest()


def check_options(options: Options, seats: int) -> None:
    """How many can play (RFG-SET-01, TGS-5P-01)."""
    if options.robot != "none":
        check_solo(options, seats)
        return
    if options.draft:
        check_draft(options, seats)
    most = 4 if options.expansion == "base" else 5
    if not 2 <= seats <= most:
        raise BadOption(f"option seats: must be from 2 to {most} with these cards, not {seats}")


def check_solo(options: Options, seats: int) -> None:
    """The robot belongs to the expansion, plays against one seat, and no hand is fixed (TGS-SOLO-12, -17)."""
    if seats != 1:
        raise BadOption(f"option robot: plays against one seat, not {seats}")
    if options.expansion == "base":
        raise BadOption("option robot: belongs to the expansion tgs")
    if options.learning:
        raise BadOption("option robot: knows no learning hands")
    if options.draft:
        raise BadOption("option robot: does not draft")


def check_draft(options: Options, seats: int) -> None:
    """Two or three seats, with the start worlds of the expansion (TGS-DRAFT-01, -16)."""
    if not 2 <= seats <= 3:
        raise BadOption(f"option draft: is for 2 or 3 seats, not {seats}")
    if options.expansion == "base":
        raise BadOption("option draft: needs the start worlds of the expansion tgs")
    if options.learning:
        raise BadOption("option draft: knows no learning hands")


def start(state: RaceState) -> RaceState:
    """Go as far as the first draw."""
    begin(state)
    return state


GAME = RaceGame()
