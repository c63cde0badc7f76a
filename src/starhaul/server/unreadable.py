"""Rows that somebody or something has spoilt: they harm nobody but their own table."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

T = TypeVar("T")


class CannotRead(ValueError):
    """A row does not hold what it should."""


@dataclass(frozen=True, slots=True)
class Spoilt:
    """Stands for a value that is no JSON, so that the other rows of a query can be read."""

    text: str


def read_json(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, TypeError, RecursionError):
        return Spoilt(text)


def read_text(data: bytes) -> str:
    """What is no UTF-8 is seen to be spoilt, and does not hide the other rows."""
    return data.decode(errors="replace")


def check(row: Mapping[str, Any]) -> None:
    """Raise CannotRead if something in it is spoilt."""
    for name, value in row.items():
        if isinstance(value, Spoilt):
            raise CannotRead(f"{name} is no JSON: {value.text[:100]!r}")


def readable(rows: Iterable[dict[str, Any]], convert: Callable[[dict[str, Any]], T]) -> tuple[list[T], list[str]]:
    """Those that can be read, and the ids of the others."""
    found: list[T] = []
    spoilt: list[str] = []
    for row in rows:
        try:
            found.append(convert(row))
        except (TypeError, ValueError):
            spoilt.append(str(row["id"]))
    return found, spoilt
