"""What a seat is asked, as it sees it: the answers, what they cost and yield, and a good one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

from starhaul.kernel import Move

from .affordability import Affordability
from .asks import Ask
from .choosing import ChooseActions, action_moves, action_sets, actions_each
from .hints import NOTHING_TO_SAY, Hint, affordability, hints
from .payment import Means, strength_against
from .phases.conquest import RaiseStrength
from .player import NOTHING, Player
from .proposals import Proposal, proposal
from .questions import Picking, RaceQuestion

if TYPE_CHECKING:
    from .state import RaceState

PLACING: Final = (Ask.DEVELOP, Ask.SETTLE, Ask.SECOND_WORLD)
"""Questions about a card of the hand."""


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
    refused: tuple[Refused, ...]
    """The cards of the hand that cannot be placed, while the seat is asked what to place."""
    proposal: Proposal | None
    """A good payment, or a good way to consume."""
    actions: tuple[tuple[str, ...], ...]
    """The action cards that can be chosen together, as moves."""
    strength: StrengthView | None
    """While a world is being conquered."""


@dataclass(frozen=True, slots=True)
class Refused:
    """A card that cannot be placed now: why, and which rule speaks."""

    card: int
    code: str
    rule: str


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
        _refused(player, question, affordable) if question.ask in PLACING else (),
        proposal(state, player.seat),
        (),
        _strength(state, player, question) if isinstance(question, RaiseStrength) else None,
    )


@cache
def _choice(each: int, chosen: int) -> QuestionView:
    """Which action cards to choose: every round and every table asks the same."""
    nothing = (NOTHING_TO_SAY,) * len(action_moves(each, chosen))
    return QuestionView(None, 0, (), (), False, nothing, (), (), None, action_sets(each, chosen), None)


def _refused(player: Player, question: RaceQuestion, affordable: Sequence[Affordability]) -> tuple[Refused, ...]:
    belonging = {found.card: found for found in affordable}
    possible = {found.card for found in affordable if found.possible}
    return tuple(
        [_refusal(card, *question.refuses(belonging.get(card))) for card in player.hand if card not in possible]
    )


_refusal: Final = lru_cache(4096)(Refused)
"""The same refusals are shown again and again: sharing equal objects makes comparing quick."""


def _strength(state: RaceState, player: Player, question: RaiseStrength) -> StrengthView:
    means = Means(state, player)
    power = state.cards.sacrifice_military
    return StrengthView(
        state.cards.cost[player.placing],
        strength_against(state, player, player.placing),
        tuple([(card, power[card]) for card in question.sacrifices(means)]),
        tuple(means.per_card),
    )
