"""Logs on standard error: a readable line, or one JSON object a line. Ids of requests and tables, never secrets."""

from __future__ import annotations

import json
import logging
import secrets
import time
from contextvars import ContextVar
from typing import Any, Literal

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

LogFormat = Literal["text", "json"]
IDS = ("request", "table", "match", "report")

current_request: ContextVar[str | None] = ContextVar("current_request", default=None)
log = logging.getLogger("starhaul.http")


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

    converter = staticmethod(time.gmtime)


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


def set_up(log_format: LogFormat, level: str) -> None:
    """Send everything that the server and its parts log to standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if log_format == "json" else PlainLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("starhaul").setLevel(level.upper())


class RequestIds:
    """Gives every request an id that stands in all its log lines and in its answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        id = secrets.token_hex(6)
        token = current_request.set(id)
        started = time.perf_counter()

        async def send_with_id(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message)["X-Request-Id"] = id
                milliseconds = (time.perf_counter() - started) * 1000
                said = scope["method"], scope["path"], message["status"], milliseconds
                log.info("%s %s %s in %.1f ms for %s", *said, scope["client"][0] if scope.get("client") else "?")
            await send(message)

        try:
            await self.app(scope, receive, send_with_id)
        finally:
            current_request.reset(token)
