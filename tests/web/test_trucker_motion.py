"""What is seen between one view and the next: things move, unless somebody wants them to stand still."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from web.captain import Captain, look_until
from web.people import Visitors
from web.rigged import Luck
from web.ships import HALVES

METEORS = "I-09"
COLUMN_6 = (3, 3)
PAST = (6, 6)
ADRIFT = 4
"""The components of the left half, once the one that held them is gone."""
FOLLOW = """() => {
    window.paths = {};
    const look = () => {
        document.querySelectorAll('.sheet .ghost').forEach((ghost, index) => {
            const { x, y } = ghost.getBoundingClientRect();
            if (Number(getComputedStyle(ghost).opacity) > 0) (window.paths[index] ??= []).push([x, y]);
        });
        requestAnimationFrame(look);
    };
    look();
}"""
"""From now on, where everything that drifts was seen, frame by frame."""
LEFT = "() => [...document.querySelectorAll('.sheet .ghost')].filter((it) => getComputedStyle(it).opacity > 0).length"


@pytest.fixture
def luck() -> Luck:
    return Luck([part.tile for part in HALVES], [METEORS], [COLUMN_6, PAST, PAST])


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_what_breaks_off_is_seen_to_drift_away(lucky: Visitors, motion: str) -> None:
    page = lucky.come(reduced_motion=motion)
    captain = Captain(page)
    captain.play_now()
    captain.assemble(HALVES)
    captain.finish()
    captain.play(until=lambda: captain.asked == "keep_piece")
    components = page.locator(".sheet > .board .component")
    before = components.count()
    assert look_until(page, lambda: page.evaluate(LEFT) == 0), "the first loss is still under way"
    page.evaluate(FOLLOW)
    captain.choose()
    expect(components).to_have_count(before - ADRIFT)
    assert look_until(page, lambda: page.evaluate(LEFT) == 0), "something never goes away"
    distances = drifted(page)
    if motion == "reduce":
        assert distances == []
    else:
        assert len(distances) == ADRIFT
        assert min(distances) > 20


def drifted(page: Page) -> list[float]:
    """How far each of them was seen to go, in pixels."""
    paths: dict[str, list[list[float]]] = page.evaluate("window.paths")
    ways = [(path[0], path[-1]) for path in paths.values()]
    return [abs(end[0] - start[0]) + abs(end[1] - start[1]) for start, end in ways]
