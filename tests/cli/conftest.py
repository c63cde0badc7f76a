from __future__ import annotations

import pytest

from cli.running import Ran, Starhaul
from starhaul.cli import main

READ_FROM_ENVIRONMENT = ("STARHAUL_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "TERM", "STARHAUL_DEBUG")


@pytest.fixture
def starhaul(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Starhaul:
    """Run the command in this process."""

    def run(*arguments: str, **environ: str) -> Ran:
        for name in READ_FROM_ENVIRONMENT:
            monkeypatch.delenv(name, raising=False)
        for name, value in environ.items():
            monkeypatch.setenv(name, value)
        code = main(arguments)
        return Ran(code, *capsys.readouterr())

    return run
