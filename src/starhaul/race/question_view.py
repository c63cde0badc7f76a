"""What a seat is asked, as it sees it: the answers, what they cost and yield, and a good one."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final

from starhaul.kernel import Move

from .asks import Ask
from .cards import POWER_BITS
from .choosing import action_moves, action_sets, actions_each
from .hints import NOTHING_TO_SAY, Hint, affordability, hints
from .payment import Affordability, Means, strength_against
from .player import NOTHING, Player
from .powers import Consume
from .proposals import Proposal, proposal

if TYPE_CHECKING:
    from .state import RaceState

BY_POWER: Final = (Ask.SELL, Ask.GOODS, Ask.CHIPS, Ask.GAMBLE, Ask.FACTORY)
"""Questions about a power in use."""


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
    kept = player.seen_question
    if kept is None or kept[0] is not player.legal:
        moves = tuple(state.legal_moves(player.seat))
        assert player.legal is not None
        kept = player.seen_question = (player.legal, moves, _question(state, player))
    return kept[1:]


def _question(state: RaceState, player: Player) -> QuestionView:
    assert player.question is not None
    ask = player.question.decision.ask
    if ask is Ask.ACTION:
        return _choice(actions_each(state), player.actions)
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
        (),
        _strength(state, player) if ask is Ask.STRENGTH else None,
    )


@cache
def _choice(each: int, chosen: int) -> QuestionView:
    """Which action cards to choose: every round and every table asks the same."""
    nothing = (NOTHING_TO_SAY,) * len(action_moves(each, chosen))
    return QuestionView(None, 0, (), (), False, nothing, (), None, action_sets(each, chosen), None)


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
