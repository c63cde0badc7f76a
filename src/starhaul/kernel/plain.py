"""Values as plain data, one way: what views, events and errors look like in JSON."""

import dataclasses
import json
import re
from collections.abc import Mapping
from enum import Enum
from functools import cache
from typing import Any

from .value import Getter, Value, fields_of_value, getter

Plain = None | bool | int | float | str | list["Plain"] | dict[str, "Plain"]


def to_plain(value: object) -> Plain:
    """Dataclasses and values become tables that say what they are, enumerations their names, sets sorted lists."""
    kind = type(value)
    if kind in SCALARS:
        return value  # type: ignore[return-value]
    if kind is tuple or kind is list:
        return [item if type(item) in SCALARS else to_plain(item) for item in value]  # type: ignore[attr-defined]
    fields = fields_of(kind)
    if fields is None:
        return _rare(value)
    table: dict[str, Plain] = {"is": kebab(kind.__name__)}
    for name, item in zip(fields.names, fields.of(value), strict=True):
        table[name] = item if type(item) in SCALARS else to_plain(item)
    for name in fields.optional:
        if not table[name]:
            del table[name]
    return table


def _rare(value: object) -> Plain:
    if isinstance(value, Enum):
        return value.name.lower()
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if isinstance(value, list | tuple):
        return [to_plain(item) for item in value]
    if isinstance(value, Mapping):
        return {str(to_plain(key)): to_plain(item) for key, item in value.items()}
    if isinstance(value, set | frozenset):
        return [to_plain(item) for item in sorted(value)]
    raise TypeError(f"{type(value).__name__} has no plain form")


SCALARS = frozenset({bool, int, float, str, type(None)})
"""What is plain already."""


class Fields:
    """The fields of a table, and how to get them all at once: views are made of these, again and again."""

    __slots__ = ("names", "of", "optional")

    def __init__(self, names: tuple[str, ...], optional: tuple[str, ...]) -> None:
        self.names: tuple[str, ...] = names
        self.of: Getter = getter(names)
        self.optional: tuple[str, ...] = optional
        """Fields that are left out while they are empty: what a later set of a game adds to what was shown before."""


_FIELDS: dict[type[Any], Fields | None] = {}


def fields_of(kind: type[Any]) -> Fields | None:
    """The fields that are shown of a dataclass or a value; None for anything else."""
    if kind not in _FIELDS:
        names = _shown_names(kind)
        _FIELDS[kind] = None if names is None else Fields(names, getattr(kind, "optional", ()))
    return _FIELDS[kind]


def _shown_names(kind: type[Any]) -> tuple[str, ...] | None:
    names: list[str]
    if dataclasses.is_dataclass(kind) and not issubclass(kind, Enum):
        names = [field.name for field in dataclasses.fields(kind)]
    elif issubclass(kind, Value):
        names = [*dict.fromkeys((*kind.shown_first, *fields_of_value(kind)))]
    else:
        return None
    unshown: tuple[str, ...] = getattr(kind, "unshown", ())
    return tuple([name for name in names if name not in unshown])


def to_bytes(value: object) -> bytes:
    """The plain form as bytes: equal values, equal bytes."""
    return json.dumps(to_plain(value), separators=(",", ":"), ensure_ascii=False).encode()


@cache
def kebab(name: str) -> str:
    """TakeTile as take-tile."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()
