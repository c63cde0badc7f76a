"""Twins of a game at other tables: the same for one watcher, and other cards wherever the watcher cannot look.

Before every step the game at a twin's table is exchanged for one that its watcher cannot tell from the true game,
made by the watcher's own view. Then the same thing happens at all tables, as far as each watcher may know: a sealed
answer is another one there, a card goes face down that is another card, a draw that the watcher does not see brings
something else. Only where the rules reveal something, or where no twin can follow, a table gets the true game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random

from starhaul.kernel import Chance, Event, Move, Outcome, Seat, State

TRIES = 25
"""Twins that are tried until one can follow: it must have the card that is shown now where it is shown."""

Hides = Callable[[Move], bool]
"""Whether others do not see which of the moves of its kind this is: a card that goes somewhere face down."""


@dataclass(slots=True)
class Plan:
    """What happens at one table in one step."""

    state: State
    move: Move
    luck: list[Outcome] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Draw:
    """What came up in the true game, and who saw it."""

    outcome: Outcome
    seen_by: tuple[Seat, ...] | None

    def is_seen(self, watcher: Seat | None) -> bool:
        return self.seen_by is None or watcher in self.seen_by


@dataclass(frozen=True, slots=True)
class Truth:
    """A step of the true game: who does what, what comes up, and whether it reveals anything."""

    state: State
    seat: Seat
    move: Move
    draws: list[Draw]
    reveals: bool

    @property
    def plan(self) -> Plan:
        return Plan(self.state, self.move, [draw.outcome for draw in self.draws])


def foresee(state: State, seat: Seat, move: Move, rng: Random) -> Truth:
    """Let it happen to a copy first."""
    copy, draws = state.clone(), []
    events = copy.apply(seat, move)
    while copy.chance is not None:
        draw = Draw(copy.chance.sample(rng), copy.chance.seen_by)
        draws.append(draw)
        events += copy.resolve(draw.outcome)
    return Truth(state.clone(), seat, move, draws, _reveal(events))


def twin_of(truth: Truth, watcher: Seat | None, hides: Hides, rng: Random) -> Plan | None:
    """The same step in a game that the watcher cannot tell from the true one; None where there is none to be found."""
    if truth.reveals:
        return None
    view = truth.state.view(watcher)
    for _ in range(TRIES):
        plan = _follow(truth, view.sample_state(rng), watcher, hides, rng)
        if plan is not None:
            return plan
    return None


def _follow(truth: Truth, twin: State, watcher: Seat | None, hides: Hides, rng: Random) -> Plan | None:
    able = _moves(truth, twin, watcher, hides)
    if not able:
        return None
    plan = Plan(twin, rng.choice(able))
    copy = twin.clone()
    events = copy.apply(truth.seat, plan.move)
    for draw in truth.draws:
        outcome = _outcome(copy.chance, draw, watcher, rng)
        if outcome is None:
            return None
        plan.luck.append(outcome)
        events += copy.resolve(outcome)
    return None if copy.chance is not None or _reveal(events) else plan


def _moves(truth: Truth, twin: State, watcher: Seat | None, hides: Hides) -> Sequence[Move]:
    """What may be done at the twin's table, so that the watcher sees the same done."""
    legal = twin.legal_moves(truth.seat)
    if truth.seat != watcher and truth.state.decisions[truth.seat].sealed:
        return legal
    if truth.seat != watcher and hides(truth.move):
        return [move for move in legal if type(move) is type(truth.move)]
    return [move for move in legal if move == truth.move]


def _outcome(chance: Chance | None, draw: Draw, watcher: Seat | None, rng: Random) -> Outcome | None:
    if chance is None:
        return None
    if not draw.is_seen(watcher):
        return chance.sample(rng)
    return draw.outcome if chance.allows(draw.outcome) else None


def _reveal(events: Sequence[Event]) -> bool:
    return any(event.reveals for event in events)
