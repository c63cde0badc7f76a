"""A toy game for the server's tests: everybody grabs numbered things from one heap, first come, first served.

One thing lies on top; the first who grabs it has it, and the next one comes up. On the side everybody may write a
private note, which touches nobody. A clock may end it all, and a button makes the rules themselves fail.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from random import Random
from typing import Annotated, Self

from starhaul.kernel import (
    CLOCK,
    BadOption,
    BadOutcome,
    Codec,
    Decision,
    Event,
    Game,
    IllegalMove,
    Move,
    NoSuchMove,
    Outcome,
    Range,
    Result,
    ScoreLine,
    Seat,
    State,
    View,
    as_seat,
)


class Ask(Enum):
    GRAB = 1
    TIME = 2


@dataclass(frozen=True, slots=True)
class Grab(Move):
    thing: int

    def __str__(self) -> str:
        return f"grab {self.thing}"


@dataclass(frozen=True, slots=True)
class Note(Move):
    text: int

    def __str__(self) -> str:
        return f"note {self.text}"


@dataclass(frozen=True, slots=True)
class Break(Move):
    def __str__(self) -> str:
        return "break"


@dataclass(frozen=True, slots=True)
class TimeUp(Move):
    def __str__(self) -> str:
        return "time-up"


@dataclass(frozen=True, slots=True)
class Grabbed(Event):
    seat: Seat
    thing: int


class Countdown(Decision):
    __slots__ = ("limit",)

    def __init__(self, limit: int) -> None:
        super().__init__(Ask.TIME, must=False)
        self.limit = limit

    def seconds(self, move: Move) -> float | None:
        del move
        return self.limit / 1000


GRAB = Decision(Ask.GRAB, must=False)


class Heap(State):
    __slots__ = ("can_break", "limit", "notes", "owners", "seats", "things", "time_is_up")

    def __init__(self, seats: int, things: int, limit: int, can_break: bool) -> None:
        self.seats = seats
        self.things = things
        self.limit = limit
        self.can_break = can_break
        self.owners: list[int] = []
        self.notes = [0] * seats
        self.time_is_up = False

    @property
    def chance(self) -> None:
        return None

    @property
    def decisions(self) -> dict[Seat, Decision]:
        if self.time_is_up or len(self.owners) == self.things:
            return {}
        asked: dict[Seat, Decision] = {Seat(seat): GRAB for seat in range(self.seats)}
        return asked | ({CLOCK: Countdown(self.limit)} if self.limit else {})

    @property
    def outcome(self) -> Result | None:
        if self.decisions:
            return None
        scores = tuple(self.owners.count(seat) for seat in range(self.seats))
        best = sorted(scores, reverse=True)
        ranks = tuple(best.index(score) + 1 for score in scores)
        return Result(scores, ranks, tuple((ScoreLine("things", score),) for score in scores))

    def legal_moves(self, seat: int) -> list[Move]:
        if seat not in self.decisions:
            return []
        if seat == CLOCK:
            return [TimeUp()]
        moves: list[Move] = [Grab(len(self.owners)), Note(1), Note(2)]
        return [*moves, Break()] if self.can_break else moves

    def problem_with(self, seat: int, move: Move) -> IllegalMove | None:
        if seat not in self.decisions:
            return IllegalMove("not-asked", "HEAP-01")
        if move in self.legal_moves(seat):
            return None
        if isinstance(move, Grab):
            return IllegalMove("gone", "HEAP-02", thing=move.thing)
        return IllegalMove("not-offered", "HEAP-03", move=str(move))

    def apply(self, seat: int, move: Move) -> list[Event]:
        if problem := self.problem_with(seat, move):
            raise problem
        match move:
            case Grab(thing=thing):
                self.owners = [*self.owners, seat]
                return [Grabbed(Seat(seat), thing)]
            case Note(text=text):
                self.notes[seat] = text
            case Break():
                raise ZeroDivisionError("the rules are broken")
            case _:
                self.time_is_up = True
        return []

    def resolve(self, outcome: Outcome) -> list[Event]:
        raise BadOutcome(f"nothing is due, least of all {outcome}")

    def clone(self) -> Self:
        copy = object.__new__(type(self))
        for name in Heap.__slots__:
            setattr(copy, name, getattr(self, name))
        copy.notes = self.notes[:]
        return copy

    def dump(self) -> bytes:
        return CODEC.dump(self)

    def view(self, seat: int | None) -> HeapView:
        seat = as_seat(seat)
        mine = seat is not None and seat != CLOCK
        return HeapView(
            seat,
            None if seat is None else self.decisions.get(seat),
            () if seat is None else tuple(self.legal_moves(seat)),
            tuple(self.owners),
            self.notes[seat] if mine and seat is not None else 0,
            self.outcome,
        )


@dataclass(frozen=True, slots=True)
class HeapView(View):
    seat: Seat | None
    decision: Decision | None
    moves: tuple[Move, ...]
    owners: tuple[int, ...]
    note: int
    outcome: Result | None

    def sample_state(self, rng: Random) -> State:
        raise NotImplementedError("no bot thinks about this game")


CODEC = Codec(Heap)


@dataclass(frozen=True, slots=True)
class Options:
    things: Annotated[int, Range(1, 2000)] = 10
    milliseconds: Annotated[int, Range(0, 100_000)] = 0
    can_break: bool = False


class HeapGame(Game):
    name = "heap"
    seat_counts = range(1, 5)
    option_type = Options

    def new_game(self, options: Options, seats: int) -> Heap:
        if seats not in self.seat_counts:
            raise BadOption(f"seats: 1 to 4, not {seats}")
        return Heap(seats, options.things, options.milliseconds, options.can_break)

    def load(self, data: bytes) -> Heap:
        loaded = CODEC.load(data)
        assert isinstance(loaded, Heap)
        return loaded

    def parse_move(self, text: str) -> Move:
        match text.split():
            case ["grab", thing] if thing.isdecimal():
                return Grab(int(thing))
            case ["note", note] if note.isdecimal():
                return Note(int(note))
            case ["break"]:
                return Break()
            case ["time-up"]:
                return TimeUp()
            case _:
                raise NoSuchMove(text)

    def content_hash(self, options: Options) -> str:
        del options
        return "heap"


GAME = HeapGame()
