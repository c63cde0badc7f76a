"""States as bytes and back, exactly. No class needs code of its own, so no field can be forgotten."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Callable
from enum import Enum
from types import NoneType
from typing import Any

from .agenda import Agenda
from .state import State
from .value import Getter, Value, fields_of_value, getter

TUPLE, MAPPING, SET = "()", "{}", "{,}"
"""Marks for what JSON cannot tell apart."""


class Codec:
    """Writes and reads values made of plain data, the given classes and the given enumerations."""

    def __init__(self, *classes: type[Any]) -> None:
        self._fields: dict[type[Any], tuple[str, ...]] = {}
        self._getters: dict[type[Any], Getter] = {}
        self._classes: dict[str, type[Any]] = {}
        for kind in classes:
            if kind.__name__ in self._classes:
                raise TypeError(f"two classes are called {kind.__name__}")
            self._classes[kind.__name__] = kind
            if not issubclass(kind, Enum):
                self._fields[kind] = _fields(kind)
                self._getters[kind] = getter(self._fields[kind])

    def dump(self, value: object) -> bytes:
        return json.dumps(self._encode(value), separators=(",", ":"), ensure_ascii=False).encode()

    def load(self, data: bytes) -> Any:
        return self._decode(json.loads(data))

    def _encode(self, value: Any) -> Any:
        kind = type(value)
        if kind in _SCALARS:
            return value
        if kind is list:
            return self._items(value)
        if kind is tuple:
            return {TUPLE: self._items(value)}
        get = self._getters.get(kind)
        if get is not None:
            return {kind.__name__: self._items(get(value))}
        if kind is dict:
            return {MAPPING: [[self._encode(key), self._encode(item)] for key, item in value.items()]}
        if kind is frozenset:
            return {SET: [self._encode(item) for item in sorted(value)]}
        if kind.__name__ not in self._classes:
            raise TypeError(f"{kind.__name__} was not given to the codec")
        return {kind.__name__: value.name}

    def _items(self, values: list[Any] | tuple[Any, ...]) -> Any:
        """Most lists of a state hold numbers only: those are JSON already."""
        if _SCALARS.issuperset(map(type, values)):
            return values
        return [item if type(item) in _SCALARS else self._encode(item) for item in values]

    def _decode(self, data: Any) -> Any:
        if isinstance(data, list):
            return [self._decode(item) for item in data]
        if not isinstance(data, dict):
            return data
        ((mark, inside),) = data.items()
        if mark in _COLLECTIONS:
            return _COLLECTIONS[mark]([self._decode(item) for item in inside])
        kind = self._classes[mark]
        if issubclass(kind, Enum):
            return kind[inside]
        return kind(**dict(zip(self._fields[kind], map(self._decode, inside), strict=True)))


_SCALARS = frozenset({NoneType, bool, int, float, str})
_COLLECTIONS: dict[str, Callable[[list[Any]], Any]] = {TUPLE: tuple, MAPPING: dict, SET: frozenset}


def _fields(kind: type[Any]) -> tuple[str, ...]:
    """The names of all that an object of this class holds: what its constructor takes."""
    if dataclasses.is_dataclass(kind):
        return tuple(field.name for field in dataclasses.fields(kind))
    if kind.__dictoffset__ and not issubclass(kind, Value | Agenda | State):
        raise TypeError(f"{kind.__name__} or a base of it has no __slots__: fields could be forgotten")
    return fields_of_value(kind)
