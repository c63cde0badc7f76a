from __future__ import annotations

import shlex
import subprocess

import pytest

from cli.running import Starhaul
from starhaul.cli.commands import COMMANDS

EVERYWHERE = {"--lang", "--help", "--version", "--quiet", "--no-color"}


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        (["ru"], {"rules"}),
        (["--ver"], {"--version"}),
        (["rules", "--"], {"--uncovered", "--table", "--chapter", "--json", "--root", *EVERYWHERE}),
        (["serve", "--po"], {"--port"}),
        (["replay", "sample.h"], {"sample.haul"}),
    ],
)  # fmt: skip
def test_bash_finishes_what_one_begins(
    starhaul: Starhaul, typed: list[str], offered: set[str], tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp("shell")
    (folder / "sample.haul").touch()
    script = starhaul("completion", "bash").out
    words = " ".join(shlex.quote(word) for word in ["starhaul", *typed])
    ask = f'COMP_WORDS=({words}); COMP_CWORD={len(typed)}; _starhaul; printf "%s\\n" "${{COMPREPLY[@]}}"'
    ran = subprocess.run(["bash", "-c", script + ask], cwd=folder, capture_output=True, text=True, check=True)
    assert (set(ran.stdout.split()), ran.stderr) == (offered, "")


@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_other_shells_hear_of_every_command(starhaul: Starhaul, shell: str) -> None:
    code, out, err = starhaul("completion", shell, "--lang", "fr")
    assert (code, err) == (0, "")
    assert all(command in out for command in COMMANDS)
    assert "uncovered" in out
    assert "Rejouer un enregistrement" in out
    assert out.count("'") % 2 == 0
