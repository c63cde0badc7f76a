"""The skeleton of a game: lanes beside the agenda, questions that hold their answer in progress, chance that waits."""

from __future__ import annotations

from enum import Enum
from typing import ClassVar

import pytest

from starhaul.kernel import (
    Agenda,
    Awaited,
    BadOutcome,
    Codec,
    Course,
    Dice,
    Event,
    IllegalMove,
    LaneStep,
    Move,
    Outcome,
    Question,
    Result,
    Seat,
    Step,
    Value,
    View,
    contents,
    to_plain,
)


class Ask(Enum):
    WORD = 1


class Say(Move):
    __slots__ = ("word",)

    def __init__(self, word: str) -> None:
        self.word = word

    def __str__(self) -> str:
        return self.word


class Said(Event):
    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text = text


class Sentence(Question["Talk"]):
    """Two words, one a move."""

    __slots__ = ("so_far",)

    rule: ClassVar[str] = "TALK-01"

    def __init__(self, so_far: tuple[str, ...] = ()) -> None:
        super().__init__(Ask.WORD)
        self.so_far = so_far

    @property
    def is_halfway(self) -> bool:
        return bool(self.so_far)

    def moves(self, state: Talk, seat: Seat) -> list[Move]:
        del seat
        state.asked_for_moves += 1
        return [Say("hello"), Say("there")]

    def answer(self, state: Talk, seat: Seat, move: Move) -> None:
        so_far = (*self.so_far, str(move))
        if len(so_far) < 2:
            state.ask(seat, Sentence(so_far))
        else:
            state.tell(Said(" ".join(so_far)))


class Speak(LaneStep["Talk"]):
    __slots__ = ()

    def run(self, state: Talk, seat: Seat) -> None:
        state.ask(seat, Sentence())


class Note(LaneStep["Talk"]):
    __slots__ = ()

    def run(self, state: Talk, seat: Seat) -> None:
        state.tell(Said(f"seat {seat} is done"))


class Rolled(Awaited["Talk"]):
    __slots__ = ()

    def chance(self, state: Talk) -> Dice:
        del state
        return Dice(1)

    def came(self, state: Talk, outcome: Outcome) -> None:
        state.tell(Said(f"rolled {outcome[0]}"))


class RollForMyself(LaneStep["Talk"]):
    __slots__ = ()

    def run(self, state: Talk, seat: Seat) -> None:
        del seat
        state.await_chance(Rolled())


class Close(Step["Talk"]):
    __slots__ = ()

    def run(self, state: Talk) -> None:
        state.tell(Said("all are done"))


class Talk(Course["Talk"]):
    __slots__ = ("asked_for_moves", "is_serial")

    unasked_rule: ClassVar[str] = "TALK-02"
    is_serial: bool

    def __init__(self, lanes: dict[Seat, list[LaneStep[Talk]]], is_serial: bool = False) -> None:
        super().__init__(Agenda([Close()]), lanes, {}, None, {}, {})
        self.asked_for_moves = 0
        self.is_serial = is_serial
        self.run_due()

    @property
    def outcome(self) -> Result | None:
        return None

    def clone(self) -> Talk:
        raise NotImplementedError

    def dump(self) -> bytes:
        raise NotImplementedError

    def view(self, seat: int | None) -> View:
        raise NotImplementedError


HERE, THERE = Seat(0), Seat(1)
HELLO = Say("hello")


def talk(*, is_serial: bool = False) -> Talk:
    return Talk({HERE: [Note(), Speak()], THERE: [Note(), Speak()]}, is_serial)


def told(events: list[Event]) -> list[str]:
    return [event.text for event in events if isinstance(event, Said)]


def test_lanes_run_side_by_side_and_the_agenda_waits_for_all_of_them() -> None:
    state = talk()
    assert set(state.decisions) == {HERE, THERE}
    state.apply(THERE, HELLO)
    assert told(state.apply(THERE, HELLO)) == ["hello hello", "seat 1 is done"]
    state.apply(HERE, HELLO)
    assert told(state.apply(HERE, HELLO)) == ["hello hello", "seat 0 is done", "all are done"]
    assert state.is_over


def test_serial_lanes_wait_for_each_other() -> None:
    state = talk(is_serial=True)
    assert set(state.decisions) == {HERE}
    state.apply(HERE, HELLO)
    state.apply(HERE, HELLO)
    assert set(state.decisions) == {THERE}


def test_a_question_holds_the_answer_in_progress() -> None:
    state = talk()
    assert not state.is_halfway(HERE)
    state.apply(HERE, HELLO)
    assert state.is_halfway(HERE)
    assert not state.is_halfway(THERE)
    assert state.questions[HERE] == Sentence(("hello",)) != Sentence()


def test_while_chance_is_due_nobody_is_asked() -> None:
    state = Talk({HERE: [Speak()], THERE: [Note(), RollForMyself()]})
    assert not state.decisions
    assert state.legal_moves(HERE) == []
    with pytest.raises(IllegalMove, match="TALK-02"):
        state.apply(HERE, HELLO)
    with pytest.raises(BadOutcome):
        state.resolve((7,))
    assert told(state.resolve((3,))) == ["rolled 3", "seat 1 is done"]
    assert set(state.decisions) == {HERE}
    with pytest.raises(BadOutcome):
        state.resolve((3,))


def test_two_things_are_never_awaited_at_once() -> None:
    state = Talk({THERE: [RollForMyself()]})
    assert state.awaited is not None
    with pytest.raises(AssertionError, match="awaited already"):
        state.await_chance(state.awaited)


def test_a_move_that_was_not_offered_is_refused_and_leaves_everything() -> None:
    state = talk()
    with pytest.raises(IllegalMove, match="TALK-01"):
        state.apply(HERE, Say("goodbye"))
    assert state.questions[HERE] == Sentence()
    with pytest.raises(IllegalMove, match="TALK-02"):
        state.apply(2, HELLO)


def test_moves_are_made_once_until_something_happens() -> None:
    state = talk()
    state.legal_moves(HERE).clear()
    assert state.legal_moves(HERE) == [HELLO, Say("there")]
    assert state.problem_with(HERE, HELLO) is None
    assert state.asked_for_moves == 1
    state.apply(THERE, HELLO)
    state.legal_moves(HERE)
    assert state.asked_for_moves == 3  # for the move of the other seat, and anew


def test_a_value_is_what_its_constructor_takes() -> None:
    assert Said("x") == Said("x") != Said("y")
    assert Said("hello") != Say("hello")
    assert hash(Said("x")) == hash(Said("x"))
    assert contents(Sentence(("x",))) == (("x",),)
    assert repr(Said("x")) == "Said(text='x')"
    assert to_plain(Sentence(("x",))) == {
        "is": "sentence",
        "ask": "word",
        "must": True,
        "sealed": False,
        "so_far": ["x"],
    }


def test_values_are_saved_by_what_their_constructors_take() -> None:
    codec = Codec(Sentence, Said, Agenda, Close)
    agenda: Agenda[Talk] = Agenda([Close(), Close()])
    question, said, loaded = codec.load(codec.dump([Sentence(("x",)), Said("y"), agenda]))
    assert (question, said, loaded.steps) == (Sentence(("x",)), Said("y"), agenda.steps)
    assert question.ask is Ask.WORD


@pytest.mark.parametrize("value", [Close(), Said("x")], ids=repr)
def test_values_can_be_copied(value: Value) -> None:
    make, parts = value.__reduce__()
    assert make(*parts) == value
