"""What surrounds a game: the start page, a table that fills, settings, keys, a replay."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page, expect

from pictures.visit import Visit
from web.captain import PATIENCE, Captain
from web.films import play_out

GREETING = {
    "en": "Evening, all. Any coffee left aboard?",
    "fr": "Bonsoir. Reste-t-il du café à bord\N{NO-BREAK SPACE}?",
}
PARTS_TO_SKIP = 6
EXPANSION = {"sets": ["abe", "missions"], "classes": ["IIB"], "missions": ["MS01"]}


def start(visit: Visit) -> None:
    with visit.come() as page:
        visit.keep(page, "start")


def table(visit: Visit) -> None:
    """A table from its first option to a friend who comes in; settings and keys on the way."""
    with visit.come() as page:
        host = Captain(page, visit.language)
        page.get_by_role("link", name=host.words.say("web-create-table")).click()
        page.get_by_label(host.words.say("web-your-name")).fill("Hana")
        expect(page.get_by_role("radio", name="Race")).to_be_visible(timeout=PATIENCE)
        for preset, name in (("everything", "new-table-everything"), ("base", "new-table")):
            page.get_by_role("radio", name=host.words.say(f"web-trucker-preset-{preset}")).check()
            visit.keep(page, name)
        host.button("web-make-table").click()
        expect(host.button("web-fill-bots", count=2)).to_be_visible(timeout=PATIENCE)
        with friend_of(visit, page, "Basil"):
            visit.keep(page, "lobby")
        host.button("web-settings").click()
        visit.keep(page, "settings")
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        page.keyboard.press("?")
        expect(page.get_by_role("dialog")).to_be_visible()
        visit.keep(page, "keys")


@contextmanager
def friend_of(visit: Visit, host: Page, name: str) -> Iterator[None]:
    """Somebody with a browser of their own follows the link, sits down and greets."""
    friend = visit.browser.new_context(locale=visit.language).new_page()
    friend.goto(host.url)
    words = Captain(friend, visit.language).words
    friend.get_by_label(words.say("web-your-name")).fill(name)
    friend.get_by_role("button", name=words.say("web-come-in")).click()
    friend.get_by_role("button", name=words.say("web-sit"), exact=True).click()
    friend.get_by_role("button", name=words.say("web-ready")).click()
    friend.get_by_label(words.say("web-chat-say")).fill(GREETING[visit.language])
    friend.keyboard.press("Enter")
    expect(host.get_by_text(GREETING[visit.language])).to_be_visible(timeout=PATIENCE)
    yield
    friend.context.close()


def replay(visit: Visit) -> None:
    """Games of bots, watched in the middle of their flight: the base game, and a class and a mission of expansions."""
    for name, options in (("replay", {"level": 2}), ("replay-expansion", EXPANSION)):
        with visit.come() as page:
            played = play_out(page.url, "Ada", "trucker", 3, **options)
            page.goto(f"{page.url}replay/{played.id}?seat=1")
            onward = Captain(page, visit.language).button("web-replay-part-on")
            for _ in range(PARTS_TO_SKIP):
                onward.click()
            page.wait_for_load_state("networkidle")
            visit.keep(page, name)
