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
    if dataclasses.is_dataclass(value):
        return _table(value)
    raise TypeError(f"{type(value).__name__} has no plain form")


def _table(value: Any) -> dict[str, Plain]:
    fields: dict[str, Plain] = {"is": kebab(type(value).__name__)}
    for field in dataclasses.fields(value):
        fields[field.name] = to_plain(getattr(value, field.name))
    return fields


def to_bytes(value: object) -> bytes:
    """The plain form as bytes: equal values, equal bytes."""
    return json.dumps(to_plain(value), separators=(",", ":"), ensure_ascii=False).encode()


@cache
def kebab(name: str) -> str:
    """TakeTile as take-tile."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()
