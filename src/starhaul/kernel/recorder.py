"""Keeps the record of a game while it is played."""

from __future__ import annotations

from collections.abc import Mapping

from .game import Game
from .move import Move
from .record import FORMAT, Came, Comment, End, Entry, Header, Moved, Record, check_point, seed_hash
from .result import Result
from .seat import Seat
from .state import State

CHECK_EVERY = 100
"""Moves and outcomes between two check points."""


class Recorder:
    """Is told every move and every outcome, in order, by the code that drives the game."""

    def __init__(
        self,
        game: Game,
        options: Mapping[str, object],
        seats: int,
        version: str,
        *,
        players: tuple[str, ...] = (),
        seed: str | None = None,
        words: tuple[str, ...] | None = None,
    ) -> None:
        content = game.content_hash(game.read_options(options))
        promise = None if seed is None else seed_hash(seed)
        header = Header(FORMAT, game.name, seats, dict(options), version, content, players, promise, words)
        self.record: Record = Record(header)
        self._seed = seed
        self._since_check = 0

    def moved(self, state: State, seat: Seat, move: Move, at: int | None = None) -> None:
        """This move brought the game to this state."""
        self._add(state, Moved(seat, str(move), at))

    def came(self, state: State, outcome: str, at: int | None = None) -> None:
        """This outcome brought the game to this state."""
        self._add(state, Came(outcome, at))

    def comment(self, text: str) -> None:
        self.record.entries.append(Comment(text))

    def end(self, result: Result) -> None:
        self.record.entries.append(End(result.scores, self._seed))

    def _add(self, state: State, entry: Entry) -> None:
        self.record.entries.append(entry)
        self._since_check += 1
        if self._since_check == CHECK_EVERY or state.is_over:
            self.record.entries.append(check_point(state, self.record.header.seats))
            self._since_check = 0
