"""What each card of a tableau has brought by the end of a game: printed VP, what a six-cost development counts, and the
chips that came by its powers. All of it is the seat's score, told by card and not by source (RFG-SCO-01).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from starhaul.kernel import AccountLine, Event, ScoreLine

from .events import Consumed, DiscardedForChips
from .goals import goal_points
from .scoring import points_by_card, term_points

if TYPE_CHECKING:
    from .player import Player
    from .state import RaceState


def accounts(state: RaceState, told: Sequence[Event]) -> list[list[AccountLine]]:
    chips: list[Counter[int]] = [Counter() for _ in state.players]
    for event in told:
        if isinstance(event, Consumed | DiscardedForChips):
            chips[event.seat][event.by] += event.vp
    return [_account(state, player, chips[player.seat]) for player in state.players]


def _account(state: RaceState, player: Player, chips: Counter[int]) -> list[AccountLine]:
    """A card that was given away for another keeps what it had brought."""
    design = state.cards.design
    gone = [card for card, vp in chips.items() if vp and card not in player.tableau]
    lines = [
        AccountLine(design[card].id, (*_worth(state, player, card), *_chips(chips[card]))) for card in player.tableau
    ]
    lines += [AccountLine(design[card].id, _chips(chips[card])) for card in gone]
    lines += [AccountLine(f"goal {goal}", (ScoreLine("goal", vp),)) for goal, vp in goal_points(state, player).items()]
    return lines


def _chips(vp: int) -> tuple[ScoreLine, ...]:
    return (ScoreLine("chips", vp),) if vp else ()


def _worth(state: RaceState, player: Player, card: int) -> list[ScoreLine]:
    cards = state.cards
    parts = [ScoreLine("printed", cards.vp[card])] if cards.vp[card] else []
    terms = cards.design[card].scoring
    if terms:
        by_card = points_by_card(cards, card)
        counted = [other for other in player.tableau if by_card[other]]
        parts += [ScoreLine(f"card {cards.design[other].id}", by_card[other]) for other in counted]
        parts += [ScoreLine(term.kind, vp) for term in terms if (vp := term_points(player, term))]
    return parts
