"""What a page looks like to those who measure."""

from playwright.sync_api import Page, ViewportSize

from citing import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SMALL_PHONE: ViewportSize = {"width": 360, "height": 640}
PHONE: ViewportSize = {"width": 390, "height": 844}


def width_of(page: Page) -> int:
    """How wide it is, whatever the screen."""
    width: int = page.evaluate("document.documentElement.scrollWidth")
    return width


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
