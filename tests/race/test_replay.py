"""Games of an independent engine replay through our rules, and a replay notices what is wrong."""

from __future__ import annotations

import copy
import gzip
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from citing import rule
from starhaul.race.asks import Ask
from starhaul.race.moves import PASS, Place, Use
from starhaul.race.powers import Consume, ConsumeAll, DiscardCards, DrawWhenConsuming, Gamble, Sell
from starhaul.race.replay import replay_game
from starhaul.race.replay.session import Session

FILES = sorted((Path(__file__).parent / "oracle").glob("*.jsonl.gz"))
POWER_KINDS = {
    Consume: "goods",
    ConsumeAll: "goods",
    DiscardCards: "hand",
    DrawWhenConsuming: "draw",
    Gamble: "gamble",
    Sell: "trade",
}


def games(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in gzip.decompress(file.read_bytes()).decode().splitlines()]


def all_games() -> list[Any]:
    return [pytest.param(game, id=game["id"]) for file in FILES for game in games(file)]


@rule("RFG-RPL-01", "RFG-RPL-03", "RFG-RPL-07", "RFG-RPL-08", "RFG-RPL-10", "RFG-RPL-14", "RFG-RPL-15", "RFG-RPL-16")
@pytest.mark.parametrize("game", all_games())
def test_a_recorded_game_replays(game: dict[str, Any]) -> None:
    report = replay_game(game)
    assert report.ok, report


def test_every_setting_is_replayed() -> None:
    assert len(FILES) == 15
    for file in FILES:
        assert len(games(file)) >= 2


def oddities(kind: str) -> list[dict[str, Any]]:
    (file,) = [file for file in FILES if file.name.startswith("oddities")]
    return [game for game in games(file) if any(note["kind"] == kind for note in game.get("quirks", []))]


@rule("RFG-RPL-04", "RFG-RPL-06", "RFG-RPL-11", "RFG-RPL-12")
@pytest.mark.parametrize("kind", ["idle_power", "mercenaries_spent", "infrastructure_goal", "produce_order"])
def test_every_noted_oddity_is_among_the_games(kind: str) -> None:
    assert oddities(kind)
    assert all(replay_game(game).ok for game in oddities(kind))


@rule("RFG-RPL-13")
def test_a_game_that_was_cut_off_ends_there() -> None:
    cut = [game for file in FILES for game in games(file) if "round_limit" in game["result"]["end"]]
    assert cut
    assert all(replay_game(game).ok for game in cut)


class Strict(Session):
    """Compares what can be done, too."""

    compared = 0

    def _decide(self) -> None:
        seat = next(iter(self.state.decisions))
        event = self.transcript.next_decision(seat)
        ask = self.state.decisions[seat].ask
        if event is not None and "opts" in event:
            if ask in (Ask.DEVELOP, Ask.SETTLE):
                self._compare_placing(seat, event)
            elif ask is Ask.POWER:
                self._compare_powers(seat, event)
        super()._decide()

    def _compare_placing(self, seat: Any, event: Any) -> None:
        ours = [move.card for move in self.state.legal_moves(seat) if isinstance(move, Place)]
        assert ours == self.transcript.cards(event["opts"])
        self.compared += 1

    def _compare_powers(self, seat: Any, event: Any) -> None:
        """All but the powers that they use up without a card (RFG-RPL-09)."""
        consume = self.state.cards.consume
        uses = [move for move in self.state.legal_moves(seat) if isinstance(move, Use)]
        ours = {(move.card, POWER_KINDS[type(consume[move.card][move.at])]) for move in uses}
        theirs = {(self.transcript.card(card), kind) for card, kind in event["opts"]}
        assert {pair for pair in ours if pair[1] != "hand"} == {pair for pair in theirs if pair[1] != "hand"}
        assert theirs <= ours
        if "may_stop" in event:
            assert event["may_stop"] == (PASS in self.state.legal_moves(seat))
        self.compared += 1


@rule("RFG-DEV-06", "RFG-STL-48", "RFG-CON-18")
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_what_can_be_placed_and_used_is_the_same(file: Path) -> None:
    for game in games(file):
        session = Strict(game)
        session.play()
        assert session.compared


def change(what: str) -> Callable[[dict[str, Any]], None]:
    """A change of the first event of this kind, or of the result, that must not go unnoticed."""

    def first(game: dict[str, Any], kind: str) -> dict[str, Any]:
        return next(event for event in game["events"] if event["t"] == kind)

    changes: dict[str, Callable[[dict[str, Any]], None]] = {
        "hand": lambda game: first(game, "state")["pl"][1]["hand"].pop(),
        "deck": lambda game: first(game, "state").update(deck=1),
        "vp": lambda game: first(game, "state")["pl"][0].update(vp=1),
        "mil": lambda game: first(game, "state")["pl"][0].update(mil=-7),
        "goals": lambda game: first(game, "state")["pl"][0].update(goals=["Budget Surplus"]),
        "tiebreak": lambda game: game["result"]["players"][0].update(tiebreak=-1),
        "total": lambda game: game["result"]["players"][1].update(total=999),
        "win": lambda game: game["result"]["players"][1].update(win=not game["result"]["players"][1]["win"]),
        "rounds": lambda game: game["result"].update(rounds=99),
        "decision": lambda game: game["events"].remove(first(game, "place")),
        "draw": lambda game: first(game, "draw").update(c=["New Sparta"] * len(first(game, "draw")["c"])),
        "length": lambda game: game["events"].append({"t": "state"}),
        "format": lambda game: first(game, "draw").update(c=["Nowhere"]),
    }
    return changes[what]


@pytest.mark.parametrize(
    "what",
    [
        "hand",
        "deck",
        "vp",
        "mil",
        "goals",
        "tiebreak",
        "total",
        "win",
        "rounds",
        "decision",
        "draw",
        "length",
        "format",
    ],
)
def test_a_replay_notices(what: str) -> None:
    (file,) = [file for file in FILES if file.name.startswith("tgs-3p")]
    game = copy.deepcopy(games(file)[0])
    assert replay_game(game).ok
    change(what)(game)
    report = replay_game(game)
    assert (report.ok, report.differs) == (False, what)
    assert report.game == game["id"]


def later(game: dict[str, Any], kind: str) -> dict[str, Any]:
    """The first event of this kind in the second round."""
    begin = game["events"].index({"t": "round", "n": 2})
    found: dict[str, Any] = next(event for event in game["events"][begin:] if event["t"] == kind)
    return found


@pytest.mark.parametrize(
    ("spoil", "at", "reason"),
    [
        (lambda game: game.pop("setup"), "setup", "there is no 'setup'"),
        (lambda game: game["setup"][0].pop("hand"), "setup", "there is no 'hand'"),
        (lambda game: later(game, "draw").update(c=["Nowhere"]), "round 2 consume", "there is no 'nowhere'"),
        (lambda game: later(game, "draw").pop("p"), "round 2 consume", "there is no 'p'"),
        (lambda game: later(game, "trade").update(p=-1), "round 2 consume", "there is no -1"),
        (lambda game: later(game, "action").update(a=["sleep"]), "round 2", "there is no 'sleep'"),
        (lambda game: later(game, "state")["pl"][0].pop("goals"), "round 2 consume", "there is no 'goals'"),
        (lambda game: game.pop("result"), "result", "there is no 'result'"),
    ],
    ids=["setup", "hand", "card", "seat", "no-such-seat", "action", "digest", "result"],
)
def test_what_is_missing_is_named_with_its_place(spoil: Callable[[Any], object], at: str, reason: str) -> None:
    (file,) = [file for file in FILES if file.name.startswith("tgs-3p")]
    game = games(file)[0]
    spoil(game)
    report = replay_game(game)
    assert (report.ok, report.at, report.differs, report.theirs) == (False, at, "format", reason)


def test_what_is_no_game_is_reported() -> None:
    assert replay_game([]).differs == "format"
    assert replay_game({"id": "x"}).differs == "format"
