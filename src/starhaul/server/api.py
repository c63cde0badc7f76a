"""What the HTTP API offers."""

from __future__ import annotations

from functools import cache
from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.responses import Response

from starhaul import __version__
from starhaul.digest import read_own_book
from starhaul.server import deals, profiles, replays
from starhaul.server.endpoints import NO_STORE, Call, Endpoint
from starhaul.server.http_messages import (
    About,
    BroughtRecord,
    DealInfo,
    FairPlay,
    Frames,
    GameInfo,
    NewPassword,
    NewTable,
    Reach,
    Replay,
    RuleText,
    Session,
    SignIn,
    StoryPage,
    TableBrief,
    ThingAccount,
)
from starhaul.server.messages import PROTOCOL, Code, Identifier, Refusal, SeatNumber
from starhaul.server.offers import offered_games
from starhaul.server.people import COOKIE, SESSION_SECONDS
from starhaul.server.profile_messages import Profile, ProfileExport, ResultsPage, Sharing
from starhaul.server.reach import reach_of
from starhaul.server.seating import Person
from starhaul.server.story import MOST_LINES, Wish

InvitationCode = Annotated[str, Meta(pattern="^[0-9A-Za-z]{1,20}$")]
FrameNumber = Annotated[int, Meta(ge=0, le=1_000_000)]
FrameCount = Annotated[int, Meta(ge=1, le=replays.MOST_FRAMES)]
LineNumber = Annotated[int, Meta(ge=0, le=1_000_000)]
LineCount = Annotated[int, Meta(ge=1, le=MOST_LINES)]
ChapterName = Annotated[str, Meta(pattern="^[a-z-]{1,40}$")]
PartName = Annotated[str, Meta(pattern="^[a-z_]{1,30}$")]
GameName = Annotated[str, Meta(max_length=40)]
ResultNumber = Annotated[int, Meta(ge=0, le=1_000_000)]
ResultCount = Annotated[int, Meta(ge=1, le=profiles.MOST_RESULTS)]
MAX_RECORD = 2 * 1024 * 1024


async def about(_call: Call) -> About:
    return About("Starhaul", __version__, PROTOCOL)


async def reach(call: Call) -> Reach:
    return reach_of(call.services.hall.settings)


async def games(_call: Call) -> list[GameInfo]:
    return offered_games()


async def rules(call: Call) -> list[RuleText]:
    chapter = _rules_by_chapter().get(call.values["chapter"])
    if chapter is None:
        raise Refusal(Code.NOT_FOUND)
    return chapter


@cache
def _rules_by_chapter() -> dict[str, list[RuleText]]:
    chapters: dict[str, list[RuleText]] = {}
    for rule in read_own_book().rules:
        chapters.setdefault(rule.chapter, []).append(RuleText(rule.id, rule.text))
    return chapters


async def session(call: Call) -> Session:
    return Session(call.me.name, call.me.is_guest)


async def sign_in(call: Call) -> Response:
    return _with_cookie(call, *await call.services.people.sign_in(call.body, call.address))


async def set_password(call: Call) -> Response:
    return _with_cookie(call, *await call.services.people.set_password(call.me, call.body, call.address))


async def sign_out(call: Call) -> Response:
    if call.person is not None:
        await call.services.people.sign_out(call.person)
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


async def story(call: Call) -> StoryPage:
    values = call.values
    wish = Wish(values["before"], values["count"] or MOST_LINES, values["player"], values["part"])
    return call.services.hall.story(values["id"], call.me, wish)


BY_ID = {"id": Identifier}
EYES = {"seat": SeatNumber, "first": FrameNumber, "count": FrameCount}
SEEN = (Code.NOT_FOUND, Code.NOT_OVER, Code.NO_SPECTATORS, Code.BUSY)
DEALT = (Code.NOT_FOUND, Code.NOT_OVER, Code.NO_SPECTATORS, Code.NOT_NOW)
ENDPOINTS = (
    Endpoint("GET", "/about", "Who answers here", about, About),
    Endpoint("GET", "/reach", "Under which addresses others can come", reach, Reach),
    Endpoint("GET", "/games", "Games that can be played", games, list[GameInfo]),
    Endpoint(
        "GET",
        "/rules/{chapter}",
        "The numbered rules of a chapter",
        rules,
        list[RuleText],
        path_values={"chapter": ChapterName},
        refusals=(Code.NOT_FOUND,),
    ),
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
        refusals=(Code.SIGN_IN, Code.BAD_BOT, Code.BAD_OPTION, Code.NO_SUCH_GAME, Code.UNKNOWN_BOT),
    ),
    Endpoint(
        "GET", "/session/tables", "Tables where I sit or sat", my_tables, list[TableBrief], refusals=(Code.SIGN_IN,)
    ),
    Endpoint(
        "GET", "/session/replays", "My finished games", replays.my_replays, list[Replay], refusals=(Code.SIGN_IN,)
    ),
    Endpoint(
        "GET", "/session/profile", "My results and ratings", profiles.my_profile, Profile, refusals=(Code.SIGN_IN,)
    ),
    Endpoint(
        "PUT",
        "/session/profile",
        "Share my profile with everybody who has its address, or with nobody",
        profiles.share,
        Profile,
        body=Sharing,
        refusals=(Code.SIGN_IN,),
    ),
    Endpoint(
        "GET",
        "/session/results",
        "How my finished games ended, the newest first",
        profiles.my_results,
        ResultsPage,
        query={"game": GameName, "first": ResultNumber, "count": ResultCount},
        refusals=(Code.SIGN_IN,),
    ),
    Endpoint(
        "GET",
        "/session/export",
        "All that is known of my games, to take along",
        profiles.export,
        ProfileExport,
        refusals=(Code.SIGN_IN,),
    ),
    Endpoint(
        "GET",
        "/profiles/{key}",
        "A profile that its owner shares",
        profiles.shared_profile,
        Profile,
        path_values={"key": Identifier},
        refusals=(Code.NOT_FOUND,),
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
        "/tables/{id}/story",
        "What happened there, for those at the table, the newest lines before a number",
        story,
        StoryPage,
        path_values=BY_ID,
        query={"before": LineNumber, "count": LineCount, "player": SeatNumber, "part": PartName},
        refusals=(Code.SIGN_IN, Code.NOT_NOW),
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
        replays.replay,
        Replay,
        path_values=BY_ID,
        refusals=(Code.NOT_FOUND, Code.NOT_OVER, Code.NO_SPECTATORS),
    ),
    Endpoint(
        "GET",
        "/replays/{id}/frames",
        "Its steps, seen with one pair of eyes",
        replays.replay_frames,
        Frames,
        path_values=BY_ID,
        query=EYES,
        refusals=SEEN,
    ),
    Endpoint(
        "GET",
        "/replays/{id}/record",
        "Its record (.haul), whole or as one seat saw it",
        replays.record,
        str,
        path_values=BY_ID,
        query={"seat": SeatNumber},
        refusals=SEEN,
        media_type=replays.HAUL,
    ),
    Endpoint(
        "GET",
        "/replays/{id}/fair-play",
        "Where its luck came from, drawn again",
        replays.fair_play,
        FairPlay,
        path_values=BY_ID,
        refusals=SEEN,
    ),
    Endpoint(
        "GET",
        "/replays/{id}/accounts",
        "The score of each seat, thing by thing: in Race by card",
        replays.accounts,
        list[list[ThingAccount]],
        path_values=BY_ID,
        refusals=SEEN,
    ),
    Endpoint(
        "GET",
        "/deals/{id}",
        "A deal that can be played again, and how all have fared with it",
        deals.deal,
        DealInfo,
        path_values=BY_ID,
        refusals=DEALT,
    ),
    Endpoint(
        "POST",
        "/deals/{id}",
        "A table of mine for the same deal again",
        deals.deal_again,
        TableBrief,
        201,
        path_values=BY_ID,
        refusals=(*DEALT, Code.SIGN_IN),
    ),
    Endpoint(
        "POST",
        "/records",
        "What game a record holds; it is checked and not kept",
        replays.open_record,
        Replay,
        body=BroughtRecord,
        max_body=MAX_RECORD,
        refusals=(Code.BAD_RECORD, Code.BUSY),
    ),
    Endpoint(
        "POST",
        "/records/frames",
        "The steps of a record, seen with one pair of eyes",
        replays.record_frames,
        Frames,
        body=BroughtRecord,
        max_body=MAX_RECORD,
        query=EYES,
        refusals=(Code.BAD_RECORD, Code.BUSY),
    ),
)
