"""The playing of many games on the command line: with a word now and then, and kept when somebody loses patience."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter

from starhaul.arena.match import Lost, Match, Played
from starhaul.arena.series import play_series
from starhaul.bots import BadBot, UnknownBot
from starhaul.cli.complaints import Failure, WrongUsage
from starhaul.cli.console import Console
from starhaul.cli.values import closest
from starhaul.kernel import BadOption

INTERRUPTED = 130
"""The exit code of a run that somebody stopped."""


def check(match: Match) -> None:
    """Say what is wrong with a match before it begins."""
    try:
        match.check()
    except BadOption as error:
        raise WrongUsage("cli-playing-bad-option", reason=str(error)) from None
    except UnknownBot as error:
        meant = closest(error.name, error.known)
        known = ", ".join(error.known)
        raise WrongUsage("cli-playing-no-bot", meant, bot=error.name, game=match.game, known=known) from None
    except BadBot as error:
        raise Failure("cli-playing-bad-bot", bot=error.name, reason=error.reason) from None


class Tally:
    """The games so far, with a word about them now and then."""

    def __init__(self, expected: int, console: Console) -> None:
        self.expected = expected
        self.console = console
        self.count: int = 0
        self.is_interrupted: bool = False
        self._begin = perf_counter()
        self._spoke = self._begin
        self._pause = 0.2 if console.is_watched else 15.0
        self._losses: dict[tuple[str, str, str], list[tuple[int, int]]] = defaultdict(list)

    @property
    def seconds(self) -> float:
        return perf_counter() - self._begin

    def play(self, match: Match, games: int, jobs: int, folder: Path | None = None) -> list[Played]:
        """Play, and keep what is done when somebody loses patience."""
        played: list[Played] = []
        series = play_series(match, games, jobs)
        try:
            for game in series:
                played.append(game)
                self._count(game)
                _keep_record(game, folder)
        except KeyboardInterrupt:
            self.is_interrupted = True
        finally:
            series.close()
        return played

    def finish(self) -> None:
        """Clear the line and report on bots that lost games without playing them to the end."""
        if self.console.is_watched:
            self.console.rewrite("")
        if self.is_interrupted:
            self.console.message("cli-playing-interrupted", done=self.count, games=self.expected)
        for (bot, reason, detail), places in self._losses.items():
            self.console.complain(_report(bot, reason, detail, places, self.console))

    def _count(self, game: Played) -> None:
        self.count += 1
        if game.lost is not None:
            self._note(game.number, game.lost)
        now = perf_counter()
        if now - self._spoke >= self._pause:
            self._spoke = now
            self._speak()

    def _note(self, number: int, lost: Lost) -> None:
        self._losses[lost.bot, lost.reason, lost.detail].append((number + 1, lost.seat))

    def _speak(self) -> None:
        rate = self.count / self.seconds
        left = (self.expected - self.count) / rate
        values = {"done": self.count, "games": self.expected, "rate": round(rate, 1), "left": round(left)}
        if self.console.is_watched:
            self.console.rewrite(self.console.words.say("cli-playing-progress", **values))
        else:
            self.console.message("cli-playing-progress", **values)


def _report(bot: str, reason: str, detail: str, places: Sequence[tuple[int, int]], console: Console) -> str:
    number, seat = min(places)
    say = console.words.say
    why = say(f"cli-playing-lost-{reason}", bot=bot, detail=detail)
    return say("cli-playing-lost", why=why, count=len(places), number=str(number), seat=str(seat))


def _keep_record(game: Played, folder: Path | None) -> None:
    if folder is not None and game.record is not None:
        (folder / f"{game.number + 1:06}.haul").write_text(game.record, "utf-8")
