"""Dataclasses that are made in less time are like all others otherwise."""

from __future__ import annotations

import copy
from dataclasses import FrozenInstanceError, dataclass, replace

import pytest

from starhaul.kernel import View
from starhaul.kernel.made_fast import made_fast
from starhaul.race.view import RaceView, SeatView
from starhaul.trucker.view import PlayerView, TruckerView


class Base:
    __slots__ = ("kept",)


@made_fast
@dataclass(frozen=True, slots=True)
class Fast(Base):
    name: str
    draft: int


@dataclass(frozen=True, slots=True)
class Usual(Base):
    name: str
    draft: int


def test_it_is_made_compared_shown_and_copied_like_any_other() -> None:
    made = Fast("a", draft=2)
    assert (made.name, made.draft, type(made)) == ("a", 2, Fast)
    assert made == Fast("a", 2)
    assert made != Fast("a", 3)
    assert hash(made) == hash(Fast("a", 2))
    assert repr(made) == repr(Usual("a", 2)).replace("Usual", "Fast")
    assert [replace(made, draft=3), copy.copy(made)] == [Fast("a", 3), made]


def test_it_is_frozen() -> None:
    made = Fast("a", 2)
    with pytest.raises(FrozenInstanceError):
        made.draft = 3  # type: ignore[misc]
    with pytest.raises(TypeError):
        Fast("a")  # type: ignore[call-arg]


def test_what_has_defaults_is_refused() -> None:
    @dataclass(frozen=True, slots=True)
    class Lazy:
        size: int = 1

    with pytest.raises(AssertionError, match="defaults"):
        made_fast(Lazy)


@pytest.mark.parametrize("kind", [RaceView, SeatView, TruckerView, PlayerView])
def test_views_are_made_so(kind: type[View]) -> None:
    assert "_draft" in kind.__init__.__globals__
