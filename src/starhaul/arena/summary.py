"""Many games in a few figures, in the form that docs/cli.md promises to programs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from statistics import fmean

from starhaul.arena.intervals import Interval, mean_interval, rate_interval
from starhaul.arena.match import Lost, Match, Played


@dataclass(frozen=True, slots=True)
class Standing:
    """How one player did."""

    name: str
    wins: float
    win_rate: float
    win_rate_95: Interval
    mean_score: float | None
    mean_score_95: Interval | None


@dataclass(frozen=True, slots=True)
class Summary:
    """What `simulate` prints."""

    game: str
    seats: int
    games: int
    seed: str
    options: dict[str, object]
    bots: tuple[Standing, ...]
    moves_per_game: float
    rounds_per_game: float | None
    finished_rate: float | None
    games_per_s: float
    moves_per_s: float
    forfeits: tuple[dict[str, object], ...]

    def plain(self) -> dict[str, object]:
        """A table for JSON; a seed that is a number is written as one."""
        return asdict(self) | {"seed": int(self.seed) if self.seed.isdecimal() else self.seed}


def summarize(match: Match, games: Sequence[Played], seconds: float) -> Summary:
    """The figures of at least one game. Numbers of games, not their order, decide what they say."""
    games = sorted(games, key=lambda played: played.number)
    moves = sum(played.moves for played in games)
    return Summary(
        game=match.game,
        seats=match.seats,
        games=len(games),
        seed=match.seed,
        options=dict(match.options),
        bots=tuple(_standing(name, player, games) for player, name in enumerate(match.bots)),
        moves_per_game=moves / len(games),
        rounds_per_game=_mean([played.milestones.rounds for played in games]),
        finished_rate=_finished_rate(games),
        games_per_s=len(games) / seconds,
        moves_per_s=moves / seconds,
        forfeits=tuple(_forfeit(played.number, played.lost) for played in games if played.lost),
    )


def scores_of(player: int, games: Sequence[Played]) -> list[int]:
    """The scores of one player, of the games that were played to their end."""
    return [played.scores[player] for played in games if played.scores is not None]


def _standing(name: str, player: int, games: Sequence[Played]) -> Standing:
    wins = sum(played.shares[player] for played in games)
    scores = scores_of(player, games)
    return Standing(
        name,
        wins,
        wins / len(games),
        rate_interval(wins, len(games)),
        fmean(scores) if scores else None,
        mean_interval(scores),
    )


def _mean(values: Sequence[int | None]) -> float | None:
    known = [value for value in values if value is not None]
    return fmean(known) if known else None


def _finished_rate(games: Sequence[Played]) -> float | None:
    flights = sum(played.milestones.flights or 0 for played in games)
    return sum(played.milestones.finished or 0 for played in games) / flights if flights else None


def _forfeit(number: int, lost: Lost) -> dict[str, object]:
    return {"game": number + 1, "seat": lost.seat, "bot": lost.bot, "reason": lost.reason, "detail": lost.detail}
