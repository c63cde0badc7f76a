"""Running the command inside a test, with its words and streams under control."""

from __future__ import annotations

import io
from typing import NamedTuple, Protocol

SPACES = str.maketrans({"~": "\N{NO-BREAK SPACE}", "^": "\N{NARROW NO-BREAK SPACE}"})
"""How expected French is written here, so that its spaces can be told apart."""


class Ran(NamedTuple):
    """How a run ended."""

    code: int
    out: str
    err: str


class Starhaul(Protocol):
    """The command, called with its arguments; the environment holds nothing but what is given."""

    def __call__(self, *arguments: str, **environ: str) -> Ran: ...


class Terminal(io.StringIO):
    """A stream that is looked at by a person."""

    def isatty(self) -> bool:
        return True
