"""How somebody plays Race in a browser: what is asked, and a plain answer to it by mouse."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

from web.people import Visitors

PATIENCE = 60_000
"""Milliseconds that a busy machine may take."""
A_CLICK = 4_000
SETTLE_AND_BUILD = ["choose develop", "choose settle"]
LOOK_AROUND = ["choose explore5", "choose settle"]
SIT_DOWN = """async ({ seats, options, bot }) => {
  const headers = { 'content-type': 'application/json' };
  const post = (path, body) => fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
  await post('/api/session', { name: 'Nova' });
  const table = { game: 'race', seats, options, bots: Array(seats - 1).fill(bot), is_open: false };
  const { code } = await (await post('/api/tables', table)).json();
  const known = { 'signed-in': 'yes', name: 'Nova', tempo: 'instant', guide: 'off' };
  for (const [key, value] of Object.entries(known)) localStorage.setItem(`starhaul.${key}`, value);
  return code;
}"""


def sit_down(visitors: Visitors, seats: int = 2, options: dict[str, Any] | None = None, **kind: Any) -> Page:
    """A table with bots, started; nothing lingers on the screen."""
    page = visitors.come(**kind)
    page.set_default_timeout(PATIENCE)
    expect.set_options(timeout=PATIENCE)
    code = page.evaluate(SIT_DOWN, {"seats": seats, "options": options or {}, "bot": "rookie"})
    page.goto(f"{visitors.url.rstrip('/')}/t/{code}")
    page.locator(".strip .plate.main").click()
    expect(page.locator(".race")).to_be_visible()
    return page


def asked(page: Page) -> str | None:
    """What the person is asked next; None when the game is over."""
    while True:
        page.locator(".race[data-asked], [aria-labelledby='rc-end']").first.wait_for()
        if is_over(page):
            return None
        if ask := page.locator(".race").get_attribute("data-asked"):
            return ask


def is_over(page: Page) -> bool:
    return page.locator("[aria-labelledby='rc-end']").count() > 0


def round_of(page: Page) -> int:
    found = re.search(r"\d+", page.locator(".bank .round").inner_text())
    assert found
    return int(found[0])


def main_choice(page: Page) -> Locator:
    return page.locator(".strip button.main:enabled")


def pickable(page: Page) -> Locator:
    return page.locator(".seen .pickable, .hand .pickable, .tableau .pickable").and_(page.locator(":not(.picked)"))


def press(target: Locator) -> None:
    """A question can be answered by itself in the moment before the click: then the next one is due."""
    try:
        target.first.click(timeout=A_CLICK)
    except TooLate:
        return


def answer(page: Page, ask: str) -> None:
    """Click what is offered: cards until the first choice lights up, then that."""
    if ask == "action":
        wishes = SETTLE_AND_BUILD if page.locator(".hand [data-card]").count() > 2 else LOOK_AROUND
        for wish in wishes:
            button = page.locator(f".phases [data-card='{wish}']:not(.picked)")
            if button.count() and main_choice(page).count() == 0:
                press(button)
    elif main_choice(page).count() == 0:
        press(pickable(page) if pickable(page).count() else page.locator(".strip .choices button:enabled"))
    if main_choice(page).count():
        press(main_choice(page))


def play_until(page: Page, wanted: str) -> None:
    """Answer until this is asked."""
    while (ask := asked(page)) != wanted:
        assert ask is not None, f"nobody was asked {wanted}"
        answer(page, ask)
