"""What may be typed for an argument: how it is checked, and what a shell may offer for it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from enum import Enum

from starhaul.cli.complaints import WrongUsage

Convert = Callable[[str, str], object]
"""Turns the text given for an option (its name comes first) into a value, or raises WrongUsage."""

FEW = 16
"""Numbers that are still worth a list."""


class Place(Enum):
    """Something in the file system, which shells know best how to find."""

    FILE = ":files"
    FOLDER = ":folders"


Values = Sequence[str] | Callable[[Sequence[str], str], Iterable[str]] | Place
"""Words; or words that depend on what was typed before and on how the word begins; or names of files."""


@dataclass(frozen=True, slots=True)
class OneOf:
    """A value out of a few."""

    choices: tuple[str, ...]

    def __call__(self, name: str, text: str) -> str:
        if text not in self.choices:
            meant = closest(text, self.choices)
            raise WrongUsage("cli-wrong-choice", meant, option=name, value=text, choices=", ".join(self.choices))
        return text


@dataclass(frozen=True, slots=True)
class WholeNumber:
    """A number between two others."""

    low: int
    high: int

    def __call__(self, name: str, text: str) -> int:
        if not (text.isascii() and text.isdecimal()) or not self.low <= int(text) <= self.high:
            raise WrongUsage("cli-wrong-number", option=name, value=text, low=str(self.low), high=str(self.high))
        return int(text)


@dataclass(frozen=True, slots=True)
class WholeNumbers:
    """Numbers between two others, with commas between them."""

    low: int
    high: int
    count: int | None

    def __call__(self, name: str, text: str) -> tuple[int, ...]:
        parts = text.split(",")
        if self.count is not None and len(parts) != self.count:
            raise WrongUsage("cli-wrong-count", option=name, value=text, count=self.count)
        number = WholeNumber(self.low, self.high)
        return tuple([number(name, part) for part in parts])


def one_of(choices: Sequence[str]) -> OneOf:
    return OneOf(tuple(choices))


def whole_number(low: int, high: int) -> WholeNumber:
    return WholeNumber(low, high)


def whole_numbers(low: int, high: int, count: int | None = None) -> WholeNumbers:
    """So many of them, or any number."""
    return WholeNumbers(low, high, count)


def offered_by(convert: Convert | None) -> Values:
    """What a shell may offer where nothing but the check is known."""
    if isinstance(convert, OneOf):
        return convert.choices
    if isinstance(convert, WholeNumber) and convert.high - convert.low < FEW:
        return [str(number) for number in range(convert.low, convert.high + 1)]
    return ()


def closest(word: str, known: Iterable[str]) -> str | None:
    """What somebody probably meant to type."""
    return next(iter(get_close_matches(word, list(known), n=1)), None)
