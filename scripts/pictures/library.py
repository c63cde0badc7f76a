"""What can be read about the expansions: their shelves of the gallery, their chapters of the rulebook."""

from __future__ import annotations

from playwright.sync_api import expect

from pictures.visit import Visit
from web.captain import PATIENCE, Captain

SHELVES = {
    "components": ("trucker-gallery-components", "abe"),
    "containers": ("trucker-gallery-components", "missions"),
    "supercards": ("trucker-gallery-cards", "missions"),
    "missions": ("trucker-gallery-missions", None),
    "team": ("trucker-team", None),
}
"""By the name of the shelf, and of which set, where there are several."""
CHAPTERS = ("class-iib", "intruders", "artifacts")


def gallery(visit: Visit) -> None:
    """Everything that the expansions have."""
    with visit.come() as page:
        words = Captain(page, visit.language).words
        page.goto(f"{page.url}gallery/trucker", wait_until="networkidle")
        for name, (shelf, box) in SHELVES.items():
            page.locator(".shelves").get_by_role("button", name=words.say(shelf)).click()
            if box:
                page.get_by_label(words.say("trucker-gallery-set"), exact=True).select_option(box)
            expect(page.get_by_role("listitem").first).to_be_visible(timeout=PATIENCE)
            visit.keep(page, f"gallery-{name}")


def rulebook(visit: Visit) -> None:
    """A board, a danger and a sort of freight."""
    with visit.come() as page:
        start = page.url
        for chapter in CHAPTERS:
            page.goto(f"{start}rules/trucker/{chapter}", wait_until="networkidle")
            expect(page.get_by_role("heading", level=1)).to_be_visible(timeout=PATIENCE)
            visit.keep(page, f"rules-{chapter}")
