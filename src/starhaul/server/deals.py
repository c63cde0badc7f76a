"""The same deal again: a finished game against bots is played with the same luck, from the same seat.

Its seed was revealed at its end, so whoever plays it may know everything that comes; nothing here pretends otherwise.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import Select, func, select

from starhaul.server import archive
from starhaul.server.archive import TableRow
from starhaul.server.endpoints import Call
from starhaul.server.hall import Hall
from starhaul.server.http_messages import DealInfo, DealResult, TableBrief
from starhaul.server.ids import new_code, new_id
from starhaul.server.messages import Code, Phase, Refusal
from starhaul.server.schema import entries, matches
from starhaul.server.seating import Person, Place

LISTED = 100


async def deal(call: Call) -> DealInfo:
    """All who took this challenge, the best first."""
    row = await _first(call)
    seat = _seat(row)
    rows = await call.services.hall.storage.read(_taken(row["id"], seat))
    results = [_result(taken, seat, call.person) for taken in rows]
    results.sort(key=lambda result: (-result.scores[seat], result.rank, result.ended))
    players = archive.match_from(row).players
    return DealInfo(row["id"], row["game"], dict(row["options"]), seat, list(players), results)


async def deal_again(call: Call) -> TableBrief:
    """A table of my own where this deal is played next."""
    row = await _first(call)
    table = _table(row, call.me, call.services.hall)
    member = archive.insert_member(call.me.id, table.id)
    await call.services.hall.storage.write_now(archive.insert_table(table), member)
    return table.brief(for_member=True)


async def _first(call: Call) -> Any:
    """The game that was dealt so first, by its own id or that of one that was dealt again."""
    hall = call.services.hall
    row = await hall.finished(call.values["id"], call.person)
    return await hall.finished(row["deal"], call.person) if row["deal"] else row


def _seat(row: Any) -> int:
    """Of the one person who played against bots; raises Refusal where there is none, or several."""
    people = [seat for seat, person in enumerate(row["sitters"] or ()) if person is not None]
    if len(people) != 1:
        raise Refusal(Code.NOT_NOW, detail="only a game of one person against bots can be dealt again")
    return people[0]


def _table(row: Any, person: Person, hall: Hall) -> TableRow:
    info, seat = archive.match_from(row), _seat(row)
    words = info.words or ("",) * len(info.players)
    places = [Place(bot=bot, is_ready=True, word=word) for bot, word in zip(info.players, words, strict=True)]
    places[seat] = Place(person.id, person.name, person.is_guest, word=words[seat])
    return TableRow(
        new_id(),
        new_code(),
        row["game"],
        dict(info.options),
        person.id,
        is_open=False,
        has_spectators=True,
        phase=Phase.GATHERING,
        seats=places,
        banned=[],
        created=hall.clock.now(),
        seed=info.seed,
        deal=info.id,
    )


def _taken(first: str, seat: int) -> Select[Any]:
    """The finished games with this deal, and how many moves the person made in each."""
    own = (entries.c.match == matches.c.id, entries.c.seat == seat, ~entries.c.is_undone)
    moves = select(func.count()).where(*own).scalar_subquery()
    time = select(func.max(entries.c.at)).where(entries.c.match == matches.c.id).scalar_subquery()
    found = select(matches, moves.label("moves"), time.label("time"))
    found = found.where((matches.c.id == first) | (matches.c.deal == first), matches.c.ended.is_not(None))
    return found.order_by(matches.c.ended).limit(LISTED)


def _result(row: Any, seat: int, person: Person | None) -> DealResult:
    scores: list[int] = row["scores"]
    return DealResult(
        row["id"],
        row["players"][seat],
        scores,
        row["endings"][seat]["rank"] if row["endings"] else 1 + sum(score > scores[seat] for score in scores),
        row["moves"],
        (row["time"] or 0) // 1000,
        row["taken_back"],
        row["ended"],
        person is not None and (row["sitters"] or [])[seat : seat + 1] == [person.id],
    )
