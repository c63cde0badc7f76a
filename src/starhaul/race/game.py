"""Race as the rest of the project meets it."""

from __future__ import annotations

from typing import Any, ClassVar

from starhaul.kernel import BadOption, Game, Move, State

from . import saving, setup
from .cards import catalogue, printed
from .moves import parse_move
from .options import Options
from .state import Pile, RaceState


class RaceGame(Game):
    """Race for the Galaxy, base game or with The Gathering Storm."""

    name: ClassVar[str] = "race"
    seat_counts: ClassVar[range] = range(1, 6)
    option_type: ClassVar[type[Any]] = Options

    def new_game(self, options: Options, seats: int) -> RaceState:
        check_options(options, seats)
        return start(RaceState(options, seats, catalogue()))

    def load(self, data: bytes) -> State:
        return saving.load(data, RaceState, Pile)

    def parse_move(self, text: str) -> Move:
        return parse_move(text)

    def content_hash(self, options: Options) -> str:
        del options
        return printed().hash


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
    setup.begin(state)
    return state


GAME = RaceGame()
