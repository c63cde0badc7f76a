"""What the page shows while it tells what happened: after the last event it is what the next view says."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from citing import ROOT
from golden.shelf import furnish, records
from golden.variants import VARIANTS, Variant
from starhaul.games import load_game
from starhaul.kernel import Event, Game, Seat, State, to_plain
from starhaul.kernel.record import Came, Moved

WEB = ROOT / "web"
UNTOLD = {"is", "moves", "decision", "advice", "asked", "question"}
"""Sections that no event changes: what is asked comes with the next view."""
NEW_FLIGHT = "flight-prepared"
"""Nothing tells what a new flight begins with: it comes with its view."""
FILLS_BATTERIES = {"crew-housed", "launched"}
"""Nothing tells that batteries are filled before a launch."""

VIEWERS = [Seat(0), None]

Plain = dict[str, Any]
Case = tuple[Plain, list[Plain], Plain]


@pytest.fixture(autouse=True)
def _own_cards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    furnish(tmp_path)
    monkeypatch.setenv("STARHAUL_HOME", str(tmp_path))


@pytest.fixture(scope="module")
def bundles(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """`after` of both games, as node can run it."""
    out = tmp_path_factory.mktemp("after")
    for game in ("trucker", "race"):
        bundler = WEB / "node_modules" / ".bin" / "rolldown"
        source = WEB / "src" / game / "after.ts"
        subprocess.run([bundler, source, "-f", "esm", "-o", out / f"{game}.mjs"], check=True, capture_output=True)
    return out


def variant(game: str, name: str) -> Variant:
    return next(one for one in VARIANTS if (one.game, one.name) == (game, name))


def steps(variant_name: str, game_name: str) -> list[Case]:
    """What a player and a spectator saw before each line of a golden game, what happened, and what they saw next."""
    game, record = load_game(game_name), records(variant(game_name, variant_name))[1]
    state = game.new_game(game.read_options(record.header.options), record.header.seats)
    before = seen(state)
    cases: list[Case] = []
    for entry in record.entries:
        if isinstance(entry, Moved | Came):
            happened = go_on(state, entry, game)
            now = seen(state)
            for viewer, old, new in zip(VIEWERS, before, now, strict=True):
                events = [event.seen_by(viewer) for event in happened]
                cases.append((old, [plain(event) for event in events if event is not None], new))
            before = now
    return cases


def go_on(state: State, entry: Moved | Came, game: Game) -> list[Event]:
    if isinstance(entry, Moved):
        return state.apply(Seat(entry.seat), game.parse_move(entry.move))
    assert state.chance is not None
    return state.resolve(state.chance.read(entry.chance))


def plain(value: object) -> Plain:
    table = to_plain(value)
    assert isinstance(table, dict)
    return table


def seen(state: State) -> list[Plain]:
    return [
        {name: section for name, section in plain(view).items() if name not in UNTOLD} for view in state.show(VIEWERS)
    ]


def played(bundle: Path, cases: list[Case]) -> list[Plain]:
    """The views as the page makes them."""
    lines = "\n".join(json.dumps({"view": view, "events": events}) for view, events, _ in cases)
    command = ["node", str(ROOT / "tests" / "web" / "after.mjs"), str(bundle)]
    done = subprocess.run(command, input=lines, check=True, capture_output=True, text=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


def kinds_of(cases: list[Case]) -> set[str]:
    return {event["is"] for _, events, _ in cases for event in events}


def without_kind(table: Plain | None) -> Plain:
    """What is made anew by the page does not say what it is."""
    return {name: value for name, value in (table or {}).items() if name != "is"}


def trucker_facts(view: Plain) -> dict[str, Any]:
    facts: dict[str, Any] = {"cards_to_come": view["cards_to_come"], "face_down": view["face_down"]}
    facts["face_up"] = sorted(view["face_up"])
    for player in view["players"]:
        ship, components = player["ship"], player["ship"]["components"]
        facts[player["seat"]] = {name: player[name] for name in ("credits", "flying", "reserve", "title", "gold")} | {
            "position": player["position"] if player["flying"] else None,
            "loose": without_kind(player["loose"]),
            "ship": [without_kind(one) | {"tokens": 0} for one in components],
            "crew": (ship["crew"], ship["humans"]),
            "tokens": (ship["tokens"], [one["tokens"] for one in components]),
        }
    return facts


def race_facts(view: Plain) -> dict[str, Any]:
    facts: dict[str, Any] = {"pool": view["pool"], "round": view["round"]}
    for seat in view["seats"]:
        facts[seat["seat"]] = {
            "hand": (seat["hand_size"], sorted(seat["hand"] or ())),
            "seen": (seat["seen_size"], sorted(seat["seen"] or ())),
            "tableau": seat["tableau"],
            "goods": sorted(seat["goods"]),
            "chips": seat["chips"],
        }
    return facts


def drop_tokens(facts: dict[Any, Any]) -> dict[Any, Any]:
    return {
        key: {name: fact for name, fact in part.items() if name != "tokens"} if isinstance(part, dict) else part
        for key, part in facts.items()
    }


@pytest.mark.parametrize("name", ["learning", "level-1-honest", "level-3-marked", "series-2-2", "trek"])
def test_a_flight_looks_as_it_is_told(bundles: Path, name: str) -> None:
    cases = steps(name, "trucker")
    for (_, events, now), made in zip(cases, played(bundles / "trucker.mjs", cases), strict=True):
        told = {event["is"] for event in events}
        if NEW_FLIGHT not in told:
            shown, real = trucker_facts(made), trucker_facts(now)
            if told & FILLS_BATTERIES:
                shown, real = drop_tokens(shown), drop_tokens(real)
            assert shown == real, events
    assert {"launched", "card-revealed"} <= kinds_of(cases), "too quiet a game"


@pytest.mark.parametrize("name", ["base-more", "tgs-expert", "draft-plain", "robot-normal"])
def test_a_race_looks_as_it_is_told(bundles: Path, name: str) -> None:
    cases = steps(name, "race")
    for (_, events, now), made in zip(cases, played(bundles / "race.mjs", cases), strict=True):
        if events:  # what somebody is about to place is nobody else's business yet
            assert race_facts(made) == race_facts(now), events
    assert {"drew", "placed", "goods-appeared"} <= kinds_of(cases), "too quiet a game"
