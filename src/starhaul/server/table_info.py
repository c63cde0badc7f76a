"""A table as everybody there sees it, but for the game itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from starhaul.kernel import CLOCK, Decision, Seat
from starhaul.kernel.record import seed_hash
from starhaul.server.messages import ClockInfo, Phase, SeatInfo, TableInfo

if TYPE_CHECKING:
    from starhaul.server.table import Table


def describe(table: Table) -> TableInfo:
    row = table.row
    return TableInfo(
        row.id,
        row.code,
        row.game,
        row.options,
        row.phase,
        [_seat_info(table, Seat(at)) for at in range(len(row.seats))],
        row.is_open,
        row.has_spectators,
        list({guest.person.id: guest.person.name for guest in table.audience.spectators}.values()),
        row.match,
        _clocks(table),
        row.report,
        table.hall.storage.trouble is not None,
        _seed_hash(table),
        row.deal if row.phase is Phase.GATHERING else table.match.info.deal if table.match is not None else None,
        row.has_take_back,
        table.match.taken_back if table.match is not None else 0,
        row.is_by_correspondence,
    )


def _seat_info(table: Table, seat: Seat) -> SeatInfo:
    place = table.seating.places[seat]
    is_host = place.person is not None and place.person == table.row.host and not place.is_shared
    bot, is_here = table.bot_of(seat), table.audience.is_here(seat)
    is_stood_in = table.match is not None and seat in table.match.stood_in
    owner = table.seating.seat_of(place.person) if place.is_shared and place.person is not None else None
    stand_in_at = table.presence.stand_in_at(seat) if table.row.phase is Phase.PLAYING else None
    return SeatInfo(
        place.name,
        place.is_guest,
        bot,
        place.is_ready,
        is_here,
        is_host,
        place.word,
        is_stood_in,
        owner,
        stand_in_at,
        place.has_left,
    )


def _seed_hash(table: Table) -> str | None:
    """What is promised about the luck of the game that is to come, or that is or was played."""
    if table.row.phase is Phase.GATHERING:
        return seed_hash(table.row.seed)
    return seed_hash(table.match.info.seed) if table.match is not None else None


def _clocks(table: Table) -> list[ClockInfo]:
    if table.match is None or table.row.phase is not Phase.PLAYING:
        return []
    return [ClockInfo(move, table.time.steady_at(due)) for move, due in sorted(table.match.timers.items())]


def asked_people(table: Table, decisions: Mapping[Seat, Decision]) -> frozenset[str]:
    """Whose answer the game waits for, by person; those for whom a bot plays are not asked."""
    people = [
        table.seating.places[seat].person
        for seat, decision in decisions.items()
        if decision.must and seat != CLOCK and table.bot_of(seat) is None
    ]
    return frozenset([person for person in people if person is not None])
