"""Race alone against the robot, after a draft, and for the first time: in a real browser, against a real server."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

from starhaul.words import Words
from web.looks import LOW_PHONE, PHONE, faults_of, width_of
from web.people import Visitors
from web.pioneer import SLOW, Pioneer, tries
from web.race_tables import HURRY, open_table, take_seat

WORDS = Words.for_language("en")
TAKEN = 40
"""Cards that each of three drafts."""


def robot_of(page: Page) -> Locator:
    return page.get_by_role("region", name="The robot")


def test_a_whole_game_against_the_robot(visitors: Visitors) -> None:
    page = visitors.come("/new")
    pioneer = open_table(page, "1 seat", "Easy")
    robot, story = robot_of(page), page.locator(".log")
    expect(robot).to_contain_text("It rolls its two dice once you have chosen.")
    pioneer.play_until("action", since=2)
    expect(robot.locator(".die")).not_to_have_count(0)  # a die that finds its space taken is lost
    expect(story).to_contain_text("The robot rolls")
    expect(story).to_contain_text(re.compile("so it acts|so it just reacts"))
    robot.get_by_role("button", name="Settle").click()
    expect(robot).to_contain_text("Reaction")
    assert faults_of(page) == []
    pioneer.play()
    expect(pioneer.bill).to_contain_text("The robot")
    robots = int(robot.locator(".score dd").inner_text())
    expect(pioneer.bill.locator("tfoot td").last).to_have_text(str(robots))
    assert faults_of(page) == []


def test_the_robot_on_a_phone_in_french(visitors: Visitors) -> None:
    page = visitors.come("/new", viewport=PHONE, has_touch=True, locale="fr-FR")
    page.evaluate(HURRY)
    page.get_by_role("radio", name="Race", exact=True).check()
    page.get_by_role("radio", name="1 place", exact=True).check()
    page.get_by_role("button", name="Ouvrir la table").click()
    page.get_by_role("button", name="Partir", exact=True).click()
    pioneer = Pioneer(page)
    pioneer.play_until("action", since=2)
    page.get_by_role("button", name="Les autres").click()
    robot = page.get_by_role("region", name="Le robot")
    expect(robot.get_by_role("group", name="Le plateau du robot")).to_be_visible()
    robot.get_by_role("button", name="Coloniser").click()
    expect(robot).to_contain_text("Réaction")
    assert width_of(page) == PHONE["width"]
    assert faults_of(page) == []
    page.get_by_role("button", name="Récit").click()
    expect(page.locator(".log")).to_contain_text("Le robot obtient")


def test_the_robots_turn_comes_into_sight_on_a_phone(visitors: Visitors) -> None:
    pioneer = take_seat(visitors.come(viewport=PHONE, has_touch=True), 1, tempo="steady", robot="easy")
    page = pioneer.page
    pioneer.pass_until("action")
    table, others = (page.get_by_role("button", name=name, exact=True) for name in ("Table", "Others"))
    expect(table).to_have_attribute("aria-pressed", "true")
    pioneer.choose("develop", "settle")
    expect(others).to_have_attribute("aria-pressed", "true")
    expect(robot_of(page).locator(".die").first).to_be_in_viewport()
    pioneer.pass_until("action")
    expect(table).to_have_attribute("aria-pressed", "true")
    expect(pioneer.hand.first).to_be_visible()


def test_a_first_game_is_guided(visitors: Visitors) -> None:
    page = visitors.come(is_new=True)
    page.evaluate(HURRY)
    page.get_by_role("button", name="Play Race").first.click()
    bubble = page.get_by_role("complementary", name="Guide")
    expect(bubble.get_by_role("heading", name="How this is won")).to_be_visible(timeout=SLOW)
    assert faults_of(page) == []
    newcomer = Newcomer(page)
    newcomer.play()
    assert newcomer.heard[0] == WORDS.say("race-guide-goal")
    assert newcomer.heard[1:3] == newcomer.hints_for("action")
    assert WORDS.say("race-guide-tableau") in newcomer.heard
    assert len(newcomer.heard) == len({*newcomer.heard})
    assert newcomer.missed == []
    expect(newcomer.bill).to_be_visible()


IS_CLEAR = """() => {
  const boxOf = (one) => document.querySelector(one)?.getBoundingClientRect();
  const [bubble, strip] = [boxOf('.voice aside:not(.large)'), boxOf('section.strip')];
  return !bubble || !strip || bubble.bottom <= strip.top || bubble.top >= strip.bottom;
}"""


HINTS_FOR = {
    "action": ["action", "hand"],
    "keep": ["keep"],
    "develop": ["develop"],
    "settle": ["settle"],
    "pay": ["pay"],
    "sell": ["sell"],
    "power": ["consume"],
    "goods": ["consume"],
    "windfall": ["produce"],
    "produce": ["produce"],
    "hand_limit": ["hand-limit"],
}
"""What must have been said before a question is answered for the first time, by its name."""


class Newcomer(Pioneer):
    """Reads every hint, and waves it away before going on."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.heard: list[str] = []
        self.missed: list[str] = []
        """What had to be answered before its hint came."""
        self.hidden: list[str] = []
        """Hints that lay over what is asked; how one wins is told before anything is."""
        self.bubble = page.get_by_role("complementary", name="Guide")

    def answer(self, asked: str) -> None:
        for _ in tries("reading hints"):
            if not self.bubble.count():
                break
            hint = self.bubble.locator("p").inner_text()
            self.heard.append(hint)
            self.hidden += [] if self._comes_to_rest_clear() else [hint]
            bubble = self.bubble.filter(has_text=hint)
            bubble.get_by_role("button", name="Got it").click()
            expect(bubble).to_have_count(0)
        self.missed += [hint for hint in self.hints_for(asked) if hint not in self.heard]
        super().answer(asked)

    def _comes_to_rest_clear(self) -> bool:
        """The question may have grown a line after the hint came; then the hint gives way."""
        try:
            self.page.wait_for_function(IS_CLEAR, timeout=2000)
        except TooLate:
            return False
        return True

    def hints_for(self, asked: str) -> list[str]:
        return [WORDS.say(f"race-guide-{hint}") for hint in HINTS_FOR.get(asked, [])]


def test_the_guide_leaves_the_question_in_sight(visitors: Visitors) -> None:
    """Also where there is hardly room for it."""
    page = visitors.come(is_new=True, viewport=LOW_PHONE, has_touch=True)
    page.evaluate(HURRY)
    page.get_by_role("button", name="Play Race").first.click()
    newcomer = Newcomer(page)
    newcomer.play_until("action", since=4)
    assert newcomer.missed == []
    assert newcomer.hidden == []


def test_hints_can_be_switched_off(visitors: Visitors) -> None:
    page = visitors.come(is_new=True)
    page.get_by_role("button", name="Play Race").first.click()
    bubble = page.get_by_role("complementary", name="Guide")
    expect(bubble).to_be_visible(timeout=SLOW)
    bubble.get_by_role("button", name="No more hints").click()
    expect(bubble).to_have_count(0)
    page.reload()
    expect(page.locator(".race[data-asked=action]")).to_be_visible()
    expect(bubble).to_have_count(0)


def test_a_draft_of_three(visitors: Visitors) -> None:
    page = visitors.come("/new")
    drafter = open_table(page, "3 seats", "Draft first")
    board = page.locator(".draft")
    way = board.get_by_role("list", name="Where the packs go").locator(".name")
    expect(board).to_contain_text(f"{TAKEN} cards still to take")
    assert way.all_inner_texts() == ["You", "Odd Bolts", "Captain Void"]
    assert faults_of(page) == []
    second = board.get_by_role("heading", name="Draft, set 2")
    drafter.play(until=second.is_visible)
    assert way.all_inner_texts() == ["You", "Captain Void", "Odd Bolts"]
    expect(board.get_by_role("heading", name="Drafted so far: 5 cards")).to_be_visible()
    by_cost = board.get_by_role("button", name="by cost")
    by_cost.click()
    expect(board.get_by_role("heading", name=re.compile(r"^Cost \d"))).not_to_have_count(0)
    drafter.play_until("start_world")
    drafter.play_until("action")
    expect(page.get_by_role("list", name="Your tableau").locator("[data-card]")).to_have_count(1)
