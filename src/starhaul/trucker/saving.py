"""Which classes a saved game is made of: whatever the state can hold registers itself here."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from starhaul.kernel import Codec

_CLASSES: Final[list[type[Any]]] = []

T = TypeVar("T")


def saved(kind: type[T]) -> type[T]:
    """Objects of this class may lie in a state."""
    _CLASSES.append(kind)
    return kind


def codec() -> Codec:
    """For all classes registered by the modules that are loaded."""
    return Codec(*_CLASSES)
