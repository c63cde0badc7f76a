"""Finished games over HTTP: those that were played here, and records that somebody brings along.

Nothing of a record that was brought is kept: it comes with every request, is checked, shown, and forgotten.
"""

from __future__ import annotations

from starlette.responses import Response

from starhaul.server import archive
from starhaul.server.endpoints import JSON, NO_STORE, Call
from starhaul.server.http_messages import BroughtRecord, Replay
from starhaul.server.replay_jobs import (
    BroughtFrames,
    BroughtGame,
    Eyes,
    Job,
    KeptAccounts,
    KeptFairPlay,
    KeptFilm,
    KeptFrames,
    KeptRecord,
)

HAUL = "application/x-ndjson"
MOST_FRAMES = 1000


async def my_replays(call: Call) -> list[Replay]:
    return await call.services.hall.replays_of(call.me)


async def replay(call: Call) -> Replay:
    row = await call.services.hall.finished(call.values["id"], call.person)
    return archive.replay_of(row, row["lines"])


async def replay_frames(call: Call) -> Response:
    await call.services.hall.finished(call.values["id"], call.person)
    return await _made(call, KeptFrames(call.services.replays.database, call.values["id"], _eyes(call)))


async def record(call: Call) -> Response:
    """The whole record, or the game as one seat saw it."""
    id, seat = call.values["id"], call.values["seat"]
    await call.services.hall.finished(id, call.person)
    database = call.services.replays.database
    answer = await _made(call, KeptRecord(database, id) if seat is None else KeptFilm(database, id, seat), HAUL)
    answer.headers["Content-Disposition"] = f"attachment; filename=starhaul-{id}.haul"
    return answer


async def fair_play(call: Call) -> Response:
    """Where the luck of a finished game came from, drawn again."""
    id = call.values["id"]
    await call.services.hall.finished(id, call.person)
    return await _made(call, KeptFairPlay(call.services.replays.database, id))


async def accounts(call: Call) -> Response:
    """Each seat's score, thing by thing; nothing for a game whose bill says it all."""
    id = call.values["id"]
    await call.services.hall.finished(id, call.person)
    return await _made(call, KeptAccounts(call.services.replays.database, id))


async def open_record(call: Call) -> Response:
    """What game a record holds, after all of it was checked."""
    assert isinstance(call.body, BroughtRecord)
    return await _made(call, BroughtGame(call.body.record))


async def record_frames(call: Call) -> Response:
    assert isinstance(call.body, BroughtRecord)
    return await _made(call, BroughtFrames(call.body.record, _eyes(call)))


def _eyes(call: Call) -> Eyes:
    return Eyes(call.values["seat"], call.values["first"] or 0, call.values["count"] or MOST_FRAMES)


async def _made(call: Call, job: Job, media_type: str = JSON) -> Response:
    return Response(await call.services.replays.do(job, call.address), 200, NO_STORE, media_type)
