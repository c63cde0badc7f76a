"""The terms of a seat for one flight, from what it flies, which title it holds (TRK-12) and what the
mission says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from starhaul.kernel import Seat

from .engineer import AddReserve
from .insurance import OfferInsurance
from .state import TruckerState
from .team.members import contribute_teams
from .terms import ALL_PLAIN, Moment, Terms
from .titles import BlockedHolds, DrainedBatteries, TitleId, UnmatchedLifeSupports

ENGINEER_SIDES: Final = 5
"""Connector sides that a gold Master Engineer's reserve must have in total (TRK-G-05)."""


def compose_terms(state: TruckerState) -> None:
    """Once a flight, and for a state that was loaded; ships learn what of it concerns them."""
    contributors = [contribute for concerns, contribute in CONTRIBUTORS if concerns(state)]
    seats = state.all_seats()
    state.terms = [_terms(state, seat, contributors) for seat in seats] if contributors else ALL_PLAIN[len(seats)]
    for seat, ship in enumerate(state.ships):
        rules = state.terms[Seat(seat)].hull
        if rules is not ship.rules:
            ship.obey(rules)


Contributor = Callable[[TruckerState, Seat, Terms], None]
"""A rule that may change the terms of a seat."""


def _terms(state: TruckerState, seat: Seat, contributors: list[Contributor]) -> Terms:
    terms = Terms()
    for contribute in contributors:
        contribute(state, seat, terms)
    return terms


def _learning_flight(state: TruckerState, seat: Seat, terms: Terms) -> None:
    del state, seat
    terms.reserve_places = 0  # LRN-03


def _gold_title(state: TruckerState, seat: Seat, terms: Terms) -> None:
    player = state.players[seat]
    if player.is_gold and player.title is not None:
        GOLD[player.title](terms)


def _hidden_marks(state: TruckerState, seat: Seat, terms: Terms) -> None:
    """Who does not know which squares are closed may build there (ABE-IIIB-06)."""
    terms.hull = terms.hull.with_squares(state.ships[seat].board.closed)


def _insurance(state: TruckerState, seat: Seat, terms: Terms) -> None:
    if state.ships[seat].board.insurance is not None:
        terms.add_step(Moment.INSURING, OfferInsurance())


def _mission(state: TruckerState, seat: Seat, terms: Terms) -> None:
    for effect in state.box.missions[state.leg.mission].effects():
        effect.contribute(state, seat, terms)


CONTRIBUTORS: Final[tuple[tuple[Callable[[TruckerState], bool], Contributor], ...]] = (
    (lambda state: state.level == "L", _learning_flight),
    (lambda state: any(player.is_gold for player in state.players), _gold_title),
    (lambda state: state.options.marks == "hidden", _hidden_marks),
    (lambda state: state.level == "IV", _insurance),
    (lambda state: state.leg.mission != "", _mission),
    (lambda state: any(team.members for team in state.teams), contribute_teams),
)
"""Which flights each concerns. Asked in this order, each for every seat."""


def _freight_hauler(terms: Terms) -> None:
    terms.hull = terms.hull.with_limit(BlockedHolds())


def _power_trucker(terms: Terms) -> None:
    terms.hull = terms.hull.with_limit(DrainedBatteries())


def _xenoquartermaster(terms: Terms) -> None:
    terms.hull = terms.hull.with_limit(UnmatchedLifeSupports())


def _cruise_captain(terms: Terms) -> None:
    terms.are_holes_deadly = True


def _master_engineer(terms: Terms) -> None:
    terms.is_reserve_last = True
    terms.reserve_sides = ENGINEER_SIDES
    terms.add_step(Moment.AFTER_BUILDING, AddReserve())


def _corridorist(terms: Terms) -> None:
    terms.are_narrow_parts_brittle = True


GOLD: Final[dict[TitleId, Callable[[Terms], None]]] = {
    "freight_hauler": _freight_hauler,
    "power_trucker": _power_trucker,
    "xenoquartermaster": _xenoquartermaster,
    "cruise_captain": _cruise_captain,
    "master_engineer": _master_engineer,
    "corridorist": _corridorist,
}
"""What a golden title does to the terms of its holder."""
