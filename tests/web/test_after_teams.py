"""What the page shows of a Support Team while it tells what happened: as in test_after.py."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from rules.trucker_abe.test_team_welder import LEFT_ARM, RIGHT_ARM, UPPER_PAIR, mistaken
from starhaul.kernel.testing import Case as Contract
from starhaul.kernel.testing.case import Pick
from starhaul.kernel.testing.walk import next_step
from starhaul.trucker import GAME, TruckerState
from trucker.players import eager
from trucker.tables import do, finish
from trucker.teams import before_building, hire
from trucker.test_random_rogues import wily
from trucker.test_random_sights import curious
from web.test_after import (
    FILLS_BATTERIES,
    NEW_FLIGHT,
    VIEWERS,
    Case,
    Plain,
    bundles,
    drop_tokens,
    kinds_of,
    plain,
    played,
    seen,
    trucker_facts,
)

__all__ = ["bundles"]

OPTIONS: dict[str, dict[str, object]] = {
    "standard": {"mode": "series", "levels": [2, 1], "team": "standard"},
    "competitive": {"mode": "series", "levels": [2, 1, 2], "team": "competitive", "timer": "rulebook"},
}


OFFICIALS = (("security_guard", "buyer"), ("bureaucrat",))
ROGUES = (("saboteur", "smuggler"), ("swindler", "stock_boy"))
JOINERS = (("plumber", "welder"), ("assembler", "plumber"))
SIGHTS = (("inspector", "buyer"), ("planner",))
"""The members of the two seats."""
PICKS: dict[tuple[tuple[str, ...], ...], Pick] = {OFFICIALS: eager, ROGUES: wily, JOINERS: wily, SIGHTS: curious}
TOLD_NOTES = ("deals", "late-additions", "markers")
"""Others come with the next view."""


def steps(options: dict[str, object], seed: int, teams: tuple[tuple[str, ...], ...] = OFFICIALS) -> list[Case]:
    """What a player and a spectator saw before each step of a random game, what happened, and what they saw next."""
    contract, rng = Contract(GAME, 2, options, pick=PICKS[teams]), Random(seed)
    state = contract.new_state()
    assert isinstance(state, TruckerState)
    for seat, members in enumerate(teams):
        hire(state, seat, *members)
    if teams is SIGHTS:
        state = before_building(state, 0)
    before = seen(state)
    cases: list[Case] = []
    while not state.is_over:
        happened = next_step(contract, state, rng).on(state)
        now = seen(state)
        for viewer, old, new in zip(VIEWERS, before, now, strict=True):
            events = [event.seen_by(viewer) for event in happened]
            cases.append((old, [plain(event) for event in events if event is not None], new))
        before = now
    return cases


def team_facts(view: Plain) -> dict[str, Any]:
    """Abilities that work come with the next view."""
    teams = [player.get("team") or {} for player in view["players"]]
    support = view.get("support") or {}
    names = ("offered", "gone", "drill", "finish", "look")
    return {
        "members": [[member["id"] for member in team.get("members", ())] for team in teams],
        "used": [team.get("used", []) for team in teams],
        "notes": [[note for note in team.get("notes", ()) if note["is"] in TOLD_NOTES] for team in teams],
        "dealt": [team.get("dealt", []) for team in teams],
        "support": {name: support.get(name) for name in names if support.get(name) not in (None, [], 0)},
    }


def check_what_is_told(bundles: Path, cases: list[Case]) -> None:
    for (then, events, now), made in zip(cases, played(bundles / "trucker.mjs", cases), strict=True):
        told = {event["is"] for event in events}
        if NEW_FLIGHT not in told and then["flight"] == now["flight"]:
            shown, real = trucker_facts(made), trucker_facts(now)
            if told & FILLS_BATTERIES:
                shown, real = drop_tokens(shown), drop_tokens(real)
            assert shown == real, events
            assert team_facts(made) == team_facts(now), events


@pytest.mark.parametrize("name", OPTIONS)
def test_a_team_looks_as_it_is_told(bundles: Path, name: str) -> None:
    cases = [case for seed in range(2) for case in steps(OPTIONS[name], seed)]
    check_what_is_told(bundles, cases)
    wanted = {"members-dealt"} if name == "standard" else {"members-laid-out", "members-left"}
    assert wanted | {"member-joined", "ability-used", "launched"} <= kinds_of(cases), "too quiet a game"


def test_what_rogues_do_is_told(bundles: Path) -> None:
    cases = [case for seed in range(4) for case in steps({"level": 2}, seed, ROGUES)]
    check_what_is_told(bundles, cases)
    wanted = {"tile-stolen", "connection-marked", "crew-lost", "late-component-counted", "goods-loaded"}
    assert wanted <= kinds_of(cases), "too quiet a game"
    assert {"discount", "raise"} & {event.get("cause") for _, events, _ in cases for event in events}


def test_pipes_links_and_plating_are_told(bundles: Path) -> None:
    cases = [case for seed in range(3) for case in steps({"level": 2}, seed, JOINERS)]
    check_what_is_told(bundles, cases)
    wanted = {"token-used", "pipe-laid", "component-altered", "wireless-linked"}
    assert wanted <= kinds_of(cases), "too quiet a game"


def test_tokens_that_are_taken_back_are_told(bundles: Path) -> None:
    table = mistaken(*RIGHT_ARM, *LEFT_ARM, *UPPER_PAIR, ("B148", (8, 8), 0))
    finish(table)
    cases: list[Case] = []
    for move in ("joint 5,7 6,7", "joint 8,7 8,8", "remove 8,7"):
        before = seen(table)
        happened = [plain(event) for event in do(table, 0, move)]
        cases += [(old, happened, new) for old, new in zip(before, seen(table), strict=True)]
    check_what_is_told(bundles, cases)
    assert {"token-used", "token-freed", "component-altered"} <= kinds_of(cases)


def test_what_is_read_and_promised_is_told(bundles: Path) -> None:
    cases = [case for seed in range(4) for case in steps({"level": 2}, seed, SIGHTS)]
    check_what_is_told(bundles, cases)
    assert {"pile-read", "marker-put", "marker-taken", "markers-judged"} <= kinds_of(cases), "too quiet a game"
