"""Where a command speaks: results on standard output, everything else on standard error."""

from __future__ import annotations

import json
import logging
import os
import traceback
from collections.abc import Mapping
from enum import Enum
from typing import TextIO

from starhaul.words import Words

log: logging.Logger = logging.getLogger("starhaul.cli")

JSON_VERSION = 1
"""Of every object that a command prints; it grows when a field changes its meaning or goes."""


class Style(Enum):
    """How a terminal shows something that stands out. Never the only sign of what it means."""

    STRONG = "1"
    ALARM = "31"

    def paint(self, text: str) -> str:
        return f"\x1b[{self.value}m{text}\x1b[0m"


class Console:
    """The words and the two streams of one run."""

    def __init__(self, words: Words, out: TextIO, err: TextIO, *, is_quiet: bool, may_colour: bool) -> None:
        self.words = words
        self._out = out
        self._err = err
        self._is_quiet = is_quiet
        self._may_colour = may_colour

    def result(self, text: str) -> None:
        """What the command was asked for. Flushed, so that a reader sees it while the command goes on."""
        print(text, file=self._out, flush=True)

    def result_json(self, fields: Mapping[str, object]) -> None:
        """The same for programs: one JSON object, in ASCII, so that no terminal can garble it."""
        self.result(json.dumps({"version": JSON_VERSION, **fields}))

    def message(self, message: str, /, **values: str | float) -> None:
        """Something worth knowing; `--quiet` keeps it back."""
        if not self._is_quiet:
            print(self.words.say(message, **values), file=self._err)

    @property
    def is_watched(self) -> bool:
        """Whether somebody looks at the messages while the command runs."""
        return self._err.isatty()

    def rewrite(self, text: str) -> None:
        """A message that takes the place of the one before it; only for a terminal."""
        if not self._is_quiet:
            print(f"\r\x1b[K{text}", end="", file=self._err, flush=True)

    def complain(self, text: str, mistake: BaseException | None = None) -> None:
        """Why it did not work; said in any case. Where it is our mistake, those who ask see it."""
        if mistake is not None and os.environ.get("STARHAUL_DEBUG"):
            traceback.print_exception(mistake, file=self._err)
        print(self._paint(Style.ALARM, text, self._err), file=self._err)

    def strong(self, text: str) -> str:
        """Text that stands out in a result."""
        return self._paint(Style.STRONG, text, self._out)

    def _paint(self, style: Style, text: str, stream: TextIO) -> str:
        return style.paint(text) if self._may_colour and stream.isatty() else text


class LoggedConsole(Console):
    """Where standard error is a log: remarks and complaints are lines of it."""

    def message(self, message: str, /, **values: str | float) -> None:
        if not self._is_quiet:
            log.info("%s", self.words.say(message, **values))

    def rewrite(self, text: str) -> None:
        """A log is not rewritten."""

    def complain(self, text: str, mistake: BaseException | None = None) -> None:
        log.error("%s", text, exc_info=mistake)


def allows_colour(environ: Mapping[str, str]) -> bool:
    """Whether the environment lets us colour anything (https://no-color.org)."""
    return not environ.get("NO_COLOR") and environ.get("TERM") != "dumb"
