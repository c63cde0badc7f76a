"""Through all that is printed in an entry, however deep: so that checks can look at every number and every list."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass

from starhaul.kernel import SchemaError
from starhaul.kernel.schema import written

Path = tuple[str | int, ...]


@dataclass(frozen=True, slots=True)
class Part:
    """A value somewhere in an entry."""

    path: Path
    owner: type[object]
    """The class that has it as a field, or has the list that it stands in."""
    name: str
    """That field."""
    value: object


def parts_of(printed: object, path: Path = ()) -> Iterator[Part]:
    """All fields of this value, of the values in them, and so on."""
    assert is_dataclass(printed)
    for field in fields(printed):
        name = written(field.name)
        yield from _parts(Part((*path, name), type(printed), name, getattr(printed, field.name)))


def _parts(part: Part) -> Iterator[Part]:
    yield part
    if isinstance(part.value, tuple):
        for at, item in enumerate(part.value):
            yield from _parts(Part((*part.path, at), part.owner, part.name, item))
    elif is_dataclass(part.value):
        yield from parts_of(part.value, part.path)


def check_number(part: Part, lowest: int, highest: int) -> None:
    """Raise SchemaError for a number outside these bounds; what is no number is none of our business."""
    if type(part.value) is int and not lowest <= part.value <= highest:
        raise SchemaError(part.path, f"must be from {lowest} to {highest}, not {part.value}")
