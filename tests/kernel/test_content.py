"""Content files: what is sound loads, and what is wrong is refused by file, entry and field."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Annotated, Literal

import pytest

from starhaul.kernel import Content, ContentError, Range, Ref, Table, content_files, load_content


class Colour(Enum):
    RED = 1
    BLUE = 2


@dataclass(frozen=True, slots=True)
class Hits:
    count: Annotated[int, Range(1, 4)]
    kind: Literal["hits"] = "hits"


@dataclass(frozen=True, slots=True)
class Pays:
    credits: int
    kind: Literal["pays"] = "pays"


@dataclass(frozen=True, slots=True)
class Crate:
    id: str
    colour: Colour
    at: tuple[int, int] = (7, 7)
    heavy: bool = False
    effects: tuple[Hits | Pays, ...] = ()
    beside: Annotated[str, Ref("crate")] | None = None


CRATES = Table("crate", Crate)

GOOD = """
[[crate]]
id = "tea"
colour = "red"
at = [5, 6]
effects = [{ kind = "hits", count = 2 }, { kind = "pays", credits = 3 }]
beside = "jam"

[crate.jam]
colour = "blue"
"""
GOOD_ARRAY, GOOD_TABLE = GOOD.split("[crate.jam]")


def load(folder: Path, **files: str) -> Content:
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return load_content(content_files(folder), [CRATES])


def test_entries_are_read_from_blocks_and_from_named_tables(tmp_path: Path) -> None:
    crates = load(tmp_path, a=GOOD_ARRAY, b="[crate.jam]" + GOOD_TABLE)[CRATES]
    assert list(crates) == ["tea", "jam"]
    assert crates["tea"] == Crate("tea", Colour.RED, (5, 6), effects=(Hits(2), Pays(3)), beside="jam")
    assert crates["jam"] == Crate("jam", Colour.BLUE)


def test_a_folder_of_the_players_own_adds_entries(tmp_path: Path) -> None:
    own, package = tmp_path / "own", tmp_path / "package"
    package.mkdir()
    (package / "crates.toml").write_text("[crate.jam]\ncolour = 'blue'", encoding="utf-8")
    assert list(load_content(content_files(package, own), [CRATES])[CRATES]) == ["jam"]
    own.mkdir()
    (own / "more.toml").write_text("[crate.rum]\ncolour = 'red'", encoding="utf-8")
    assert list(load_content(content_files(package, own), [CRATES])[CRATES]) == ["jam", "rum"]


def test_the_hash_follows_the_facts_and_not_the_typing(tmp_path: Path) -> None:
    plain = load(tmp_path, a="[crate.jam]\ncolour = 'blue'").hash
    assert load(tmp_path, a='# a remark\n[crate.jam]\ncolour = "blue"').hash == plain
    assert load(tmp_path, a="[crate.jam]\ncolour = 'red'").hash != plain


def test_kinds_of_entries_that_nobody_has_count_for_nothing(tmp_path: Path) -> None:
    """So that records stay valid when a later version knows more kinds."""
    file = tmp_path / "a.toml"
    file.write_text("[crate.jam]\ncolour = 'blue'", encoding="utf-8")
    assert load_content([file], [CRATES]).hash == load_content([file], [CRATES, Table("chest", Crate)]).hash


REFUSED = {
    "not TOML": ("[crate.jam", "", "", "is not TOML"),
    "unknown table": ("[box.jam]\ncolour = 'red'", "box", "", "unknown table; known are crate"),
    "unknown field": ("[crate.jam]\ncolour = 'red'\ncolor = 1", "crate 'jam'", "color", "unknown field"),
    "missing field": ("[crate.jam]", "crate 'jam'", "colour", "is missing"),
    "wrong type": ("[crate.jam]\ncolour = 'red'\nheavy = 1", "crate 'jam'", "heavy", "must be true or false, not 1"),
    "wrong choice": ("[crate.jam]\ncolour = 'pink'", "crate 'jam'", "colour", "must be one of red, blue, not 'pink'"),
    "wrong length": ("[crate.jam]\ncolour = 'red'\nat = [1]", "crate 'jam'", "at", "must have 2 items, not 1"),
    "deep inside": (
        "[crate.jam]\ncolour = 'red'\neffects = [{ kind = 'hits', count = 9 }]",
        "crate 'jam'",
        "effects[0].count",
        "must be from 1 to 4, not 9",
    ),
    "unknown kind": (
        "[crate.jam]\ncolour = 'red'\neffects = [{ kind = 'sings' }]",
        "crate 'jam'",
        "effects[0].kind",
        "must be one of hits, pays, not 'sings'",
    ),
    "unknown reference": (
        "[crate.jam]\ncolour = 'red'\nbeside = 'ham'",
        "crate 'jam'",
        "beside",
        "there is no crate 'ham'",
    ),
    "duplicate id": (
        "[[crate]]\nid = 'jam'\ncolour = 'red'\n[[crate]]\nid = 'jam'\ncolour = 'blue'",
        "crate 'jam'",
        "id",
        "another entry has this id already",
    ),
    "no id": ("[[crate]]\ncolour = 'red'", "crate number 1", "id", "is missing"),
    "no table": ("crate = 3", "crate", "", "must be a block of entries"),
}


@pytest.mark.parametrize(("text", "entry", "field", "reason"), REFUSED.values(), ids=REFUSED)
def test_a_wrong_file_is_refused_with_file_entry_and_field(
    tmp_path: Path, text: str, entry: str, field: str, reason: str
) -> None:
    with pytest.raises(ContentError) as caught:
        load(tmp_path, wrong=text)
    error = caught.value
    assert (error.file, error.entry, error.field) == ("wrong.toml", entry, field)
    assert reason in error.reason
    assert str(error).startswith("wrong.toml")


def test_a_duplicate_of_another_file_is_refused_with_its_line(tmp_path: Path) -> None:
    with pytest.raises(ContentError) as caught:
        load(tmp_path, a="[crate.jam]\ncolour = 'red'", b="# mine\n\n[crate.jam]\ncolour = 'blue'")
    assert str(caught.value) == "b.toml:3: crate 'jam': id: another entry has this id already"


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "noise.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(ContentError, match=r"noise\.toml: cannot be read"):
        load_content(content_files(tmp_path), [CRATES])
