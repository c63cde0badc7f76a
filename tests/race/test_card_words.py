"""Every power and scoring term that a card can have, printed or own, has words in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import Enum
from functools import cache
from itertools import combinations_with_replacement, product
from types import NoneType
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest

from race_words import dashed, kind_of
from starhaul.race.powers import Consume, Power
from starhaul.race.terms import Term
from starhaul.words import Words, languages

NUMBERS = (0, 1, 2, 3)
SIGNED = (-9, -1, 1, 2)


@cache
def spoken(language: str) -> Words:
    return Words.for_language(language, "race-cards")


def values_of(kind: type[Any], name: str, hint: Any) -> list[Any]:
    """What a field may hold, as the page gives it to a message."""
    if hint is bool:
        return ["yes", "no"]
    if hint is int:
        return [*(SIGNED if (kind_of(kind), name) == ("military", "n") else NUMBERS)]
    if hint is str:
        return ["Old Earth"]
    if hint is NoneType:
        return ["none"]
    if get_origin(hint) is Literal:
        return [*get_args(hint)]
    if isinstance(hint, type) and issubclass(hint, Enum):
        return [member.name.lower() for member in hint]
    return [value for part in get_args(hint) for value in values_of(kind, name, part)]


def all_values(kind: type[Any]) -> Iterator[dict[str, Any]]:
    """Every combination of what two of its fields may hold, and so of each of them."""
    hints = {name: hint for name, hint in get_type_hints(kind).items() if name not in ("kind", "phase")}
    choices = {name: values_of(kind, name, hint) for name, hint in hints.items()}
    usual = {name: values[-1] for name, values in choices.items()}
    yield usual
    for one, other in combinations_with_replacement(choices, 2):
        for first, second in product(choices[one], choices[other]):
            values = usual | {one: first, other: second}
            if kind is not Consume or values["vp"] or values["cards"]:  # own_cards refuses what yields nothing
                yield values


def fault(text: str) -> str | None:
    """What is wrong with a sentence."""
    if re.search(r"  | [.,]|\n|[{}]", text):
        return f"badly joined: {text!r}"
    return None if re.match(r"[0-9A-ZÉ]", text) else f"begins small: {text!r}"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("kind", get_args(Power), ids=kind_of)
def test_every_power_has_words(kind: type[Any], language: str) -> None:
    for values in all_values(kind):
        both = "yes" if values.get("vp") and values.get("cards") else "no"
        extra = {"signed": "+1", "both": both, "here": "novelty"}
        text = spoken(language).say(f"race-power-{dashed(kind_of(kind))}", **values, **extra)
        assert not fault(text)
        assert text.endswith(".")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("kind", get_args(Term), ids=kind_of)
def test_every_scoring_term_has_words(kind: type[Any], language: str) -> None:
    for values in all_values(kind):
        assert not fault(spoken(language).say(f"race-term-{dashed(kind_of(kind))}", **values))
