"""Counting strength at the table (STR). The sums are tested with the ships."""

from __future__ import annotations

import pytest

from citing import rule
from rules.trucker.fleet import bare, launched, with_engines
from starhaul.trucker.events import Fight, Fought, StrengthDeclared
from starhaul.trucker.grid import Square
from starhaul.trucker.ship import Ship
from trucker.tables import asked, fly, moves_of, play, refusal, told


def racer(**contents: str) -> Ship:
    """A single engine, two double ones, two batteries of two."""
    squares: dict[str, Square] = {"left": (5, 7), "right": (6, 7)}
    return launched("II", (5, 7), """
        batteryx2:*3** batteryx2:*3*3 start        2engine^:***3 2engine^:***2
        .              .              engine^:10** .             .
    """, {squares[name]: text for name, text in contents.items()})  # fmt: skip


def tokens(built: Ship) -> list[int]:
    return [built.tokens_at(built.board.cell(square)) for square in ((5, 7), (6, 7))]


@rule("STR-04")
@pytest.mark.parametrize(("moves", "strength"), [("done", 1), ("power 8,7, done", 3), ("power 8,7, power 9,7", 5)])
def test_each_powered_double_costs_a_token(moves: str, strength: int) -> None:
    table = fly(racer(left="0t"), bare(), cards=["I-05"], positions=[6, 3])
    play(table, moves={0: moves})
    assert table.rockets[0].position == 6 + strength
    assert table.ships[0].total_tokens == 2 - moves.count("power")


@rule("STR-04")
def test_the_owner_chooses_the_battery() -> None:
    table = fly(racer(), bare(), cards=["I-05"])
    play(table, moves={0: "power 8,7, done"})
    assert asked(table) == {0: "PAY_TOKEN"}
    assert moves_of(table, 0) == ["pay 5,7", "pay 6,7"]
    other = table.clone()
    play(table, moves={0: "pay 6,7"})
    assert tokens(table.ships[0]) == [2, 1]
    play(other, moves={0: "pay 5,7"})
    assert (tokens(other.ships[0]), asked(other)) == ([1, 2], {0: "FLY_ON"})


@rule("STR-04")
def test_every_count_is_a_new_decision_and_tokens_are_gone_whatever_the_result() -> None:
    """Smugglers of strength 4 against one double cannon: the token is lost with the fight. Open space asks again."""
    built = launched("II", (6, 7), """
        2gun^:*3** start           2engine^:***3
        .          batteryx2:3***  .
    """)  # fmt: skip
    table = fly(built, bare(), cards=["II-02", "I-05"])
    events = play(table, moves={0: "power 6,7"})
    assert told(events, Fought)[0].result is Fight.LOST
    assert table.ships[0].total_tokens == 0, "one for the cannon, one for the smugglers"
    rich = fly(racer(right="0t"), bare(), cards=["I-05", "I-06"])
    play(rich, moves={0: "power 8,7, done"})
    assert asked(rich) == {0: "POWER"}
    play(rich, moves={0: "done"})
    assert rich.ships[0].total_tokens == 1


@rule("STR-04")
def test_there_is_no_power_without_a_token() -> None:
    table = fly(racer(left="0t", right="1t"), bare(), cards=["I-05"], positions=[6, 3])
    play(table)
    assert refusal(table, 0, "power 7,8") == ("not-offered", "STR-04"), "a single engine needs none"
    play(table, moves={0: "power 8,7"})
    assert table.rockets[0].position == 9


@rule("STR-05")
def test_only_what_costs_a_token_is_optional() -> None:
    """Single engines are counted without a question, and tokens may be kept."""
    table = fly(with_engines(2), racer(), cards=["I-05"], positions=[6, 3])
    events = play(table)
    assert [(declared.seat, declared.halves) for declared in told(events, StrengthDeclared)] == [(0, 4)]
    assert asked(table) == {1: "POWER"}
    assert "done" in moves_of(table, 1)
    events = play(table, moves={1: "done"})
    assert told(events, StrengthDeclared)[0].halves == 2


@rule("STR-05")
def test_an_alien_helps_whether_its_owner_likes_it_or_not() -> None:
    """One engine and a brown alien are 3; nothing is asked."""
    built = launched("II", (7, 7), """
        start        cabin:*3*2 brown:***3
        engine^:10** .          .
    """, {(8, 7): "B"})  # fmt: skip
    table = fly(built, bare(), cards=["I-05"], positions=[6, 3])
    play(table)
    assert table.rockets[0].position == 9


@rule("STR-09")
def test_strengths_are_declared_one_after_the_other_for_all_to_hear() -> None:
    """In the combat zone seat 1 decides with seat 0's strength known."""
    table = fly(racer(), racer(), cards=["I-16"], positions=[6, 3])
    play(table)
    assert asked(table) == {1: "POWER"}, "seat 0 had the smaller position after the first line"
    play(table, moves={1: "power 8,7, done, pay 5,7"})
    assert asked(table) == {0: "POWER"}
    viewer = table.all_seats()[0]
    assert table.view(viewer).players[1].declared == 6, "3, in half points"
    events = play(table, moves={0: "done"})
    declared = told(events, StrengthDeclared)[0]
    assert declared.seen_by(None) == declared == declared.seen_by(table.all_seats()[1])
