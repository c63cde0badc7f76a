"""Values as plain data, one way: what views, events and errors look like in JSON."""

import dataclasses
import json
import re
from collections.abc import Mapping
from enum import Enum
from functools import cache
from typing import Any

Plain = None | bool | int | float | str | list["Plain"] | dict[str, "Plain"]


def to_plain(value: object) -> Plain:
    """Dataclasses become tables that say what they are, enumerations their names, sets sorted lists."""
    kind = type(value)
    if kind in _SCALARS:
        return value  # type: ignore[return-value]
    if kind is tuple or kind is list:
        return [to_plain(item) for item in value]  # type: ignore[attr-defined]
    names = _field_names(kind)
    if names is not None:
        table: dict[str, Plain] = {"is": kebab(kind.__name__)}
        for name in names:
            table[name] = to_plain(getattr(value, name))
        return table
    return _rare(value)


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


_SCALARS = frozenset({bool, int, float, str, type(None)})


_FIELD_NAMES: dict[type[Any], tuple[str, ...] | None] = {}


def _field_names(kind: type[Any]) -> tuple[str, ...] | None:
    """The fields of a dataclass; None for anything else. Views are made of these, again and again."""
    if kind not in _FIELD_NAMES:
        is_table = dataclasses.is_dataclass(kind) and not issubclass(kind, Enum)
        _FIELD_NAMES[kind] = tuple(field.name for field in dataclasses.fields(kind)) if is_table else None
    return _FIELD_NAMES[kind]


def to_bytes(value: object) -> bytes:
    """The plain form as bytes: equal values, equal bytes."""
    return json.dumps(to_plain(value), separators=(",", ":"), ensure_ascii=False).encode()


@cache
def kebab(name: str) -> str:
    """TakeTile as take-tile."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()
