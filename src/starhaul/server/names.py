"""Names of people: which may be shown, and which would be taken for one another."""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterator
from functools import cache, lru_cache
from importlib.resources import files

import msgspec

from starhaul.server.messages import Code, Refusal

UNSEEN = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0d\uffa0\U000e0100-\U000e01ef]")
"""Characters that take no ink and that Unicode counts among letters, marks or signs."""
MANNER = re.compile("[\ufe0e\ufe0f]")
"""Only say whether a sign is shown as a text or as a picture."""


def clean_name(name: str) -> str:
    """The name as it is shown: one line, no tricks with invisible characters."""
    shown = " ".join(unicodedata.normalize("NFC", name).split())
    has_unseen = UNSEEN.search(shown) or any(unicodedata.category(sign)[0] == "C" for sign in shown)
    if not MANNER.sub("", shown) or has_unseen or unicodedata.category(shown[0])[0] == "M":
        raise Refusal(Code.MALFORMED, detail="name: must have visible characters only")
    return shown


def name_key(name: str) -> str:
    """The same for names that differ in upper and lower case, or in how their letters are encoded."""
    return unicodedata.normalize("NFKC", MANNER.sub("", name)).casefold()


@lru_cache(maxsize=4096)
def look_key(name: str) -> str:
    """The same for names that look alike: `pаypal` with a Cyrillic а, `lan` and `Ian`, `ｚoe`.

    The skeleton of Unicode's UTS 39, before letters are made small and again after it: a Greek Ν looks like an N and
    so does what becomes of it, while a small ν looks like a v.
    """
    plain = _skeleton(unicodedata.normalize("NFKC", MANNER.sub("", name)))
    return _skeleton(plain.casefold())


def learn_looks() -> None:
    """Find out now which characters look alike, which takes a moment, and not when somebody signs in."""
    _looks()


def are_alike(one: str, other: str) -> bool:
    """Whether somebody might take these names for the same."""
    return name_key(one) == name_key(other) or look_key(one) == look_key(other)


def _skeleton(text: str) -> str:
    looks = _looks()
    return "".join(looks.get(sign, sign) for sign in unicodedata.normalize("NFD", text))


@cache
def _looks() -> dict[str, str]:
    """What stands for each character: one for all that look alike, or the several that together look like it."""
    groups = _Groups()
    spelled: defaultdict[str, set[str]] = defaultdict(set)
    for one, other in _pairs():
        if len(one) == len(other) == 1:
            groups.join(one, other)
        elif len(one) == 1:
            spelled[one].add(other)
    looks = {sign: groups.first(sign) for sign in groups.signs()}
    for sign, ways in spelled.items():
        shortest = min(ways, key=lambda way: (len(way), way))
        looks[sign] = "".join(looks.get(part, part) for part in shortest)
    return {sign: looks.get(first, first) if len(first) == 1 else first for sign, first in looks.items()}


def _pairs() -> Iterator[tuple[str, str]]:
    """Characters and spellings that look alike, as Unicode's list has them. Importing the package would keep its own
    copy of the list, which is ten times as large as what comes of it.
    """
    confusables = files("confusable_homoglyphs").joinpath("confusables.json").read_bytes()
    for text, others in msgspec.json.decode(confusables, type=dict[str, list[_Alike]]).items():
        visible = _visible(text)
        for other in others:
            yield visible, _visible(other.text)


class _Alike(msgspec.Struct, gc=False):
    """An entry of the list, without its English name."""

    text: str = msgspec.field(name="c")


def _visible(text: str) -> str:
    """Without the marks of direction around letters that are written from right to left."""
    decomposed = unicodedata.normalize("NFD", text)
    return "".join(sign for sign in decomposed if unicodedata.category(sign) != "Cf")


class _Groups:
    """Characters that are the same to the eye, directly or through others."""

    def __init__(self) -> None:
        self._groups: dict[str, set[str]] = {}

    def join(self, one: str, other: str) -> None:
        mine, theirs = self._groups.setdefault(one, {one}), self._groups.setdefault(other, {other})
        if mine is not theirs:
            mine |= theirs
            for sign in theirs:
                self._groups[sign] = mine

    def signs(self) -> list[str]:
        return list(self._groups)

    def first(self, sign: str) -> str:
        return min(self._groups[sign])
