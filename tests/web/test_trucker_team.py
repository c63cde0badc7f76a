"""The Support Team in a browser: who joins, what they can do, where they point, and what others' people do to one."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from rules.trucker.fleet import NO_EFFECT, armed, launched
from starhaul.trucker import TruckerState
from starhaul.trucker.ship import Ship
from trucker.shipyard import ship
from trucker.tables import do, finish, fly, play
from trucker.teams import before_building, hire
from web.captain import Captain
from web.looks import LOW_PHONE, faults_of, too_small, visible_part, width_of
from web.team_tables import OpenTrucker, staffed
from web.test_why import ask_about

SMALL: dict[str, Any] = {"viewport": LOW_PHONE, "has_touch": True}
CREW = ("assembler", "welder")


def trucks(state: TruckerState) -> TruckerState:
    """Both have the same ship, with connectors that stick out."""
    for seat in state.all_seats():
        state.ships[seat] = ship("II", (6, 6), """
            .           gun^:0*3*   .
            pipes:1313  start       pipes:1303
            battery:3***   .        .
        """)  # fmt: skip
    return state


def launching(*teams: tuple[str, ...]) -> Any:
    """All have finished; what these teams can do comes next."""

    def arrange(state: TruckerState) -> TruckerState:
        state = trucks(staffed(state, *teams))
        finish(state)
        return state

    return arrange


def drilled(state: TruckerState) -> TruckerState:
    """Somebody else's Security Guard has called a drill."""
    state = staffed(state, ("buyer",), ("security_guard",))
    do(state, 1, "use security_guard.b")
    return state


def sabotaged(state: TruckerState) -> TruckerState:
    """Somebody else's Saboteur has marked the host's ship."""
    state = launching((), ("saboteur",))(state)
    do(state, 1, "use saboteur.b, mark 6,7 7,7")
    return state


def sold_short(state: TruckerState) -> TruckerState:
    """The flight is over; the host has red blocks to sell, and somebody else a Trader."""
    table = hire(fly(red_freight(), armed(1), cards=[NO_EFFECT], last=True), 1, "trader")
    table.options = state.options
    play(table)
    return table


def red_freight() -> Ship:
    return launched("II", (7, 7), """
        start special:***1
    """, {(8, 7): "r"})  # fmt: skip


def expect_asked(captain: Captain, ask: str) -> None:
    expect(captain.page.locator(".game")).to_have_attribute("data-asked", ask)


def call(captain: Captain, ability: str) -> None:
    """Use what the strip offers."""
    name = captain.words.say(f"trucker-skill-{ability}")
    captain.page.locator("section.strip .choices button").filter(has_text=name).click()


def dealt(state: TruckerState) -> TruckerState:
    return state


def test_members_are_read_chosen_by_a_key_and_explained(open_trucker: OpenTrucker) -> None:
    captain = open_trucker(dealt, mode="series", levels=[1, 2])
    page = captain.page
    expect_asked(captain, "keep_member")
    cards = page.locator(".main-panel article")
    expect(cards).to_have_count(3)
    expect(cards.first).to_contain_text("From this flight on")
    expect(cards.first).to_contain_text("From the next flight on")
    assert faults_of(page) == []
    chosen = cards.nth(1).locator("h3").inner_text().removeprefix("2").strip()
    page.keyboard.press("2")
    expect_asked(captain, "build")
    face = page.get_by_role("group", name="Support Team").get_by_role("button", name=chosen)
    face.focus()
    page.keyboard.press("w")
    told = page.get_by_role("dialog", name=chosen)
    expect(told.get_by_role("region")).to_be_visible()
    page.keyboard.press("Escape")
    face.click()
    sheet = page.get_by_role("dialog", name="Support Team")
    expect(sheet.get_by_role("heading", name="The team of")).to_be_visible()
    expect(sheet.locator("article")).to_have_count(2)
    assert faults_of(page) == []


def test_what_is_ready_is_asked_pointed_at_done_and_used_up(open_trucker: OpenTrucker) -> None:
    captain = open_trucker(launching(CREW))
    page = captain.page
    expect_asked(captain, "use_ability")
    expect(page.locator(".team button.ready")).to_have_count(2)
    call(captain, "assembler-a")
    expect_asked(captain, "link_components")
    page.locator('.targets [data-square="6,8"]').click()
    page.locator('.targets [data-square="8,7"]').click()
    expect(page.locator(".sheet .air")).to_be_visible()
    expect(page.locator(".team button").first.locator("i.used")).to_have_text("A")
    call(captain, "welder-b")
    expect_asked(captain, "weld_shut")
    assert faults_of(page) == []
    exposed = page.locator(".figures [data-figure='exposed'] dd")
    before = exposed.inner_text()
    page.get_by_role("button", name="column 8, row 7, the front").first.click()
    expect(exposed).not_to_have_text(before)


@pytest.mark.parametrize(("team", "places"), [((), 2), (("buyer",), 3)], ids=["alone", "buyer"])
def test_the_buyer_reserves_a_third_part_and_fetches_it(
    open_trucker: OpenTrucker, team: tuple[str, ...], places: int
) -> None:
    captain = open_trucker(lambda state: staffed(state, team), kind={"viewport": LOW_PHONE})
    page = captain.page
    reserved, reserve = page.locator(".reserve button"), page.get_by_role("button", name="Reserve", exact=False)
    for count in range(1, places + 1):
        captain.take()
        page.keyboard.press("v")
        expect(reserved).to_have_count(count)
    captain.take()
    expect(reserve.filter(has=page.locator("kbd"))).to_be_disabled()
    captain.button("trucker-put-back").click()
    expect(page.locator(".reserve .free")).to_have_count(0)
    assert width_of(page) == LOW_PHONE["width"]
    last = reserved.last.locator("svg").first
    assert visible_part(last) == 1
    tile = page.locator(".reserve [data-about^='tile:']").last.get_attribute("data-about")
    reserved.last.click()
    expect(page.locator(f".grab [data-about='{tile}']")).to_be_visible()
    expect(reserved).to_have_count(places - 1)


def test_a_drill_of_somebody_else_is_told_and_explained(open_trucker: OpenTrucker) -> None:
    captain = open_trucker(drilled, timer="rulebook")
    page = captain.page
    drill = page.get_by_role("status").filter(has_text="Fire drill!")
    expect(drill).to_contain_text("run round the table")
    expect(page.locator(".rivals [data-about='member:security_guard']")).to_be_visible()
    ask_about(page, ".drill")
    expect(page.get_by_role("dialog", name="Security Guard").get_by_role("region")).to_be_visible()


def test_weak_spots_of_a_saboteur_are_seen_on_the_own_ship(open_trucker: OpenTrucker) -> None:
    captain = open_trucker(sabotaged)
    page = captain.page
    expect(page.locator(".sheet .mark")).to_be_visible()
    expect(page.locator(".figures [data-figure='crew'] dd")).to_contain_text("1")


def test_a_price_that_somebody_else_talks_down_is_told_on_the_bill(open_trucker: OpenTrucker) -> None:
    page = open_trucker(sold_short).page
    bill = page.locator(".veil")
    expect(bill).to_contain_text("talks the market down: a credit less for red blocks.")
    sold = bill.locator(".bill").filter(has_text="Ada").get_by_role("listitem").filter(has_text="Goods")
    expect(sold).to_contain_text("+3")
    assert faults_of(page) == []
    page.reload()
    expect(bill).to_contain_text("talks the market down: a credit less for red blocks.")


def test_promises_are_put_on_the_ship_by_thumb_in_french(open_trucker: OpenTrucker) -> None:
    def planning(state: TruckerState) -> TruckerState:
        state = before_building(staffed(state), 0, "planner")
        do(state, 0, "use planner.b")
        return state

    captain = open_trucker(planning, "fr", kind=SMALL)
    page = captain.page
    expect_asked(captain, "put_marker")
    assert width_of(page) == LOW_PHONE["width"]
    page.locator('.targets [data-square="5,7"]').tap()
    expect(page.locator(".sheet > .board .ground")).to_have_count(1)
    assert too_small(page) == []
    assert faults_of(page) == []
