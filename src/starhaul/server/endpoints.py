"""The HTTP API as data: each endpoint says what it takes and gives, so that its OpenAPI description cannot differ."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from starhaul.server.disk_trouble import DiskTrouble
from starhaul.server.hall import Hall
from starhaul.server.http_messages import Problem
from starhaul.server.limits import Limit
from starhaul.server.messages import Code, Refusal, decoded
from starhaul.server.origins import is_foreign
from starhaul.server.people import COOKIE, People
from starhaul.server.proxies import household
from starhaul.server.replay_jobs import ReplayWorkers
from starhaul.server.seating import Person

MAX_BODY = 64 * 1024
NO_STORE = {"Cache-Control": "no-store"}
JSON = "application/json"

STATUS = {
    Code.BAD_BOT: 422,
    Code.BAD_OPTION: 422,
    Code.BAD_RECORD: 422,
    Code.BUSY: 503,
    Code.FAILED: 500,
    Code.FOREIGN_ORIGIN: 403,
    Code.MALFORMED: 400,
    Code.METHOD_NOT_ALLOWED: 405,
    Code.NAME_TAKEN: 409,
    Code.NO_SPECTATORS: 403,
    Code.NO_SUCH_GAME: 422,
    Code.NOT_FOUND: 404,
    Code.NOT_INVITED: 403,
    Code.NOT_NOW: 409,
    Code.NOT_OVER: 409,
    Code.PASSWORD_NEEDED: 401,
    Code.SIGN_IN: 401,
    Code.TOO_FAST: 429,
    Code.TOO_LARGE: 413,
    Code.UNKNOWN_BOT: 422,
    Code.WAITING: 503,
    Code.WRONG_PASSWORD: 401,
}
SAFE_METHODS = {"GET", "HEAD"}


@dataclass(frozen=True, slots=True)
class Services:
    """What endpoints work with."""

    hall: Hall
    people: People
    replays: ReplayWorkers
    origins: tuple[str, ...]
    reads: Limit | None
    changes: Limit | None
    """How often one address may ask for something, and change something."""

    def check_rate(self, request: Request, *, is_safe: bool) -> None:
        limit = self.reads if is_safe else self.changes
        if limit is not None and not limit.take(address_of(request)):
            raise Refusal(Code.TOO_FAST)


def address_of(request: Request) -> str:
    """What limits count as one visitor."""
    return household(request.client.host) if request.client else ""


@dataclass(frozen=True, slots=True)
class Call:
    """One request, checked."""

    services: Services
    request: Request
    person: Person | None
    body: Any
    values: Mapping[str, Any]
    """Of the path and the query."""

    @property
    def address(self) -> str:
        return address_of(self.request)

    @property
    def me(self) -> Person:
        if self.person is None:
            raise Refusal(Code.SIGN_IN)
        return self.person


Handler = Callable[[Call], Awaitable[Any]]


@dataclass(frozen=True, slots=True)
class Endpoint:
    """One address and method."""

    method: str
    path: str
    summary: str
    handler: Handler
    answer: Any
    status: int = 200
    body: type[msgspec.Struct] | None = None
    max_body: int = MAX_BODY
    path_values: Mapping[str, Any] = field(default_factory=dict)
    query: Mapping[str, Any] = field(default_factory=dict)
    refusals: tuple[Code, ...] = ()
    media_type: str = JSON

    @property
    def is_safe(self) -> bool:
        return self.method in SAFE_METHODS

    @property
    def all_refusals(self) -> set[Code]:
        """Its own, and those that come before its handler."""
        found = {*self.refusals, Code.TOO_FAST, Code.WAITING}
        if self.body is not None or self.query or self.path_values:
            found.add(Code.MALFORMED)
        if self.body is not None:
            found.add(Code.TOO_LARGE)
        if not self.is_safe:
            found.add(Code.FOREIGN_ORIGIN)
        return found

    async def respond(self, services: Services, request: Request) -> Response:
        """Check, carry out, answer."""
        try:
            answer = await self.handler(await self._call(services, request))
        except Refusal as refusal:
            return refuse(refusal)
        except DiskTrouble as trouble:
            return refuse(Refusal(Code.WAITING, detail=trouble.code))
        if isinstance(answer, Response):
            return answer
        return Response(msgspec.json.encode(answer), self.status, NO_STORE, JSON)

    async def _call(self, services: Services, request: Request) -> Call:
        if not self.is_safe and is_foreign(request, services.origins):
            raise Refusal(Code.FOREIGN_ORIGIN)
        services.check_rate(request, is_safe=self.is_safe)
        values = _values(request, self.path_values, self.query)
        body = await _body(request, self.body, self.max_body) if self.body is not None else None
        person = await services.people.who(request.cookies.get(COOKIE))
        return Call(services, request, person, body, values)


def _values(request: Request, path: Mapping[str, Any], query: Mapping[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {name: _convert(name, request.path_params[name], kind) for name, kind in path.items()}
    for name, kind in query.items():
        text = request.query_params.get(name)
        found[name] = _convert(name, text, kind) if text is not None else None
    return found


def _convert(name: str, text: str, kind: Any) -> Any:
    try:
        return msgspec.convert(text, kind, strict=False)
    except msgspec.ValidationError as error:
        raise Refusal(Code.MALFORMED, detail=f"{name}: {error}") from None


async def _body(request: Request, kind: type[msgspec.Struct], most: int) -> msgspec.Struct:
    """JSON and nothing else: a form that another site sends cannot pass for it."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise Refusal(Code.MALFORMED, detail=f"the content type must be {JSON}")
    data = bytearray()
    try:
        async for part in request.stream():
            data += part
            if len(data) > most:
                raise Refusal(Code.TOO_LARGE)
    except ClientDisconnect:
        raise Refusal(Code.MALFORMED, detail="cut off") from None
    body: msgspec.Struct = decoded(partial(msgspec.json.decode, type=kind), bytes(data))
    return body


def refuse(refusal: Refusal) -> Response:
    """The answer that says why not."""
    status = STATUS.get(Code(refusal.code), 409)
    headers = {**NO_STORE, **({"Retry-After": "10"} if status in {429, 503} else {})}
    return Response(msgspec.json.encode(Problem(refusal.code, refusal.detail)), status, headers, JSON)
