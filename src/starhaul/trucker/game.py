"""Trucker as the rest of the project meets it: by name, with options, as records and saves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, ClassVar

from starhaul.kernel import BadOption, Examined, Game, Move, Offer, Seat, State

from .box import Box, box_for, check_missions
from .dumps import load_state
from .options import Options
from .own.content import NOTHING_OWN, OwnContent, examine, read_own
from .own.entries import OWN_TABLES
from .patience import is_hasty
from .series import PrepareFlight
from .square_moves import parse_move
from .state import TruckerState, new_table


class Trucker(Game):
    """Galaxy Trucker: single flights, series, and the Transgalactic Trek."""

    name: ClassVar[str] = "trucker"
    seat_counts: ClassVar[range] = range(2, 5)
    first_part: ClassVar[str] = "assembly"
    option_type: ClassVar[type[Any]] = Options
    own_tables: ClassVar[tuple[str, ...]] = tuple(table.name for table in OWN_TABLES)

    def __init__(self, own: OwnContent = NOTHING_OWN) -> None:
        self.own: OwnContent = own
        """What players have added."""
        self._checked_box: Callable[[Options, int], Box] = lru_cache(maxsize=64)(self._box_for_seats)
        self._opening: Callable[[Options, int], TruckerState] = lru_cache(maxsize=64)(self._prepared)
        """Patterns to copy: until somebody moves or chance strikes, all games with the same options are the same."""

    def with_content(self, files: Sequence[Path]) -> Trucker:
        """With the missions, cards and components of these files, which games may use (MIS-OWN-01)."""
        return Trucker(read_own(files)) if files else self

    def examine(self, files: Sequence[Path]) -> Examined:
        return examine(files)

    def own_offers(self) -> list[Offer]:
        return self.own.offers()

    def box(self, options: Options) -> Box:
        """What a game with these options is played with; raises BadOption."""
        return box_for(options, self.own.added(options))

    def has_clock(self, options: Options) -> bool:
        return options.timer != "none"

    def new_game(self, options: Options, seats: int) -> TruckerState:
        if seats not in self.seat_counts:
            raise BadOption(f"{seats} cannot play; 2 to 4 can")
        state = self._opening(options, seats).clone()
        state.known_moves, state.memory = {}, {}  # clones share them, and games have nothing to do with each other
        return state

    def traits(self, state: State, seat: Seat) -> dict[str, str]:
        del seat
        assert isinstance(state, TruckerState)
        return {"journey": state.options.journey()}

    def _prepared(self, options: Options, seats: int) -> TruckerState:
        state = new_table(options, seats, self._checked_box(options, seats))
        state.first(PrepareFlight())
        state.run_due()
        return state

    def _box_for_seats(self, options: Options, seats: int) -> Box:
        """Once options were found to fit together, they do: much the same is played again and again."""
        options.check()
        box = self.box(options)
        check_missions(options, box, seats)
        return box

    def load(self, data: bytes) -> TruckerState:
        return load_state(data, self.box)

    def parse_move(self, text: str) -> Move:
        return parse_move(text)

    def is_hasty(self, state: State, seat: Seat, move: Move, people: Sequence[Seat]) -> bool:
        return isinstance(state, TruckerState) and is_hasty(state, seat, move, people)

    def content_hash(self, options: Options) -> str:
        return self.box(options).content_hash()


GAME = Trucker()


def new_game(seats: int = 2, **options: Any) -> TruckerState:
    """A game about to begin: `new_game(level=1, seats=3)`. Options as in `Options`."""
    return GAME.new_game(GAME.read_options(options), seats)
