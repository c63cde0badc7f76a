"""Goal tiles: who claims and loses them, and when (TGS-GOAL)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from .designs import GoalTile, goal_tiles
from .events import GoalClaimed, GoalLost
from .quirks import REMEMBERED_TOTALS
from .sums import ALIEN_CARDS, DEVELOPMENTS, INDUSTRY_WORLDS, PRODUCTION_WORLDS, VARIABLE_DEVELOPMENTS

if TYPE_CHECKING:
    from .player import Player
    from .state import RaceState


def goal_total(state: RaceState, player: Player, counts: str) -> int:
    """How far a seat is with what a tile counts."""
    counted = _COUNTED_CARDS.get(counts)
    if counted is not None:
        return player.total(counted, state.cards)
    match counts:
        case "vp_chips":
            return player.chips
        case "cards_discarded_at_round_end":
            return int(player.surplus)
        case "total_military":
            return player.total_military
        case "phases_with_power":
            return different(state.cards.phases, player.tableau)
        case "kinds_of_worlds":
            return different(state.cards.kinds, player.tableau)
        case _:
            raise KeyError(counts)


def goal_totals(state: RaceState, tile: GoalTile) -> list[int]:
    """How far all are, by seat."""
    counts = tile.counts
    counted = _COUNTED_CARDS.get(counts)
    if counted is not None:
        return [player.total(counted, state.cards) for player in state.players]
    return [goal_total(state, player, counts) for player in state.players]


def different(sets: list[int], tableau: Sequence[int]) -> int:
    """How many different things the sets of these cards hold together."""
    found = 0
    for card in tableau:
        found |= sets[card]
    return found.bit_count()


_COUNTED_CARDS: Final = {
    "six_developments": VARIABLE_DEVELOPMENTS,
    "flag_alien": ALIEN_CARDS,
    "production_worlds": PRODUCTION_WORLDS,
    "developments": DEVELOPMENTS,
    "novelty_and_rare_worlds": INDUSTRY_WORLDS,
}


def developments(state: RaceState, player: Player) -> int:
    return player.total(DEVELOPMENTS, state.cards)


def check_goals(state: RaceState, phase: str) -> None:
    """At the end of a phase: the tiles that name it are claimed, or change hands (TGS-GOAL-02 to -04)."""
    if not state.goals:
        return
    tiles = goal_tiles()
    for number in state.goals:
        tile = tiles[number]
        if phase not in tile.check:
            continue
        if tile.kind == "most":
            _check_most(state, number, tile)
        elif not state.claimed >> number & 1:
            _check_first(state, number, tile)


def _check_first(state: RaceState, number: int, tile: GoalTile) -> None:
    """All who meet the condition at the first check that anybody does (TGS-GOAL-10, -11)."""
    totals = goal_totals(state, tile)
    if max(totals) < tile.minimum:
        return
    state.claimed |= 1 << number
    for player in state.players:
        if totals[player.seat] >= tile.minimum:
            player.goals |= 1 << number
            state.tell(GoalClaimed(player.seat, tile.id))


def _check_most(state: RaceState, number: int, tile: GoalTile) -> None:
    """The seat that alone has most takes the tile; a holder keeps it in a tie (TGS-GOAL-20 to -26)."""
    totals = goal_totals(state, tile)
    best = max(totals)
    lose_if_passed(state, number, totals)
    if best >= tile.minimum and totals.count(best) == 1 and goal_holder(state, number) is None:
        leader = state.players[totals.index(best)]
        leader.goals |= 1 << number
        state.tell(GoalClaimed(leader.seat, tile.id))


def goal_holder(state: RaceState, number: int) -> Player | None:
    for player in state.players:
        if player.goals >> number & 1:
            return player
    return None


def lose_if_passed(state: RaceState, number: int, totals: list[int]) -> None:
    """A holder below the minimum or below somebody else gives a "most" tile back (TGS-GOAL-22, -23, -25)."""
    holder = goal_holder(state, number)
    if holder is None:
        return
    tile = goal_tiles()[number]
    total = totals[holder.seat]
    if total < tile.minimum or total < max(totals):
        holder.goals &= ~(1 << number)
        state.tell(GoalLost(holder.seat, tile.id))


def remember_totals(state: RaceState) -> None:
    """What some replays compare later instead of the actual totals (RFG-RPL-12)."""
    if state.quirks & REMEMBERED_TOTALS:
        for player in state.players:
            player.remembered = developments(state, player)


def check_after_sacrifice(state: RaceState, player: Player) -> None:
    """Greatest Infrastructure is lost at once when a development leaves the tableau (TGS-GOAL-29)."""
    for number in state.goals:
        if goal_tiles()[number].counts == "developments":
            if state.quirks & REMEMBERED_TOTALS:
                if player.goals >> number & 1:
                    player.remembered = developments(state, player)
                    lose_if_passed(state, number, [other.remembered for other in state.players])
            else:
                lose_if_passed(state, number, [developments(state, other) for other in state.players])


def goal_points(state: RaceState, player: Player) -> dict[str, int]:
    """The VP of goals at the end of the game, by tile."""
    points = {}
    for number in state.goals:
        tile = goal_tiles()[number]
        totals = goal_totals(state, tile) if tile.kind == "most" else ()
        vp = goal_vp(state, player, number, totals)
        if vp:
            points[tile.id] = vp
    return points


TIE_CHIP = 3


def goal_vp(state: RaceState, player: Player, number: int, totals: Sequence[int]) -> int:
    """A tile is worth its VP to its holder, and a chip to who shares the lead without it (TGS-GOAL-11, -27)."""
    tile = goal_tiles()[number]
    if player.goals >> number & 1:
        return tile.vp
    if tile.kind != "most":
        return 0
    if tile.counts == "developments" and state.quirks & REMEMBERED_TOTALS:
        totals = [other.remembered for other in state.players]
    mine = totals[player.seat]
    return TIE_CHIP if mine >= tile.minimum and mine == max(totals) else 0
