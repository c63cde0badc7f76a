"""What the HTTP API takes and gives, typed once beside the messages of the socket."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Raw

from .messages import BotName, Password, PersonName, Phase, SeatCount, SeatInfo


class About(msgspec.Struct, frozen=True):
    """Who answers here."""

    name: str
    version: str
    protocol: int


class Reach(msgspec.Struct, frozen=True):
    """Under which addresses others can come, as far as the server knows."""

    addresses: list[str]
    """With the path of the page, without a slash at the end; the best one first."""
    is_local_only: bool
    """It listens on the machine's own address alone: nobody else can come, unless a proxy passes them on."""


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """Answer of the API when it cannot do what was asked; the client puts the code into words."""

    error: str
    detail: str | None = None
    """For programmers, in English."""


class RuleText(msgspec.Struct, frozen=True):
    """A numbered rule of the digest, in English."""

    id: str
    text: str


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of a game, as a form needs it."""

    name: str
    kind: str
    """flag, number, choice, text or other."""
    default: Any
    choices: list[Any] | None = None
    lowest: int | None = None
    highest: int | None = None


class OwnInfo(msgspec.Struct, frozen=True):
    """Something that was added to a game here, and that an option can name by its id. Names are its author's words."""

    option: str
    id: str
    name_en: str
    name_fr: str


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    name: str
    fewest_seats: int
    most_seats: int
    options: list[OptionInfo]
    bots: list[str]
    own: list[OwnInfo]


class SignIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name is enough, unless somebody made it theirs with a password."""

    name: PersonName
    password: Annotated[str, Meta(max_length=200)] | None = None


class NewPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Makes the name mine; `current` is needed to change it later."""

    password: Password
    current: Annotated[str, Meta(max_length=200)] | None = None


class Session(msgspec.Struct, frozen=True):
    """Who I am."""

    name: str
    is_guest: bool


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made. The host takes the first seat; bots fill the last ones."""

    game: Annotated[str, Meta(max_length=40)]
    seats: SeatCount
    options: dict[str, Any] = {}
    is_open: bool = True
    has_spectators: bool = True
    bots: Annotated[list[BotName], Meta(max_length=9)] = []
    has_take_back: bool = True
    """Whether who plays against bots alone may take back anything. Such a game is not rated."""
    is_by_correspondence: bool = False
    """Days may pass between moves: without a clock, and nobody is played by a bot because they are away."""


class TableBrief(msgspec.Struct, frozen=True):
    """A table as lists show it. The code is there for its members only."""

    id: str
    game: str
    options: dict[str, Any]
    phase: Phase
    seats: list[SeatInfo]
    is_open: bool
    has_spectators: bool
    created: int
    match: str | None
    code: str | None = None
    is_by_correspondence: bool = False


class Replay(msgspec.Struct, frozen=True):
    """A finished game."""

    id: str
    game: str
    options: dict[str, Any]
    players: list[str]
    scores: list[int]
    started: int
    ended: int
    lines: int


class AccountPart(msgspec.Struct, frozen=True):
    """A part of what something brought, by a word that the game knows."""

    reason: str
    amount: int


class ThingAccount(msgspec.Struct, frozen=True):
    """What one thing, such as a card of a tableau, has brought its seat by the end of a game."""

    subject: str
    amount: int
    parts: list[AccountPart]


class FairPlay(msgspec.Struct, frozen=True):
    """Where the luck of a finished game came from, and whether all of it did."""

    seed: str
    seed_hash: str
    words: list[str]
    """By seat; empty where nobody gave one."""
    outcomes: int
    """Dice and draws that were drawn again and agree."""
    problem: str | None = None
    """The first line of the record that does not follow from the seed; for programmers, in English."""
    deal: str | None = None
    """The game whose luck this one had again, which could be known beforehand."""


class BroughtRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record (`.haul`) that somebody kept and wants to see again."""

    record: str


class Frame(msgspec.Struct, frozen=True, omit_defaults=True):
    """One step of a finished game, seen with one pair of eyes: what changed in the view, and what happened."""

    number: int
    at: int
    view: dict[str, Raw]
    events: list[Raw] = []
    seat: int | None = None
    """Whose move it was; nobody's for dice and draws."""
    move: str | None = None
    """In the game's notation, for the moves of the seat that looks."""


class Frames(msgspec.Struct, frozen=True):
    """Some steps of a game in a row. Number 0 is the position before the first."""

    frames: list[Frame]


class StoryLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened, as the asker saw it then, and the part of the game to which it belongs."""

    number: int
    event: Raw
    part: str | None = None
    stood_in: bool = False
    """It came of a move that a bot made for somebody who was away."""


class StoryPage(msgspec.Struct, frozen=True):
    """Lines of the story of a match, oldest first, with the eyes of this seat (null: a spectator)."""

    match: str | None
    seat: int | None
    lines: list[StoryLine]
    has_more: bool
    """Whether there are older lines that were asked for."""


class DealResult(msgspec.Struct, frozen=True):
    """How somebody fared with a deal."""

    match: str
    name: str
    scores: list[int]
    rank: int
    moves: int
    """Of this person."""
    seconds: int
    """Of the game's own time."""
    taken_back: int
    ended: int
    is_mine: bool


class DealInfo(msgspec.Struct, frozen=True):
    """A deal that can be played again by anybody, from the same seat against the same bots, and how all have fared."""

    match: str
    """The game that was dealt so first."""
    game: str
    options: dict[str, Any]
    seat: int
    players: list[str]
    """As a record names them."""
    results: list[DealResult]
