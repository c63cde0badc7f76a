"""Whom to have in the team: what each ability is worth in the flights to come, about in credits."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from starhaul.kernel import Move, Seat
from starhaul.trucker.levels import flight_number
from starhaul.trucker.moves import KeepMember
from starhaul.trucker.state import TruckerState

from .builder import Style
from .forecast import has_expansion


@dataclass(frozen=True, slots=True)
class Outlook:
    """What a flight that is still to come is known to be like."""

    number: int
    """Of its level: 1 to 4."""
    opponents: int
    has_expansion: bool
    """Whether there is plating."""
    has_timer: bool
    reads: bool
    """Whether this player reads forecasts."""


WORTH: Final[dict[str, tuple[float, float]]] = {
    "advertiser.a": (3.0, 0.0),
    "advertiser.b": (4.0, 0.0),
    "architect.a": (0.5, 0.0),
    "architect.b": (0.0, 0.7),
    "assembler.a": (0.3, 0.0),
    "assembler.b": (1.0, 0.0),
    "bureaucrat.a": (1.0, 0.7),
    "bureaucrat.b": (1.5, 0.0),
    "buyer.a": (0.1, 0.0),
    "buyer.b": (0.0, 0.0),
    "deliveryman.a": (1.5, 0.0),
    "deliveryman.b": (1.0, 0.0),
    "hypergeometer.a": (0.5, 0.0),
    "hypergeometer.b": (0.7, 0.0),
    "inspector.a": (1.0, 0.0),
    "inspector.b": (0.5, 0.0),
    "planner.a": (0.2, 0.0),
    "planner.b": (3.5, 0.0),
    "plumber.a": (0.7, 0.0),
    "plumber.b": (0.7, 0.0),
    "saboteur.a": (0.2, 0.0),
    "saboteur.b": (2.5, 0.0),
    "security_guard.a": (1.0, 0.0),
    "security_guard.b": (1.5, 0.0),
    "smuggler.a": (1.5, 0.5),
    "smuggler.b": (1.5, 0.0),
    "stock_boy.a": (0.0, 1.0),
    "stock_boy.b": (1.0, 0.0),
    "swindler.a": (0.0, 0.5),
    "swindler.b": (4.0, 0.0),
    "trader.a": (0.0, 1.3),
    "trader.b": (1.5, 0.0),
    "welder.a": (0.7, 0.0),
    "welder.b": (1.5, 0.0),
}
"""Of each ability in one flight, to somebody who flies as our bots do: so much, and so much for each number of the
flight."""
CIRCUMSTANCES: Final[dict[str, Callable[[Outlook], float]]] = {
    "advertiser.a": lambda flight: (flight.opponents + 1) / 4,
    "advertiser.b": lambda flight: 1.0 if flight.has_expansion else 0.0,
    "inspector.a": lambda flight: 1.0 if flight.reads else 0.0,
    "inspector.b": lambda flight: 1.0 if flight.reads else 0.0,
    "security_guard.b": lambda flight: 1.0 if flight.has_timer else 0.1,
}
"""How much of that is left, where it depends."""


def recruit(style: Style, state: TruckerState, seat: Seat, moves: Sequence[Move]) -> Move:
    """The member that is worth most; among equals the first."""
    del seat
    flights = flights_to_come(style, state)

    def worth(move: Move) -> float:
        assert isinstance(move, KeepMember)
        return member_worth(move.member, flights)

    return max(moves, key=worth)


def flights_to_come(style: Style, state: TruckerState) -> list[Outlook]:
    opponents = len(state.taking_part()) - 1
    more, has_timer = has_expansion(state), state.options.timer != "none"
    levels = [level for level, _ in state.options.plan()[state.flight :]]
    return [Outlook(flight_number(level), opponents, more, has_timer, style.reads) for level in levels]


def member_worth(member: str, flights: Sequence[Outlook]) -> float:
    """A in all of these, B in all but the first (ABE-SUP-02)."""
    a = sum([_worth(f"{member}.a", flight) for flight in flights])
    return a + sum([_worth(f"{member}.b", flight) for flight in flights[1:]])


def _worth(ability: str, flight: Outlook) -> float:
    always, for_number = WORTH[ability]
    worth = always + for_number * flight.number
    return CIRCUMSTANCES[ability](flight) * worth if ability in CIRCUMSTANCES else worth
