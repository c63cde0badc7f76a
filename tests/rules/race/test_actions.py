"""Choice of actions, phases, bonuses (RFG-ACT)."""

from __future__ import annotations

from citing import rule
from rules.race.table import Table, idle, seat, told
from starhaul.race import Action, Ask, Stage
from starhaul.race.events import ActionsRevealed, Answered, PhaseBegan, PlacementsRevealed, RoundBegan


def phases(table: Table) -> list[Stage]:
    return [event.stage for event in told(table.events, PhaseBegan)]


@rule("RFG-ACT-01")
def test_actions_are_chosen_secretly_and_revealed_together() -> None:
    table = Table(seat("new-sparta"), seat("old-earth"), seat("alpha-centauri"))
    assert table.asked() == {0: Ask.ACTION, 1: Ask.ACTION, 2: Ask.ACTION}
    before = table.view(1)
    first = table.play("choose produce")
    assert first == [Answered(0)]
    table.play("choose settle", seat=2)
    assert table.view(1).seats[0].actions is None
    assert table.view(1).seats[0].hand_size == before.seats[0].hand_size
    assert table.view(0).seats[0].actions == (Action.PRODUCE,), "the own choice is known"
    last = table.play("choose trade", seat=1)
    assert told(last, ActionsRevealed) == [ActionsRevealed(((Action.PRODUCE,), (Action.TRADE,), (Action.SETTLE,)))]
    assert phases(table) == [Stage.SETTLE, Stage.CONSUME, Stage.PRODUCE, Stage.END]
    assert told(table.events, RoundBegan) == [RoundBegan(2)]


@rule("RFG-ACT-02")
def test_one_action_card_a_round_and_the_same_one_again_if_you_like() -> None:
    table = Table(seat("new-sparta"), seat("old-earth"))
    for _ in range(3):
        table.play("choose produce")
        assert table.moves() == [], "one card is all"
        table.play("choose produce", seat=1)
    assert table.view().round == 4


@rule("RFG-ACT-03")
def test_a_phase_happens_if_somebody_chose_it_and_in_the_printed_order() -> None:
    chosen = ["produce", "x2", "settle", "develop", "explore5"]
    table = Table(*[idle() for _ in chosen])
    table.choose(*chosen)
    assert phases(table) == [
        Stage.EXPLORE,
        Stage.DEVELOP,
        Stage.SETTLE,
        Stage.CONSUME,
        Stage.PRODUCE,
        Stage.END,
    ]
    skipping = Table(idle(), idle())
    skipping.choose("produce", "develop")
    assert phases(skipping) == [Stage.DEVELOP, Stage.PRODUCE, Stage.END]


@rule("RFG-ACT-04")
def test_everybody_acts_in_every_phase_and_only_choosers_have_the_bonus() -> None:
    table = Table(
        seat("old-earth", hand="interstellar-bank artist-colony", spare=5),
        seat("epsilon-eridani", hand="interstellar-bank secluded-world", spare=5),
    )
    table.choose("settle", "develop")
    table.each("place interstellar-bank", "place interstellar-bank")
    table.each("pay 2", "pay 1")
    table.each("place artist-colony", "place secluded-world")
    table.each("pay 1", "pay 1")
    assert table.tableau() == ["old-earth", "interstellar-bank", "artist-colony"]
    assert table.tableau(1) == ["epsilon-eridani", "interstellar-bank", "secluded-world"]
    assert (table.size(), table.size(1)) == (5 - 2 - 1 + 1, 5 - 1 - 1)


@rule("RFG-ACT-05")
def test_a_phase_chosen_by_several_happens_once_with_a_bonus_for_each() -> None:
    table = Table(
        seat("new-sparta", hand="space-marines", spare=2),
        seat("old-earth", hand="interstellar-bank", spare=2),
        seat("alpha-centauri", hand="colony-ship", spare=3),
    )
    table.choose("develop", "develop", "produce")
    table.each("place space-marines", "place interstellar-bank", "place colony-ship")
    table.each("pay 1", "pay 1", "pay 2")
    assert [table.size(number) for number in range(3)] == [1, 1, 1]
    assert phases(table) == [Stage.DEVELOP, Stage.PRODUCE, Stage.END]


@rule("RFG-ACT-06")
def test_two_cards_of_one_phase_each_with_its_own_bonus() -> None:
    table = Table(seat("old-earth"), seat("new-sparta"), seat("alpha-centauri"))
    table.choose("explore5", "explore1", "develop")
    assert [table.seen(number).seen_size for number in range(3)] == [7, 3, 2]
    assert phases(table) == [Stage.EXPLORE]
    table.play("keep 1")
    table.play("keep 2", seat=1)
    table.play("keep 1", seat=2)
    assert [table.size(number) for number in range(3)] == [1, 2, 1]
    both = Table(
        seat("old-earth", "gem-world", "spice-world", goods="gem-world spice-world"),
        seat("earths-lost-colony", goods="earths-lost-colony"),
    )
    both.choose("trade", "x2")
    both.play("sell gem-world")
    assert (both.size(), both.chips()) == (2 + 1 + 2, 1), "sold, and consumed without doubling"
    assert (both.size(1), both.chips(1)) == (0, 2), "nothing sold, and doubled"
    assert phases(both) == [Stage.CONSUME, Stage.END]


@rule("RFG-ACT-07")
def test_the_bonuses() -> None:
    table = Table(seat("new-sparta"), idle())
    table.choose("explore5", "produce")
    assert (table.seen().seen_size, table.left()) == (2 + 5, 1)
    table = Table(seat("new-sparta"), idle())
    table.choose("explore1", "produce")
    assert (table.seen().seen_size, table.left()) == (2 + 1, 1 + 1)
    table = Table(seat("new-sparta", hand="colony-ship", spare=3), idle())
    table.choose("develop", "produce")
    table.play("place colony-ship", "pay 1")
    assert table.size() == 2, "a card less"
    table = Table(seat("new-sparta", hand="gem-world", spare=3), idle())
    table.choose("settle", "produce")
    table.play("place gem-world", "pay 2")
    assert (table.size(), table.goods()) == (3 - 2 + 1 + 1, ["gem-world"]), "a card drawn; one more by Gem World"
    table = Table(seat("new-sparta", "mining-world", goods="mining-world"), idle())
    table.choose("trade", "produce")
    assert (table.size(), table.goods()) == (3 + 1, ["mining-world"]), "sold, and produced anew with a card"
    table = Table(seat("earths-lost-colony", goods="earths-lost-colony"), idle())
    table.choose("x2", "develop")
    assert table.chips() == 2
    table = Table(seat("alpha-centauri"), idle("new-sparta", "asteroid-belt"))
    table.choose("produce", "develop")
    assert (table.goods(0), table.goods(1)) == (["alpha-centauri"], [])


@rule("RFG-ACT-08")
def test_a_power_works_for_its_owner_in_its_phase_and_equal_powers_add_up() -> None:
    table = Table(
        seat("new-sparta", "investment-credits", "galactic-federation", hand="drop-ships replicant-robots", spare=3),
        seat("old-earth", spare=1),
    )
    for card in ("drop-ships", "replicant-robots"):
        table.choose("trade", "develop")
        table.each(f"place {card}", "pass")
        table.play("pay 1")
    assert table.size() == 1, "4 - 1 - 2 in every Develop phase"
    poor = Table(idle("new-sparta", "investment-credits"), seat("old-earth", hand="research-labs", spare=3))
    poor.choose("develop", "trade")
    assert poor.places(1) == [], "the discount of somebody else is of no use"


@rule("RFG-ACT-09")
def test_powers_work_from_the_phase_after_the_one_in_which_the_card_came() -> None:
    table = Table(seat("new-sparta", hand="mining-world", spare=4), idle())
    table.choose("settle", "produce")
    assert table.goods() == []
    table.play("place mining-world", "pay 3")
    assert table.goods() == ["mining-world"], "Produce comes after Settle"
    for card in ("public-works", "interstellar-bank"):
        drawing = Table(seat("alpha-centauri", hand=card, spare=3), idle())
        drawing.choose("develop", "settle")
        drawing.play(f"place {card}", *([] if card == "public-works" else ["pay 1"]))
        assert drawing.size() == (3 if card == "public-works" else 2), "nothing for its own phase"
    robots = Table(seat("alpha-centauri", hand="terraforming-robots destroyed-world", spare=3), idle())
    robots.choose("develop", "settle")
    robots.play("place terraforming-robots", "pay 2")
    robots.play("place destroyed-world")
    assert robots.size() == 1 + 1, "Settle is a later phase: it draws"
    strength = Table(seat("new-sparta", "improved-logistics", hand="former-penal-colony pirate-world"), idle())
    strength.choose("settle")
    strength.play("place former-penal-colony")
    assert strength.places() == [], "2 and not yet 3"


@rule("RFG-ACT-10")
def test_powers_of_a_card_that_has_left_no_longer_work() -> None:
    table = Table(seat("doomed-world", hand="terraformed-world", spare=1), idle("new-sparta"))
    table.choose("settle", "settle")
    table.play("place terraformed-world")
    assert table.tableau() == ["terraformed-world"]
    table.choose("explore5", "settle")
    assert table.seen().seen_size == 7, "Doomed World saw one card more"


@rule("RFG-ACT-10")
def test_what_a_sacrificed_card_gave_lasts_until_the_phase_ends() -> None:
    table = Table(
        seat("new-sparta", "new-military-tactics", "improved-logistics", hand="rebel-outpost rebel-colony"),
        idle("old-earth"),
    )
    table.choose("produce", "settle")
    table.play("place rebel-outpost", "sacrifice new-military-tactics")
    assert "new-military-tactics" not in table.tableau()
    table.play("place rebel-colony")
    assert table.tableau()[-1] == "rebel-colony", "2 + 3 against 4"


@rule("RFG-ACT-11")
def test_placements_are_chosen_face_down_and_revealed_together() -> None:
    for action, card in (("develop", "colony-ship"), ("settle", "gem-world")):
        table = Table(seat("new-sparta", hand=card, spare=2), seat("old-earth", hand="space-marines rebel-miners"))
        table.choose(action, "trade" if action == "develop" else "develop")
        table.rest(Ask.SETTLE if action == "settle" else Ask.DEVELOP)
        assert {*table.asked()} == {0, 1}
        told_first = table.play(f"place {card}")
        assert told_first == [Answered(0)]
        assert table.view(1).seats[0].placing is None
        table.play("pass", seat=1)
        revealed = told(table.events, PlacementsRevealed)[-1]
        assert [number is None for number in revealed.cards] == [False, True]


@rule("RFG-ACT-30")
def test_two_may_play_with_one_action_each() -> None:
    table = Table(seat("new-sparta"), seat("old-earth"), expert=False)
    assert len(table.moves()) == 7
    table.choose("develop", "settle")
    assert phases(table) == [Stage.DEVELOP, Stage.SETTLE, Stage.END]
