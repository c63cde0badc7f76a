"""A plugin of pytest: a browser test that fails is tried once more, with a new browser, and the summary says so.

Browsers on a busy machine miss a moment now and then. Rules do not: any other test that fails once has failed.
A browser is closed before any other kind of test runs in the same process, since it brings a running event loop.
"""

from __future__ import annotations

from typing import Final

import pytest
from _pytest.runner import runtestprotocol

FIRST_FAILURE: Final = "first failure"
"""The name under which the reports of a second try carry the reason of the first failure."""


def is_browser_test(item: pytest.Item | None) -> bool:
    return "browser" in getattr(item, "fixturenames", ())


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "browser: needs a browser, and has a second try")
    config.pluginmanager.register(Summary())


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if is_browser_test(item):
            item.add_marker("browser")


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    if not is_browser_test(item):
        return None
    ihook = item.ihook
    is_second = any(name == FIRST_FAILURE for name, _ in item.user_properties)
    if not is_second:
        ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    reports = runtestprotocol(item, log=False, nextitem=nextitem if is_browser_test(nextitem) else None)
    failed = [report for report in reports if report.failed]
    if failed and not is_second:
        trouble = _close_everything(item)
        item.user_properties.append((FIRST_FAILURE, _reason(failed[0]) + trouble))
        ihook.pytest_runtest_protocol(
            item=item, nextitem=nextitem
        )  # the whole hook, so that its time limit begins anew
        return True
    for report in reports:
        ihook.pytest_runtest_logreport(report=report)
    ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True


def _close_everything(item: pytest.Item) -> str:
    """Browser and servers may be what is broken. If they cannot even be closed, that is part of the reason."""
    call = pytest.CallInfo.from_call(lambda: item.session._setupstate.teardown_exact(None), "teardown")
    return f"; then {call.excinfo.exconly()}" if call.excinfo else ""


def _reason(report: pytest.TestReport) -> str:
    crash = getattr(report.longrepr, "reprcrash", None)
    lines = (crash.message if crash else report.longreprtext).strip().splitlines() or ["no reason given"]
    reason = lines[0] if crash else lines[-1]
    return reason if report.when == "call" else f"{report.when}: {reason}"


class Summary:
    """Gathers second tries, in the process that reports to people, from wherever tests run."""

    def __init__(self) -> None:
        self.reasons: dict[str, str] = {}
        self.failed: set[str] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        for name, reason in report.user_properties:
            if name == FIRST_FAILURE:
                self.reasons[report.nodeid] = str(reason)
                if report.failed:
                    self.failed.add(report.nodeid)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        for nodeid, reason in sorted(self.reasons.items()):
            outcome = "failed again" if nodeid in self.failed else "passed"
            terminalreporter.write_line(f"second try: {nodeid} - {outcome}, at first {reason}", yellow=True)
