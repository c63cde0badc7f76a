"""Drawings of the expansions: they come when they are needed, and are told apart when small and without colour."""

from __future__ import annotations

import base64
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from server.clients import Visitor
from starhaul.trucker.components import COMPONENTS
from starhaul.trucker.printed_components import Kind
from web.captain import MOMENT, Captain, look_until
from web.people import Visitors
from web.rigged import Luck
from web.ships import WIRED

ART = "**/expansionArt-*.js"
BASE = {
    Kind.STARTING_CABIN,
    Kind.CABIN,
    Kind.LIFE_SUPPORT_PURPLE,
    Kind.LIFE_SUPPORT_BROWN,
    Kind.ENGINE,
    Kind.DOUBLE_ENGINE,
    Kind.CANNON,
    Kind.DOUBLE_CANNON,
    Kind.BATTERY,
    Kind.SHIELD,
    Kind.CARGO_HOLD,
    Kind.SPECIAL_HOLD,
    Kind.STRUCTURAL,
}
SIZE = 40
"""Pixels: a component on the ship of a rival, or on a phone."""
APART = 0.2
"""The least part of the middle of two drawings that must differ in brightness, and by how much."""
SHADES = 40
LAY_OUT = """({ tiles, size }) => {
    const drawings = tiles.map((tile) => document.querySelector(`svg[data-about="tile:${tile}"]`).cloneNode(true));
    const grid = document.createElement('div');
    grid.id = 'grid';
    grid.style = `position: fixed; inset: 0 auto auto 0; z-index: 99; display: grid; filter: grayscale(1);
        grid-template-columns: repeat(${tiles.length}, ${size}px); grid-auto-rows: ${size}px`;
    grid.append(...drawings);
    for (const { style } of drawings) style.width = style.height = `${size}px`;
    document.body.append(grid);
}"""
COMPARE = """async ({ picture, size, shades }) => {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', { willReadFrequently: true });
    pen.drawImage(bitmap, 0, 0);
    const edge = Math.round(size / 5), inner = size - 2 * edge;
    const greys = Array.from({ length: bitmap.width / size }, (_, at) => {
        const { data } = pen.getImageData(at * size + edge, edge, inner, inner);
        return Array.from({ length: inner * inner }, (_, pixel) => data[4 * pixel]);
    });
    const differing = (one, other) => one.filter((grey, at) => Math.abs(grey - other[at]) > shades).length / one.length;
    return greys.map((one) => greys.map((other) => differing(one, other)));
}"""
"""How much of the middles differs, without the pipes around them."""
FETCHED = "() => performance.getEntriesByType('resource').length"
QUIET = 20
"""Looks in a row at which nothing more has come: what could be drawn would be there."""
BOXES = "all => all.map((one) => one.getBBox()).map(({ x, y, width }) => [x, y, width])"
RIM = 10
"""Of a plate of 100 x 100."""


def one_of_each() -> dict[Kind, str]:
    """A component of every kind."""
    return {component.kind: component.id for component in reversed(COMPONENTS)}


def lay_out(page: Page, tiles: list[str]) -> list[list[float]]:
    """These drawings of the gallery in a row, small and grey; how much each differs from each."""
    page.evaluate(LAY_OUT, {"tiles": tiles, "size": SIZE})
    grid = page.locator("#grid")
    picture = base64.b64encode(grid.screenshot()).decode()
    compared: list[list[float]] = page.evaluate(COMPARE, {"picture": picture, "size": SIZE, "shades": SHADES})
    return compared


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_kinds_are_told_apart_at_40_pixels_and_without_colour(viewers: Visitors, scheme: str) -> None:
    page = viewers.come("/gallery/trucker", color_scheme=scheme, viewport={"width": 1280, "height": 800})
    tiles = one_of_each()
    expect(page.locator('svg[data-about="tile:A01"]')).to_be_visible()
    compared = lay_out(page, [*tiles.values()])
    alike = [
        f"{one} {other} {compared[at][beside]:.2f}"
        for (at, one), (beside, other) in product(enumerate(tiles), repeat=2)
        if one not in BASE and one != other and compared[at][beside] < APART
    ]
    assert alike == []
    nozzles = page.locator(f'#grid svg[data-about="tile:{tiles[Kind.THRUSTER]}"] .tk-muzzle').evaluate_all(BOXES)
    assert [(y < RIM, x + width > 100 - RIM) for x, y, width in nozzles] == [(True, False), (False, True)]


def is_quiet(page: Page, fetched: list[int]) -> bool:
    """Whether everything has come that is not held back."""
    fetched.append(page.evaluate(FETCHED))
    return fetched[-QUIET:] == [fetched[-1]] * QUIET


class Gate:
    """Holds the drawings of the expansions back on their way to this page, until it is opened."""

    def __init__(self, page: Page) -> None:
        self.held: list[Route] | None = []
        page.route(ART, self.come)

    def come(self, route: Route) -> None:
        if self.held is None:
            route.continue_()
        else:
            self.held.append(route)

    def open(self) -> None:
        held, self.held = self.held or [], None
        for route in held:
            route.continue_()


@pytest.mark.parametrize("luck", [Luck([part.tile for part in WIRED])], ids=["wired"])
def test_a_table_of_an_expansion_waits_for_its_drawings(lucky: Visitors) -> None:
    host = Visitor(lucky.url.rstrip("/"), "Ada")
    options: dict[str, Any] = {"sets": ["abe"], "classes": ["II"]}
    table = host.make_table(game="trucker", seats=2, bots=["rookie"], options=options)
    page = lucky.come_as(host, f"/t/{table['code']}")
    captain, gate, fetched = Captain(page), Gate(page), list[int]()
    page.get_by_role("button", name="Start", exact=True).click()
    assert look_until(page, lambda: bool(gate.held) and is_quiet(page, fetched))
    expect(page.get_by_role("status").filter(has_text=captain.words.say("web-loading-game"))).to_be_visible(
        timeout=MOMENT
    )
    assert page.locator(".game").count() == 0
    gate.open()
    expect(page.locator(".game")).to_be_visible()
    captain.assemble(WIRED[:1])
    expect(page.locator(f'.sheet .loose[data-about="tile:{WIRED[0].tile}"] .line')).to_be_visible()
