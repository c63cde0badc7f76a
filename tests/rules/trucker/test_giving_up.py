"""Giving up (GUP)."""

from __future__ import annotations

import pytest

from citing import rule
from rules.trucker.fleet import NO_EFFECT, armed, bare, cards_seen, launched, rollers, sealed, with_crew, with_engines
from starhaul.kernel import Event
from starhaul.trucker.events import CardSkipped, DiceRolled, GaveUp, Leaving, RocketMoved
from starhaul.trucker.rows import replaced
from trucker.seats import discards_of, finished_of, give_gold, positions_of, set_discards
from trucker.tables import aboard, asked, build, finish, fly, moves_of, play, refusal, told


def left(events: list[Event]) -> list[tuple[int, Leaving]]:
    return [(gone.seat, gone.why) for gone in told(events, GaveUp)]


@rule("GUP-01", "trucker-base:EX-09")
def test_example_passed_in_open_space_a_player_still_gets_the_own_move() -> None:
    """Loop 18: the leader flies from 20 past seat 1 on printed space 3 to 23, which is 20 ahead. Seat 1 then moves from
    3 to 6 (5 is taken): not lapped. With weaker engines it is."""
    table = fly(with_engines(2, "I"), with_engines(2, "I"), cards=["I-05"], positions=[20, 3], level="I")
    events = play(table)
    assert (positions_of(table), left(events)) == ([23, 6], [])
    slow = fly(with_engines(3, "I"), with_engines(1, "I"), cards=["I-05"], positions=[20, 3], level="I")
    events = play(slow)
    assert (positions_of(slow), left(events)) == ([24, 4], [(1, Leaving.LAPPED)])


@rule("GUP-02")
def test_without_humans_nobody_flies_on() -> None:
    """The alien is still there; it cannot fly alone."""
    built = launched("II", (7, 7), """
        start cabin:*3*2 purple:***3
    """, {(8, 7): "P"})  # fmt: skip
    table = fly(built, bare(), cards=["I-17"])
    events = play(table, moves={0: "accept, dismiss 7,7, dismiss 7,7"})
    assert table.ships[0].crew == 1
    assert left(events) == [(0, Leaving.NO_HUMANS)]


@rule("GUP-02", "TRK-G-04")
def test_a_ship_may_be_empty_at_launch() -> None:
    """A gold Cruise Captain's starting cabin with four exposed connectors has room for nobody."""
    table = build(level=3)
    give_gold(table, 0, "cruise_captain")
    events = finish(table)
    assert left(events) == [(0, Leaving.NO_HUMANS)]
    assert asked(table) == {1: "FLY_ON"}


@rule("GUP-03")
def test_without_engines_one_flies_on_until_open_space() -> None:
    """Stardust and a meteor swarm do not mind; open space does."""
    table = fly(sealed(), with_engines(1), cards=["I-04", "I-11", "I-05"], positions=[9, 8])
    assert left(play(table, rolls=[2, 2, 2])) == [(0, Leaving.NO_ENGINES)]
    calm = fly(sealed(), with_engines(1), cards=["I-04", "I-11"], positions=[9, 8])
    assert left(play(calm, rolls=[2, 2, 2])) == []


@rule("GUP-04", "trucker-base:EX-24")
@pytest.mark.parametrize(("position", "lapped"), [(6, True), (8, False)])
def test_example_lapped_on_a_loop_of_eighteen(position: int, lapped: bool) -> None:
    """The leader is on 25: 19 more than 6, 17 more than 8."""
    table = fly(bare("I"), bare("I"), cards=[NO_EFFECT], positions=[25, position], level="I")
    events = play(table)
    assert left(events) == ([(1, Leaving.LAPPED)] if lapped else [])


@rule("GUP-05")
def test_all_are_judged_on_the_same_situation() -> None:
    """The leader sells the last humans and falls back to 24; it has to leave and still laps seat 1."""
    table = fly(bare("I"), bare("I"), with_crew(1, "I"), cards=["I-17"], positions=[25, 5, 10], level="I")
    events = play(table, moves={0: "accept"})
    assert table.rockets[0].position == 24
    assert set(left(events)) == {(0, Leaving.NO_HUMANS), (1, Leaving.LAPPED)}


@rule("GUP-06")
def test_before_every_card_everybody_is_asked_in_order_and_after_the_last_nobody() -> None:
    table = fly(bare(), bare(), bare(), cards=["I-04", NO_EFFECT], positions=[3, 9, 6], last=True)
    asked_in_turn = []
    for _ in range(6):
        (seat,) = table.decisions
        assert moves_of(table, seat) == ["fly-on", "give-up"]
        asked_in_turn.append(int(seat))
        table.apply(seat, table.legal_moves(seat)[0])
        if table.chance is not None:
            table.resolve((next(iter(table.deck.read_cards())),))
    assert asked_in_turn[:3] == [1, 2, 0]
    assert table.outcome is not None


@rule("GUP-06")
def test_after_the_reveal_it_is_too_late() -> None:
    """A player who has seen the card plays it to its end."""
    table = fly(bare(), bare(), cards=["I-13"])
    play(table)
    assert refusal(table, 0, "give-up") == ("not-offered", "CRD-PLANETS-02")
    assert refusal(table, 1, "give-up") == ("not-asked", "FLT-01")


@rule("GUP-06")
def test_somebody_may_give_up_before_the_first_card() -> None:
    table = build(level=1)
    finish(table)
    assert moves_of(table, 0) == ["fly-on", "give-up"]
    events = table.apply(table.order()[0], table.legal_moves(table.order()[0])[1])
    assert left(events) == [(0, Leaving.OWN_WISH)]


@rule("GUP-07")
def test_no_card_concerns_somebody_who_gave_up() -> None:
    """Seat 0 leaves: the meteor on its only component does no harm, nobody asks it anything, its space is free."""
    table = fly(bare(), armed(1, engine=True), bare(), cards=["I-11", "I-05"], positions=[9, 8, 3])
    events = play(table, rolls=[7, 2, 2], moves={0: "give-up"})
    assert table.ships[0].components_count == 1
    assert table.ships[2].components_count == 0
    assert [(moved.seat, moved.position) for moved in told(events, RocketMoved)] == [(1, 9)]
    assert 0 not in table.decisions


@rule("GUP-08", "trucker-base:EX-20")
def test_example_goods_of_seven_bring_four_after_giving_up() -> None:
    """Red, green and blue; no reward for the finish or the looks; lost components are paid in full."""
    built = launched("II", (6, 7), """
        specialx1:*3** start holdx2:***3
    """, {(6, 7): "r", (8, 7): "gb"})  # fmt: skip
    table = fly(built, bare(), cards=[NO_EFFECT], last=True)
    set_discards(table, replaced(discards_of(table), 0, (0, 1, 2)))
    play(table, moves={0: "give-up"})
    assert table.outcome is not None
    assert {line.reason: line.amount for line in table.outcome.breakdown[0]} == {"goods": 4, "losses": -3}


@rule("GUP-08")
def test_credits_already_gained_are_kept() -> None:
    table = fly(bare(), bare(), cards=["I-17", NO_EFFECT], last=True)
    play(table, moves={0: "accept"})
    assert table.outcome is not None
    assert table.outcome.scores[0] == 3


@rule("GUP-09")
def test_the_last_player_goes_on_alone() -> None:
    """Combat zone and sabotage are skipped and count as resolved; meteors and open space are played."""
    table = fly(with_engines(1, "III"), bare("III"), cards=["I-16", "III-04", "I-11", "I-05"], level="III",
                positions=[9, 5], last=True)  # fmt: skip
    events = play(table, rolls=[2, 2, 2], moves={1: "give-up"})
    assert [skipped.card for skipped in told(events, CardSkipped)] == ["I-16", "III-04"]
    assert cards_seen(events) == ["I-16", "III-04", "I-11", "I-05"]
    assert len(told(events, DiceRolled)) == 3
    assert table.rockets[0].position == 10
    assert finished_of(table) == [True, False]


@rule("GUP-10")
def test_when_nobody_flies_the_flight_ends_at_once() -> None:
    table = fly(bare(), bare(), cards=["I-04", "I-05"])
    events = play(table, moves={0: "give-up", 1: "give-up"})
    assert cards_seen(events) == []
    assert table.outcome is not None
    stranded = fly(bare(), bare(), cards=["I-05", "I-04"])
    assert cards_seen(play(stranded)) == ["I-05"]
    assert stranded.outcome is not None


@rule("GUP-11")
def test_when_the_leader_gives_up_the_next_one_leads_and_places_move_up() -> None:
    """Level II pays 8 and 6 for the first two places, no matter who was ahead of them before."""
    table = fly(bare(), bare(), bare(), cards=["I-11"], positions=[9, 8, 3], last=True)
    events = play(table, rolls=[2, 2, 2], moves={0: "give-up"})
    assert rollers(events) == [1, 1, 1]
    assert table.outcome is not None
    finish_rewards = [[line.amount for line in bill if line.reason == "finish"] for bill in table.outcome.breakdown]
    assert finish_rewards == [[], [8], [6]]


@rule("GUP-12")
def test_the_check_follows_the_last_card_too() -> None:
    """Open space is the last card: who has no engine there has not finished."""
    table = fly(bare(), with_engines(1), cards=["I-05"], positions=[9, 3], last=True)
    assert left(play(table)) == [(0, Leaving.NO_ENGINES)]
    assert finished_of(table) == [False, True]
    assert table.outcome is not None
    assert [line.amount for line in table.outcome.breakdown[1] if line.reason == "finish"] == [8]


@rule("LRN-08")
def test_giving_up_works_the_same_on_the_learning_flight() -> None:
    """By own wish, without engines in open space, without humans."""
    table = fly(bare("I"), bare("I"), with_engines(1, "I"), cards=["I-05"], level="L")
    assert left(play(table, moves={1: "give-up"})) == [(1, Leaving.OWN_WISH), (0, Leaving.NO_ENGINES)]
    empty = fly(aboard(bare("I"), {(7, 7): "0h"}), bare("I"), cards=["I-04"], level="L")
    assert left(play(empty)) == [(0, Leaving.NO_HUMANS)]
