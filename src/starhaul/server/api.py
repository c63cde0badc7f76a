"""What the HTTP API offers."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.responses import Response

from starhaul import __version__
from starhaul.games import load_game
from starhaul.kernel import Seat
from starhaul.server import archive
from starhaul.server.endpoints import NO_STORE, Call, Endpoint
from starhaul.server.eyes import frames
from starhaul.server.messages import (
    PROTOCOL,
    About,
    Code,
    Frame,
    Frames,
    GameInfo,
    Identifier,
    NewPassword,
    NewTable,
    Refusal,
    Replay,
    SeatNumber,
    Session,
    SignIn,
    TableBrief,
)
from starhaul.server.offers import offered_games
from starhaul.server.people import COOKIE, SESSION_SECONDS
from starhaul.server.seating import Person

HAUL = "application/x-ndjson"
InvitationCode = Annotated[str, Meta(pattern="^[0-9A-Za-z]{1,20}$")]
FrameNumber = Annotated[int, Meta(ge=0, le=1_000_000)]
FrameCount = Annotated[int, Meta(ge=1, le=1000)]


async def about(_call: Call) -> About:
    return About("Starhaul", __version__, PROTOCOL)


async def games(_call: Call) -> list[GameInfo]:
    return offered_games()


async def session(call: Call) -> Session:
    return Session(call.me.name, call.me.is_guest)


async def sign_in(call: Call) -> Response:
    return _with_cookie(call, *await call.services.people.sign_in(call.body))


async def set_password(call: Call) -> Response:
    return _with_cookie(call, *await call.services.people.set_password(call.me, call.body))


async def sign_out(call: Call) -> Response:
    answer = Response(status_code=204, headers=NO_STORE)
    answer.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=call.request.url.scheme == "https")
    return answer


def _with_cookie(call: Call, person: Person, cookie: str) -> Response:
    body = msgspec.json.encode(Session(person.name, person.is_guest))
    answer = Response(body, 200, NO_STORE, "application/json")
    is_secure = call.request.url.scheme == "https"
    answer.set_cookie(COOKIE, cookie, SESSION_SECONDS, httponly=True, samesite="lax", secure=is_secure)
    return answer


async def open_tables(call: Call) -> list[TableBrief]:
    return await call.services.hall.open_tables()


async def create_table(call: Call) -> TableBrief:
    return (await call.services.hall.create(call.me, call.body)).brief(for_member=True)


async def my_tables(call: Call) -> list[TableBrief]:
    return await call.services.hall.tables_of(call.me)


async def table(call: Call) -> TableBrief:
    """One that is not open shows itself to its members only; others come with the code."""
    row = await call.services.hall.row(call.values["id"])
    is_member = call.person is not None and any(place.person == call.person.id for place in row.seats)
    if not (row.is_open or is_member):
        raise Refusal(Code.NOT_INVITED)
    return row.brief(for_member=is_member)


async def invitation(call: Call) -> TableBrief:
    return (await call.services.hall.by_code(call.values["code"])).brief(for_member=True)


async def replay(call: Call) -> Replay:
    row, rows = await call.services.hall.finished(call.values["id"])
    lines = sum(not entry["is_undone"] for entry in rows)
    info = archive.match_from(row)
    return Replay(
        info.id,
        row["game"],
        dict(info.options),
        list(info.players),
        row["scores"],
        info.started,
        row["ended"],
        lines,
    )


async def replay_frames(call: Call) -> Frames:
    first, count = call.values["first"] or 0, call.values["count"] or 1000
    return Frames(await asyncio.to_thread(_frames, *await _seen(call), first, count))


async def record(call: Call) -> Response:
    """The whole record, or the game as one seat saw it."""
    if call.values["seat"] is None:
        row, rows = await call.services.hall.finished(call.values["id"])
        whole = archive.record_of(row, rows, load_game(row["game"]))
        data = whole.write().encode()
    else:
        lines = await asyncio.to_thread(_frames, *await _seen(call), 0, None)
        data = b"".join(msgspec.json.encode(line) + b"\n" for line in lines)
    name = f"attachment; filename=starhaul-{call.values['id']}.haul"
    return Response(data, 200, {**NO_STORE, "Content-Disposition": name}, HAUL)


async def _seen(call: Call) -> tuple[object, object, Seat | None]:
    row, rows = await call.services.hall.finished(call.values["id"])
    seat = call.values["seat"]
    if seat is not None and seat >= len(row["players"]):
        raise Refusal(Code.MALFORMED, detail="seat: there is no such seat")
    return row, rows, None if seat is None else Seat(seat)


def _frames(row: object, rows: object, seat: Seat | None, first: int, count: int | None) -> list[Frame]:
    found: dict[str, str] = row  # type: ignore[assignment]
    return list(frames(load_game(found["game"]), archive.match_from(row), rows, seat, first=first, count=count))  # type: ignore[arg-type]


BY_ID = {"id": Identifier}
ENDPOINTS = (
    Endpoint("GET", "/about", "Who answers here", about, About),
    Endpoint("GET", "/games", "Games that can be played", games, list[GameInfo]),
    Endpoint("GET", "/session", "Who I am", session, Session, refusals=(Code.SIGN_IN,)),
    Endpoint(
        "POST",
        "/session",
        "Sign in: as a guest, or with the password of a name",
        sign_in,
        Session,
        body=SignIn,
        refusals=(Code.PASSWORD_NEEDED, Code.WRONG_PASSWORD),
    ),
    Endpoint("DELETE", "/session", "Sign out", sign_out, None, 204),
    Endpoint(
        "PUT",
        "/session/password",
        "Make my name mine",
        set_password,
        Session,
        body=NewPassword,
        refusals=(Code.SIGN_IN, Code.PASSWORD_NEEDED, Code.WRONG_PASSWORD, Code.NAME_TAKEN),
    ),
    Endpoint("GET", "/tables", "Open tables", open_tables, list[TableBrief]),
    Endpoint(
        "POST",
        "/tables",
        "Make a table",
        create_table,
        TableBrief,
        201,
        body=NewTable,
        refusals=(Code.SIGN_IN, Code.BAD_OPTION, Code.NO_SUCH_GAME, Code.UNKNOWN_BOT),
    ),
    Endpoint(
        "GET", "/session/tables", "Tables where I sit or sat", my_tables, list[TableBrief], refusals=(Code.SIGN_IN,)
    ),
    Endpoint(
        "GET",
        "/tables/{id}",
        "One table",
        table,
        TableBrief,
        path_values=BY_ID,
        refusals=(Code.NOT_FOUND, Code.NOT_INVITED),
    ),
    Endpoint(
        "GET",
        "/invitations/{code}",
        "The table that an invitation leads to",
        invitation,
        TableBrief,
        path_values={"code": InvitationCode},
        refusals=(Code.NOT_FOUND,),
    ),
    Endpoint(
        "GET",
        "/replays/{id}",
        "A finished game",
        replay,
        Replay,
        path_values=BY_ID,
        refusals=(Code.NOT_FOUND, Code.NOT_OVER),
    ),
    Endpoint(
        "GET",
        "/replays/{id}/frames",
        "Its steps, seen with one pair of eyes",
        replay_frames,
        Frames,
        path_values=BY_ID,
        query={"seat": SeatNumber, "first": FrameNumber, "count": FrameCount},
        refusals=(Code.NOT_FOUND, Code.NOT_OVER),
    ),
    Endpoint(
        "GET",
        "/replays/{id}/record",
        "Its record (.haul), whole or as one seat saw it",
        record,
        str,
        path_values=BY_ID,
        query={"seat": SeatNumber},
        refusals=(Code.NOT_FOUND, Code.NOT_OVER),
        media_type=HAUL,
    ),
)
