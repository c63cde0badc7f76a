"""What a bill says at the end of a flight: what cards brought, what is in the till now, and that nobody has won."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from rules.trucker.fleet import with_crew
from rules.trucker_missions.assigned import on_mission
from starhaul.trucker import TruckerState, new_game
from trucker.seats import set_credits
from trucker.shipyard import ship
from trucker.tables import deal, do, fly
from web.captain import Captain
from web.crossings import Crossing, board, crossing_server, known
from web.looks import PHONE, faults_of, width_of
from web.people import Visitors

Begin = Callable[..., Captain]
"""Sits down to a flight that stands like a crossing."""
WRECK, REWARD, SAVED = "I-18", 4, 7
"""An abandoned ship, what it pays, and what the host had before."""


@pytest.fixture
def begin(browser: Browser, tmp_path: Path) -> Iterator[Begin]:
    everybody: list[Visitors] = []
    with ExitStack() as stack:

        def sit_down(crossing: Crossing, language: str = "en", **kind: Any) -> Captain:
            url = stack.enter_context(crossing_server(tmp_path, crossing))
            everybody.append(Visitors(browser, url, stack))
            return board(everybody[-1], language, locale=language, **kind)

        yield sit_down
    assert [visitors.troubles for visitors in everybody] == [[]]


def yard() -> TruckerState:
    """The first flight of two, of which one card is known: the rival has finished a cabin, the host three."""
    state = new_game(seats=2, mode="series", levels=[1, 1])
    deal(state, [WRECK], last=True)
    state.ships[0] = ship("I", (6, 7), """
        cabin:*1*3 start cabin:*1*3
    """)  # fmt: skip
    do(state, 1, "finish 2")
    set_credits(state, [SAVED, 0])
    return known(state)


def column(captain: Captain) -> Locator:
    return captain.bill.locator(".bill").filter(has_text="Ada")


def amounts(captain: Captain) -> list[int]:
    """Of the host's lines, from the first to the last."""
    lines = column(captain).locator("ol li b").all_inner_texts()
    return [int(line) for line in lines]


@pytest.mark.parametrize(("language", "kind"), [("en", {}), ("fr", {"viewport": PHONE})], ids=["en", "fr-phone"])
def test_the_bill_of_a_flight_counts_what_cards_brought_and_the_till(
    begin: Begin, language: str, kind: dict[str, Any]
) -> None:
    captain = begin(Crossing(yard, (WRECK,)), language, **kind)
    say = captain.words.say
    captain.finish()
    captain.play()
    mine = column(captain)
    earned = mine.locator("ol li").filter(has_text=say("trucker-bill-card"))
    expect(earned.locator("b")).to_have_text(f"+{REWARD}")
    flight = sum(amounts(captain))
    expect(mine.locator(".total")).to_contain_text(say("trucker-bill-flight"))
    expect(mine.locator(".total b")).to_have_text(re.compile(rf"\D*{flight}$"))
    expect(mine.get_by_text(say("trucker-bill-till", before=SAVED, count=SAVED + flight), exact=True)).to_be_visible()
    blows = mine.locator("ul li").filter(has_text=say("trucker-log-credits", count=REWARD))
    expect(blows).to_have_count(1)
    if kind:
        assert width_of(captain.page) == PHONE["width"]
    assert faults_of(captain.page) == []


def alone(money: int, mission: str = "") -> Callable[[], TruckerState]:
    """The host is about to give up, the other has; both own the same."""

    def begin() -> TruckerState:
        flight: dict[str, Any] = {"money": [money, money], "cards": ["I-08"], "last": True}
        state = on_mission(mission, with_crew(1), **flight) if mission else fly(with_crew(1), **flight)
        state.options = replace(state.options, missions=(mission,) if mission else "none")
        return known(state)

    return begin


@pytest.mark.parametrize(
    ("table", "message", "goal", "language"),
    [
        (alone(0), "trucker-bill-lead-nobody", 0, "fr"),
        (alone(1), "trucker-bill-lead", 0, "en"),
        (alone(20, "MS01"), "trucker-bill-lead-nobody", 20, "en"),
        (alone(21, "MS01"), "trucker-bill-lead-mission", 20, "fr"),
    ],
    ids=["nobody above zero", "above zero", "nobody above twenty", "above twenty"],
)
def test_the_bill_says_when_nobody_has_won(
    begin: Begin, table: Callable[[], TruckerState], message: str, goal: int, language: str
) -> None:
    captain = begin(Crossing(table), language)
    captain.play(until=lambda: captain.asked == "fly_on")
    captain.page.keyboard.press("g")
    really = captain.page.get_by_role("dialog", name=captain.words.say("trucker-give-up-really"))
    really.get_by_role("button", name=captain.words.say("trucker-give-up")).click()
    expect(captain.bill.locator(".lead span")).to_have_text(captain.words.say(message, count=goal))
