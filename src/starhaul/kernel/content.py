"""Printed facts as data: TOML files checked against typed schemas, of the package and of the player's own folder."""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar

from .schema import Reference, SchemaError, read

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Table(Generic[T]):
    """One kind of entry: `[[tile]]` blocks with an `id`, or `[tile.ID]` blocks, each read as the schema says."""

    name: str
    schema: type[T]


class ContentError(ValueError):
    """A content file that cannot be used: which file, entry and field, and why."""

    def __init__(self, file: str, entry: str, field: str, reason: str, line: int | None = None) -> None:
        super().__init__(file, entry, field, reason, line)
        self.file = file
        self.entry = entry
        self.field = field
        self.reason = reason
        self.line = line

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}" if self.line else self.file
        return ": ".join(part for part in (place, self.entry, self.field, self.reason) if part)


class Content:
    """Checked entries of several tables, with a hash that tells whether two games use the same facts."""

    def __init__(self, entries: dict[str, dict[str, Any]], raw: dict[str, dict[str, object]]) -> None:
        self._entries = entries
        printed = {
            name: table for name, table in raw.items() if table
        }  # a kind of entry that nobody has counts for nothing
        self.hash: str = hashlib.sha256(json.dumps(printed, sort_keys=True).encode()).hexdigest()

    def __getitem__(self, table: Table[T]) -> Mapping[str, T]:
        """The entries of a table by their ids, in the order of the files."""
        return self._entries[table.name]


def content_files(*folders: Path) -> list[Path]:
    """The TOML files of these folders, in a fixed order; a folder that does not exist holds none."""
    return [file for folder in folders for file in sorted(folder.glob("*.toml"))]


def load_content(files: Iterable[Path], tables: Sequence[Table[Any]]) -> Content:
    """All entries of these files, or ContentError at the first fault."""
    loader = _Loader(tables)
    for file in files:
        loader.add_file(file)
    loader.check_references()
    return Content(loader.entries, loader.raw)


class _Loader:
    def __init__(self, tables: Sequence[Table[Any]]) -> None:
        self.tables = {table.name: table for table in tables}
        self.entries: dict[str, dict[str, Any]] = {name: {} for name in self.tables}
        self.raw: dict[str, dict[str, object]] = {name: {} for name in self.tables}
        self.references: list[tuple[_Source, str, Reference]] = []

    def add_file(self, file: Path) -> None:
        source = _Source(file)
        for name, block in source.parse().items():
            if name not in self.tables:
                raise source.error(name, "", f"unknown table; known are {', '.join(self.tables)}")
            for id, fields in source.entries(name, block):
                self.add_entry(source, self.tables[name], id, fields)

    def add_entry(self, source: _Source, table: Table[Any], id: str, fields: dict[str, object]) -> None:
        entry = f"{table.name} {id!r}"
        if id in self.entries[table.name]:
            raise source.error(entry, "id", "another entry has this id already")
        met: list[Reference] = []
        try:
            self.entries[table.name][id] = read(table.schema, fields, met)
        except SchemaError as error:
            raise source.error(entry, error.field, error.reason) from None
        self.raw[table.name][id] = fields
        self.references += [(source, entry, reference) for reference in met]

    def check_references(self) -> None:
        for source, entry, reference in self.references:
            if reference.id not in self.entries[reference.table]:
                field = SchemaError(reference.path, "").field
                raise source.error(entry, field, f"there is no {reference.table} {reference.id!r}")


class _Source:
    """One file, and where in it things stand."""

    def __init__(self, file: Path) -> None:
        self.name = file.name
        try:
            self.text = file.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise ContentError(self.name, "", "", f"cannot be read: {error}") from None

    def parse(self) -> dict[str, object]:
        try:
            return tomllib.loads(self.text)
        except tomllib.TOMLDecodeError as error:
            raise ContentError(self.name, "", "", f"is not TOML: {error}") from None

    def entries(self, table: str, block: object) -> list[tuple[str, dict[str, object]]]:
        """Pairs of an entry's id and its fields, the id among them."""
        if isinstance(block, dict):
            return [(id, self._fields(f"{table} {id!r}", fields) | {"id": id}) for id, fields in block.items()]
        if not isinstance(block, list):
            raise self.error(table, "", "must be a block of entries")
        return [self._numbered(table, at, fields) for at, fields in enumerate(block, 1)]

    def _numbered(self, table: str, at: int, fields: object) -> tuple[str, dict[str, object]]:
        entry = f"{table} number {at}"
        checked = self._fields(entry, fields)
        id = checked.get("id")
        if not isinstance(id, str):
            raise self.error(entry, "id", "is missing" if id is None else "must be a text")
        return id, checked

    def _fields(self, entry: str, fields: object) -> dict[str, object]:
        if not isinstance(fields, dict):
            raise self.error(entry, "", "must be a table of fields")
        return fields

    def error(self, entry: str, field: str, reason: str) -> ContentError:
        return ContentError(self.name, entry, field, reason, self._line_of(entry))

    def _line_of(self, entry: str) -> int | None:
        """Where the entry stands: the last line that names its id, since a second one is the duplicate."""
        _, _, id = entry.partition("'")
        name = re.escape(id.rstrip("'") or entry)
        pattern = rf"""^\s*(id\s*=\s*["']{name}["']|\[+[^\]]*\b{name}["']?\]+)"""
        found = list(re.finditer(pattern, self.text, re.MULTILINE))
        return self.text.count("\n", 0, found[-1].start(1)) + 1 if found else None
