"""Sets: what is printed in one is used where options add it, and nowhere else."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import starhaul
from starhaul.kernel import BadOption
from starhaul.trucker import GAME, Options, box, new_game
from starhaul.trucker.adventures import CARDS, SET_OF_CARD
from starhaul.trucker.components import COMPONENTS, FACTS_OF_KIND
from starhaul.trucker.own.entries import OWN_SET
from starhaul.trucker.sets import BASE, DATA, KNOWN, files_of

BASE_HASH = "c5b2026fb2085acc80b162c5f6b0c944e00cb411c1b23ab12bcb79a279fe7450"
"""As in the records of 0.1.0."""

TILE = """
[[component]]
id = "X001"
set = "extra"
kind = "cabin"
sides = [1, 1, 1, 1]
source = "house"
"""
CARD = """
[[stardust]]
id = "X-01"
deck = "II"
source = "house"
"""
REPORT = """
import json
from random import Random
from starhaul.trucker import GAME
from starhaul.trucker.adventures import CARD_NUMBERS
from starhaul.trucker.components import TILES

def ends(sets):
    options = GAME.read_options({"sets": sets, "level": 2})
    state, rng, seen = GAME.new_game(options, 4), Random(5), []
    while not state.is_over:
        if state.chance is not None:
            outcome = state.chance.sample(rng)
            seen.append(state.chance.write(outcome))
            state.resolve(outcome)
        else:
            seat = min(state.decisions)
            state.apply(seat, rng.choice(state.legal_moves(seat)))
            state = GAME.load(state.dump())
    return {"hash": GAME.content_hash(options), "scores": state.outcome.scores, "seen": seen}

def bag(sets):
    state = GAME.new_game(GAME.read_options({"sets": sets, "level": 2}), 2)
    return {"tile": TILES["X001"] in state.heap.face_down, "heap": len(state.heap.face_down), "card": [
        CARD_NUMBERS["X-01"] in cards for cards in state.box.decks]}

print(json.dumps({
    "numbers": {"tiles": TILES, "cards": CARD_NUMBERS},
    "base": ends([]) | bag([]),
    "extra": ends(["extra"]) | bag(["extra"]),
}))
"""


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """What a copy of the program says to which a set of one tile and one card was added: two files and a word."""
    root = tmp_path_factory.mktemp("program") / "starhaul"
    package = Path(starhaul.__file__).parent
    for part in ("kernel", "trucker"):
        shutil.copytree(package / part, root / part, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(package / "__init__.py", root)
    (root / "trucker" / "data" / "components_extra.toml").write_text(TILE)
    (root / "trucker" / "data" / "adventures_extra.toml").write_text(CARD)
    names = root / "trucker" / "sets.py"
    names.write_text(names.read_text().replace("SETS: Final = (BASE,", 'SETS: Final = (BASE, "extra",'))
    environ = os.environ | {"PYTHONPATH": str(root.parent)}
    ran = subprocess.run(
        [sys.executable, "-c", REPORT], env=environ, capture_output=True, text=True, cwd=root, check=False
    )
    assert ran.returncode == 0, ran.stderr
    return json.loads(ran.stdout)


def test_a_set_leaves_base_games_as_they_were(report: Any) -> None:
    base = report["base"]
    assert base["hash"] == GAME.content_hash(Options()) == BASE_HASH
    assert (base["tile"], base["heap"], base["card"]) == (False, len(new_game().heap.face_down), [False] * 3)
    assert "X001" not in base["seen"]
    assert "X-01" not in base["seen"]


def test_a_set_is_used_where_options_add_it(report: Any) -> None:
    extra = report["extra"]
    assert extra["hash"] != BASE_HASH
    assert (extra["tile"], extra["heap"], extra["card"]) == (
        True,
        len(new_game().heap.face_down) + 1,
        [False, True, False],
    )
    assert len(extra["scores"]) == 4


def test_a_set_that_comes_later_changes_no_number_of_an_earlier_one(report: Any) -> None:
    tiles = {tile.id: number for number, tile in enumerate(COMPONENTS) if tile.set != OWN_SET}
    cards = {card.id: number for number, card in enumerate(CARDS) if SET_OF_CARD[number] != OWN_SET}
    assert report["numbers"]["tiles"] == tiles | {"X001": len(tiles)}
    assert report["numbers"]["cards"] == cards | {"X-01": len(cards)}


def test_every_component_and_card_belongs_to_a_set() -> None:
    assert {component.set for component in COMPONENTS} <= {*KNOWN, OWN_SET}
    assert len(SET_OF_CARD) == len(CARDS)
    assert {file.name for file in files_of(BASE)} <= {file.name for file in DATA.glob("*.toml")}


def test_a_set_that_there_is_not_is_refused() -> None:
    with pytest.raises(BadOption, match="there is no set 'xyz' to add; known are abe, missions"):
        GAME.new_game(Options(sets=("xyz",)), 2)
    with pytest.raises(BadOption, match="there is no set 'base' to add"):
        GAME.content_hash(Options(sets=("base",)))


def test_what_kinds_of_components_have_in_common_counts_for_games_with_more_sets(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    options = Options(sets=("abe",))
    before = GAME.content_hash(options)
    assert before != BASE_HASH
    facts = [replace(facts, hub=False) for facts in FACTS_OF_KIND]
    monkeypatch.setattr(box, "FACTS_OF_KIND", facts)
    box._content_hash.cache_clear()
    changed, base = GAME.content_hash(options), GAME.content_hash(Options())
    monkeypatch.undo()
    box._content_hash.cache_clear()
    assert (changed != before, base, GAME.content_hash(options)) == (True, BASE_HASH, before)
