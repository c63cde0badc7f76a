"""A finished game watched again: stepped, played, scrubbed, with anybody's eyes, from a link or from a file."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from web.films import Played, play_out
from web.looks import SMALL_PHONE, faults_of, width_of
from web.people import Visitors


def step(page: Page) -> int:
    text = page.get_by_text(re.compile(r"^Step \d+ of \d+$")).inner_text()
    return int(text.split()[1])


def last(page: Page) -> int:
    return int(page.get_by_text(re.compile(r"^Step \d+ of \d+$")).inner_text().split()[-1])


def slider(page: Page) -> Locator:
    return page.get_by_role("slider", name="Where in the game")


def at_step(page: Page, number: int) -> None:
    expect(page.get_by_text(f"Step {number} of {last(page)}")).to_be_visible()


def opened(viewers: Visitors, path: str, **kind: Any) -> Page:
    page = viewers.come(path, **kind)
    expect(page.get_by_role("radiogroup")).to_be_visible()
    expect(page.locator(".game")).to_be_visible()
    return page


def test_stepping_tells_what_happened(viewers: Visitors, played: Played) -> None:
    page = opened(viewers, f"/replay/{played.id}")
    at_step(page, 0)
    expect(page.get_by_role("button", name="One step back")).to_be_disabled()
    page.get_by_role("button", name="One step on").click()
    expect(page.get_by_text("Step 0 of")).to_have_count(0)
    first = step(page)
    assert first > 0
    expect(page.get_by_role("region", name="What happened")).to_contain_text("fishes something out of the heap")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text(f"Step {first} of")).to_have_count(0)
    page.keyboard.press("ArrowLeft")
    at_step(page, first)
    page.keyboard.press("Home")
    at_step(page, 0)
    expect(page.get_by_role("region", name="What happened")).not_to_contain_text("fishes")


def test_parts_of_the_game_are_found(viewers: Visitors, played: Played) -> None:
    page = opened(viewers, f"/replay/{played.id}")
    expect(page.get_by_role("heading", name="Building")).to_be_visible()
    page.get_by_role("button", name="To the next part").click()
    expect(page.get_by_role("heading", name="Building")).to_have_count(0)
    launch = step(page)
    page.keyboard.press("PageDown")
    expect(page.get_by_text(f"Step {launch} of")).to_have_count(0)
    page.keyboard.press("PageUp")
    at_step(page, launch)
    page.get_by_role("button", name="To the part before").click()
    at_step(page, 0)


def test_scrubbing_by_keyboard_and_to_the_very_end(viewers: Visitors, played: Played) -> None:
    page = opened(viewers, f"/replay/{played.id}")
    slider(page).focus()
    page.keyboard.press("End")
    at_step(page, last(page))
    expect(page.get_by_role("dialog", name="Payday")).to_be_visible()
    page.get_by_role("button", name="From the start").click()
    at_step(page, 0)
    expect(page.get_by_role("dialog")).to_have_count(0)
    slider(page).fill("40")
    at_step(page, 40)
    page.keyboard.press("ArrowLeft")
    at_step(page, 39)
    page.reload()
    at_step(page, 39)


def test_it_plays_by_itself_until_it_is_stopped(viewers: Visitors, played: Played) -> None:
    page = opened(viewers, f"/replay/{played.id}")
    page.get_by_label("Speed").select_option("8")
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(page.get_by_text(re.compile(r"^Step [2-9]\d of"))).to_be_visible(timeout=30_000)
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    stopped = step(page)
    page.wait_for_timeout(500)
    assert step(page) == stopped


def test_the_last_steps_are_played_out_and_start_over(viewers: Visitors, played: Played) -> None:
    page = opened(viewers, f"/replay/{played.id}")
    end = last(page)
    slider(page).fill(str(end - 3))
    at_step(page, end - 3)
    page.get_by_label("Speed").select_option("8")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_text(f"Step {end} of {end}")).to_be_visible(timeout=60_000)
    expect(page.get_by_role("dialog", name="Payday")).to_be_visible()


def test_everybody_lends_their_eyes(viewers: Visitors, played: Played) -> None:
    page = opened(viewers, f"/replay/{played.id}?step=60")
    at_step(page, 60)
    expect(page.get_by_role("radio", name="A spectator")).to_be_checked()
    page.get_by_role("radio", name="Ada").check()
    expect(page.get_by_label("Your ship").first).to_be_visible()
    at_step(page, 60)
    page.get_by_role("radio", name="Odd Bolts").check()
    expect(page.get_by_role("group", name="The others").get_by_text("Ada")).to_be_visible()
    page.reload()
    expect(page.get_by_role("radio", name="Odd Bolts")).to_be_checked()
    at_step(page, 60)


def test_a_link_leads_to_this_step_and_files_open_again(viewers: Visitors, played: Played, tmp_path: Path) -> None:
    page = opened(viewers, f"/replay/{played.id}?seat=0&step=60")
    end = last(page)
    page.get_by_role("button", name="Share and save").click()
    link = page.get_by_label("Link to this step of the replay").input_value()
    assert link.endswith(f"/replay/{played.id}?seat=0&step=60")
    for way in ("The whole record", "As Ada saw it"):
        with page.expect_download() as download:
            page.get_by_role("link", name=way).click()
        file = tmp_path / f"{way}.haul"
        download.value.save_as(file)
        other = viewers.come("/replay")
        other.get_by_label("Choose a .haul file").set_input_files(file)
        expect(other.get_by_text(f"Step 0 of {end}")).to_be_visible()
        other.keyboard.press("End")
        expect(other.get_by_role("dialog", name="Payday")).to_be_visible()
        expect(other.get_by_role("radio")).to_have_count(1 if "Ada" in way else 4)


def test_what_is_no_record_is_refused_in_words(viewers: Visitors, tmp_path: Path) -> None:
    letter = tmp_path / "letter.haul"
    letter.write_text('{"haul": 1, "game": "ludo"}\n', encoding="utf-8")
    page = viewers.come("/replay")
    page.get_by_label("Choose a .haul file").set_input_files(letter)
    expect(page.get_by_role("alert")).to_contain_text("no record of a finished game")
    page.goto(f"{viewers.url}/replay/nothing")
    expect(page.get_by_text("There is no such game")).to_be_visible()
    viewers.forgive("status of 4")


def test_replays_are_found_from_the_start_page_and_from_the_table(viewers: Visitors, played: Played) -> None:
    page = viewers.come_as(played.host)
    page.locator(f"a[href='/replay/{played.id}']").click()
    expect(page).to_have_url(re.compile(f"/replay/{played.id}"))
    at_step(page, 0)
    page.goto(f"{viewers.url}/t/{played.code}")
    page.get_by_role("link", name="Watch again").click()
    at_step(page, 0)


def test_race_is_watched_in_the_same_way(viewers: Visitors) -> None:
    race = play_out(viewers.url, "Rae", "race", 2)
    page = viewers.come(f"/replay/{race.id}?seat=0")
    at_step(page, 0)
    page.keyboard.press("PageDown")
    expect(page.get_by_text("Step 0 of")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    page.get_by_role("radio", name="Odd Bolts").check()
    page.keyboard.press("End")
    expect(page.get_by_text(f"Step {last(page)} of {last(page)}")).to_be_visible()
    assert width_of(page) <= 1280


def test_a_small_phone_in_french(viewers: Visitors, played: Played) -> None:
    page = viewers.come(f"/replay/{played.id}?seat=1&step=80", viewport=SMALL_PHONE, has_touch=True, locale="fr-FR")
    expect(page.get_by_text("Étape 80 sur")).to_be_visible()
    assert width_of(page) <= SMALL_PHONE["width"]
    page.get_by_role("button", name="Un pas en avant").tap()
    expect(page.get_by_text("Étape 80 sur")).to_have_count(0)
    page.get_by_role("button", name="Partager et garder").tap()
    expect(page.get_by_role("link", name=re.compile("enregistrement complet"))).to_be_visible()
    assert width_of(page) <= SMALL_PHONE["width"]


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_axe_finds_nothing_serious(viewers: Visitors, played: Played, scheme: str) -> None:
    page = opened(viewers, f"/replay/{played.id}?step=60", color_scheme=scheme)
    at_step(page, 60)
    assert faults_of(page) == []
    page.get_by_role("button", name="To the next part").click()
    expect(page.get_by_role("heading", name="Building")).to_have_count(0)
    assert faults_of(page) == []
    page.get_by_role("button", name="Share and save").click()
    assert faults_of(page) == []
    page.goto(f"{viewers.url}/replay")
    expect(page.get_by_role("heading", name="Open a record")).to_be_visible()
    assert faults_of(page) == []
