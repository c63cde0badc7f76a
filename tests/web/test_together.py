"""Playing with others: invitations, waiting for somebody, signs, my turn everywhere, and games by correspondence."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from citing import ROOT
from running import running_server
from server.clients import COOKIE, Client, Visitor
from starhaul.server.settings import Settings
from starhaul.words import Words
from web.films import Played
from web.looks import LOW_PHONE, PHONE, faults_of, thumb, width_of
from web.people import Visitors

DESK: ViewportSize = {"width": 1440, "height": 900}
PASSWORD = "a long way home"  # noqa: S105
READ_SQUARES = """
import decodeQR from './node_modules/qr/decode.js';
const wide = (row) => [...row].flatMap((dark) => Array(4).fill(dark === '1' ? [0, 0, 0, 255] : [255, 255, 255, 255]));
const rows = JSON.parse(process.argv[1]).flatMap((row) => Array(4).fill(wide(row)));
console.log(decodeQR({ width: rows.length, height: rows.length, data: new Uint8ClampedArray(rows.flat(2)) }));
"""


def elsewhere(doing: Coroutine[Any, Any, None]) -> None:
    """In another thread: this one has the browser's own loop."""
    with ThreadPoolExecutor(1) as other:
        other.submit(asyncio.run, doing).result()


def seen_by_camera(code: Locator) -> str:
    """What a telephone reads in the squares that are drawn."""
    size = int((code.get_attribute("viewBox") or "").split()[2])
    drawn = re.findall(r"M(\d+) (\d+)h1", code.locator("path").get_attribute("d") or "")
    dark = {(int(x), int(y)) for x, y in drawn}
    rows = ["".join("1" if (x, y) in dark else "0" for x in range(size)) for y in range(size)]
    command = ["node", "--input-type=module", "-e", READ_SQUARES, json.dumps(rows)]
    return subprocess.run(command, cwd=ROOT / "web", check=True, capture_output=True, text=True).stdout.strip()


@contextmanager
def served(browser: Browser, folder: Path, **settings: Any) -> Iterator[Visitors]:
    with running_server(Settings(folder / "starhaul.db", bot_pause=0, **settings)) as url, ExitStack() as stack:
        visitors = Visitors(browser, url, stack)
        yield visitors
    assert visitors.troubles == []


def test_an_invitation_leads_others_to_an_address_that_they_can_reach(browser: Browser, tmp_path: Path) -> None:
    with served(browser, tmp_path, listens_at="http://192.168.1.5:8000") as visitors:
        ada = Visitor(visitors.url, "Ada")
        table = ada.make_table(game="race")
        page = visitors.come_as(ada, f"/t/{table['code']}", viewport=DESK)
        link = f"http://192.168.1.5:8000/t/{table['code']}"
        expect(page.get_by_label("Link to this table")).to_have_value(link)
        square = page.get_by_role("img", name=f"QR code of the link {link}")
        expect(square).to_be_visible()
        assert seen_by_camera(square) == link
        assert faults_of(page) == []


def test_an_invitation_says_when_nobody_else_can_come(browser: Browser, tmp_path: Path) -> None:
    with served(browser, tmp_path, listens_at="http://127.0.0.1:8000") as visitors:
        ada = Visitor(visitors.url, "Ada")
        table = ada.make_table(game="race")
        page = visitors.come_as(ada, f"/t/{table['code']}", viewport=PHONE, locale="fr-FR")
        expect(page.get_by_role("note")).to_contain_text("que sur cet ordinateur")
        expect(page.get_by_role("note")).to_contain_text("starhaul serve --lan")
        expect(page.get_by_role("img", name="Code QR")).to_have_count(0)
        assert width_of(page) <= PHONE["width"]


async def start(*clients: Client) -> None:
    for seat, client in enumerate(clients):
        await client.connect()
        await client.ask("sit", seat=seat)
        await client.ask("ready", is_ready=True)
    await clients[0].ask("start")
    for client in clients:
        await client.disconnect()


def two_at_a_table(url: str, **wish: Any) -> tuple[Visitor, Visitor, dict[str, Any]]:
    """Ada and Bo have begun a game, and are not there yet."""
    ada, bo = Visitor(url.rstrip("/"), "Ada"), Visitor(url.rstrip("/"), "Bo")
    table = ada.make_table(game="race", **wish)
    elsewhere(start(Client(ada, table["id"]), Client(bo, table["id"], table["code"])))
    return ada, bo, table


@pytest.mark.parametrize(
    ("viewport", "locale", "said", "now", "longer"),
    [
        (DESK, "en-GB", "Bo is gone. A bot takes over in", "Bot, fly now", "Wait longer"),
        (LOW_PHONE, "fr-FR", "Un bot prend le relais dans", "Bot, aux commandes", "Attendre encore"),
    ],
    ids=["desk", "phone"],
)
def test_who_waits_sees_a_countdown_and_decides(
    visitors: Visitors, viewport: ViewportSize, locale: str, said: str, now: str, longer: str
) -> None:
    ada, bo, table = two_at_a_table(visitors.url)
    page = visitors.come_as(ada, f"/t/{table['code']}", viewport=viewport, locale=locale, has_touch=True)
    note = page.get_by_role("status").filter(has_text=said)
    expect(note).to_contain_text(re.compile(r"[01]:\d\d"))
    assert faults_of(page) == []
    thumb(page, note.get_by_role("button", name=longer))
    expect(note).to_contain_text(re.compile(r"[23]:\d\d"))
    thumb(page, note.get_by_role("button", name=now))
    expect(note).to_have_count(0)
    seat = page.locator(".frame-bar .seat-1").first
    expect(seat).to_contain_text(re.compile("until they are back|attendant son retour"))
    visitors.come_as(bo, f"/t/{table['code']}")
    expect(seat).not_to_contain_text(re.compile("until they are back|attendant son retour"))
    assert width_of(page) <= viewport["width"]


def test_everybody_sees_the_countdown_and_that_somebody_waits_longer(visitors: Visitors) -> None:
    """Who plays may decide; who looks on sees it, and has nothing to press."""
    ada, bo, table = two_at_a_table(visitors.url)
    page = visitors.come_as(ada, f"/t/{table['code']}", viewport=DESK)
    watcher = visitors.come_as(Visitor(visitors.url.rstrip("/"), "Eve"), f"/t/{table['code']}", viewport=PHONE)
    said = f"{bo.name} is gone. A bot takes over in"
    for screen in (page, watcher):
        expect(screen.get_by_role("status").filter(has_text=said)).to_contain_text(re.compile(r"[01]:\d\d"))
    note = watcher.get_by_role("status").filter(has_text=said)
    expect(note.get_by_role("button", name="Wait longer")).to_have_count(0)
    assert faults_of(watcher) == []
    page.get_by_role("button", name="Wait longer").click()
    expect(note).to_contain_text(re.compile(r"[23]:\d\d"))


def test_a_sign_is_one_press_and_seen_at_its_seat(visitors: Visitors) -> None:
    ada, bo, table = two_at_a_table(visitors.url)
    page = visitors.come_as(ada, f"/t/{table['code']}", viewport=DESK)
    other = visitors.come_as(bo, f"/t/{table['code']}", viewport=LOW_PHONE, has_touch=True, locale="fr-FR")
    expect(page.locator(".frame-bar .seat-1.away")).to_have_count(0)
    ready = page.get_by_role("group", name="Signs to the others")
    ready.get_by_role("button", name="Well flown").click()
    expect(other.locator(".frame-bar li.seat-0 [data-emote=cheer]")).to_be_visible()
    assert faults_of(page) == []
    other.get_by_role("button", name="Signes aux autres").tap()
    signs = other.get_by_role("group", name="Signes aux autres")
    thumb(other, signs.get_by_role("button", name="Beau vol"))
    expect(page.locator(".frame-bar li.seat-1 [data-emote=cheer]")).to_be_visible()
    expect(page.get_by_text("Bo: Well flown!")).to_be_attached()
    expect(other.locator(".frame-bar li.seat-1 [data-emote=cheer]")).to_be_visible()
    assert faults_of(other) == []
    assert width_of(other) <= LOW_PHONE["width"]
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("checkbox", name="Signs to the others").uncheck()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Signs to the others")).to_have_count(0)
    thumb(other, signs.get_by_role("button", name="Aïe"))
    expect(other.locator("[data-emote=gulp]")).to_be_visible()
    expect(page.locator("[data-emote]")).to_have_count(0)


def test_signs_put_away_stay_away(visitors: Visitors) -> None:
    ada, _, table = two_at_a_table(visitors.url)
    page = visitors.come_as(ada, f"/t/{table['code']}", viewport=DESK)
    signs = page.get_by_role("group", name="Signs to the others")
    expect(signs).to_be_visible()
    page.get_by_role("button", name="Signs to the others").click()
    expect(signs).to_have_count(0)
    page.reload()
    expect(page.get_by_role("button", name="Signs to the others")).to_have_attribute("aria-expanded", "false")


@pytest.mark.parametrize(("viewport", "language"), [(DESK, "en"), (PHONE, "fr")], ids=["desk", "phone"])
def test_the_host_changes_the_pace_while_people_gather(
    visitors: Visitors, viewport: ViewportSize, language: str
) -> None:
    say = Words.for_language(language).say
    ada, bo = Visitor(visitors.url.rstrip("/"), "Ada"), Visitor(visitors.url.rstrip("/"), "Bo")
    table = ada.make_table(game="trucker", options={"level": 1, "timer": "relaxed"})
    page = visitors.come_as(ada, f"/t/{table['code']}", viewport=viewport, locale=language)
    friend = visitors.come_as(bo, f"/t/{table['code']}", locale=language)
    agreed = friend.get_by_role("region", name=say("web-agreed"))
    expect(agreed).to_contain_text(say("web-trucker-timer-relaxed"))
    expect(friend.get_by_role("button", name=say("web-change-options"), exact=True)).to_have_count(0)
    for pace, told in [("correspondence", True), ("together", False)]:
        page.get_by_role("button", name=say("web-change-options"), exact=True).click()
        sheet = page.get_by_role("dialog")
        sheet.get_by_role("radio", name=say(f"web-pace-{pace}")).check()
        assert faults_of(page) == []
        assert width_of(page) == viewport["width"]
        sheet.get_by_role("button", name=say("web-change-do")).click()
        expect(sheet).to_have_count(0)
        expect(agreed.get_by_text(say("web-pace-correspondence"), exact=True)).to_have_count(int(told))


def test_nobody_is_asked_to_wait_for_who_left_on_purpose(visitors: Visitors) -> None:
    ada, bo, table = two_at_a_table(visitors.url)
    page = visitors.come_as(ada, f"/t/{table['code']}", viewport=DESK)
    friend = visitors.come_as(bo, f"/t/{table['code']}")
    leave = Words.for_language("en").say("web-leave")
    friend.get_by_role("button", name=leave).click()
    friend.get_by_role("dialog").get_by_role("button", name=leave).click()
    expect(friend.get_by_role("button", name="Play now")).to_be_visible()
    friend.close()
    expect(page.locator(".frame-bar .seat-1").first).to_contain_text("until they are back")
    page.get_by_role("button", name=re.compile("^Table ")).click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("listitem").filter(has_text="Bo")).to_be_visible()
    expect(sheet.get_by_role("button", name="Wait for them")).to_have_count(0)


def badge_of(page: Page) -> Locator:
    return page.get_by_role("status").get_by_role("link")


async def answer(client: Client) -> None:
    """All that is asked just now."""
    async with client:
        while client.moves:
            await client.submit(client.moves[0])


def test_my_turn_is_one_press_away_on_every_page(visitors: Visitors) -> None:
    ada, _, first = two_at_a_table(visitors.url)
    page = visitors.come_as(ada, "/", viewport=DESK)
    expect(page).to_have_title(re.compile(r"^\(1\) "))
    expect(badge_of(page)).to_have_accessible_name("Your turn elsewhere: Race with Bo")
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", re.compile("turn"))
    row = page.get_by_role("link").filter(has_text="Your turn").filter(has_text="Bo").last
    expect(row).to_have_attribute("href", f"/t/{first['code']}")
    assert faults_of(page) == []

    second = Visitor(visitors.url.rstrip("/"), "Cy").make_table(game="race", seats=3)
    page.goto(visitors.url.rstrip("/") + f"/t/{second['code']}")
    expect(page).to_have_title(re.compile(r"^\(1\) "))
    elsewhere(answer(Client(ada, first["id"])))
    expect(badge_of(page)).to_have_count(0)
    expect(page).not_to_have_title(re.compile(r"^\("))

    page.goto(visitors.url.rstrip("/") + "/rules/race")
    third = ada.make_table(game="race", bots=["rookie"])
    elsewhere(start(Client(ada, third["id"])))
    expect(badge_of(page)).to_have_accessible_name("Your turn elsewhere: Race with bots")
    badge_of(page).click()
    expect(page).to_have_url(re.compile(third["code"]))
    expect(page).to_have_title(re.compile("^Your turn"))
    expect(badge_of(page)).to_have_count(0)


def test_my_turn_is_told_in_another_game_and_in_a_replay(viewers: Visitors, played: Played) -> None:
    """Not in the game itself: there the question says so."""
    ada, _, asked = two_at_a_table(viewers.url)
    other = ada.make_table(game="race", bots=["rookie"])
    elsewhere(start(Client(ada, other["id"])))
    page = viewers.come_as(ada, f"/replay/{played.id}", viewport=DESK)
    expect(page.locator(".game")).to_be_visible()
    expect(badge_of(page).locator("b")).to_have_text("2")
    page.goto(viewers.url.rstrip("/") + f"/t/{other['code']}")
    expect(page.locator(".race")).to_be_visible()
    expect(badge_of(page)).to_have_accessible_name("Your turn elsewhere: Race with Bo")
    badge_of(page).click()
    expect(page).to_have_url(re.compile(asked["code"]))


def test_a_table_by_correspondence_has_no_clock_to_choose(visitors: Visitors) -> None:
    page = visitors.come("/new?game=trucker", viewport=PHONE, has_touch=True)
    page.get_by_text("Level II").first.click()
    expect(page.get_by_role("radio", name=re.compile("Rulebook|sand", re.IGNORECASE)).first).to_be_visible()
    page.get_by_role("radio", name=re.compile("^By correspondence")).check()
    expect(page.get_by_role("group", name=re.compile("Timer", re.IGNORECASE))).to_have_count(0)
    assert faults_of(page) == []
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("definition").filter(has_text="By correspondence")).to_be_visible()
    expect(page.get_by_role("button", name="Set a password")).to_be_visible()
    assert width_of(page) <= PHONE["width"]


async def see_and_go(client: Client) -> None:
    async with client:
        await client.ask("seen", told=client.told)


def test_a_game_by_correspondence_goes_on_from_another_device(visitors: Visitors) -> None:
    """The name and its password are enough; what happened meanwhile comes first, and once."""
    name = "Far Bo"
    ada, far = Visitor(visitors.url.rstrip("/"), "Ada"), Visitor(visitors.url.rstrip("/"), name)
    with far.http() as http:
        answered = http.put("/api/session/password", json={"password": PASSWORD}).raise_for_status()
    far.cookie = answered.cookies[COOKIE]
    table = ada.make_table(game="race", is_by_correspondence=True)
    elsewhere(start(Client(ada, table["id"]), Client(far, table["id"], table["code"])))
    elsewhere(see_and_go(Client(far, table["id"])))
    elsewhere(answer(Client(far, table["id"])))
    elsewhere(answer(Client(ada, table["id"])))

    page = visitors.come("/", viewport=LOW_PHONE, has_touch=True)
    page.get_by_role("button", name="Sign in").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("textbox").first.fill(name)
    sheet.get_by_role("button", name=re.compile("Sign in|Save|Use")).last.click()
    sheet.get_by_label(re.compile("Password")).first.fill(PASSWORD)
    sheet.get_by_role("button", name=re.compile("Sign in|Save|Use")).last.click()
    row = page.get_by_role("link").filter(has_text="By correspondence").filter(has_text=name)
    expect(row).to_contain_text("Your turn")
    visitors.forgive("status of 401")
    visitors.forgive("[DOM] Password forms")  # Chromium's advice, where a form has a name and more than a password
    row.click()
    news = page.get_by_role("dialog", name="Since you were last here")
    expect(news.get_by_role("listitem").first).to_be_visible()
    assert faults_of(page) == []
    news.get_by_role("button", name="On with it").click()
    expect(news).to_have_count(0)
    expect(page.locator(".frame-bar li.seat-1.mine")).to_be_visible()
    expect(page.get_by_role("timer")).to_have_count(0)
    page.get_by_role("button", name="Leave").click()
    expect(page).to_have_url(re.compile("/$"))
    page.goto(visitors.url.rstrip("/") + f"/t/{table['code']}")
    expect(page.locator("[data-asked]").first).to_be_visible()
    expect(news).to_have_count(0)
