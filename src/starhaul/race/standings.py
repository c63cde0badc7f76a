"""How everybody stands: what tableaus, chips and goals are worth now. All can see it, and few moves change it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from .designs import goal_tiles
from .goals import goal_totals, goal_vp
from .scoring import score_without_goals, variable_cards

if TYPE_CHECKING:
    from .player import Player
    from .state import RaceState


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


class Standing(NamedTuple):
    """One seat's part."""

    tableau: tuple[int, ...]
    fresh: int
    chips: int
    military: int
    goals: tuple[str, ...]
    score: int
    variable: tuple[tuple[int, int], ...]
    """The cards of the tableau whose VP depend on the others, each with what it is worth now."""


class Standings:
    """Of one moment."""

    __slots__ = ("goals", "seats")

    def __init__(self, state: RaceState) -> None:
        totals = {number: goal_totals(state, goal_tiles()[number]) for number in state.goals}
        self.goals: tuple[GoalView, ...] = tuple([_goal(state, number, totals[number]) for number in state.goals])
        self.seats: list[Standing] = [_standing(state, player, totals) for player in state.players]


def standings(state: RaceState) -> Standings:
    """Those of last time, if nothing has changed since."""
    source = (
        state.goals,
        state.claimed,
        [
            (player.tableau, player.fresh, player.chips, player.goals, player.surplus, player.remembered)
            for player in state.players
        ],
    )
    return state.recall("standings", source, lambda: Standings(state))


def _standing(state: RaceState, player: Player, totals: Mapping[int, Sequence[int]]) -> Standing:
    return Standing(
        tuple(player.tableau),
        player.fresh,
        player.chips,
        player.total_military,
        tuple([goal_tiles()[number].id for number in state.goals if player.goals >> number & 1]),
        score_without_goals(state, player) + sum([goal_vp(state, player, *each) for each in totals.items()]),
        tuple(variable_cards(state, player)),
    )


_goal_view = lru_cache(4096)(GoalView)
"""A goal that has not changed stays the same object, so that comparing it is quick."""


def _goal(state: RaceState, number: int, totals: Sequence[int]) -> GoalView:
    tile = goal_tiles()[number]
    return _goal_view(
        tile.id,
        tile.kind,
        tile.vp,
        tile.minimum,
        tuple(totals),
        tuple([player.seat for player in state.players if player.goals >> number & 1]),
        bool(state.claimed >> number & 1),
    )
