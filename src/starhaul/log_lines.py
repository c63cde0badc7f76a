"""Lines of a log: readable ones, or one JSON object a line and then nothing else on standard error."""

from __future__ import annotations

import io
import json
import logging
import sys
import threading
import time
from collections.abc import Callable
from contextvars import ContextVar
from types import TracebackType
from typing import Any, TextIO

IDS = ("request", "table", "match", "report")

current_request: ContextVar[str | None] = ContextVar("current_request", default=None)
log: logging.Logger = logging.getLogger("starhaul.process")


class JsonLines(logging.Formatter):
    """One object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S") + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **_ids(record),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line)

    converter: Callable[[float | None], time.struct_time] = staticmethod(time.gmtime)


class PlainLines(logging.Formatter):
    """For people: time, level, message, ids."""

    def format(self, record: logging.LogRecord) -> str:
        ids = "".join(f" {name}={value}" for name, value in _ids(record).items())
        when = self.formatTime(record, "%H:%M:%S")
        text = f"{when} {record.levelname.lower()} {record.getMessage()}{ids}"
        return f"{text}\n{self.formatException(record.exc_info)}" if record.exc_info else text


def _ids(record: logging.LogRecord) -> dict[str, str]:
    found = {name: getattr(record, name, None) for name in IDS}
    found["request"] = found["request"] or current_request.get()
    return {name: value for name, value in found.items() if value}


def write_plainly() -> None:
    """Log for people, among whatever else is said on standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(PlainLines())
    logging.getLogger().handlers[:] = [handler]


def write_json() -> None:
    """Log as JSON, and let whatever this process says on standard error become a line of the log: warnings, errors that
    nobody caught, and the words of code that knows nothing of our log. Called again, it changes nothing.
    """
    if isinstance(sys.stderr, _Lines):
        return
    handler = _JsonHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.INFO)
    logging.captureWarnings(True)
    sys.excepthook = _uncaught
    threading.excepthook = lambda args: _uncaught(args.exc_type, args.exc_value, args.exc_traceback)
    sys.unraisablehook = lambda args: _uncaught(args.exc_type, args.exc_value, args.exc_traceback)
    sys.stderr = _Lines(sys.stderr)


def _uncaught(kind: type[BaseException], error: BaseException | None, trace: TracebackType | None) -> None:
    info = (kind, error, trace) if error is not None else None
    log.critical("nobody caught %s", kind.__name__, exc_info=info)


class _JsonHandler(logging.StreamHandler[TextIO]):
    """Says in JSON, too, that a line could not be made."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 (logging's name)
        error = sys.exc_info()[1]
        if isinstance(error, OSError):
            return  # nobody reads us any more, and there is no other place to say so
        text = f"a line of the log could not be made of {record.msg!r}"
        self.emit(logging.LogRecord(log.name, logging.ERROR, "", 0, text, None, sys.exc_info()))


class _Lines(io.TextIOBase):
    """Standard error for code that writes there by itself: every line becomes one of the log."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self._begun = ""

    def write(self, text: str) -> int:
        *lines, self._begun = (self._begun + text).split("\n")
        for line in filter(str.strip, lines):
            log.warning("%s", line)
        return len(text)

    def flush(self) -> None:
        self._stream.flush()

    def fileno(self) -> int:
        return self._stream.fileno()

    def writable(self) -> bool:
        return True
