"""From the start page into a game, as people do it: by mouse, in a real browser, against a real server."""

from __future__ import annotations

import json
import re
from contextlib import ExitStack, suppress
from pathlib import Path
from urllib.parse import urljoin, urlsplit

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect
from playwright.sync_api import TimeoutError as TookTooLong

from running import running_server
from starhaul.server.settings import Settings
from web.lines import SlowLine
from web.looks import PHONE, faults_of, width_of
from web.people import Visitors

EMPTY_HAND = "Nothing in hand"
LARGEST_FIRST_LOAD = 300_000
A_MOMENT = 2_000
"""Milliseconds."""


def create_table(page: Page, name: str) -> str:
    """Open a table with the usual options; the path of its link."""
    page.get_by_role("link", name="Create a table").click()
    page.get_by_label("Your name").fill(name)
    page.get_by_role("radio", name="Learning flight").check()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="the table is being set")).to_be_visible()
    return urlsplit(page.url).path


def play_now(page: Page) -> None:
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("heading", name="Building")).to_be_visible()


def take(page: Page) -> None:
    page.get_by_role("button", name=re.compile("Take a face-down component")).click()
    expect(page.locator(".grab")).to_be_visible()


def place(page: Page) -> None:
    """Weld it onto the first square that will have it."""
    page.locator(".targets button").first.click()


def test_one_press_and_a_guest_plays(visitors: Visitors) -> None:
    page = visitors.come()
    play_now(page)
    expect(page.get_by_role("list", name="Who plays").get_by_role("listitem")).to_have_count(3)
    take(page)
    place(page)
    expect(page.locator("body")).to_contain_text(re.compile(r"What happened.+"))


def test_a_guest_sets_a_table_with_bots_and_starts(visitors: Visitors) -> None:
    page = visitors.come()
    create_table(page, "Ada")
    seats = page.get_by_role("region", name="Who plays").get_by_role("listitem")
    expect(seats).to_have_count(3)
    expect(page.get_by_role("button", name="Start", exact=True)).to_be_disabled()
    seats.nth(1).get_by_role("button", name=re.compile("Bot: aimless")).click()
    expect(seats.nth(1)).to_contain_text("Odd Bolts")
    seats.nth(1).get_by_role("button", name="Send Odd Bolts away").click()
    expect(seats.nth(1)).to_contain_text("Free seat")
    page.get_by_role("button", name="Bots for the free seats").click()
    expect(page.get_by_text("Everybody is here. Your call.")).to_be_visible()
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.get_by_role("heading", name="Building")).to_be_visible()
    take(page)


def test_two_people_meet_talk_and_see_each_other_play(visitors: Visitors) -> None:
    ada = visitors.come()
    path = create_table(ada, "Ada")
    bob = visitors.come(path)
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Come in").click()
    bob.get_by_role("button", name="Take a seat").click()
    expect(ada.get_by_role("region", name="Who plays")).to_contain_text("Bob")
    bob.get_by_role("textbox", name="Say something").fill("Hello from the other side")
    bob.get_by_role("button", name="Send", exact=True).click()
    expect(ada.get_by_role("log")).to_contain_text("Hello from the other side")
    bob.get_by_role("button", name="I am ready").click()
    ada.get_by_role("button", name="A bot for the free seat").click()
    ada.get_by_role("button", name="Start", exact=True).click()
    for page in (ada, bob):
        expect(page.get_by_role("heading", name="Building")).to_be_visible()
    take(ada)
    expect(bob.get_by_text("Ada fishes something out of the heap.").first).to_be_visible()
    ada.get_by_role("button", name="Chat").click()
    ada.get_by_role("textbox", name="Say something").fill("Mine!")
    ada.keyboard.press("Enter")
    bob.get_by_role("button", name=re.compile("Chat")).click()
    expect(bob.get_by_role("log", name="Chat")).to_contain_text("Mine!")


def test_a_reload_keeps_seat_and_state(visitors: Visitors) -> None:
    page = visitors.come()
    play_now(page)
    take(page)
    page.reload()
    expect(page.get_by_role("heading", name="Building")).to_be_visible()
    expect(page.get_by_text(EMPTY_HAND)).to_have_count(0)
    place(page)


def test_a_lost_connection_comes_back_by_itself(visitors: Visitors) -> None:
    page = visitors.come()
    lines: list[WebSocketRoute] = []

    def connect(line: WebSocketRoute) -> None:
        lines.append(line)
        line.connect_to_server()

    page.route_web_socket(re.compile(r"/tables/.*/socket$"), connect)
    play_now(page)
    lines[-1].close(code=1001)
    take(page)
    assert len(lines) == 2


def test_a_server_that_is_gone_is_missed_and_nothing_is_lost(browser: Browser, tmp_path: Path) -> None:
    settings = Settings(tmp_path / "starhaul.db", bot_pause=0)
    with ExitStack() as stack:
        with running_server(settings) as url:
            visitors = Visitors(browser, url, stack)
            page = visitors.come()
            play_now(page)
            take(page)
            held = page.locator(".grab").get_attribute("aria-label")
        banner = page.get_by_role("status").filter(has_text="Connection lost")
        expect(banner).to_be_visible()
        place(page)
        expect(page.locator(".sheet .unwelded")).to_be_visible()
        expect(banner).to_be_visible()
        with running_server(settings, port=urlsplit(url).port or 0):
            with suppress(TookTooLong):  # it tries by itself too, and may be quicker
                banner.get_by_role("button", name="Now").click(timeout=A_MOMENT)
            expect(banner).to_be_hidden()
            expect(page.locator(".targets .own")).to_have_attribute("aria-label", str(held))
            take(page)
        visitors.forgive("ERR_CONNECTION_REFUSED")
        assert visitors.troubles == []


def test_a_server_that_takes_its_time_is_told_of(visitors: Visitors) -> None:
    page = visitors.come()
    line = SlowLine(page)
    play_now(page)
    line.hold()
    page.get_by_role("button", name=re.compile("Take a face-down component")).click()
    banner = page.get_by_role("status").filter(has_text="The server takes its time")
    expect(banner).to_be_visible()
    line.let_go()
    expect(banner).to_be_hidden()
    expect(page.locator(".grab")).to_be_visible()


def test_who_leaves_can_come_back(visitors: Visitors) -> None:
    page = visitors.come()
    play_now(page)
    page.get_by_role("button", name="Leave", exact=True).click()
    asked = page.get_by_role("dialog")
    expect(asked).to_contain_text("Everything here waits for you, bots and sand alike.")
    asked.get_by_role("button", name="Leave", exact=True).click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    page.get_by_role("link", name=re.compile("Continue")).click()
    expect(page.get_by_role("heading", name="Building")).to_be_visible()


def test_open_tables_are_listed_and_codes_lead_there(visitors: Visitors) -> None:
    path = create_table(visitors.come(), "Host of Hosts")
    bob = visitors.come()
    expect(bob.get_by_role("link", name=re.compile("Host of Hosts"))).to_be_visible()
    bob.get_by_label("Somebody gave you a code").fill(path.rpartition("/")[2].lower())
    bob.get_by_role("button", name="Join").click()
    expect(bob.get_by_role("heading", name="You are expected")).to_be_visible()


def test_keys_and_settings_are_at_hand(visitors: Visitors) -> None:
    page = visitors.come()
    play_now(page)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("checkbox", name=re.compile("Less motion")).check()
    expect(page.locator("html")).to_have_attribute("data-motion", "calm")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-motion", "calm")


def test_the_whole_way_in_french(visitors: Visitors) -> None:
    page = visitors.come(locale="fr-FR")
    page.get_by_role("link", name="Créer une table").click()
    page.get_by_role("button", name="Ouvrir la table").click()
    page.get_by_role("button", name="Des bots pour les places libres").click()
    page.get_by_role("button", name="Partir").click()
    expect(page.get_by_role("button", name="Annuler")).to_be_visible()
    page.get_by_role("button", name="Réglages").click()
    page.get_by_role("dialog").get_by_role("button", name="English").click()
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()


def test_a_phone_never_scrolls_sideways(visitors: Visitors) -> None:
    page = visitors.come(viewport=PHONE, has_touch=True, locale="fr-FR")
    assert width_of(page) <= PHONE["width"]
    page.get_by_role("link", name="Créer une table").click()
    expect(page.get_by_role("radio").first).to_be_visible()
    assert width_of(page) <= PHONE["width"]
    page.get_by_role("button", name="Ouvrir la table").click()
    page.get_by_role("button", name="Des bots pour les places libres").click()
    assert width_of(page) <= PHONE["width"]
    page.get_by_role("button", name="Partir").click()
    expect(page.get_by_role("button", name="Annuler")).to_be_visible()
    expect(page.get_by_role("heading").first).to_be_visible()
    assert width_of(page) <= PHONE["width"]


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_axe_finds_nothing_serious(visitors: Visitors, scheme: str) -> None:
    page = visitors.come(color_scheme=scheme)
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    assert faults_of(page) == []
    create_table(page, "Axel")
    page.get_by_role("button", name="Bots for the free seats").click()
    expect(page.get_by_text("Everybody is here. Your call.")).to_be_visible()
    assert faults_of(page) == []
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.get_by_role("heading", name="Building")).to_be_visible()
    assert faults_of(page) == []
    page.get_by_role("button", name="Settings").click()
    assert faults_of(page) == []


def test_it_can_be_installed(visitors: Visitors) -> None:
    page = visitors.come()
    href = page.locator("link[rel=manifest]").get_attribute("href")
    address = urljoin(page.url, href)
    manifest = json.loads(page.request.get(address).text())
    assert urljoin(address, manifest["start_url"]) == page.url
    sizes = {icon["sizes"] for icon in manifest["icons"]}
    assert {"192x192", "512x512"} <= sizes
    for icon in manifest["icons"]:
        assert page.request.get(urljoin(address, icon["src"])).ok


FETCHED = """() => performance.getEntriesByType('resource')
    .filter(({ name }) => name.includes('/assets/'))
    .map(({ name, encodedBodySize }) => [name.split('/').at(-1), encodedBodySize])"""


@pytest.mark.parametrize("game", ["trucker", "race"])
def test_the_first_load_is_small(visitors: Visitors, game: str) -> None:
    """From the first address to a game, as it is packed. Rulebook and gallery come when they are opened, faces of a
    team, emblems of missions and drawings of expansions where there are any."""
    page = visitors.come()
    page.goto(page.url + "new?game=" + game)
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name=re.compile("for the free seat|Fill")).first.click()
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.locator(f".{'game' if game == 'trucker' else 'race'}")).to_be_visible()
    fetched = dict(page.evaluate(FETCHED))
    assert not [
        name for name in fetched if re.match("Rulebook|Gallery|WhyDoor|Portrait|Mission|Team|expansionArt", name)
    ]
    assert 50_000 < sum(fetched.values()) < LARGEST_FIRST_LOAD
