"""`@rule("HIT-07")` above a test says which numbered rule it proves (`docs/rules/README.md`)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TypeVar

from starhaul.rulebook import Rulebook, read_rulebook

ROOT = Path(__file__).parents[1]

Test = TypeVar("Test", bound=Callable[..., object])


@cache
def rulebook() -> Rulebook:
    """Our own rules, read once per run."""
    return read_rulebook(ROOT / "docs" / "rules")


def rule(*references: str) -> Callable[[Test], Test]:
    """Mark a test function or class with the rules it proves; a wrong id fails when the file is imported."""
    if not references:
        raise ValueError("name at least one rule")
    cited = [rulebook().reference(rulebook().find(reference)) for reference in references]

    def mark(test: Test) -> Test:
        name: str = test.__name__
        if not name.startswith(("test", "Test")):
            raise ValueError(f"{name} is no test: pytest would not run what it is said to prove")
        test.rules_cited = (*cited, *vars(test).get("rules_cited", ()))  # type: ignore[attr-defined]
        return test

    return mark
