"""Short transcripts in the manner of the recorded games, for the places where those part from our rules.

    story = Story(Dealt("new-sparta", kept="colony-ship#1 gem-world ..."), Dealt(...))
    story.round("develop settle", "x2 produce")
    story.phase("develop", place(0, "colony-ship#1"), place(1, None), pay(0, "colony-ship#1", hand="rebel-base"))
    story.end()
    assert story.parts() is None

Cards go by our ids, which the replay reads like printed names. The digests after each phase are kept by counting cards,
without any rule: what an event names has moved. A story breaks off after its last round; it is good as far as the
replay asks for the next actions and not before.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rules.race.table import CARDS
from starhaul.race.powers import Military
from starhaul.race.replay import replay_game

Happening = dict[str, Any]
SACRIFICES = ("colony-ship", "doomed-world", "new-military-tactics")


@dataclass(frozen=True)
class Dealt:
    """A start world, the four cards kept and the two given back."""

    world: str
    kept: str
    back: str


def draw(seat: int, cards: str, by: str) -> Happening:
    return {"t": "draw", "p": seat, "c": cards.split(), "by": by}


def explore(seat: int, keep: str, discard: str) -> Happening:
    return {"t": "explore", "p": seat, "keep": keep.split(), "discard": discard.split()}


def place(seat: int, card: str | None, **more: str) -> Happening:
    return {"t": "place", "p": seat, "card": card, **more}


def pay(seat: int, card: str, hand: str = "", use: str = "", mode: str = "pay") -> Happening:
    return {"t": "pay", "p": seat, "card": card, "hand": hand.split(), "use": use.split(), "mode": mode}


def windfall(seat: int, world: str, good: str) -> Happening:
    return {"t": "windfall", "p": seat, "world": world, "good": good}


def produce(seat: int, world: str, good: str) -> Happening:
    return {"t": "produce", "p": seat, "world": world, "good": good, "by": "self"}


class Story:
    """A game of two seats with two actions each, without goals."""

    def __init__(self, *dealt: Dealt) -> None:
        self.quirks: list[Happening] = []
        self._rounds = 0
        self._deck = 136 - 7 * len(dealt)
        self._discard = 2 * len(dealt)
        self._pool = 24
        self._seats = [{"hand": one.kept.split(), "tab": [one.world], "goods": [], "vp": 0, "mil": 0} for one in dealt]  # type: list[dict[str, Any]]
        self._setup = [
            {"world": one.world, "hand": f"{one.kept} {one.back}".split(), "discard": one.back.split()} for one in dealt
        ]
        self._events: list[Happening] = []
        self._digest()

    def round(self, *actions: str) -> None:
        self._rounds += 1
        self._events.append({"t": "round", "n": self._rounds})
        self._events += [{"t": "action", "p": seat, "a": words.split()} for seat, words in enumerate(actions)]

    def phase(self, name: str, *happenings: Happening) -> None:
        self._events.append({"t": "phase", "ph": name})
        for happening in happenings:
            self._events.append(happening)
            self._move_cards(happening)
        self._digest()

    def end(self) -> None:
        self.phase("end")

    def note(self, kind: str, ph: str, seat: int = 0) -> None:
        """The transcript owns up to an oddity of this round."""
        self.quirks.append({"kind": kind, "round": self._rounds, "ph": ph, "p": seat})

    def parts(self) -> str | None:
        """Where the replay parts from the story; None if it is carried out to its end."""
        report = replay_game(
            {
                "id": "story",
                "players": "ai",
                "expansion": 1,
                "num_players": len(self._seats),
                "advanced": True,
                "goals": None,
                "vp_pool": 24,
                "deck_size": 136,
                "setup": self._setup,
                "events": self._events,
                "quirks": self.quirks,
                "result": {},
            }
        )
        assert not report.ok, "a story has no end"
        if (report.at, report.differs) == (f"round {self._rounds + 1}", "decision"):
            return None
        return f"{report.at}: {report.differs}, {report.ours} for {report.theirs}"

    def _move_cards(self, event: Happening) -> None:
        seat = self._seats[event["p"]]
        match event["t"]:
            case "draw":
                seat["hand"] += event["c"]
                self._deck -= len(event["c"])
            case "explore" | "discard":
                self._drop(seat, event["discard" if event["t"] == "explore" else "c"])
            case "place":
                seat["hand"] = [card for card in seat["hand"] if card != event["card"]]
            case "pay":
                self._pay(seat, event)
            case "windfall" | "produce":
                seat["goods"].append(event["world"])
                self._deck -= 1
            case "produce_discard":
                self._drop(seat, [event["card"]] if event["card"] else [])
            case "consume":
                self._consume(seat, event)
            case _:
                pass

    def _pay(self, seat: dict[str, Any], event: Happening) -> None:
        seat["tab"].append(event["card"])
        self._drop(seat, event["hand"])
        for card in event["use"]:
            if card.partition("#")[0] in SACRIFICES:
                seat["tab"].remove(card)
                self._discard += 1

    def _consume(self, seat: dict[str, Any], event: Happening) -> None:
        self._drop(seat, event.get("hand", []))
        for world in event.get("goods", []):
            seat["goods"].remove(world)
            self._discard += 1
        seat["vp"] += event.get("vp", 0)
        self._pool -= event.get("vp", 0)

    def _drop(self, seat: dict[str, Any], cards: list[str]) -> None:
        for card in cards:
            seat["hand"].remove(card)
        self._discard += len(cards)

    def _digest(self) -> None:
        for seat in self._seats:
            seat["mil"] = sum(_military(card) for card in seat["tab"])
        seats = [
            {key: value[:] if isinstance(value, list) else value for key, value in seat.items()} for seat in self._seats
        ]
        self._events.append(
            {"t": "state", "deck": self._deck, "discard": self._discard, "pool": self._pool, "pl": seats}
        )


def _military(card: str) -> int:
    powers = CARDS.design[CARDS.named[card]].powers
    return sum(
        power.n for power in powers if isinstance(power, Military) and not (power.vs_good or power.vs_flag is not None)
    )
