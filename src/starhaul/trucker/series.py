"""From flight to flight: setting the table, and what carries over (SER, TRK-01 to TRK-03)."""

from __future__ import annotations

from typing import Final, final

from . import timer
from .building import Building
from .dealing import DealCards
from .drawn_boards import CloseSquares, TakeHalves
from .events import Cause, DebtForgiven, FlightPrepared
from .handing_out import hand_out_boards
from .launch import PrepareLaunch
from .mission_steps.choosing import SettleMissions
from .mission_steps.dying import AskTheDead
from .mission_steps.preparing import SetUpMission, StartingCredits, TakeMission
from .mission_steps.settling import SettleMission
from .moments import ComeTo
from .player import EMPTY_HAND, IN_HANGAR
from .recruiting import Recruit
from .scoring import EndFlight, RewardBestLooking, RewardPlaces, SettleAccounts, end_game
from .state import FULL_BANK, TruckerState, TruckerStep
from .table import NO_TIMER, Leg, Stage
from .terms import Moment
from .trek import JudgeTitles, ShowTitles


@final
class PrepareFlight(TruckerStep):
    """All components face down in the heap, a starting cabin for everybody, cards in piles (BLD-01, TIM-02, TRK-16)."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        level, ship_class = state.options.plan()[state.leg.number + 1]
        is_trek = state.options.mode == "trek"
        judge = JudgeTitles() if is_trek else RewardBestLooking()  # TRK-05
        has_mission = state.options.missions != "none"
        has_team = state.options.team != "none"
        state.first(
            *(SetTable(level, ship_class), *(CHOOSING if has_mission else ())),
            *(*([Recruit(tuple(state.order()))] if has_team else []), *([TakeMission()] if has_mission else [])),
            *(DealCards(), Announce(), *([SetUpMission()] if has_mission else []), *BEFORE_TIMER.get(ship_class, ())),
            *(*([ComeTo(Moment.BEFORE_BUILDING)] if has_team else []), StartTimer()),
            *(*WITH_TIMER.get(ship_class, ()), *([ShowTitles()] if is_trek else []), Building()),
            *(PrepareLaunch(), EndFlight(), ComeTo(Moment.AFTER_FLIGHT), RewardPlaces(), judge),
            *([SettleMission()] if has_mission else []),
            *(ComeTo(Moment.BEFORE_PAYING), SettleAccounts(), AfterFlight()),
        )


@final
class SetTable(TruckerStep):
    """Nothing is left on it but what a flight leaves to the next; everybody gets a board."""

    __slots__ = ("level", "ship_class")

    def __init__(self, level: str, ship_class: str) -> None:
        self.level: Final = level
        self.ship_class: Final = ship_class

    def run(self, state: TruckerState) -> None:
        state.leg = Leg(state.leg.number + 1, self.level, self.ship_class, Stage.ASSEMBLY)
        state.hands = [EMPTY_HAND] * state.seats
        state.rockets = [IN_HANGAR] * state.seats
        state.players = [player.before_flight() for player in state.players]
        state.bank, state.timer, state.revealed = FULL_BANK, NO_TIMER, ()
        if state.options.missions != "none":
            state.mission = state.mission.before_flight()
            state.feats = [feats.before_flight() for feats in state.feats]
        if state.options.team != "none":
            state.teams = [team.before_flight() for team in state.teams]
            state.support = state.support.before_flight()
        state.heap, state.deck = state.heap.shuffled(state.box.heap), state.deck.gathered()
        hand_out_boards(state, [self.ship_class] * state.seats)


@final
class Announce(TruckerStep):
    """The flight is prepared."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        ship_class = state.leg.ship_class
        is_usual = ship_class == state.board.ship
        state.tell(FlightPrepared(state.flight + 1, state.level, "" if is_usual else ship_class, state.leg.mission))


@final
class StartTimer(TruckerStep):
    """Building begins (TIM-03)."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        timer.start(state)


CHOOSING: Final[tuple[TruckerStep, ...]] = (StartingCredits(), AskTheDead(), SettleMissions())
"""Before a flight with a mission."""
BEFORE_TIMER: Final[dict[str, tuple[TruckerStep, ...]]] = {"IV": (TakeHalves(),)}
WITH_TIMER: Final[dict[str, tuple[TruckerStep, ...]]] = {"IIIB": (CloseSquares(),)}
"""What chance does to the boards of a class."""


@final
class AfterFlight(TruckerStep):
    """The next flight, with debts forgiven (SER-02), or the end."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        if state.flight + 1 == state.options.flights():
            end_game(state)
            return
        for seat in state.all_seats():
            debt = -state.players[seat].purse.credits
            if debt > 0:
                state.book(seat, debt, Cause.DEBT_FORGIVEN)
                state.tell(DebtForgiven(seat, debt))
        state.first(PrepareFlight())
