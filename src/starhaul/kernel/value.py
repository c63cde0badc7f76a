"""Values that never change. One rule serves comparing, showing and saving: a value is what its constructor takes.

Steps, questions, moves and events are such values. They are plain classes, because mypyc makes much of those and
nothing of frozen dataclasses: each parameter of `__init__` is kept in an attribute of the same name.
"""

from __future__ import annotations

from collections.abc import Callable
from inspect import signature
from operator import attrgetter
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Value:
    """Equal to another one of the same class that was made from the same."""

    __slots__ = ()

    shown_first: ClassVar[tuple[str, ...]] = ()
    """Attributes that the plain form has before those that the constructor takes."""
    unshown: ClassVar[tuple[str, ...]] = ()
    """What the constructor takes for the rules alone: the plain form leaves it out."""
    optional: ClassVar[tuple[str, ...]] = ()
    """What the plain form leaves out while it is empty. Dataclasses have the same."""

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        kind = type(self)
        if kind is not type(other):
            return False
        get = _GETTERS.get(kind) or _getter_for(kind)
        return get(self) == get(other)

    def __hash__(self) -> int:
        return hash((type(self).__name__, contents(self)))

    def __repr__(self) -> str:
        parts = zip(fields_of_value(type(self)), contents(self), strict=True)
        return f"{type(self).__name__}({', '.join([f'{name}={part!r}' for name, part in parts])})"

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), contents(self)


Getter = Callable[[Any], tuple[Any, ...]]

_FIELDS: Final[dict[type[Any], tuple[str, ...]]] = {}
_GETTERS: Final[dict[type[Any], Getter]] = {}


def fields_of_value(kind: type[Any]) -> tuple[str, ...]:
    """What the constructor of this class takes, in its order."""
    names = _FIELDS.get(kind)
    if names is None:
        names = tuple(signature(kind).parameters)
        if not names and _held(kind):
            raise TypeError(f"compiled, {kind.__name__} cannot say what it takes: write its defaults as plain values")
        _FIELDS[kind] = names
    return names


def _held(kind: type[Any]) -> set[str]:
    """What an object of a compiled class holds, apart from what its base says by itself."""
    attributes: tuple[str, ...] = getattr(kind, "__mypyc_attrs__", ())
    return {*attributes} - {"__dict__", *getattr(kind, "shown_first", ())}


def contents(value: Value) -> tuple[Any, ...]:
    """What this value was made from."""
    kind = type(value)
    return (_GETTERS.get(kind) or _getter_for(kind))(value)


def _getter_for(kind: type[Any]) -> Getter:
    made = _GETTERS[kind] = getter(fields_of_value(kind))
    return made


def getter(names: tuple[str, ...]) -> Getter:
    """Gets all these attributes at once."""
    if len(names) > 1:
        return attrgetter(*names)
    if not names:
        return lambda _: ()
    (name,) = names
    return lambda value: (getattr(value, name),)
