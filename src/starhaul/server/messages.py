"""What the server says on a socket, typed once; what clients say is in client_messages.py, the HTTP API in
http_messages.py. See docs/protocol.md.

The browser's types (web/src/lib/protocol.ts) are generated from these; a test fails when they differ.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta, Raw

PROTOCOL = 2
"""Grows when a message changes its meaning or goes; new messages and new fields with a default may come at any time."""

LONGEST_DETAIL = 300
"""Characters: an error may quote what it complains about."""

T = TypeVar("T")
Data = TypeVar("Data", str, bytes)

RequestId = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
SeatCount = Annotated[int, Meta(ge=1, le=10)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
Notation = Annotated[str, Meta(max_length=500)]
LuckyWord = Annotated[str, Meta(max_length=40, pattern=r"^[^\x00-\x1f\x7f]*$")]
PersonName = Annotated[str, Meta(min_length=1, max_length=30)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Identifier = Annotated[str, Meta(pattern="^[0-9a-z]{1,40}$")]
BotName = Annotated[str, Meta(pattern="^[a-z][a-z0-9_-]{0,30}(:[0-9]{1,20})?$")]
"""Never a file or a program: those are for the owner of a machine, not for visitors."""


class Code(Enum):
    """Why the server refuses something. Refusals of the rules have codes of their game's own beside these."""

    BAD_BOT = "bad-bot"
    BAD_OPTION = "bad-option"
    BAD_RECORD = "bad-record"
    BANNED = "banned"
    BUSY = "busy"
    CLOSED = "closed"
    FAILED = "failed"
    FOREIGN_ORIGIN = "foreign-origin"
    MALFORMED = "malformed"
    METHOD_NOT_ALLOWED = "method-not-allowed"
    NAME_TAKEN = "name-taken"
    NO_SPECTATORS = "no-spectators"
    NO_SUCH_GAME = "no-such-game"
    NO_SUCH_MOVE = "no-such-move"
    NO_SUCH_SEAT = "no-such-seat"
    NOT_FOUND = "not-found"
    NOT_HOST = "not-host"
    NOT_INVITED = "not-invited"
    NOT_NOW = "not-now"
    NOT_OVER = "not-over"
    NOT_READY = "not-ready"
    NOT_SEATED = "not-seated"
    NOTHING_TO_UNDO = "nothing-to-undo"
    PARKED = "parked"
    PASSWORD_NEEDED = "password-needed"  # noqa: S105 # a code, not a password
    SEAT_TAKEN = "seat-taken"
    SERIES_BROKEN = "series-broken"
    SESSION_ENDED = "session-ended"
    SIGN_IN = "sign-in"
    TOO_FAST = "too-fast"
    TOO_LARGE = "too-large"
    UNKNOWN_BOT = "unknown-bot"
    WAITING = "waiting"
    WRONG_PASSWORD = "wrong-password"  # noqa: S105
    WRONG_PROTOCOL = "wrong-protocol"


class Phase(Enum):
    """Where a table stands."""

    GATHERING = "gathering"
    PLAYING = "playing"
    OVER = "over"
    PARKED = "parked"
    CLOSED = "closed"


class Emote(Enum):
    """Signs that players show each other; there are no others, so that none can carry a secret."""

    WAVE = "wave"
    CHEER = "cheer"
    THANKS = "thanks"
    OOPS = "oops"
    LAUGH = "laugh"
    GULP = "gulp"
    THINKING = "thinking"
    LUCK = "luck"


class Message(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="is", forbid_unknown_fields=True):
    """Messages say what they are in their field `is`."""


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat: a person's, a bot's, or free."""

    name: str | None = None
    is_guest: bool = False
    bot: str | None = None
    """The bot that plays now: its own seat, or that of a person who is away."""
    is_ready: bool = False
    is_here: bool = False
    is_host: bool = False
    word: str = ""
    """Added to the luck of the next game, for all to see."""
    was_stood_in: bool = False
    """Whether a bot made the last move of this person, who was away then."""
    shares_with: int | None = None
    """The seat of the person on whose device this one is played."""
    stand_in_at: int | None = None
    """When a bot takes over from this person, who is away: milliseconds of the server's clock (see Welcome.now)."""
    has_left: bool = False
    """Whether this person stood up on purpose: nobody can choose to wait for them."""


class ClockInfo(msgspec.Struct, frozen=True):
    """A move that time makes, and when: milliseconds of the server's clock (see Welcome.now)."""

    move: str
    due: int


class TableInfo(msgspec.Struct, frozen=True):
    """Everything about a table but the game itself. In updates only the fields that changed."""

    id: str
    code: str
    game: str
    options: dict[str, Any]
    phase: Phase
    seats: list[SeatInfo]
    is_open: bool
    has_spectators: bool
    spectators: list[str]
    """Who watches, by name; somebody with two windows watches once."""
    match: str | None
    """The id of the game that is or was played: its replay is at this id once it is over."""
    clocks: list[ClockInfo]
    report: str | None
    """Why the table is parked, by the id that stands in the server's log."""
    is_waiting: bool = False
    """The server's disk takes nothing just now: moves are kept and made when it does, and time stands still."""
    seed_hash: str | None = None
    """SHA-256 of the seed from which all luck of the game comes, or of the next one while people gather. The record
    reveals the seed."""
    deal: str | None = None
    """The game whose luck this one has again, or the next one while people gather: it may be known."""
    has_take_back: bool = True
    """Whether who plays against bots alone may take back anything."""
    taken_back: int = 0
    """How often that was done in the game that is or was played; it is not rated then."""
    is_by_correspondence: bool = False
    """There is no clock, and nobody is played by a bot because they are away."""


class Said(msgspec.Struct, frozen=True):
    """A line of chat; `at` in milliseconds of the server's clock."""

    name: str
    seat: int | None
    text: str
    at: int


class Emoted(msgspec.Struct, frozen=True):
    """A sign that somebody shows, at this seat."""

    seat: int
    emote: Emote


class MoveInfo(msgspec.Struct, frozen=True):
    """A legal move: what to send in Submit, and the same as data."""

    notation: str
    move: dict[str, Any]


class Welcome(Message, tag="welcome", frozen=True):
    """The answer to Hello. What was missed follows: the updates since, or the whole."""

    protocol: int
    epoch: str
    now: int
    name: str


class Whole(Message, tag="whole", frozen=True):
    """All that this client may know now. Replaces whatever it knew."""

    epoch: str
    number: int
    table: Raw
    seat: int | None = None
    view: dict[str, Raw] | None = None
    can_undo: bool = False
    chat: list[Said] = []
    told: int = 0
    """How many lines the story has for this client: pages of them are at `/api/tables/{id}/story`."""
    sharing: list[int] = []
    """The seats that are played on this client's device, where it is more than one. With a `seat` the curtain is open
    and this is that seat's view; without one it is closed, and this is what everybody may see."""
    can_take_back: bool = False
    """Whether `take-back` would take my last move back, whatever it has led to."""
    turn: int | None = None
    """Behind the curtain: who of those is to play next; none while the game waits for others."""
    seen: int = 0
    """Of these, how many I had seen when I was last here (see Seen)."""


class Opening(msgspec.Struct, frozen=True):
    """A part of the game, such as a phase, begins with the line of this number."""

    number: int
    part: str


class Update(Message, tag="update", frozen=True):
    """One step on from the number before. Sections that are not named stay as they were."""

    number: int
    table: dict[str, Raw] = {}
    view: dict[str, Raw] = {}
    is_new_view: bool = False
    """The view replaces the one before: a new game, or the first."""
    events: list[Raw] = []
    can_undo: bool | None = None
    chat: list[Said] = []
    told: int | None = None
    """How many lines the story has with these events, where that changed: each event is one, the last has the number
    before this. Lines that a client held from the number of the first event on were taken back."""
    openings: list[Opening] = []
    stood_in: list[int] = []
    """The numbers of those lines that came of moves which a bot made for somebody who was away."""
    can_take_back: bool | None = None
    emotes: list[Emoted] = []


class Accepted(Message, tag="accepted", frozen=True):
    """It is done, it is on disk, and the update with this number shows it."""

    id: str
    number: int


class Refused(Message, tag="refused", frozen=True):
    """It is not done. `code` is one of Code or of the game's own; `rule` names the broken rule of the digest."""

    code: str
    id: str | None = None
    rule: str | None = None
    parameters: dict[str, Any] = {}


class TurnInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A running game that waits for my answer."""

    table: str
    code: str
    game: str
    others: list[str]
    """The other people there, by name."""
    is_by_correspondence: bool = False


class Turns(Message, tag="turns", frozen=True):
    """Everywhere that I am asked something now, the longest wait first. Replaces what was said before."""

    tables: list[TurnInfo]


ServerMessage = Welcome | Whole | Update | Accepted | Refused | Turns


class Refusal(Exception):
    """Something that the server does not do, as the asker hears it."""

    def __init__(self, code: Code | str, rule: str | None = None, detail: str | None = None, **parameters: Any) -> None:
        self.code: str = code.value if isinstance(code, Code) else code
        super().__init__(self.code)
        self.rule = rule
        self.detail = detail
        self.parameters = parameters

    def answer(self, id: str | None = None) -> Refused:
        parameters = self.parameters | ({"detail": self.detail} if self.detail else {})
        return Refused(self.code, id, self.rule, parameters)


encode: Callable[[Any], bytes] = msgspec.json.Encoder().encode


def decoded(decode: Callable[[Data], T], data: Data) -> T:
    """JSON from strangers; whatever is wrong with it is a Refusal."""
    try:
        return decode(data)
    except msgspec.DecodeError as error:  # what does not fit its type, too
        detail = str(error)
    except UnicodeDecodeError:
        detail = "is not UTF-8"
    except RecursionError:
        detail = "is nested too deeply"
    raise Refusal(Code.MALFORMED, detail=detail[:LONGEST_DETAIL])
