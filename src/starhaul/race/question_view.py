"""What a seat is asked, as it sees it: the answers, what they cost and yield, and a good one."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from starhaul.kernel import Move

from .affordability import Affordability
from .choosing import ChooseActions, action_moves, action_sets, actions_each
from .hints import NOTHING_TO_SAY, Hint, affordability, hints
from .payment import Means, strength_against
from .phases.conquest import RaiseStrength
from .player import NOTHING, Player
from .proposals import Proposal, proposal
from .questions import Picking

if TYPE_CHECKING:
    from .state import RaceState


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


def seen_question(state: RaceState, player: Player) -> tuple[tuple[Move, ...], QuestionView]:
    """The answers and the question; those of last time, if the seat has not answered since.

    What others do changes no answer of it.
    """
    moves = state.moves_of(player.seat)
    return state.recall(("question", player.seat), _TheVery(moves), lambda: (tuple(moves), _question(state, player)))


class _TheVery:
    """Equal to itself alone: equal answers at another moment may cost and yield something else."""

    __slots__ = ("thing",)

    def __init__(self, thing: object) -> None:
        self.thing = thing

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _TheVery) and self.thing is other.thing

    def __hash__(self) -> int:
        return id(self.thing)


def _question(state: RaceState, player: Player) -> QuestionView:
    question = state.asked(player.seat)
    assert question is not None
    if isinstance(question, ChooseActions):
        return _choice(actions_each(state), question.chosen)
    card = question.card_at_stake(player)
    affordable = affordability(state, player)
    picking = question if isinstance(question, Picking) else None
    return QuestionView(
        None if card == NOTHING else card,
        picking.left if picking else 0,
        picking.picked if picking else (),
        tuple(question.cards_to_pick()),
        question.distinct,
        hints(state, player, affordable),
        affordable,
        proposal(state, player.seat),
        (),
        _strength(state, player, question) if isinstance(question, RaiseStrength) else None,
    )


@cache
def _choice(each: int, chosen: int) -> QuestionView:
    """Which action cards to choose: every round and every table asks the same."""
    nothing = (NOTHING_TO_SAY,) * len(action_moves(each, chosen))
    return QuestionView(None, 0, (), (), False, nothing, (), None, action_sets(each, chosen), None)


def _strength(state: RaceState, player: Player, question: RaiseStrength) -> StrengthView:
    means = Means(state, player)
    power = state.cards.sacrifice_military
    return StrengthView(
        state.cards.cost[player.placing],
        strength_against(state, player, player.placing),
        tuple([(card, power[card]) for card in question.sacrifices(means)]),
        tuple(means.per_card),
    )
