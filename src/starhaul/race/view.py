"""What one seat may know, ready for a screen and for bots."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, ClassVar, cast

from starhaul.kernel import Decision, Move, Result, Seat, View
from starhaul.kernel.view import frozen_by_types

from .actions import Action, Stage, actions_in
from .asks import Ask
from .cards import catalogue
from .choosing import chosen_actions
from .designs import CardDesign
from .draft.view import DraftView, draft_view
from .hidden import cards_in, guess, hide
from .player import NOTHING, Player
from .proposals import best_consumption, cheapest_payment
from .prospects import Prospects, prospects
from .question_view import QuestionView, seen_question
from .robot.view import RobotView, robot_view
from .standings import GoalView, Standing, standings

if TYPE_CHECKING:
    from .state import RaceState


@frozen_by_types
class SeatView:
    """One seat, as the viewer sees it."""

    seat: Seat
    hand_size: int
    hand: tuple[int, ...] | None
    """The viewer's own; None for others."""
    shown: tuple[int, ...]
    """Cards that everybody knows to be in this hand."""
    seen_size: int
    seen: tuple[int, ...] | None
    """The viewer's own cards to choose from; None for others."""
    tableau: tuple[int, ...]
    """In the order of placing."""
    fresh: int
    """How many cards at its end were placed in this phase: their powers do not work yet."""
    goods: tuple[int, ...]
    """The worlds that carry a good."""
    chips: int
    military: int
    """Total military."""
    strength: int
    """Temporary strength of this phase."""
    goals: tuple[str, ...]
    actions: tuple[Action, ...] | None
    """The chosen actions; None while they are sealed."""
    placing: int | None
    """The card about to be placed, once it is revealed."""
    asked: Ask | None
    """What the seat is asked."""
    score: int
    """What the tableau, chips and goals are worth now."""
    variable: tuple[tuple[int, int], ...]
    """The cards of the tableau whose VP depend on the others, each with what it is worth now."""


class _Sampler(View):
    """Keeps a copy of the table in which everything that the seat does not know is dealt again."""

    __slots__ = ("_table",)
    _table: RaceState

    def sample_state(self, rng: Random) -> RaceState:
        return guess(self._table, self.seat, rng)

    def cheapest_payment(self) -> list[Move]:
        """Moves that pay for what is being placed with the least loss."""
        return cheapest_payment(self._table, self.seat) if self.seat is not None else []

    def best_consumption(self) -> list[Move]:
        """Moves that consume and sell for the most VP and cards."""
        return best_consumption(self._table, self.seat) if self.seat is not None else []


@frozen_by_types
class RaceView(_Sampler):
    """The whole table as one seat or a spectator sees it."""

    seat: Seat | None
    decision: Decision | None
    moves: tuple[Move, ...]
    question: QuestionView | None
    expansion: str
    round: int
    stage: Stage
    pool: int
    deck: int
    """Cards in the viewer's deck."""
    discard: int
    known_discards: tuple[int, ...]
    """Cards of the discard pile that the viewer knows."""
    goals: tuple[GoalView, ...]
    seats: tuple[SeatView, ...]
    robot: RobotView | None
    draft: DraftView | None
    own_cards: tuple[CardDesign, ...]
    """What the numbers behind the printed cards are."""
    ended: tuple[str, ...]
    outcome: Result | None
    prospects: Prospects
    """The six-cost developments in the viewer's hand, each with what it would be worth if it were placed now."""

    optional: ClassVar[tuple[str, ...]] = ("prospects",)


def view_of(state: RaceState, seat: Seat | None) -> RaceView:
    view = _Scene(state).seen_by(seat)
    object.__setattr__(view, "_table", hide(state, seat))
    return view


def show(state: RaceState, seats: Sequence[Seat | None]) -> list[RaceView]:
    scene = _Scene(state)
    return [scene.seen_by(seat) for seat in seats]


class _Scene:
    """One moment. What everybody may see is made once, for all who look."""

    def __init__(self, state: RaceState) -> None:
        self.state = state
        self.decisions = state.decisions
        self.standings = standings(state)
        self.facts = [self._facts(player) for player in state.players]
        self.seats = self._open_seats()
        self.robot = None if state.robot is None else robot_view(state, state.robot)
        self.own_cards = tuple(state.cards.design[len(catalogue()) :])
        self.outcome = state.outcome

    def seen_by(self, seat: Seat | None) -> RaceView:
        state = self.state
        viewer = state.players[seat] if seat is not None else None
        pile = state.piles[viewer.pile if viewer else 0]
        known = pile.shown | (viewer.known if viewer else 0)
        decision = self.decisions.get(viewer.seat) if viewer else None
        moves, question = seen_question(state, viewer) if viewer and decision else ((), None)
        seats = self.seats
        if viewer:
            seats = [*seats]
            seats[viewer.seat] = self._own_seat(viewer)
        return RaceView(
            seat,
            decision,
            moves,
            question,
            state.options.expansion,
            state.round,
            state.stage,
            state.pool,
            len(pile.deck),
            len(pile.discard),
            cards_in(known),
            self.standings.goals,
            tuple(seats),
            self.robot,
            None if state.draft is None else draft_view(state, state.draft, viewer),
            self.own_cards,
            state.ended,
            self.outcome,
            prospects(state, viewer) if viewer else (),
        )

    def _open_seats(self) -> list[SeatView]:
        """The seats as all others see them."""
        players = self.state.players
        is_chosen = self.state.stage is not Stage.CHOICE
        is_sealed = self.state.is_sealed
        seats = []
        for player in players:
            actions = player.actions if is_chosen else None
            placing = NOTHING if is_sealed else player.placing
            source = (self.facts[player.seat], len(player.hand), None, len(player.seen), None, actions, placing)
            seats.append(self._recalled("open", source))
        return seats

    def _own_seat(self, player: Player) -> SeatView:
        hand, seen = player.hand, player.seen
        actions = chosen_actions(self.state, player)
        return self._recalled(
            "own", (self.facts[player.seat], len(hand), hand, len(seen), seen, actions, player.placing)
        )

    def _recalled(self, eyes: str, source: Source) -> SeatView:
        """A seat that has not changed stays the same object, so that comparing it is quick."""
        return self.state.recall((eyes, source[0][0]), source, lambda: _seat(source))

    def _facts(self, player: Player) -> Facts:
        decision = self.decisions.get(player.seat)
        asked = cast("Ask", decision.ask) if decision is not None else None
        standing = self.standings.seats[player.seat]
        return player.seat, standing, player.shown, player.goods, player.strength, asked


Facts = tuple[Seat, Standing, int, Sequence[int], int, Ask | None]
"""What everybody sees of a seat: how it stands, cards known to be in its hand, goods, strength, what it is asked."""
Cards = Sequence[int] | None
Source = tuple[Facts, int, Cards, int, Cards, int | None, int]
"""All that the view of a seat is made of: the facts, its hand, the cards it looks at, its actions, what it places."""


def _seat(source: Source) -> SeatView:
    facts, hand_size, hand, seen_size, seen, actions, placing = source
    seat, standing, shown, goods, strength, asked = facts
    return SeatView(
        seat,
        hand_size,
        None if hand is None else tuple(hand),
        cards_in(shown),
        seen_size,
        None if seen is None else tuple(seen),
        standing.tableau,
        standing.fresh,
        tuple(goods),
        standing.chips,
        standing.military,
        strength,
        standing.goals,
        None if actions is None else actions_in(actions),
        None if placing == NOTHING else placing,
        asked,
        standing.score,
        standing.variable,
    )
