"""What a seat is shown: its question, what choices yield, what is missing, and nothing of the others' secrets."""

from __future__ import annotations

from random import Random

import pytest

from citing import rule
from rules.race.table import CARDS, Table, idle, names, plain, seat, told
from starhaul.kernel import Seat, to_plain
from starhaul.race import Action, Ask, parse_move
from starhaul.race.affordability import Affordability
from starhaul.race.events import Drew, Gambled, Placed
from starhaul.race.hints import Hint


def hints(table: Table) -> dict[str, Hint]:
    view = table.view()
    assert view.question is not None
    return {str(move).partition("#")[0]: hint for move, hint in zip(view.moves, view.question.hints, strict=True)}


def affordable(table: Table) -> dict[str, Affordability]:
    question = table.view().question
    assert question is not None
    return {names([found.card])[0]: found for found in question.affordable}


@rule("RFG-SET-11")
def test_hands_are_hidden_and_their_sizes_open() -> None:
    table = Table(seat("old-earth", hand="gem-world", spare=2), seat("new-sparta", hand="rebel-base"))
    mine, other = table.view(0).seats
    assert (mine.hand_size, other.hand_size) == (3, 1)
    assert mine.hand is not None
    assert "gem-world" in names(mine.hand)
    assert other.hand is None
    assert [shown.hand for shown in table.view(None).seats] == [None, None]


@rule("RFG-ACT-01", "RFG-ACT-11")
def test_choices_stay_sealed_until_the_last_is_in() -> None:
    table = Table(seat("old-earth", hand="gem-world", spare=4), seat("new-sparta", hand="rebel-base", spare=4))
    table.play("choose settle", seat=1)
    assert table.view(1).seats[1].actions == (Action.SETTLE,)
    assert table.view(0).seats[1].actions is None
    assert table.view(0).seats[1].asked is None
    assert table.view(0).seats[0].asked is Ask.ACTION
    table.play("choose settle", seat=0)
    assert table.view(0).seats[1].actions == (Action.SETTLE,)
    table.play("place gem-world", seat=0)
    assert table.view(0).seats[0].placing is not None
    assert table.view(1).seats[0].placing is None
    table.play("pass", seat=1)
    placing = table.view(1).seats[0].placing
    assert placing is not None
    assert names([placing]) == ["gem-world"]


@rule("RFG-ACT-20", "RFG-ACT-27")
def test_a_choice_of_actions_names_what_goes_together() -> None:
    table = Table(seat("old-earth", spare=2), seat("new-sparta", spare=2), expert=True)
    question = table.view().question
    assert question is not None
    pairs = {frozenset(pair) for pair in question.actions}
    assert frozenset({"choose develop", "choose develop2"}) in pairs
    assert frozenset({"choose settle", "choose develop2"}) not in pairs
    for pair in question.actions:
        ahead = table.state.clone()
        for move in pair:
            ahead.apply(Seat(0), parse_move(move))
        assert Seat(0) not in ahead.decisions


@rule("RFG-ACT-02", "RFG-ACT-20")
def test_pairs_of_actions_are_offered_in_the_expert_game_only() -> None:
    two, three = [seat("old-earth"), seat("new-sparta")], [seat(), seat(), seat()]
    for seats, expert, each in ((two, True, 2), (two, False, 1), (three, True, 1)):
        question = Table(*seats, expert=expert).view().question
        assert question is not None
        assert {len(actions) for actions in question.actions} == {each}


@rule("RFG-STL-41", "RFG-STL-43")
def test_a_conquest_says_what_can_be_given_for_strength() -> None:
    table = Table(seat("new-sparta", "new-military-tactics", hand="rebel-outpost", spare=2), idle("old-earth"))
    table.choose("settle", "develop")
    table.rest(until=Ask.SETTLE)
    table.play("place rebel-outpost")
    question = table.view().question
    assert question is not None
    strength = question.strength
    assert strength is not None
    assert (strength.defence, strength.strength, strength.per_card) == (5, 2, ())
    ((card, more),) = strength.sacrifices
    assert (names([card]), more) == (["new-military-tactics"], 3)


@rule("RFG-TRD-04", "EX-B10")
def test_a_sale_says_what_it_brings() -> None:
    table = Table(
        seat("export-duties", "spice-world", "mining-world", goods="spice-world mining-world"), idle("new-sparta")
    )
    table.choose("trade", "develop")
    assert {move: hint.cards for move, hint in hints(table).items()} == {"sell spice-world": 5, "sell mining-world": 4}


@rule("RFG-CON-10", "EX-B17")
def test_a_power_says_what_it_brings_and_the_best_comes_first() -> None:
    table = Table(
        seat("tourist-world", "expanding-colony", "gem-world", "spice-world", goods="gem-world spice-world"),
        idle("new-sparta"),
    )
    table.choose("x2", "develop")
    assert {move: hint.vp for move, hint in hints(table).items()} == {"use tourist-world": 6, "use expanding-colony": 2}
    assert [str(move) for move in table.view().best_consumption()] == ["use tourist-world"]


def test_a_question_about_goods_names_the_card_that_takes_them() -> None:
    table = Table(
        seat("tourist-world", "gem-world", "spice-world", "mining-world", goods="gem-world spice-world mining-world"),
        idle("new-sparta"),
    )
    table.choose("x2", "develop")
    question = table.view().question
    assert question is not None
    assert question.card is not None
    assert names([question.card]) == ["tourist-world"]
    assert question.proposal is not None
    assert (question.proposal.vp, question.proposal.cards) == (6, 0)
    assert sorted(names(question.pool)) == ["gem-world", "mining-world", "spice-world"]
    assert (question.left, question.distinct) == (2, False)


@rule("RFG-CON-05")
def test_a_question_about_goods_says_when_their_kinds_must_differ() -> None:
    worlds = "gem-world spice-world mining-world genetics-lab alien-robotic-factory"
    table = Table(seat("diversified-economy", *worlds.split(), goods=worlds), idle("new-sparta"))
    table.choose("x2", "develop")
    question = table.view().question
    assert question is not None
    assert (question.left, question.distinct) == (3, True)


def test_cards_whose_worth_depends_on_others_say_what_they_are_worth_now() -> None:
    table = Table(seat("old-earth", "new-economy", "public-works"), idle("new-sparta"))
    mine, other = table.view(0).seats
    (card, worth), *more = mine.variable
    assert (names([card]), more) == (["new-economy"], [])
    assert mine.score == 2 + 1 + worth
    assert worth > 0
    assert other.variable == ()


@rule("RFG-STL-48", "EX-B06")
def test_a_world_says_what_it_costs_and_what_is_missing() -> None:
    table = Table(
        seat("new-sparta", "contact-specialist", hand="rebel-miners outlaw-world rebel-base new-earth"),
        idle("old-earth"),
    )
    table.choose("settle", "develop")
    table.rest(until=Ask.SETTLE)
    found = affordable(table)
    assert {name: each.possible for name, each in found.items()} == {
        "outlaw-world": True,
        "rebel-miners": True,
        "new-earth": False,
        "rebel-base": False,
    }
    assert (found["new-earth"].price, found["new-earth"].missing_cards) == (5, 2)
    assert (found["rebel-base"].strength, found["rebel-base"].missing_strength) == (1, 5)
    assert (found["rebel-base"].price, found["rebel-base"].missing_cards) == (5, 2)
    assert (found["rebel-miners"].price, found["rebel-miners"].missing_strength) == (1, 1)


@rule("RFG-DEV-06", "RFG-DEV-07")
def test_a_development_says_what_is_missing() -> None:
    table = Table(
        seat("old-earth", "drop-ships", hand="drop-ships new-economy public-works"),
        idle("new-sparta"),
        expansion="base",
    )
    table.choose("develop", "settle")
    found = affordable(table)
    assert (found["new-economy"].price, found["new-economy"].missing_cards) == (5, 3)
    assert found["drop-ships"].owned
    assert found["public-works"].possible
    assert table.refusal("place new-economy") == ("cards-missing", "RFG-DEV-06")
    assert table.refusal("place drop-ships") == ("owned-already", "RFG-DEV-07")


@rule("RFG-DEV-02", "RFG-DEV-06", "RFG-DEV-07", "RFG-STL-01", "RFG-STL-48")
@pytest.mark.parametrize("phase", ["develop", "settle"])
def test_every_card_that_cannot_be_placed_says_why_as_its_refusal_would(phase: str) -> None:
    hand = "drop-ships new-economy public-works rebel-homeworld lost-species-ark-world gem-world"
    table = Table(seat("old-earth", "drop-ships", hand=hand), idle("new-sparta"), expansion="base")
    table.choose(phase)
    question = table.view().question
    assert question
    refused = {plain(CARDS.label[one.card]): (one.code, one.rule) for one in question.refused}
    assert {*refused} == {*table.hand()} - {*table.places()}
    assert refused == {name: table.refusal(f"place {name}") for name in refused}
    codes = {"develop": {"no-development", "owned-already"}, "settle": {"no-world", "too-weak"}}
    assert codes[phase] <= {code for code, _ in refused.values()}
    table.play("pass")
    later = table.view().question
    assert later is None or later.refused == ()


@rule("RFG-STL-43", "EX-B08")
def test_the_cheapest_payment_gives_up_what_is_needed_and_no_more() -> None:
    table = Table(
        seat("new-sparta", "new-military-tactics", hand="rebel-outpost outlaw-world", spare=2), idle("old-earth")
    )
    table.choose("settle", "develop")
    table.rest(until=Ask.SETTLE)
    weak = table.state.clone()
    table.play("place outlaw-world")
    assert [str(move) for move in table.view().cheapest_payment()] == ["conquer"]
    weak.apply(Seat(0), parse_move("place rebel-outpost"))
    ((move),) = weak.view(Seat(0)).cheapest_payment()
    assert str(move).startswith("sacrifice new-military-tactics")


def test_the_cheapest_payment_keeps_the_best_cards() -> None:
    table = Table(
        seat(
            "old-earth", "public-works", hand="gem-world rebel-homeworld public-works artist-colony terraformed-world"
        ),
        idle("new-sparta"),
    )
    table.choose("settle", "develop")
    table.rest(until=Ask.SETTLE)
    table.play("place gem-world")
    paid = [str(move).partition("#")[0] for move in table.view().cheapest_payment()]
    assert sorted(paid) == ["pay artist-colony", "pay public-works"]


def test_the_cheapest_payment_keeps_the_strength_that_a_world_waits_for_rather_than_the_world() -> None:
    table = Table(
        seat("old-earth", hand="gem-world space-marines rebel-base rebel-underground terraformed-world"),
        idle("new-sparta"),
    )
    table.choose("settle", "develop")
    table.rest(until=Ask.SETTLE)
    table.play("place gem-world")
    paid = [str(move).partition("#")[0] for move in table.view().cheapest_payment()]
    assert "pay space-marines" not in paid


@rule("RFG-CON-13")
def test_a_card_that_everybody_saw_stays_known_until_its_owner_discards_from_the_hand() -> None:
    table = Table(seat("gambling-world", hand="public-works"), idle("new-sparta"), expansion="base")
    table.choose("x2")
    table.comes("gem-world")
    table.play("use gambling-world 2", "name 2")
    (gambled,) = told(table.events, Gambled)
    assert gambled.kept
    assert names(table.view(1).seats[0].shown) == ["gem-world"]
    guessed = [table.view(1).sample_state(Random(number)).players[0].hand for number in range(20)]
    assert all(CARDS.named["gem-world"] in hand for hand in guessed)
    assert len({tuple(hand) for hand in guessed}) > 1
    table.rest()
    table.choose("explore5")
    table.play("keep 1")
    assert names(table.view(1).seats[0].shown) == ["gem-world"]
    table.choose("produce", "develop")
    table.play("place public-works", "pay gem-world")
    assert table.view(1).seats[0].shown == ()


@rule("RFG-CON-13", "RFG-STL-01")
def test_a_card_that_everybody_saw_leaves_the_hand_when_it_is_revealed() -> None:
    table = Table(seat("gambling-world", hand="", spare=5), idle("new-sparta"), expansion="base")
    table.choose("x2")
    table.comes("gem-world")
    table.play("use gambling-world 2", "name 2")
    table.rest()
    table.choose("settle")
    table.play("place gem-world")
    assert table.asked() == {0: Ask.PAY}
    assert table.view(1).seats[0].shown == ()
    guessed = table.view(1).sample_state(Random(1)).players[0]
    assert CARDS.named["gem-world"] == guessed.placing
    assert CARDS.named["gem-world"] not in guessed.hand


@rule("RFG-SET-11", "RFG-EXP-04")
def test_events_keep_drawn_and_paid_cards_from_the_others() -> None:
    table = Table(seat("old-earth", hand="gem-world", spare=4), idle("new-sparta"))
    table.choose("settle", "settle")
    table.play("place gem-world", "pay 2")
    for event in (*told(table.events, Drew), *told(table.events, Placed)):
        assert event.seen_by(Seat(event.seat)) == event
        for other in (Seat(1 - event.seat), None):
            hidden = event.seen_by(other)
            assert isinstance(hidden, Drew | Placed)
            assert (hidden.count, hidden.cards) == (event.count, None)


def test_a_view_has_a_plain_form() -> None:
    told_plainly = to_plain(Table(seat("old-earth", hand="gem-world"), idle("new-sparta")).view())
    assert isinstance(told_plainly, dict)
    assert told_plainly["is"] == "race-view"
    assert told_plainly["decision"] == {"is": "decision", "ask": "action", "must": True, "sealed": True}


@rule("RFG-SCO-03")
def test_a_six_cost_development_in_the_hand_says_what_it_would_be_worth_now() -> None:
    """The New Galactic Order counts its own strength too, the Galactic Federation itself."""
    table = Table(
        seat("new-sparta", "space-marines", hand="new-galactic-order gem-world", chips=3),
        seat("old-earth", hand="galactic-federation"),
    )
    mine, other = table.view(0), table.view(1)
    assert [(*names([card]), vp) for card, vp in mine.prospects] == [("new-galactic-order", 2 + 2 + 2)]
    assert [(*names([card]), vp) for card, vp in other.prospects] == [("galactic-federation", 2)]
    assert table.view(None).prospects == ()
    told_plainly = to_plain(table.view(None))
    assert isinstance(told_plainly, dict)
    assert "prospects" not in told_plainly
    placed = Table(seat("new-sparta", "space-marines", "new-galactic-order", chips=3), idle(), pool=0)
    placed.end()
    assert placed.points("new-galactic-order") == 6
