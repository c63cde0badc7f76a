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
    seat_counts: ClassVar[range] = range(2, 6)
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
    """How many can play (RFG-SET-01, TGS-5P-01), and what belongs to the expansion."""
    most = 4 if options.expansion == "base" else 5
    if not 2 <= seats <= most:
        raise BadOption(f"option seats: must be from 2 to {most} with these cards, not {seats}")
    if options.goals and options.expansion == "base":
        raise BadOption("option goals: goal tiles belong to the expansion tgs")


def start(state: RaceState) -> RaceState:
    """Go as far as the first draw."""
    setup.begin(state)
    return state


RACE = RaceGame()
