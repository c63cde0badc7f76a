"""Taking a move back that a bot has answered, as somebody who plays alone does it."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from server.clients import Visitor
from web.looks import faults_of
from web.people import Visitors
from web.race_tables import sit_down

TAKE = re.compile("Take a face-down component")


def test_a_component_that_was_turned_over_can_be_taken_back(viewers: Visitors) -> None:
    ada = Visitor(viewers.url, "Ada")
    table = ada.make_table(game="trucker", seats=2, options={"level": "learning"}, bots=["rookie"])
    page = viewers.come_as(ada, f"/t/{table['code']}")
    expect(page.get_by_role("checkbox", name="Moves may be taken back")).to_be_checked()
    page.get_by_role("button", name="Start", exact=True).click()
    page.get_by_role("button", name=TAKE).click()
    expect(page.locator(".grab")).to_be_visible()
    page.get_by_role("button", name="Take back").click()
    sheet = page.get_by_role("dialog", name="Take back what has shown something?")
    expect(sheet).to_contain_text("change no rating")
    assert faults_of(page) == []
    sheet.get_by_role("button", name="Take it back").click()
    expect(page.locator(".grab")).to_have_count(0)
    page.get_by_role("button", name=TAKE).click()
    expect(page.locator(".grab")).to_be_visible()
    page.get_by_role("button", name="Take back").click()  # it is marked already: nobody is asked again
    expect(page.locator(".grab")).to_have_count(0)


def test_a_choice_of_race_is_taken_back_after_bots_have_shown_theirs(viewers: Visitors) -> None:
    pioneer = sit_down(viewers, seats=3)
    page = pioneer.page
    pioneer.play_until("action")
    pioneer.choose("explore5")
    pioneer.pass_until("keep")
    held = pioneer.hand.count()
    page.get_by_role("button", name="Take back").click()
    page.get_by_role("dialog").get_by_role("button", name="Take it back").click()
    pioneer.expect_asked("action")
    expect(page.locator(".seen [data-card]")).to_have_count(0)
    expect(pioneer.hand).to_have_count(held)


def test_a_table_can_do_without(viewers: Visitors) -> None:
    ada = Visitor(viewers.url, "Ada")
    table = ada.make_table(game="trucker", seats=2, options={"level": "learning"}, bots=["rookie"])
    page = viewers.come_as(ada, f"/t/{table['code']}", locale="fr-FR")
    page.get_by_role("checkbox", name="On peut reprendre ses coups").uncheck()
    page.get_by_role("button", name="Partir", exact=True).click()
    page.get_by_role("button", name=re.compile("Prendre un composant")).first.click()
    expect(page.locator(".grab")).to_be_visible()
    expect(page.get_by_role("button", name="Annuler")).to_be_disabled()
