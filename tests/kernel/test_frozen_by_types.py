"""Dataclasses that are frozen by types are like all frozen ones otherwise."""

from __future__ import annotations

import copy
from dataclasses import dataclass, fields, replace

import pytest

from starhaul.kernel import View
from starhaul.kernel.view import frozen_by_types, is_frozen
from starhaul.race.view import RaceView, SeatView
from starhaul.trucker.view import PlayerView, TruckerView


class Base:
    __slots__ = ("kept",)


@frozen_by_types
class Fast(Base):
    name: str
    size: int


@dataclass(frozen=True, slots=True)
class Usual(Base):
    name: str
    size: int


@dataclass
class Changing:
    size: int


def test_it_is_made_compared_shown_and_copied_like_any_other() -> None:
    made = Fast("a", size=2)
    assert (made.name, made.size, [field.name for field in fields(Fast)]) == ("a", 2, ["name", "size"])
    assert made == Fast("a", 2)
    assert made != Fast("a", 3)
    assert hash(made) == hash(Fast("a", 2)) == hash(Usual("a", 2))
    assert repr(made) == repr(Usual("a", 2)).replace("Usual", "Fast")
    assert [replace(made, size=3), copy.copy(made)] == [Fast("a", 3), made]


def test_types_forbid_to_change_it() -> None:
    made = Fast("a", 2)
    made.size = 3  # type: ignore[misc] # which mypy would call unused if it allowed this
    with pytest.raises(AttributeError):
        made.colour = "red"  # type: ignore[attr-defined]


@pytest.mark.parametrize("kind", [Fast, Usual, RaceView, SeatView, TruckerView, PlayerView])
def test_it_counts_as_frozen(kind: type[View]) -> None:
    assert is_frozen(kind)


@pytest.mark.parametrize("kind", [Changing, Base, int])
def test_nothing_else_does(kind: type[object]) -> None:
    assert not is_frozen(kind)
