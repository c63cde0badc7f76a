"""The Transgalactic Trek (TRK-01 to TRK-17). What each title measures is tested with the ships."""

from __future__ import annotations

from typing import Final

import pytest

from citing import rule
from rules.trucker.fleet import bare, launched, money
from rules.trucker.treks import fly_home, result, trek
from starhaul.kernel import BadOutcome, Event, Seat
from starhaul.trucker import TruckerState
from starhaul.trucker.events import Cause, CreditsChanged, CreditsShown, TitleDefended, TitleScored, TitleWon
from starhaul.trucker.printed_titles import TITLES
from starhaul.trucker.ship import Ship
from starhaul.trucker.titles import TitleId
from trucker.seats import credits_of, gold_of, set_credits, set_gold, set_titles, titles_of
from trucker.tables import asked, build, do, finish, moves_of, place, read, told

POWER: Final = "power_trucker"
FREIGHT: Final = "freight_hauler"
XENO: Final = "xenoquartermaster"
CRUISE: Final = "cruise_captain"
ENGINEER: Final = "master_engineer"
CORRIDOR: Final = "corridorist"


def powerful(level: str = "I", shields: int = 2) -> Ship:
    """So many shields beside the starting cabin: Power Trucker scores them."""
    left = "shield:*3**" if shields > 1 else "."
    return launched(level, (6, 7), f"""
        {left} start shield:***3
    """)  # fmt: skip


def laden(level: str = "I", blocks: str = "b") -> Ship:
    """A hold with these blocks."""
    return launched(level, (7, 7), """
        start holdx2:***3
    """, {(8, 7): blocks})  # fmt: skip


def won(events: list[Event]) -> dict[int, str]:
    return {event.seat: event.title for event in told(events, TitleWon)}


def defended(events: list[Event]) -> list[tuple[int, str, bool]]:
    return [(event.seat, event.title, event.gold) for event in told(events, TitleDefended)]


def title_money(events: list[Event]) -> list[tuple[int, int]]:
    return [(event.seat, event.amount) for event in told(events, CreditsChanged) if event.cause is Cause.TITLE]


def second_flight(*titles: TitleId, gold: bool = False) -> TruckerState:
    """After flight 1, seat 0 holding the first title, and so on; with gold, after flight 2, all of them defended."""
    table = trek(*titles)
    levels = ["I", "II"] if gold else ["I"]
    for level in levels:
        fly_home(table, *[bare(level) for _ in titles], moves=dict.fromkeys(range(len(titles)), "give-up"))
        if table.chance is not None:
            table.resolve(table.chance.read(" ".join(titles)))
    set_titles(table, list(titles))
    set_gold(table, [gold] * len(titles))
    set_credits(table, [0] * len(titles))
    return table


@rule("TRK-01")
def test_three_flights_of_levels_one_two_three_with_new_ships() -> None:
    """Credits and titles carry over, nothing else."""
    table = trek(POWER, FREIGHT)
    seen = []
    for level in ("I", "II", "III"):
        seen.append((table.view(None).level, [ship.components_count for ship in table.ships]))
        set_credits(table, [credit + 10 for credit in credits_of(table)])
        fly_home(table, powerful(level), laden(level))
    assert seen == [("I", [1, 1]), ("II", [1, 1]), ("III", [1, 1])]
    assert titles_of(table) == [POWER, FREIGHT]
    assert all(score > 30 for score in result(table).scores)


@rule("TRK-02")
def test_debts_are_forgiven_between_flights_and_not_after_the_last() -> None:
    table = trek(POWER, FREIGHT)
    home = {0: "give-up", 1: "give-up"}
    fly_home(table, bare("I"), bare("I"), moves=home, discarded={0: 5})
    assert table.chance is not None
    table.resolve(table.chance.read(f"{POWER} {FREIGHT}"))
    assert credits_of(table) == [0, 0]
    fly_home(table, bare("II"), bare("II"), moves=home)
    fly_home(table, bare("III"), bare("III"), moves=home, discarded={0: 7})
    assert result(table).scores == (-7, 0)


@rule("TRK-03")
def test_cards_dealt_in_a_flight_leave_the_game() -> None:
    """Seat 0 reads a pile of flight 1, then all give up before any card: its cards do not come back. Flight 2 takes 4
    of the 12 cards left of deck I, flight 3 takes 4 of 8, and 4 of the 12 left of deck II."""
    table = trek(POWER, FREIGHT)
    assert table.deck.left == (12, 20, 20)
    place(table, 0, "B112", (8, 7))
    read(table, 0, 1, ["I-01", "I-02"])
    do(table, 0, "put-back")
    finish(table)
    do(table, 0, "give-up")
    do(table, 1, "give-up")
    assert table.chance is not None
    table.resolve(table.chance.read(f"{POWER} {FREIGHT}"))
    assert (table.view(None).level, table.deck.left) == ("II", (8, 12, 20))
    place(table, 0, "B112", (8, 7))
    with pytest.raises(BadOutcome):
        read(table, 0, 1, ["II-01", "II-02", "I-01"])


@rule("TRK-04")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_as_many_titles_as_players_are_drawn_for_all_to_see(seats: int) -> None:
    table = build(seats=seats, mode="trek")
    assert table.chance is not None
    assert not table.chance.allows(tuple(range(seats + 1)))
    table.resolve(tuple(range(seats)))
    assert asked(table) == dict.fromkeys(range(seats), "BUILD")
    assert table.view(None).titles == tuple(TITLES[:seats])
    assert titles_of(table) == [None] * seats, "nobody has one yet"


@rule("TRK-05")
def test_titles_replace_the_reward_for_looks() -> None:
    """In every flight of a Trek."""
    table = trek(POWER, FREIGHT)
    for level in ("I", "II", "III"):
        fly_home(table, powerful(level), laden(level))
    reasons = {line.reason for bill in result(table).breakdown for line in bill}
    assert "best_looking" not in reasons
    assert {"finish", "title"} <= reasons


@rule("TRK-06", "trucker-base:EX-14")
def test_example_power_trucker_is_who_finished_with_the_most_powered_components() -> None:
    """Two shields against one; seat 2 had two as well but gave up."""
    table = trek(POWER, FREIGHT, XENO)
    events = fly_home(
        table, powerful(shields=1), powerful(shields=2), powerful(shields=2), positions=[9, 6, 3], moves={2: "give-up"}
    )
    scored = {event.title: event.scores for event in told(events, TitleScored)}
    assert scored[POWER] == (1, 2, None)
    assert (1, 2) in title_money(events)
    assert asked(table) == {0: "KEEP_TITLE"}, "the leader has the two titles that nobody scored in"
    assert moves_of(table, 0) == [f"keep-title {FREIGHT}", f"keep-title {XENO}"]


@rule("TRK-06")
def test_all_who_share_the_best_score_get_credits_and_the_one_ahead_the_tile() -> None:
    """Two titles; both ships have two shields, seat 1 is ahead and laden."""
    table = trek(POWER, ENGINEER)
    events = fly_home(table, powerful(), powerful(), positions=[3, 6])
    assert title_money(events) == [(1, 2), (0, 2), (1, 2), (0, 2)]
    assert asked(table) == {1: "KEEP_TITLE"}


@rule("TRK-07")
def test_a_title_nobody_scores_in_goes_to_the_leader_without_credits() -> None:
    table = trek(POWER, FREIGHT)
    events = fly_home(table, powerful(), bare("I"), positions=[3, 6])
    assert won(events) == {0: POWER, 1: FREIGHT}
    assert title_money(events) == [(0, 2)]


@rule("TRK-08")
def test_when_nobody_finished_titles_are_dealt_at_random() -> None:
    table = trek(POWER, FREIGHT)
    events = fly_home(table, powerful(), laden(), moves={0: "give-up", 1: "give-up"})
    assert title_money(events) == []
    assert table.chance is not None
    events = table.resolve(table.chance.read(f"{FREIGHT} {POWER}"))
    assert won(events) == {0: FREIGHT, 1: POWER}
    assert titles_of(table) == [FREIGHT, POWER]


@rule("TRK-09")
def test_who_has_several_titles_keeps_one_and_gives_the_others_away() -> None:
    """Seat 0 wins all three; seat 2 has given up and gets one all the same. The credits stay."""
    table = trek(POWER, ENGINEER, FREIGHT)
    fly_home(table, powerful(), bare("I"), bare("I"), positions=[9, 6, 3], moves={2: "give-up"})
    assert table.players[0].purse.credits == 4 + 2 * 2
    assert asked(table) == {0: "KEEP_TITLE"}
    do(table, 0, f"keep-title {ENGINEER}")
    assert (asked(table), moves_of(table, 0)) == ({0: "GIVE_TITLE"}, ["give-title 1", "give-title 2"])
    events = do(table, 0, "give-title 2")
    assert won(events) == {0: ENGINEER, 1: FREIGHT, 2: POWER}
    assert table.view(None).level == "II"
    assert table.players[0].purse.credits == 4 + 2 * 2


@rule("TRK-09")
def test_of_several_givers_the_one_farther_ahead_decides_first() -> None:
    """Seats 1 and 3 have two titles each; seat 3 finished ahead. A title goes to somebody without one only."""
    table = trek(POWER, ENGINEER, FREIGHT, CRUISE)
    big = launched("I", (6, 6), """
        .           shield:**3*  .
        shield:*3** start        shield:***3
    """)  # fmt: skip
    view = launched("I", (6, 7), """
        hold:*3** start cabin:***3
    """, {(6, 7): "b"})  # fmt: skip
    fly_home(table, bare("I"), big, bare("I"), view, positions=[1, 6, 3, 9])
    assert asked(table) == {3: "KEEP_TITLE"}
    do(table, 3, f"keep-title {CRUISE}")
    assert moves_of(table, 3) == ["give-title 0", "give-title 2"]
    do(table, 3, "give-title 2")
    assert asked(table) == {1: "KEEP_TITLE"}
    events = do(table, 1, f"keep-title {POWER}")
    assert won(events) == {0: ENGINEER, 1: POWER, 2: FREIGHT, 3: CRUISE}


@rule("TRK-10")
def test_defending_a_title_in_flight_two() -> None:
    """Seat 0 scores 2 as Power Trucker and turns its title to gold. Seat 1 fails as Freight Hauler: seat 0 has a block.
    Nobody scores in another's title."""
    table = second_flight(POWER, FREIGHT)
    ship = launched("II", (6, 7), """
        shield:*3** start holdx2:***3
    """, {(8, 7): "b"})  # fmt: skip
    events = fly_home(table, ship, bare("II"), positions=[6, 3])
    assert defended(events) == [(0, POWER, False)]
    assert title_money(events) == [(0, 4)]
    assert (titles_of(table), gold_of(table)) == ([POWER, FREIGHT], [True, False])


@rule("TRK-10")
def test_ties_defend_and_only_finishing_ships_count() -> None:
    """Both have one shield: seat 0 defends. Seat 2 with two shields gave up; it defends nothing either."""
    table = second_flight(POWER, FREIGHT, ENGINEER)
    events = fly_home(
        table, powerful("II", 1), powerful("II", 1), powerful("II", 2), positions=[9, 6, 3], moves={2: "give-up"}
    )
    assert (0, POWER, False) in defended(events)
    assert 2 not in [seat for seat, _, _ in defended(events)]


@rule("TRK-11")
def test_defending_in_flight_three_pays_six_for_silver_and_twelve_for_gold() -> None:
    table = second_flight(POWER, FREIGHT, gold=True)
    set_gold(table, [False, True])
    events = fly_home(table, powerful("III"), laden("III"), positions=[9, 5])
    assert title_money(events) == [(0, 6), (1, 12)]
    assert defended(events) == [(0, POWER, False), (1, FREIGHT, True)]


@rule("TRK-11")
def test_a_title_not_defended_in_flight_three_pays_nothing() -> None:
    table = second_flight(POWER, FREIGHT, gold=True)
    events = fly_home(table, laden("III"), powerful("III"), positions=[9, 5])
    assert title_money(events) == []


@rule("TRK-13", "trucker-base:EX-31")
@pytest.mark.parametrize("alien", [False, True])
def test_example_a_score_of_zero_defends_if_nobody_scores_more(alien: bool) -> None:
    """No alien on either ship, 0 to 0: the Xenoquartermaster gets 4 credits and a gold title. With one alien on the
    other ship, no."""
    other = launched("II", (7, 7), """
        start cabin:*3*2 purple:***3
    """, {(8, 7): "P"} if alien else {})  # fmt: skip
    table = second_flight(XENO, FREIGHT)
    events = fly_home(table, bare("II"), other, positions=[6, 3])
    assert ((0, 4) in title_money(events)) is not alien
    assert table.players[0].is_gold is not alien


@rule("TRK-14")
def test_after_flight_three_most_credits_win_and_ties_are_shared() -> None:
    table = second_flight(POWER, FREIGHT, ENGINEER, gold=True)
    set_credits(table, [20, 20, 3])
    events = fly_home(table, powerful("III"), bare("III"), bare("III"), moves=dict.fromkeys(range(3), "give-up"))
    assert result(table).ranks == (1, 1, 3)
    assert defended(events) == []


@rule("TRK-14")
def test_who_defends_gold_is_a_legend() -> None:
    """The event says so: gold was defended."""
    table = second_flight(POWER, FREIGHT, gold=True)
    events = fly_home(table, powerful("III"), bare("III"), positions=[9, 5])
    assert (0, POWER, True) in defended(events)


@rule("TRK-15")
def test_titles_look_at_the_ship_before_goods_are_sold() -> None:
    """The Freight Hauler's block scores, then it is sold."""
    table = trek(FREIGHT, POWER)
    events = fly_home(table, laden(blocks="b"), powerful(), positions=[3, 6])
    scored = {event.title: event.scores for event in told(events, TitleScored)}
    assert scored[FREIGHT] == (1, 0)
    assert (0, 1) in money(events), "the block"


@rule("TRK-16")
def test_before_each_flight_everything_goes_back_to_the_heap() -> None:
    table = trek(POWER, FREIGHT)
    place(table, 0, "B112", (8, 7))
    do(table, 0, "take")
    table.resolve(table.chance.read("B152") if table.chance else ())
    do(table, 0, "reserve")
    fly_home(table, powerful(), laden())
    view = table.view(None)
    assert (view.flight, view.face_down, view.face_up) == (2, 152, ())
    for player in view.players:
        assert (player.reserve, player.discarded, len(player.ship.components)) == ((), (), 1)


@rule("TRK-17")
def test_credits_are_shown_after_flight_three_and_not_before() -> None:
    table = trek(POWER, FREIGHT)
    for level in ("I", "II"):
        events = fly_home(table, powerful(level), laden(level))
        assert told(events, CreditsShown) == []
        assert table.view(Seat(1)).players[0].credits is None
    events = fly_home(table, powerful("III"), laden("III"))
    assert [event.credits for event in told(events, CreditsShown)] == [result(table).scores]
    assert table.view(Seat(1)).players[0].credits == result(table).scores[0]
