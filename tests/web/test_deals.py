"""The same deal again: from the list of all who have tried it to a table where it is played."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from web.films import Played
from web.looks import PHONE, faults_of, width_of
from web.people import Visitors


def test_a_challenge_by_link(viewers: Visitors, played: Played) -> None:
    """That it is known is said before, during and (in the record and the proof) after the game."""
    page = viewers.come(f"/deal/{played.id}")
    expect(page.get_by_text("This deal is no secret")).to_be_visible()
    first = page.get_by_role("listitem").filter(has_text="Ada")
    expect(first).to_contain_text("played it first")
    expect(first).to_contain_text(re.compile(r"Rank \d of 3"))
    expect(page.get_by_role("textbox", name="Challenge others")).to_have_value(re.compile(f"/deal/{played.id}$"))
    assert faults_of(page) == []
    page.get_by_role("button", name="Play this deal").click()
    expect(page.get_by_role("heading", name="Building")).to_be_visible()
    page.get_by_role("button", name=re.compile("^Table ")).click()
    expect(page.get_by_role("dialog")).to_contain_text("This luck was dealt before and may be known.")


def test_the_list_fits_a_phone(viewers: Visitors, played: Played) -> None:
    page = viewers.come(f"/deal/{played.id}", viewport=PHONE, locale="fr-FR")
    expect(page.get_by_role("listitem").filter(has_text="Ada")).to_contain_text("en premier")
    assert width_of(page) <= PHONE["width"]
    assert faults_of(page) == []
