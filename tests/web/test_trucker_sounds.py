"""What the expansions sound like: the page asks the browser for tones when something happens aboard."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from web import crossings
from web.captain import Captain, look_until
from web.crossings import Crossing
from web.test_trucker_flight_scenes import Begin, await_question, begin, choice, story

__all__ = ["begin"]

LISTEN = """() => {
    window.heard = [];
    window.OscillatorNode = class extends OscillatorNode {
        constructor(context, tone) {
            super(context, tone);
            window.heard.push(`${tone.type} ${tone.frequency}`);
        }
    };
}"""
"""Nobody hears a test; what is asked for is written down."""
STEP, BITE, CHARGE = "sine 140", "square 180", "square 1560"


def heard(page: Page) -> list[str]:
    tones: list[str] = page.evaluate("window.heard")
    return tones


def listen(begin: Begin, crossing: Crossing) -> Captain:
    """Somebody who wants sounds, before an intruder comes aboard."""
    captain = begin(crossing)
    await_question(captain, "shift").evaluate(LISTEN)
    captain.button("trucker-sound-off").click()
    expect(captain.button("trucker-sound-on")).to_be_visible()
    return captain


@pytest.mark.parametrize(
    ("crossing", "tones"), [(crossings.PREDATOR, {STEP, BITE}), (crossings.COMMANDO, {STEP, CHARGE})]
)
def test_an_intruder_is_heard_to_walk_and_at_its_work(begin: Begin, crossing: Crossing, tones: set[str]) -> None:
    page = listen(begin, crossing).page
    choice(page, "Stay").click()
    assert look_until(page, lambda: tones <= {*heard(page)}), heard(page)


def test_nothing_is_heard_by_who_switches_sounds_off(begin: Begin) -> None:
    captain = listen(begin, crossings.PREDATOR)
    page = captain.page
    captain.button("trucker-sound-on").click()
    before = heard(page)
    choice(page, "Stay").click()
    expect(story(page)).to_contain_text("The intruder leaves")
    assert heard(page) == before
