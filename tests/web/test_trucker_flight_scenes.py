"""What Another Big Expansion and Missions do to a ship in flight, on tables that begin a moment before the card."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, FloatRect, Locator, Page, expect

from web import crossings
from web.captain import Captain
from web.crossings import Crossing, board, crossing_server
from web.looks import LYING_PHONE, PHONE, SMALL_WINDOW, faults_of, thumb, visible_part, width_of
from web.people import Visitors

Begin = Callable[..., Captain]
"""Sits down to a flight that stands like a crossing."""
MOVING = {"reduced_motion": "no-preference"}
MINUS = "\N{MINUS SIGN}"
STEPS = "() => document.querySelector('.sheet .intruder .step')?.textContent ?? ''"


@pytest.fixture
def begin(browser: Browser, tmp_path: Path) -> Iterator[Begin]:
    with ExitStack() as stack:

        def sit_down(crossing: Crossing, language: str = "en", **kind: object) -> Captain:
            url = stack.enter_context(crossing_server(tmp_path, crossing))
            return board(Visitors(browser, url, stack), language, **kind)

        yield sit_down


def await_question(captain: Captain, ask: str) -> Page:
    """Fly on until the page asks this."""
    captain.play(until=lambda: captain.asked == ask)
    return captain.page


def story(page: Page) -> Locator:
    return page.locator(".log")


def choice(page: Page, text: str) -> Locator:
    return page.locator("section.strip .choices button").filter(has_text=text)


def test_a_thruster_is_asked_for_with_both_lanes_and_what_each_of_a_pair_would_take(begin: Begin) -> None:
    page = await_question(begin(crossings.DODGE), "shift")
    heads, marks = page.locator(".sheet .head"), page.locator(".sheet .mark")
    expect(heads).to_have_text(["9", "8"])
    expect(marks).to_have_count(4)
    expect(page.locator(".sheet .next")).to_be_visible()
    expect(choice(page, "Shift")).to_contain_text("first: costs 1 component · then: costs 2 components")
    expect(choice(page, "Stay")).to_contain_text("each: costs 1 component")
    choice(page, "Stay").hover()
    expect(page.locator(".sheet .head.pale")).to_have_text("9")
    expect(page.locator(".sheet .mark.pale")).to_have_count(2)
    assert faults_of(page) == []
    choice(page, "Shift").click()
    expect(story(page)).to_contain_text("shifts it: column 9")
    expect(story(page)).to_contain_text("Behind it comes")


def test_keys_choose_what_pays_for_power(begin: Begin) -> None:
    page = await_question(begin(crossings.SOURCES), "defend")
    page.keyboard.press("1")
    expect(page.locator(".game")).to_have_attribute("data-asked", "pay_token")
    expect(choice(page, "Battery")).to_contain_text("1 of 2 charges left then · powers: Double cannon")
    expect(choice(page, "Solar panel")).to_contain_text("rests until the next card")
    expect(page.locator(".targets button")).to_have_count(2)
    expect(page.locator(".sheet .marked")).to_have_count(1)
    assert faults_of(page) == []
    page.keyboard.press("2")
    expect(story(page)).to_contain_text("uses a solar panel")


def test_an_intruder_walks_on_after_a_reload_where_it_was(begin: Begin) -> None:
    page = await_question(begin(crossings.PREDATOR, **MOVING), "shift")
    expect(choice(page, "Stay")).to_contain_text("it walks through · 2 of the crew lost · 3 battery tokens lost")
    choice(page, "Stay").click()
    step = page.locator(".sheet .intruder .step")
    expect(step).to_have_text("2")
    page.reload()
    expect(page.locator(".sheet .intruder")).to_be_visible()
    assert int(page.evaluate(STEPS) or 4) >= 2, "it does not begin anew"
    expect(page.locator(".sheet .taken")).to_have_text([f"{MINUS}3", f"{MINUS}2"])
    expect(page.locator(".sheet .trail")).to_have_count(1)
    expect(story(page)).to_contain_text("The intruder leaves")
    expect(story(page).get_by_text("Something is aboard")).to_have_count(1)


def test_an_explosion_runs_from_crate_to_crate(begin: Begin) -> None:
    captain = begin(crossings.CHAIN, **MOVING)
    page = await_question(captain, "defend")
    components = page.locator(".sheet > .board .component")
    before = components.count()
    expect(page.locator(".sheet .aim")).to_have_count(5)
    expect(choice(page, "Let it hit")).to_contain_text("and 4 more explode or break")
    choice(page, "Let it hit").click()
    expect(page.locator(".sheet .bang.blown_up").first).to_be_attached()
    expect(components).to_have_count(before - 5)
    expect(story(page).get_by_text("An explosion on the ship")).to_have_count(2)


def test_a_commando_leaves_charges_which_explode(begin: Begin) -> None:
    page = await_question(begin(crossings.COMMANDO, **MOVING), "shift")
    expect(page.locator(".sheet .mark.charge")).to_have_count(4)
    choice(page, "Stay").click()
    expect(page.locator(".sheet g.charge")).to_have_count(2)
    expect(story(page)).to_contain_text("Ada loses")


def test_a_black_hole_shows_on_a_phone_what_would_hold(begin: Begin) -> None:
    page = await_question(begin(crossings.HOLE, viewport=PHONE, has_touch=True), "escape")
    expect(page.locator(".strip .detail")).to_contain_text("so many more have to go")
    expect(page.locator(".targets .pick")).to_have_text(["3", "3"])
    expect(page.locator(".targets .remove")).to_have_text(["5", "5", "5"])
    assert width_of(page) == PHONE["width"]
    assert faults_of(page) == []
    page.touchscreen.tap(*middle_of(page.locator(".targets .pick").first))
    expect(page.locator(".strip .question")).to_contain_text("3 components have to go")


def middle_of(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_fleet_comes_from_its_sides_and_only_lines_of_the_level_count(begin: Begin) -> None:
    page = await_question(begin(crossings.FLEET), "power")
    expect(page.locator(".sheet .attackers")).to_have_count(3)
    lines = page.locator("article.card .lines")
    expect(lines.locator(".lit")).to_have_count(3)
    expect(lines.locator(".past")).to_have_text("IV 11 4 of the crew go")
    assert faults_of(page) == []
    choice(page, "Leave it").click()
    expect(story(page)).to_contain_text("Ada declares cannon strength 2")


def test_a_tactical_zone_goes_column_by_column(begin: Begin) -> None:
    captain = begin(crossings.ZONE, viewport=PHONE, has_touch=True)
    page = await_question(captain, "power")
    lit = page.locator("article.card .lines .lit")
    expect(lit).to_have_text(f"Crew {MINUS} Cannons")
    expect(choice(page, "Leave it")).to_contain_text(f"if lowest: 5 of the crew lost, {MINUS}5 days")
    thumb(page, choice(page, "Leave it"))
    expect(lit).to_have_text(f"Engines {MINUS} Cannons")


def test_insurance_is_offered_in_french(begin: Begin) -> None:
    page = await_question(begin(crossings.INSURANCE, "fr", locale="fr-FR"), "insure")
    expect(choice(page, "Assurer")).to_contain_text("les pertes coûtent au plus 19 crédits")
    choice(page, "Assurer").click()
    expect(story(page)).to_contain_text("les pertes coûtent au plus 19.")


def test_a_merchant_flies_along_and_somebody_waits_for_it(begin: Begin) -> None:
    page = await_question(begin(crossings.ESCORT), "wait")
    expect(page.locator("figure figcaption")).to_contain_text("day 7")
    expect(page.locator("figure svg .barge")).to_be_visible()
    expect(page.locator("figure svg .barge ~ text")).to_have_text("4")
    choice(page, "Wait").click()
    expect(story(page)).to_contain_text("Ada loses 1 day")
    assert faults_of(page) == []


def test_a_meteor_travels_round_a_ship_without_ends(begin: Begin) -> None:
    captain = begin(crossings.CYLINDER)
    captain.play(until=lambda: "from the left" in story(captain.page).inner_text())
    page = captain.page
    expect(story(page)).to_contain_text("Small meteor from the left")
    expect(story(page)).to_contain_text("It hits Ada")


@pytest.mark.parametrize(("language", "told"), [("en", "takes 3"), ("fr", "il en faut 3")])
def test_a_wreck_passes_by_who_has_too_few_people_and_humans_leave_with_one_press(
    begin: Begin, language: str, told: str
) -> None:
    captain = begin(crossings.WRECK, language, locale=language)
    page = await_question(captain, "use_ship")
    expect(story(page).get_by_role("listitem").filter(has_text=told)).to_be_visible()
    expect(page.locator(".rival [data-figure=engine] dd")).to_have_text("1")
    captain.button("trucker-accept").click()
    expect(page.locator(".game")).to_have_attribute("data-asked", "lose_crew")
    confirm = captain.button("trucker-confirm")
    expect(confirm).to_contain_text(captain.words.say("trucker-chosen-proposed"))
    expect(page.locator(".targets .pick")).to_have_text([f"{MINUS}2", f"{MINUS}1", ""])
    page.locator(".targets .pick").last.click()
    expect(confirm).to_be_disabled()
    expect(confirm).to_contain_text(captain.words.say("trucker-chosen", count=1, of=3))
    page.reload()
    confirm.click()
    expect(page.locator(".game")).not_to_have_attribute("data-asked", "lose_crew")
    expect(page.locator(".figures [data-figure=crew] dd")).to_have_text("3")


def test_crubots_are_woken_where_the_crew_is_too_small(begin: Begin) -> None:
    captain = begin(crossings.ROBOTS)
    page = await_question(captain, "dock")
    captain.button("trucker-accept").click()
    expect(page.locator(".game")).to_have_attribute("data-asked", "crubots")
    stations = page.locator("section.strip .choices button")
    expect(stations).to_have_count(2)
    expect(stations.first).to_contain_text(captain.words.say("trucker-crubots-join", count=4))
    expect(stations.first).to_contain_text(captain.words.say("trucker-cost-battery", count=1))
    expect(page.locator("section.strip")).to_contain_text(captain.words.say("trucker-crubots-legend"))
    expect(page.locator(".targets .pick")).to_have_count(2)
    stations.first.click()
    expect(story(page)).to_contain_text(captain.words.say("trucker-story-crubots-activated", who="Ada", count=4))
    expect(page.locator(".figures [data-figure=battery] dd")).to_have_text("1")
    assert faults_of(page) == []


def test_a_press_that_skips_does_not_answer_what_comes_under_it(begin: Begin) -> None:
    captain = begin(crossings.SOURCES, viewport=PHONE, has_touch=True, **MOVING)
    page = captain.page
    expect(page.locator(".game")).to_have_attribute("data-asked", "fly_on")
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() + 60_000"))
    choice(page, "Fly on").tap()
    skip = page.locator(".strip .skip")
    expect(skip).to_be_visible()
    stood = skip.bounding_box()
    assert stood
    where = PHONE["width"] / 2, PHONE["height"] - 30
    page.touchscreen.tap(*where)
    expect(page.locator(".game")).to_have_attribute("data-asked", "defend")
    for answer in page.locator("section.strip .choices button").all():
        box = answer.bounding_box()
        assert box
        assert box["y"] >= stood["y"] + stood["height"], "an answer comes up where one skips"
    page.touchscreen.tap(*where)
    assert captain.asked == "defend", "the second tap was taken for an answer"
    page.clock.run_for(500)
    page.touchscreen.tap(*where)
    expect(page.locator(".game")).not_to_have_attribute("data-asked", "defend")


def box_of(thing: Locator) -> FloatRect:
    box = thing.bounding_box()
    assert box
    return box


def answers_are_whole(page: Page) -> bool:
    answers = page.locator("section.strip .choices button").all()
    return all(visible_part(answer) == 1 for answer in answers)


LONG = {
    "commando": (crossings.COMMANDO, "shift"),
    "fleet": (crossings.FLEET, "power"),
    "predator": (crossings.PREDATOR, "shift"),
    "robopolice": (crossings.ROBOPOLICE, "shift"),
    "tactical zone": (crossings.ZONE, "power"),
}
"""Cards that have much to say, and what is asked then."""


@pytest.mark.parametrize(("stand", "ask"), LONG.values(), ids=LONG)
def test_cards_that_say_much_are_seen_whole_in_a_small_window(begin: Begin, stand: Crossing, ask: str) -> None:
    page = await_question(begin(stand, "fr", viewport=SMALL_WINDOW, locale="fr"), ask)
    assert visible_part(page.locator(".stage article")) == 1
    assert visible_part(page.locator(".route svg")) == 1
    assert visible_part(page.locator(".rival").last) == 1
    assert answers_are_whole(page)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_four_planets_leave_room_for_their_card_and_the_ship(begin: Begin, language: str) -> None:
    captain = begin(crossings.FOUR_PLANETS, language, viewport=SMALL_WINDOW, locale=language)
    page = captain.page
    board, card = page.locator(".sheet > .board"), page.locator(".stage article")
    expect(page.locator(".game")).to_have_attribute("data-asked", "fly_on")
    size = box_of(board)["height"]
    await_question(captain, "land")
    assert abs(box_of(board)["height"] - size) < 4, "the ship has another size with another question"
    assert visible_part(card) == 1
    assert box_of(page.locator(".question"))["height"] < 30, "the question is squeezed into lines of two words"
    assert answers_are_whole(page)
    page.set_viewport_size(LYING_PHONE)
    assert box_of(board)["height"] > LYING_PHONE["height"] / 2
    assert answers_are_whole(page)
    assert box_of(card)["y"] + 60 < box_of(page.locator("section.strip"))["y"], "hardly anything of the card is seen"
    assert box_of(board)["x"] + box_of(board)["width"] <= box_of(card)["x"]
    assert width_of(page) == LYING_PHONE["width"]
