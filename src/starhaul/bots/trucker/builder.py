"""Building a ship: what each component would add, how choosy to be, when to stop."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from starhaul.kernel import Move, Seat
from starhaul.trucker.components import (
    BATTERY,
    CABIN,
    CANNON,
    CAPACITY_OF,
    CARGO_HOLD,
    DOUBLE_CANNON,
    DOUBLE_ENGINE,
    ENGINE,
    KIND_OF,
    LIFE_SUPPORT_BROWN,
    LIFE_SUPPORT_PURPLE,
    SHIELD,
    SPECIAL_HOLD,
)
from starhaul.trucker.grid import FACINGS, FRONT, cells_in
from starhaul.trucker.moves import (
    PUT_PILE_BACK,
    READ_PILE,
    RETURN,
    TAKE_FACE_DOWN,
    TAKE_FACE_UP,
    Finish,
    Place,
)
from starhaul.trucker.ship import Ship
from starhaul.trucker.state import FORECAST_PILES, NOTHING, TruckerState

from .forecast import Needs, needs_of

BEYOND: Final = 0.25
"""What more is worth, once there is enough."""
SIDE_WEIGHT: Final = [1.3, 1.0, 0.8, 1.0]
"""How much a shield matters on the front, right, rear and left side."""
HEAP: Final = 148
"""Components that lie face down when building begins, about."""
LATE: Final = 0.75
"""From here on open connectors are a danger, no longer a promise."""
LAST_SAND: Final = 0.95
"""How near the end is when the timer is turned for the last time."""
MOST_DRAWS: Final = 250
LOOKED_AT: Final = 6
"""Face-up components that are weighed each time."""


@dataclass(frozen=True, slots=True)
class Taste:
    """What things are worth to a builder, about in credits."""

    crew: float = 1.25
    engines: float = 1.5
    cannons: float = 1.5
    first_engine: float = 2.0
    first_cannon: float = 1.0
    tokens: float = 0.8
    containers: float = 0.95
    special: float = 1.7
    aliens: float = 1.2
    joins: float = 0.15
    """Each side by which components hold each other."""
    square: float = 0.6
    """A free square that can still be reached, while there is time."""
    late_square: float = 0.2
    opening: float = 0.2
    """A way to go on."""


@dataclass(frozen=True, slots=True)
class Style:
    """How somebody builds."""

    draws: dict[str, int]
    """Components looked at, by level, before it is time to stop."""
    choosy: float = 1.1
    """What a component must add at the beginning to be taken; less and less is asked later on."""
    blur: float = 0.0
    """How wrong the eye is."""
    reads: bool = True
    """Whether the forecast is read."""
    taste: Taste = Taste()
    armed: float = 1.0
    """How many cannons are enough, against what is usual."""


class Builder:
    """The building of one ship."""

    def __init__(self, style: Style, rng: Random) -> None:
        self.style = style
        self.rng = rng
        self.draws = 0
        self.flight = -1
        self.progress = 0.0
        self.needs: Needs | None = None

    def answer(self, state: TruckerState, seat: Seat, moves: Sequence[Move]) -> Move:
        if state.flight != self.flight:
            self.flight, self.draws, self.needs = state.flight, 0, None
        if PUT_PILE_BACK in moves:
            self.needs = None
            return PUT_PILE_BACK
        if self.needs is None:
            needs = needs_of(state, seat)
            self.needs = replace(needs, cannons=needs.cannons * self.style.armed)
        self._note_progress(state)
        if state.hand[seat] != NOTHING and state.hand_cell[seat] == NOTHING:
            return self._use(state, seat, moves)
        return self._go_on(state, seat, moves)

    def _note_progress(self, state: TruckerState) -> None:
        """From 0 at the beginning to 1 when it is time to stop: enough seen, heap used up, sand running out."""
        heap = 1 - len(state.face_down) / HEAP
        time = (state.timer_space - 1) / max(1, state.board.timer_spaces - 1) if state.timer_space else 0.0
        self.progress = min(1.0, max(self.draws / self.style.draws[state.level], heap, LAST_SAND * time))

    def _use(self, state: TruckerState, seat: Seat, moves: Sequence[Move]) -> Move:
        """Put the component where it adds most, or back into the heap."""
        best, gain = self._best_place(state.ships[seat], state.hand[seat], moves)
        if best is not None and (gain >= self._threshold() or RETURN not in moves):
            return best
        return RETURN if RETURN in moves else next(move for move in moves if isinstance(move, Place))

    def _threshold(self) -> float:
        patience: float = (1 - self.progress) ** 0.7
        return self.style.choosy * patience + 0.05

    def _best_place(self, ship: Ship, tile: int, moves: Sequence[Move]) -> tuple[Move | None, float]:
        assert self.needs is not None
        late = self.progress > LATE
        before = rating(ship, self.needs, self.style.taste, late=late)
        best: Move | None = None
        most = -99.0
        for move in moves:
            if isinstance(move, Place) and ship.legal_cells(tile, move.turn) >> move.cell & 1:
                trial = ship.clone()
                trial.place(move.cell, tile, move.turn)
                gain = rating(trial, self.needs, self.style.taste, late=late) - before
                if self.style.blur:
                    gain += self.rng.gauss(0, self.style.blur)
                if gain > most:
                    best, most = move, gain
        return best, most

    def _go_on(self, state: TruckerState, seat: Seat, moves: Sequence[Move]) -> Move:
        """What was placed is good: read, take the next component, or stop."""
        ship = _as_welded(state, seat)
        if pile := self._pile_to_read(state, seat, moves):
            return pile
        if ship.free and self.draws < MOST_DRAWS:
            self.draws += 1
            if found := self._good_face_up(state, ship):
                return found
            if self.progress < 1 and TAKE_FACE_DOWN in moves:
                return TAKE_FACE_DOWN
        return next(move for move in moves if isinstance(move, Finish))

    def _pile_to_read(self, state: TruckerState, seat: Seat, moves: Sequence[Move]) -> Move | None:
        if not self.style.reads:
            return None
        for pile in range(1, FORECAST_PILES + 1):
            move = READ_PILE[pile]
            if move in moves and not state.readers[pile - 1] >> seat & 1:
                return move
        return None

    def _good_face_up(self, state: TruckerState, ship: Ship) -> Move | None:
        """A component in the open that would be a better catch than what one draws on average."""
        assert self.needs is not None
        looked_at = LOOKED_AT if self.progress < 1 else 3 * LOOKED_AT
        tiles = sorted(state.face_up, key=lambda tile: -kind_worth(ship, tile, self.needs))[:looked_at]
        best: Move | None = None
        most = self._threshold() + 0.25
        for tile in tiles:
            places = [Place(cell, turn) for turn in range(4) for cell in cells_in(ship.legal_cells(tile, turn))]
            _, gain = self._best_place(ship, tile, places)
            if gain > most:
                best, most = TAKE_FACE_UP[tile], gain
        return best


def _as_welded(state: TruckerState, seat: Seat) -> Ship:
    """The ship with the component that was placed last."""
    ship = state.ships[seat]
    cell = state.hand_cell[seat]
    if cell == NOTHING:
        return ship
    ship = ship.clone()
    ship.place(cell, state.hand[seat], state.hand_turn[seat])
    return ship


def soft(amount: float, need: float) -> float:
    return amount if amount <= need else need + (amount - need) * BEYOND


def capacity_of(ship: Ship, kind: int) -> int:
    """Tokens or containers of all components of a kind."""
    placed = ship.placed
    return sum([CAPACITY_OF[placed[cell] >> 2] for cell in cells_in(ship.kinds[kind])])


def rating(ship: Ship, needs: Needs, taste: Taste, *, late: bool) -> float:
    """What a ship is worth, about in credits. Early on open connectors are a promise, later a danger."""
    kinds = ship.kinds
    tokens = capacity_of(ship, BATTERY)
    singles, doubles = kinds[ENGINE].bit_count(), kinds[DOUBLE_ENGINE].bit_count()
    forward = kinds[CANNON] & ship.aims[FRONT]
    double_forward = kinds[DOUBLE_CANNON] & ship.aims[FRONT]
    powered = min(1.0, tokens / 2)
    engines = singles + 1.5 * doubles * powered
    cannons = (
        forward.bit_count()
        + 0.55 * (kinds[CANNON] & ~forward).bit_count()
        + (1.5 * double_forward.bit_count() + 0.75 * (kinds[DOUBLE_CANNON] & ~double_forward).bit_count()) * powered
    )
    consumers = doubles + kinds[DOUBLE_CANNON].bit_count() + 2 * bool(kinds[SHIELD])
    value = taste.crew * soft(2 + 2 * kinds[CABIN].bit_count(), needs.crew)
    value += taste.engines * soft(engines, needs.engines) + taste.cannons * soft(cannons, needs.cannons)
    value += taste.first_engine * (singles > 0) + taste.first_cannon * (forward != 0)
    value += taste.tokens * soft(tokens, min(needs.tokens, 1 + 1.2 * consumers))
    value += taste.containers * soft(capacity_of(ship, CARGO_HOLD), needs.containers)
    value += taste.special * soft(capacity_of(ship, SPECIAL_HOLD), needs.special)
    value += _shielding(ship, needs) * (1.0 if tokens else 0.4)
    value += taste.aliens * _aliens(ship, engines, cannons)
    value -= needs.crowding * (ship.cabins & ship.joined_to(ship.cabins)).bit_count()
    value += taste.joins * sum([links.bit_count() for links in ship.links])
    return value + _openness(ship, needs, taste, late=late)


def _shielding(ship: Ship, needs: Needs) -> float:
    return needs.shield * sum([SIDE_WEIGHT[side] for side in FACINGS if ship.shields(side)])


def _aliens(ship: Ship, engines: float, cannons: float) -> float:
    """A life support that serves a cabin is good for two points of strength."""
    value = 0.0
    cabins = ship.kinds[CABIN]
    if ship.kinds[LIFE_SUPPORT_PURPLE] and cannons >= 1:
        value += 1.1 if cabins & ship.joined_to(ship.kinds[LIFE_SUPPORT_PURPLE]) else 0.1
    if ship.kinds[LIFE_SUPPORT_BROWN] and engines >= 1:
        value += 0.9 if cabins & ship.joined_to(ship.kinds[LIFE_SUPPORT_BROWN]) else 0.1
    return value


def _openness(ship: Ship, needs: Needs, taste: Taste, *, late: bool) -> float:
    """Exposed connectors cost; those that lead to free squares are also where the ship can grow."""
    grid = ship.board.grid
    free = ship.free
    open_ = reachable = 0
    for facing in FACINGS:
        slots = grid.shift(ship.connectors[facing], facing) & free
        open_ += slots.bit_count()
        reachable |= slots
    exposed = ship.exposed_connectors()
    if late:
        return taste.late_square * reachable.bit_count() - needs.exposed * exposed
    while True:
        wider = reachable
        for facing in FACINGS:
            wider |= grid.shift(reachable, facing) & free
        if wider == reachable:
            break
        reachable = wider
    return (
        taste.square * reachable.bit_count()
        + taste.opening * min(open_, 6)
        - needs.exposed * (exposed - open_)
        - 0.05 * open_
    )


def kind_worth(ship: Ship, tile: int, needs: Needs | None) -> float:
    """A first guess at what a component would add, wherever it goes."""
    assert needs is not None
    kinds = ship.kinds
    kind = KIND_OF[tile]
    if kind == CABIN:
        return 2.5 if 2 + 2 * kinds[CABIN].bit_count() < needs.crew else 0.6
    if kind in (ENGINE, DOUBLE_ENGINE):
        return 1.5 if kinds[ENGINE].bit_count() + kinds[DOUBLE_ENGINE].bit_count() * 1.5 < needs.engines else 0.4
    if kind in (CANNON, DOUBLE_CANNON):
        return 1.4 if kinds[CANNON].bit_count() + kinds[DOUBLE_CANNON].bit_count() * 1.5 < needs.cannons else 0.4
    if kind == SHIELD:
        return 3.0 if kinds[SHIELD].bit_count() < 2 else 0.2
    if kind == BATTERY:
        return 0.8 * CAPACITY_OF[tile] if capacity_of(ship, BATTERY) < needs.tokens else 0.3
    if kind == CARGO_HOLD:
        return 0.95 * CAPACITY_OF[tile] if capacity_of(ship, CARGO_HOLD) < needs.containers else 0.4
    if kind == SPECIAL_HOLD:
        return 1.7 * CAPACITY_OF[tile] if capacity_of(ship, SPECIAL_HOLD) < needs.special else 0.5
    return 0.3
