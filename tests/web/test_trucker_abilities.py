"""What members of the Support Team ask fits a phone and a small window, and axe finds nothing in it."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from web.abilities import ABILITIES
from web.crossings import Crossing, board, crossing_server
from web.looks import LOW_PHONE, SMALL_WINDOW, faults_of, visible_part, width_of
from web.people import Visitors

ASKED = ("several", "welding", "wireless", "spare-part", "forecast", "prices", "bonuses", "promises", "weak-spot")
"""Each another kind of screen: answers with faces, numbers, squares, parts, seats, blocks, many, places, pairs."""
Scheme = Literal["light", "dark"]
LOOKS: list[tuple[ViewportSize, Scheme]] = [(LOW_PHONE, "light"), (SMALL_WINDOW, "dark")]


@pytest.mark.parametrize("ability", ASKED)
def test_an_ability_is_asked_in_both_lights(browser: Browser, tmp_path: Path, ability: str) -> None:
    begin, ask = ABILITIES[ability]
    with crossing_server(tmp_path, Crossing(begin)) as url, ExitStack() as stack:
        captain = board(Visitors(browser, url, stack), "fr", locale="fr", viewport=LOW_PHONE)
        page = captain.page
        captain.play(until=lambda: captain.asked == ask)
        expect(page.locator(".team button").first).to_be_visible()
        for size, scheme in LOOKS:
            page.set_viewport_size(size)
            page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            assert faults_of(page) == [], scheme
            assert width_of(page) == size["width"]
            assert visible_part(page.locator(".strip .asked")) == 1
            for answer in page.locator("section.strip .choices button").all():
                assert visible_part(answer) == 1
