"""Take a picture of every screen, large and small, in both lights and both languages.

Run it with `make screenshots`, look at the pictures, then commit those of docs/screenshots; the others lie in
build/screenshots, and `visit.KEPT_LOOKS` says why. `ARGS="learning wide-dark-en"` takes one scene in one look only.
A scene is a function that plays its way to what is worth seeing; luck is arranged, so the same things happen each
time. A look of the size `desk` (1024x768) is taken where it is asked for.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from unittest.mock import patch

from playwright.sync_api import sync_playwright

from pictures import adventures, boards, library, missions, races, start, teams, yard
from pictures.visit import SIZES, Visit

LOOKS = ["wide-dark-en", "phone-light-en", "wide-light-fr", "phone-dark-fr"]
SCENES: list[Callable[[Visit], None]] = [
    start.start,
    yard.tutorial,
    yard.learning,
    yard.inspection,
    yard.late_building,
    yard.trek,
    boards.boards,
    boards.reaches,
    boards.container_reaches,
    adventures.adventures,
    adventures.sources,
    adventures.awake,
    adventures.predator,
    adventures.leak,
    missions.votes,
    missions.dare,
    missions.settlement,
    missions.orders,
    missions.bet,
    teams.team,
    teams.abilities,
    teams.slogans_paid,
    teams.drill,
    teams.weak_spots,
    teams.market,
    library.gallery,
    library.rulebook,
    start.table,
    start.replay,
    races.race,
    races.race_late,
    races.race_consume,
    races.race_solo,
    races.race_draft,
    races.race_first,
]


@contextmanager
def same_luck() -> Iterator[None]:
    """What is left to chance does not depend on the day either."""
    with (
        patch("starhaul.server.table.new_seed", lambda: "luck"),
        patch("starhaul.server.hall.new_seed", lambda: "luck"),
    ):
        yield


def main() -> None:
    wished = sys.argv[1:]
    looks = [word for word in wished if word.split("-")[0] in SIZES] or LOOKS
    scenes = [scene for scene in SCENES if scene.__name__ in wished] or SCENES
    with sync_playwright() as playwright, same_luck():
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for look in looks:
            for scene in scenes:
                scene(Visit(browser, *look.split("-")))
        browser.close()


main()
