"""What one seat may know, ready for a screen and for bots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING

from starhaul.kernel import Decision, Move, Result, Seat, View

from .actions import Action, Stage, actions_in
from .asks import Ask
from .cards import POWER_BITS, CardDesign, catalogue, goal_tiles
from .choosing import action_sets
from .draft.view import DraftView, draft_view
from .goals import goal_total
from .hidden import cards_in, guess, hide
from .hints import Hint, affordability, hints
from .payment import Affordability, Means, strength_against
from .player import NOTHING, Player
from .powers import VARIABLE_DEVELOPMENTS, Consume
from .proposals import Proposal, best_consumption, cheapest_payment, proposal
from .robot.view import RobotView, robot_view
from .scoring import score, variable_points

if TYPE_CHECKING:
    from .state import RaceState


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
class GoalView:
    """A goal tile in play, and how far everybody is."""

    goal: str
    kind: str
    vp: int
    minimum: int
    totals: tuple[int, ...]
    holders: tuple[int, ...]
    is_gone: bool
    """A "first" goal that was claimed."""


@dataclass(frozen=True, slots=True)
class QuestionView:
    """What the viewer's question is about."""

    card: int | None
    """The card being placed, or whose power is in use."""
    left: int
    """How many cards are still to be picked."""
    picked: tuple[int, ...]
    pool: tuple[int, ...]
    """The cards that can still be picked: moves pick them one by one in this order."""
    distinct: bool
    """Whether the goods picked must all be of different kinds."""
    hints: tuple[Hint, ...]
    """What each of the moves costs and yields, in their order."""
    affordable: tuple[Affordability, ...]
    """For each card of the hand that belongs to this phase: whether it can be placed, and what is missing."""
    proposal: Proposal | None
    """A good payment, or a good way to consume."""
    actions: tuple[tuple[str, ...], ...]
    """The action cards that can be chosen together, as moves."""
    strength: StrengthView | None
    """While a world is being conquered."""


@dataclass(frozen=True, slots=True)
class StrengthView:
    """What the viewer can still give for strength against the world that is being conquered."""

    defence: int
    strength: int
    """What there is already."""
    sacrifices: tuple[tuple[int, int], ...]
    """Cards of the tableau, each with the strength that giving it up brings."""
    per_card: tuple[int, ...]
    """Strength of the next card spent from the hand, of the one after it, …"""


class _Sampler(View):
    """Keeps a copy of the table in which everything that the seat does not know is dealt anew."""

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


@dataclass(frozen=True, slots=True)
class RaceView(_Sampler):
    """The whole table from one seat, or from beside it."""

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
        self.sealed = any(player.question is not None and player.question.decision.sealed for player in state.players)
        self.goals = tuple([_goal(state, number) for number in state.goals])
        self.scores = [score(state, player) for player in state.players]
        self.open: list[SeatView | None] = [None] * len(state.players)
        self.outcome = state.outcome

    def seen_by(self, seat: Seat | None) -> RaceView:
        state = self.state
        viewer = state.players[seat] if seat is not None else None
        pile = state.piles[viewer.pile if viewer else 0]
        known = pile.shown | (viewer.known if viewer else 0)
        decision = state.decisions.get(viewer.seat) if viewer else None
        return RaceView(
            seat,
            decision,
            tuple(state.legal_moves(viewer.seat)) if viewer else (),
            _question_kept(state, viewer) if viewer and decision else None,
            state.options.expansion,
            state.round,
            state.stage,
            state.pool,
            len(pile.deck),
            len(pile.discard),
            cards_in(known),
            self.goals,
            tuple([self._own(player) if player is viewer else self._open(player) for player in state.players]),
            None if state.robot is None else robot_view(state, state.robot),
            None if state.draft is None else draft_view(state, state.draft, viewer),
            tuple(state.cards.design[len(catalogue()) :]),
            state.ended,
            self.outcome,
        )

    def _own(self, player: Player) -> SeatView:
        return self._seat(player, tuple(player.hand), tuple(player.seen), actions_in(player.actions), player.placing)

    def _open(self, player: Player) -> SeatView:
        """A seat as all others see it."""
        seen = self.open[player.seat]
        if seen is None:
            actions = actions_in(player.actions) if self.state.stage is not Stage.CHOICE else None
            placing = NOTHING if self.sealed else player.placing
            seen = self.open[player.seat] = self._seat(player, None, None, actions, placing)
        return seen

    def _seat(
        self,
        player: Player,
        hand: tuple[int, ...] | None,
        seen: tuple[int, ...] | None,
        actions: tuple[Action, ...] | None,
        placing: int,
    ) -> SeatView:
        state = self.state
        question = player.question if state.receiver is None else None
        return _seat_view(
            player.seat,
            len(player.hand),
            hand,
            cards_in(player.shown),
            len(player.seen),
            seen,
            tuple(player.tableau),
            player.fresh,
            tuple(player.goods),
            player.chips,
            player.total_military,
            player.strength,
            tuple([goal_tiles()[number].id for number in state.goals if player.goals >> number & 1]),
            actions,
            None if placing == NOTHING else placing,
            question.decision.ask if question is not None else None,
            self.scores[player.seat],
            _variable(state, player),
        )


_seat_view = lru_cache(4096)(SeatView)
_goal_view = lru_cache(4096)(GoalView)
"""What is the same as a moment ago stays the same object: whoever compares sees it at once."""


def _variable(state: RaceState, player: Player) -> tuple[tuple[int, int], ...]:
    if not player.total(VARIABLE_DEVELOPMENTS, state.cards):
        return ()
    design = state.cards.design
    return tuple([(card, variable_points(state, player, card)) for card in player.tableau if design[card].scoring])


def _goal(state: RaceState, number: int) -> GoalView:
    tile = goal_tiles()[number]
    return _goal_view(
        tile.id,
        tile.kind,
        tile.vp,
        tile.minimum,
        tuple([goal_total(state, player, tile.counts) for player in state.players]),
        tuple([player.seat for player in state.players if player.goals >> number & 1]),
        bool(state.claimed >> number & 1),
    )


BY_POWER = (Ask.SELL, Ask.GOODS, Ask.CHIPS, Ask.GAMBLE, Ask.FACTORY)


def _question_kept(state: RaceState, player: Player) -> QuestionView:
    """The one made last time, if the seat has not answered since: what others do changes no answer of it."""
    seen = player.question_view
    if seen is None or seen[0] is not player.legal:
        view = _question(state, player)
        assert player.legal is not None
        seen = player.question_view = (player.legal, view)
    return seen[1]


def _question(state: RaceState, player: Player) -> QuestionView:
    assert player.question is not None
    ask = player.question.decision.ask
    card = player.using >> POWER_BITS if ask in BY_POWER else player.placing
    affordable = affordability(state, player)
    return QuestionView(
        None if card == NOTHING else card,
        player.left,
        tuple(player.picked),
        tuple(player.pool[player.start :]),
        ask is Ask.GOODS and _is_distinct(state, player),
        hints(state, player, affordable),
        affordable,
        proposal(state, player.seat),
        action_sets(state, player) if ask is Ask.ACTION else (),
        _strength(state, player) if ask is Ask.STRENGTH else None,
    )


def _is_distinct(state: RaceState, player: Player) -> bool:
    power = state.cards.consume_power(player.using)
    return isinstance(power, Consume) and power.distinct


def _strength(state: RaceState, player: Player) -> StrengthView:
    means = Means(state, player)
    power = state.cards.sacrifice_military
    return StrengthView(
        state.cards.cost[player.placing],
        strength_against(state, player, player.placing),
        tuple([(card, power[card]) for card in means.sacrifices if card > player.sacrificed and not player.picked]),
        tuple(means.per_card),
    )
