"""`starhaul verify FILE`: draw all luck of a record again, and say whether it followed from the seed."""

from __future__ import annotations

import argparse

from starhaul.cli.complaints import WrongUsage
from starhaul.cli.console import Console
from starhaul.cli.parser import CommandParser
from starhaul.cli.records import look_at_games
from starhaul.cli.values import Place
from starhaul.kernel import Game, Record, RecordError
from starhaul.kernel.luck import Proof, prove

SHORTEST_HASH = 8
"""Digits that tell a hash from all others well enough to be compared."""


def describe(parser: CommandParser) -> None:
    say = parser.words.say
    parser.describe(say("cli-verify-summary"), say("cli-verify-examples"))
    parser.argument("file", say("cli-metavar-file"), say("cli-verify-help-file"), values=Place.FILE)
    parser.option("--hash", say("cli-verify-metavar-hash"), say("cli-verify-help-hash"), convert=_hash)
    parser.switch("--json", say("cli-help-json"))


def run(args: argparse.Namespace, console: Console) -> int:
    proofs = look_at_games(args, console, lambda record, game: (record, _prove(record, game, args.hash)))
    if args.json:
        games = [_plain(*proof) for proof in proofs]
        console.result_json({"file": args.file, "ok": True, "games": games})
    else:
        console.result("\n".join(_sentence(*proof, console) for proof in proofs))
    return 0


def _prove(record: Record, game: Game, shown: str | None) -> Proof:
    """The hash that somebody was shown before the game must be the one that the record names."""
    if shown is not None and not (record.header.seed_hash or "").startswith(shown):
        raise RecordError(record.name, record.first_line, "other-hash", "the header has another hash than was shown")
    return prove(record, game)


def _plain(record: Record, proof: Proof) -> dict[str, object]:
    header = record.header
    return {
        "game": header.game,
        "seats": header.seats,
        "outcomes": proof.outcomes,
        "promised": proof.is_promised,
        "seed_hash": header.seed_hash,
        "words": list(header.words or ()),
    }


def _sentence(record: Record, proof: Proof, console: Console) -> str:
    say, header = console.words.say, record.header
    given = ", ".join(word for word in header.words or () if word)
    promised = header.seed_hash
    sentences = [
        say("cli-verify-holds", file=record.name, game=header.game, outcomes=proof.outcomes),
        say("cli-verify-promised", hash=promised) if promised is not None else say("cli-verify-not-promised"),
        say("cli-verify-words", words=given) if given else say("cli-verify-no-words"),
    ]
    return " ".join(sentences)


def _hash(name: str, text: str) -> str:
    """As people copy it: capitals and gaps do not matter."""
    digits = "".join(text.split()).lower()
    if len(digits) < SHORTEST_HASH or set(digits) - set("0123456789abcdef"):
        raise WrongUsage("cli-verify-bad-hash", option=name, value=text, fewest=str(SHORTEST_HASH))
    return digits
