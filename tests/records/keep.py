"""`make records`: play a few games of every kind with this version, and keep them for all later ones to replay."""

from __future__ import annotations

import sys
from pathlib import Path

from starhaul import __version__
from starhaul.arena.match import Match, play

HONEST: dict[str, object] = {"level": 3, "mistakes": "honest", "timer": "rulebook"}
GAMES: dict[str, tuple[str, tuple[str, ...], dict[str, object]]] = {
    "trucker-learning": ("trucker", ("regular", "rookie"), {"level": "learning"}),
    "trucker-level-1": ("trucker", ("rookie", "random"), {"level": 1}),
    "trucker-level-2": ("trucker", ("regular", "rookie", "random"), {}),
    "trucker-level-3-honest": ("trucker", ("regular", "rookie"), HONEST),
    "trucker-series": ("trucker", ("regular", "rookie"), {"mode": "series", "levels": [2, 1]}),
    "trucker-trek": ("trucker", ("regular", "rookie"), {"mode": "trek"}),
    "race-base": ("race", ("regular", "rookie", "random"), {"expansion": "base"}),
    "race-expert": ("race", ("regular", "rookie"), {}),
    "race-draft": ("race", ("regular", "random"), {"draft": True}),
    "race-robot": ("race", ("regular",), {"robot": "normal"}),
}
"""By name: the game, who plays it, and its options."""


def keep(name: str, file: Path) -> None:
    game, bots, options = GAMES[name]
    played = play(Match(game, bots, f"records/{name}", options, is_recorded=True), 0)
    assert played.record is not None
    assert played.lost is None, played.lost
    file.write_text(played.record, encoding="utf-8")


def main(folder: Path) -> None:
    """Records that are there already stay as they are: what a version has written is not written again."""
    folder.mkdir(exist_ok=True)
    for name in GAMES:
        file = folder / f"{name}.haul"
        if not file.exists():
            keep(name, file)
            sys.stdout.write(f"{file}\n")


if __name__ == "__main__":
    main(Path(__file__).parent / __version__)
