"""What clients say on a socket, typed once; what the server says is in messages.py. See docs/protocol.md."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from starhaul.server.messages import (
    BotName,
    Emote,
    LuckyWord,
    Message,
    Notation,
    PersonName,
    RequestId,
    SeatCount,
    SeatNumber,
    Text,
    decoded,
)


class Since(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a client that comes back has seen last."""

    epoch: str
    seat: int | None
    number: int


class Hello(Message, tag="hello", frozen=True):
    """The first message of every socket. `code` opens a table that is not open to all."""

    protocol: int
    code: Annotated[str, Meta(max_length=40)] | None = None
    since: Since | None = None


class Request(Message, frozen=True):
    """Everything that is answered with Accepted or Refused. The id is the client's own: sent again, it is answered
    again and done once.
    """

    id: RequestId


class Submit(Request, tag="submit", frozen=True):
    """A move of my seat in the game's notation, or a series of them: all are made, or none."""

    moves: Annotated[list[Notation], Meta(min_length=1, max_length=60)]


class Undo(Request, tag="undo", frozen=True):
    """Take my last move back, while `can_undo` says so."""


class TakeBack(Request, tag="take-back", frozen=True):
    """Take my last move back whatever it has led to, while `can_take_back` says so: against bots alone. The game is
    not rated then.
    """


class Sit(Request, tag="sit", frozen=True):
    """Take a seat: a free one while people gather, my own again after leaving."""

    seat: SeatNumber


class Share(Request, tag="share", frozen=True):
    """While people gather: somebody without a device plays this free seat on mine."""

    seat: SeatNumber
    name: PersonName


class Lift(Request, tag="lift", frozen=True):
    """Whoever plays this seat has my device and looks: its view follows."""

    seat: SeatNumber


class HandOver(Request, tag="hand-over", frozen=True):
    """Close the curtain of my device: it goes to somebody else."""


class Leave(Request, tag="leave", frozen=True):
    """Stand up. In a running game a bot plays my seat until I sit down again."""


class Ready(Request, tag="ready", frozen=True):
    is_ready: bool


class GiveWord(Request, tag="give-word", frozen=True):
    """Add a word of mine to the luck of the next game, while people gather; an empty one takes it back."""

    word: LuckyWord


class AddBot(Request, tag="add-bot", frozen=True):
    """Host: a bot takes a free seat."""

    seat: SeatNumber
    bot: BotName


class Empty(Request, tag="empty", frozen=True):
    """Host: nobody sits here any more. Who is sent away does not come back; in a running game a bot goes on."""

    seat: SeatNumber


class Start(Request, tag="start", frozen=True):
    """Host: begin; every seat must be taken and ready."""


class Rematch(Request, tag="rematch", frozen=True):
    """Anybody seated: gather again for another game."""


class Say(Request, tag="say", frozen=True):
    text: Text


class ShowEmote(Request, tag="emote", frozen=True):
    """Anybody seated, while a game is played or just over: a sign for all at the table. It is not kept."""

    emote: Emote


class StandIn(Request, tag="stand-in", frozen=True):
    """Anybody seated: a bot is to play this seat, whose owner is away, from now on until they come back."""

    seat: SeatNumber


class GrantTime(Request, tag="grant-time", frozen=True):
    """Anybody seated: wait longer for the owner of this seat, who is away; a bot that stands in for them stops."""

    seat: SeatNumber


class Seen(Request, tag="seen", frozen=True):
    """Anybody seated: I have seen so many lines of the story, so that what came later is news, wherever I look next."""

    told: Annotated[int, Meta(ge=0, le=1_000_000)]


class ChangeOptions(Request, tag="change-options", frozen=True):
    """Host: another game of the same kind while people gather, or another pace. Everybody says again whether they are
    ready.
    """

    options: dict[str, Any]
    seats: SeatCount
    is_by_correspondence: bool | None = None
    """None leaves the pace as it is."""


class AllowSpectators(Request, tag="allow-spectators", frozen=True):
    """Host: whether people without a seat may watch."""

    are_allowed: bool


class AllowTakeBack(Request, tag="allow-take-back", frozen=True):
    """Host: whether somebody who plays against bots alone may take back anything in the next game."""

    is_allowed: bool


class Resume(Request, tag="resume", frozen=True):
    """Host: try a parked table again, from what is on disk."""


class Close(Request, tag="close", frozen=True):
    """Host: end the table for good."""


ClientMessage = (
    Hello
    | Submit
    | Undo
    | TakeBack
    | Sit
    | Share
    | Lift
    | HandOver
    | Leave
    | Ready
    | GiveWord
    | AddBot
    | Empty
    | Start
    | Rematch
    | Say
    | ShowEmote
    | StandIn
    | GrantTime
    | Seen
    | ChangeOptions
    | AllowSpectators
    | AllowTakeBack
    | Resume
    | Close
)

_decode_message: Callable[[str], ClientMessage] = msgspec.json.Decoder(ClientMessage).decode


def decode_message(text: str) -> ClientMessage:
    """Raises Refusal for what is none."""
    return decoded(_decode_message, text)
