"""The built page: one HTML file that is asked for again each time, and assets that never change."""

import re
from hashlib import blake2b
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Receive, Scope, Send

from starhaul.server.visitors import words_for

PLACES = re.compile(
    r"new|t/[0-9A-Za-z]{1,20}|o/[0-9a-z]{1,40}|deal/[0-9a-z]{1,40}|replay(/[0-9a-z]{1,40})?"
    r"|rules(/[a-z]{1,20}(/[0-9A-Za-z-]{1,40})?)?|gallery(/[a-z]{1,20})?|profile(/[0-9a-z]{1,40})?"
)
"""Addresses inside the page, as web/src/lib/route.svelte.ts reads them: links to them are answered with the page."""


class Page:
    """Serves the folder that the web build wrote, or says what to run when there is none."""

    def __init__(self, folder: Path, prefix: str) -> None:
        self.folder = folder
        self.files: _Files = _Files(folder, prefix)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_built = (self.folder / "index.html").is_file()
        await (self.files if is_built else missing_page)(scope, receive, send)


async def missing_page(scope: Scope, receive: Receive, send: Send) -> None:
    """The answer of a server whose page was never built: what to run, instead of a riddle."""
    text = words_for(HTTPConnection(scope)).say("server-page-missing")
    await PlainTextResponse(f"{text}\n", 503)(scope, receive, send)


class _Files(StaticFiles):
    """Files of the build: names under /assets carry a hash of what is inside, so they may be kept for ever."""

    def __init__(self, folder: Path, prefix: str) -> None:
        super().__init__(directory=folder, html=True, check_dir=False)
        self.folder = folder
        self.prefix = prefix

    async def get_response(self, path: str, scope: Scope) -> Response:
        place, asked = Path(path).as_posix(), Headers(scope=scope)
        is_asked_for = scope["method"] in {"GET", "HEAD"}
        if is_asked_for and (place in {".", "index.html"} or PLACES.fullmatch(place)):
            return self._page(asked)
        try:
            answer = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code == 404 and "text/html" in asked.get("accept", ""):
                return self._page(asked, 404)  # to a person the page itself says that there is nothing here
            raise
        is_hashed = Path(path).parts[:1] == ("assets",)
        answer.headers["Cache-Control"] = "public, max-age=31536000, immutable" if is_hashed else "no-cache"
        return answer

    def _page(self, asked: Headers, status: int = 200) -> Response:
        """The build names its files from where it lies; the page is shown at many addresses."""
        text = (self.folder / "index.html").read_text("utf-8").replace('="./', f'="{self.prefix}/')
        etag = f'"{blake2b(text.encode(), digest_size=8).hexdigest()}"'
        answer = HTMLResponse(text, status, {"Cache-Control": "no-cache", "ETag": etag})
        is_known = status == 200 and self.is_not_modified(answer.headers, asked)
        return NotModifiedResponse(answer.headers) if is_known else answer
