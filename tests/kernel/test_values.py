"""The small pieces: agenda, chance, codec, plain forms, refusals."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from random import Random
from typing import ClassVar, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from starhaul.kernel import (
    Agenda,
    BadOutcome,
    Codec,
    Dice,
    Draw,
    IllegalMove,
    Seat,
    Step,
    Value,
    to_bytes,
    to_plain,
)


@dataclass(frozen=True, slots=True)
class Say(Step[list[str]]):
    word: str

    def run(self, state: list[str]) -> None:
        state.append(self.word)


def words(agenda: Agenda[list[str]]) -> str:
    said: list[str] = []
    while agenda:
        agenda.next().run(said)
    return " ".join(said)


def test_steps_run_in_order_and_new_ones_come_before_what_is_due() -> None:
    agenda = Agenda([Say("next card"), Say("meteor")])
    agenda.next()
    agenda.first(Say("destroy"), Say("break up"))
    agenda.last(Say("payday"))
    assert len(agenda) == 4
    assert words(agenda.clone()) == "destroy break up next card payday"
    agenda.clear()
    assert not agenda


def test_a_cloned_agenda_is_independent() -> None:
    agenda = Agenda([Say("two"), Say("one")])
    assert words(agenda.clone()) == words(agenda.clone()) == "one two"
    assert len(agenda) == 2


@given(st.integers(0, 2**32), st.integers(1, 4))
def test_dice_give_faces_that_they_allow(seed: int, count: int) -> None:
    dice = Dice(count)
    outcome = dice.sample(Random(seed))
    assert len(outcome) == count
    assert all(1 <= face <= 6 for face in outcome)
    assert dice.allows(outcome)
    assert dice.read(dice.write(outcome)) == outcome


@pytest.mark.parametrize("outcome", [(), (1,), (1, 7), (0, 3), (1, 2, 3)])
def test_dice_refuse_what_they_cannot_give(outcome: tuple[int, ...]) -> None:
    with pytest.raises(BadOutcome):
        Dice(2).check(outcome)


@given(st.integers(0, 2**32), st.lists(st.integers(0, 99), unique=True, min_size=3))
def test_a_draw_gives_different_things_of_the_bag(seed: int, bag: list[int]) -> None:
    draw = Draw(bag, 3)
    outcome = draw.sample(Random(seed))
    assert len(set(outcome)) == 3
    assert set(outcome) <= set(bag)
    assert draw.allows(outcome)


@pytest.mark.parametrize("outcome", [(1,), (1, 1), (1, 9), (1, 2, 3)])
def test_a_draw_refuses_what_the_bag_cannot_give(outcome: tuple[int, ...]) -> None:
    with pytest.raises(BadOutcome):
        Draw([1, 2, 3], 2).check(outcome)


def test_a_fair_draw_gives_everything_sooner_or_later() -> None:
    rng = Random(0)
    assert {Draw([4, 5, 6]).sample(rng) for _ in range(100)} == {(4,), (5,), (6,)}


class Colour(Enum):
    RED = 1


class Hold:
    __slots__ = ("cubes", "owner")

    def __init__(self, cubes: list[tuple[Colour, int]], owner: dict[object, object]) -> None:
        self.cubes = cubes
        self.owner = owner


HOLD = Hold([(Colour.RED, 2)], {Seat(0): frozenset({3, 1}), "n": None})


def test_the_codec_is_exact() -> None:
    codec = Codec(Hold, Colour, Say)
    loaded = codec.load(codec.dump([HOLD, Say("x"), 1.5, True]))
    hold, *rest = loaded
    assert rest == [Say("x"), 1.5, True]
    assert (hold.cubes, hold.owner) == (HOLD.cubes, HOLD.owner)
    assert codec.dump(loaded) == codec.dump([HOLD, Say("x"), 1.5, True])


def test_the_codec_refuses_what_it_was_not_given() -> None:
    with pytest.raises(TypeError, match="Hold was not given"):
        Codec().dump(HOLD)
    with pytest.raises(TypeError, match="two classes are called Hold"):
        Codec(Hold, type("Hold", (), {"__slots__": ()}))


def test_the_codec_refuses_classes_whose_fields_it_cannot_know() -> None:
    class Loose:
        pass

    class Below(Loose):
        __slots__ = ()

    for kind in (Loose, Below):
        with pytest.raises(TypeError, match="no __slots__"):
            Codec(kind)


def test_a_base_that_holds_nothing_needs_no_slots() -> None:
    """As `Generic`, which is written in C since Python 3.12."""

    class Bare:
        __slots__ = ()

    del Bare.__slots__

    class Box(Bare):
        __slots__ = ("inside",)

        def __init__(self, inside: int) -> None:
            self.inside = inside

    codec = Codec(Box)
    assert codec.load(codec.dump(Box(3))).inside == 3


def test_plain_forms_say_what_they_are() -> None:
    assert to_plain(Say("hi")) == {"is": "say", "word": "hi"}
    assert to_plain({Seat(1): (Colour.RED, frozenset({2, 1}))}) == {"1": ["red", [1, 2]]}
    assert to_bytes("é") == '"é"'.encode()
    with pytest.raises(TypeError, match="Hold has no plain form"):
        to_plain(HOLD)


class Sealed(Value):
    """Says what is outside, and keeps what is inside."""

    __slots__ = ("inside", "outside")

    unshown: ClassVar[tuple[str, ...]] = ("inside",)

    def __init__(self, outside: str, inside: str) -> None:
        self.outside: Final = outside
        self.inside: Final = inside


def test_what_is_not_shown_is_still_part_of_a_value() -> None:
    assert to_plain(Sealed("wax", "gold")) == {"is": "sealed", "outside": "wax"}
    assert Sealed("wax", "gold") != Sealed("wax", "lead")
    codec = Codec(Sealed)
    assert codec.load(codec.dump(Sealed("wax", "gold"))) == Sealed("wax", "gold")


class Ticket(Value):
    """A later edition has a stamp and seats, which may be missing."""

    __slots__ = ("price", "seats", "stamp")

    optional: ClassVar[tuple[str, ...]] = ("stamp", "seats")

    def __init__(self, stamp: str, price: int, seats: tuple[int, ...]) -> None:
        self.stamp: Final = stamp
        self.price: Final = price
        self.seats: Final = seats


@dataclass(frozen=True, slots=True)
class Poster:
    optional: ClassVar[tuple[str, ...]] = ("price",)

    title: str
    price: int | None


def test_optional_fields_are_left_out_while_they_are_empty() -> None:
    assert to_plain(Ticket("", 0, ())) == {"is": "ticket", "price": 0}
    assert to_plain(Ticket("paid", 3, (1,))) == {"is": "ticket", "stamp": "paid", "price": 3, "seats": [1]}
    assert to_plain((Poster("", None), Poster("", 2))) == [
        {"is": "poster", "title": ""},
        {"is": "poster", "title": "", "price": 2},
    ]
    assert Ticket("", 0, ()) != Ticket("", 0, (1,))


def test_a_refusal_names_code_rule_and_parameters() -> None:
    refusal = IllegalMove("too-heavy", "FLT-08", cell=(7, 6))
    assert str(refusal) == "too-heavy [FLT-08] (cell=(7, 6))"
    assert (refusal.code, refusal.rule, refusal.parameters) == ("too-heavy", "FLT-08", {"cell": (7, 6)})
    assert str(IllegalMove("not-asked", "BLD-03")) == "not-asked [BLD-03]"
