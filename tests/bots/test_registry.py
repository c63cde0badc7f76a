"""Bots are found by name: ours, those of packages, those in files."""

from __future__ import annotations

from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from bots.foreign import Foreign
from starhaul.bots import BadBot, Bot, Seating, UnknownBot, find_bot, list_bots, make_bot, registry
from starhaul.bots.at_random import RandomBot
from starhaul.games import GAMES

NAUGHTY = Path(__file__).with_name("naughty.py")


@pytest.fixture
def package(monkeypatch: pytest.MonkeyPatch) -> None:
    """An installed package that offers four bots, three of which do not work out."""
    offered = [
        EntryPoint("foreign", "bots.foreign:Foreign", registry.GROUP),
        EntryPoint("random", "bots.foreign:Foreign", registry.GROUP),
        EntryPoint("broken", "no_such_module:Nobody", registry.GROUP),
        EntryPoint("number", "sys:maxsize", registry.GROUP),
    ]
    monkeypatch.setattr(registry, "entry_points", lambda group: offered if group == registry.GROUP else [])


@pytest.mark.parametrize("game", [*GAMES, "toy"])
def test_random_plays_any_game(game: str) -> None:
    assert find_bot("random", game) == (RandomBot, "")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", registry.OURS)
def test_each_of_our_names_stands_for_a_bot(name: str, game: str) -> None:
    kind, _ = find_bot(name, game)
    assert issubclass(kind, Bot)
    assert not kind.games or game in kind.games


def test_an_unknown_name_is_answered_with_the_known_ones() -> None:
    with pytest.raises(UnknownBot) as refusal:
        find_bot("deep-blue", "toy")
    assert refusal.value.name == "deep-blue"
    assert refusal.value.known == ("random", "stdio")


def test_a_bot_of_ours_may_not_play_every_game() -> None:
    with pytest.raises(UnknownBot, match="'ace'"):
        find_bot("ace", "toy")


def test_a_parameter_that_the_bot_does_not_take_is_refused(seating: Seating) -> None:
    with pytest.raises(BadBot, match="random:5: takes no parameter"):
        make_bot("random:5", seating)


@pytest.mark.usefixtures("package")
def test_a_package_offers_bots(seating: Seating) -> None:
    bot = make_bot("foreign:7", seating)
    assert isinstance(bot, Foreign)
    assert bot.strength == 7
    with pytest.raises(UnknownBot):
        find_bot("foreign", "race")


@pytest.mark.usefixtures("package")
def test_a_package_cannot_take_our_names() -> None:
    assert find_bot("random", "toy")[0] is RandomBot


@pytest.mark.usefixtures("package")
def test_what_does_not_load_is_listed_with_its_reason() -> None:
    found = {bot.name: bot for bot in list_bots() if bot.origin}
    assert list(found) == ["foreign", "broken", "number"]
    assert (found["foreign"].games, found["foreign"].text) == (("toy",), "Plays the toy game.")
    assert (found["broken"].works, "no_such_module" in found["broken"].text) == (False, True)
    assert not found["number"].works
    with pytest.raises(BadBot, match="is not a class derived"):
        find_bot("number", "toy")


def test_a_class_in_a_file_is_a_bot(seating: Seating) -> None:
    assert type(make_bot(f"{NAUGHTY}:Silent", seating)).__name__ == "Silent"


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("nowhere.py:Bot", "no file nowhere.py"),
        (f"{NAUGHTY}:Nobody", "has no class 'Nobody'"),
        (f"{NAUGHTY}:os", "not a class derived"),
        (f"{NAUGHTY}:Silent:3", "takes no parameter"),
    ],
)
def test_a_file_without_a_bot_is_refused_in_words(name: str, reason: str, seating: Seating) -> None:
    with pytest.raises(BadBot, match=reason):
        make_bot(name, seating)


def test_a_file_that_fails_is_refused_in_words(tmp_path: Path, seating: Seating) -> None:
    (tmp_path / "bad.py").write_text("1 / 0\n")
    with pytest.raises(BadBot, match="ZeroDivisionError"):
        make_bot(f"{tmp_path}/bad.py:Any", seating)
