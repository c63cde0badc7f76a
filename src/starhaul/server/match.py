"""A game while it is played at a table: its state, its own time, and what can be taken back.

Plain and silent: no network, no disk, no clock.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from starhaul.kernel import CLOCK, Chance, Event, Game, IllegalMove, Move, NoSuchMove, Outcome, Seat, State
from starhaul.kernel.luck import deal_fairly, luck_of
from starhaul.server.messages import Code, Refusal

UNDO_DEPTH = 50

Deal = Callable[[Chance, str, int], Outcome]
"""Gives the outcome of the n-th chance of the game with this luck (see `kernel.luck`)."""


class Entry(msgspec.Struct, frozen=True, gc=False):
    """A move (with a seat) or an outcome (without), as the database keeps it."""

    number: int
    seat: int | None
    text: str
    at: int
    request: str | None = None
    stand_in: str | None = None
    """The bot that made the move for somebody who was away."""


@dataclass(frozen=True, slots=True)
class MatchInfo:
    """What is fixed before the first move."""

    id: str
    options: Mapping[str, Any]
    players: tuple[str, ...]
    seed: str
    version: str
    content: str
    started: int
    words: tuple[str, ...] = ()
    """What each seat has added to the luck; empty where nobody has."""
    sitters: tuple[str | None, ...] = ()
    """The ids of the people, by seat; nothing where a bot sits, and no id ("") for who plays on another's device."""
    deal: str | None = None
    """The game whose luck is dealt again, so that all of it may be known."""
    taker: int | None = None
    """The seat that may take back anything: of somebody who plays against bots alone."""


class _Step(msgspec.Struct, frozen=True):
    """A move that may be taken back: who made it, and how things stood before it."""

    seat: Seat
    before: State
    timers: dict[str, int]
    first_entry: int
    told: int
    chances: int
    stood_in: frozenset[Seat]


class Changes(msgspec.Struct):
    """What happened since somebody last asked."""

    entries: list[Entry] = []
    events: list[Event] = []
    stood_in: set[int] = set()
    """Which of the events came of moves that a bot made for somebody who was away."""
    undone: list[int] = []
    events_undone: int = 0
    """How many of the events before these never happened."""
    has_taken_back: bool = False
    """A move was taken back that had shown something, or that a bot had answered."""

    def __bool__(self) -> bool:
        return bool(self.entries or self.undone)

    def tell(self, events: list[Event], seat: int, stand_in: str | None) -> None:
        """What a move led to; what is this seat's own doing is marked where a bot made the move for it."""
        if stand_in is not None:
            own = [at for at, event in enumerate(events, len(self.events)) if event.concerns() == seat]
            self.stood_in.update(own)
        self.events += events

    def take_back(self, entries: Iterable[int], events: int) -> None:
        """Those that nobody has heard of yet are simply gone."""
        self.undone += entries
        unheard = min(events, len(self.events))
        del self.events[len(self.events) - unheard :]
        self.stood_in = {at for at in self.stood_in if at < len(self.events)}
        self.events_undone += events - unheard


def _name_of(seat: int, request: str) -> str:
    """One text instead of a pair: a match keeps thousands, and the garbage collector looks into pairs."""
    return f"{seat} {request}"


class Match:
    """Plays moves, rolls what is due, measures time as it is told, and remembers what was asked for already."""

    def __init__(self, game: Game, info: MatchInfo, deal: Deal = deal_fairly) -> None:
        self.game = game
        self.info = info
        self.seats: list[Seat] = [Seat(number) for number in range(len(info.players))]
        self.state: State = game.new_game(game.read_options(info.options), len(info.players))
        self.number: Any = 0
        """Of the last entry."""
        self.at: int = 0
        """Milliseconds that have passed in the game, as far as is known: the last entry was made then, or later."""
        self.timers: dict[str, int] = {}
        """For each move that the clock will make: when."""
        self.stood_in: frozenset[Seat] = frozenset()
        """Seats whose last move a bot made for somebody who was away."""
        self.taken_back: int = 0
        """How often a move was taken back that had shown something, or that a bot had answered."""
        self.changes: Changes = Changes()
        self._told = 0
        """How many events there were."""
        self._deal = deal
        self._luck = luck_of(info.seed, info.words)
        self._chances = 0
        self._has_clock = False
        self._steps: list[_Step] = []
        self._harmless = 0
        """How many of these, the last ones, anybody may take back."""
        self._requests: set[str] = set()

    def begin(self) -> None:
        """Roll what is due before anybody is asked."""
        self._settle()

    def restore(self, rows: Iterable[Mapping[str, Any]], game_time: int = 0, taken_back: int = 0) -> None:
        """Come to where the database says the game stands; what has happened so far is there to be taken. Time goes on
        where it was last seen: taking a move back gives none back.
        """
        self._watch_clock()
        self.taken_back = taken_back
        for row in rows:
            if row["seat"] == self.info.taker and (row["request"] or row["stand_in"]) and not row["is_undone"]:
                self._remember(self._step(Seat(row["seat"]), row["number"]), is_harmless=False)
            self.number = row["number"]
            game_time = max(game_time, row["at"])
            if row["request"] is not None:
                self._requests.add(_name_of(row["seat"], row["request"]))
            if not row["is_undone"]:
                self._replay(row["seat"], row["text"], row["at"], row["stand_in"])
                self._note_mover(row["seat"], row["stand_in"])
        self.at = game_time

    def _replay(self, seat: int | None, text: str, at: int, stand_in: str | None) -> None:
        self.at = at
        if seat is None:
            chance = self.state.chance
            assert chance is not None, "an outcome stands where nothing was due"
            self._resolve(chance.read(text))
        else:
            self._tell(self.state.apply(Seat(seat), self.game.parse_move(text)), seat, stand_in)
        if self.state.chance is None:  # while a draw is due nobody is asked, but clocks run on
            self._watch_clock()

    def is_known(self, seat: Seat, request: str) -> bool:
        """Whether this request was carried out already."""
        return _name_of(seat, request) in self._requests

    def play(
        self, seat: Seat, texts: list[str], at: int, request: str | None = None, *, stand_in: str | None = None
    ) -> None:
        """Make a move, or a series of them: all or none. Raises IllegalMove or Refusal."""
        moves = [self._parse(text) for text in texts]
        step = self._step(seat, self.number + 1)
        events = self._apply_all(seat, moves, step.before)
        self.at = max(at, self.at)
        for text in texts:
            self._enter(seat, text, request if self.number + 1 == step.first_entry else None, stand_in)
        self._note_mover(seat, stand_in)
        self._tell(events, seat, stand_in)
        if request is not None:
            self._requests.add(_name_of(seat, request))
        self._remember(step, is_harmless=self._can_take_back(seat, step.before, events))
        self._settle()

    def _tell(self, events: list[Event], seat: int, stand_in: str | None) -> None:
        self._told += len(events)
        self.changes.tell(events, seat, stand_in)

    def _step(self, seat: Seat, first_entry: int) -> _Step:
        before = self.state.clone()
        return _Step(seat, before, self.timers, first_entry, self._told, self._chances, self.stood_in)

    def _remember(self, step: _Step, *, is_harmless: bool) -> None:
        if not is_harmless:
            self._fix()
        if step.seat == self.info.taker or (is_harmless and self.info.taker is None):
            self._steps.append(step)
            self._harmless += is_harmless
            del self._steps[:-UNDO_DEPTH]

    def _fix(self) -> None:
        """What was done so far stays done, but for somebody who may take back anything."""
        self._harmless = 0
        if self.info.taker is None:
            self._steps.clear()

    def _note_mover(self, seat: int | None, stand_in: str | None) -> None:
        if seat is not None and (seat in self.stood_in) != (stand_in is not None):
            self.stood_in ^= {Seat(seat)}

    def _parse(self, text: str) -> Move:
        try:
            return self.game.parse_move(text)
        except NoSuchMove:
            raise Refusal(Code.NO_SUCH_MOVE, move=text) from None

    def _apply_all(self, seat: Seat, moves: list[Move], before: State) -> list[Event]:
        events: list[Event] = []
        for number, move in enumerate(moves):
            if number and self.state.chance is not None:  # nobody decides beforehand what to do about a roll
                self.state = before.clone()
                raise Refusal(Code.SERIES_BROKEN, at=number)
            try:
                events += self.state.apply(seat, move)
            except IllegalMove:
                self.state = before.clone() if number else self.state
                raise
        return events

    def _can_take_back(self, seat: Seat, before: State, events: list[Event]) -> bool:
        """Only what revealed nothing, rolled nothing and changed nobody else's choices."""
        if self._steps and self._steps[-1].seat != seat:
            self._fix()
        if seat == CLOCK or self.state.chance is not None or self.state.is_over:
            return False
        for event in events:
            if event.reveals:
                return False
        return self._asks_others_the_same(before, seat)

    def _asks_others_the_same(self, before: State, seat: Seat) -> bool:
        was, now = before.decisions, self.state.decisions
        for other in self.seats:
            if other != seat:
                question = now.get(other)
                if was.get(other) != question:
                    return False
                if question is not None and before.legal_moves(other) != self.state.legal_moves(other):
                    return False
        return True

    @property
    def undoer(self) -> Seat | None:
        """Who can take the last move back, which has shown nothing."""
        return self._steps[-1].seat if self._harmless else None

    @property
    def taker(self) -> Seat | None:
        """Who can take back their last move, whatever it has led to."""
        return self._steps[-1].seat if self._steps and self.info.taker is not None else None

    def undo(self, seat: Seat) -> None:
        """Take the last move back. Its entries stay in the database, marked; the record does not show them."""
        if self.undoer != seat:
            raise Refusal(Code.NOTHING_TO_UNDO)
        self._rewind()

    def take_back(self, seat: Seat) -> None:
        """Take my last move back with all that followed. The same luck comes again: outcomes are counted anew."""
        if self.taker != seat:
            raise Refusal(Code.NOTHING_TO_UNDO)
        if not self._harmless:
            self.taken_back += 1
            self.changes.has_taken_back = True
        self._rewind()

    def _rewind(self) -> None:
        step = self._steps.pop()
        self._harmless = max(0, self._harmless - 1)
        self.stood_in = step.stood_in - {step.seat}
        self.state, self.timers = step.before, step.timers
        self.changes.take_back(range(step.first_entry, self.number + 1), self._told - step.told)
        self._told, self._chances = step.told, step.chances
        self._watch_clock()

    def _settle(self) -> None:
        """Roll what is due until somebody is asked."""
        while (chance := self.state.chance) is not None:
            outcome = self._deal(chance, self._luck, self._chances)
            text = chance.write(outcome)
            self._resolve(outcome)
            self._enter(None, text)
            self._fix()
        self._watch_clock()

    def _resolve(self, outcome: Outcome) -> None:
        events = self.state.resolve(outcome)
        self._told += len(events)
        self._chances += 1
        self.changes.events += events

    def _enter(self, seat: Seat | None, text: str, request: str | None = None, stand_in: str | None = None) -> None:
        self.number += 1
        self.changes.entries.append(Entry(self.number, seat, text, self.at, request, stand_in))

    def _watch_clock(self) -> None:
        decision = self.state.decisions.get(CLOCK)
        self._has_clock = decision is not None
        if decision is None:
            self.timers = {}
            return
        running, self.timers = self.timers, {}
        for move in self.state.legal_moves(CLOCK):
            seconds = decision.seconds(move)
            if seconds is not None:
                text = str(move)
                self.timers[text] = running.get(text, self.at + round(seconds * 1000))

    def due_at(self) -> int | None:
        """When time makes its next move, in the game's own time."""
        return min(self.timers.values()) if self.timers else None

    def let_time_pass(self, at: int) -> bool:
        """Make the clock's move that is due by now; whether there was one."""
        text = min(self.timers, key=self.timers.__getitem__, default=None)
        if text is None or self.timers[text] > at:
            return False
        del self.timers[text]
        self.play(CLOCK, [text], at)
        self._steps.clear()  # time that has passed comes back for nobody
        self._harmless = 0
        return True

    def idle_move(self) -> str | None:
        """The clock's move when nobody else wants to move; None where time is measured or does nothing."""
        if self.timers or not self._has_clock:
            return None
        return next((str(move) for move in self.state.legal_moves(CLOCK)), None)

    def take_changes(self) -> Changes:
        changes, self.changes = self.changes, Changes()
        return changes
