"""What is checked: a game with its options, and how its random players choose."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random

from starhaul.kernel.game import Game
from starhaul.kernel.move import Move
from starhaul.kernel.seat import Seat
from starhaul.kernel.state import State

Pick = Callable[[State, Seat, list[Move], Random], Move]


def any_move(state: State, seat: Seat, moves: list[Move], rng: Random) -> Move:
    """Every legal move is as likely as any other."""
    del state, seat
    return rng.choice(moves)


@dataclass(frozen=True, slots=True, eq=False)
class Case:
    """A game to be checked. Each case is itself and equal to no other, so what was found for it can be kept."""

    game: Game
    seats: int
    options: Mapping[str, object] = field(default_factory=dict)
    pick: Pick = any_move
    """How random players choose; a game whose uniform play ends too soon says here what makes it interesting."""
    positions: int = 40
    """How many positions of each random game are looked at closely."""
    longest: int = 100_000
    """A game that is not over after so many moves and outcomes will never be."""
    has_secrets: bool = True
    """Whether seats know different things; if so, the leak check must find states that differ in them."""

    def new_state(self) -> State:
        return self.game.new_game(self.game.read_options(self.options), self.seats)

    def all_seats(self) -> list[Seat]:
        return [Seat(number) for number in range(self.seats)]


class NonConforming(AssertionError):
    """A promise of the contract that the game breaks."""

    def __init__(self, check: str, reason: str) -> None:
        super().__init__(f"{check}: {reason}")
        self.check = check
        self.reason = reason
