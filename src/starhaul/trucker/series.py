"""From flight to flight: setting the table, and what carries over (SER, TRK-01 to TRK-03)."""

from __future__ import annotations

from functools import cache
from typing import final

from . import timer
from .adventures import DECKS
from .boards import board
from .building import Building
from .composing import compose_terms
from .events import Cause, DebtForgiven, FlightPrepared
from .launch import PrepareLaunch
from .moments import ComeTo
from .player import EMPTY_HAND, IN_HANGAR
from .scoring import EndFlight, RewardBestLooking, SettleAccounts, end_game
from .ship import Ship, starting_ship
from .state import FULL_BANK, TruckerState, TruckerStep
from .table import NO_TIMER, Heap, Leg, Stage
from .terms import Moment
from .trek import JudgeTitles, ShowTitles


@final
class PrepareFlight(TruckerStep):
    """All components face down in the heap, a starting cabin for everybody, cards in piles (BLD-01, TIM-02, TRK-16)."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        is_trek = state.options.mode == "trek"
        judge = JudgeTitles() if is_trek else RewardBestLooking()  # TRK-05
        state.first(
            *(SetTable(), DealCards(), StartBuilding(), *([ShowTitles()] if is_trek else []), Building()),
            *(PrepareLaunch(), EndFlight(), judge, ComeTo(Moment.BEFORE_PAYING), SettleAccounts(), AfterFlight()),
        )


@final
class SetTable(TruckerStep):
    """Nothing is left on it but what a flight leaves to the next; everybody gets a board."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        number = state.leg.number + 1
        level, ship_class = state.options.plan()[number]
        state.leg = Leg(number, level, ship_class, Stage.ASSEMBLY)
        state.hands = [EMPTY_HAND] * state.seats
        state.rockets = [IN_HANGAR] * state.seats
        state.players = [player.before_flight() for player in state.players]
        state.bank, state.timer, state.revealed = FULL_BANK, NO_TIMER, ()
        state.heap = Heap(state.box.heap, ())
        hand_out_boards(state, [ship_class] * state.seats)


def hand_out_boards(state: TruckerState, names: list[str]) -> None:
    """Each seat builds on the board with this name, from its starting cabin on."""
    cabins = state.box.starting_cabins
    state.ships = [_starting_ship(name, cabins[seat]).clone() for seat, name in enumerate(names)]
    compose_terms(state)


@cache
def _starting_ship(board_name: str, cabin: int) -> Ship:
    """A pattern to copy: ships share what they have in common until they change it."""
    return starting_ship(board(board_name), cabin)


@final
class DealCards(TruckerStep):
    """Piles of the printed composition (TIM-02), or the eight cards of the learning flight (LRN-01)."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        pile = state.board.pile
        if pile:
            decks = state.box.decks
            state.deck = state.deck.dealt(decks, tuple([pile.get(deck, 0) for deck in DECKS[: len(decks)]]))
        else:
            state.deck = state.box.learning_deck


@final
class StartBuilding(TruckerStep):
    """The timer is started (TIM-03)."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        timer.start(state)
        state.tell(FlightPrepared(state.flight + 1, state.level))


@final
class AfterFlight(TruckerStep):
    """The next flight, with debts forgiven (SER-02), or the end."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        if state.flight + 1 == len(state.options.plan()):
            end_game(state)
            return
        for seat in state.all_seats():
            debt = -state.players[seat].purse.credits
            if debt > 0:
                state.book(seat, debt, Cause.DEBT_FORGIVEN)
                state.tell(DebtForgiven(seat, debt))
        state.first(PrepareFlight())
