"""Trucker as the rest of the project meets it: by name, with options, as records and saves."""

from __future__ import annotations

from typing import Any, ClassVar

from starhaul.kernel import BadOption, Game, Move

from .box import box_for, check_missions
from .dumps import load_state
from .options import Options
from .series import PrepareFlight
from .square_moves import parse_move
from .state import TruckerState, new_table


class Trucker(Game):
    """Galaxy Trucker: single flights, series, and the Transgalactic Trek."""

    name: ClassVar[str] = "trucker"
    seat_counts: ClassVar[range] = range(2, 5)
    first_part: ClassVar[str] = "assembly"
    option_type: ClassVar[type[Any]] = Options

    def new_game(self, options: Options, seats: int) -> TruckerState:
        if seats not in self.seat_counts:
            raise BadOption(f"{seats} cannot play; 2 to 4 can")
        options.check()
        box = box_for(options)
        check_missions(options, box)
        state = new_table(options, seats, box)
        state.first(PrepareFlight())
        state.run_due()
        state.events = []
        return state

    def load(self, data: bytes) -> TruckerState:
        return load_state(data)

    def parse_move(self, text: str) -> Move:
        return parse_move(text)

    def content_hash(self, options: Options) -> str:
        return box_for(options).content_hash()


GAME = Trucker()


def new_game(seats: int = 2, **options: Any) -> TruckerState:
    """A game about to begin: `new_game(level=1, seats=3)`. Options as in `Options`."""
    return GAME.new_game(GAME.read_options(options), seats)
