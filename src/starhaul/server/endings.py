"""How a game ended for each seat, and why it may leave ratings alone."""

from __future__ import annotations

from enum import Enum

import msgspec

from starhaul.kernel import Game, Seat, State


class Unrated(Enum):
    """Why a finished game changes no rating. The first that is known counts."""

    TAKE_BACK = "take-back"
    """A move was taken back that others had seen, or that had revealed something."""
    KNOWN_DEAL = "known-deal"
    """Somebody could know the luck beforehand."""
    STAND_IN = "stand-in"
    """A bot moved for somebody who was away or had been sent away."""
    ALONE = "alone"
    """Nobody else played, or only others of the same name."""
    STRANGER = "stranger"
    """Nobody knows any more who sat in one of the seats."""


class Ending(msgspec.Struct, frozen=True):
    """What the end of a game means for one seat."""

    rank: int
    share: float
    """How much of the win is theirs: 1, a part where it is shared, or nothing."""
    traits: dict[str, str] = {}


def endings_of(game: Game, state: State) -> list[Ending]:
    result = state.outcome
    assert result is not None
    return [Ending(rank, result.share(at), game.traits(state, Seat(at))) for at, rank in enumerate(result.ranks)]


def endings_by_score(scores: list[int]) -> list[Ending]:
    """For a game that these rules cannot play again: who has more comes before, equals share."""
    winners = scores.count(max(scores))
    return [Ending(1 + sum(other > score for other in scores), (score == max(scores)) / winners) for score in scores]
