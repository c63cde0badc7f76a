"""One table: the only writer of its game.

Whatever happens at a table comes through its inbox. All that has gathered there is one tick: it changes the game in
memory, goes to disk in one transaction, and only then anybody hears of it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING

from starhaul.kernel import CLOCK, IllegalMove, Seat, View
from starhaul.server import archive
from starhaul.server.actions import carry_out
from starhaul.server.admission import check_entry
from starhaul.server.answers import Answers
from starhaul.server.archive import TableRow
from starhaul.server.audience import Audience
from starhaul.server.beginning import make_match
from starhaul.server.bot_seats import BotSeats
from starhaul.server.client_messages import Hello, Submit
from starhaul.server.curtains import Curtains
from starhaul.server.game_time import Alarm, GameTime
from starhaul.server.ids import new_seed
from starhaul.server.inbox import Ask, Enter, Exit, Guest, Inbox, Item, Thought, Trouble, Wake
from starhaul.server.match import Changes, Match
from starhaul.server.messages import Code, Phase, Refusal, Said, TableInfo
from starhaul.server.metrics import Tally
from starhaul.server.opponents import stand_in_for
from starhaul.server.parking import park
from starhaul.server.pens import Write
from starhaul.server.presence import Presence, patience_at
from starhaul.server.seating import Seating
from starhaul.server.story import Story
from starhaul.server.table_info import asked_people, describe
from starhaul.server.talk import Talk
from starhaul.server.tick import Tick
from starhaul.server.turns import Asker

if TYPE_CHECKING:
    from starhaul.server.hall import Hall

log: logging.Logger = logging.getLogger("starhaul.table")

TICK_LIMIT = 200
"""Requests that one tick takes at most, so that updates keep flowing under a flood."""


class Table:
    """The actor: its task runs `run`, and nothing else calls anything here but through the inbox."""

    def __init__(
        self, hall: Hall, row: TableRow, match: Match | None, answers: Answers, *, chat: list[Said], chat_number: int
    ) -> None:
        self.hall = hall
        self.row = row
        self.seating: Seating = Seating(row.seats)
        self.match = match
        self.inbox: Inbox = Inbox()
        self.audience: Audience = Audience(self, chat, hall.metrics)
        if match is not None:
            changes = match.take_changes()
            self.audience.story = Story(match.game.first_part, changes.events, changes.stood_in)
        self.moves_made: Tally = hall.metrics.moves.of(row.game)
        self.stand_in: str = stand_in_for(row.game, hall.settings.stand_in)
        self.is_gone: bool = False
        self._is_reopening = False
        self._written: asyncio.Future[None] | None = None
        self.talk: Talk = Talk(row.id, self.audience, hall.clock, chat_number, has_limits=hall.settings.has_limits)
        self.bots: BotSeats = BotSeats(hall.thinkers, Asker(row.host, row.id), hall.settings.bot_pause, self.inbox.put)
        patience = patience_at(row, hall.settings)
        self.presence: Presence = Presence(self.seating, self.audience, hall.clock, patience)
        self._answers = answers
        self._alarm = Alarm(hall.clock, lambda: self.inbox.put(Wake()))
        self._shown_timers: dict[str, int] = {}
        self._shown_stood_in: frozenset[Seat] = frozenset()
        self.time: GameTime = GameTime(hall.clock, match.at if match else 0)
        self.curtains: Curtains = Curtains(self)
        self._tick = Tick()

    # The loop.

    async def run(self) -> None:
        """Until the table is closed, or nobody needs it in memory."""
        try:
            await self._work()
        except Exception as error:  # not even parking was possible: clients come back, and it is tried again
            log.error("table left", exc_info=error, extra={"table": self.row.id})
            self.hall.metrics.exceptions.labels("table").inc()
            self.dismiss(1011, Code.FAILED.value)
        self.bots.forget()
        self._alarm.cancel()

    async def _work(self) -> None:
        try:
            self._ask_and_wait()
        except Exception as error:  # noqa: BLE001 # as below: what is on disk may be spoilt
            await park(self, error, [])
        while not self.is_gone:
            items = await self.inbox.take(TICK_LIMIT)
            try:
                await self._do(items)
            except Exception as error:  # noqa: BLE001 # a fault in a game must never reach another table
                await park(self, error, items)

    async def _do(self, items: list[Item]) -> None:
        """One tick: change, write, tell. In this order."""
        for item in items:
            self._handle(item)
        self.time.run(when=self.presence.is_anybody_watching and self.hall.storage.trouble is None)
        self._let_time_pass()
        changes = self._collect()
        self.curtains.settle()
        if self._tick.writes:
            await self.write_now(self._tick.writes)
        tick, self._tick = self._tick, Tick()
        if tick.has_ended:
            self.hall.game_ended.set()
        self.audience.publish(changes, is_table_touched=tick.is_table_touched, is_match_changed=tick.is_match_changed)
        self._answers.reply(tick.replies, self.audience.number, self.hall.metrics)
        self.audience.welcome_newcomers()
        self._look_ahead()

    def _handle(self, item: Item) -> None:
        match item:
            case Ask():
                self._answer(item)
            case Enter():
                self._enter(item.guest, item.hello)
            case Exit():
                self._exit(item.guest)
            case Thought():
                self._take(item)
            case Wake():
                self._alarm.cancel()
                self._hand_over_seats()
            case Trouble():
                raise item.error

    def _collect(self) -> Changes:
        """What changed, in the order in which the database must learn it."""
        tick, match = self._tick, self.match
        changes = match.take_changes() if match is not None else Changes()
        if match is not None and changes:
            tick.is_match_changed = True
            if (match.timers, match.stood_in) != (self._shown_timers, self._shown_stood_in):
                self._shown_timers, self._shown_stood_in = match.timers, match.stood_in
                tick.is_table_touched = True
            tick.is_table_touched |= changes.has_taken_back
            tick.writes += archive.changes_of(match, changes)
            if self.row.phase is Phase.PLAYING and match.state.outcome is not None:
                self._end_match(match)
        if tick.is_row_changed:
            tick.writes.append(archive.update_table(self.row))
        return changes

    def _look_ahead(self) -> None:
        """Ask the bots, set the alarm, and leave the memory if nobody needs us there."""
        if self._is_reopening:
            self.dismiss(1012, "again")
            return
        self._ask_and_wait()
        if self.row.phase is Phase.CLOSED:
            self.dismiss(4410, Code.CLOSED.value)
        elif self.row.phase is not Phase.PLAYING and not self.audience.guests and not self.inbox:
            self.dismiss(1012, "idle")

    def _ask_and_wait(self) -> None:
        match = self.match if self.row.phase is Phase.PLAYING else None
        decisions = match.state.decisions if match is not None else {}
        self.hall.summons.note(self.row, asked_people(self, decisions))
        if match is None or self.time.is_stopped:
            self._alarm.cancel()
            return
        if self.presence.is_anybody_watching:
            self.bots.ask(match, decisions, self.bot_of)
        self._alarm.set(self._next_alarm(match))

    def dismiss(self, code: int, reason: str) -> None:
        """Leave the memory; the database has everything."""
        self.is_gone = True
        self.hall.forget(self)
        for guest in self.audience.guests:
            guest.close(code, reason)

    # The disk.

    def write_now(self, writes: Sequence[Write]) -> asyncio.Future[None]:
        self._written = self.hall.storage.write(*writes)
        return self._written

    @property
    def is_stuck(self) -> bool:
        """The game in memory is ahead of the disk, and the disk has trouble: nobody can be told how things stand."""
        is_writing = self._written is not None and not self._written.done()
        return is_writing and self.hall.storage.trouble is not None

    def show_waiting(self, *, is_waiting: bool) -> None:
        """The disk takes nothing, or does again. Time stands still meanwhile, since nobody can move."""
        if is_waiting:
            self.time.stop()
            self._alarm.cancel()
        else:
            self.time.run(when=self.presence.is_anybody_watching)
            self._tick.is_table_touched = True
            self.inbox.put(Wake())
        self.audience.show_waiting(is_waiting=is_waiting)

    # Coming and going.

    def _enter(self, guest: Guest, hello: Hello) -> None:
        seats = self.seating.seats_of(guest.person.id)
        try:
            check_entry(self.row, guest.person, hello, is_seated=bool(seats))
        except Refusal as refusal:
            self.audience.send_away(guest, refusal)
            return
        eyes = self.curtains.eyes(guest.person.id, hello.since.seat if hello.since else None)
        self.audience.admit(guest, seats, eyes, hello)
        for seat in seats:
            self.take_back(seat)
        self._tick.is_table_touched = True

    def _exit(self, guest: Guest) -> None:
        if guest not in self.audience.guests:
            return
        for seat in self.audience.remove(guest):
            self.presence.note_exit(seat)
        self._tick.is_table_touched = True

    def _hand_over_seats(self) -> None:
        if self.row.phase is Phase.PLAYING:
            for seat in self.presence.long_away:
                self.hand_over(seat)

    # For the actions.

    def hand_over(self, seat: Seat) -> None:
        """A bot plays this seat until its owner comes back."""
        self._tick.is_table_touched |= seat not in self.presence.stand_ins
        self.presence.stand_ins.add(seat)

    def wait_longer(self, seat: Seat) -> None:
        self.presence.grant_time(seat)
        self._tick.is_table_touched = True

    def take_back(self, seat: Seat) -> None:
        self.presence.is_back(seat)
        if self.seating.places[seat].has_left:
            self.seating.places[seat].has_left = False
            self.row_changed()
        self._tick.is_table_touched = True

    def row_changed(self) -> None:
        self._tick.is_row_changed = self._tick.is_table_touched = True

    def seats_changed(self) -> None:
        """Somebody sits elsewhere now, and sees with other eyes."""
        self.row_changed()
        for guest, eyes in list(self.audience.guests.items()):
            person = guest.person.id
            self.audience.move(guest, self.seating.seats_of(person), self.curtains.eyes(person, eyes))
        self.presence.note_absence()

    def write(self, write: Write) -> None:
        self._tick.writes.append(write)

    def ban(self, person: str) -> None:
        self.row.banned.append(person)
        self._send_away([guest for guest in self.audience.guests if guest.person.id == person], Code.BANNED)

    def dismiss_spectators(self) -> None:
        """Where they are not wanted. While people gather, everybody may come in."""
        if not self.row.has_spectators and self.row.phase is not Phase.GATHERING:
            self._send_away(self.audience.spectators, Code.NO_SPECTATORS)

    def _send_away(self, guests: list[Guest], code: Code) -> None:
        for guest in guests:
            self.audience.send_away(guest, Refusal(code))
            self._exit(guest)

    def reopen(self) -> None:
        """Go on from what is on disk: this table leaves the memory until somebody asks for it."""
        self.row.phase = Phase.PLAYING if self.row.match else Phase.GATHERING
        self.row.report = None
        self._is_reopening = True
        self.row_changed()

    # Answering.

    def _answer(self, ask: Ask) -> None:
        """Do what is asked, or find out why not. What was asked before is answered again and not done again."""
        if ask.guest not in self.audience.guests:
            return
        known = self._answers.of(ask)
        if known is not None:
            ask.guest.tell(known)
            return
        refusal: Refusal | None = None
        try:
            if not self._answers.is_done(ask):
                carry_out(self, ask.guest, ask.request)
                if not isinstance(ask.request, Submit):  # a move carries the id of its request
                    self._tick.writes += self._answers.done(ask)
        except IllegalMove as error:
            refusal = Refusal(error.code, error.rule, None, **error.parameters)
        except Refusal as error:
            refusal = error
        self._tick.replies.append((ask, refusal))

    # The game.

    def begin_match(self) -> None:
        """Everybody is there: begin."""
        self.match = make_match(self.row, self.hall.clock.now(), self.hall.deal)
        game, info = self.match.game, self.match.info
        self.write(archive.insert_match(self.row.id, self.row.game, info))
        self.time = GameTime(self.hall.clock, 0)
        if self.hall.storage.trouble is not None:
            self.time.stop()
        self.bots.forget()
        self.seating.begin()
        self.presence.begin()
        self.audience.forget_views()
        self.audience.story = Story(game.first_part)
        self._tick.is_match_changed = True
        self.row.match, self.row.phase, self.row.seed = info.id, Phase.PLAYING, new_seed()
        self.row.deal = None
        self.row_changed()
        self.dismiss_spectators()
        self.match.begin()
        self.curtains.close_all()

    def _end_match(self, match: Match) -> None:
        self.write(archive.end_match(match, self.hall.clock.now()))
        self._tick.has_ended = True
        self.row.phase = Phase.OVER
        self.presence.stand_ins.clear()
        self.bots.forget()
        self.row_changed()

    def steady(self) -> int:
        return self.hall.clock.steady()

    def _let_time_pass(self) -> None:
        match = self.match
        if match is None or self.row.phase is not Phase.PLAYING:
            return
        while match.timers and match.let_time_pass(self.time.now()):
            pass
        while (idle := match.idle_move()) is not None and self.bots.all_pass(match, self.bot_of):
            match.play(CLOCK, [idle], self.time.now())

    def _take(self, thought: Thought) -> None:
        if self.match is None or self.row.phase is not Phase.PLAYING:
            return
        seat = thought.seat
        stand_in = self.stand_in if seat in self.presence.stand_ins else None
        made = self.bots.take(self.match, thought, self.time.now(), self.bot_of, stand_in=stand_in)
        self.moves_made.add(made)

    def bot_of(self, seat: Seat) -> str | None:
        """The bot that plays this seat now."""
        return self.stand_in if seat in self.presence.stand_ins else self.seating.places[seat].bot

    def _next_alarm(self, match: Match) -> float | None:
        """When time makes its next move, or somebody's seat is to be handed over: by the clock's ticks."""
        due, hand_over = match.due_at(), self.presence.next_hand_over
        if due is None:
            return hand_over
        tick = self.time.ticks_at(due)
        return tick if hand_over is None else min(tick, hand_over)

    # What there is to see.

    def views(self, seats: Sequence[Seat | None]) -> Sequence[View | None]:
        return self.match.state.show(seats) if self.match is not None else [None] * len(seats)

    def undoers(self) -> tuple[Seat | None, Seat | None]:
        match = self.match if self.row.phase is Phase.PLAYING else None
        return (match.undoer, match.taker) if match is not None else (None, None)

    def seen(self, seat: Seat) -> int:
        return self.seating.places[seat].seen

    def info(self) -> TableInfo:
        return describe(self)

    # Trouble.

    def stop_game(self, report: str) -> None:
        """Whatever is in memory may be broken; what is on disk is whole."""
        self._tick = Tick()
        self.bots.forget()
        self._alarm.cancel()
        self.match = None
        self.row.phase, self.row.report = Phase.PARKED, report
        self.audience.forget_views()
