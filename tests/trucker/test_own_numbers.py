"""Own components and cards have their places in every table that the rules look into."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from pkgutil import walk_packages

from citing import ROOT
from starhaul.trucker.adventures import CARDS
from starhaul.trucker.adventures.special_events import Stardust
from starhaul.trucker.components import COMPONENTS
from starhaul.trucker.own.numbering import number_card, number_component
from starhaul.trucker.printed_components import Component, Kind


def tables(*lengths: int) -> dict[int, str]:
    """All lists of modules with one of these lengths, by identity."""
    for package in ("starhaul.trucker", "starhaul.bots.trucker"):
        for module in walk_packages(import_module(package).__path__, f"{package}."):
            import_module(module.name)
    loaded = [module for name, module in sys.modules.items() if name.startswith(("starhaul.trucker", "starhaul.bots"))]
    return {
        id(value): f"{module.__name__}.{name}"
        for module in loaded
        for name, value in vars(module).items()
        if name != "__all__" and isinstance(value, list | tuple) and len(value) in lengths
    }


def test_every_table_of_components_gets_a_row() -> None:
    """In a program of its own: here forms may lie behind the printed tiles already."""
    code = "from trucker.test_own_numbers import every_table_of_components_gets_a_row as check; check()"
    subprocess.run([sys.executable, "-c", code], check=True, cwd=ROOT / "tests")


def every_table_of_components_gets_a_row() -> None:
    before = tables(len(COMPONENTS), 4 * len(COMPONENTS))
    assert len(before) > 8
    number_component(Component("one-more-pipe", "own", Kind.STRUCTURAL, (3, 0, 3, 0), "house"))
    after = tables(len(COMPONENTS), 4 * len(COMPONENTS))
    assert [name for which, name in before.items() if which not in after] == []


def test_every_table_of_cards_gets_a_row() -> None:
    before = tables(len(CARDS))
    assert len(before) > 3
    number_card(Stardust(id="one-more-dust", deck="I", source="house"))
    assert [name for which, name in before.items() if which not in tables(len(CARDS))] == []
