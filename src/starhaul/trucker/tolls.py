"""What fleets and tactical zones would take from a ship, before anybody has declared anything for good."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from starhaul.kernel import Seat

from .adventures import CARDS
from .adventures.fleets import Fleet
from .adventures.tactical_zone import TacticalZone
from .declaring import PowerDouble
from .hazards import CrewPenalty, DaysPenalty, GoodsPenalty, Hit, ShotsPenalty, SinglePenalty
from .hiding import total_found
from .ship import Ship
from .state import TruckerState


@dataclass(frozen=True, slots=True)
class Toll:
    """What somebody suffers who declares so much; shots may still miss or be stopped."""

    halves: int | None
    """The least strength with which it is no worse, in half points; None for the lowest of all."""
    crew: int = 0
    goods: int = 0
    """How many blocks, of those that are not hidden."""
    tokens: int = 0
    """What is taken where there are too few blocks (FLT-09)."""
    days: int = 0
    shots: tuple[Hit, ...] = ()
    is_last_crew: bool = False
    """Whether no figure would be left (GUP-02)."""

    optional: ClassVar[tuple[str, ...]] = ("crew", "goods", "tokens", "days", "shots", "is_last_crew")


def tolls_for(state: TruckerState, seat: Seat, question: PowerDouble) -> tuple[Toll, ...]:
    """What hangs on this declaration, the worst first; nothing where the card is neither fleet nor tactical zone."""
    card, ship = CARDS[state.card], state.ships[seat]
    if isinstance(card, Fleet):
        lines = card.lines_for(state)
        penalties = tuple([line.penalty for line in lines])
        reached = [0, *[2 * line.strength for line in lines]]
        return tuple([toll(ship, penalties[spared:], halves) for spared, halves in enumerate(reached)])
    if isinstance(card, TacticalZone):
        return tuple(
            [
                toll(ship, column.penalty(state.level).penalties, None)
                for column in card.columns
                if column.tally == question.tally
            ]
        )
    return ()


def toll(ship: Ship, penalties: tuple[SinglePenalty, ...], halves: int | None) -> Toll:
    """All these together."""
    crew = sum([penalty.amount for penalty in penalties if isinstance(penalty, CrewPenalty)])
    goods = sum([penalty.amount for penalty in penalties if isinstance(penalty, GoodsPenalty)])
    blocks = total_found(ship)
    return Toll(
        halves,
        min(crew, ship.crew),
        min(goods, blocks),
        min(max(goods - blocks, 0), ship.total_tokens),
        sum([penalty.amount for penalty in penalties if isinstance(penalty, DaysPenalty)]),
        tuple([shot for penalty in penalties if isinstance(penalty, ShotsPenalty) for shot in penalty.shots]),
        is_last_crew=0 < ship.crew <= crew,
    )
