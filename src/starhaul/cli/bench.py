"""`starhaul bench`: how fast the rules are on this machine."""

from __future__ import annotations

import argparse
import platform
from dataclasses import asdict, fields

from starhaul.arena.bench import Speed, Variant, measure
from starhaul.cli.console import Console
from starhaul.cli.parser import CommandParser
from starhaul.cli.values import one_of, whole_number
from starhaul.games import GAMES
from starhaul.kernel import state

IS_COMPILED = not state.__file__.endswith(".py")
SECONDS = 5
SEED = 1

VARIANTS = (
    Variant("trucker", "level-1", 2, {"level": 1, "timer": "none"}),
    Variant("trucker", "level-2", 4, {"level": 2, "timer": "none"}),
    Variant("trucker", "level-3", 4, {"level": 3, "timer": "none"}),
    Variant("trucker", "class-IIB", 4, {"sets": ["abe"], "classes": ["IIB"], "timer": "none"}),
    Variant("trucker", "class-IV", 4, {"sets": ["abe"], "classes": ["IV"], "timer": "none"}),
    Variant("trucker", "missions", 4, {"sets": ["missions"], "missions": "drawn", "timer": "none"}),
    Variant("race", "base", 4, {"expansion": "base"}),
    Variant("race", "tgs-expert-goals", 2),
    Variant("race", "tgs-goals", 5),
)


def describe(parser: CommandParser) -> None:
    say = parser.words.say
    parser.describe(say("cli-bench-summary"), say("cli-bench-examples"))
    parser.option("--game", "|".join(GAMES), say("cli-bench-help-game"), convert=one_of(tuple(GAMES)))
    seconds = say("cli-bench-help-seconds", default=SECONDS)
    parser.option("--seconds", say("cli-metavar-number"), seconds, default=SECONDS, convert=whole_number(1, 600))
    seed = say("cli-bench-help-seed", default=SEED)
    parser.option("--seed", say("cli-metavar-number"), seed, default=SEED, convert=whole_number(0, 2**32))
    parser.switch("--json", say("cli-help-json"))


def run(args: argparse.Namespace, console: Console) -> int:
    chosen = [variant for variant in VARIANTS if args.game in (None, variant.game)]
    console.message("cli-bench-begins", count=len(chosen), seconds=args.seconds, seed=str(args.seed))
    results = []
    for variant in chosen:
        results.append(measure(variant, args.seconds, args.seed))
        if not args.json:
            console.result(_row(results[-1], is_first=len(results) == 1, console=console))
    if args.json:
        console.result_json(
            {"compiled": IS_COMPILED, "python": platform.python_version(), "results": [*map(asdict, results)]}
        )
    return 0


HEADINGS = ("cli-bench-games", "cli-bench-moves", "cli-bench-clones", "cli-bench-views", "cli-bench-dumps")
RATES = [field.name for field in fields(Speed) if field.name.endswith("_per_s")]


def _row(speed: Speed, *, is_first: bool, console: Console) -> str:
    name = f"{speed.game} {speed.variant} ({speed.seats})"
    numbers = "".join(f"{getattr(speed, rate):>12,.0f}" for rate in RATES)
    if not is_first:
        return f"{name:<32}{numbers}"
    heads = "".join(f"{console.words.say(heading):>12}" for heading in HEADINGS)
    return f"{console.strong(' ' * 32 + heads)}\n{name:<32}{numbers}"
