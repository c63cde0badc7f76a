"""How strong people and bots are, from who came before whom: Weng and Lin's model for games of several seats.

Everybody in a game is on one scale, whoever they are. Each game has its own.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

FIRST, STEP = 1500, 30
"""A rating as people read it: what a newcomer has, and how much one point of the model is. So 200 more win about three
games of four, as with Elo's numbers."""
MIDDLE, DOUBT = 25.0, 25 / 3
"""A newcomer in the model's own numbers."""
KNOWN = 200
"""A rating that may be further off than this is only a first guess."""

Player = TypeVar("Player", bound=Hashable)


@dataclass(frozen=True, slots=True)
class Skill:
    """What is known of somebody's strength: a guess, how far off it may be, and from how many games."""

    mu: float = MIDDLE
    sigma: float = DOUBT
    games: int = 0

    @property
    def rating(self) -> int:
        return rating_of(self.mu)

    @property
    def give_or_take(self) -> int:
        """In 95 of 100 cases it is no further off."""
        return round(2 * self.sigma * STEP)

    @property
    def is_first_guess(self) -> bool:
        return self.give_or_take > KNOWN


def rating_of(mu: float) -> int:
    return round(FIRST + (mu - MIDDLE) * STEP)


@cache
def load_model() -> PlackettLuce:
    """Takes a while the first time."""
    from openskill.models import PlackettLuce  # noqa: PLC0415 # a server begins to listen without it

    return PlackettLuce(mu=MIDDLE, sigma=DOUBT)


def rate(known: dict[Player, Skill], players: Sequence[Player], ranks: Sequence[int]) -> dict[Player, Skill]:
    """What is known after a game of these players, by seat. A bot may have several seats: it learns the mean of what
    each of them would have taught it.
    """
    model = load_model()
    before = [known.get(player, Skill()) for player in players]
    teams = [[model.create_rating([skill.mu, skill.sigma])] for skill in before]
    after = [team[0] for team in model.rate(teams, ranks=[float(rank) for rank in ranks])]
    changed: dict[Player, Skill] = {}
    for player, skill in zip(players, before, strict=True):
        mine = [rating for other, rating in zip(players, after, strict=True) if other == player]
        mu, sigma = sum(one.mu for one in mine) / len(mine), sum(one.sigma for one in mine) / len(mine)
        changed[player] = Skill(mu, sigma, skill.games + 1)
    return changed
