"""The application: which address answers what."""

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route

from starhaul import __version__
from starhaul.server.page import Page
from starhaul.server.safety import SAFETY_HEADERS, SafetyHeaders
from starhaul.server.settings import Settings
from starhaul.server.storage import CannotStore, Storage
from starhaul.server.visitors import words_for

NO_STORE = {"Cache-Control": "no-store"}


class About(msgspec.Struct, frozen=True):
    """Answer of /api/about."""

    name: str
    version: str


class Problem(msgspec.Struct, frozen=True):
    """Answer of the API when it cannot do what was asked; the client puts the code into words."""

    error: str


def create_app(settings: Settings) -> Starlette:
    """The server as an ASGI application. It opens its database when it starts and closes it when it stops."""
    storage = Storage(settings.database)

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await storage.open()
        try:
            yield
        finally:
            await storage.close()

    async def readyz(_request: Request) -> Response:
        """Whether requests may be sent here: only while the database answers."""
        try:
            await storage.check()
        except CannotStore:
            return PlainTextResponse("storage\n", 503, NO_STORE)
        return PlainTextResponse("ready\n", headers=NO_STORE)

    return Starlette(
        routes=[
            Route("/livez", livez),
            Route("/readyz", readyz),
            Mount("/api", routes=[Route("/about", about)]),
            Mount("/", Page(settings.page)),
        ],
        middleware=[Middleware(SafetyHeaders)],
        exception_handlers={HTTPException: refuse, Exception: confess},
        lifespan=lifespan,
    )


async def livez(_request: Request) -> Response:
    """Whether the process is alive; touches nothing that could be slow or broken."""
    return PlainTextResponse("alive\n", headers=NO_STORE)


async def about(_request: Request) -> Response:
    """Who answers here."""
    return as_json(About("Starhaul", __version__))


async def refuse(request: Request, error: Exception) -> Response:
    """A refusal in the language of the asker: JSON for programs, a plain line for people."""
    assert isinstance(error, HTTPException)
    if request.url.path.startswith("/api/"):
        return as_json(Problem(error.detail.lower().replace(" ", "-")), error.status_code, error.headers)
    text = words_for(request).say("server-not-found") if error.status_code == 404 else error.detail
    return PlainTextResponse(f"{text}\n", error.status_code, error.headers)


async def confess(request: Request, _error: Exception) -> Response:
    """Our own mistake. Starlette answers it outside of the middleware, so the safety headers come from here."""
    answer = await refuse(request, HTTPException(500))
    answer.headers.update(SAFETY_HEADERS)
    return answer


def as_json(body: msgspec.Struct, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    """An answer for programs; never kept by a cache."""
    return Response(msgspec.json.encode(body), status, {**NO_STORE, **(headers or {})}, "application/json")
