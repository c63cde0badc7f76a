"""The two-player game with two actions each (RFG-ACT-20 to -29)."""

from __future__ import annotations

from itertools import combinations

from citing import rule
from rules.race.table import Table, idle, seat, told
from starhaul.race import Stage
from starhaul.race.events import GoalClaimed, PhaseBegan

NINE = ["explore5", "explore1", "develop", "develop2", "settle", "settle2", "trade", "x2", "produce"]


def phases(table: Table) -> list[Stage]:
    return [event.stage for event in told(table.events, PhaseBegan)]


@rule("RFG-ACT-20")
def test_each_chooses_two_cards_and_all_chosen_phases_happen() -> None:
    table = Table(idle(), idle(), expert=True)
    table.play("choose settle")
    assert 0 in table.asked(), "one is not enough"
    assert "choose settle" not in table.moves(), "a card is there once"
    table.play("choose produce")
    assert 0 not in table.asked()
    table.play("choose explore5", "choose develop", seat=1)
    assert phases(table) == [Stage.EXPLORE, Stage.DEVELOP, Stage.SETTLE, Stage.PRODUCE, Stage.END]


@rule("RFG-ACT-20", "RFG-ACT-27")
def test_every_pair_can_be_chosen_and_a_second_copy_only_with_the_first() -> None:
    table = Table(seat(), seat(), expert=True)
    pairs = []
    for first in table.moves():
        then = Table(seat(), seat(), expert=True)
        then.play(first)
        pairs += [(first.split()[1], second.split()[1]) for second in then.moves()]
    lone = {"develop2": "develop", "settle2": "settle"}
    assert sorted(pairs) == sorted(
        (one, other)
        for one, other in combinations(NINE, 2)
        if all(copy not in (one, other) or {one, other} == {copy, pair} for copy, pair in lone.items())
    )


@rule("RFG-ACT-21")
def test_both_explore_cards_make_one_phase_with_both_bonuses() -> None:
    table = Table(seat("new-sparta"), idle(), expert=True)
    table.choose("explore5 explore1", "trade produce")
    assert table.seen().seen_size == 2 + 5 + 1
    table.play("keep 2")
    assert (table.size(), phases(table).count(Stage.EXPLORE)) == (2, 1)


@rule("RFG-ACT-22")
def test_both_develop_cards_make_two_phases_with_the_bonus_in_both() -> None:
    table = Table(
        seat("new-sparta", hand="colony-ship space-marines", spare=5),
        seat("old-earth", hand="colony-ship space-marines", spare=6),
        expert=True,
    )
    table.choose("develop develop2", "trade produce")
    for card in ("colony-ship", "space-marines"):
        table.each(f"place {card}", f"place {card}")
        table.each("pay 1", "pay 2")
    assert (table.tableau(), table.size()) == (["new-sparta", "colony-ship", "space-marines"], 3)
    assert (table.tableau(1), table.size(1)) == (["old-earth", "colony-ship", "space-marines"], 2)
    assert phases(table)[:2] == [Stage.DEVELOP, Stage.DEVELOP_2]


@rule("RFG-ACT-22")
def test_both_settle_cards_make_two_phases_with_the_bonus_in_both() -> None:
    table = Table(
        seat("new-sparta", hand="empath-world destroyed-world", spare=4),
        seat("old-earth", hand="expanding-colony artist-colony", spare=4),
        expert=True,
    )
    table.choose("settle settle2", "trade x2")
    for mine, other in (("empath-world", "expanding-colony"), ("destroyed-world", "artist-colony")):
        table.each(f"place {mine}", f"place {other}")
        table.each("pay 1", "pay 1")
    assert (table.size(), table.size(1)) == (4 - 2 + 2, 4 - 2)


@rule("RFG-ACT-23")
def test_who_chose_only_one_of_two_develops_has_the_bonus_in_the_first() -> None:
    table = Table(
        idle("new-sparta"),
        seat("old-earth", hand="colony-ship space-marines", spare=6),
        expert=True,
    )
    table.choose("develop develop2", "develop produce")
    table.play("place colony-ship", "pay 1", seat=1)
    table.play("place space-marines", "pay 2", seat=1)
    assert table.size(1) == 3


@rule("RFG-ACT-23")
def test_who_chose_only_one_of_two_settles_draws_only_in_the_first() -> None:
    table = Table(
        idle("new-sparta"),
        seat("old-earth", hand="expanding-colony secluded-world", spare=4),
        expert=True,
    )
    table.choose("settle settle2", "settle produce")
    table.play("place expanding-colony", "pay 1", seat=1)
    assert table.size(1) == 5 - 1 + 1
    table.play("place secluded-world", "pay 1", seat=1)
    assert table.size(1) == 5 - 2, "no further card"


@rule("RFG-ACT-24")
def test_one_develop_each_is_one_phase_with_a_bonus_for_both() -> None:
    table = Table(
        seat("new-sparta", hand="colony-ship", spare=3),
        seat("old-earth", hand="colony-ship", spare=3),
        expert=True,
    )
    table.choose("develop trade", "develop produce")
    table.each("place colony-ship", "place colony-ship")
    table.each("pay 1", "pay 1")
    assert (table.size(), table.size(1)) == (2, 2)
    assert phases(table) == [Stage.DEVELOP, Stage.CONSUME, Stage.PRODUCE, Stage.END]


@rule("RFG-ACT-25")
def test_what_was_placed_in_the_first_phase_helps_in_the_second() -> None:
    table = Table(seat("old-earth", hand="investment-credits drop-ships", spare=5), idle(), expert=True)
    table.choose("develop develop2", "trade produce")
    table.play("place investment-credits")
    table.play("place drop-ships", "pay 2")
    assert table.size() == 3, "4 - 1 - 1"
    settled = Table(seat("new-sparta", hand="former-penal-colony pirate-world"), idle(), expert=True)
    settled.choose("settle settle2", "trade produce")
    assert settled.places() == ["former-penal-colony"], "3 is too much for 2"
    settled.play("place former-penal-colony")
    assert settled.places() == ["pirate-world"]


@rule("RFG-ACT-26")
def test_both_consume_cards_sell_first_and_double_then() -> None:
    table = Table(
        seat("old-earth", "gem-world", "spice-world", goods="gem-world spice-world"), idle("new-sparta"), expert=True
    )
    table.choose("trade x2", "develop settle")
    assert table.moves() == ["sell gem-world", "sell spice-world"], "before any power"
    table.play("sell gem-world")
    assert (table.size(), table.chips(), table.goods()) == (2 + 1 + 2, 2, [])
    assert phases(table).count(Stage.CONSUME) == 1


@rule("RFG-ACT-28")
def test_powers_of_a_phase_work_anew_in_each_of_two() -> None:
    table = Table(
        seat("new-sparta", "interstellar-bank", "public-works", hand="colony-ship space-marines", spare=4),
        idle(),
        expert=True,
    )
    table.choose("trade produce", "develop develop2")
    assert table.size() == 7, "Interstellar Bank"
    table.play("place colony-ship", "pay 2")
    assert table.size() == 7 - 3 + 1 + 1, "Public Works, and the bank once more"
    table.play("place space-marines", "pay 2")
    assert table.size() == 6 - 3 + 1


@rule("RFG-ACT-28")
def test_settle_powers_of_a_phase_work_anew_in_each_of_two() -> None:
    table = Table(
        seat(
            "epsilon-eridani",
            "space-mercenaries",
            "improved-logistics",
            "terraforming-robots",
            hand="malevolent-lifeforms rebel-miners rebel-colony aquatic-uplift-race",
            spare=3,
        ),
        idle(),
        expert=True,
    )
    table.choose("trade produce", "settle settle2")
    table.play("place malevolent-lifeforms", "discard 2")
    assert table.size() == 6 - 2 + 1, "Terraforming Robots"
    table.play("place rebel-miners")
    assert table.size() == 5 - 1 + 1
    assert table.tableau()[-2:] == ["malevolent-lifeforms", "rebel-miners"]
    table.play("place rebel-colony", "discard 2")
    assert table.size() == 5 - 1 - 2 + 1, "cards for strength once more, and a card for the world"
    assert table.places() == ["aquatic-uplift-race"], "and once more a second world"


@rule("RFG-ACT-29")
def test_goals_are_checked_after_each_of_two_equal_phases() -> None:
    four = ["colony-ship", "space-marines", "public-works"]
    table = Table(
        seat("old-earth", *four, hand="investment-credits", spare=1),
        seat("new-sparta", *four, hand="investment-credits mining-robots", spare=4),
        expert=True,
        goals="greatest-infrastructure",
    )
    table.choose("develop develop2", "trade produce")
    table.play("place investment-credits")
    claimed = told(table.play("pass", seat=1), GoalClaimed)
    assert claimed == [GoalClaimed(0, "greatest-infrastructure")], "in the first phase already"
    table.play("pass")
    table.play("place investment-credits", "pay 1", seat=1)
    assert table.seen(0).goals == ("greatest-infrastructure",), "and kept against an equal in the second"
