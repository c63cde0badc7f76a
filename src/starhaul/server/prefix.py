"""The server under a path of a larger site, such as https://club.example/starhaul/."""

import re

from starlette.types import ASGIApp, Receive, Scope, Send

_PATH = re.compile(r"(/[A-Za-z0-9._~-]+)*")


def as_prefix(text: str) -> str:
    """`starhaul`, `/starhaul` and `/starhaul/` all mean `/starhaul`; nothing stays nothing.

    Raises ValueError for what is no path.
    """
    path = text.strip("/")
    prefix = f"/{path}" if path else ""
    if not _PATH.fullmatch(prefix):
        raise ValueError(f"{text!r} is no path")
    return prefix


class UnderPrefix:
    """Takes the prefix off. A reverse proxy may have done so already: both kinds are common, and both work."""

    def __init__(self, app: ASGIApp, prefix: str) -> None:
        self.app = app
        self.prefix = prefix

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket") and f"{scope['path']}/".startswith(f"{self.prefix}/"):
            scope = {**scope, "path": scope["path"].removeprefix(self.prefix) or "/"}
        await self.app(scope, receive, send)
