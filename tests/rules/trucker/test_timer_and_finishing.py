"""Timer, forecast, reserve and the end of building (TIM)."""

from __future__ import annotations

import pytest

from citing import rule
from rules.trucker.fleet import discarded, squares_of
from starhaul.kernel import CLOCK, BadOutcome, Seat
from starhaul.trucker import TruckerState
from starhaul.trucker.adventures import CARD_NUMBERS
from starhaul.trucker.card_draws import Reveal
from starhaul.trucker.events import BuildingFinished, CardRevealed, PileRead
from starhaul.trucker.moves import ReadPile
from trucker.seats import credits_of, positions_of, spaces_of
from trucker.tables import asked, build, do, finish, moves_of, place, read, refusal, take, told

HOLD, GUN, PIPES, SHIELD = "B112", "B061", "B152", "B101"


def sand_out(table: TruckerState) -> None:
    do(table, CLOCK, "sand-out")


def last_sand(table: TruckerState) -> None:
    """Seat 0 has finished and turns the timer of a level I flight; then its last sand runs out."""
    do(table, 0, "finish 1")
    sand_out(table)
    do(table, 0, "flip")
    sand_out(table)


def fly_on(table: TruckerState) -> None:
    for seat in table.order():
        do(table, seat, "fly-on")


@rule("TIM-01")
@pytest.mark.parametrize(
    ("level", "name", "ship_class", "spaces", "start"),
    [
        ("learning", "L", "I", 18, (4, 2, 1, 0)),
        (1, "I", "I", 18, (4, 2, 1, 0)),
        (2, "II", "II", 24, (6, 3, 1, 0)),
        (3, "III", "III", 34, (9, 5, 2, 0)),
    ],
)
def test_the_boards_of_the_level_are_used(
    level: object, name: str, ship_class: str, spaces: int, start: tuple[int, ...]
) -> None:
    table = build(seats=4, level=level)
    assert {player.ship.ship_class for player in table.view(None).players} == {ship_class}
    finish(table)
    assert (table.view(None).level, table.board.spaces, tuple(positions_of(table))) == (name, spaces, start)


@rule("TIM-02")
@pytest.mark.parametrize(
    ("level", "pile", "wrong", "cards"),
    [
        (1, ["I-01", "I-02"], ["I-01", "II-01"], 8),
        (2, ["II-01", "II-02", "I-01"], ["II-01", "I-02", "I-01"], 12),
        (3, ["III-01", "III-02", "II-01", "I-01"], ["III-01", "II-02", "II-01", "I-01"], 16),
    ],
)
def test_four_piles_of_the_printed_composition(level: int, pile: list[str], wrong: list[str], cards: int) -> None:
    """Three of them are the forecast; all four are the cards of the flight."""
    table = build(level=level)
    assert (table.view(None).cards_to_come, len(table.view(None).forecast)) == (cards, 3)
    place(table, 0, HOLD, (8, 7))
    with pytest.raises(BadOutcome):
        read(table, 0, 1, wrong)
    table.resolve(tuple(CARD_NUMBERS[id] for id in pile))
    assert table.view(table.all_seats()[0]).forecast[0].cards == tuple(pile)
    assert table.view(None).cards_to_come == cards


@rule("TIM-02", "trucker-base:EX-07")
def test_example_a_pile_of_level_three() -> None:
    """Two cards III, one II, one I in each: sixteen in all, four of them never forecast."""
    table = build(level=3)
    place(table, 0, HOLD, (8, 7))
    for number in (1, 2, 3):
        odd, even = 2 * number - 1, 2 * number
        pile = [f"III-{odd:02}", f"III-{even:02}", f"II-{number:02}", f"I-{number:02}"]
        events = read(table, 0, number, pile)
        assert told(events, PileRead)[0].cards == tuple(pile)
        do(table, 0, "put-back")
    assert table.view(None).cards_to_come == 16
    assert table.deck.hidden == (1, 1, 2), "the hidden pile has the same composition"


@rule("TIM-03")
def test_the_timer_starts_on_its_first_space_for_all_at_once() -> None:
    table = build(seats=3, level=2, timer="rulebook")
    timer = table.view(None).timer
    assert timer is not None
    assert (timer.space, timer.running) == (1, True)
    assert asked(table) == {0: "BUILD", 1: "BUILD", 2: "BUILD", CLOCK: "SAND"}


@rule("TIM-04")
def test_once_the_sand_has_run_out_anybody_may_flip_and_nobody_must() -> None:
    table = build(level=2, timer="rulebook")
    assert refusal(table, 1, "flip") == ("sand-still-running", "TIM-04")
    sand_out(table)
    place(table, 0, HOLD, (8, 7))
    assert "flip" in moves_of(table, 0)
    assert CLOCK not in table.decisions, "no sand runs: nothing happens by itself"
    do(table, 1, "flip")
    timer = table.view(None).timer
    assert timer is not None
    assert (timer.space, timer.running) == (2, True)
    assert refusal(table, 0, "flip") == ("sand-still-running", "TIM-04")


@rule("TIM-05")
def test_the_last_flip_is_for_those_who_have_finished() -> None:
    """Level II has three spaces. The flip to the third waits for the sand on the second, too."""
    table = build(level=2, timer="rulebook")
    sand_out(table)
    do(table, 1, "flip")
    do(table, 0, "finish 2")
    assert refusal(table, 0, "flip") == ("not-asked", "FLT-01"), "the sand is running"
    sand_out(table)
    assert refusal(table, 1, "flip") == ("last-flip-for-finished", "TIM-05")
    do(table, 0, "flip")
    timer = table.view(None).timer
    assert timer is not None
    assert timer.space == timer.spaces == 3


@rule("TIM-05", "trucker-base:EX-30")
@pytest.mark.parametrize(("level", "flips"), [(1, 1), (2, 2), (3, 3)])
def test_example_flips_by_level(level: int, flips: int) -> None:
    """While nobody has finished all flips but the last are made; the last one takes somebody who has."""
    table = build(level=level, timer="rulebook")
    for _ in range(flips - 1):
        sand_out(table)
        do(table, 1, "flip")
    sand_out(table)
    assert refusal(table, 1, "flip") == ("last-flip-for-finished", "TIM-05")
    do(table, 0, "finish 1")
    do(table, 0, "flip")
    assert refusal(table, 1, "flip") == ("sand-still-running", "TIM-04")
    sand_out(table)
    assert asked(table) == {0: "FLY_ON"}, "building is over"


@rule("TIM-06")
def test_the_last_sand_stops_everybody_at_once() -> None:
    """Seat 1 holds a component, seat 2 has one attached, seat 3 reads a pile."""
    table = build(seats=4, level=1, timer="rulebook")
    take(table, 1, HOLD)
    place(table, 2, GUN, (7, 6))
    place(table, 3, PIPES, (7, 8))
    read(table, 3, 1, ["I-01", "I-02"])
    last_sand(table)
    assert asked(table) == {1: "STARTING_SPACE", 2: "STARTING_SPACE", 3: "STARTING_SPACE", CLOCK: "TIME"}
    assert table.view(None).face_up == (HOLD,)
    assert squares_of(table, 2) == [(7, 6), (7, 7)]
    assert table.view(None).players[3].reading is None


@rule("TIM-06", "TIM-16")
def test_a_reserved_component_in_hand_counts_as_still_reserved() -> None:
    table = build(level=1, timer="rulebook")
    take(table, 1, HOLD)
    do(table, 1, f"reserve; fetch {HOLD}")
    last_sand(table)
    assert (table.view(None).face_up, discarded(table, 1)) == ((), ["cargo_hold"])


@rule("TIM-07")
def test_reading_the_forecast_takes_one_added_component() -> None:
    table = build(level=2)
    take(table, 0, HOLD)
    do(table, 0, "return")
    assert refusal(table, 0, "read 1") == ("nothing-added-yet", "TIM-07")
    place(table, 0, GUN, (7, 6))
    read(table, 0, 2, ["II-01", "II-02", "I-01"])
    do(table, 0, "put-back")
    read(table, 0, 1, ["II-03", "II-04", "I-03"])
    do(table, 0, "put-back; read 2; put-back; read 2")
    assert table.view(table.all_seats()[0]).forecast[1].cards == ("II-01", "II-02", "I-01")


@rule("TIM-07")
def test_while_reading_nothing_else_is_done_but_flipping() -> None:
    table = build(level=2, timer="rulebook")
    take(table, 0, HOLD)
    do(table, 0, "return")
    place(table, 0, GUN, (7, 6))
    read(table, 0, 1, ["II-01", "II-02", "I-01"])
    assert moves_of(table, 0) == ["put-back"]
    for move in ("take", f"take {HOLD}", "place 8,7 0", "reserve", "finish 1", "read 2"):
        assert refusal(table, 0, move) == ("reading-a-pile", "TIM-07"), move
    sand_out(table)
    assert moves_of(table, 0) == ["put-back", "flip"]


@rule("TIM-08")
def test_a_pile_is_in_one_hand_at_a_time_and_stays_as_it_is() -> None:
    table = build(level=2)
    place(table, 0, HOLD, (8, 7))
    place(table, 1, GUN, (7, 6))
    read(table, 0, 1, ["II-01", "II-02", "I-01"])
    assert refusal(table, 1, "read 1") == ("pile-taken", "TIM-08")
    assert "read 2" in moves_of(table, 1)
    do(table, 0, "put-back")
    events = do(table, 1, "read 1")
    assert told(events, PileRead)[0].cards == ("II-01", "II-02", "I-01")


@rule("TIM-08")
def test_who_holds_a_loose_component_cannot_read() -> None:
    table = build(level=2)
    place(table, 0, GUN, (7, 6))
    take(table, 0, HOLD)
    assert refusal(table, 0, "read 1") == ("component-in-hand", "BLD-03")


@rule("TIM-09")
def test_nobody_reads_the_hidden_pile() -> None:
    """Three piles are offered, and who has read them all knows nothing of the cards of the fourth."""
    table = build(level=1)
    place(table, 0, HOLD, (8, 7))
    assert [move for move in moves_of(table, 0) if move.startswith("read")] == ["read 1", "read 2", "read 3"]
    for pile in (0, 4):
        problem = table.problem_with(Seat(0), ReadPile(pile))
        assert problem is not None
        assert (problem.code, problem.rule) == ("no-such-pile", "TIM-09")
    for number in (1, 2, 3):
        read(table, 0, number, [f"I-{2 * number - 1:02}", f"I-{2 * number:02}"])
        do(table, 0, "put-back")
    view = table.view(table.all_seats()[0])
    assert [pile.cards for pile in view.forecast] == [("I-01", "I-02"), ("I-03", "I-04"), ("I-05", "I-06")]
    finish(table)
    fly_on(table)
    assert isinstance(table.chance, Reveal)
    assert all(table.chance.allows((CARD_NUMBERS[f"I-{number:02}"],)) for number in range(7, 21))


@rule("TIM-10")
def test_finishing_takes_any_free_space_not_above_the_number_of_players() -> None:
    """Three players: spaces 1 to 3, at any time, for good."""
    table = build(seats=3, level=2)
    assert [move for move in moves_of(table, 1) if move.startswith("finish")] == ["finish 1", "finish 2", "finish 3"]
    assert refusal(table, 1, "finish 4") == ("space-not-free", "TIM-10")
    do(table, 1, "finish 2")
    assert refusal(table, 0, "finish 2") == ("space-not-free", "TIM-10")
    assert [move for move in moves_of(table, 0) if move.startswith("finish")] == ["finish 1", "finish 3"]
    assert moves_of(table, 1) == []
    do(table, 0, "finish 3")
    do(table, 2, "finish 1")
    assert positions_of(table) == [1, 3, 6]


@rule("TIM-11")
def test_stopped_players_take_spaces_as_they_confirm() -> None:
    table = build(seats=4, level=1, timer="rulebook")
    last_sand(table)
    do(table, 3, "finish 2")
    assert refusal(table, 1, "finish 2") == ("space-not-free", "TIM-10")
    events = do(table, 2, "finish 3")
    assert [(done.seat, done.space) for done in told(events, BuildingFinished)] == [(2, 3), (1, 4)]


@rule("TIM-11")
def test_who_does_not_confirm_in_time_gets_the_best_space_left_in_seat_order() -> None:
    table = build(seats=4, level=1, timer="rulebook")
    last_sand(table)
    do(table, 2, "finish 3")
    do(table, CLOCK, "time-out")
    assert spaces_of(table) == [1, 2, 3, 4]


@rule("TIM-12")
def test_building_ends_when_all_have_finished_and_not_before() -> None:
    """One still builds: the others wait, whatever the sand does, as long as nobody turns it to the last space."""
    table = build(seats=3, level=1, timer="rulebook")
    do(table, 0, "finish 1")
    do(table, 2, "finish 2")
    sand_out(table)
    assert asked(table) == {0: "WATCH", 1: "BUILD", 2: "WATCH"}
    place(table, 1, HOLD, (8, 7))
    do(table, 1, "finish 3")
    assert asked(table) == {0: "FLY_ON"}


@rule("TIM-13")
@pytest.mark.parametrize(("level", "deck"), [(1, "I"), (2, "II"), (3, "III")])
def test_the_first_card_is_of_the_flights_level(level: int, deck: str) -> None:
    """Also if somebody has read a pile; after it any card may come."""
    table = build(level=level)
    place(table, 0, HOLD, (8, 7))
    piles = {1: ["I-05", "I-09"], 2: ["II-04", "II-06", "I-05"], 3: ["III-06", "III-08", "II-04", "I-05"]}
    read(table, 0, 1, piles[level])
    do(table, 0, "put-back")
    finish(table)
    fly_on(table)
    assert isinstance(table.chance, Reveal)
    allowed = {id[: id.index("-")] for id, number in CARD_NUMBERS.items() if table.chance.allows((number,))}
    assert allowed == {deck}
    assert table.chance.allows((CARD_NUMBERS[piles[level][0]],))


@rule("TIM-13")
def test_the_other_cards_come_in_any_order() -> None:
    """The stardust card of deck II opens the flight; then a card of deck I may follow."""
    table = build(level=2)
    finish(table)
    fly_on(table)
    assert told(table.resolve((CARD_NUMBERS["II-04"],)), CardRevealed)
    fly_on(table)
    assert table.chance is not None
    assert table.chance.allows((CARD_NUMBERS["I-05"],))
    assert table.chance.allows((CARD_NUMBERS["II-05"],))
    assert not table.chance.allows((CARD_NUMBERS["II-04"],))


@rule("TIM-14")
def test_two_components_can_be_kept_aside() -> None:
    """A third has no place until one of them is added; others cannot take them."""
    table = build(level=2)
    for tile in (HOLD, GUN):
        take(table, 0, tile)
        do(table, 0, "reserve")
    take(table, 0, PIPES)
    assert refusal(table, 0, "reserve") == ("reserve-full", "TIM-14")
    do(table, 0, "return")
    assert refusal(table, 1, f"fetch {HOLD}") == ("not-reserved", "TIM-14")
    assert refusal(table, 1, f"take {HOLD}") == ("not-face-up", "BLD-03")
    do(table, 0, f"fetch {HOLD}; place 8,7 0; take {PIPES}; reserve")
    assert table.view(None).players[0].reserve == (GUN, PIPES)


@rule("TIM-15")
def test_a_reserved_component_never_goes_back_to_the_heap() -> None:
    table = build(level=2)
    take(table, 0, HOLD)
    do(table, 0, f"reserve; fetch {HOLD}")
    assert "return" not in moves_of(table, 0)
    assert refusal(table, 0, "return") == ("came-from-the-reserve", "TIM-15")


@rule("TIM-16", "END-07")
def test_what_is_still_reserved_counts_as_lost() -> None:
    table = build(level=2)
    for tile in (HOLD, SHIELD):
        take(table, 0, tile)
        do(table, 0, "reserve")
    finish(table)
    assert discarded(table, 0) == ["cargo_hold", "shield"]
    for seat in table.order():
        do(table, seat, "give-up")
    assert credits_of(table) == [-2, 0]


@rule("TIM-17")
def test_who_has_finished_may_only_flip() -> None:
    table = build(level=2, timer="rulebook")
    place(table, 0, HOLD, (8, 7))
    do(table, 0, "finish 1")
    assert moves_of(table, 0) == []
    sand_out(table)
    assert moves_of(table, 0) == ["flip"]
    for move in ("take", "read 1", "place 6,7 2", "reserve", "finish 2"):
        assert refusal(table, 0, move) == ("not-offered", "TIM-17"), move


@rule("TIM-18")
def test_cards_marked_for_learning_are_in_deck_one() -> None:
    """All eight of them can come up in a pile of a level I flight."""
    for first, second in (("I-02", "I-04"), ("I-05", "I-09"), ("I-13", "I-16"), ("I-18", "I-19")):
        table = build(level=1)
        place(table, 0, HOLD, (8, 7))
        assert told(read(table, 0, 1, [first, second]), PileRead)[0].cards == (first, second)
