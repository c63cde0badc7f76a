"""From flight to flight: setting the table, and what carries over (SER, TRK-01 to TRK-03)."""

from __future__ import annotations

from functools import cache
from typing import final

from . import timer
from .adventures import DECKS
from .boards import board
from .building import Building
from .composing import compose_terms
from .deck import Deck
from .events import Cause, DebtForgiven, FlightPrepared
from .launch import PrepareLaunch
from .moments import BeforePaying
from .scoring import EndFlight, RewardBestLooking, SettleAccounts, end_game
from .ship import Ship, starting_ship
from .state import FULL_BANK, TruckerState, TruckerStep
from .table import NO_TIMER, Heap, Leg, Stage
from .trek import DrawTitles, JudgeTitles


@final
class PrepareFlight(TruckerStep):
    """All components face down in the heap, a starting cabin for everybody, cards in piles (BLD-01, TIM-02, TRK-16)."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        number = state.leg.number + 1
        state.leg = Leg(number, state.options.plan()[number], Stage.ASSEMBLY)
        state.players = [player.before_flight() for player in state.players]
        state.bank, state.timer, state.revealed = FULL_BANK, NO_TIMER, ()
        state.ships = [
            _starting_ship(state.board.ship, state.box.starting_cabins[seat]).clone() for seat in state.all_seats()
        ]
        compose_terms(state)
        state.heap = Heap(state.box.heap, ())
        state.deck = _next_deck(state)
        timer.start(state)
        state.tell(FlightPrepared(state.flight + 1, state.level))
        judge = JudgeTitles() if state.options.mode == "trek" else RewardBestLooking()  # TRK-05
        state.first(Building(), PrepareLaunch(), EndFlight(), judge, BeforePaying(), SettleAccounts(), AfterFlight())
        if state.options.mode == "trek" and state.flight == 0:
            state.await_chance(DrawTitles())


def _next_deck(state: TruckerState) -> Deck:
    """Piles of the printed composition (TIM-02), or the eight cards of the learning flight (LRN-01)."""
    pile = state.board.pile
    if not pile:
        return state.box.learning_deck
    decks = state.box.decks
    return state.deck.dealt(decks, tuple(pile.get(deck, 0) for deck in DECKS[: len(decks)]))


@cache
def _starting_ship(ship_class: str, cabin: int) -> Ship:
    """A pattern to copy: ships share what they have in common until they change it."""
    return starting_ship(board(ship_class), cabin)


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
