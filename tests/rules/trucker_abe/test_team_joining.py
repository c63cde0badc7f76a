"""How players come by the members of the Support Team (ABE-SUP-01 to ABE-SUP-10, ABE-SUP-13, ABE-SUP-16)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from citing import rule
from starhaul.kernel import BadOption, BadOutcome, Event, Seat
from starhaul.trucker import GAME, TruckerState
from starhaul.trucker.assignment import Feats
from starhaul.trucker.events import MemberJoined, MembersDealt, MembersLaidOut, MembersLeft
from starhaul.trucker.recruiting import MemberDraw
from starhaul.trucker.team.printed import PRINTED_MEMBERS
from trucker.tables import asked, build, do, moves_of, set_up, told
from trucker.teams import come_home, draw_members

HANDS = [
    "buyer welder trader",
    "planner plumber smuggler",
    "saboteur swindler stock_boy",
    "advertiser architect inspector",
]
SECOND = ["bureaucrat deliveryman", "assembler hypergeometer", "welder trader", "plumber security_guard"]


def series(flights: int, seats: int = 2, **options: Any) -> TruckerState:
    levels = [(1, 2, 3)[number % 3] for number in range(flights)]
    return build(seats, mode="series", levels=levels, **{"team": "standard", **options})


def deal(table: TruckerState, *hands: str) -> list[Event]:
    """These cards to the seats, in their order."""
    return [event for hand in hands for event in draw_members(table, hand)]


def choose(table: TruckerState, *members: str) -> list[Event]:
    return [event for seat, member in enumerate(members) for event in do(table, seat, f"member {member}")]


def members_of(table: TruckerState) -> list[list[str]]:
    return [[*team.members] for team in table.teams]


def abilities_of(table: TruckerState, seat: int) -> list[str]:
    return table.teams[seat].abilities(table.flight)


def bag_of(table: TruckerState) -> set[str]:
    assert isinstance(table.chance, MemberDraw)
    return {*table.chance.bag}


# Dealt


@rule("ABE-SUP-04", "ABE-SUP-02")
def test_the_first_of_three_flights_is_flown_without_a_team_and_three_cards_are_dealt_after_it() -> None:
    table = series(3)
    assert set(asked(table).values()) == {"BUILD"}
    come_home(table, 0, 1)
    assert [event.members for event in told(deal(table, *HANDS[:2]), MembersDealt)] == [
        ("buyer", "welder", "trader"),
        ("planner", "plumber", "smuggler"),
    ]
    assert asked(table) == {0: "KEEP_MEMBER", 1: "KEEP_MEMBER"}
    assert moves_of(table, 1) == ["member planner", "member plumber", "member smuggler"]
    choose(table, "buyer", "plumber")
    assert members_of(table) == [["buyer"], ["plumber"]]
    assert abilities_of(table, 0) == ["buyer.a"]
    assert set(asked(table).values()) == {"BUILD"}
    assert table.terms[0].reserve_places == 3
    assert not table.terms[0].may_return_reserved


@rule("ABE-SUP-04")
def test_choices_are_sealed_and_shown_together() -> None:
    table = series(3, seats=3)
    come_home(table, 0, 1, 2)
    deal(table, *HANDS[:3])
    assert not told(do(table, 1, "member planner"), MemberJoined)
    assert [table.view(seat).players[1].team is None for seat in (0, None)] == [True, True]
    own = table.view(2).players[2].team
    assert own is not None
    assert own.dealt == ("saboteur", "swindler", "stock_boy")
    do(table, 2, "member saboteur")
    events = do(table, 0, "member buyer")
    joined = [MemberJoined(Seat(0), "buyer"), MemberJoined(Seat(1), "planner"), MemberJoined(Seat(2), "saboteur")]
    assert told(events, MemberJoined) == joined


@rule("ABE-SUP-04")
def test_nobody_sees_what_others_were_dealt() -> None:
    table = series(3)
    come_home(table, 0, 1)
    assert table.chance is not None
    assert table.chance.seen_by == (0,)
    (event,) = told(draw_members(table, HANDS[0]), MembersDealt)
    assert event.seen_by(0) == event
    assert event.seen_by(1) == event.seen_by(None) == MembersDealt(Seat(0), ())
    draw_members(table, HANDS[1])
    do(table, 0, "member trader")
    known = table.view(1)
    for seed in range(20):
        guess = known.sample_state(Random(seed)).teams[0]
        assert guess.choice in guess.dealt
        assert len({*guess.dealt}) == 3
        assert not {*guess.dealt} & {*HANDS[1].split()}
    guesses = {known.sample_state(Random(seed)).teams[0].dealt for seed in range(20)}
    assert len(guesses) > 10


@rule("ABE-SUP-04", "ABE-SUP-05", "ABE-SUP-06", "ABE-SUP-03")
def test_after_the_second_flight_two_of_all_remaining_cards_are_dealt_to_each_of_four() -> None:
    table = series(3, seats=4)
    come_home(table, 0, 1, 2, 3)
    deal(table, *HANDS)
    choose(table, "buyer", "planner", "saboteur", "advertiser")
    come_home(table, 0, 1, 2, 3)
    assert bag_of(table) == {*PRINTED_MEMBERS} - {"buyer", "planner", "saboteur", "advertiser"}, "discards are back"
    deal(table, *SECOND)
    shown = [table.view(seat).players[0].team for seat in (0, 1, None)]
    assert [team and team.dealt for team in shown] == [("bureaucrat", "deliveryman"), (), ()]
    choose(table, "bureaucrat", "assembler", "trader", "plumber")
    assert members_of(table)[0] == ["buyer", "bureaucrat"]
    assert abilities_of(table, 0) == ["buyer.a", "buyer.b", "bureaucrat.a"]
    assert table.terms[0].may_return_reserved


@rule("ABE-SUP-01")
def test_no_card_is_dealt_twice() -> None:
    table = series(3)
    come_home(table, 0, 1)
    draw_members(table, HANDS[0])
    assert bag_of(table) == {*PRINTED_MEMBERS} - {*HANDS[0].split()}
    for cards in ("buyer plumber planner", "plumber plumber planner", "plumber planner", "hotel_clerk plumber planner"):
        with pytest.raises(BadOutcome):
            draw_members(table, cards)


@rule("ABE-SUP-07")
def test_flights_are_counted_not_their_levels() -> None:
    table = build(2, mode="series", levels=[3, 3, 1], team="standard")
    assert set(asked(table).values()) == {"BUILD"}
    come_home(table, 0, 1)
    deal(table, *HANDS[:2])
    choose(table, "buyer", "plumber")
    assert abilities_of(table, 1) == ["plumber.a"]
    come_home(table, 0, 1)
    deal(table, *SECOND[:2])
    choose(table, "bureaucrat", "assembler")
    assert abilities_of(table, 1) == ["plumber.a", "plumber.b", "assembler.a"]


@rule("ABE-SUP-08", "ABE-SUP-09")
def test_after_the_third_flight_each_gets_one_random_card_and_then_no_more() -> None:
    table = series(5)
    come_home(table, 0, 1)
    deal(table, *HANDS[:2])
    choose(table, "buyer", "plumber")
    come_home(table, 0, 1)
    deal(table, *SECOND[:2])
    choose(table, "deliveryman", "assembler")
    come_home(table, 0, 1)
    deal(table, "swindler", "stock_boy")
    assert members_of(table) == [["buyer", "deliveryman", "swindler"], ["plumber", "assembler", "stock_boy"]]
    assert set(asked(table).values()) == {"BUILD"}, "a single card is kept without a question"
    come_home(table, 0, 1)
    assert table.flight == 4
    assert set(asked(table).values()) == {"BUILD"}
    assert [len(members) for members in members_of(table)] == [3, 3]


@rule("ABE-SUP-10", "ABE-SUP-16")
@pytest.mark.parametrize("flights", [1, 2])
def test_in_one_or_two_flights_cards_are_dealt_before_each(flights: int) -> None:
    table = series(flights)
    deal(table, *HANDS[:2])
    choose(table, "buyer", "plumber")
    assert table.flight == 0
    assert abilities_of(table, 0) == ["buyer.a"]
    come_home(table, 0, 1)
    if flights == 1:
        assert table.is_over
        return
    deal(table, *SECOND[:2])
    choose(table, "bureaucrat", "assembler")
    assert abilities_of(table, 0) == ["buyer.a", "buyer.b", "bureaucrat.a"]


@rule("ABE-SUP-16", "ABE-SUP-03")
def test_what_was_used_is_there_again_in_the_next_flight() -> None:
    table = series(3)
    come_home(table, 0, 1)
    deal(table, "security_guard welder trader", HANDS[1])
    choose(table, "security_guard", "plumber")
    table.set_team(Seat(0), table.teams[0].using("security_guard.a").using("pipe").using("pipe"))
    assert table.teams[0].uses("pipe") == 2
    come_home(table, 0, 1)
    assert table.teams[0].used == ()
    assert table.teams[0].members == ("security_guard",)


# Laid out


@rule("ABE-SUP-13")
def test_finishers_choose_in_their_order_others_get_what_comes_and_the_last_card_is_gone() -> None:
    table = series(3, seats=4, team="competitive")
    assert set(asked(table).values()) == {"BUILD"}
    come_home(table, 2, 0)
    open_cards = "buyer welder trader planner plumber"
    events = draw_members(table, open_cards)
    assert told(events, MembersLaidOut) == [MembersLaidOut(tuple(open_cards.split()))]
    assert asked(table) == {2: "TAKE_MEMBER"}
    assert moves_of(table, 2) == [f"member {member}" for member in open_cards.split()]
    do(table, 2, "member trader")
    assert asked(table) == {0: "TAKE_MEMBER"}
    assert "member trader" not in moves_of(table, 0)
    do(table, 0, "member plumber")
    assert bag_of(table) == {"buyer", "welder", "planner"}
    draw_members(table, "welder")
    events = draw_members(table, "planner")
    assert members_of(table) == [["plumber"], ["welder"], ["trader"], ["planner"]]
    assert told(events, MembersLeft) == [MembersLeft(("buyer",))]
    assert abilities_of(table, 2) == ["trader.a"]
    come_home(table, 0, 1, 2, 3)
    assert bag_of(table) == {*PRINTED_MEMBERS} - {*open_cards.split()}, "the last card has left the game"


@rule("ABE-SUP-13", "ABE-SUP-09")
def test_nobody_has_more_than_three_members() -> None:
    table = series(5, team="competitive")
    for flight in range(3):
        come_home(table, 0, 1)
        rest = [member for member in PRINTED_MEMBERS if member in bag_of(table)]
        draw_members(table, " ".join(rest[:3]))
        for seat in (0, 1):
            do(table, seat, moves_of(table, seat)[0])
        assert [len(members) for members in members_of(table)] == [flight + 1] * 2
    come_home(table, 0, 1)
    assert set(asked(table).values()) == {"BUILD"}


# With everything else


@rule("MIS-GAM-31")
def test_a_team_stays_with_a_player_who_comes_back_and_nobody_deals_to_one_who_sits_out() -> None:
    table = build(3, mode="series", levels=[1, 1, 1], team="standard", sets=["missions"], missions=["MS04"] * 3)
    while "BUILD" not in asked(table).values():
        _settle(table)
    for seat in (1, 2):
        table.set_feats(Seat(seat), Feats(is_dead=True))
    table.set_team(Seat(1), table.teams[1].joined_by("buyer", 0))
    come_home(table, 0)
    assert asked(table) == {1: "COME_BACK", 2: "COME_BACK"}
    do(table, 1, "accept")
    do(table, 2, "pass")
    deal(table, "welder trader planner", "plumber smuggler saboteur")
    assert asked(table) == {0: "KEEP_MEMBER", 1: "KEEP_MEMBER"}
    choose(table, "welder", "plumber")
    assert members_of(table) == [["welder"], ["buyer", "plumber"], []]


def _settle(table: TruckerState) -> None:
    """What a mission asks and draws before building."""
    if table.chance is not None:
        table.resolve(table.chance.sample(Random(0)))
    else:
        seat = next(iter(table.questions))
        table.apply(seat, table.questions[seat].default(table, seat))


@rule("MIS-GAM-18")
def test_missions_are_chosen_before_members() -> None:
    table = build(2, level=2, team="standard", sets=["missions"], missions="drawn")
    _settle(table)
    assert set(asked(table).values()) == {"CHOOSE_MISSION"}
    mission = moves_of(table, 0)[0]
    do(table, 0, mission)
    do(table, 1, mission)
    assert isinstance(table.chance, MemberDraw)


@rule("ABE-SUP-02")
def test_a_mission_and_members_contribute_to_the_same_terms() -> None:
    table = set_up("MS01", team="standard")
    assert [len(team.members) for team in table.teams] == [1, 1]


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"mode": "trek"}, "a Trek"),
        ({"level": "learning"}, "the learning flight"),
        ({"level": 2, "team": "competitive"}, "needs two or more"),
    ],
)
def test_where_there_is_no_team_the_reason_is_given(options: dict[str, object], reason: str) -> None:
    with pytest.raises(BadOption, match=reason):
        GAME.new_game(GAME.read_options({"team": "standard", **options}), 2)


def test_cards_of_the_team_belong_to_the_content_of_games_with_one() -> None:
    hashes = [GAME.content_hash(GAME.read_options({"team": team})) for team in ("none", "standard", "competitive")]
    assert hashes[0] == GAME.content_hash(GAME.read_options({}))
    assert hashes[1] == hashes[2] != hashes[0]
