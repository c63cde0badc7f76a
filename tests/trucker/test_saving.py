"""Nothing that a state can hold is forgotten when it is saved."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from enum import Enum
from typing import Any, get_args, get_type_hints

import pytest

from starhaul.kernel import Value
from starhaul.trucker import TruckerState
from starhaul.trucker.box import Box
from starhaul.trucker.dumps import MADE_AGAIN
from starhaul.trucker.saving import leaves, saved_classes

LEFT_OUT = {Box, TruckerState}
"""A box is made again; the state is what steps are for."""


def classes_in(hint: Any) -> Iterator[type[Any]]:
    """All classes of the project that an annotation mentions."""
    if isinstance(hint, type) and hint.__module__.startswith("starhaul."):
        yield hint
    for part in get_args(hint):
        yield from classes_in(part)


def held_by(kind: type[Any]) -> dict[str, Any]:
    """What its constructor takes, with names that are imported for type checkers alone."""
    if issubclass(kind, Enum):
        return {}
    names: dict[str, Any] = {}
    for path, module in sys.modules.items():
        if path.startswith("starhaul.trucker"):
            names |= vars(module)
    hints = get_type_hints(kind.__init__ if issubclass(kind, Value | TruckerState) else kind, localns=names)
    return {name: hint for name, hint in hints.items() if name not in ("return", *MADE_AGAIN)}


@pytest.mark.parametrize("kind", [TruckerState, *saved_classes()], ids=lambda kind: kind.__name__)
def test_whatever_lies_in_a_saved_value_is_saved(kind: type[Any]) -> None:
    mentioned = {found for hint in held_by(kind).values() for found in classes_in(hint)} - LEFT_OUT
    ends = {end.__name__ for found in mentioned for end in (leaves(found) if found.__subclasses__() else [found])}
    missing = sorted(ends - {saved.__name__ for saved in saved_classes()})
    assert not missing, f"{kind.__name__} can hold what saving.py does not name: {', '.join(missing)}"
