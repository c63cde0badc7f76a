"""Where golden games lie, and the data folder with which they are played."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

from citing import ROOT
from golden.sights import Sights
from golden.variants import Variant
from starhaul.kernel import Record
from starhaul.kernel.record import read_records

GAMES = Path(__file__).parent / "games"
OWN_CARDS = ROOT / "examples" / "own-cards" / "frontier.toml"


def furnish(home: Path) -> None:
    """Make this a data folder with the own cards that some golden games use."""
    folder = home / "content" / "race"
    folder.mkdir(parents=True)
    shutil.copy(OWN_CARDS, folder)


def records_file(variant: Variant) -> Path:
    return GAMES / variant.game / f"{variant.name}.haul"


def sights_file(variant: Variant) -> Path:
    return GAMES / variant.game / f"{variant.name}.json"


def records(variant: Variant) -> list[Record]:
    """Its games, in the order of its line-ups."""
    file = records_file(variant)
    return read_records(file.read_text(encoding="utf-8"), file.name)


def sights(variant: Variant) -> list[Sights]:
    """What everybody saw of each of these games."""
    found: list[Sights] = json.loads(sights_file(variant).read_text(encoding="utf-8"))
    return found


def keep_sights(variant: Variant, seen: list[Sights]) -> None:
    """One line a viewer, so that a change shows whose eyes it concerns."""
    games = [
        "{\n" + ",\n".join(f"  {json.dumps(name)}: {json.dumps(hashes)}" for name, hashes in game.items()) + "\n }"
        for game in seen
    ]
    sights_file(variant).write_text("[\n " + ",\n ".join(games) + "\n]\n", encoding="utf-8")
