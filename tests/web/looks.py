"""What a page looks like to those who measure."""

from playwright.sync_api import Locator, Page, ViewportSize

from citing import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SMALL_PHONE: ViewportSize = {"width": 360, "height": 640}
PHONE: ViewportSize = {"width": 390, "height": 844}
BARRED_PHONE: ViewportSize = {"width": 390, "height": 664}
"""With the bars of the browser above and below."""
THUMB = 40
"""The least that a hurried thumb hits, in pixels."""


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
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{fault['id']}: {node['html'][:160]}"
        for fault in found["violations"]
        if fault["impact"] in ("serious", "critical")
        for node in fault["nodes"]
    ]
