"""A bot that was never taught a question answers as the question itself proposes."""

from __future__ import annotations

import pytest

from rules.trucker.fleet import bare, launched
from rules.trucker_abe.skies import FRONT_SMALL, under
from starhaul.bots.trucker import mind
from starhaul.kernel import Seat
from starhaul.trucker import TruckerState
from starhaul.trucker.hazards import Hit
from trucker.tables import play

SEAT = Seat(0)


def asked_to_shift(hit: Hit, roll: int) -> TruckerState:
    """A thruster to the left, beside the starting cabin with its exposed connectors."""
    built = launched("II", (6, 7), """
        A12< start batteryx2:***3
    """)  # fmt: skip
    table = under(hit, ships=(built, bare()))
    play(table, rolls=[roll])
    return table


@pytest.mark.parametrize(
    ("hit", "roll", "answer"),
    [(FRONT_SMALL, 7, "shift left"), (Hit("heavy", "front"), 8, "stay"), (Hit("heavy", "front"), 7, "shift left")],
    ids=["a bounce instead of a hit", "the cabin is worth more", "a thruster is worth less"],
)
def test_shifting_goes_where_it_harms_least(hit: Hit, roll: int, answer: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mind, "ANSWERS", {})
    table = asked_to_shift(hit, roll)
    assert str(mind.answer(table, SEAT, table.legal_moves(SEAT))) == answer


def test_a_hit_that_can_be_warded_off_is_not_dodged(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shifted, it would destroy the thruster."""
    monkeypatch.setattr(mind, "ANSWERS", {})
    built = launched("II", (6, 7), """
        A12<  start           shield^:***3
        .     batteryx2:3***  .
    """)  # fmt: skip
    table = under(Hit("light", "front"), ships=(built, bare()))
    play(table, rolls=[7])
    assert str(mind.answer(table, SEAT, table.legal_moves(SEAT))) == "stay"


def test_every_question_has_an_answer_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mind, "ANSWERS", {})
    table = asked_to_shift(FRONT_SMALL, 7)
    for _ in range(20):
        for seat in [*table.decisions]:
            moves = table.legal_moves(seat)
            assert mind.answer(table, seat, moves) in moves
        if table.chance is not None:
            break
        seat = next(iter(table.decisions))
        table.apply(seat, mind.answer(table, seat, table.legal_moves(seat)))
