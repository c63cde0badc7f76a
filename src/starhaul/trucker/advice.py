"""What the answers to a question would do, as far as the rules can tell it beforehand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from starhaul.kernel import Move, Seat

from .adventures import CARDS
from .adventures.planets import Planets
from .allowances import fitting_cells
from .batteries import TOKENS
from .boarding import free_places
from .building import Build, fitting_moves, may_add
from .card_steps.abandoned import Dock, UseShip
from .card_steps.black_hole import Escape
from .card_steps.enemies import TakeReward
from .card_steps.planets import ChoosePlanet
from .cargo import Loading, available
from .crubots import stations_needed
from .damage import falling_after
from .declaring import PowerDouble
from .destruction import destroyed_with
from .faults import Misfit, misfits
from .giving_up import FlyOnOrNot
from .goods import colour_numbers
from .grid import Square, cells_in
from .moves import ACCEPT, LAND
from .player import NOTHING
from .scoring import prices
from .ship import Ship
from .sources import Powering
from .square_moves import moves_on
from .state import TruckerState
from .stowing import Haul, Room, best_stowing, haul, rooms
from .threats import DefendOrNot
from .tolls import Toll, tolls_for


@dataclass(frozen=True, slots=True)
class GivingUp:
    """What somebody gives away who leaves the race now (GUP-07, GUP-08)."""

    goods: int
    """What the cargo brings at the finish."""
    halved: int
    """What it brings to those who gave up."""
    finish: int
    """The finish money for the place in which this rocket flies."""


@dataclass(frozen=True, slots=True)
class Advice:
    """Only what the question is about is filled in."""

    strengths: tuple[tuple[Square, int], ...] = ()
    """The doubles that can be powered next, and the strength then, in half points."""
    falling: tuple[Square, ...] = ()
    """What would fall off after the component in danger and its chain, if the largest piece is kept."""
    stowing: tuple[str, ...] = ()
    """The moves that load for the most credits; `done` may have to follow."""
    fitting: tuple[str, ...] | None = None
    """Where mistakes are marked: the moves that put the loose component where it breaks no rule."""
    misfits: tuple[Misfit, ...] | None = None
    """Where the component in hand fits nowhere: why, for each square beside the ship."""
    hauls: tuple[Haul, ...] = ()
    """What each offer of goods is worth to this ship."""
    crew_left: int | None = None
    """How much of the crew stays aboard if the offer is taken; with nobody left the flight is over (GUP-02)."""
    giving_up: GivingUp | None = None
    stations: int = 0
    """How many crubot stations must be powered for the offer to be taken."""
    chain: tuple[Square, ...] = ()
    """What would explode or break along with the component in danger (MIS-CMP-11)."""
    tolls: tuple[Toll, ...] = ()
    """What a fleet takes, by the strength that is declared; or a column of a tactical zone from the lowest."""
    given_up: tuple[int, ...] = ()
    """Before a black hole: how many components would have to go after each answer (MIS-HOLE-02)."""

    rooms: tuple[Room, ...] = ()
    """Where blocks can be loaded, if that is not what it usually is."""

    optional: ClassVar[tuple[str, ...]] = ("stations", "chain", "tolls", "given_up", "rooms")


def advice_for(state: TruckerState, seat: Seat) -> Advice | None:
    """For the question that this seat is asked, if there is anything to say."""
    ship = state.ships[seat]
    match state.decisions.get(seat):
        case Build():
            return None if state.hands[seat].tile == NOTHING else _about_placing(state, seat)
        case PowerDouble() as question:
            strengths, tolls = _strengths(ship, question), tolls_for(state, seat, question)
            return Advice(strengths=strengths, tolls=tolls, given_up=_given_up(question, strengths))
        case DefendOrNot(target=target):
            return _about_enduring(ship, 1 << ship.board.cell(target))
        case Loading(dock=dock, next_unload=0, next_load=0):
            moves = best_stowing(ship, dock)
            return Advice(stowing=tuple(map(str, moves)), rooms=rooms(ship))
        case Dock(crew=crew) as offer:
            return Advice(hauls=_hauls(state, seat, offer), stations=stations_needed(ship, crew) or 0)
        case ChoosePlanet() | TakeReward() as offer:
            return Advice(hauls=_hauls(state, seat, offer))
        case UseShip(crew=crew):
            return Advice(crew_left=ship.crew - crew)
        case FlyOnOrNot():
            return Advice(giving_up=_giving_up(state, seat))
        case _:
            return None


def _about_placing(state: TruckerState, seat: Seat) -> Advice | None:
    """What fits where mistakes are marked, and why nothing does; honest tables find out at the spot check (BLD-22)."""
    ship, tile = state.ships[seat], state.hands[seat].tile
    if state.options.mistakes == "marked":
        fitting = _fitting(state, seat)
        return Advice(fitting=fitting, misfits=None if fitting else misfits(ship, tile))
    if state.options.mistakes == "honest" or fitting_moves(state, seat) or not may_add(state, seat):
        return None
    # Dear to find out, told with every update until the component is put back, and again whenever it is taken again.
    found: dict[int, Advice] = state.recall(("misfits", seat), (ship.board, ship.rules, ship.placed), dict)
    told = found.get(tile)
    if told is None:
        told = found[tile] = Advice(misfits=misfits(ship, tile))
    return told


def _fitting(state: TruckerState, seat: Seat) -> tuple[str, ...]:
    """What would be legal if mistakes were forbidden (BLD-22)."""
    place, tile = moves_on(state.ships[seat].board.grid).place, state.hands[seat].tile
    turns = [(turn, fitting_cells(state, seat, tile, turn)) for turn in range(4)]
    return tuple([str(place[cell * 4 + turn]) for turn, cells in turns for cell in cells_in(cells)])


def _about_enduring(ship: Ship, hit: int) -> Advice:
    destroyed = destroyed_with(ship, hit)
    return Advice(falling=falling_after(ship, destroyed), chain=ship.board.squares(destroyed & ~hit))


def _strengths(ship: Ship, question: PowerDouble) -> tuple[tuple[Square, int], ...]:
    measure, powerings = question.tally.measure(), question.powerings
    return tuple(
        (ship.board.square(cell), measure.halves(ship, (*powerings, Powering(cell, TOKENS))))
        for cell in measure.targets(ship, powerings)
    )


def _given_up(question: PowerDouble, strengths: tuple[tuple[Square, int], ...]) -> tuple[int, ...]:
    """What a black hole would cost with each of these strengths, and with none of them (MIS-HOLE-02)."""
    if not isinstance(question.then, Escape):
        return ()
    every = [*[halves for _, halves in strengths], question.halves]
    return tuple([question.then.due_with(halves // 2) for halves in every])


def _hauls(state: TruckerState, seat: Seat, offer: ChoosePlanet | Dock | TakeReward) -> tuple[Haul, ...]:
    ship = state.ships[seat]
    room = sum([free_places(state, seat, cell) for cell in cells_in(ship.cabins)])
    return tuple(
        [
            haul(move, ship, available(state, colour_numbers(goods)), min(crew, room))
            for move, goods, crew in _on_offer(state, offer)
            if goods
        ]
    )


def _on_offer(state: TruckerState, offer: ChoosePlanet | Dock | TakeReward) -> list[tuple[Move, tuple[str, ...], int]]:
    """What each answer brings: goods, and humans."""
    if not isinstance(offer, ChoosePlanet):
        return [(ACCEPT, offer.goods, 0)]
    card = CARDS[state.card]
    assert isinstance(card, Planets)
    crew = card.crew or (0,) * len(card.planets)
    return [(LAND[planet], card.planets[planet - 1], crew[planet - 1]) for planet in offer.free]


def _giving_up(state: TruckerState, seat: Seat) -> GivingUp:
    goods, halved = prices(state.ships[seat], state.support.prices)
    return GivingUp(goods, halved, finish=state.board.finish[state.order().index(seat)])
