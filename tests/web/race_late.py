"""Games of Race that begin late: bots have played them forward, move by move, through the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from unittest.mock import patch

from starhaul import race
from starhaul.bots import Bot, Seating, make_bot
from starhaul.kernel import Seat
from starhaul.race import Ask, Options, RaceGame, RaceState
from web.race_tables import Flips
from web.rigged import rigged_server

HOST = 0


@dataclass(frozen=True)
class Late:
    """When the host sits down: the largest tableau has so many cards, and the host's hand is made up to so many."""

    tableau: int = 10
    hand: int = 0
    seed: str = "late"


class LateGame(RaceGame):
    """Race, but our bots have played most of it; a new round begins."""

    def __init__(self, late: Late) -> None:
        super().__init__()
        self.late = late

    def new_game(self, options: Options, seats: int) -> RaceState:
        state = super().new_game(options, seats)
        bots = [make_bot("regular", Seating(self, seats, Seat(seat), self.late.seed)) for seat in range(seats)]
        play_on(state, bots, Random(self.late.seed), lambda: self.is_late(state))
        fill_hand(state, self.late.hand)
        return state

    def is_late(self, state: RaceState) -> bool:
        largest = max(len(player.tableau) for player in state.players)
        return largest >= self.late.tableau and all(one.ask is Ask.ACTION for one in state.decisions.values())


def play_on(state: RaceState, bots: list[Bot], rng: Random, until: Callable[[], bool]) -> None:
    while state.chance is not None or not until():
        if state.chance is not None:
            state.resolve(state.chance.sample(rng))
            continue
        seat = next(iter(state.decisions))
        move = bots[seat].choose(state.view(seat))
        assert move is not None
        state.apply(seat, move)


def fill_hand(state: RaceState, size: int) -> None:
    """Cards from all over the deck, as exploring and trading would have brought them."""
    host = state.players[HOST]
    pile = state.piles[host.pile]
    missing = max(0, size - len(host.hand))
    drawn = pile.deck[:: max(1, len(pile.deck) // max(1, missing))][:missing]
    pile.deck = [card for card in pile.deck if card not in drawn]
    host.hand = sorted([*host.hand, *drawn])


@contextmanager
def late_server(folder: Path, late: Late) -> Iterator[str]:
    """The address of a server where every game of Race begins as late as this."""
    with patch.object(race, "GAME", LateGame(late)), rigged_server(folder, Flips("")) as url:
        yield url
