"""What `starhaul simulate` does."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from itertools import cycle, islice
from pathlib import Path

from starhaul.arena.chart import Row, draw_histograms
from starhaul.arena.match import Match, Played
from starhaul.arena.summary import Standing, Summary, scores_of, summarize
from starhaul.cli.columns import aligned
from starhaul.cli.complaints import Failure, WrongUsage
from starhaul.cli.console import Console
from starhaul.cli.playing import chosen_options, chosen_seed
from starhaul.cli.tally import INTERRUPTED, Tally, check


def simulate(args: argparse.Namespace, console: Console) -> int:
    match = _match(args, console)
    check(match)
    folder = _folder(args.record)
    tally = Tally(args.games, console)
    played = tally.play(match, args.games, args.jobs, folder)
    seconds = tally.seconds
    tally.finish()
    if played:
        summary = summarize(match, played, seconds)
        if args.plot:
            _write_picture(Path(args.plot), match, played, console)
        if args.json:
            console.result_json(summary.plain())
        else:
            console.result(table(summary, console))
    return INTERRUPTED if tally.is_interrupted else 0


def _match(args: argparse.Namespace, console: Console) -> Match:
    """Bots that are too few for the seats take several: `--bots regular --seats 4` is four of them."""
    named = args.bots or ("random",)
    seats = args.seats or max(len(named), 2)
    if len(named) > seats:
        raise WrongUsage("cli-simulate-too-many", bots=len(named), seats=seats)
    bots = tuple(islice(cycle(named), seats))
    seed = chosen_seed(args, console)
    return Match(args.game, bots, seed, chosen_options(args), args.budget, is_recorded=args.record is not None)


def _folder(name: str | None) -> Path | None:
    if name is None:
        return None
    folder = Path(name)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Failure("cli-simulate-cannot-write", file=name, reason=error.strerror or str(error)) from None
    return folder


def _write_picture(file: Path, match: Match, played: Sequence[Played], console: Console) -> None:
    say = console.words.say
    rows = []
    for player, name in enumerate(match.bots):
        scores = scores_of(player, played)
        mean = f"{sum(scores) / len(scores):.1f}" if scores else "-"
        rows.append(Row(name, say("cli-simulate-plot-mean", mean=mean), scores))
    title = say("cli-simulate-plot-title", game=match.game, games=len(played), seed=match.seed)
    try:
        file.write_text(draw_histograms(title, say("cli-simulate-plot-axis"), rows), "utf-8")
    except OSError as error:
        raise Failure("cli-simulate-cannot-write", file=str(file), reason=error.strerror or str(error)) from None


HEADINGS = ("cli-simulate-bot", "cli-simulate-wins", "cli-simulate-95", "cli-simulate-score", "cli-simulate-95")


def table(summary: Summary, console: Console) -> str:
    """Who won how often, and with which scores."""
    headings = [console.words.say(heading) for heading in HEADINGS]
    head, *rows = aligned([headings, *([bot.name, *_figures(bot)] for bot in summary.bots)])
    return "\n".join([console.strong(head), *rows, "", *_remarks(summary, console)])


def _figures(bot: Standing) -> list[str]:
    low, high = bot.win_rate_95
    score = "-" if bot.mean_score is None else f"{bot.mean_score:.2f}"
    score_95 = "-" if bot.mean_score_95 is None else "{:.2f} - {:.2f}".format(*bot.mean_score_95)
    return [f"{bot.win_rate:.1%}", f"{low:.1%} - {high:.1%}", score, score_95]


def _remarks(summary: Summary, console: Console) -> list[str]:
    say = console.words.say
    remarks = [say("cli-simulate-sum", games=summary.games, seed=summary.seed, moves=round(summary.moves_per_game, 1))]
    if summary.rounds_per_game is not None:
        remarks.append(say("cli-simulate-rounds", rounds=f"{summary.rounds_per_game:.2f}"))
    if summary.finished_rate is not None:
        remarks.append(say("cli-simulate-finished", rate=f"{summary.finished_rate:.1%}"))
    speed = say("cli-simulate-speed", games=round(summary.games_per_s, 1), moves=round(summary.moves_per_s))
    return [*remarks, speed]
