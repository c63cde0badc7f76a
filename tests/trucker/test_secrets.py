"""What a seat may know of components and cards, and what it can only guess."""

from __future__ import annotations

from random import Random

from citing import rule
from starhaul.kernel import Seat
from starhaul.trucker.events import PileRead, TileDrawn
from trucker.seats import set_credits
from trucker.tables import build, do, place, read, take, told


@rule("BLD-04")
def test_only_the_taker_knows_a_component_until_it_is_put_somewhere() -> None:
    table = build(level=1, seats=2)
    (drawn,) = told(take(table, 0, "B001"), TileDrawn)
    assert drawn.seen_by(Seat(0)).tile == "B001"
    assert drawn.seen_by(Seat(1)).tile is None
    assert drawn.seen_by(None).tile is None
    own, other = table.view(Seat(0)).players[0].loose, table.view(Seat(1)).players[0].loose
    assert own is not None
    assert other is not None
    assert (own.tile, other.tile) == ("B001", None)
    do(table, 0, "return")
    assert table.view(Seat(1)).face_up == ("B001",)


def test_a_guess_agrees_with_what_the_seat_knows() -> None:
    table = build(level=2, seats=2)
    place(table, 0, "B079", (7, 6), next(turn for turn in range(4) if _fits(turn)))
    read(table, 0, 1, ["II-01", "II-02", "I-02"])
    take(table, 1, "B002")
    for seed in range(20):
        guess = table.view(Seat(1)).sample_state(Random(seed))
        assert guess.hands[1].tile == table.hands[1].tile
        assert guess.view(Seat(1)) == table.view(Seat(1))
        assert guess.deck.cards_to_come() == table.deck.cards_to_come()
    guesses = {table.view(Seat(1)).sample_state(Random(seed)).deck.piles[0] for seed in range(20)}
    assert len(guesses) > 10


def _fits(turn: int) -> bool:
    table = build(level=2, seats=2)
    take(table, 0, "B079")
    return f"place 7,6 {turn}" in map(str, table.legal_moves(Seat(0)))


@rule("TIM-08", "TIM-09")
def test_a_pile_is_the_same_for_its_second_reader() -> None:
    table = build(level=2, seats=2)
    for seat, tile in enumerate(("B079", "B080")):
        take(table, seat, tile)
        do(table, seat, next(str(move) for move in table.legal_moves(Seat(seat)) if "place" in str(move)))
    read(table, 0, 2, ["II-03", "II-05", "I-07"])
    assert "read 2" not in map(str, table.legal_moves(Seat(1)))
    do(table, 0, "put-back")
    (seen,) = told(do(table, 1, "read 2"), PileRead)
    assert set(seen.cards) == {"II-03", "II-05", "I-07"}
    assert table.chance is None


@rule("FLT-07")
def test_credits_are_their_owners_secret() -> None:
    table = build(level=1, seats=2)
    set_credits(table, [5, 7])
    assert [player.credits for player in table.view(Seat(0)).players] == [5, None]
    assert [player.credits for player in table.view(None).players] == [None, None]
