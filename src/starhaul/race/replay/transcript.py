"""What a transcript says: digests, cards that came, and decisions, each in the order in which they come."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Mapping
from functools import cache
from typing import Any

from starhaul.race.cards import catalogue
from starhaul.race.designs import goal_tiles

Json = Mapping[str, Any]

DRAWS = frozenset({"draw", "windfall", "produce", "flip"})
DECISIONS = frozenset(
    {
        "action",
        "consume",
        "consume_stop",
        "discard",
        "explore",
        "guess",
        "pay",
        "place",
        "produce_discard",
        "produce_power",
        "settle_power",
        "trade",
    }
)


class Differs(Exception):
    """Our game and theirs part here."""

    def __init__(self, what: str, ours: object, theirs: object, seat: int | None = None) -> None:
        super().__init__(what, ours, theirs, seat)
        self.what = what
        self.ours = ours
        self.theirs = theirs
        self.seat = seat


def slug(name: str) -> str:
    """A printed name as our id."""
    return re.sub(r"[^a-z0-9#]+", "-", name.lower().replace("'", "")).strip("-")


@cache
def _cards_by_name(expansion: int) -> dict[str, int]:
    named = dict(catalogue().named)
    if expansion:
        named["gambling-world"] = named["gambling-world-tgs"]
    return named


@cache
def goals_by_name() -> dict[str, int]:
    return {tile.id: number for number, tile in enumerate(goal_tiles())}


class Coming:
    """A card that came from the deck: to whom, in which phase, onto which world if it became a good, what gave it."""

    __slots__ = ("by", "card", "phase", "seat", "world")

    def __init__(self, seat: int, card: int, phase: int, world: int | None = None, by: int | None = None) -> None:
        self.seat: int = seat
        self.card: int = card
        self.phase: int = phase
        self.world: int | None = world
        self.by: int | None = by


class Transcript:
    """One game of the other engine, about to be played."""

    def __init__(self, game: Json) -> None:
        self.game = game
        self.named: dict[str, int] = _cards_by_name(game["expansion"])
        self.seats: range = range(len(game["setup"]))
        self.at: str = "setup"
        """Where reading is, and then playing, in their words."""
        self.phase = 0
        """How many rounds and phases have begun, in our game."""
        self.digests: deque[tuple[str, Json]] = deque()
        self.coming: deque[Coming] = deque()
        self.decided: dict[int, deque[tuple[int, Json]]] = {seat: deque() for seat in self.seats}

    def read(self) -> None:
        """Take in what it says; `at` tells where that went wrong."""
        self._read_setup()
        self._read_events()
        self.at = "setup"

    def card(self, name: str) -> int:
        return self.named[slug(name)]

    def cards(self, names: list[str]) -> list[int]:
        return sorted([self.card(name) for name in names])

    def _read_setup(self) -> None:
        for seat, dealt in enumerate(self.game["setup"]):
            self.coming.extend(Coming(seat, self.card(name), 0) for name in dealt["hand"])
        for seat, dealt in enumerate(self.game["setup"]):
            if dealt.get("good"):
                self.coming.append(Coming(seat, self.card(dealt["good"]), 0, self.card(dealt["world"])))

    def _read_events(self) -> None:
        phase = number = 0
        for event in self.game["events"]:
            kind = event["t"]
            if kind == "round":
                number = event["n"]
                phase += 1
            elif kind == "phase":
                phase += 1
                self.at = f"round {number} {event['ph']}"
            elif kind == "state":
                self.digests.append((self.at, event))
            if kind in DRAWS:
                self._read_draw(event, phase)
            if kind in DECISIONS:
                self.decided[event["p"]].append((phase, event))

    def _read_draw(self, event: Json, phase: int) -> None:
        seat: int = event["p"]
        match event["t"]:
            case "draw":
                by = self.named.get(slug(event["by"]))
                self.coming.extend(Coming(seat, self.card(name), phase, by=by) for name in event["c"])
            case "flip":
                self.coming.append(Coming(seat, self.card(event["card"]), phase))
            case _:
                self.coming.append(Coming(seat, self.card(event["good"]), phase, self.card(event["world"])))

    @property
    def is_used_up(self) -> bool:
        return not (self.coming or any(self.decided.values()) or self.digests)

    def next_card(self, seat: int) -> int:
        """The card that came next from the deck; it must have come to this seat."""
        if not self.coming:
            raise Differs("draw", "a card is due", None, seat)
        coming = self.coming.popleft()
        if coming.seat != seat:
            raise Differs("draw", f"seat {seat}", f"seat {coming.seat}", seat)
        return coming.card

    def draws_of_phase(self, seat: int) -> list[int]:
        """The cards whose powers still draw for this seat in this phase."""
        found = []
        for coming in self.coming:
            if coming.phase != self.phase:
                break
            if coming.seat == seat and coming.by is not None:
                found.append(coming.by)
        return found

    def next_decision(self, seat: int) -> Json | None:
        """The seat's next decision of this phase, without those that decide nothing (RFG-RPL-07, -09)."""
        queue = self.decided[seat]
        while queue and queue[0][0] == self.phase:
            event: Json = queue[0][1]
            if not _is_idle(event):
                return event
            queue.popleft()
        return None

    def expect(self, seat: int, kind: str) -> Json:
        """The next decision, which must be of this kind."""
        event = self.next_decision(seat)
        if event is None or event["t"] != kind:
            raise Differs("decision", kind, None if event is None else event["t"], seat)
        return event

    def pop(self, seat: int, kind: str) -> Json:
        """Strike the next decision off, which must be of this kind."""
        event = self.expect(seat, kind)
        self.decided[seat].popleft()
        return event

    def later(self, seat: int, kind: str) -> Json | None:
        """A decision of this kind that comes later in this phase."""
        found = (event for phase, event in self.decided[seat] if phase == self.phase and event["t"] == kind)
        return next(found, None)

    def is_noted(self, kind: str, seat: int, at: str) -> bool:
        """Whether the transcript owns up to this oddity here."""
        return any(
            note["kind"] == kind and note.get("p") == seat and f"round {note['round']} {note['ph']}" == at
            for note in self.game.get("quirks", [])
        )


def _is_idle(event: Json) -> bool:
    """A decision that decides nothing."""
    match event["t"]:
        case "settle_power" | "produce_discard":
            return event["card"] is None
        case "place":
            return event["card"] is None and "by" in event
        case "consume":
            return event["kind"] == "hand" and not event["hand"]
        case _:
            return False
