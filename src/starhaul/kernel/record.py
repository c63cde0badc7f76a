"""A game as a file: `.haul`, one readable JSON object a line. Saves, replays, bug reports and tests all use it.

The first line is the header, then come moves and outcomes in the order in which they happened, with comments and
check points between them, and at last the end. docs/record.md describes the format for other programs.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from .chance import BadOutcome
from .checks import VIEWS, hash_of_views
from .game import BadOption, Game, NoSuchMove
from .move import IllegalMove
from .schema import SchemaError, read, shown
from .seat import Seat
from .state import State

FORMAT = 1
_HALF_CHARACTER = re.compile(r"\\u[dD][89a-fA-F]")
"""JSON can write halves of a character (of UTF-16); alone they are no text."""


class RecordError(ValueError):
    """A record that cannot be read or does not replay: which file, which line, and why."""

    def __init__(self, name: str, line: int, code: str, reason: str, **parameters: str) -> None:
        super().__init__(name, line, code, reason)
        self.name = name
        self.line = line
        self.code = code
        self.reason = reason
        """In English, for programmers."""
        self.parameters = parameters

    def __str__(self) -> str:
        return f"{self.name}:{self.line}: {self.reason}"


@dataclass(frozen=True, slots=True)
class Header:
    """What is fixed before the first move."""

    haul: int
    """The version of the format."""
    game: str
    seats: int
    options: dict[str, Any]
    version: str
    """The version of Starhaul that wrote the record."""
    content: str
    """The hash of the printed facts that were used."""
    players: tuple[str, ...] = ()
    seed_hash: str | None = None
    """A promise: the seed is chosen before the game, and shown at its end."""
    words: tuple[str, ...] | None = None
    """What each seat has added to the luck, after the promise; left out where nobody has."""


@dataclass(frozen=True, slots=True)
class Moved:
    """A move of a seat (or of the clock), in the game's notation."""

    seat: int
    move: str
    at: int | None = None
    """Milliseconds since the game began, where somebody measured them."""


@dataclass(frozen=True, slots=True)
class Came:
    """What came up for the chance that was due."""

    chance: str
    at: int | None = None


@dataclass(frozen=True, slots=True)
class Comment:
    """A remark for people."""

    comment: str


@dataclass(frozen=True, slots=True)
class Check:
    """A hash of the state at this point, to find the line where two machines part."""

    check: str
    of: str | None = None
    """What was hashed: see `checks`. Starhaul 0.1.0 left it out and hashed its dumps, whose layout is its own."""


@dataclass(frozen=True, slots=True)
class End:
    """The game is over: its scores, and the seed that the header promised."""

    end: tuple[int, ...]
    seed: str | None = None


Entry = Moved | Came | Comment | Check | End

_ENTRY_TYPES: dict[str, type[Entry]] = {
    "move": Moved,
    "chance": Came,
    "comment": Comment,
    "check": Check,
    "end": End,
}


@dataclass(slots=True)
class Record:
    """One game, read from a file or about to be written."""

    header: Header
    entries: list[Entry] = field(default_factory=list)
    name: str = "record"
    first_line: int = 1

    def write(self) -> str:
        return "".join(_line(part) for part in (self.header, *self.entries))

    @property
    def is_finished(self) -> bool:
        return bool(self.entries) and isinstance(self.entries[-1], End)


def _line(part: Header | Entry) -> str:
    known = {key: value for key, value in asdict(part).items() if value is not None}
    return json.dumps(known, ensure_ascii=False) + "\n"


def check_point(state: State, seats: int) -> Check:
    """What a check line says of this state."""
    return Check(hash_of_views(state, seats), VIEWS)


def checks_not_compared(record: Record) -> int:
    """How many check lines hash what only the version that wrote them can make."""
    return sum(isinstance(entry, Check) and entry.of != VIEWS for entry in record.entries)


def seed_hash(seed: str) -> str:
    return hashlib.sha256(seed.encode()).hexdigest()


def read_record(text: str, name: str = "record") -> Record:
    """The only game of a file."""
    records = read_records(text, name)
    if len(records) != 1:
        raise RecordError(name, 1, "not-one-game", f"holds {len(records)} games, not one")
    return records[0]


def read_records(text: str, name: str = "record") -> list[Record]:
    """All games of a file; each header begins a new one."""
    records: list[Record] = []
    for number, line in enumerate(text.splitlines(), 1):
        data = _object(line, name, number)
        try:
            if "haul" in data:
                records.append(Record(_header(data), name=name, first_line=number))
            elif not records:
                raise RecordError(name, number, "no-header", "the first line is not a header")
            elif records[-1].is_finished:
                raise RecordError(name, number, "after-the-end", "something follows the end of the game")
            else:
                records[-1].entries.append(_entry(data))
        except SchemaError as error:
            raise RecordError(name, number, "bad-line", str(error), detail=str(error)) from None
    return records


def _object(line: str, name: str, number: int) -> dict[str, Any]:
    try:
        data = json.loads(line)
        if _HALF_CHARACTER.search(line):
            json.dumps(data, ensure_ascii=False).encode()
    except json.JSONDecodeError as error:
        reason = f"is not JSON: {error.msg} at column {error.colno}"
        raise RecordError(name, number, "not-json", reason, column=str(error.colno)) from None
    except (RecursionError, ValueError) as error:  # nested too deeply, a number without end, half a character
        reason = f"cannot be read: {error}"
        raise RecordError(name, number, "not-json", reason, column="1") from None
    if not isinstance(data, dict):
        raise RecordError(name, number, "not-a-table", "is not a JSON object")
    return data


def _header(data: dict[str, Any]) -> Header:
    if data["haul"] != FORMAT:
        reader = f"; Starhaul {data['version']} can read it" if isinstance(data.get("version"), str) else ""
        raise SchemaError(("haul",), f"this program reads format {FORMAT}, not {shown(data['haul'])}{reader}")
    options = data.pop("options", None)
    if not isinstance(options, dict):
        raise SchemaError(("options",), "must be a table")
    return replace(read(Header, data | {"options": {}}), options=options)


def _entry(data: dict[str, Any]) -> Entry:
    for key, kind in _ENTRY_TYPES.items():
        if key in data:
            return read(kind, data)
    raise SchemaError((), f"a line has one of {', '.join(_ENTRY_TYPES)}")


def replay(record: Record, game: Game) -> State:
    """The state after the last line, or RecordError at the first line that does not hold."""
    *_, state = replay_steps(record, game)
    return state


def replay_steps(record: Record, game: Game) -> Iterator[State]:
    """The same state object before the first line and again after each line, changed in place."""
    header = record.header
    state = _new_game(record, game)
    yield state
    for number, entry in enumerate(record.entries, record.first_line + 1):
        try:
            _replay_entry(state, entry, game, header)
        except (IllegalMove, BadOutcome, NoSuchMove, _Mismatch) as error:
            raise RecordError(record.name, number, "does-not-replay", str(error), detail=str(error)) from None
        yield state


def _new_game(record: Record, game: Game) -> State:
    """The game that the header describes; what cannot be played here names the version that can."""
    header = record.header
    try:
        options = game.read_options(header.options)
        if not game.has_content(options, header.content):
            reason = (
                f"was played with other tiles and cards than those here (content {header.content[:12]}); "
                f"Starhaul {header.version} can read it, with the same files of own content if there were any"
            )
            told = {"version": header.version, "content": header.content[:12]}
            raise RecordError(record.name, record.first_line, "other-content", reason, **told)
        return game.new_game(options, header.seats)
    except BadOption as error:
        reason = f"{error}; Starhaul {header.version} wrote it"
        raise RecordError(record.name, record.first_line, "bad-line", reason, detail=reason) from None


class _Mismatch(Exception):
    pass


def _replay_entry(state: State, entry: Entry, game: Game, header: Header) -> None:
    match entry:
        case Moved(seat=seat, move=text):
            state.apply(Seat(seat), game.parse_move(text))
        case Came(chance=text):
            if state.chance is None:
                raise BadOutcome("nothing random is due here")
            state.resolve(state.chance.read(text))
        case Check():
            _check_point(state, entry, header)
        case End():
            _check_end(state, entry, header)
        case Comment():
            pass


def _check_point(state: State, entry: Check, header: Header) -> None:
    if entry.of != VIEWS:
        return  # see checks_not_compared
    found = hash_of_views(state, header.seats)
    if found != entry.check:
        raise _Mismatch(f"the views are {found}, not {entry.check}")


def _check_end(state: State, entry: End, header: Header) -> None:
    scores = state.outcome.scores if state.outcome else None
    if scores != entry.end:
        raise _Mismatch(f"the scores are {scores}, not {entry.end}")
    if header.seed_hash is not None and (entry.seed is None or seed_hash(entry.seed) != header.seed_hash):
        raise _Mismatch("the seed is not the one that the header promised")
