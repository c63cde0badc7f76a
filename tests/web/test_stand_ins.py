"""Who comes back sees that a bot has decided for them."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from server.clients import Client, Visitor
from web.looks import PHONE, width_of
from web.people import Visitors

DESK: ViewportSize = {"width": 1440, "height": 900}


async def leave_to_a_bot(table: Client) -> None:
    """Sit down with a bot, stand up again, and wait until the first decision was made."""
    async with table:
        await table.ask("ready", is_ready=True)
        await table.ask("start")
        await table.ask("leave")
        await table.until(lambda: table.table["seats"][0]["was_stood_in"])


def come_back(visitors: Visitors, viewport: ViewportSize, locale: str) -> Page:
    ada = Visitor(visitors.url.rstrip("/"), "Ada")
    table = ada.make_table(game="race", bots=["rookie"])
    with ThreadPoolExecutor(1) as elsewhere:  # this thread has the browser's own loop
        elsewhere.submit(asyncio.run, leave_to_a_bot(Client(ada, table["id"]))).result()
    return visitors.come_as(ada, f"/t/{table['code']}", viewport=viewport, locale=locale)


@pytest.mark.parametrize(
    ("viewport", "locale", "said", "close"),
    [(DESK, "en-GB", "a bot made your last move", "Close"), (PHONE, "fr-FR", "un bot a joué votre dernier", "Fermer")],
    ids=["desk", "phone"],
)
def test_who_comes_back_is_told_that_a_bot_has_moved(
    visitors: Visitors, viewport: ViewportSize, locale: str, said: str, close: str
) -> None:
    page = come_back(visitors, viewport, locale)
    note = page.get_by_role("status").filter(has_text=said)
    expect(note).to_be_visible()
    assert width_of(page) <= viewport["width"]
    note.get_by_role("button", name=close).click()
    expect(page.get_by_text(said)).to_have_count(0)
