"""Golden games: what every seat and a spectator see of them stays what it was, move by move."""

from __future__ import annotations

from pathlib import Path

import pytest

from golden.shelf import furnish, records, sights
from golden.sights import EVERY, Sights, watch
from golden.variants import VARIANTS, Variant
from starhaul.games import load_game


@pytest.fixture(autouse=True)
def _own_cards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    furnish(tmp_path)
    monkeypatch.setenv("STARHAUL_HOME", str(tmp_path))


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: f"{variant.game}-{variant.name}")
def test_golden_games_look_as_they_did(variant: Variant) -> None:
    games = records(variant)
    assert len(games) == len(variant.lineups)
    for number, (record, before) in enumerate(zip(games, sights(variant), strict=True)):
        changed = _first_change(before, watch(record, load_game(variant.game)))
        assert changed is None, f"{variant.game} {variant.name}, game {number}: {changed}"


def _first_change(before: Sights, now: Sights) -> str | None:
    """Whose eyes see something else first, and between which lines."""
    assert before.keys() == now.keys()
    length = min(len(hashes) for hashes in (*before.values(), *now.values()))
    for at in range(length):
        viewers = [name for name in before if before[name][at] != now[name][at]]
        if viewers:
            return f"{', '.join(viewers)} see something else in lines {at * EVERY + 1} to {(at + 1) * EVERY}"
    return None if before == now else "the game ends elsewhere"


def test_there_are_about_two_hundred() -> None:
    assert sum(len(variant.lineups) for variant in VARIANTS) >= 180
    assert len({(variant.game, variant.name) for variant in VARIANTS}) == len(VARIANTS)
