"""Every example runs as its head says, and every command of docs/bots.md can be typed."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys

import pytest

from citing import ROOT
from starhaul.cli import main

BOTS = ROOT / "examples" / "bots"


@pytest.mark.parametrize("file", sorted(BOTS.glob("*.py")), ids=lambda file: file.stem)
def test_a_bot_of_the_examples_plays(
    file: object, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    text = (BOTS / str(file)).read_text("utf-8")
    (command,) = re.findall(r"^ *starhaul (.*)$", text, re.MULTILINE)
    arguments = shlex.split(
        command.replace("stdio:python", f"stdio:{sys.executable}").replace("LooksAhead:2", "LooksAhead")
    )
    arguments[arguments.index("--games") + 1] = "2"
    assert main([*arguments, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["games"], found["forfeits"]) == (2, [])


def test_self_play_runs() -> None:
    command = [sys.executable, "-W", "error", str(ROOT / "examples" / "self_play.py")]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")
    leads = re.findall(r"player_\d: ([+-]\d+)", ran.stdout)
    assert len(leads) == 2
    assert sum(map(int, leads)) == 0


def test_the_first_bot_of_the_page_is_the_one_in_the_examples() -> None:
    page = (ROOT / "docs" / "bots.md").read_text("utf-8")
    code = (BOTS / "first_bot.py").read_text("utf-8")
    shown = re.findall(r"```python\n(.*?)```", page, re.DOTALL)[0]
    assert shown.strip() in code
