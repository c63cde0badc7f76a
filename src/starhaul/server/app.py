"""The application: which address answers what."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, Router, WebSocketRoute
from starlette.websockets import WebSocket

from starhaul.kernel.luck import deal_fairly
from starhaul.server.api import ENDPOINTS
from starhaul.server.clock import Clock
from starhaul.server.disk_trouble import DiskTrouble
from starhaul.server.endpoints import NO_STORE, Endpoint, Services
from starhaul.server.hall import Hall
from starhaul.server.http_messages import Problem
from starhaul.server.ledger import Ledger
from starhaul.server.limits import Limit, Rate
from starhaul.server.logs import RequestIds
from starhaul.server.match import Deal
from starhaul.server.metrics import Metrics
from starhaul.server.names import learn_looks
from starhaul.server.openapi import describe
from starhaul.server.origins import is_foreign
from starhaul.server.page import Page
from starhaul.server.people import People
from starhaul.server.prefix import UnderPrefix
from starhaul.server.proxies import BehindProxies, Proxies
from starhaul.server.readiness import Readiness, Remark
from starhaul.server.replay_jobs import ReplayWorkers
from starhaul.server.safety import SAFETY_HEADERS, SafetyHeaders
from starhaul.server.settings import Settings
from starhaul.server.socket import attend, call_to_tables
from starhaul.server.storage import Storage
from starhaul.server.visitors import words_for

READS, CHANGES = Rate(300, 30), Rate(60, 2)
WORTH_PACKING = 2000
"""Bytes."""


class Server:
    """All parts of one server, and the addresses under which they answer."""

    def __init__(self, settings: Settings, clock: Clock, deal: Deal) -> None:
        self.metrics: Metrics = Metrics()
        self.storage: Storage = Storage(settings.database, self.metrics)
        self.hall: Hall = Hall(settings, self.storage, self.metrics, clock, deal)
        self.settings = settings
        limits = (Limit(READS), Limit(CHANGES)) if settings.has_limits else (None, None)
        people, replays = People(self.storage, clock), ReplayWorkers(settings.database, has_limits=settings.has_limits)
        self.services: Services = Services(self.hall, people, replays, settings.origins, *limits)
        self.ledger: Ledger = Ledger(self.storage, replays, self.hall.game_ended)
        self.is_draining: bool = False

    @asynccontextmanager
    async def lifespan(self, _app: Starlette) -> AsyncIterator[None]:
        await asyncio.to_thread(learn_looks)
        await self.storage.open(is_checked=True)  # `serve` looks before it begins
        self.hall.open()
        self.ledger.open()
        try:
            yield
        finally:
            self.is_draining = True
            await self.hall.close()
            await self.ledger.close()
            await self.services.replays.stop()
            await self.storage.close()

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/livez", livez),
            Route("/readyz", self.readyz),
            Route("/metrics", self.show_metrics),
            Mount("/api", app=_routed([*self._api(), *self._sockets()])),
            Mount("/", Page(self.settings.page, self.settings.prefix)),
        ]

    def _sockets(self) -> list[BaseRoute]:
        return [
            WebSocketRoute("/tables/{id}/socket", self.attend),
            WebSocketRoute("/session/socket", self.call_to_tables),
        ]

    def _api(self) -> list[BaseRoute]:
        """One route a path, so that a wrong method is told which are right."""
        description = msgspec.json.encode(describe(ENDPOINTS))

        async def openapi(_request: Request) -> Response:
            return Response(description, headers=NO_STORE, media_type="application/json")

        paths: dict[str, dict[str, Endpoint]] = {}
        for endpoint in ENDPOINTS:
            paths.setdefault(endpoint.path, {})[endpoint.method] = endpoint
        return [Route("/openapi.json", openapi), *(self._route(path, ways) for path, ways in paths.items())]

    def _route(self, path: str, ways: dict[str, Endpoint]) -> Route:
        async def answer(request: Request) -> Response:
            method = "GET" if request.method == "HEAD" else request.method
            return await ways[method].respond(self.services, request)

        return Route(path, answer, methods=list(ways))

    async def readyz(self, _request: Request) -> Response:
        """Whether requests may be sent here: only while the database can be written."""
        found = await self._readiness()
        return Response(msgspec.json.encode(found), 200 if found.is_ready else 503, NO_STORE, "application/json")

    async def _readiness(self) -> Readiness:
        warnings = self.storage.watch.warnings()
        if self.is_draining:
            return Readiness(False, [Remark("draining", "the server stops")], warnings)
        try:
            await self.storage.probe()
        except DiskTrouble as trouble:
            return Readiness(False, [Remark(trouble.code, trouble.reason)], warnings)
        return Readiness(True, [], warnings)

    async def show_metrics(self, _request: Request) -> Response:
        self.hall.count()
        return Response(self.metrics.text(), headers=NO_STORE, media_type="text/plain; version=0.0.4")

    async def attend(self, socket: WebSocket) -> None:
        """The socket of a table. A page of another site is turned away before the handshake."""
        if is_foreign(socket, self.settings.origins):
            await socket.close()
            return
        await attend(socket, self.hall, self.services.people, socket.path_params["id"])

    async def call_to_tables(self, socket: WebSocket) -> None:
        """The socket of somebody who wants to know where they are asked."""
        if is_foreign(socket, self.settings.origins):
            await socket.close()
            return
        await call_to_tables(socket, self.hall, self.services.people)


def create_app(settings: Settings, clock: Clock | None = None, deal: Deal = deal_fairly) -> Starlette:
    """The server as an ASGI application. It opens its database when it starts and closes it when it stops."""
    server = Server(settings, clock or Clock(), deal)
    most = settings.connections_per_address if settings.has_limits else None
    app = Starlette(
        routes=server.routes(),
        middleware=[
            Middleware(BehindProxies, Proxies(settings.proxies), most),
            Middleware(UnderPrefix, settings.prefix),
            Middleware(RequestIds),
            Middleware(SafetyHeaders),
            Middleware(GZipMiddleware, minimum_size=WORTH_PACKING, compresslevel=5),
        ],
        exception_handlers={HTTPException: refuse, Exception: confess},
        lifespan=server.lifespan,
    )
    app.router.redirect_slashes = False
    app.state.server = server
    return app


def _routed(routes: Sequence[BaseRoute]) -> Router:
    """Without redirects to the address without a slash: they would go to whatever host the request names."""
    return Router(routes, redirect_slashes=False)


async def livez(_request: Request) -> Response:
    """Whether the process is alive; touches nothing that could be slow or broken."""
    return PlainTextResponse("alive\n", headers=NO_STORE)


async def refuse(request: Request, error: Exception) -> Response:
    """A refusal in the language of the asker: JSON for programs, a plain line for people."""
    assert isinstance(error, HTTPException)
    if request.url.path.startswith("/api/"):
        problem = Problem(error.detail.lower().replace(" ", "-"))
        headers = {**NO_STORE, **(error.headers or {})}
        return Response(msgspec.json.encode(problem), error.status_code, headers, "application/json")
    text = words_for(request).say("server-not-found") if error.status_code == 404 else error.detail
    return PlainTextResponse(f"{text}\n", error.status_code, error.headers)


async def confess(request: Request, _error: Exception) -> Response:
    """Our own mistake. Starlette answers it outside of the middleware, so the safety headers come from here."""
    answer = await refuse(request, HTTPException(500))
    answer.headers.update(SAFETY_HEADERS)
    return answer
