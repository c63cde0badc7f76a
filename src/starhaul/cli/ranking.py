"""What `starhaul arena` does."""

from __future__ import annotations

import argparse
from dataclasses import asdict

from starhaul.arena.tournament import Encounter, Ranked, Tournament, rank
from starhaul.bots import list_bots
from starhaul.cli.complaints import WrongUsage
from starhaul.cli.console import Console
from starhaul.cli.playing import chosen_options, chosen_seed
from starhaul.cli.tally import INTERRUPTED, Tally, check


def hold_arena(args: argparse.Namespace, console: Console) -> int:
    tournament = _tournament(args, console)
    matches = tournament.matches()
    for match in matches.values():
        check(match)
    tally = Tally(args.games * len(matches), console)
    played = {}
    for pair, match in matches.items():
        if not tally.is_interrupted:
            played[pair] = tally.play(match, args.games, args.jobs)
    tally.finish()
    if tally.count:
        lines = rank(tournament, played)
        if args.json:
            console.result_json(_plain(tournament, lines))
        else:
            console.result(_table(tournament, lines, console))
    return INTERRUPTED if tally.is_interrupted else 0


def _tournament(args: argparse.Namespace, console: Console) -> Tournament:
    bots = args.bots or tuple(bot.name for bot in list_bots() if args.game in bot.games or bot.name == "random")
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise WrongUsage("cli-arena-too-few", bots=", ".join(bots))
    return Tournament(args.game, bots, args.games, chosen_seed(args, console), chosen_options(args), args.budget)


def _plain(tournament: Tournament, lines: list[Ranked]) -> dict[str, object]:
    return {
        "game": tournament.game,
        "games": tournament.games,
        "seed": int(tournament.seed),
        "options": dict(tournament.options),
        "bots": [_plain_line(tournament, line) for line in lines],
    }


def _plain_line(tournament: Tournament, line: Ranked) -> dict[str, object]:
    against = {bot: asdict(met) for bot, met in zip(tournament.bots, line.against, strict=True) if met is not None}
    return {"name": line.bot, **asdict(line.rating), "against": against}


def _table(tournament: Tournament, lines: list[Ranked], console: Console) -> str:
    """Markdown, the columns in the order of the rows."""
    say = console.words.say
    order = [tournament.bots.index(line.bot) for line in lines]
    against = [say("cli-arena-against", bot=line.bot) for line in lines]
    head = [say("cli-arena-bot"), say("cli-arena-rating"), *against]
    rows = [[line.bot, _rating(line), *(_cell(line.against[at]) for at in order)] for line in lines]
    rule = ["---", *["---:"] * (len(head) - 1)]
    table = "\n".join("| " + " | ".join(row) + " |" for row in (head, rule, *rows))
    foot = say("cli-arena-sum", game=tournament.game, games=tournament.games, seed=tournament.seed)
    return f"{table}\n\n{foot}"


def _rating(line: Ranked) -> str:
    low, high = line.rating.rating_95
    return f"{line.rating.rating:.0f} ({low:.0f} - {high:.0f})"


def _cell(met: Encounter | None) -> str:
    if met is None:
        return "-"
    low, high = met.win_rate_95
    return f"{met.win_rate:.1%} ({low:.1%} - {high:.1%})"
