"""What the page knows of games is written from the classes of the rules, whatever sort of class they are."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import ClassVar, Literal

import pytest

from citing import ROOT
from starhaul.kernel import Event, Seat
from starhaul.kernel.value import Value
from starhaul.server.game_types import game_types
from starhaul.server.plain_types import Family, Source, asked_by, leaves, types_of, written


@pytest.mark.parametrize(("path", "text"), game_types().items(), ids=lambda value: value[:20].replace("\n", " "))
def test_the_types_of_the_page_are_those_of_the_rules(path: str, text: str) -> None:
    assert (ROOT / "web" / "src" / path).read_text("utf-8") == text, "run scripts/protocol-types"


class Ask(Enum):
    JUMP = auto()
    WAIT = auto()


@dataclass(frozen=True, slots=True)
class Jump:
    """How far?"""

    ask: Ask = Ask.JUMP
    far: int | None = None


class Question(Value):
    __slots__ = ("ask", "must")

    shown_first: ClassVar[tuple[str, ...]] = ("ask", "must")

    def __init__(self, ask: Ask, must: bool = True) -> None:
        self.ask = ask
        self.must = must


class Wait(Question):
    """A plain class, as compilers like it."""

    __slots__ = ("seats", "side")

    def __init__(self, seats: tuple[Seat, ...], side: Literal["left", "right"]) -> None:
        super().__init__(Ask.WAIT)
        self.seats = seats
        self.side = side


def test_fields_of_plain_classes_are_what_they_are_made_of() -> None:
    assert types_of(Jump) == {"ask": Ask, "far": int | None}
    assert types_of(Wait) == {"ask": Ask, "must": bool, "seats": tuple[Seat, ...], "side": Literal["left", "right"]}


def test_what_a_question_asks_is_known_whatever_its_class() -> None:
    assert asked_by(Jump) is Ask.JUMP
    assert asked_by(Wait) is Ask.WAIT


def test_kinds_are_told_apart_by_what_they_ask() -> None:
    other = Source("lib/other.ts", "Others.", aliases={"Seat": "number"})
    source = Source("toy/types.ts", "A toy.", families={"Decision": Family([Jump, Wait], is_tagged=False)})
    text = written([other, source])["toy/types.ts"]
    assert "  | { ask: 'jump'; far: number | null }\n" in text
    assert "  | { ask: 'wait'; must: boolean; seats: readonly Seat[]; side: 'left' | 'right' };\n" in text
    assert "import type { Seat } from '../lib/other';\n" in text


def test_fields_that_may_be_left_out_say_so() -> None:
    @dataclass(frozen=True, slots=True)
    class Trip:
        optional: ClassVar[tuple[str, ...]] = ("stops",)

        far: int
        stops: tuple[int, ...]

    text = written([Source("toy/types.ts", "A toy.", kinds=[Trip])])["toy/types.ts"]
    assert "export interface Trip {\n  far: number;\n  stops?: readonly number[];\n}\n" in text


def test_only_kinds_that_can_be_met_are_written() -> None:
    names = [kind.__name__ for kind in leaves(Event, "starhaul.race")]
    assert "Drew" in names
    assert "WithCards" not in names
    assert names == sorted(set(names))
