"""What worker processes say on standard error, bots' own words included, as lines of the server's log."""

from __future__ import annotations

import asyncio
import logging

LONGEST = 4096
"""Bytes of a line; a longer one comes in pieces."""

log: logging.Logger = logging.getLogger("starhaul.bots")


async def log_words(stream: asyncio.StreamReader) -> None:
    """Until the worker ends."""
    rest = b""
    while data := await stream.read(LONGEST):
        *lines, rest = (rest + data).split(b"\n")
        if len(rest) >= LONGEST:
            lines.append(rest)
            rest = b""
        for line in lines:
            _log(line)
    _log(rest)


def _log(line: bytes) -> None:
    if line.strip():
        log.warning("a worker says: %s", line.decode(errors="replace"))
