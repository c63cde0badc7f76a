"""A worker process that plays finished games again: those of the database, and records that somebody brought along."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, assert_never

import msgspec
from sqlalchemy import create_engine, select
from sqlalchemy.exc import OperationalError
from sqlalchemy.pool import NullPool

from starhaul.games import GAMES, UnknownGame, load_game
from starhaul.kernel import AccountLine, Record, RecordError, Seat, read_record, replay
from starhaul.kernel.luck import prove
from starhaul.kernel.record import Came, End, Moved, seed_hash
from starhaul.server import archive
from starhaul.server.endings import Ending, endings_of
from starhaul.server.eyes import frames
from starhaul.server.http_messages import AccountPart, FairPlay, Frame, Frames, Replay, ThingAccount
from starhaul.server.match import Match, MatchInfo
from starhaul.server.messages import Code, Refusal
from starhaul.server.replay_jobs import (
    BroughtFrames,
    BroughtGame,
    Done,
    Eyes,
    Job,
    KeptAccounts,
    KeptEndings,
    KeptFairPlay,
    KeptFilm,
    KeptFrames,
    KeptRecord,
    Order,
)
from starhaul.server.schema import matches
from starhaul.server.workers import work

NICE = 10
MOST_LINES = 20_000
"""Of a record that somebody brings; the longest games have some thousand."""
encode: Callable[[Any], bytes] = msgspec.json.encode


def answer(order: Order) -> Done:
    """What is asked for, or the refusal."""
    for name, module in order.games.items():
        GAMES.setdefault(name, module)
    try:
        return Done(_do(order.job))
    except Refusal as refusal:
        return Done(refusal=refusal.code, detail=refusal.detail)
    except (RecordError, UnknownGame) as error:
        return Done(refusal=Code.BAD_RECORD.value, detail=str(error))
    except OperationalError as error:
        return Done(refusal=Code.WAITING.value, detail=str(error.orig))


def _do(job: Job) -> bytes:
    match job:
        case KeptFrames(database=database, match=id, eyes=eyes):
            row, rows = _kept(database, id)
            return encode(Frames(_seen(row["game"], archive.match_from(row), rows, eyes)))
        case KeptFilm(database=database, match=id, seat=seat):
            row, rows = _kept(database, id)
            seen = _seen(row["game"], archive.match_from(row), rows, Eyes(seat))
            about = archive.replay_of(row, sum(not entry["is_undone"] for entry in rows))
            return b"".join(encode(part) + b"\n" for part in (about, *seen))
        case KeptRecord(database=database, match=id):
            row, rows = _kept(database, id)
            return archive.record_of(row, rows, load_game(row["game"])).write().encode()
        case KeptFairPlay(database=database, match=id):
            return encode(_fair_play(*_kept(database, id)))
        case KeptEndings(database=database, match=id):
            return encode(_endings(*_kept(database, id)))
        case KeptAccounts(database=database, match=id):
            return encode(_accounts(*_kept(database, id)))
        case BroughtGame(record=text):
            return encode(_about(_checked(text)))
        case BroughtFrames(record=text, eyes=eyes):
            brought = _checked(text)
            lines = [_row(entry) for entry in brought.entries if not isinstance(entry, End)]
            return encode(Frames(_seen(brought.header.game, _info(brought), lines, eyes)))
        case _:
            assert_never(job)


def _kept(database: str, id: str) -> tuple[Any, list[Any]]:
    """A game of the database, which is only looked at."""
    place = f"{Path(database).as_uri()}?mode=ro"
    engine = create_engine("sqlite://", creator=lambda: sqlite3.connect(place, uri=True), poolclass=NullPool)
    with engine.connect() as connection:
        row = connection.execute(select(matches).where(matches.c.id == id)).mappings().one()
        return row, list(connection.execute(archive.entries_of(id)).mappings())


def _fair_play(row: Any, rows: list[Any]) -> FairPlay:
    info = archive.match_from(row)
    told = info.seed, seed_hash(info.seed), list(info.words)
    try:
        return FairPlay(*told, prove(archive.record_of(row, rows), load_game(row["game"])).outcomes, deal=info.deal)
    except RecordError as error:
        return FairPlay(*told, 0, str(error), info.deal)


def _endings(row: Any, rows: list[Any]) -> list[Ending]:
    game = load_game(row["game"])
    return endings_of(game, replay(archive.record_of(row, rows), game))


def _accounts(row: Any, rows: list[Any]) -> list[list[ThingAccount]]:
    match = Match(load_game(row["game"]), archive.match_from(row))
    match.restore(rows)
    lines = match.game.accounts(match.state, match.take_changes().events)
    return [[ThingAccount(line.subject, line.amount, _parts(line)) for line in seat] for seat in lines]


def _parts(line: AccountLine) -> list[AccountPart]:
    return [AccountPart(part.reason, part.amount) for part in line.parts]


def _seen(game: str, info: MatchInfo, rows: list[Any], eyes: Eyes) -> list[Frame]:
    if eyes.seat is not None and eyes.seat >= len(info.players):
        raise Refusal(Code.MALFORMED, detail="seat: there is no such seat")
    seat = None if eyes.seat is None else Seat(eyes.seat)
    return list(frames(load_game(game), info, rows, seat, first=eyes.first, count=eyes.count))


def _about(brought: Record) -> Replay:
    header, end = brought.header, brought.entries[-1]
    assert isinstance(end, End)
    last = max((entry.at or 0 for entry in brought.entries if isinstance(entry, Moved | Came)), default=0)
    lines = len(brought.entries) - 1
    return Replay("", header.game, header.options, list(_players(brought)), list(end.end), 0, last, lines)


def _info(brought: Record) -> MatchInfo:
    header = brought.header
    return MatchInfo("", header.options, _players(brought), "", header.version, header.content, 0)


def _players(brought: Record) -> tuple[str, ...]:
    """As many as there are seats: a record need not name them."""
    named, seats = brought.header.players, brought.header.seats
    return (*named, *[""] * (seats - len(named)))[:seats]


def _row(entry: Any) -> dict[str, Any]:
    """A line as the database would have it."""
    is_move = isinstance(entry, Moved)
    text = entry.move if is_move else entry.chance
    return {"seat": entry.seat if is_move else None, "text": text, "at": entry.at or 0, "is_undone": False}


def _checked(text: str) -> Record:
    """A finished game that our rules agree with. Remarks and check points say nothing that the moves do not."""
    brought = read_record(text)
    if len(brought.entries) > MOST_LINES:
        raise RecordError(brought.name, MOST_LINES, "too-long", "is too long")
    if not brought.is_finished:
        raise RecordError(brought.name, len(brought.entries) + 1, "not-over", "the game is not over")
    brought.entries = [entry for entry in brought.entries if isinstance(entry, Moved | Came | End)]
    replay(brought, load_game(brought.header.game))
    return brought


def main() -> None:
    def do(data: bytes) -> bytes:
        return msgspec.msgpack.encode(answer(msgspec.msgpack.decode(data, type=Order)))

    with suppress(AttributeError, OSError):  # not on every system
        os.nice(NICE)
    work(do)


if __name__ == "__main__":
    main()
