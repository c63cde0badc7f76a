"""Bots by name: ours, those of installed packages, classes in files, programs.

A name may carry a parameter behind a colon:

    ace                     one of ours
    ace:20                  the same with a parameter
    example                 from a package with an entry point in the group `starhaul.bots`
    my_bot.py:Mine          a class in a file (a further `:…` is its parameter)
    stdio:./my-program -x   any program that speaks the protocol of docs/bots.md
"""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Final

from .bot import BadParameter, Bot, Seating

GROUP: Final = "starhaul.bots"
"""The group of entry points through which packages offer bots."""

ANY_GAME: Final = ""
OURS: Final[dict[str, dict[str, str]]] = {
    "random": {ANY_GAME: "starhaul.bots.at_random:RandomBot"},
    "rookie": {"trucker": "starhaul.bots.trucker.levels:RookieBot", "race": "starhaul.bots.race.levels:RookieBot"},
    "regular": {"trucker": "starhaul.bots.trucker.levels:RegularBot", "race": "starhaul.bots.race.levels:RegularBot"},
    "ace": {"trucker": "starhaul.bots.trucker.levels:AceBot", "race": "starhaul.bots.race.levels:AceBot"},
    "stdio": {ANY_GAME: "starhaul.bots.stdio:StdioBot"},
}
"""The names of our bots, and for each game that one plays the class that plays it."""


class UnknownBot(LookupError):
    """No bot has this name, or none that plays this game."""

    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        super().__init__(f"there is no bot {name!r}, only {', '.join(known)}")
        self.name = name
        self.known = known


class BadBot(ValueError):
    """There is something of this name, but no bot can be made of it."""

    def __init__(self, name: str, reason: str, allowed: range | None = None) -> None:
        super().__init__(f"{name}: {reason}")
        self.name = name
        self.reason = reason
        self.allowed = allowed
        """The numbers that may stand behind the colon, where another one does."""


@dataclass(frozen=True, slots=True)
class Listed:
    """A bot as the list of bots shows it."""

    name: str
    games: tuple[str, ...]
    """None named: any game."""
    origin: str
    """The package that brings it; empty for ours."""
    text: str
    """What its author says about it, or why it cannot be used."""
    works: bool = True


def make_bot(name: str, seating: Seating) -> Bot:
    """A bot for one game; raises UnknownBot or BadBot."""
    kind, parameter = find_bot(name, seating.game.name)
    try:
        return kind(seating, parameter)
    except BadParameter as error:
        raise BadBot(name, str(error), error.allowed) from None
    except Exception as error:  # anybody's own code: anything can go wrong in it
        raise BadBot(name, f"{type(error).__name__}: {error}") from error


def find_bot(name: str, game: str) -> tuple[type[Bot], str]:
    """The class that this name means in this game, and the parameter for it."""
    file, is_file, rest = name.partition(".py:")
    if is_file:
        class_name, _, parameter = rest.partition(":")
        return _from_file(Path(f"{file}.py"), class_name, name), parameter
    first, _, parameter = name.partition(":")
    if first in OURS:
        target = OURS[first].get(game) or OURS[first].get(ANY_GAME)
        if target is not None:
            return _from_target(target), parameter
    for entry in _foreign():
        if entry.name == first:
            return _from_entry(entry, game), parameter
    raise UnknownBot(first, _playing(game))


def list_bots() -> list[Listed]:
    """Ours, then those of installed packages; one that cannot be loaded is listed with the reason."""
    ours = [Listed(name, tuple(filter(None, games)), "", "") for name, games in OURS.items()]
    return ours + [_listed(entry) for entry in _foreign()]


def _playing(game: str) -> tuple[str, ...]:
    return tuple(bot.name for bot in list_bots() if not bot.games or game in bot.games)


def _foreign() -> Iterator[EntryPoint]:
    """A package cannot take the place of one of ours."""
    return (entry for entry in entry_points(group=GROUP) if entry.name not in OURS)


def _listed(entry: EntryPoint) -> Listed:
    origin = entry.dist.name if entry.dist else entry.value
    try:
        kind = _load_entry(entry)
    except BadBot as error:
        return Listed(entry.name, (), origin, error.reason, works=False)
    text = (kind.__doc__ or "").strip().partition("\n")[0]
    return Listed(entry.name, kind.games, origin, text)


def _from_target(target: str) -> type[Bot]:
    module, _, class_name = target.partition(":")
    return _checked(getattr(import_module(module), class_name), target)


def _from_entry(entry: EntryPoint, game: str) -> type[Bot]:
    kind = _load_entry(entry)
    if kind.games and game not in kind.games:
        raise UnknownBot(entry.name, _playing(game))
    return kind


def _load_entry(entry: EntryPoint) -> type[Bot]:
    try:
        kind = entry.load()
    except Exception as error:  # another package's code: anything can go wrong in it
        raise BadBot(entry.name, f"{type(error).__name__}: {error}") from error
    return _checked(kind, entry.name)


def _from_file(file: Path, class_name: str, name: str) -> type[Bot]:
    module_name = f"starhaul_bot_{file.stem}"
    spec = importlib.util.spec_from_file_location(module_name, file)
    if spec is None or spec.loader is None or not file.is_file():
        raise BadBot(name, f"there is no file {file}")
    module = importlib.util.module_from_spec(spec)
    sys.modules[module_name] = module  # dataclasses in the file look for their own module
    try:
        spec.loader.exec_module(module)
    except Exception as error:  # somebody's own code: anything can go wrong in it
        raise BadBot(name, f"{type(error).__name__}: {error}") from error
    if not hasattr(module, class_name):
        raise BadBot(name, f"{file} has no class {class_name!r}")
    return _checked(getattr(module, class_name), name)


def _checked(kind: object, name: str) -> type[Bot]:
    if not (isinstance(kind, type) and issubclass(kind, Bot)):
        raise BadBot(name, "is not a class derived from starhaul.bots.Bot")
    return kind
