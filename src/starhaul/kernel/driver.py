"""The loop that plays a game: it rolls what is due, asks who is asked, and tells what happened."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from mypy_extensions import mypyc_attr

from .event import Event
from .move import Move
from .recorder import Recorder
from .result import Result
from .seat import CLOCK, Seat
from .state import State
from .view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """Somebody who answers for a seat, knowing only what the seat may know."""

    __slots__ = ()

    def choose(self, view: View) -> Move | None:
        """One of `view.moves`; None lets the moment pass, where the decision is not a must."""
        raise NotImplementedError

    def notice(self, event: Event) -> None:
        """Hear what happened, as the seat sees it."""


class Stalled(Exception):
    """The game waits for somebody who does not move, and no clock runs either."""


class Driver:
    """Plays one game to its end. Of several seats that are asked at once the one that moved longest ago comes first.

    A clock, if there is one, takes its turns like a player; without one, time passes only when nobody else
    wants to move.
    """

    def __init__(
        self,
        state: State,
        players: Sequence[Player],
        rng: Random,
        *,
        recorder: Recorder | None = None,
        clock: Player | None = None,
    ) -> None:
        self.state = state
        self.players: dict[Seat, Player] = {Seat(number): player for number, player in enumerate(players)}
        if clock is not None:
            self.players[CLOCK] = clock
        self.rng = rng
        self.recorder = recorder
        self._turns = list(self.players)

    def play(self) -> Result:
        while not self.state.is_over:
            self.step()
        result = self.state.outcome
        assert result is not None, "a game that is over has a result"
        if self.recorder:
            self.recorder.end(result)
        return result

    def step(self) -> None:
        """One outcome or one move."""
        if self.state.chance is not None:
            self._roll()
        elif not any(self._ask(seat) for seat in self._turns[:]):
            self._let_time_pass()

    def _roll(self) -> None:
        chance = self.state.chance
        assert chance is not None
        outcome = chance.sample(self.rng)
        events = self.state.resolve(outcome)
        if self.recorder:
            self.recorder.came(self.state, chance.write(outcome))
        self._tell(events)

    def _ask(self, seat: Seat) -> bool:
        """Whether the seat was asked and moved."""
        decision = self.state.decisions.get(seat)
        if decision is None:
            return False
        move = self.players[seat].choose(self.state.view(seat))
        if move is None:
            if decision.must:
                raise Stalled(f"seat {seat} must answer {decision} and does not")
            return False
        self._move(seat, move)
        return True

    def _move(self, seat: Seat, move: Move) -> None:
        events = self.state.apply(seat, move)
        if seat in self.players:
            self._turns.remove(seat)
            self._turns.append(seat)
        if self.recorder:
            self.recorder.moved(self.state, seat, move)
        self._tell(events)

    def _let_time_pass(self) -> None:
        if CLOCK in self.players or CLOCK not in self.state.decisions:
            raise Stalled("nobody wants to move")
        self._move(CLOCK, self.state.legal_moves(CLOCK)[0])

    def _tell(self, events: list[Event]) -> None:
        for seat, player in self.players.items():
            for event in events:
                seen = event.seen_by(seat)
                if seen is not None:
                    player.notice(seen)
