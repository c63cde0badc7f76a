"""What the HTTP API says about somebody's games: results, ratings, and all of it to take along."""

from __future__ import annotations

import msgspec

from starhaul.server.endings import Unrated

EXPORT_VERSION = 1


class RatingInfo(msgspec.Struct, frozen=True):
    """How strong somebody is in a game: about `rating`, in 95 of 100 cases no further off than `give_or_take`."""

    rating: int
    give_or_take: int
    games: int
    """That counted."""
    is_first_guess: bool


class RatedBot(msgspec.Struct, frozen=True):
    """A bot on the same scale, from games at this server."""

    bot: str
    rating: RatingInfo


class Tally(msgspec.Struct, frozen=True):
    """Results added up, of all games or of those with one value of a trait."""

    value: str
    games: int
    wins: float
    """A shared win is a part of one."""
    best: int
    mean: float
    """Of the scores."""


class TallyGroup(msgspec.Struct, frozen=True):
    """Results by one trait of a game, such as the level or the start world; the most played first."""

    trait: str
    tallies: list[Tally]


class GameProfile(msgspec.Struct, frozen=True):
    """Somebody's results in one game."""

    game: str
    total: Tally
    groups: list[TallyGroup]
    rating: RatingInfo | None
    history: list[int]
    """Their rating after each of the last games that counted, the oldest first."""
    bots: list[RatedBot]
    """The strongest first."""


class Profile(msgspec.Struct, frozen=True):
    """Somebody's results and ratings. Nobody else sees them unless they share them."""

    name: str
    is_guest: bool
    games: list[GameProfile]
    key: str | None = None
    """While it is shared, anybody sees it at `/api/profiles/{key}`; told to nobody but its owner."""


class Sharing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether others may see my profile. Each time it is shared it gets a new address."""

    is_shared: bool


class SeatResult(msgspec.Struct, frozen=True):
    """A seat of a finished game."""

    name: str
    is_bot: bool
    is_me: bool
    score: int
    rank: int


class GameResult(msgspec.Struct, frozen=True):
    """A finished game of mine."""

    match: str
    game: str
    ended: int
    seats: list[SeatResult]
    share: float
    """How much of the win is mine."""
    traits: dict[str, str]
    unrated: Unrated | None
    """Why it changed no rating."""
    rating: int | None
    """Mine, after it."""
    change: int | None


class ResultsPage(msgspec.Struct, frozen=True):
    """Some of my finished games, the newest first, and how many there are."""

    results: list[GameResult]
    total: int


class ProfileExport(msgspec.Struct, frozen=True):
    """All that is known of my games. `version` grows when a field changes its meaning or goes."""

    version: int
    exported: int
    name: str
    profile: list[GameProfile]
    results: list[GameResult]
