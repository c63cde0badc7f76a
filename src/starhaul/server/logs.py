"""What the server logs, on standard error. Ids of requests and tables, never secrets."""

from __future__ import annotations

import logging
import secrets
import time
from typing import Literal

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from starhaul.log_lines import current_request, write_json, write_plainly
from starhaul.server.limits import Bucket, Rate

LogFormat = Literal["text", "json"]

log: logging.Logger = logging.getLogger("starhaul.http")

WARNINGS = Rate(10, 1 / 60)
"""Of uvicorn, about requests that are none."""


def set_up(log_format: LogFormat, level: str) -> None:
    """Send everything that the server and its parts log to standard error."""
    if log_format == "json":
        write_json()
    else:
        write_plainly()
    logging.getLogger().setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(Sparing())
    logging.getLogger("starhaul").setLevel(level.upper())


class Sparing(logging.Filter):
    """Lets few warnings pass: strangers cause these, as many as they like."""

    def __init__(self) -> None:
        super().__init__()
        self._bucket = Bucket(WARNINGS)

    def filter(self, record: logging.LogRecord) -> bool:
        return record.levelno != logging.WARNING or self._bucket.take()


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
