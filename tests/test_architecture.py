"""docs/architecture.md names every module where a newcomer looks for it, and none that is gone."""

from __future__ import annotations

import re

import pytest

from citing import ROOT

PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
SECTIONS = {
    "kernel": "The contract of a game",
    "trucker": "Inside Trucker",
    "race": "Inside Race",
    "server": "The server",
}


def named_in(title: str) -> list[str]:
    """The names in the first column of the table under this title."""
    section = PAGE.split(f"\n## {title}\n")[1].split("\n## ")[0]
    rows = re.findall(r"^\| (`.*?) \|", section, re.MULTILINE)
    return [name for row in rows for name in re.findall(r"`([^`]+)`", row)]


@pytest.mark.parametrize("package", SECTIONS)
def test_every_module_has_its_row(package: str) -> None:
    folder = ROOT / "src" / "starhaul" / package
    modules = {file.stem for file in folder.glob("*.py") if not file.stem.startswith("_")}
    folders = {file.name for file in folder.iterdir() if file.is_dir() and file.name not in ("__pycache__", "static")}
    named = [name.rstrip("/") for name in named_in(SECTIONS[package])]
    found = {
        "without a row": sorted((modules | folders) - {*named}),
        "gone": sorted({*named} - modules - folders),
        "named twice": sorted({name for name in named if named.count(name) > 1}),
    }
    assert not any(found.values()), f"docs/architecture.md, {SECTIONS[package]}: {found}"
