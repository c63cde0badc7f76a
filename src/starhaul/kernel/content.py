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

    def read(self, fields: Mapping[str, object], references: list[Reference]) -> T:
        """The entry that these fields say, or SchemaError."""
        return read(self.schema, fields, references)


@dataclass(frozen=True, slots=True)
class Offer:
    """Something that a player has added and that an option can name: by its id, and called so for people."""

    option: str
    id: str
    name_en: str
    name_fr: str
    """Empty where its author wrote none."""


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


def tables_of(file: Path) -> set[str]:
    """The names of the tables in a file; none if it cannot be read."""
    try:
        return set(_Source(file).parse())
    except ContentError:
        return set()


def load_content(files: Iterable[Path], tables: Sequence[Table[Any]]) -> Content:
    """All entries of these files, or ContentError at the first fault."""
    return Examined(files, tables).accepted


class Examined:
    """Files read to their end, whatever is wrong in them: the entries that are good, and all that was found wrong."""

    def __init__(self, files: Iterable[Path], tables: Sequence[Table[Any]]) -> None:
        self.problems: list[ContentError] = []
        self._tables = {table.name: table for table in tables}
        self._entries: dict[str, dict[str, Any]] = {name: {} for name in self._tables}
        self._raw: dict[str, dict[str, object]] = {name: {} for name in self._tables}
        self._sources: dict[str, _Source] = {}
        self._references: list[tuple[str, Reference]] = []
        for file in files:
            self._add_file(file)
        self._check_references()

    @property
    def content(self) -> Content:
        """The good entries."""
        return Content(self._entries, self._raw)

    @property
    def accepted(self) -> Content:
        """All entries; raises ContentError if anything was found wrong."""
        if self.problems:
            raise self.problems[0]
        return self.content

    @property
    def good(self) -> list[str]:
        """The good entries, as refusals would call them."""
        wrong = {problem.entry for problem in self.problems}
        entries = [named(table, id) for table, entries in self._entries.items() for id in entries]
        return [entry for entry in entries if entry not in wrong]

    def refuse(self, table: str, id: str, field: str, reason: str) -> None:
        """Something is wrong with an entry that could be read."""
        entry = named(table, id)
        self.problems.append(self._sources[entry].error(entry, field, reason))
        del self._entries[table][id], self._raw[table][id]

    def _add_file(self, file: Path) -> None:
        try:
            source = _Source(file)
            blocks = source.parse()
        except ContentError as error:
            self.problems.append(error)
            return
        for name, block in blocks.items():
            self._add_block(source, name, block)

    def _add_block(self, source: _Source, name: str, block: object) -> None:
        try:
            if name not in self._tables:
                raise source.error(name, "", f"unknown table; known are {', '.join(self._tables)}")
            entries = source.entries(name, block)
        except ContentError as error:
            self.problems.append(error)
            return
        for id, fields in entries:
            self._add_entry(source, self._tables[name], id, fields)

    def _add_entry(self, source: _Source, table: Table[Any], id: str, fields: dict[str, object]) -> None:
        entry = named(table.name, id)
        if entry in self._sources:
            self.problems.append(source.error(entry, "id", "another entry has this id already"))
            return
        self._sources[entry] = source
        met: list[Reference] = []
        try:
            self._entries[table.name][id] = table.read(fields, met)
        except SchemaError as error:
            self.problems.append(source.error(entry, error.field, error.reason))
            return
        self._raw[table.name][id] = fields
        self._references += [(entry, reference) for reference in met]

    def _check_references(self) -> None:
        for entry, reference in self._references:
            if reference.id not in self._entries[reference.table]:
                field = SchemaError(reference.path, "").field
                reason = f"there is no {reference.table} {reference.id!r}"
                self.problems.append(self._sources[entry].error(entry, field, reason))


def named(table: str, id: str) -> str:
    """An entry as a refusal calls it."""
    return f"{table} {id!r}"


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
            return [(id, self._fields(named(table, id), fields) | {"id": id}) for id, fields in block.items()]
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
