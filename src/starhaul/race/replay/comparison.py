"""Our state and score against theirs."""

from __future__ import annotations

from starhaul.race.designs import goal_tiles
from starhaul.race.goals import goal_points
from starhaul.race.player import Player
from starhaul.race.scoring import bill, tiebreak
from starhaul.race.state import RaceState

from .transcript import Differs, Json, Transcript, slug


def compare_digest(state: RaceState, transcript: Transcript, theirs: Json) -> None:
    pile = state.piles[0]
    ours = {"deck": len(pile.deck), "discard": len(pile.discard), "pool": state.pool}
    for what, number in ours.items():
        if number != theirs[what]:
            raise Differs(what, number, theirs[what])
    for player, digest in zip(state.players, theirs["pl"], strict=True):
        _compare_cards(state, transcript, player, digest)
        _compare_totals(player, digest)
        if state.goals:
            _compare_goals(player, digest)


def _compare_cards(state: RaceState, transcript: Transcript, player: Player, theirs: Json) -> None:
    for what, ours in (("hand", player.hand), ("tab", sorted(player.tableau)), ("goods", player.goods)):
        if ours != transcript.cards(theirs[what]):
            raise Differs(what, [state.cards.label[card] for card in ours], theirs[what], player.seat)


def _compare_totals(player: Player, theirs: Json) -> None:
    for what, ours in (("vp", player.chips), ("mil", player.total_military)):
        if ours != theirs[what]:
            raise Differs(what, ours, theirs[what], player.seat)


def _compare_goals(player: Player, theirs: Json) -> None:
    held = [tile.id for number, tile in enumerate(goal_tiles()) if player.goals >> number & 1]
    if sorted(held) != sorted([slug(name) for name in theirs["goals"]]):
        raise Differs("goals", held, theirs["goals"], player.seat)


def compare_result(state: RaceState, theirs: Json) -> None:
    if state.round != theirs["rounds"]:
        raise Differs("rounds", state.round, theirs["rounds"])
    if sorted(state.ended) != sorted(theirs["end"]):
        raise Differs("end", sorted(state.ended), theirs["end"])
    outcome = state.outcome
    assert outcome is not None
    for player, seat in zip(state.players, theirs["players"], strict=True):
        ours = final_score(state, player) | {"win": outcome.ranks[player.seat] == 1}
        for what, value in ours.items():
            if value != seat[what]:
                raise Differs(what, value, seat[what], player.seat)


def final_score(state: RaceState, player: Player) -> dict[str, object]:
    """A seat's score, in their words."""
    lines = {line.reason: line.amount for line in bill(state, player)}
    goals = sum(goal_points(state, player).values())
    chips, cards = lines["chips"], lines["cards"]
    total = sum(lines.values())
    return {
        "cards": cards,
        "chips": chips,
        "six": total - chips - cards - goals,
        "goals": goals,
        "total": total,
        "tiebreak": tiebreak(player),
    }
