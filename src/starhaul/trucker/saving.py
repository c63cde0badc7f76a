"""Which classes a saved game is made of: whatever the state can hold registers itself here."""

from __future__ import annotations

from dataclasses import is_dataclass
from typing import Any, Final, TypeVar

from starhaul.kernel import Awaited, Codec, LaneStep, Question, Step

_CLASSES: Final[list[type[Any]]] = []

T = TypeVar("T")


def saved(kind: type[T]) -> type[T]:
    """Objects of this class may lie in a state."""
    _CLASSES.append(kind)
    return kind


def codec(*others: type[Any]) -> Codec:
    """For all classes registered by the modules that are loaded, and for these."""
    kinds = [kind for base in (Awaited, LaneStep, Question, Step) for kind in _final_classes(base)]
    return Codec(*dict.fromkeys((*_CLASSES, *kinds, *others)))


def _final_classes(base: type[Any]) -> list[type[Any]]:
    """The classes of this game that derive from this one, and from which none derives."""
    if not base.__subclasses__():
        return [base] if base.__module__.startswith(__package__) and not is_dataclass(base) else []
    return [kind for derived in base.__subclasses__() for kind in _final_classes(derived)]
