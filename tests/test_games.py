from __future__ import annotations

import pytest

from kernel.toy import GAME
from starhaul.games import GAMES, UnknownGame, load_game


def test_a_game_is_loaded_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toy", "kernel.toy")
    assert load_game("toy") is GAME


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(UnknownGame, match="there is no game 'ludo'") as refusal:
        load_game("ludo")
    assert refusal.value.name == "ludo"


@pytest.mark.parametrize("name", GAMES)
def test_our_games_are_called_what_they_are_called(name: str) -> None:
    assert load_game(name).name == name
