"""Starhaul on systems that lack what Linux has: no uvloop, no module that only POSIX knows."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import starhaul
from citing import ROOT

POSIX_ONLY = {"crypt", "fcntl", "grp", "pty", "pwd", "readline", "resource", "syslog", "termios", "tty", "uvloop"}
PACKAGE = Path(starhaul.__file__).parent


def imported_at_once(tree: ast.Module) -> set[str]:
    """What a module needs before it can be used at all: imports outside of functions, conditions and `try`."""
    found: set[str] = set()
    for node in tree.body:
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and not node.level:
            found.add(str(node.module).partition(".")[0])
    return found


@pytest.mark.parametrize("file", sorted(PACKAGE.rglob("*.py")), ids=lambda file: str(file.relative_to(PACKAGE)))
def test_no_module_needs_what_windows_lacks(file: Path) -> None:
    assert not imported_at_once(ast.parse(file.read_text("utf-8"))) & POSIX_ONLY


def test_a_server_plays_whole_games_without_them(tmp_path: Path) -> None:
    """asyncio itself uses fcntl on POSIX; all others are hidden, as on Windows. The workflow runs the same script."""
    hidden = sorted(POSIX_ONLY - {"fcntl"})
    (tmp_path / "sitecustomize.py").write_text(
        f"import sys\nsys.modules.update(dict.fromkeys({hidden!r}))\n", encoding="utf-8"
    )
    environ = {**os.environ, "PYTHONPATH": f"{tmp_path}{os.pathsep}{ROOT / 'tests'}", "STARHAUL_HOME": str(tmp_path)}
    command = [sys.executable, str(ROOT / "scripts" / "try_install.py")]
    ran = subprocess.run(command, env=environ, capture_output=True, text=True, check=False, timeout=240)
    assert ran.returncode == 0, ran.stderr
    scores = dict(line.split(": ", 1) for line in ran.stdout.splitlines()[:2])
    assert {game: len(json.loads(score)) for game, score in scores.items()} == {"trucker": 2, "race": 2}
