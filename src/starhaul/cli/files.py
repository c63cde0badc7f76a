"""Reading what somebody names on the command line."""

from __future__ import annotations

import sys
from pathlib import Path

from starhaul.cli.complaints import Failure

STANDARD_INPUT = "-"


def read_text(file: str) -> str:
    """The text of a file, or of standard input; raises Failure."""
    try:
        return sys.stdin.read() if file == STANDARD_INPUT else Path(file).read_text("utf-8")
    except FileNotFoundError:
        raise Failure("cli-file-not-found", file=file) from None
    except UnicodeDecodeError as error:
        raise not_text(file, error) from None
    except OSError as error:
        raise Failure("cli-file-unreadable", file=file, reason=error.strerror or str(error)) from None


def not_text(file: str, error: UnicodeDecodeError) -> Failure:
    """What to say of bytes that are no text, with the line that the first of them stands in."""
    return Failure("cli-file-not-text", file=file, line=str(error.object.count(b"\n", 0, error.start) + 1))
