# ruff: noqa: RUF001 # French has apostrophes
from __future__ import annotations

import io
import json
import sys
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from cli.running import SPACES, Starhaul
from kernel.toy import GAME
from starhaul.games import GAMES
from starhaul.kernel import Driver, Move, Player, Record, Recorder, View
from starhaul.kernel.record import Check


class First(Player):
    """Does whatever comes first."""

    def choose(self, view: View) -> Move:
        return view.moves[0]


@pytest.fixture
def record(monkeypatch: pytest.MonkeyPatch) -> Record:
    """A whole game of the toy, which Starhaul can play for the time of the test."""
    monkeypatch.setitem(GAMES, "toy", "kernel.toy")
    recorder = Recorder(GAME, {}, 2, "0")
    state = GAME.new_game(GAME.read_options({}), 2)
    Driver(state, [First(), First()], Random(1), recorder=recorder).play()
    return recorder.record


def test_a_record_that_holds(starhaul: Starhaul, record: Record, tmp_path: Path) -> None:
    file = tmp_path / "game.haul"
    file.write_text(record.write())
    code, out, err = starhaul("replay", str(file))
    assert (code, err) == (0, "")
    assert out.startswith(f"{file}: toy holds over {len(record.entries)} lines; scores ")


def test_a_record_that_holds_for_programs(starhaul: Starhaul, record: Record, tmp_path: Path) -> None:
    file = tmp_path / "games.haul"
    file.write_text(record.write() * 2)
    code, out, _ = starhaul("replay", str(file), "--json")
    found = json.loads(out)
    assert (code, found["version"], found["file"], found["ok"]) == (0, 1, str(file), True)
    game, same_game = found["games"]
    assert game == same_game
    assert (game["game"], game["seats"], game["lines"]) == ("toy", 2, len(record.entries))
    assert len(game["scores"]) == 2


def test_check_lines_that_only_an_older_version_can_compare(starhaul: Starhaul, record: Record, tmp_path: Path) -> None:
    record.entries = [Check(entry.check) if isinstance(entry, Check) else entry for entry in record.entries]
    file = tmp_path / "old.haul"
    file.write_text(record.write())
    code, out, _ = starhaul("replay", str(file))
    assert code == 0
    assert out.endswith(
        ". 1 check line is of a kind that only Starhaul 0 can compare; every move, outcome and score was checked.\n"
    )
    assert json.loads(starhaul("replay", str(file), "--json")[1])["games"][0]["checks_not_compared"] == 1


def test_another_content_names_the_version_that_has_it(starhaul: Starhaul, record: Record, tmp_path: Path) -> None:
    record.header = replace(record.header, content="0123456789abcdef", version="0.9.2")
    file = tmp_path / "other.haul"
    file.write_text(record.write())
    code, _, err = starhaul("replay", str(file))
    assert code == 1
    assert "(content 0123456789ab); Starhaul 0.9.2 can read it" in err
    _, _, err = starhaul("replay", str(file), LANG="fr_FR.UTF-8")
    assert "Starhaul 0.9.2 sait la lire" in err


def test_an_unfinished_record_from_standard_input(
    starhaul: Starhaul, record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = "".join(record.write().splitlines(keepends=True)[:2])
    monkeypatch.setattr(sys, "stdin", io.StringIO(begun))
    assert starhaul("replay", "-") == (0, "-: toy holds over 1 line; the game is not over.\n", "")


def test_a_record_that_does_not_hold(starhaul: Starhaul, record: Record, tmp_path: Path) -> None:
    file = tmp_path / "game.haul"
    file.write_text(record.write().splitlines(keepends=True)[0] + '{"seat": 0, "move": "fly away"}\n')
    code, out, err = starhaul("replay", str(file))
    assert (code, out) == (1, "")
    assert err.startswith(f"{file}, line 2: ")
    assert err.count("\n") == 1
    code, out, _ = starhaul("replay", "--json", str(file))
    assert code == 1
    problem = json.loads(out)
    assert (problem["ok"], problem["problem"]["line"]) == (False, 2)


@pytest.mark.parametrize(
    ("content", "english", "french"),
    [
        (None, "There is no file “FILE”.", "Le fichier «~FILE~» n’existe pas."),
        (b"", "“FILE” holds no game.", "«~FILE~» ne contient aucune partie."),
        (
            b"{}\n\xff",
            "“FILE” is not a text file in UTF-8 (line 2).",
            "«~FILE~» n’est pas un fichier texte en UTF-8 (ligne 2).",
        ),
        (
            b'{"haul": 1, "game": "ludo", "seats": 2, "options": {}, "version": "0", "content": ""}\n',
            "“FILE” is a game of “ludo”, which this Starhaul cannot play.",
            "«~FILE~» est une partie de «~ludo~», que ce Starhaul ne sait pas jouer.",
        ),
    ],
)
def test_what_is_no_record(
    starhaul: Starhaul, tmp_path: Path, content: bytes | None, english: str, french: str
) -> None:
    file = tmp_path / "game.haul"
    if content is not None:
        file.write_bytes(content)
    assert starhaul("replay", str(file)) == (1, "", english.replace("FILE", str(file)) + "\n")
    text = french.replace("FILE", str(file)).translate(SPACES)
    assert starhaul("replay", str(file), "--lang", "fr") == (1, "", text + "\n")


def test_a_folder_is_no_record(starhaul: Starhaul, tmp_path: Path) -> None:
    code, out, err = starhaul("replay", str(tmp_path))
    assert (code, out) == (1, "")
    assert err.startswith(f"“{tmp_path}” cannot be read: ")
