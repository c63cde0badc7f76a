"""The built page: one HTML file that is asked for again each time, and assets that never change."""

import re
from pathlib import Path

from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

from starhaul.server.visitors import words_for

PLACES = re.compile(r"new|t/[0-9A-Za-z]{1,20}|o/[0-9a-z]{1,40}|replay(/[0-9a-z]{1,40})?")
"""Addresses inside the page, as web/src/lib/route.svelte.ts reads them: links to them are answered with the page."""


class Page:
    """Serves the folder that the web build wrote, or says what to run when there is none."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.files = _Files(directory=folder, html=True, check_dir=False)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_built = (self.folder / "index.html").is_file()
        await (self.files if is_built else missing_page)(scope, receive, send)


async def missing_page(scope: Scope, receive: Receive, send: Send) -> None:
    """The answer of a server whose page was never built: what to run, instead of a riddle."""
    text = words_for(HTTPConnection(scope)).say("server-page-missing")
    await PlainTextResponse(f"{text}\n", 503)(scope, receive, send)


class _Files(StaticFiles):
    """Files of the build: names under /assets carry a hash of what is inside, so they may be kept for ever."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        if PLACES.fullmatch(Path(path).as_posix()):
            path = "index.html"
        answer = await super().get_response(path, scope)
        is_hashed = Path(path).parts[:1] == ("assets",)
        answer.headers["Cache-Control"] = "public, max-age=31536000, immutable" if is_hashed else "no-cache"
        return answer
