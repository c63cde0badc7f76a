"""The promise about the luck of a game, from the lobby to the proof, as people see it."""

from __future__ import annotations

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256

import pytest
from playwright.sync_api import Page, expect

from server.clients import Client, Visitor
from web.films import PATIENCE, Played
from web.looks import PHONE, faults_of, width_of
from web.people import Visitors

HASH = sha256(b"luck").hexdigest()
"""The browser tests have one seed for all."""
SHORT = " ".join(HASH[at : at + 4] for at in range(0, 16, 4))
WORD = "abracadabra"


async def play_out(host: Visitor, table: str) -> None:
    """The same person in a second window: starts, and lets a bot play."""
    async with Client(host, table) as client:
        await client.ask("ready", is_ready=True)
        await client.ask("start")
        await client.ask("leave")
        await client.until(lambda: client.table["phase"] == "over", PATIENCE)
        assert client.table["phase"] == "over"


def give_word(page: Page) -> None:
    panel = page.get_by_role("region", name="Fair play")
    expect(panel.locator("code")).to_have_text(SHORT)
    panel.get_by_label("Stir in a word of your own").fill(f" {WORD} ")
    panel.get_by_role("button", name="Stir in").click()
    expect(panel.get_by_role("button", name="It is in")).to_be_disabled()


def test_from_the_promise_to_the_proof(viewers: Visitors) -> None:
    host = Visitor(viewers.url, "Ada")
    table = host.make_table(game="trucker", seats=2, options={"level": "learning"}, bots=["rookie"])
    page = viewers.come_as(host, f"/t/{table['code']}")
    give_word(page)
    friend = viewers.come_as(Visitor(viewers.url, "Bo"), f"/t/{table['code']}", locale="fr-FR")
    panel = friend.get_by_role("region", name="Franc-jeu")
    expect(panel).to_contain_text(re.compile(rf"Ada\s:\s«\s{WORD}\s»"))
    expect(panel.get_by_role("textbox")).to_have_count(0)
    with ThreadPoolExecutor(1) as elsewhere:  # this thread has the browser's own loop
        elsewhere.submit(asyncio.run, play_out(host, table["id"])).result()
    page.get_by_role("button", name="More", exact=True).click(timeout=PATIENCE * 1000)
    page.get_by_role("button", name="Fair play").click()
    sheet = page.get_by_role("dialog", name="Fair play")
    expect(sheet).to_contain_text("This browser was shown the fingerprint before the end.")
    expect(sheet).to_contain_text("your browser has just worked it out")
    expect(sheet).to_contain_text(re.compile(r"All \d+ dice and draws follow from it"))
    expect(sheet).to_contain_text(f"Ada: “{WORD}”")
    expect(sheet).to_contain_text(HASH)
    assert faults_of(page) == []


def test_a_stranger_is_told_what_cannot_be_known(viewers: Visitors, played: Played) -> None:
    page = viewers.come(f"/replay/{played.id}?step=100000", viewport=PHONE)
    page.get_by_role("button", name="Fair play").click()
    sheet = page.get_by_role("dialog", name="Fair play")
    expect(sheet).to_contain_text("This browser did not see the fingerprint while the game was on.")
    expect(sheet).to_contain_text("None. The server was trusted to draw blindly.")
    assert width_of(page) <= PHONE["width"]


@pytest.mark.parametrize("lie", ["seed", "problem"])
def test_a_server_that_lies_is_found_out(viewers: Visitors, played: Played, lie: str) -> None:
    page = viewers.come(f"/replay/{played.id}?step=100000")
    answer = {"seed": "luck", "seed_hash": HASH, "words": [], "outcomes": 0, "problem": None} | {lie: "other"}
    page.route("**/fair-play", lambda route: route.fulfill(json=answer))
    page.get_by_role("button", name="Fair play").click()
    told = {"seed": "The seed has another fingerprint.", "problem": "Not all dice and draws follow from it: other"}
    expect(page.get_by_role("dialog", name="Fair play")).to_contain_text(told[lie])
