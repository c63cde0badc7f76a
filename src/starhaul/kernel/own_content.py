"""What players add to a game in files of their own, the same way for every game.

A game reads such files with `Game.examine`; an option names what is used, by ids, or with `all` everything there is.
"""

from __future__ import annotations

import re
from collections.abc import Container, Mapping, Sequence
from typing import Final, TypeVar

from .game import BadOption
from .schema import SchemaError

T = TypeVar("T")

ALL: Final = "all"
"""In an option that names own entries: every one there is."""
_ID: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


def check_own_id(id: str, what: str, printed: Container[str]) -> None:
    """Raise SchemaError unless it can be written in options and moves, and is nobody else's."""
    if id in printed:
        raise SchemaError(("id",), f"a printed {what} has this id already")
    if not _ID.fullmatch(id):
        raise SchemaError(("id",), "must be small letters and digits, joined by single hyphens")
    if id == ALL:
        raise SchemaError(("id",), f"{ALL!r} means every {what}; choose another")


def chosen(option: str, what: str, own: Mapping[str, T], names: Sequence[str]) -> list[T]:
    """The own entries that an option names, in the order of their ids; raises BadOption for one that is not here."""
    for name in names:
        if name != ALL and name not in own:
            known = ", ".join([ALL, *own])
            raise BadOption(f"option {option}: there is no own {what} {name!r}; known are {known}")
    return [own[id] for id in sorted(own) if ALL in names or id in names]
