"""Tables and games on their way to the database and back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Select, bindparam, delete, func, insert, literal, select, update
from sqlalchemy.dialects import sqlite

from starhaul import __version__
from starhaul.kernel import Game, Record
from starhaul.kernel.record import FORMAT, Came, Check, Comment, End, Header, Moved, seed_hash
from starhaul.server.endings import Unrated, endings_of
from starhaul.server.http_messages import Replay, TableBrief
from starhaul.server.ids import new_id
from starhaul.server.match import Changes, Entry, Match, MatchInfo
from starhaul.server.messages import Phase, Said, SeatInfo
from starhaul.server.pens import Write
from starhaul.server.schema import chat, entries, matches, members, reports, requests, tables
from starhaul.server.seating import Place, Seating
from starhaul.server.unreadable import CannotRead, check


class TableRow(msgspec.Struct):
    """A table as the database keeps it."""

    id: str
    code: str
    game: str
    options: dict[str, Any]
    host: str
    is_open: bool
    has_spectators: bool
    phase: Phase
    seats: list[Place]
    banned: list[str]
    created: int
    seed: str
    """Of the next game: chosen before anybody gives a word, so that it can be promised to all who gather."""
    match: str | None = None
    report: str | None = None
    deal: str | None = None
    """The game whose luck the next one has again; then `seed` is no secret."""
    has_take_back: bool = True
    """Whether who plays against bots alone may take back anything."""
    is_by_correspondence: bool = False

    def brief(self, *, for_member: bool) -> TableBrief:
        """The table as lists show it."""
        seats = [
            SeatInfo(
                place.name,
                place.is_guest,
                place.bot,
                place.is_ready,
                is_host=place.person == self.host and not place.is_shared,
            )
            for place in self.seats
        ]
        code = self.code if for_member else None
        return TableBrief(
            self.id,
            self.game,
            self.options,
            self.phase,
            seats,
            self.is_open,
            self.has_spectators,
            self.created,
            self.match,
            code,
            self.is_by_correspondence,
        )


def new_match(row: TableRow, game: Game, now: int) -> MatchInfo:
    """The game that these people agreed on. Raises BadOption."""
    seating = Seating(row.seats)
    content = game.content_hash(game.read_options(row.options))
    players = tuple(seating.players)
    sitters = tuple("" if place.is_shared else place.person for place in row.seats)
    return MatchInfo(
        new_id(),
        row.options,
        players,
        row.seed,
        __version__,
        content,
        now,
        seating.words,
        sitters,
        row.deal,
        _taker(row),
    )


def _taker(row: TableRow) -> int | None:
    """Who may take back anything: the one who plays against bots alone, where that is allowed."""
    people = [seat for seat, place in enumerate(row.seats) if place.person is not None]
    return people[0] if row.has_take_back and len(people) == 1 else None


def table_from(row: dict[str, Any]) -> TableRow:
    """Raises CannotRead."""
    check(row)
    try:
        return msgspec.convert(row, TableRow)
    except msgspec.ValidationError as error:
        raise CannotRead(str(error)) from error


# Statements are made once: the journal puts rows of the same statement together.
_INSERT_TABLE = insert(tables)
_INSERT_ENTRY = str(insert(entries).compile(dialect=sqlite.dialect()))
_INSERT_MATCH = insert(matches)
_INSERT_CHAT = insert(chat)
_INSERT_REPORT = insert(reports)
_INSERT_REQUEST = insert(requests)
_FORGET_REQUESTS = delete(requests).where(
    requests.c.table == bindparam("of_table"), requests.c.number <= bindparam("up_to")
)
_KEEP_TIME = update(matches).where(matches.c.id == bindparam("which")).values(game_time=bindparam("passed"))
_UPDATE_TABLE = update(tables).where(tables.c.id == bindparam("which"))
_PARK = update(tables).where(tables.c.id == bindparam("which")).values(phase=Phase.PARKED.value)
_UNDO = (
    update(entries)
    .where(entries.c.match == bindparam("which"), entries.c.number == bindparam("of_number"))
    .values(is_undone=True)
)
_END_MATCH = (
    update(matches)
    .where(matches.c.id == bindparam("which"))
    .values(
        ended=bindparam("at_time"),
        scores=bindparam("final", type_=matches.c.scores.type),
        endings=bindparam("by_seat", type_=matches.c.endings.type),
    )
)
_TAKE_BACK = (
    update(matches)
    .where(matches.c.id == bindparam("which"))
    .values(taken_back=bindparam("times"), unrated=bindparam("reason"))
)
_MARK_UNRATED = update(matches).where(matches.c.id == bindparam("which")).values(unrated=bindparam("reason"))


def insert_table(row: TableRow) -> Write:
    return Write(_INSERT_TABLE, [msgspec.to_builtins(row)])


def update_table(row: TableRow) -> Write:
    values = msgspec.to_builtins(row)
    values["which"] = values.pop("id")
    return Write(_UPDATE_TABLE, [values])


def park_table(id: str, report: str) -> Write:
    """Without touching the rest, which is needed to repair the row."""
    return Write(_PARK, [{"which": id, "report": report}])


def insert_member(person: str, table: str) -> Write:
    return Write(insert(members).from_select(["person", "table"], _unless_member(person, table)))


def _unless_member(person: str, table: str) -> Select[str, str]:
    already = select(members.c.person).where(members.c.person == person, members.c.table == table).exists()
    return select(literal(person), literal(table)).where(~already)


def insert_entries(match: str, new: Iterable[Entry]) -> Write:
    rows = [
        (match, entry.number, entry.seat, entry.text, entry.at, entry.request, False, entry.stand_in) for entry in new
    ]
    return Write(_INSERT_ENTRY, rows)


def mark_undone(match: str, numbers: Iterable[int]) -> Write:
    return Write(_UNDO, [{"which": match, "of_number": number} for number in numbers])


def insert_match(table: str, game: str, info: MatchInfo) -> Write:
    row = {
        "id": info.id,
        "table": table,
        "game": game,
        "options": dict(info.options),
        "players": list(info.players),
        "seed": info.seed,
        "version": info.version,
        "content": info.content,
        "started": info.started,
        "words": list(info.words) or None,
        "sitters": list(info.sitters),
        "deal": info.deal,
        "unrated": Unrated.KNOWN_DEAL.value if info.deal else None,
        "taker": info.taker,
    }
    return Write(_INSERT_MATCH, [row])


def end_match(match: Match, at_time: int) -> Write:
    """The game is over. What its end means for everybody is for the ledger, which reads it from here."""
    result = match.state.outcome
    assert result is not None
    endings = msgspec.to_builtins(endings_of(match.game, match.state))
    row = {"which": match.info.id, "at_time": at_time, "final": list(result.scores), "by_seat": endings}
    return Write(_END_MATCH, [row])


def changes_of(match: Match, changes: Changes) -> list[Write]:
    """What happened in a game, in the order in which the database must learn it."""
    writes = [insert_entries(match.info.id, changes.entries)] if changes.entries else []
    if changes.undone:
        writes.append(mark_undone(match.info.id, changes.undone))
    if changes.has_taken_back:
        writes.append(note_taken_back(match))
    return writes


def note_taken_back(match: Match) -> Write:
    """So often by now; its result is marked."""
    row = {"which": match.info.id, "times": match.taken_back, "reason": Unrated.TAKE_BACK.value}
    return Write(_TAKE_BACK, [row])


def mark_unrated(match: str, reason: Unrated) -> Write:
    """This game changes nobody's rating, for what has happened in it."""
    return Write(_MARK_UNRATED, [{"which": match, "reason": reason.value}])


def keep_time(times: Mapping[str, int]) -> Write:
    """How far each of these games has come in its own time."""
    return Write(_KEEP_TIME, [{"which": match, "passed": at} for match, at in times.items()])


def insert_request(table: str, number: int, person: str, request: str) -> Write:
    return Write(_INSERT_REQUEST, [{"table": table, "number": number, "person": person, "request": request}])


def forget_requests(table: str, up_to: int) -> Write:
    return Write(_FORGET_REQUESTS, [{"of_table": table, "up_to": up_to}])


def requests_of(table: str) -> Select[Any]:
    return select(requests).where(requests.c.table == table).order_by(requests.c.number)


def insert_chat(table: str, number: int, said: Said) -> Write:
    return Write(_INSERT_CHAT, [{"table": table, "number": number, **msgspec.to_builtins(said)}])


def insert_report(id: str, table: str, match: str | None, created: int, text: str) -> Write:
    return Write(_INSERT_REPORT, [{"id": id, "table": table, "match": match, "created": created, "text": text}])


def match_from(row: Any) -> MatchInfo:
    """Raises CannotRead."""
    check(row)
    return MatchInfo(
        row["id"],
        row["options"],
        tuple(row["players"]),
        row["seed"],
        row["version"],
        row["content"],
        row["started"],
        tuple(row["words"] or ()),
        tuple(row["sitters"] or ()),
        row["deal"],
        row["taker"],
    )


def replay_of(row: Any, lines: int) -> Replay:
    info = match_from(row)
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


def _finished() -> Select[Any]:
    """Matches with the number of their lines."""
    lines = select(func.count()).where(entries.c.match == matches.c.id, ~entries.c.is_undone).scalar_subquery()
    return select(matches, lines.label("lines"))


def replays_of(person: str) -> Select[Any]:
    """The finished games at tables where somebody sat, the newest first."""
    mine = _finished().join(members, members.c.table == matches.c.table)
    return mine.where(members.c.person == person, matches.c.ended.is_not(None)).order_by(matches.c.ended.desc())


def match_of(id: str, person: str | None) -> Select[Any]:
    """One game, whether anybody may see it, and whether this person sat at its table."""
    sat = select(members.c.person).where(members.c.table == matches.c.table, members.c.person == person).exists()
    query = _finished().join(tables, tables.c.id == matches.c.table)
    return query.add_columns(tables.c.has_spectators, sat.label("is_member")).where(matches.c.id == id)


def entries_of(match: str) -> Select[Any]:
    return select(entries).where(entries.c.match == match).order_by(entries.c.number)


def record_of(row: Any, rows: Sequence[Any], game: Game | None = None) -> Record:
    """The game as a record. While it goes on, the seed stays a promise. With the game's rules a finished record also
    gets a check point at its end.
    """
    info = match_from(row)
    header = Header(
        FORMAT,
        row["game"],
        len(info.players),
        dict(info.options),
        info.version,
        info.content,
        info.players,
        seed_hash(info.seed),
        info.words or None,
    )
    record = Record(header, name=info.id)
    if info.deal:
        record.entries.append(Comment(f"the luck was known beforehand: it is that of game {info.deal}"))
    if row["taken_back"]:
        record.entries.append(Comment(f"moves taken back: {row['taken_back']}"))
    for entry in rows:
        if not entry["is_undone"]:
            record.entries.append(_line(entry))
    if row["scores"] is not None:
        if game is not None:
            record.entries.append(_check_point(record, game))
        record.entries.append(End(tuple(row["scores"]), info.seed))
    return record


def _line(entry: Any) -> Moved | Came:
    if entry["seat"] is None:
        return Came(entry["text"], entry["at"])
    return Moved(entry["seat"], entry["text"], entry["at"])


def _check_point(record: Record, game: Game) -> Check:
    from starhaul.kernel import check_point, replay  # noqa: PLC0415

    return check_point(replay(record, game), record.header.seats)
