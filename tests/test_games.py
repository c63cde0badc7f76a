from __future__ import annotations

from pathlib import Path

import pytest

from citing import ROOT
from kernel.toy import GAME
from starhaul.games import GAMES, UnknownGame, load_game
from starhaul.kernel import BadOption, ContentError


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Nobody's own files play a part."""
    monkeypatch.setenv("STARHAUL_HOME", str(tmp_path))
    return tmp_path


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


def test_lists_may_be_written_with_commas() -> None:
    """As on a command line, where `--option classes=II,IIIB` is easier than quotes and brackets."""
    trucker = load_game("trucker")
    written = trucker.read_options({"sets": "abe", "classes": "II,IIIB", "levels": "2,3"})
    assert written == trucker.read_options({"sets": ["abe"], "classes": ["II", "IIIB"], "levels": [2, 3]})
    assert trucker.read_options({"classes": ""}).classes == ()
    with pytest.raises(BadOption, match="option classes"):
        trucker.read_options({"classes": "II,V"})
    with pytest.raises(BadOption, match="option mode"):
        trucker.read_options({"mode": "flight,series"})


def add(home: Path, game: str) -> None:
    folder = home / "content" / game
    folder.mkdir(parents=True)
    example = ROOT / "examples" / "own-cards" / "frontier.toml"
    (folder / "mine.toml").write_bytes(example.read_bytes())


def test_a_game_comes_with_what_the_player_has_added(home: Path) -> None:
    add(home, "race")
    game = load_game("race")
    options = game.read_options({"own_cards": ["lighthouse-moon"]})
    assert game.new_game(options, 2).chance is not None
    assert game.content_hash(options) != game.content_hash(game.read_options({}))


def test_a_game_that_takes_no_content_says_so(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toy", "kernel.toy")
    add(home, "toy")
    with pytest.raises(ContentError, match=r"mine\.toml: toy takes no content of your own"):
        load_game("toy")
