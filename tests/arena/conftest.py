from __future__ import annotations

import pytest

from starhaul.games import GAMES


@pytest.fixture(autouse=True)
def _toy_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy game is one of the games."""
    monkeypatch.setitem(GAMES, "toy", "kernel.toy")
