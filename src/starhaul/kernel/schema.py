"""Plain data into typed values: the one check for content files, options and records."""

from __future__ import annotations

import dataclasses
import types
from collections.abc import Callable, Mapping
from enum import Enum
from functools import cache
from reprlib import Repr
from typing import Annotated, Any, Literal, NewType, TypeVar, Union, get_args, get_origin, get_type_hints

T = TypeVar("T")

Path = tuple[str | int, ...]


@dataclasses.dataclass(frozen=True, slots=True)
class Range:
    """Bounds of a number, both included: `Annotated[int, Range(0, 9)]`."""

    lowest: int
    highest: int


@dataclasses.dataclass(frozen=True, slots=True)
class Ref:
    """A text that must be the id of an entry of this table: `Annotated[str, Ref("tile")]`."""

    table: str


@dataclasses.dataclass(frozen=True, slots=True)
class Check:
    """A value that must mean something: `problem` says what is wrong with it, or nothing."""

    problem: Callable[[Any], str]


@dataclasses.dataclass(frozen=True, slots=True)
class Reference:
    """A reference met while reading, to be checked once everything is read."""

    path: Path
    table: str
    id: str


class SchemaError(ValueError):
    """A value that does not fit its type: where it stands, and why."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(path, reason)
        self.path = path
        self.reason = reason

    @property
    def field(self) -> str:
        """The path as a person writes it: powers[2].amount."""
        return "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in self.path).lstrip(".")

    def __str__(self) -> str:
        return f"{self.field}: {self.reason}" if self.path else self.reason


def read(schema: type[T], data: object, references: list[Reference] | None = None) -> T:
    """The typed value that this plain data says, or SchemaError. References met are added to the list."""
    value: T = _Reader(references if references is not None else []).value(schema, data, ())
    return value


def choices_of(schema: Any) -> tuple[object, ...]:
    """The plain values that a type takes, where it lists them; otherwise none."""
    if get_origin(schema) is Literal:
        return get_args(schema)
    if isinstance(schema, type) and issubclass(schema, Enum):
        return tuple(member.name.lower() for member in schema)
    return ()


def words_of(schema: Any) -> tuple[object, ...]:
    """The same, also where something else can be written in place of them."""
    if get_origin(schema) in (Union, types.UnionType):
        return tuple(word for choice in get_args(schema) for word in choices_of(choice))
    return choices_of(schema)


class _Reader:
    def __init__(self, references: list[Reference]) -> None:
        self.references = references

    def value(self, schema: Any, data: object, path: Path) -> Any:
        if isinstance(schema, NewType):
            schema = schema.__supertype__
        if dataclasses.is_dataclass(schema) and isinstance(schema, type):
            return self.record(schema, data, path)
        if isinstance(schema, type) and issubclass(schema, Enum):
            return self.member(schema, data, path)
        reader = _READERS.get(get_origin(schema) or schema)
        if reader is None:
            raise TypeError(f"no schema can be made of {schema!r}")
        return reader(self, schema, data, path)

    def record(self, schema: Any, data: object, path: Path) -> Any:
        if not isinstance(data, Mapping):
            raise SchemaError(path, f"must be a table, not {shown(data)}")
        hints = _hints(schema)
        for name in data:
            if name not in hints:
                raise SchemaError((*path, name), f"unknown field; known are {', '.join(hints)}")
        values: dict[str, Any] = {}
        for field in dataclasses.fields(schema):
            name = written(field.name)
            if name in data:
                values[field.name] = self.value(hints[name], data[name], (*path, name))
            elif _is_required(field):
                raise SchemaError((*path, name), "is missing")
        return schema(**values)

    def member(self, schema: type[Enum], data: object, path: Path) -> Enum:
        names = {member.name.lower(): member for member in schema}
        if not isinstance(data, str) or data not in names:
            raise SchemaError(path, f"must be one of {', '.join(names)}, not {shown(data)}")
        return names[data]

    def scalar(self, schema: type[Any], data: object, path: Path) -> Any:
        if type(data) is schema or (schema is float and type(data) is int):
            return schema(data)
        raise SchemaError(path, f"must be {_SCALARS[schema]}, not {shown(data)}")

    def literal(self, schema: Any, data: object, path: Path) -> Any:
        for choice in get_args(schema):
            if type(data) is type(choice) and data == choice:
                return choice
        raise SchemaError(path, f"must be one of {', '.join(map(str, get_args(schema)))}, not {shown(data)}")

    def sequence(self, schema: Any, data: object, path: Path) -> Any:
        if not isinstance(data, list | tuple):
            raise SchemaError(path, f"must be a list, not {shown(data)}")
        kinds = get_args(schema)
        if get_origin(schema) is tuple and kinds[-1] is not Ellipsis:
            if len(data) != len(kinds):
                raise SchemaError(path, f"must have {len(kinds)} items, not {len(data)}")
        else:
            kinds = kinds[:1] * len(data)
        pairs = enumerate(zip(kinds, data, strict=True))
        return get_origin(schema)(self.value(kind, item, (*path, at)) for at, (kind, item) in pairs)

    def mapping(self, schema: Any, data: object, path: Path) -> dict[str, Any]:
        if not isinstance(data, Mapping):
            raise SchemaError(path, f"must be a table, not {shown(data)}")
        _, kind = get_args(schema)
        return {name: self.value(kind, item, (*path, name)) for name, item in data.items()}

    def annotated(self, schema: Any, data: object, path: Path) -> Any:
        kind, *notes = get_args(schema)
        value = self.value(kind, data, path)
        for note in notes:
            if isinstance(note, Range) and not note.lowest <= value <= note.highest:
                raise SchemaError(path, f"must be from {note.lowest} to {note.highest}, not {value}")
            if isinstance(note, Check) and (reason := note.problem(value)):
                raise SchemaError(path, reason)
            if isinstance(note, Ref):
                self.references.append(Reference(path, note.table, value))
        return value

    def union(self, schema: Any, data: object, path: Path) -> Any:
        """One of several: a missing value, or records told apart by their field `kind` or `effect`, or scalars by their
        type."""
        choices = get_args(schema)
        if data is None and type(None) in choices:
            return None
        records = [choice for choice in choices if dataclasses.is_dataclass(choice)]
        if len(records) > 1 and isinstance(data, Mapping):
            return self.value(_record_of_kind(records, data, path), data, path)
        rest = [choice for choice in choices if choice is not type(None)]
        for choice in rest[:-1]:
            try:
                return self.value(choice, data, path)
            except SchemaError:
                continue
        return self.value(rest[-1], data, path)


def _record_of_kind(records: list[Any], data: Mapping[str, object], path: Path) -> Any:
    tag = "effect" if "effect" in _hints(records[0]) else "kind"
    kinds = {kind: record for record in records for kind in get_args(_hints(record)[tag])}
    if tag not in data:
        raise SchemaError((*path, tag), "is missing")
    kind = data[tag]
    if not isinstance(kind, str) or kind not in kinds:
        raise SchemaError((*path, tag), f"must be one of {', '.join(kinds)}, not {shown(kind)}")
    return kinds[kind]


def _is_required(field: dataclasses.Field[Any]) -> bool:
    return field.default is dataclasses.MISSING and field.default_factory is dataclasses.MISSING


@cache
def _hints(schema: type[Any]) -> dict[str, Any]:
    known = get_type_hints(schema, include_extras=True)
    return {written(field.name): known[field.name] for field in dataclasses.fields(schema)}


def written(name: str) -> str:
    """A field as data has it: one that would be a word of Python has a line behind it (`from_`)."""
    return name.removesuffix("_")


def shown(data: object) -> str:
    """A value as an error quotes it: however large or deep it is, the quote is short."""
    text = _QUOTES.repr(data)
    return text if len(text) <= 40 else text[:37] + "..."


_QUOTES = Repr()
_QUOTES.maxlevel = 3
_QUOTES.maxstring = _QUOTES.maxlong = _QUOTES.maxother = 50

_SCALARS: dict[type[Any], str] = {
    bool: "true or false",
    int: "a whole number",
    float: "a number",
    str: "a text",
}

_READERS: dict[Any, Callable[[_Reader, Any, object, Path], Any]] = {
    **dict.fromkeys(_SCALARS, _Reader.scalar),
    Literal: _Reader.literal,
    tuple: _Reader.sequence,
    list: _Reader.sequence,
    dict: _Reader.mapping,
    Annotated: _Reader.annotated,
    Union: _Reader.union,
    types.UnionType: _Reader.union,
}
