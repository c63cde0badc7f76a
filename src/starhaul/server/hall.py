"""All tables of a server: found, made, brought back after a restart."""

from __future__ import annotations

import asyncio
import logging
import traceback
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar

from sqlalchemy import select

from starhaul.games import GAMES, load_game
from starhaul.kernel.luck import deal_fairly
from starhaul.server import archive
from starhaul.server.answers import Answers
from starhaul.server.archive import TableRow
from starhaul.server.audience import KEPT_CHAT
from starhaul.server.clock import Clock
from starhaul.server.disk_trouble import DiskTrouble
from starhaul.server.game_time import Timekeeper
from starhaul.server.http_messages import NewTable, Replay, StoryPage, TableBrief
from starhaul.server.ids import new_code, new_id, new_seed
from starhaul.server.inbox import Trouble
from starhaul.server.match import Deal, Match
from starhaul.server.messages import Code, Phase, Refusal, Said
from starhaul.server.metrics import Metrics
from starhaul.server.offers import check_options
from starhaul.server.opponents import check_bot
from starhaul.server.schema import chat, matches, members, tables
from starhaul.server.seating import Person, Seating
from starhaul.server.settings import Settings
from starhaul.server.storage import Storage
from starhaul.server.story import Wish
from starhaul.server.summons import Summons
from starhaul.server.table import Table
from starhaul.server.thinking import Thinkers
from starhaul.server.unreadable import CannotRead, check, readable

log: logging.Logger = logging.getLogger("starhaul.hall")

LISTED = 100
TRY_AGAIN = 1.0
"""Seconds until the disk is asked again for the games that ran when the server stopped."""
T = TypeVar("T")


class Hall:
    """The tables in memory, each with its task, and all others in the database."""

    def __init__(
        self, settings: Settings, storage: Storage, metrics: Metrics, clock: Clock, deal: Deal = deal_fairly
    ) -> None:
        self.settings = settings
        self.storage = storage
        self.metrics = metrics
        self.clock = clock
        self.deal = deal
        self.thinkers: Thinkers = Thinkers(settings.bot_workers, settings.bot_seconds, metrics)
        self.summons: Summons = Summons()
        self._tables: dict[str, Table] = {}
        self._timekeeper = Timekeeper(storage, self._tables.values)
        self._tasks: dict[Table, asyncio.Task[None]] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._waking: asyncio.Task[None] | None = None
        self.game_ended: asyncio.Event = asyncio.Event()
        """There is a finished game on disk that nobody has counted."""
        self._is_closing = False
        self._spoilt: set[str] = set()

    def open(self) -> None:
        """Bring the running games back, one after the other, while the server answers already."""
        self._timekeeper.start()
        self.storage.journal.on_trouble = self._show_waiting
        self._waking = asyncio.create_task(self._wake_running(), name="waking")

    def _show_waiting(self) -> None:
        for table in self._tables.values():
            table.show_waiting(is_waiting=self.storage.trouble is not None)

    async def _wake_running(self) -> None:
        sleeping: list[str] | None = None
        while sleeping != [] and not self._is_closing:
            try:
                if sleeping is None:
                    running = select(tables.c.id).where(tables.c.phase == Phase.PLAYING.value)
                    sleeping = [row["id"] for row in await self.storage.read(running)]
                else:
                    with suppress(Refusal):
                        await self.table(sleeping[-1])
                    sleeping.pop()
            except DiskTrouble:
                await asyncio.sleep(TRY_AGAIN)

    async def close(self) -> None:
        """Tell everybody, let the tables finish what they are writing, and end the workers.

        Reads from the database are finished: its driver's thread would answer to a loop that is gone.
        """
        self._is_closing = True
        if self._waking is not None:
            await self._waking
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
        await self._timekeeper.stop()
        for table in list(self._tables.values()):
            table.dismiss(1012, "restart")
        self.summons.close(1012, "restart")
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.thinkers.stop()

    async def table(self, id: str) -> Table:
        """The table of this id, from memory or from the database."""
        while True:
            table = self._tables.get(id)
            if table is None:
                if id not in self._loading:
                    self._loading[id] = asyncio.create_task(self._load(id))
                table = await asyncio.shield(self._loading[id])
            if not table.is_gone:
                return table

    async def _load(self, id: str) -> Table:
        try:
            row = await self.row(id)
            try:
                return await self._bring_back(row)
            except DiskTrouble:
                raise
            except Exception as error:  # whatever was spoilt on disk must not reach another table
                raise await self._park_unread(row.id, row.report, row.match, error) from error
        finally:
            del self._loading[id]

    async def _bring_back(self, row: TableRow) -> Table:
        match, trouble = None, None
        if row.match is not None and row.phase in {Phase.PLAYING, Phase.OVER}:
            match, trouble = await self._restore(row)
        said, number = await self._chat(row.id)
        answers = Answers(row.id, await self.storage.read(archive.requests_of(row.id)))
        table = Table(self, row, match, answers, chat=said, chat_number=number)
        self._start(table)
        if trouble is not None:
            table.inbox.put(Trouble(trouble))
        return table

    async def _park_unread(self, id: str, known: str | None, match: str | None, error: Exception) -> Refusal:
        """A table that cannot even be brought into memory. It is tried again whenever somebody asks for it, so that
        the operator who repairs its row need not restart the server.
        """
        if known is not None:
            return Refusal(Code.PARKED, report=known)
        report = new_id()
        log.error("table cannot be read", exc_info=error, extra={"table": id, "report": report})
        self.metrics.exceptions.labels("table").inc()
        text = "".join(traceback.format_exception(error))
        saved = archive.insert_report(report, id, match, self.clock.now(), text)
        await self.storage.write_now(archive.park_table(id, report), saved)
        return Refusal(Code.PARKED, report=report)

    async def _restore(self, row: TableRow) -> tuple[Match | None, Exception | None]:
        found = await self.storage.read_one(select(matches).where(matches.c.id == row.match))
        if found is None:
            return None, CannotRead(f"there is no match {row.match}")
        entries = await self.storage.read(archive.entries_of(found["id"]))
        try:
            # The rules of a game are imported when it is first asked for: clocks that run already must not wait for it.
            match = Match(await asyncio.to_thread(load_game, row.game), archive.match_from(found), self.deal)
            match.restore(entries, found["game_time"], found["taken_back"])
        except Exception as error:  # noqa: BLE001 # a game that its own rules cannot replay is parked like any other
            return None, error
        return match, None

    async def _chat(self, id: str) -> tuple[list[Said], int]:
        newest = select(chat).where(chat.c.table == id).order_by(chat.c.number.desc()).limit(KEPT_CHAT)
        rows = await self.storage.read(newest)
        said = [Said(row["name"], row["seat"], row["text"], row["at"]) for row in reversed(rows)]
        return said, rows[0]["number"] if rows else 0

    def _start(self, table: Table) -> None:
        self._tables[table.row.id] = table
        task = self._tasks[table] = asyncio.create_task(table.run(), name=f"table {table.row.id}")
        task.add_done_callback(lambda _: self._tasks.pop(table, None))
        if self.storage.trouble is not None:
            table.show_waiting(is_waiting=True)

    def forget(self, table: Table) -> None:
        """It leaves the memory."""
        if self._tables.get(table.row.id) is table:
            del self._tables[table.row.id]
            self.summons.note(table.row, frozenset())

    async def create(self, person: Person, wish: NewTable) -> TableRow:
        """A new table with its host in the first seat."""
        check_game(wish)
        seating = Seating.for_table(wish.seats, person, wish.bots)
        row = TableRow(
            new_id(),
            new_code(),
            wish.game,
            wish.options,
            person.id,
            wish.is_open,
            wish.has_spectators,
            Phase.GATHERING,
            seating.places,
            [],
            self.clock.now(),
            new_seed(),
            has_take_back=wish.has_take_back,
            is_by_correspondence=wish.is_by_correspondence,
        )
        await self.storage.write_now(archive.insert_table(row), archive.insert_member(person.id, row.id))
        return row

    async def row(self, id: str) -> TableRow:
        """A table as it is now; raises Refusal where there is none."""
        if id in self._tables:
            return self._tables[id].row
        found = await self.storage.read_one(select(tables).where(tables.c.id == id))
        if found is None:
            raise Refusal(Code.NOT_FOUND)
        return await self._readable(found)

    async def _readable(self, found: dict[str, Any]) -> TableRow:
        """Raises Refusal for a table that cannot be read."""
        try:
            return archive.table_from(found)
        except CannotRead as error:
            known = found["report"] if found["phase"] == Phase.PARKED.value else None
            raise await self._park_unread(found["id"], known, found["match"], error) from error

    async def by_code(self, code: str) -> TableRow:
        """The table that an invitation leads to."""
        found = await self.storage.read_one(select(tables).where(tables.c.code == code.upper()))
        if found is None or found["phase"] == Phase.CLOSED.value:
            raise Refusal(Code.NOT_FOUND)
        return await self._readable(found)

    async def open_tables(self) -> list[TableBrief]:
        """Tables that anybody may join or watch, the newest first."""
        is_listed = tables.c.is_open & tables.c.phase.in_([Phase.GATHERING.value, Phase.PLAYING.value])
        rows = await self.storage.read(select(tables).where(is_listed).order_by(tables.c.created.desc()).limit(LISTED))
        return [row.brief(for_member=False) for row in self._those_readable(rows, archive.table_from)]

    async def tables_of(self, person: Person) -> list[TableBrief]:
        """Where somebody sits or sat: running games first, however old, then the newest."""
        mine = select(tables).join(members, members.c.table == tables.c.id).where(members.c.person == person.id)
        is_running = (tables.c.phase == Phase.PLAYING.value).desc()
        rows = await self.storage.read(mine.order_by(is_running, tables.c.created.desc()).limit(LISTED))
        return [row.brief(for_member=True) for row in self._those_readable(rows, archive.table_from)]

    def _those_readable(self, rows: list[dict[str, Any]], convert: Callable[[dict[str, Any]], T]) -> list[T]:
        """One spoilt row must not hide all others; it is told once."""
        found, spoilt = readable(rows, convert)
        for id in set(spoilt) - self._spoilt:
            log.error("left out of a list, since it cannot be read", extra={"row": id})
        self._spoilt |= set(spoilt)
        return found

    async def replays_of(self, person: Person) -> list[Replay]:
        """What somebody has played to the end, the newest first."""
        rows = await self.storage.read(archive.replays_of(person.id).limit(LISTED))
        return self._those_readable(rows, lambda row: archive.replay_of(row, row["lines"]))

    async def finished(self, match: str, person: Person | None) -> Any:
        """A game that is over, with the number of its lines. Where nobody might watch, only who sat there sees it."""
        row = await self.storage.read_one(archive.match_of(match, person.id if person else None))
        if row is None:
            raise Refusal(Code.NOT_FOUND)
        if not (row["has_spectators"] or row["is_member"]):
            raise Refusal(Code.NO_SPECTATORS)
        if row["scores"] is None:
            raise Refusal(Code.NOT_OVER)
        try:
            check(row)
        except CannotRead as error:
            log.error("a finished game cannot be read", exc_info=error, extra={"match": match})
            raise Refusal(Code.FAILED) from error
        return row

    def story(self, id: str, person: Person, wish: Wish) -> StoryPage:
        """A page of what happened at a table where somebody is."""
        table = self._tables.get(id)
        if table is None:
            raise Refusal(Code.NOT_NOW, detail="nobody is at this table")
        return table.audience.story_for(person, table.row.match, wish)

    def count(self) -> None:
        """Bring the gauges up to date."""
        self.metrics.tables.clear()
        self.metrics.queued.set(sum(len(table.inbox) for table in self._tables.values()))
        for table in self._tables.values():
            self.metrics.tables.labels(table.row.game, table.row.phase.value).inc()


def check_game(wish: NewTable) -> None:
    """Raise Refusal unless such a game can be played."""
    if wish.game not in GAMES:
        raise Refusal(Code.NO_SUCH_GAME, game=wish.game)
    for bot in wish.bots:
        check_bot(wish.game, bot)
    if len(wish.bots) >= wish.seats:
        raise Refusal(Code.BAD_OPTION, detail="bots: the host needs a seat")
    check_options(wish.game, wish.options, wish.seats, has_clock=not wish.is_by_correspondence)
