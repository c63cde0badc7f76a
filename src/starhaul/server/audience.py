"""Everybody who listens at a table: who they are, what they were told last, and what they are told next."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from time import perf_counter
from typing import Protocol

import msgspec
from msgspec import Raw

from starhaul.kernel import Seat, View
from starhaul.server.client_messages import Hello
from starhaul.server.feed import Feed, News, Undoing
from starhaul.server.http_messages import StoryPage
from starhaul.server.inbox import Guest
from starhaul.server.match import Changes
from starhaul.server.messages import PROTOCOL, Code, Emoted, Refusal, Said, TableInfo, Welcome, Whole, encode
from starhaul.server.metrics import Metrics
from starhaul.server.seating import Person
from starhaul.server.sections import SectionEncoder
from starhaul.server.story import Story, Wish

KEPT_CHAT = 100


class Scene(Protocol):
    """What there is to see: the table."""

    def views(self, seats: Sequence[Seat | None]) -> Sequence[View | None]: ...

    def undoers(self) -> tuple[Seat | None, Seat | None]:
        """Who can take the last move back, and who theirs whatever it has led to."""

    def info(self) -> TableInfo: ...

    def seen(self, seat: Seat) -> int:
        """How many lines the owner of a seat has seen."""

    def steady(self) -> int: ...


class Audience:
    """The sockets of one table. Every update has the next number, for all audiences alike."""

    def __init__(self, scene: Scene, chat: list[Said], metrics: Metrics) -> None:
        self.epoch: str = secrets.token_hex(4)
        self.story: Story = Story()
        self.number: int = 0
        self.guests: dict[Guest, Seat | None] = {}
        """With whose eyes each of them sees now; None: as spectators do."""
        self._owned: dict[Guest, tuple[Seat, ...]] = {}
        """The seats that are played on each one's device."""
        self._turns: dict[Guest, Seat | None] = {}
        """For those behind a curtain: whose turn it is."""
        self._scene = scene
        self._metrics = metrics
        self._chat = chat
        self._new_chat: list[Said] = []
        self._new_emotes: list[Emoted] = []
        self._feeds: dict[Seat | None, Feed] = {}
        self._newcomers: dict[Guest, Hello | None] = {}
        self._told: dict[str, Raw] = {}

    def admit(self, guest: Guest, seats: tuple[Seat, ...], eyes: Seat | None, hello: Hello) -> None:
        """It is welcomed after the next update."""
        self._owned[guest] = seats
        self.guests[guest] = eyes
        self._newcomers[guest] = hello

    def move(self, guest: Guest, seats: tuple[Seat, ...], eyes: Seat | None) -> None:
        """From now on this guest sees with other eyes, or has other seats."""
        if (self._owned[guest], self.guests[guest]) != (seats, eyes):
            self._owned[guest], self.guests[guest] = seats, eyes
            self._newcomers.setdefault(guest, None)

    def show_turn(self, guest: Guest, turn: Seat | None) -> None:
        """Whose turn it is among those who share a device; told while its curtain is closed."""
        if turn != self._turns.get(guest):
            self._turns[guest] = turn
            if self.guests[guest] is None:
                self._newcomers.setdefault(guest, None)

    def remove(self, guest: Guest) -> tuple[Seat, ...]:
        """Its seats, whose people may be away now."""
        for feed in self._feeds.values():
            feed.listeners.discard(guest)
        del self.guests[guest]
        self._turns.pop(guest, None)
        return self._owned.pop(guest)

    def seats_of(self, guest: Guest) -> tuple[Seat, ...]:
        return self._owned[guest]

    @property
    def sharing(self) -> list[tuple[Guest, tuple[Seat, ...]]]:
        """The devices that several people share, and the seats that are played there."""
        return [(guest, seats) for guest, seats in self._owned.items() if len(seats) > 1]

    def turn_of(self, guest: Guest) -> Seat | None:
        return self._turns.get(guest)

    def send_away(self, guest: Guest, refusal: Refusal) -> None:
        guest.tell(encode(refusal.answer()))
        guest.close(4403, refusal.code)

    def is_here(self, seat: Seat) -> bool:
        return any(seat in seats for seats in self._owned.values())

    @property
    def is_any_player_here(self) -> bool:
        return any(self._owned.values())

    @property
    def spectators(self) -> list[Guest]:
        return [guest for guest, seats in self._owned.items() if not seats]

    def story_for(self, person: Person, match: str | None, wish: Wish) -> StoryPage:
        """For everybody who is here, as they see it. They were let in, so nothing else is asked."""
        for guest, seat in self.guests.items():
            if guest.person.id == person.id:
                return StoryPage(match, seat, *self.story.page(seat, wish))
        raise Refusal(Code.NOT_NOW, detail="come to the table first: open its socket")

    def say(self, said: Said) -> None:
        self._new_chat.append(said)
        self._chat = [*self._chat[-KEPT_CHAT + 1 :], said]

    def show(self, emoted: Emoted) -> None:
        """To all who are here now."""
        self._new_emotes.append(emoted)

    def forget_views(self) -> None:
        """Another game begins, or the one that was shown is gone."""
        self.story = Story()
        for feed in self._feeds.values():
            feed.forget()

    def begin_anew(self) -> None:
        """What everybody knows is out of date: they are told the whole, and so are those who come back."""
        self.epoch = secrets.token_hex(4)
        self.forget_views()
        self._newcomers = dict.fromkeys(self.guests) | self._newcomers

    def publish(self, changes: Changes, *, is_table_touched: bool, is_match_changed: bool) -> None:
        """Tell everybody what is new, if anything is."""
        table = self._changed_table() if is_table_touched else {}
        if table or is_match_changed or self._new_chat or self._new_emotes:
            started = perf_counter()
            self.number += 1
            gone = self.story.take_back(changes.events_undone) if changes.events_undone else []
            news = News(
                self.number,
                changes,
                gone,
                self.story.first_part,
                table=table,
                chat=self._new_chat,
                emotes=self._new_emotes,
            )
            self.story.add(changes.events, changes.stood_in)
            self._tell(news, is_match_changed=is_match_changed)
            self._new_chat, self._new_emotes = [], []
            self._metrics.publish_seconds.observe(perf_counter() - started)

    def _tell(self, news: News, *, is_match_changed: bool) -> None:
        feeds = list(self._feeds.values())
        views = self._scene.views(list(self._feeds)) if is_match_changed else [feed.view for feed in feeds]
        undoers = self._scene.undoers()
        for feed, view in zip(feeds, views, strict=True):
            feed.update(news, view, _undoing(undoers, feed.seat))
            if feed.is_needless:
                del self._feeds[feed.seat]

    def show_waiting(self, *, is_waiting: bool) -> None:
        """Tell everybody this alone: the rest may be ahead of what is on disk."""
        self.number += 1
        self._told["is_waiting"] = Raw(encode(is_waiting))
        news = News(
            self.number, Changes(), [], None, table={"is_waiting": self._told["is_waiting"]}, chat=[], emotes=[]
        )
        for feed in self._feeds.values():
            feed.update(news, feed.view, feed.undoing)

    def _changed_table(self) -> dict[str, Raw]:
        fields = msgspec.structs.asdict(self._scene.info())
        values = {name: Raw(encode(value)) for name, value in fields.items()}
        changed = {name: value for name, value in values.items() if bytes(value) != bytes(self._told.get(name, b""))}
        self._told = values
        return changed

    def welcome_newcomers(self) -> None:
        """Tell them where things stand: the rest of what they know, or the whole."""
        newcomers, self._newcomers = self._newcomers, {}
        for guest, hello in newcomers.items():
            if guest in self.guests:
                self._welcome(guest, hello)

    def _welcome(self, guest: Guest, hello: Hello | None) -> None:
        for other in self._feeds.values():
            other.listeners.discard(guest)
        feed = self._feed(self.guests[guest])
        if hello is not None:
            guest.tell(encode(Welcome(PROTOCOL, self.epoch, self._scene.steady(), guest.person.name)))
        since = hello.since if hello is not None and not (self._owned[guest] and feed.seat is None) else None
        missed = feed.missed(since, self.epoch, self.number) if since is not None else None
        self._metrics.connections.labels("whole" if missed is None else "rest").inc()
        for message in [self._whole(feed, guest)] if missed is None else missed:
            guest.tell(message)
        feed.listeners.add(guest)

    def _feed(self, seat: Seat | None) -> Feed:
        feed = self._feeds.get(seat)
        if feed is None:
            feed = self._feeds[seat] = Feed(seat)
            (view,) = self._scene.views([seat])
            feed.begin(view, self.story.count(seat), _undoing(self._scene.undoers(), seat))
        return feed

    def _whole(self, feed: Feed, guest: Guest) -> bytes:
        view = SectionEncoder().changed(feed.view, None) if feed.view is not None else None
        table = Raw(encode(self._scene.info()))
        seen = min(self._scene.seen(feed.seat), feed.told) if feed.seat is not None else 0
        seats = self._owned[guest]
        sharing: list[int] = [*seats] if len(seats) > 1 else []
        turn = self._turns.get(guest) if feed.seat is None else None
        can_undo, can_take_back = feed.undoing
        whole = Whole(
            self.epoch,
            self.number,
            table,
            feed.seat,
            view,
            can_undo,
            self._chat,
            feed.told,
            sharing,
            can_take_back,
            turn,
            seen,
        )
        return encode(whole)


def _undoing(undoers: tuple[Seat | None, Seat | None], seat: Seat | None) -> Undoing:
    undoer, taker = undoers
    return seat is not None and undoer == seat, seat is not None and taker == seat
