"""What a host does to a table, what a guest does to a name, and what others see of it."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from web.films import play_out
from web.looks import SMALL_PHONE, faults_of, width_of
from web.people import Visitors


@pytest.fixture
def host(visitors: Visitors) -> Page:
    """Hana at a table of her own."""
    page = visitors.come("/new")
    page.get_by_label("Your name").fill("Hana")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="the table is being set")).to_be_visible()
    return page


def come_in(visitors: Visitors, host: Page, name: str, **kind: Any) -> Page:
    """Somebody follows the link of a table."""
    page = visitors.come(urlsplit(host.url).path, **kind)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Come in").click()
    expect(page.get_by_role("heading", name="the table is being set")).to_be_visible()
    return page


def sit_down(visitors: Visitors, host: Page, name: str) -> Page:
    page = come_in(visitors, host, name)
    page.get_by_role("button", name="Take a seat").click()
    expect(host.get_by_role("region", name="Who plays")).to_contain_text(name)
    return page


def test_the_host_changes_the_game_and_everybody_sees_it(visitors: Visitors, host: Page) -> None:
    bob = sit_down(visitors, host, "Bob")
    host.get_by_role("button", name="Change", exact=True).click()
    form = host.get_by_role("dialog", name="What shall we play?")
    form.get_by_role("radio", name="Level III").check()
    form.get_by_role("radio", name="4 seats").check()
    form.get_by_role("button", name="So be it").click()
    expect(form).to_have_count(0)
    expect(bob.get_by_role("region", name="What is agreed")).to_contain_text("Level III")
    expect(bob.get_by_role("region", name="Who plays").get_by_role("listitem")).to_have_count(4)
    expect(bob.get_by_role("button", name="Change", exact=True)).to_have_count(0)


def test_there_cannot_be_fewer_seats_than_people(visitors: Visitors, host: Page) -> None:
    sit_down(visitors, host, "Bob")
    host.get_by_role("button", name="A bot for the free seat").click()
    host.get_by_role("button", name="Change", exact=True).click()
    host.get_by_role("radio", name="2 seats").check()
    host.get_by_role("button", name="So be it").click()
    expect(host.get_by_role("alert")).to_contain_text("Send somebody away first")


def test_spectators_come_and_have_to_go(visitors: Visitors, host: Page) -> None:
    watcher = come_in(visitors, host, "Walter")
    expect(host.get_by_text("Walter watches")).to_be_visible()
    host.get_by_role("checkbox", name=re.compile("Spectators are welcome")).uncheck()
    host.get_by_role("button", name="Bots for the free seats").click()
    host.get_by_role("button", name="Start", exact=True).click()
    expect(watcher.get_by_text("No spectators at this table")).to_be_visible()
    host.get_by_role("button", name=re.compile("^Table ")).click()
    expect(host.get_by_text("Nobody watches.")).to_be_visible()


def test_sending_away_is_asked_first_and_final(visitors: Visitors, host: Page) -> None:
    bob = sit_down(visitors, host, "Bob")
    host.get_by_role("button", name="Send Bob away").click()
    host.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    expect(host.get_by_role("region", name="Who plays")).to_contain_text("Bob")
    host.get_by_role("button", name="Send Bob away").click()
    host.get_by_role("dialog").get_by_role("button", name="Send away", exact=True).click()
    expect(bob.get_by_text("The host has sent you away")).to_be_visible()
    expect(host.get_by_role("region", name="Who plays")).not_to_contain_text("Bob")


def test_a_closed_table_is_closed_for_everybody(visitors: Visitors, host: Page) -> None:
    bob = sit_down(visitors, host, "Bob")
    host.get_by_role("button", name="A bot for the free seat").click()
    bob.get_by_role("button", name="I am ready").click()
    host.get_by_role("button", name="Start", exact=True).click()
    expect(host.get_by_role("heading", name="Building")).to_be_visible()
    host.get_by_role("button", name=re.compile("^Table ")).click()
    host.get_by_role("button", name="Close the table").click()
    host.get_by_role("dialog", name="Close this table?").get_by_role("button", name="Close the table").click()
    expect(bob.get_by_text("This table is closed.")).to_be_visible()


def test_the_tab_says_that_it_is_my_turn(visitors: Visitors, host: Page) -> None:
    host.get_by_role("button", name="Bots for the free seats").click()
    host.get_by_role("button", name="Start", exact=True).click()
    expect(host).to_have_title(re.compile("^Your turn"))
    expect(host.locator("link[rel=icon]")).to_have_attribute("href", "/favicon-turn.svg")
    host.get_by_role("button", name="Leave", exact=True).click()
    host.get_by_role("dialog").get_by_role("button", name="Leave", exact=True).click()
    expect(host.get_by_role("button", name="Play now")).to_be_visible()
    expect(host.locator("link[rel=icon]")).to_have_attribute("href", "/favicon.svg")
    assert visitors.troubles == []


def test_once_more_against_bots_starts_at_once(viewers: Visitors) -> None:
    played = play_out(viewers.url, "Once", "trucker", 2, level="learning")
    page = viewers.come_as(played.host, f"/t/{played.code}")
    page.get_by_role("button", name="Once more").click()
    expect(page.get_by_role("heading", name="Building")).to_be_visible()


def test_a_password_makes_a_name_mine(visitors: Visitors) -> None:
    page = visitors.come()
    page.get_by_role("button", name="Sign in").click()
    page.get_by_label("Your name").fill("Olga Owner")
    page.get_by_role("dialog").get_by_role("button", name="Sign in").click()
    page.get_by_role("button", name="Olga Owner").click()
    page.get_by_label("New password").fill("a secret of mine")
    page.get_by_role("button", name="Keep this name").click()
    expect(page.get_by_text("Nobody else can take this name now")).to_be_visible()
    other = visitors.come("/new")
    other.get_by_label("Your name").fill("Olga Owner")
    other.get_by_role("button", name="Open the table").click()
    expect(other.get_by_role("alert")).to_contain_text("This name belongs to somebody")
    other.get_by_label("Password").fill("a guess of mine")
    other.get_by_role("button", name="Open the table").click()
    expect(other.get_by_role("alert")).to_contain_text("That is not the password")
    other.get_by_label("Password").fill("a secret of mine")
    other.get_by_role("button", name="Open the table").click()
    expect(other.get_by_role("heading", name="the table is being set")).to_be_visible()
    visitors.forgive("status of 401")
    visitors.forgive("[DOM] Password forms")  # Chromium's advice, where a form has a name and more than a password


def test_a_wrong_code_and_a_lost_server_are_told_in_words(visitors: Visitors) -> None:
    page = visitors.come()
    page.get_by_label("Somebody gave you a code").fill("NOSUCHTB")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_role("alert")).to_contain_text("There is no such table")
    page.route("**/api/**", lambda route: route.abort())
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_text("The server does not answer")).to_be_visible()
    page.close()  # it would go on asking
    visitors.forgive("Failed to load resource")


def test_the_keys_are_told_outside_of_games_too(host: Page) -> None:
    keys = host.get_by_role("dialog", name="Keys")
    host.get_by_label("Say something").press("?")
    expect(host.get_by_label("Say something")).to_have_value("?")
    expect(keys).to_have_count(0)
    host.get_by_label("Say something").blur()
    host.keyboard.press("?")
    expect(keys).to_be_visible()


def test_a_small_phone_never_scrolls_sideways(visitors: Visitors, host: Page) -> None:
    phone = come_in(visitors, host, "Petra", viewport=SMALL_PHONE, has_touch=True)
    assert width_of(phone) <= SMALL_PHONE["width"]
    host.set_viewport_size(SMALL_PHONE)
    assert width_of(host) <= SMALL_PHONE["width"]
    host.get_by_role("button", name="Change", exact=True).click()
    expect(host.get_by_role("dialog")).to_be_visible()
    assert width_of(host) <= SMALL_PHONE["width"]
    phone.goto(visitors.url)
    expect(phone.get_by_role("button", name="Play now")).to_be_visible()
    assert width_of(phone) <= SMALL_PHONE["width"]


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_axe_finds_nothing_serious(visitors: Visitors, host: Page, scheme: str) -> None:
    host.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    guest = come_in(visitors, host, "Gus", color_scheme=scheme)
    assert faults_of(guest) == []
    for button in ("Change", "Close the table", "Settings"):
        host.get_by_role("button", name=button, exact=True).click()
        expect(host.get_by_role("dialog")).to_be_visible()
        assert faults_of(host) == []
        host.keyboard.press("Escape")
        expect(host.get_by_role("dialog")).to_have_count(0)
    guest.goto(f"{visitors.url}/new")
    expect(guest.get_by_role("radio").first).to_be_visible()
    assert faults_of(guest) == []
