"""New games begin as copies of one pattern, and have nothing to do with each other after that."""

from __future__ import annotations

from starhaul import trucker


def test_new_games_share_nothing_that_one_of_them_remembers() -> None:
    one, other = (trucker.new_game(level=1, seats=2) for _ in range(2))
    one.legal_moves(0)
    one.view(0)
    assert one.known_moves
    assert one.memory
    assert not other.known_moves
    assert not other.memory


def test_what_happens_in_one_game_leaves_the_next_as_it_was() -> None:
    one = trucker.new_game(level=1, seats=2)
    before = one.dump()
    one.apply(0, one.legal_moves(0)[-1])
    assert trucker.new_game(level=1, seats=2).dump() == before != one.dump()
