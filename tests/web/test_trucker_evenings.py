"""Whole evenings of the expansions in a browser, from the yard to Payday, and their replays: a flight of each class, by
keys alone, in French, by thumb; missions; a series with a team."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from web.flyers import CalmLuck, Flyer, Keys, Thumb
from web.looks import PHONE, faults_of, width_of
from web.people import Visitors
from web.ships import HAULER, Part
from web.team_tables import sit_down_to
from web.test_trucker_flights import english_on

EXPANSIONS = ["abe", "missions"]
PHONE_KIND = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


def sit_down(visitors: Visitors, hands: type[Flyer], language: str, special: int, **options: Any) -> Flyer:
    """Somebody with such hands at a table against a bot."""
    kind: dict[str, Any] = PHONE_KIND if hands is Thumb else {}
    page = sit_down_to(visitors.come(locale=language, **kind), language=language, **{"team": "none", **options}).page
    return hands(page, language, special)


@pytest.mark.parametrize("luck", [CalmLuck("M13", cards=["ABE-II-01", "II-09"])], ids=["explosive"])
def test_a_flight_of_iib_by_keys_alone(lucky: Visitors) -> None:
    flyer = sit_down(lucky, Keys, "en", 1, sets=EXPANSIONS, classes=["IIB"], missions=["MS04"])
    flyer.start = (5, 3)
    flyer.fly()
    assert "M13" in flyer.aboard[0]
    flyer.earns("trucker-bill-mission-delivered", 7)
    flyer.watch_again()


SUPERCARDS = {
    "SC13": "Flotte pirate",
    "SC20": "Peste galactique",
    "SC21": "Peste voyageuse",
    "SC01": "Averse de météores",
}
"""A fleet that misses, plagues that pass a single cabin by, and last a rain that leaves nothing of a small ship."""


@pytest.mark.parametrize("luck", [CalmLuck(cards=[*SUPERCARDS, "III-09"])], ids=["supercards"])
def test_a_flight_of_iiib_in_french(lucky: Visitors) -> None:
    flyer = sit_down(lucky, Flyer, "fr", 0, sets=EXPANSIONS, classes=["IIIB"], missions=["MS07"])
    read: set[str | None] = set()
    cards: set[str] = set()

    def read_all() -> bool:
        story = flyer.page.locator(".story").inner_text()
        cards.update([card for card in SUPERCARDS.values() if card in story])
        if flyer.asked not in read:
            read.add(flyer.asked)
            assert english_on(flyer.page) == []
        return False

    flyer.fly(read_all)
    assert {"build", "fly_on"} <= read
    assert cards == {*SUPERCARDS.values()}
    assert english_on(flyer.page) == []
    flyer.watch_again()
    assert english_on(flyer.page) == []


@pytest.mark.parametrize("luck", [CalmLuck("M68", cards=["ABE-IV-04", "ABE-IV-15"])], ids=["artifact"])
def test_a_flight_of_iv_by_thumb(lucky: Visitors) -> None:
    flyer = sit_down(lucky, Thumb, "en", 1, sets=EXPANSIONS, classes=["IV"], missions=["MS05"])
    flyer.fly(lambda: width_of(flyer.page) > PHONE["width"])
    assert "insure" in flyer.answered
    assert "M68" in flyer.aboard[0]
    flyer.earns("trucker-bill-mission-delivered", 15)
    flyer.watch_again()
    assert width_of(flyer.page) == PHONE["width"]


HAULED = CalmLuck("M29", "M55", parts=[part.tile for part in HAULER], cards=["I-06"])
"""Among what comes is an open space, where weight counts."""


@pytest.mark.parametrize("luck", [HAULED], ids=["hauler"])
@pytest.mark.parametrize(
    ("mission", "tile", "ship_class", "engines", "line", "paid"),
    [
        ("MS02", "M29", "I", "1", "trucker-bill-mission-weight", 4),
        ("MS03", "M55", "IV", "3", "trucker-bill-mission-delivered", 11),
    ],
    ids=["heavy", "radioactive"],
)
def test_a_container_of_a_built_ship_is_delivered(
    lucky: Visitors, mission: str, tile: str, ship_class: str, engines: str, line: str, paid: int
) -> None:
    """Where it is put hangs on nothing but the plan of the ship: two squares away from the crew."""
    flyer = sit_down(lucky, Flyer, "en", sets=EXPANSIONS, special=0, classes=[ship_class], missions=[mission])
    flyer.assemble(HAULER)
    flyer.take_special()
    expect(flyer.page.locator(".grab")).to_be_visible()
    flyer.put(Part(tile, 0, 5, 7))
    flyer.finish()
    flyer.play(until=lambda: flyer.asked == "fly_on")
    expect(flyer.page.locator(".figures [data-figure='engine'] dd")).to_have_text(engines)
    expect(flyer.page.locator(".figures [data-figure='crew'] dd")).to_have_text("2")
    flyer.fly()
    assert tile in flyer.aboard[0]
    flyer.earns(line, paid)
    flyer.watch_again()


FIRST_CARDS = ["I-06", "I-07", "I-12", "I-02", "I-03", "I-09", "I-10", "I-11", "I-05"]
"""For the first flight, as what was dealt there comes again only in the third; heavy containers want an open space."""
SERIES = CalmLuck(
    *["M26", "M28", "M31", "M45"],
    cards=["SC11", "SC13", "SC12", *FIRST_CARDS],
    members=["security_guard", "trader"],
    flights=3,
)
"""Fragile containers, which are dealt, a heavy and a radioactive one, which may fit or not; fleets that miss."""


def read_first_bill(flyer: Flyer) -> None:
    """Long after its flight."""
    flyer.button("trucker-bills").click()
    sheet = flyer.page.get_by_role("dialog")
    flights = sheet.get_by_role("group").get_by_role("button")
    expect(flights).to_have_count(2)
    flights.first.click()
    delivered = sheet.get_by_role("listitem").filter(has_text=flyer.words.say("trucker-bill-mission-delivered"))
    expect(delivered.filter(has_text="+16").first).to_be_visible()
    assert faults_of(flyer.page) == []
    flyer.page.keyboard.press("Escape")


@pytest.mark.parametrize("luck", [SERIES], ids=["fragile, heavy, radioactive"])
def test_three_flights_with_a_team_and_missions(lucky: Visitors) -> None:
    wishes = {"sets": ["missions"], "missions": ["MS01", "MS02", "MS03"], "team": "standard"}
    flyer = sit_down(lucky, Flyer, "en", 1, mode="series", levels=[1, 1, 1], **wishes)
    flyer.play(until=lambda: flyer.asked == "dare")
    expect(flyer.page.locator("section.strip")).to_contain_text("Dare if your ship can take a beating better")
    flyer.fly()
    assert {"M26", "M28"} <= set(flyer.aboard[0])
    flyer.earns("trucker-bill-mission-delivered", 16)
    flyer.go_on()
    flyer.page.reload()
    expect(flyer.page.locator(".game")).to_have_attribute("data-asked", "keep_member")
    flyer.fly()
    assert {"keep_member", "use_ability"} <= set(flyer.answered)
    flyer.go_on()
    read_first_bill(flyer)
    flyer.fly()
    assert flyer.answered.count("keep_member") == 2
    expect(flyer.page.get_by_role("group", name="Support Team").get_by_role("button")).to_have_count(2)
    expect(flyer.line("trucker-bill-before")).to_be_visible()
    expect(flyer.bill.locator(".rank")).to_have_count(2)
    assert faults_of(flyer.page) == []
    flyer.watch_again()


@pytest.mark.parametrize("luck", [CalmLuck(cards=["SC11", "SC13", "SC12"], flights=2)], ids=["escort, bet"])
def test_an_escort_and_a_bet(lucky: Visitors) -> None:
    flyer = sit_down(lucky, Flyer, "en", 0, sets=EXPANSIONS, classes=["IIB", "I"], missions=["MS09", "MS14"])
    page = flyer.page
    flyer.play(until=lambda: flyer.asked == "fly_on")
    expect(page.locator("figure figcaption")).to_contain_text("day")
    flyer.fly()
    flyer.earns("trucker-bill-mission-crates", 9)
    closest = flyer.bill.get_by_role("listitem").filter(has_text=flyer.words.say("trucker-bill-mission-closest"))
    expect(closest.first).to_contain_text("+6")
    flyer.go_on()
    flyer.play(until=lambda: flyer.asked == "bet")
    strip = page.locator(".strip button")
    strip.filter(has_text="not one part lost").click()
    strip.filter(has_text="4 credits").click()
    flyer.fly()
    flyer.earns("trucker-bill-bet", 12)
    flyer.earns("trucker-bill-mission-finished", 4)
    flyer.watch_again()
