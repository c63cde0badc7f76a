"""Conquest, Contact Specialist, sacrifices, temporary strength (RFG-STL-20 to -48)."""

from __future__ import annotations

import pytest

from citing import rule
from rules.race.table import CARDS, Table, idle, seat, told
from starhaul.race import Ask, catalogue
from starhaul.race.events import Placed, Sacrificed


def settling(*tableau: str, hand: str, spare: int = 0, goods: str = "") -> Table:
    """About to choose a world, without the bonus."""
    table = Table(seat(*tableau, hand=hand, spare=spare, goods=goods), idle("earths-lost-colony"))
    table.choose("develop", "settle")
    table.rest(Ask.SETTLE)
    return table


@rule("RFG-STL-20")
def test_strength_of_at_least_the_defense_conquers_and_costs_nothing() -> None:
    table = settling("new-sparta", hand="rebel-miners pirate-world aquatic-uplift-race", spare=1)
    assert table.places() == ["aquatic-uplift-race", "rebel-miners"], "2 against 2, and not against 3"
    table.play("place rebel-miners")
    assert (table.size(), table.military()) == (3, 2), "no card, and no strength either"
    (placed,) = told(table.events, Placed)
    assert (placed.how, placed.count, placed.strength) == ("conquered", 0, 2)


@rule("RFG-STL-21")
def test_strength_is_the_sum_of_total_matching_and_temporary() -> None:
    assert settling("old-earth", hand="new-survivalists").places() == [], "everybody starts from 0"
    assert settling("old-earth", "refugee-world", "space-marines", hand="new-survivalists").places() != []
    assert Table(seat("old-earth", "refugee-world", "empath-world"), idle()).military() == -2
    cards = ("alpha-centauri", "space-marines", "new-military-tactics")
    for world, strength in (("rebel-base", 2 + 3), ("rebel-outpost", 2 + 3)):
        allowed = CARDS.cost[CARDS.named[world]] <= strength
        assert (settling(*cards, hand=world).places() == [world]) is allowed
    short = settling("alpha-centauri", "space-marines", "empath-world", hand="rebel-miners smuggling-lair")
    assert short.places() == ["rebel-miners", "smuggling-lair"], "2 - 1 + 1 against rare"
    short = settling("alpha-centauri", "space-marines", "empath-world", hand="former-penal-colony")
    assert short.places() == [], "2 - 1 against novelty"
    below = settling("old-earth", "refugee-world", "new-military-tactics", hand="pirate-world")
    assert below.places() == [], "-1 + 3 against 3"


@rule("RFG-STL-22")
@pytest.mark.parametrize(
    ("owned", "helped", "other"),
    [
        ("alpha-centauri", "runaway-robots", "star-nomad-lair"),
        ("alien-tech-institute", "alien-robot-sentry", "aquatic-uplift-race"),
        ("alien-rosetta-stone-world", "alien-robot-sentry", "aquatic-uplift-race"),
        ("deserted-alien-world", "alien-robot-sentry", "aquatic-uplift-race"),
        ("galactic-imperium", "rebel-colony", "alien-robot-scout-ship"),
    ],
)
def test_specialised_strength_counts_against_its_targets_only(owned: str, helped: str, other: str) -> None:
    table = settling("old-earth", owned, hand=f"{helped} {other}")
    assert table.places() == [helped]
    assert table.military() == 0, "and is no part of the total"


@rule("RFG-STL-23")
def test_a_military_world_cannot_be_bought_and_discounts_do_not_weaken_it() -> None:
    table = settling("old-earth", "replicant-robots", hand="former-penal-colony", spare=6)
    assert table.places() == []
    rare = settling("old-earth", "mining-robots", hand="rebel-fuel-cache", spare=6)
    assert rare.places() == []
    conquered = settling("new-sparta", hand="former-penal-colony", spare=6)
    conquered.play("place former-penal-colony")
    assert conquered.tableau()[-1] == "former-penal-colony", "there was no other way to choose"


@rule("RFG-STL-24")
def test_a_world_does_not_help_in_its_own_conquest() -> None:
    table = settling("epsilon-eridani", hand="former-penal-colony")
    assert table.places() == [], "1 of Epsilon Eridani, and its own 1 would do"


@rule("RFG-STL-30")
def test_contact_specialist_pays_for_a_military_world_one_card_less() -> None:
    table = settling("old-earth", "contact-specialist", hand="pirate-world lost-alien-warship", spare=5)
    assert table.places() == ["pirate-world"], "not a world with alien goods"
    assert table.military() == -1, "strength is of no importance"
    table.play("place pirate-world", "pay 2")
    (placed,) = told(table.events, Placed)
    assert (placed.how, placed.count) == ("paid", 3 - 1)


@rule("RFG-STL-31")
def test_discounts_make_the_price_of_a_military_world_lower() -> None:
    cards = ("old-earth", "contact-specialist", "mining-robots", "replicant-robots")
    table = settling(*cards, hand="rebel-miners rebel-underground", spare=3)
    table.play("place rebel-underground")
    assert told(table.events, Placed)[0].count == 0, "3 - 1 - 2"
    rare = settling(*cards[:3], hand="rebel-miners", spare=3)
    rare.play("place rebel-miners")
    assert told(rare.events, Placed)[0].count == 0, "2 - 1 - 1 for rare"
    floor = settling(*cards, hand="rebel-miners", spare=3)
    floor.play("place rebel-miners")
    assert told(floor.events, Placed)[0].count == 0


@rule("RFG-STL-32")
def test_the_good_decides_and_every_military_alien_card_has_an_alien_good() -> None:
    alien = [
        design for design in catalogue().design if design.military and "ALIEN" in [flag.name for flag in design.flags]
    ]
    assert alien
    assert {design.good.name for design in alien if design.good} == {"ALIEN"}
    assert all(design.good for design in alien)
    table = settling(
        "old-earth",
        "contact-specialist",
        hand="alien-robot-sentry damaged-alien-factory clandestine-uplift-lab",
        spare=3,
    )
    assert table.places() == ["clandestine-uplift-lab"], "a military world without any good may be paid for"


@rule("RFG-STL-33")
def test_a_military_world_that_was_paid_for_stays_military() -> None:
    table = Table(
        seat("old-earth", "contact-specialist", "imperium-lords", hand="rebel-colony", spare=4),
        idle("new-sparta"),
        pool=0,
    )
    table.choose("settle", "produce")
    before = table.size()
    table.play("place rebel-colony", "pay 3")
    assert table.size() == before - 1 - 3 + 1 + 1, "Imperium Lords drew for it"
    assert table.points("imperium-lords") == 2 + 1


@rule("RFG-STL-34")
def test_contact_specialist_costs_a_strength() -> None:
    assert Table(seat("new-sparta", "contact-specialist"), idle()).military() == 1
    assert (
        settling("new-sparta", "contact-specialist", hand="lost-alien-battle-fleet alien-robot-sentry").places() == []
    )


@rule("RFG-STL-35")
def test_conquering_and_paying_are_not_mixed() -> None:
    table = settling("new-sparta", "contact-specialist", "new-military-tactics", hand="rebel-outpost", spare=3)
    assert table.places() == [], "strength 1 + 3 is too little, 5 - 1 cards are too many, and they do not add up"
    both = settling("new-sparta", "contact-specialist", "new-military-tactics", hand="rebel-colony", spare=4)
    both.play("place rebel-colony")
    assert both.moves() == ["conquer", "buy"]
    both.play("buy")
    assert "sacrifice new-military-tactics" not in both.moves(), "no strength while paying"
    both.play("pay 3")
    assert (both.size(), both.tableau()) == (
        1,
        ["new-sparta", "contact-specialist", "new-military-tactics", "rebel-colony"],
    )


@rule("RFG-STL-36")
def test_colony_ship_goes_with_contact_specialist() -> None:
    table = settling("old-earth", "contact-specialist", "colony-ship", hand="rebel-base", spare=1)
    table.play("place rebel-base")
    assert (table.tableau(), table.size()) == (["old-earth", "contact-specialist", "rebel-base"], 1)
    alone = settling("old-earth", "colony-ship", hand="rebel-base", spare=1)
    assert alone.places() == []


@rule("RFG-STL-40")
@pytest.mark.parametrize("ship", ["colony-ship", "doomed-world"])
def test_a_sacrifice_makes_a_world_free(ship: str) -> None:
    table = settling("old-earth", ship, hand="terraformed-world", spare=6)
    table.play("place terraformed-world")
    assert table.moves() == ["buy", f"sacrifice {ship}"]
    table.play(f"sacrifice {ship}")
    assert (table.tableau(), table.size()) == (["old-earth", "terraformed-world"], 6)
    assert told(table.events, Placed)[0].how == "free"
    assert told(table.events, Sacrificed)[0].strength == 0, "and nothing else"
    assert settling("old-earth", ship, hand="deserted-alien-library").places() == [], "no alien good"
    assert settling("old-earth", ship, hand="rebel-miners").places() == [], "no conquest"
    conquered = settling("new-sparta", ship, hand="rebel-miners")
    conquered.play("place rebel-miners")
    assert conquered.tableau() == ["new-sparta", ship, "rebel-miners"], "nothing to give up for it either"


@rule("RFG-STL-41")
def test_new_military_tactics_is_three_strength_for_the_phase() -> None:
    table = settling("old-earth", "new-military-tactics", hand="pirate-world rebel-colony")
    assert table.places() == ["pirate-world"], "3 against 3, not against 4"
    table.play("place pirate-world", "sacrifice new-military-tactics")
    assert table.tableau() == ["old-earth", "pirate-world"]
    (gone,) = told(table.events, Sacrificed)
    assert gone.strength == 3
    assert table.military() == 0, "nothing of it stays"


@rule("RFG-STL-42")
def test_a_sacrificed_card_goes_to_the_discard_pile_at_once() -> None:
    table = settling("old-earth", "colony-ship", "galactic-federation", hand="terraformed-world", spare=1)
    assert table.seen().score == 2 + 1 + (2 + 1)
    table.play("place terraformed-world")
    assert "colony-ship" in table.discard
    assert len(table.tableau()) == 3, "one out, one in"
    assert table.seen().score == 2 + 5 + 2, "its points, and one development less for Galactic Federation"


@rule("RFG-STL-42")
def test_a_good_on_a_sacrificed_card_is_discarded_with_it() -> None:
    """No printed card needs this; an own card may."""
    table = settling("old-earth", "doomed-world", hand="terraformed-world", goods="doomed-world")
    table.play("place terraformed-world")
    assert (table.goods(), len(table.discard)) == ([], 2)


@rule("RFG-STL-43")
def test_several_sources_of_strength_together_and_more_than_needed() -> None:
    cards = ("epsilon-eridani", "space-mercenaries", "new-military-tactics")
    table = settling(*cards, hand="rebel-homeworld rebel-base", spare=2)
    assert table.places() == ["rebel-base", "rebel-homeworld"], "1 + 1, 3 and 2"
    table.play("place rebel-homeworld", "sacrifice new-military-tactics", "discard 2")
    assert table.tableau() == ["epsilon-eridani", "space-mercenaries", "rebel-homeworld"]
    waste = settling(*cards, hand="outlaw-world", spare=2)
    waste.play("place outlaw-world")
    assert waste.moves()[0] == "sacrifice new-military-tactics"
    assert "conquer" in waste.moves(), "nothing has to be given"
    waste.play("sacrifice new-military-tactics", "discard 1", "conquer")
    assert (waste.size(), waste.tableau()) == (1, ["epsilon-eridani", "space-mercenaries", "outlaw-world"])


@rule("RFG-STL-44")
def test_temporary_strength_lasts_for_a_second_world_but_not_for_a_second_phase() -> None:
    hand = "pirate-world hive-world damaged-alien-factory"
    table = Table(
        seat("old-earth", "new-military-tactics", "improved-logistics", hand=hand), idle("alpha-centauri"), expert=True
    )
    table.choose("develop produce", "settle settle2")
    table.rest(Ask.SETTLE)
    table.play("place pirate-world", "sacrifice new-military-tactics")
    assert table.places() == ["damaged-alien-factory", "hive-world"], "still 3"
    table.play("place hive-world")
    assert table.asked() == {0: Ask.SETTLE}
    assert table.places() == [], "the strength is gone in the second phase"


@rule("RFG-STL-45")
def test_no_strength_without_a_conquest() -> None:
    table = settling("new-sparta", "new-military-tactics", "space-mercenaries", hand="artist-colony", spare=2)
    table.play("place artist-colony")
    assert table.asked() == {0: Ask.PAY}, "only the payment"
    table.play("pay 1")
    assert "new-military-tactics" in table.tableau()
    idle_phase = settling("new-sparta", "new-military-tactics", hand="artist-colony", spare=2)
    assert [move for move in idle_phase.moves() if not move.startswith("place")] == ["pass"]


@rule("RFG-STL-46")
def test_a_sacrifice_power_waits_for_the_next_phase() -> None:
    table = settling("old-earth", "improved-logistics", hand="doomed-world terraformed-world", spare=2)
    table.play("place doomed-world", "pay 1")
    assert table.asked() == {0: Ask.SECOND_WORLD}
    assert table.places() == [], "the Doomed World just placed cannot be given up yet"


@rule("RFG-STL-47")
def test_a_free_world_needs_no_sacrifice_and_one_sacrifice_is_enough() -> None:
    table = settling("alpha-centauri", "mining-robots", "colony-ship", hand="asteroid-belt", spare=2)
    table.play("place asteroid-belt")
    assert (table.tableau()[-1], "colony-ship" in table.tableau()) == ("asteroid-belt", True), "it cost nothing anyway"
    two = settling("old-earth", "colony-ship", "doomed-world", hand="terraformed-world", spare=1)
    two.play("place terraformed-world")
    assert two.moves() == ["sacrifice colony-ship", "sacrifice doomed-world"]
    two.play("sacrifice colony-ship")
    assert two.tableau() == ["old-earth", "doomed-world", "terraformed-world"]


@rule("RFG-STL-48")
def test_only_a_world_that_cannot_fail_may_be_chosen() -> None:
    cards = ("epsilon-eridani", "space-mercenaries", "new-military-tactics")
    assert settling(*cards, hand="rebel-homeworld", spare=2).places() == ["rebel-homeworld"]
    poor = settling(*cards, hand="rebel-homeworld", spare=1)
    assert poor.places() == [], "2 + 3 + 1: a card is missing, for the world itself cannot be spent"
    assert poor.refusal("place rebel-homeworld") == ("too-weak", "RFG-STL-48")
    chosen = settling(*cards, hand="rebel-homeworld", spare=2)
    chosen.play("place rebel-homeworld")
    assert chosen.moves() == ["sacrifice new-military-tactics"], "no answer that would let it fail"
    chosen.play("sacrifice new-military-tactics")
    assert "conquer" not in chosen.moves()


@rule("EX-B06")
def test_sparta_and_contact_specialist() -> None:
    table = settling("new-sparta", "contact-specialist", hand="outlaw-world rebel-miners", spare=1)
    assert table.military() == 1
    table.play("place outlaw-world", "conquer")
    assert told(table.events, Placed)[0].how == "conquered"
    for robots, price in (((), 1), (("mining-robots",), 0)):
        paid = settling("new-sparta", "contact-specialist", *robots, hand="rebel-miners", spare=1)
        paid.play("place rebel-miners")
        (placed,) = told(paid.events, Placed)
        assert (placed.how, placed.count) == ("paid", price)


@rule("EX-B07")
def test_sparta_and_galactic_imperium_against_the_rebel_base() -> None:
    table = settling("new-sparta", "galactic-imperium", hand="rebel-base")
    table.play("place rebel-base")
    (placed,) = told(table.events, Placed)
    assert (placed.how, placed.strength) == ("conquered", 6)
    assert table.military() == 2


@rule("EX-B08")
def test_sparta_with_tactics_against_the_rebel_outpost() -> None:
    table = settling("new-sparta", "new-military-tactics", hand="rebel-outpost")
    table.play("place rebel-outpost", "sacrifice new-military-tactics")
    assert table.tableau() == ["new-sparta", "rebel-outpost"]


@rule("EX-B09")
def test_what_helps_against_the_lost_alien_warship() -> None:
    useless = settling("old-earth", "contact-specialist", "colony-ship", hand="lost-alien-warship", spare=6)
    assert useless.places() == []
    table = settling("old-earth", "drop-ships", "alien-rosetta-stone-world", hand="lost-alien-warship")
    table.play("place lost-alien-warship")
    assert told(table.events, Placed)[0].strength == 5
