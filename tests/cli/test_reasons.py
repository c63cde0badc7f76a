# ruff: noqa: RUF001 # French has apostrophes
"""Why something does not work is said in the language of the user, down to the last word."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from citing import ROOT
from cli.running import Starhaul
from starhaul.cli.reasons import MESSAGES
from starhaul.server.listening import listen

RAISED = {"RecordError": 2, "CannotListen": 2, "CannotStore": 1}
"""Where the code stands among the values of each error."""
FOREIGN = {"not-one-game", "too-long", "not-over"}
"""Codes that only programs hear, or people at the page."""


def test_a_port_that_is_taken(starhaul: Starhaul, tmp_path: Path) -> None:
    with listen("127.0.0.1", 0) as taken:
        port = str(taken.getsockname()[1])
        ran = starhaul("serve", "--port", port, STARHAUL_LANG="fr", STARHAUL_HOME=str(tmp_path))
    assert ran.code == 1
    assert "quelqu’un y écoute déjà" in ran.err


def test_a_file_that_is_no_database(starhaul: Starhaul, tmp_path: Path) -> None:
    file = tmp_path / "shopping.db"
    file.write_text("bread, butter, batteries\n" * 100)
    ran = starhaul("serve", "--port", "0", "--database", str(file), STARHAUL_LANG="fr", STARHAUL_HOME=str(tmp_path))
    assert ran.code == 1
    assert "ce n’est pas une de nos bases de données" in ran.err


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[]", "une ligne doit être un objet JSON"),
        ("{", "ce n’est pas du JSON"),
        ('{"seat": 0}', "n’est pas un en-tête"),
    ],
)
def test_a_broken_record(starhaul: Starhaul, tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "game.haul"
    file.write_text(text)
    ran = starhaul("replay", str(file), STARHAUL_LANG="fr")
    assert ran.code == 1
    assert said in ran.err


def test_every_code_has_words() -> None:
    """All codes that the errors are raised with, wherever that is, and no others."""
    raised: set[str] = set()
    for file in (ROOT / "src" / "starhaul").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in RAISED:
                code = node.args[RAISED[node.func.id]]
                raised |= {code.value} if isinstance(code, ast.Constant) and isinstance(code.value, str) else set()
    assert raised - FOREIGN <= set(MESSAGES)
    assert raised >= FOREIGN
