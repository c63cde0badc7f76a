"""Missions, cards and components of players' own are chosen when a table is made, and look like ours at it."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from citing import ROOT
from web.captain import PATIENCE, Captain
from web.looks import faults_of
from web.people import Visitors
from web.rigged import Luck

OWN = ROOT / "tests" / "rules" / "trucker_missions" / "own"
CHOSEN = ("Night Shift", "Three Moons", "Crossroads")
CROSSROADS = "Crossroads. Pipes: front 3, right 3, rear 3, left 3."


@pytest.fixture
def luck(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Luck:
    """What somebody wrote lies on the server, and comes first."""
    folder = tmp_path / "home" / "content" / "trucker"
    folder.mkdir(parents=True)
    for file in ("good_missions.toml", "good_entries.toml"):
        (folder / file).write_bytes((OWN / file).read_bytes())
    monkeypatch.setenv("STARHAUL_HOME", str(tmp_path / "home"))
    return Luck(["crossroads"], ["three-moons"])


def test_what_players_wrote_is_chosen_on_the_form_and_looks_like_ours(lucky: Visitors) -> None:
    page = lucky.come()
    captain = Captain(page)
    page.get_by_role("link", name="Create a table").click()
    page.get_by_role("checkbox", name="Missions").check()
    page.get_by_role("radio", name="Night Shift").check()
    page.get_by_role("checkbox", name="Three Moons").check()
    page.get_by_role("checkbox", name="Crossroads").check()
    page.get_by_label("Flight 1").select_option("Class II")
    assert faults_of(page) == []
    captain.button("web-make-table").click()
    for name in CHOSEN:
        expect(page.get_by_role("region", name="What is agreed")).to_contain_text(name)
    captain.button("web-fill-bots", count=2).click()
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.locator(".game")).to_have_attribute("data-asked", "build", timeout=PATIENCE)
    read_mission(captain)
    captain.take()
    expect(page.locator(".grab")).to_have_attribute(
        "aria-label", "Crossroads. Pipes: front 3, right 3, rear 3, left 3."
    )
    captain.parts = 2
    captain.play(until=lambda: captain.asked == "land")
    expect(page.locator("article.card")).to_contain_text("Three Moons")
    expect(page.locator("article.card").get_by_role("img", name="red block")).to_have_count(2)
    assert faults_of(page) == []


def read_mission(captain: Captain) -> None:
    """It has an emblem, its author's briefing, and rules and pay in the sentences of the printed ones."""
    page = captain.page
    page.get_by_role("button", name="Mission: Night Shift").click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("The foundry works at night, and so do you.")
    expect(sheet.locator("article svg").first).to_be_visible()
    expect(sheet).to_contain_text("Heavy container: 3 for each player")
    expect(sheet.locator("dl > div").first).to_have_text("+2 for each point of weight delivered")
    page.keyboard.press("Escape")
