"""Settle powers of the expansion: Space Mercenaries and Improved Logistics (TGS-POW-02 to -16)."""

from __future__ import annotations

from citing import rule
from rules.race.table import Table, idle, seat, told
from starhaul.race import Ask
from starhaul.race.events import Placed


def settling(*tableau: str, hand: str, spare: int = 0, action: str = "develop") -> Table:
    """About to choose a world; the other seat chose Settle."""
    table = Table(seat(*tableau, hand=hand, spare=spare), idle("earths-lost-colony"))
    table.choose(action, "settle")
    table.rest(Ask.SETTLE)
    return table


@rule("TGS-POW-02")
def test_doomed_world_explores_is_worth_less_than_nothing_and_pays_for_a_world() -> None:
    table = Table(seat("doomed-world"), idle("new-sparta"), pool=0)
    table.choose("explore5", "develop")
    assert table.seen().seen_size == 7 + 1
    table.rest()
    assert table.result.scores == (-1, 1)
    paid = settling("doomed-world", hand="terraformed-world")
    paid.play("place terraformed-world")
    assert paid.tableau() == ["terraformed-world"]
    assert paid.seen().score == 5, "the point is back with the world gone"


@rule("TGS-POW-05")
def test_space_mercenaries_are_one_strength_and_one_for_each_of_two_cards() -> None:
    assert Table(seat("old-earth", "space-mercenaries"), idle()).military() == 1
    table = settling("old-earth", "space-mercenaries", hand="pirate-world hive-world rebel-colony", spare=3)
    assert table.places() == ["hive-world", "pirate-world"], "1 + 2 against 3, not against 4"
    table.play("place pirate-world")
    assert len(table.moves()) == 5 - 1, "cards are named in order, and a second one must be left"
    table.play("discard 2")
    (placed,) = told(table.events, Placed)
    assert (placed.how, placed.count, placed.strength) == ("conquered", 2, 3)
    assert (table.size(), table.military()) == (5 - 2, 1)


@rule("TGS-POW-05")
def test_space_mercenaries_need_not_be_used_or_not_to_the_full() -> None:
    table = settling("epsilon-eridani", "space-mercenaries", hand="aquatic-uplift-race", spare=3)
    table.play("place aquatic-uplift-race")
    assert table.moves()[-1] == "conquer"
    table.play("conquer")
    assert table.size() == 3
    one = settling("epsilon-eridani", "space-mercenaries", hand="pirate-world", spare=3)
    one.play("place pirate-world")
    assert "conquer" not in one.moves(), "2 against 3"
    one.play("discard 1")
    assert "conquer" in one.moves()
    one.play("conquer")
    assert one.size() == 2


@rule("TGS-POW-06")
def test_the_two_cards_may_be_split_over_two_worlds() -> None:
    cards = ("epsilon-eridani", "space-mercenaries", "improved-logistics")
    table = settling(*cards, hand="pirate-world rebel-colony rebel-miners", spare=3)
    table.play("place pirate-world", "discard 1", "conquer")
    assert table.places() == ["rebel-colony", "rebel-miners"], "1 + 1 + 1, and one card more"
    table.play("place rebel-colony", "discard 1")
    assert table.tableau()[-2:] == ["pirate-world", "rebel-colony"]
    assert told(table.events, Placed)[-1].strength == 4
    spent = settling(*cards, hand="pirate-world rebel-outpost", spare=3)
    spent.play("place pirate-world", "discard 2")
    assert spent.places() == [], "two in the whole phase: 2 + 2 against 5"


@rule("TGS-POW-07")
def test_the_world_itself_cannot_be_spent_and_the_strength_is_no_total() -> None:
    assert settling("old-earth", "space-mercenaries", hand="pirate-world", spare=1).places() == []
    table = Table(
        seat("new-sparta", "space-mercenaries", "new-galactic-order", hand="rebel-base", spare=2),
        idle("old-earth"),
        goals="greatest-military",
        pool=0,
    )
    table.choose("settle")
    table.play("place rebel-base", "discard 1", "conquer")
    assert table.tableau()[-1] == "rebel-base"
    assert table.seen().goals == (), "5, and 1 for the phase"
    assert table.points("new-galactic-order") == 5


@rule("TGS-POW-08")
def test_no_card_spent_means_not_used() -> None:
    cards = ("epsilon-eridani", "space-mercenaries", "improved-logistics")
    table = settling(*cards, hand="aquatic-uplift-race rebel-colony", spare=2)
    table.play("place aquatic-uplift-race", "conquer")
    assert table.places() == ["rebel-colony"], "both cards may still be spent"


@rule("TGS-POW-10")
def test_improved_logistics_places_a_second_world_after_the_first() -> None:
    table = settling("old-earth", "improved-logistics", hand="destroyed-world artist-colony", spare=3)
    table.play("place destroyed-world", "pay 1")
    assert (table.goods(), table.asked()) == (["destroyed-world"], {0: Ask.SECOND_WORLD})
    assert table.moves() == ["place artist-colony", "pass"]
    table.play("place artist-colony", "pay 1")
    assert table.tableau()[-2:] == ["destroyed-world", "artist-colony"]
    assert table.asked()[0] is Ask.ACTION, "and no third"


@rule("TGS-POW-11")
def test_a_second_world_needs_a_first_and_may_be_paid_with_its_cards() -> None:
    table = settling("old-earth", "improved-logistics", hand="destroyed-world artist-colony", spare=3)
    table.play("pass")
    assert table.asked()[0] is Ask.ACTION
    drawn = settling("old-earth", "improved-logistics", hand="destroyed-world artist-colony", spare=1, action="settle")
    drawn.play("place destroyed-world", "pay 1")
    assert drawn.places() == ["artist-colony"], "the bonus card pays"


@rule("TGS-POW-12")
def test_powers_of_the_first_world_do_not_help_with_the_second() -> None:
    strength = settling("new-sparta", "improved-logistics", hand="former-penal-colony pirate-world")
    strength.play("place former-penal-colony")
    assert strength.asked() == {0: Ask.SECOND_WORLD}
    assert strength.places() == [], "2 against 3"
    table = settling("old-earth", "improved-logistics", hand="alpha-centauri asteroid-belt", spare=3)
    table.play("place alpha-centauri", "pay 2")
    assert table.asked() == {0: Ask.SECOND_WORLD}
    assert table.places() == [], "a card in hand, and no discount for rare worlds yet"
    sacrifice = settling("old-earth", "improved-logistics", hand="doomed-world terraformed-world", spare=2)
    sacrifice.play("place doomed-world", "pay 1")
    assert sacrifice.asked() == {0: Ask.SECOND_WORLD}
    assert sacrifice.places() == []


@rule("TGS-POW-13")
def test_the_bonus_card_comes_once_and_powers_draw_for_both() -> None:
    table = settling(
        "new-sparta",
        "improved-logistics",
        "terraforming-robots",
        hand="rebel-fuel-cache runaway-robots",
        action="settle",
    )
    table.play("place rebel-fuel-cache")
    assert table.size() == 1 + 1 + 1
    table.play("place runaway-robots")
    assert table.size() == 2 + 1


@rule("TGS-POW-14")
def test_strength_gained_for_the_first_world_lasts_and_sacrifices_may_wait() -> None:
    table = settling(
        "new-sparta",
        "improved-logistics",
        "new-military-tactics",
        "colony-ship",
        hand="rebel-outpost terraformed-world rebel-colony",
    )
    table.play("place rebel-outpost", "sacrifice new-military-tactics")
    assert table.places() == ["rebel-colony", "terraformed-world"]
    table.play("place terraformed-world")
    assert table.tableau() == ["new-sparta", "improved-logistics", "rebel-outpost", "terraformed-world"]


@rule("TGS-POW-15")
def test_second_worlds_come_after_all_were_revealed_in_seat_order() -> None:
    table = Table(
        seat("new-sparta", "improved-logistics", hand="rebel-fuel-cache runaway-robots"),
        seat("epsilon-eridani", "improved-logistics", hand="outlaw-world star-nomad-lair"),
    )
    table.choose("settle")
    table.each("place rebel-fuel-cache", "place outlaw-world")
    assert table.asked() == {1: Ask.SECOND_WORLD}, "Epsilon Eridani has the lower number"
    assert table.tableau()[-1] == "rebel-fuel-cache", "and its owner sees what was placed"
    table.play("place star-nomad-lair", seat=1)
    assert table.asked() == {0: Ask.SECOND_WORLD}


@rule("TGS-POW-16")
def test_declining_a_second_world_costs_nothing() -> None:
    table = settling("new-sparta", "improved-logistics", hand="rebel-fuel-cache runaway-robots")
    table.play("place rebel-fuel-cache", "pass")
    assert table.tableau() == ["new-sparta", "improved-logistics", "rebel-fuel-cache"]
    assert table.hand() == ["runaway-robots"]
    none = settling("new-sparta", "improved-logistics", hand="rebel-fuel-cache")
    none.play("place rebel-fuel-cache")
    assert none.asked()[0] is Ask.ACTION, "no card, no question"
    unable = settling("new-sparta", "improved-logistics", hand="rebel-fuel-cache rebel-base")
    unable.play("place rebel-fuel-cache")
    assert (unable.asked(), unable.moves()) == ({0: Ask.SECOND_WORLD}, ["pass"]), (
        "asked, so that nobody learns anything"
    )


@rule("EX-B25")
def test_two_worlds_with_one_card_for_strength() -> None:
    table = settling(
        "new-sparta",
        "improved-logistics",
        "space-mercenaries",
        hand="rebel-colony alien-robot-scout-ship",
        spare=2,
    )
    assert table.military() == 3
    table.play("place rebel-colony", "discard 1", "conquer")
    table.play("place alien-robot-scout-ship", "conquer")
    assert [(placed.count, placed.strength) for placed in told(table.events, Placed)] == [(1, 4), (0, 4)]
    assert table.tableau()[-2:] == ["rebel-colony", "alien-robot-scout-ship"]
