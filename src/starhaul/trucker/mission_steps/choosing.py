"""Choosing a mission: three cards are drawn, and each player names one of them (MIS-GAM-10, MIS-GAM-26)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from starhaul.kernel import Chance, Move, Outcome, Seat
from starhaul.trucker.decisions import Ask
from starhaul.trucker.events import MissionChosen, MissionsOffered
from starhaul.trucker.moves import ChooseMission
from starhaul.trucker.outcomes import BagDraw
from starhaul.trucker.state import TruckerAwaited, TruckerQuestion, TruckerState, TruckerStep

OFFERED: Final = 3


@final
class SettleMissions(TruckerStep):
    """Before a flight whose mission is not known it is chosen, and those of all later flights with it, if the table
    has agreed so (MIS-GAM-18)."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        if not state.mission.settled:
            left = state.options.flights() - state.flight
            flights = left if state.options.choosing == "at_start" else 1
            state.first(*[OfferMissions()] * flights)


@final
class OfferMissions(TruckerStep):
    """The next three cards."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        state.await_chance(DrawMissions())


@final
class MissionDraw(BagDraw):
    """Mission cards drawn at random, for all to see."""

    __slots__ = ()


@final
class DrawMissions(TruckerAwaited):
    """Three cards that are not used up; when there are not so many, all are shuffled again (MIS-GAM-12)."""

    __slots__ = ()

    def chance(self, state: TruckerState) -> Chance:
        known = tuple(state.box.missions)
        return MissionDraw(known, _left(state) or known, OFFERED)

    def came(self, state: TruckerState, outcome: Outcome) -> None:
        known = tuple(state.box.missions)
        offered = tuple([known[number] for number in outcome])
        used = (*state.mission.used, *offered) if _left(state) else offered
        state.mission = state.mission.offering(used, offered, state.seats)
        flight = state.flight + len(state.mission.settled) + 1
        state.tell(MissionsOffered(flight, offered))
        state.first(CountVotes())
        for seat in state.taking_part():
            state.ask(seat, VoteForMission(flight, offered))


def _left(state: TruckerState) -> tuple[str, ...]:
    """The cards of the deck, if they are enough."""
    left = tuple([id for id in state.box.missions if id not in state.mission.used])
    return left if len(left) >= OFFERED else ()


@final
class VoteForMission(TruckerQuestion):
    """Which of these missions?"""

    __slots__ = ("flight", "offered")

    rule: ClassVar[str] = "MIS-GAM-26"

    def __init__(self, flight: int, offered: tuple[str, ...]) -> None:
        super().__init__(Ask.CHOOSE_MISSION, sealed=True)
        self.flight: Final = flight
        """For which flight of the game, counted from 1."""
        self.offered: Final = offered

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        del state, seat
        return [ChooseMission(mission) for mission in self.offered]

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        assert isinstance(move, ChooseMission)
        state.mission = state.mission.voted(seat, move.mission)


@final
class CountVotes(TruckerStep):
    """All the same: that one. Else one of those that were named, at random."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        named = _named(state)
        if len(named) == 1:
            settle(state, named[0])
        else:
            state.await_chance(PickMission())


@final
class PickMission(TruckerAwaited):
    """One of the cards that were named, each as likely."""

    __slots__ = ()

    def chance(self, state: TruckerState) -> Chance:
        return MissionDraw(tuple(state.box.missions), _named(state), 1)

    def came(self, state: TruckerState, outcome: Outcome) -> None:
        (number,) = outcome
        settle(state, tuple(state.box.missions)[number])


def _named(state: TruckerState) -> tuple[str, ...]:
    return tuple([mission for mission in state.mission.offered if mission in state.mission.votes])


def settle(state: TruckerState, mission: str) -> None:
    """This one will be flown."""
    state.tell(MissionChosen(mission, state.mission.votes))
    state.mission = state.mission.settling(mission)
