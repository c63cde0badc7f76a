"""Trucker as the rest of the project meets it: by name, with options, as records and saves."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from starhaul.kernel import BadOption, Game, Move

from .box import box_of
from .dumps import load_state
from .options import Options
from .series import PrepareFlight
from .square_moves import parse_move
from .state import TruckerState, new_table

LONGEST_SERIES: Final = 20


class Trucker(Game):
    """Galaxy Trucker: single flights, series, and the Transgalactic Trek."""

    name: ClassVar[str] = "trucker"
    seat_counts: ClassVar[range] = range(2, 5)
    first_part: ClassVar[str] = "assembly"
    option_type: ClassVar[type[Any]] = Options

    def new_game(self, options: Options, seats: int) -> TruckerState:
        if seats not in self.seat_counts:
            raise BadOption(f"{seats} cannot play; 2 to 4 can")
        fewest = 1 if options.mode == "series" else 0
        if not fewest <= len(options.levels) <= LONGEST_SERIES:
            raise BadOption(f"a series has 1 to {LONGEST_SERIES} flights, not {len(options.levels)}")
        state = new_table(options, seats, box_of(options.sets))
        state.first(PrepareFlight())
        state.run_due()
        state.events = []
        return state

    def load(self, data: bytes) -> TruckerState:
        return load_state(data)

    def parse_move(self, text: str) -> Move:
        return parse_move(text)

    def content_hash(self, options: Options) -> str:
        return box_of(options.sets).content_hash()


GAME = Trucker()


def new_game(seats: int = 2, **options: Any) -> TruckerState:
    """A game about to begin: `new_game(level=1, seats=3)`. Options as in `Options`."""
    return GAME.new_game(GAME.read_options(options), seats)
