"""Finished games over HTTP: those that were played here, and records that somebody brings along.

Nothing of a record that was brought is kept: it comes with every request, is checked, shown, and forgotten.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from starlette.responses import Response

from starhaul.games import UnknownGame, load_game
from starhaul.kernel import Record, RecordError, Seat, read_record
from starhaul.kernel import replay as play_again
from starhaul.kernel.record import Came, End, Moved
from starhaul.server import archive
from starhaul.server.endpoints import NO_STORE, Call
from starhaul.server.eyes import frames
from starhaul.server.match import MatchInfo
from starhaul.server.messages import BroughtRecord, Code, Frame, Frames, Refusal, Replay

HAUL = "application/x-ndjson"
MOST_FRAMES = 1000
MOST_LINES = 20_000
"""Of a record that somebody brings; the longest games have some thousand."""


async def my_replays(call: Call) -> list[Replay]:
    return await call.services.hall.replays_of(call.me)


async def replay(call: Call) -> Replay:
    row, rows = await call.services.hall.finished(call.values["id"])
    return archive.replay_of(row, sum(not entry["is_undone"] for entry in rows))


async def replay_frames(call: Call) -> Frames:
    row, rows = await call.services.hall.finished(call.values["id"])
    return Frames(await _seen(call, row["game"], archive.match_from(row), rows))


async def record(call: Call) -> Response:
    """The whole record, or the game as one seat saw it."""
    row, rows = await call.services.hall.finished(call.values["id"])
    if call.values["seat"] is None:
        data = archive.record_of(row, rows, load_game(row["game"])).write().encode()
    else:
        data = await asyncio.to_thread(b"".join, _as_lines(call, row, rows))
    name = f"attachment; filename=starhaul-{call.values['id']}.haul"
    return Response(data, 200, {**NO_STORE, "Content-Disposition": name}, HAUL)


def _as_lines(call: Call, row: Any, rows: Sequence[Any]) -> Iterator[bytes]:
    """What game it is, and its frames; a JSON object a line."""
    seat = _seat(call, len(row["players"]))
    yield msgspec.json.encode(archive.replay_of(row, sum(not entry["is_undone"] for entry in rows))) + b"\n"
    for frame in frames(load_game(row["game"]), archive.match_from(row), rows, seat):
        yield msgspec.json.encode(frame) + b"\n"


async def open_record(call: Call) -> Replay:
    """What game a record holds, after all of it was checked."""
    brought = await _brought(call)
    header, end = brought.header, brought.entries[-1]
    assert isinstance(end, End)
    last = max((entry.at or 0 for entry in brought.entries if isinstance(entry, Moved | Came)), default=0)
    lines = len(brought.entries) - 1
    return Replay("", header.game, header.options, list(_players(brought)), list(end.end), 0, last, lines)


async def record_frames(call: Call) -> Frames:
    brought = await _brought(call)
    rows = [_row(entry) for entry in brought.entries if not isinstance(entry, End)]
    header = brought.header
    info = MatchInfo("", header.options, _players(brought), "", header.version, header.content, 0)
    return Frames(await _seen(call, header.game, info, rows))


def _players(brought: Record) -> tuple[str, ...]:
    """As many as there are seats: a record need not name them."""
    named, seats = brought.header.players, brought.header.seats
    return (*named, *[""] * (seats - len(named)))[:seats]


def _row(entry: Any) -> dict[str, Any]:
    """A line as the database would have it."""
    is_move = isinstance(entry, Moved)
    text = entry.move if is_move else entry.chance
    return {"seat": entry.seat if is_move else None, "text": text, "at": entry.at or 0, "is_undone": False}


async def _brought(call: Call) -> Record:
    assert isinstance(call.body, BroughtRecord)
    async with call.services.record_check:
        try:
            return await asyncio.to_thread(_checked, call.body.record)
        except (RecordError, UnknownGame) as error:
            raise Refusal(Code.BAD_RECORD, detail=str(error)) from None


def _checked(text: str) -> Record:
    """A finished game that our rules agree with. Remarks and check points say nothing that the moves do not."""
    brought = read_record(text)
    if len(brought.entries) > MOST_LINES:
        raise RecordError(brought.name, MOST_LINES, "too-long", "is too long")
    if not brought.is_finished:
        raise RecordError(brought.name, len(brought.entries) + 1, "not-over", "the game is not over")
    brought.entries = [entry for entry in brought.entries if isinstance(entry, Moved | Came | End)]
    play_again(brought, load_game(brought.header.game))
    return brought


async def _seen(call: Call, game: str, info: MatchInfo, rows: Sequence[Any]) -> list[Frame]:
    seat = _seat(call, len(info.players))
    first, count = call.values["first"] or 0, call.values["count"] or MOST_FRAMES
    seen = frames(load_game(game), info, rows, seat, first=first, count=count)
    return await asyncio.to_thread(list, seen)


def _seat(call: Call, seats: int) -> Seat | None:
    seat = call.values["seat"]
    if seat is not None and seat >= seats:
        raise Refusal(Code.MALFORMED, detail="seat: there is no such seat")
    return None if seat is None else Seat(seat)
