"""Building a ship: how choosy to be, when to stop. It remembers nothing: all follows from what lies on the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from starhaul.kernel import Move, Seat
from starhaul.trucker.building import may_add
from starhaul.trucker.components import CONNECTOR_COUNT_OF, STARTING_CABIN
from starhaul.trucker.deck import ALL_PILES
from starhaul.trucker.moves import (
    PUT_PILE_BACK,
    READ_PILE,
    RESERVE,
    RETURN,
    TAKE_FACE_DOWN,
    TAKE_FACE_UP,
    TAKE_RESERVED,
    TAKE_SPECIAL,
    Finish,
    Place,
    TakeFaceUp,
)
from starhaul.trucker.player import NOTHING
from starhaul.trucker.ship import Ship
from starhaul.trucker.square_moves import moves_on
from starhaul.trucker.state import TruckerState

from .forecast import Needs, has_expansion, needs_of
from .freight import freight_aboard
from .growth import Growth
from .planning import Draft, Step, best_drafts, placements
from .prospects import Prospects
from .rating import TASTE, Taste, kind_worth, rating
from .tricks import allowed_steps, best_trick, drill, hiding_place, hiding_places, order_part, stolen

FIRST_GLANCES: Final = 4
"""Components that everybody takes up in haste, before anybody begins to count."""
LATE: Final = 0.75
"""From here on open connectors are a danger, no longer a promise."""
LATE_WITH_MORE: Final = 0.999
"""The same where expansions are in the box: their boards are large or full of holes, and every way on is needed."""
LAST_SAND: Final = 0.95
"""How near the end is when the timer is turned for the last time."""
MANY_SIDES: Final = 3
"""Connectors that a gold Master Engineer's first reserved component had better have: the second needs only two then."""
LOOKED_AT: Final = 6
"""Face-up components that are weighed each time."""
BETTER: Final = 0.25
"""What a component in the open must add beyond one that is drawn: that one is a chance to see something new."""
SQUARE: Final = 0.6
"""What a square that can still be reached promises to a planner."""
OPENING: Final = 0.8
"""And a way to go on: as much as its open connector costs."""
LEAST_CHOOSY: Final = 0.5
SPECIAL_SHARE: Final = 0.35
"""How often a special component is drawn where a mission pays for some."""
FIRST_HULL: Final = 0.4
"""How far a ship must be before it takes on freight."""
MOST_FREIGHT: Final = {"I": 2, "II": 3, "III": 4, "IV": 5}
"""Special components that a ship carries well, by level."""
FORESIGHT: Final = 0.7
"""How much the cards to come count beside what a sound eye sees: either alone errs more."""


@dataclass(frozen=True, slots=True)
class Style:
    """How somebody builds."""

    draws: dict[str, int]
    """Components that each player looks at, by level, before it is time to stop."""
    choosy: float = 1.1
    """What a component must add at the beginning to be taken; less and less is asked later on."""
    blur: float = 0.0
    """How wrong the eye is."""
    reads: bool = True
    """Whether the forecast is read."""
    plans: bool = False
    """Whether each card is thought of, and the last components are chosen together."""
    taste: Taste = TASTE


def build(style: Style, rng: Random, state: TruckerState, seat: Seat, moves: Sequence[Move]) -> Move:
    """The move that somebody with this style makes."""
    if PUT_PILE_BACK in moves:
        return PUT_PILE_BACK
    builder = Planner if style.plans else Builder
    return builder(style, rng, state, seat).answer(moves)


def build_late(style: Style, rng: Random, state: TruckerState, seat: Seat, moves: Sequence[Move]) -> Move:
    """What somebody adds who has finished: what lies open and is worth it, and then it is enough (ABE-SUP-SWI-01)."""
    builder = Builder(style, rng, state, seat)
    hand = state.hands[seat]
    if hand.tile != NOTHING and hand.cell == NOTHING:
        return builder.answer(moves)
    wanted = builder.wanted_face_up(_as_welded(state, seat))
    taking = [move for move in moves if isinstance(move, TakeFaceUp) and move.tile == wanted]
    return taking[0] if taking else state.questions[seat].default(state, seat)


class Builder:
    """One look at the own ship and at the heap."""

    def __init__(self, style: Style, rng: Random, state: TruckerState, seat: Seat) -> None:
        self.style = style
        self.rng = rng
        self.state = state
        self.seat = seat
        self.needs: Needs = needs_of(state, seat)
        self.progress: float = progress_of(state, style)
        self.is_plain: bool = not has_expansion(state)
        self.late: float = LATE if self.is_plain else LATE_WITH_MORE

    def answer(self, moves: Sequence[Move]) -> Move:
        if not may_add(self.state, self.seat):
            return self._fill_reserve(moves)
        hand = self.state.hands[self.seat]
        if hand.tile != NOTHING and hand.cell == NOTHING:
            return self._use(moves)
        return self._go_on(moves)

    def worth(self, ship: Ship) -> float:
        """What a ship that may still grow is worth to this builder."""
        worth = rating(ship, self.needs, self.style.taste, late=self.progress > self.late)
        return worth + hiding_places(ship)

    def _fill_reserve(self, moves: Sequence[Move]) -> Move:
        """A gold Master Engineer may add nothing before (TRK-G-05); without them there is no ship at all."""
        player = self.state.players[self.seat]
        tile = self.state.hands[self.seat].tile
        if tile == NOTHING:
            taking = (move for move in moves if isinstance(move, TakeFaceUp))
            return TAKE_FACE_DOWN if TAKE_FACE_DOWN in moves else next(taking, moves[-1])
        suits = CONNECTOR_COUNT_OF[tile] >= MANY_SIDES or player.reserve
        return RESERVE if RESERVE in moves and suits else RETURN

    # A component in the hand

    def _use(self, moves: Sequence[Move]) -> Move:
        """Put it where it adds most, or back into the heap. What was taken in the open was wanted."""
        ship, hand = self.state.ships[self.seat], self.state.hands[self.seat]
        step, gain = self._best_of_all(ship, hand.tile)
        trick, worth = best_trick(self.state, self.seat, moves, self.worth)
        if trick is not None and worth - self.worth(ship) > max(gain, self._threshold()):
            return trick
        is_wanted = gain >= self._threshold() or not hand.is_hidden
        if step is not None and (is_wanted or RETURN not in moves):
            return moves_on(ship.board.grid).place[step.cell * 4 + step.turn]
        return RETURN if RETURN in moves else next(move for move in moves if isinstance(move, Place))

    def _best_of_all(self, ship: Ship, tile: int) -> tuple[Step | None, float]:
        """With what members of the team allow."""
        best, most = self.best_place(ship, tile)
        for step, with_it, cost in allowed_steps(self.state, self.seat, tile):
            gain = self.worth(with_it) - self.worth(ship) - cost
            if gain > most:
                best, most = step, gain
        return best, most

    def _threshold(self) -> float:
        patience: float = (1 - self.progress) ** 0.7
        choosy = self.style.choosy if self.is_plain else self.style.choosy * self._plenty()
        return choosy * patience + 0.05

    def _plenty(self) -> float:
        """Who needs nearly all components cannot be choosy: 1 where there are enough for all squares and half as many
        again."""
        squares = sum([ship.board.area.bit_count() for ship in self.state.ships])
        return min(1.0, max(LEAST_CHOOSY, 2 * (heap_at_first(self.state) / squares - 1)))

    def best_place(self, ship: Ship, tile: int) -> tuple[Step | None, float]:
        """Where it adds most, and how much."""
        before = Draft(ship, self.worth(ship))
        best: Step | None = None
        most = -99.0
        for step in placements(ship, tile):
            gain = before.with_step(step, self.worth).worth - before.worth
            if self.style.blur:
                gain += self.rng.gauss(0, self.style.blur)
            if gain > most:
                best, most = step, gain
        return best, most

    # The next component

    def _go_on(self, moves: Sequence[Move]) -> Move:
        """What was placed is good: read, take the next component, or stop."""
        ship = _as_welded(self.state, self.seat)
        if first := self._pile_to_read(moves) or drill(moves, self.progress):
            return first
        if ship.free & ship.board.area:
            if reserved := self._reserved_to_add(ship, moves):
                return reserved
            if taken := stolen(moves, lambda tile: self.best_place(ship, tile)[1], self._threshold() + BETTER):
                return taken
            tile = self.wanted_face_up(ship)
            if tile is not None and TAKE_FACE_UP[tile] in moves:
                return TAKE_FACE_UP[tile]
            if self.progress < 1 and TAKE_SPECIAL in moves and self._wants_freight(ship):
                return TAKE_SPECIAL
            if self.progress < 1 and TAKE_FACE_DOWN in moves:
                return TAKE_FACE_DOWN
        trick, worth = best_trick(self.state, self.seat, moves, self.worth)
        if trick is not None and worth > self.worth(ship):
            return trick
        finish = next(move for move in moves if isinstance(move, Finish))
        return order_part(self.state, self.seat, moves) or finish

    def _pile_to_read(self, moves: Sequence[Move]) -> Move | None:
        if not self.style.reads:
            return None
        for pile in range(1, ALL_PILES + 1):
            move = READ_PILE[pile]
            if move in moves and not self.state.deck.pile(pile - 1).is_read_by(self.seat):
                return move
        return None

    def _reserved_to_add(self, ship: Ship, moves: Sequence[Move]) -> Move | None:
        """What was dealt into the reserve, where it adds something (MIS-GAM-20)."""
        for tile in self.state.players[self.seat].reserve:
            if TAKE_RESERVED[tile] in moves and self.best_place(ship, tile)[1] > 0:
                return TAKE_RESERVED[tile]
        return None

    def _wants_freight(self, ship: Ship) -> bool:
        """From time to time, as long as it is paid and there is not too much of it."""
        if self.needs.freight is None or self.progress < FIRST_HULL:
            return False
        return freight_aboard(ship) < MOST_FREIGHT[self.state.level] and self.rng.random() < SPECIAL_SHARE

    def wanted_face_up(self, ship: Ship) -> int | None:
        """A component in the open that would be a better catch than what one draws on average."""
        looked_at = LOOKED_AT if self.progress < 1 else 3 * LOOKED_AT
        tiles = sorted(
            self.state.heap.face_up,
            key=lambda tile: -kind_worth(ship, tile, self.needs) - hiding_place(ship, tile),
        )[:looked_at]
        best: int | None = None
        most = self._threshold() + BETTER
        for tile in tiles:
            _, gain = self.best_place(ship, tile)
            if gain > most:
                best, most = tile, gain
        return best


class Planner(Builder):
    """Thinks of every card that may come besides what it sees, and chooses the last components together."""

    def __init__(self, style: Style, rng: Random, state: TruckerState, seat: Seat) -> None:
        super().__init__(style, rng, state, seat)
        self.prospects: Prospects = Prospects(state, seat)
        self.closes: bool = self.progress >= LAST_SAND
        """Whether nearly all that can be hoped for lies in the open now."""

    def worth(self, ship: Ship) -> float:
        promise = 0.0 if self.closes else _promise(Growth(ship))
        return super().worth(ship) + FORESIGHT * (self.prospects.glance(ship) + promise)

    def worth_in_the_end(self, ship: Ship) -> float:
        """What it is worth if nothing is added: a closer look."""
        return super().worth(ship) + FORESIGHT * self.prospects.worth(ship)

    def best_place(self, ship: Ship, tile: int) -> tuple[Step | None, float]:
        if not self.closes:
            return super().best_place(ship, tile)
        now = Draft(ship, self.worth(ship))
        ways = [now.with_step(step, self.worth) for step in placements(ship, tile)]
        if not ways:
            return None, 0.0
        best = self._finish(ways)
        otherwise = self._finish([now])
        return best.steps[0], self.worth_in_the_end(best.ship) - self.worth_in_the_end(otherwise.ship)

    def wanted_face_up(self, ship: Ship) -> int | None:
        if not self.closes:
            return super().wanted_face_up(ship)
        best = self._finish([Draft(ship, self.worth(ship))])
        return best.steps[0].tile if best.steps else None

    def _finish(self, beginnings: list[Draft]) -> Draft:
        """The best ship that the heap still allows; those that look good are looked at closely."""
        drafts = best_drafts(beginnings, self.state.heap.face_up, self.worth, _hope)
        return max(drafts, key=lambda draft: self.worth_in_the_end(draft.ship))


def _hope(draft: Draft) -> float:
    return _promise(Growth(draft.ship, draft.left_out))


def _promise(growth: Growth) -> float:
    return SQUARE * growth.squares() + OPENING * growth.openings


def progress_of(state: TruckerState, style: Style) -> float:
    """From 0 at the beginning to 1 when it is time to stop: enough seen, heap used up, sand running out."""
    heap = heap_at_first(state) - FIRST_GLANCES
    seen = (heap - state.heap.count) / min(heap, style.draws[state.level] * state.seats)
    time = (state.timer.space - 1) / max(1, state.board.timer_spaces - 1) if state.timer.space else 0.0
    return min(1.0, max(seen, LAST_SAND * time))


def heap_at_first(state: TruckerState) -> int:
    """How many components lay face down when building began: all that are on the table now."""
    count = state.heap.count + len(state.heap.face_up)
    count += sum([hand.tile != NOTHING for hand in state.hands])
    for ship, player in zip(state.ships, state.players, strict=True):
        count += ship.components_count - ship.kinds[STARTING_CABIN].bit_count()
        count += len(player.reserve) + len(player.discarded)
    return count


def _as_welded(state: TruckerState, seat: Seat) -> Ship:
    """The ship with the component that was placed last."""
    ship = state.ships[seat]
    hand = state.hands[seat]
    if hand.cell == NOTHING:
        return ship
    ship = ship.clone()
    ship.place(hand.cell, hand.tile, hand.turn)
    return ship
