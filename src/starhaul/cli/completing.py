"""What a shell may offer for the word that is being typed.

The scripts of `starhaul completion` ask `starhaul --complete :BEGUN WORD…`: the word that was begun, after a colon
because some shells lose empty arguments, then all whole words before it. The answer has a line for every offer, with
its explanation after a tab; or the name of a `Place`, which tells the shell to offer its files.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from starhaul.cli.commands import COMMANDS, NAME, load_command
from starhaul.cli.parser import CommandParser, Option, places
from starhaul.cli.values import Place, Values
from starhaul.words import Words


@dataclass(frozen=True, slots=True)
class Offer:
    """A word that may stand here, and what it means."""

    word: str
    text: str = ""

    def __str__(self) -> str:
        return f"{self.word}\t{self.text}" if self.text else self.word


Offers = list[Offer] | Place


def answer(arguments: Sequence[str], words: Words) -> str:
    """The lines for a shell that asked with these arguments."""
    begun, before = arguments[0].removeprefix(":"), arguments[1:]
    offers = complete(before, begun, words)
    return offers.value if isinstance(offers, Place) else "\n".join(map(str, offers))


def complete(before: Sequence[str], begun: str, words: Words) -> Offers:
    """What may follow the words before."""
    parser = CommandParser(NAME, words)
    rest = list(before)
    at = next(places(rest, parser.options), None)
    if at is None:
        return _argument(parser, rest, begun, [Offer(name, words.say(text)) for name, text in COMMANDS.items()])
    name = rest.pop(at)
    if name not in COMMANDS:
        return []
    parser = CommandParser(f"{NAME} {name}", words)
    load_command(name).describe(parser)
    at = parser.place_of_task(rest) if parser.tasks else None
    if at is not None:
        task = rest.pop(at)
        return _argument(parser.of_task(task), rest, begun) if task in parser.tasks else []
    return _argument(parser, rest, begun, [Offer(name, task.summary) for name, task in parser.tasks.items()])


def _argument(parser: CommandParser, before: Sequence[str], begun: str, named: Sequence[Offer] = ()) -> Offers:
    """A value of the option before it, an option, one of some names, or the argument whose turn it is."""
    if before and (option := _taking(parser, before[-1])):
        return _values(option.values, before, begun)
    flag, sign, value = begun.partition("=")
    if sign and (option := _taking(parser, flag)):
        return _values(option.values, before, value, f"{flag}=")
    if begun.startswith("-"):
        return _flags(parser, begun)
    if named:
        return _beginning(begun, named)
    turn = len(list(places(before, parser.options)))
    if turn < len(parser.positionals):
        return _values(parser.positionals[turn].values, before, begun)
    return _flags(parser, begun)


def _taking(parser: CommandParser, flag: str) -> Option | None:
    return next((option for option in parser.options if option.takes_value and flag in option.flags), None)


def _flags(parser: CommandParser, begun: str) -> list[Offer]:
    return _beginning(begun, [Offer(flag, option.help) for option in parser.options for flag in option.flags])


def _values(values: Values, before: Sequence[str], begun: str, prefix: str = "") -> Offers:
    if isinstance(values, Place):
        return values
    found = values(before, begun) if callable(values) else values
    return [Offer(prefix + value.word) for value in _beginning(begun, map(Offer, found))]


def _beginning(begun: str, offers: Iterable[Offer]) -> list[Offer]:
    return [offer for offer in offers if offer.word.startswith(begun)]
