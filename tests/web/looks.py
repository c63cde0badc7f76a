"""What a page looks like to those who measure."""

from playwright.sync_api import Locator, Page, ViewportSize

from citing import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SMALL_PHONE: ViewportSize = {"width": 360, "height": 640}
PHONE: ViewportSize = {"width": 390, "height": 844}
LOW_PHONE: ViewportSize = {"width": 360, "height": 740}
BARRED_PHONE: ViewportSize = {"width": 390, "height": 664}
"""With the bars of the browser above and below."""
LYING_PHONE: ViewportSize = {"width": 844, "height": 390}
"""On its side."""
SMALL_WINDOW: ViewportSize = {"width": 1024, "height": 768}
THUMB = 40
"""The least that a hurried thumb hits, in pixels."""


SHORT_WINDOWS: list[ViewportSize] = [{"width": 1000, "height": 640}, {"width": 1280, "height": 620}]
SMALL_TARGETS = """(least) => [...document.querySelectorAll('button, summary, input')]
    .filter((thing) => thing.checkVisibility({ visibilityProperty: true }) && !thing.closest('.log'))
    .map((thing) => [thing.ariaLabel ?? thing.innerText, thing.getBoundingClientRect()])
    .filter(([, box]) => box.width > 1 && Math.min(box.width, box.height) < least)
    .map(([name, box]) => `${name} ${box.width} x ${box.height}`)"""
"""Things to press that are too small for a thumb; lines of the story are text."""
VISIBLE = """(thing) => {
    const { top, bottom } = thing.getBoundingClientRect();
    const edges = [innerHeight];
    for (let around = thing.parentElement; around; around = around.parentElement)
        if (getComputedStyle(around).overflowY !== 'visible') edges.push(around.getBoundingClientRect().bottom);
    return (Math.min(bottom, ...edges) - top) / (bottom - top);
}"""


def too_small(page: Page) -> list[str]:
    names: list[str] = page.evaluate(SMALL_TARGETS, THUMB)
    return names


def visible_part(thing: Locator) -> float:
    """How much of it is seen without scrolling, from its upper edge down."""
    part: float = thing.evaluate(VISIBLE)
    return part


def width_of(page: Page) -> int:
    """How wide it is, whatever the screen."""
    width: int = page.evaluate("document.documentElement.scrollWidth")
    return width


def thumb(page: Page, thing: Locator) -> None:
    """Touch it where it is: large enough and wholly on the screen, without the help of scrolling."""
    thing.wait_for()
    box, screen = thing.bounding_box(), page.viewport_size
    assert box
    assert screen
    assert min(box["width"], box["height"]) >= THUMB, f"{thing} is too small: {box}"
    assert box["x"] >= 0, f"{thing} is cut off: {box}"
    assert box["y"] >= 0, f"{thing} is cut off: {box}"
    assert box["x"] + box["width"] <= screen["width"], f"{thing} is cut off: {box}"
    assert box["y"] + box["height"] <= screen["height"], f"{thing} is cut off: {box}"
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def faults_of(page: Page) -> list[str]:
    """What axe finds serious."""
    if page.evaluate("typeof axe === 'undefined'"):  # it is large: once a page is enough
        page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{fault['id']}: {node['html'][:160]}"
        for fault in found["violations"]
        if fault["impact"] in ("serious", "critical")
        for node in fault["nodes"]
    ]
