"""The Inspector (ABE-SUP-INS)."""

from __future__ import annotations

from random import Random

import pytest

from citing import rule
from starhaul.kernel import CLOCK, Seat
from starhaul.trucker import TruckerState
from starhaul.trucker.adventures import CARD_NUMBERS
from starhaul.trucker.events import PileRead
from starhaul.trucker.team.using import AbilityOffer
from trucker.tables import asked, build, do, moves_of, place, read, refusal, set_up, take, told
from trucker.teams import before_building, hire, offers_to

OWN = Seat(0)
OTHER = Seat(1)
CARDS = ["II-01", "II-02", "I-02"]
MORE_CARDS = ["II-03", "II-05", "I-07"]
READING = ["read 1", "read 2", "read 3", "read 4"]


def building(seats: int = 2, **options: object) -> TruckerState:
    """The first two have added a component; seat 0 has a new Inspector."""
    table = hire(build(seats, **{"level": 2, **options}), 0, "inspector", new=True)
    for seat, tile in enumerate(("B089", "B090")):
        place(table, seat, tile, (7, 6))
    return table


def readable(table: TruckerState, seat: int) -> list[str]:
    return [move for move in moves_of(table, seat) if move.startswith("read")]


@rule("ABE-SUP-INS-01")
def test_the_owner_reads_the_fourth_pile_too_and_nobody_else_does() -> None:
    table = building()
    assert readable(table, 0) == READING
    assert readable(table, 1) == READING[:3]
    assert refusal(table, 1, "read 4") == ("no-such-pile", "TIM-09")
    (seen,) = told(read(table, 0, 4, CARDS), PileRead)
    assert {*seen.cards} == {*CARDS}
    assert seen.seen_by(OWN) == seen
    assert seen.seen_by(OTHER) is seen.seen_by(None) is None
    do(table, 0, "put-back")
    assert refusal(table, 1, "read 4") == ("no-such-pile", "TIM-09"), "nor after it was read"


@rule("ABE-SUP-INS-01")
def test_the_fourth_pile_is_shown_to_all_and_its_cards_to_its_reader_alone() -> None:
    table = building()
    assert [pile.number for pile in table.view(OTHER).forecast] == [1, 2, 3, 4]
    read(table, 0, 4, CARDS)
    own, other, watching = (table.view(seat).forecast[3] for seat in (OWN, OTHER, None))
    assert own.readers == other.readers == watching.readers == (OWN,)
    assert {*(own.cards or ())} == {*CARDS}
    assert other.cards is watching.cards is None


@rule("ABE-SUP-INS-01")
def test_without_an_inspector_nobody_sees_a_fourth_pile() -> None:
    table = hire(build(level=2), 0, "buyer")
    assert [pile.number for pile in table.view(OWN).forecast] == [1, 2, 3]


@rule("ABE-SUP-INS-01")
def test_what_the_owner_has_seen_is_certain_to_nobody_else() -> None:
    table = building(seats=3)
    read(table, 0, 4, CARDS)
    do(table, 0, "put-back")
    read(table, 1, 2, MORE_CARDS)
    for seat in table.all_seats():
        guesses = [table.view(seat).sample_state(Random(seed)) for seed in range(20)]
        assert all(guess.view(seat) == table.view(seat) for guess in guesses)
        assert {guess.deck.cards_to_come() for guess in guesses} == {table.deck.cards_to_come()}
        fourth = {guess.deck.piles[3] for guess in guesses}
        assert len(fourth) == 1 if seat == OWN else len(fourth) > 10
        assert {guess.deck.piles[0].cards for guess in guesses} == {None}, "nobody has read it"


@rule("ABE-SUP-INS-01")
def test_the_fourth_pile_is_as_the_mission_made_it() -> None:
    table = hire(set_up("MS02", level=2), 0, "inspector", new=True)
    assert table.deck.limits is not None, "all piles were laid out"
    place(table, 0, "B089", (7, 6))
    laid = table.deck.piles[3].cards
    (seen,) = told(do(table, 0, "read 4"), PileRead)
    assert {CARD_NUMBERS[id] for id in seen.cards} == {*(laid or ())} != set()
    for seed in range(5):
        guess = table.view(OTHER).sample_state(Random(seed))
        assert all(pile.cards for pile in guess.deck.piles)
        assert guess.view(OTHER) == table.view(OTHER)


@rule("ABE-SUP-INS-01")
def test_all_cards_of_four_read_piles_come_in_the_flight_and_no_other() -> None:
    table = building()
    cards = [CARDS, MORE_CARDS, ["II-06", "II-07", "I-03"], ["II-08", "II-09", "I-04"]]
    for pile, found in enumerate(cards, 1):
        read(table, 0, pile, found)
        do(table, 0, "put-back")
    assert {*table.deck.read_cards()} == {CARD_NUMBERS[id] for pile in cards for id in pile}
    assert table.deck.cards_to_come() == 12
    assert not any(table.deck.hidden)


@rule("ABE-SUP-INS-01")
def test_the_owner_reads_after_finishing_as_long_as_somebody_builds() -> None:
    table = building(seats=3)
    do(table, 0, "finish 1")
    assert asked(table) == {0: "LINGER", 1: "BUILD", 2: "BUILD"}
    assert not table.decisions[OWN].must
    assert moves_of(table, 0) == [*READING, "done"]
    read(table, 0, 2, CARDS)
    assert moves_of(table, 0) == ["put-back"]
    assert refusal(table, 0, "read 1") == ("reading-a-pile", "TIM-07")
    assert refusal(table, 1, "read 2") == ("pile-taken", "TIM-08")
    do(table, 1, "finish 2")
    assert asked(table) == {0: "LINGER", 2: "BUILD"}
    do(table, 2, "finish 3")
    assert table.hands[0].reading == -1, "put back when nobody builds"
    assert "LINGER" not in asked(table).values()


@rule("ABE-SUP-INS-01")
def test_others_do_not_read_after_finishing_and_the_owner_adds_nothing() -> None:
    table = building()
    do(table, 1, "finish 1")
    assert asked(table) == {0: "BUILD"}
    table = building()
    do(table, 0, "finish 1")
    assert refusal(table, 0, "take") == ("finished-building", "TIM-17")


@rule("ABE-SUP-INS-01")
def test_who_has_read_enough_is_not_asked_any_more() -> None:
    table = building()
    do(table, 0, "finish 1")
    question = table.questions[OWN]
    assert str(question.default(table, OWN)) == "done"
    assert refusal(table, 0, "put-back") == ("no-pile-in-hand", "TIM-07")
    do(table, 0, "done")
    assert asked(table) == {1: "BUILD"}


@rule("ABE-SUP-INS-01")
def test_reading_late_and_adding_late_go_together() -> None:
    table = hire(building(), 0, "swindler", new=True)
    do(table, 0, "finish 1")
    assert moves_of(table, 0).count("done") == 1
    take(table, 0, "B092")
    assert readable(table, 0) == []
    assert refusal(table, 0, "read 1") == ("component-in-hand", "BLD-03")
    assert refusal(table, 0, "done") == ("component-in-hand", "BLD-03")
    do(table, 0, "return")
    read(table, 0, 1, CARDS)
    assert refusal(table, 0, "take") == ("reading-a-pile", "TIM-07")
    do(table, 0, "put-back, done")
    assert asked(table) == {1: "BUILD"}, "enough of both"


@rule("ABE-SUP-INS-02")
def test_with_b_the_owner_reads_before_a_first_component_is_added() -> None:
    table = hire(build(level=2), 0, "inspector")
    assert readable(table, 0) == READING
    assert refusal(table, 0, "read 4") is None
    assert refusal(table, 1, "read 1") == ("nothing-added-yet", "TIM-07")
    new = hire(build(level=2), 0, "inspector", new=True)
    assert readable(new, 0) == []
    assert refusal(new, 0, "read 1") == ("nothing-added-yet", "TIM-07")


@rule("ABE-SUP-INS-02", "ABE-SUP-INS-03")
def test_without_a_timer_the_look_before_building_ends_when_the_owner_says_so() -> None:
    table = before_building(build(level=2), 0, "inspector")
    assert asked(table) == {0: "USE_ABILITY"}
    assert offers_to(table, 0) == [AbilityOffer("inspector.b")]
    do(table, 0, "use inspector.b")
    assert asked(table) == {0: "READ_AHEAD"}, "nobody else builds meanwhile"
    assert table.decisions[OWN].must
    assert moves_of(table, 0) == [*READING, "done"]
    read(table, 0, 4, CARDS)
    assert moves_of(table, 0) == ["put-back", *READING[:3], "done"]
    read(table, 0, 1, MORE_CARDS)
    assert table.hands[0].reading == 1, "another pile takes the place of the one before"
    do(table, 0, "done")
    assert table.hands[0].reading == -1
    assert asked(table) == {0: "BUILD", 1: "BUILD"}
    assert [pile.cards is not None for pile in table.view(OWN).forecast] == [True, False, False, True]


@rule("ABE-SUP-INS-03")
@pytest.mark.parametrize("is_reading", [True, False])
def test_with_a_timer_the_clock_ends_the_look_after_twenty_seconds(is_reading: bool) -> None:
    table = before_building(build(level=2, timer="rulebook"), 0, "inspector")
    do(table, 0, "use inspector.b")
    assert asked(table) == {0: "READ_AHEAD", CLOCK: "TIME"}
    assert not table.decisions[OWN].must
    assert [table.decisions[CLOCK].seconds(move) for move in table.legal_moves(CLOCK)] == [20]
    if is_reading:
        read(table, 0, 4, CARDS)
    assert table.timer.space == 0, "the sand does not run yet"
    do(table, CLOCK, "time-out")
    assert table.hands[0].reading == -1
    assert asked(table) == {0: "BUILD", 1: "BUILD", CLOCK: "SAND"}
    assert table.timer.space == 1


@rule("ABE-SUP-INS-03")
def test_with_a_timer_the_owner_may_have_seen_enough_before() -> None:
    table = before_building(build(level=2, timer="relaxed"), 1, "inspector")
    do(table, 1, "use inspector.b, done")
    assert asked(table) == {0: "BUILD", 1: "BUILD", CLOCK: "SAND"}


@rule("ABE-SUP-INS-02")
def test_nobody_looks_where_no_piles_are_made() -> None:
    table = before_building(build(level="learning"), 0, "inspector")
    assert asked(table) == {0: "BUILD", 1: "BUILD"}
    assert readable(table, 0) == []
    do(table, 0, "finish 1")
    assert asked(table) == {1: "BUILD"}


def test_somebody_who_was_not_taught_reads_all_piles() -> None:
    table = before_building(build(level=2), 0, "inspector")
    while asked(table) != {0: "BUILD", 1: "BUILD"}:
        if table.chance is not None:
            table.resolve(table.chance.sample(Random(0)))
        else:
            table.apply(OWN, table.questions[OWN].default(table, OWN))
    assert all(pile.is_read_by(OWN) for pile in table.deck.piles)
    assert len(table.deck.piles) == 4
