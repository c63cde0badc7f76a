"""Develop (RFG-DEV)."""

from __future__ import annotations

from citing import rule
from rules.race.table import Table, idle, names, seat, told
from starhaul.race import Ask
from starhaul.race.events import Answered, Placed, PlacementsRevealed


@rule("RFG-DEV-01")
def test_interstellar_bank_draws_as_the_phase_begins_and_its_card_may_pay() -> None:
    table = Table(seat("new-sparta", "interstellar-bank", hand="space-marines", spare=1), idle("old-earth"))
    table.comes("gem-world")
    table.choose("produce", "develop")
    assert "gem-world" in table.hand()
    table.play("place space-marines")
    assert (table.tableau()[-1], table.size()) == ("space-marines", 0), "2 cards, one of them just drawn"


@rule("RFG-DEV-01")
def test_interstellar_bank_draws_also_for_who_places_nothing() -> None:
    table = Table(seat("new-sparta", "interstellar-bank", spare=1), idle("old-earth"))
    table.choose("produce", "develop")
    table.play("pass")
    assert table.size() == 2


@rule("RFG-DEV-02")
def test_one_development_from_the_hand_or_none() -> None:
    table = Table(seat("new-sparta", hand="space-marines colony-ship gem-world", spare=3), idle("old-earth"))
    table.choose("develop")
    assert table.places() == ["colony-ship", "space-marines"], "a world is no development"
    assert table.refusal("place gem-world") == ("no-development", "RFG-DEV-02")
    assert table.refusal("place mining-robots") == ("not-offered", "RFG-DEV-02"), "not in hand"
    assert "pass" in table.moves()
    table.play("place colony-ship", "pay 1")
    assert table.asked()[0] is Ask.ACTION, "only one"
    table.choose("develop")
    table.play("pass")
    assert table.tableau() == ["new-sparta", "colony-ship"]


@rule("RFG-DEV-03")
def test_choices_are_revealed_together_and_paid_then() -> None:
    table = Table(
        seat("new-sparta", hand="space-marines", spare=3),
        seat("old-earth", hand="colony-ship", spare=3),
    )
    table.choose("develop")
    assert table.play("place space-marines") == [Answered(0)]
    assert (table.asked(), table.size()) == ({1: Ask.DEVELOP}, 4), "nothing is paid before the other has chosen"
    assert table.view(1).seats[0].placing is None
    events = table.play("place colony-ship", seat=1)
    assert [names(card for card in event.cards if card is not None) for event in told(events, PlacementsRevealed)] == [
        ["space-marines", "colony-ship"]
    ]
    assert table.asked() == {0: Ask.PAY, 1: Ask.PAY}


@rule("RFG-DEV-04")
def test_cards_of_the_hand_pay_and_neither_the_card_itself_nor_goods() -> None:
    table = Table(
        seat("old-earth", "gem-world", hand="mining-robots spice-world new-earth comet-zone", goods="gem-world"),
        idle("new-sparta"),
    )
    table.choose("produce", "develop")
    table.play("place mining-robots")
    payments = {move.split()[1] for move in table.moves()}
    table.play("pay spice-world comet-zone")
    assert payments <= {"spice-world", "new-earth", "comet-zone"}
    assert (table.hand(), table.discard) == (["new-earth"], ["spice-world", "comet-zone"])
    assert table.goods() == ["gem-world"]
    poor = Table(seat("old-earth", "gem-world", hand="mining-robots", spare=1, goods="gem-world"), idle("new-sparta"))
    poor.choose("produce", "develop")
    assert poor.places() == [], "the good is no card"


@rule("RFG-DEV-05")
def test_bonus_and_discounts_add_up_and_a_cost_never_falls_below_nothing() -> None:
    table = Table(
        seat("new-sparta", "investment-credits", "galactic-federation", hand="terraforming-robots public-works"),
        idle("old-earth"),
    )
    table.choose("develop")
    table.play("place public-works")
    assert (table.tableau()[-1], table.hand()) == ("public-works", ["terraforming-robots"]), "1 - 1 - 1 - 2 is nothing"
    table.choose("develop")
    table.play("place terraforming-robots")
    assert table.size() == 1, "3 - 1 - 1 - 2 is nothing, too; Public Works drew a card"


@rule("RFG-DEV-05")
def test_who_did_not_choose_develop_pays_one_more() -> None:
    for action, size in (("develop", 2), ("produce", 1)):
        table = Table(seat("new-sparta", hand="colony-ship", spare=3), idle("old-earth"))
        table.choose(action, "develop")
        table.play("place colony-ship", f"pay {3 - size}")
        assert table.size() == size


@rule("RFG-DEV-06")
def test_what_cannot_be_paid_cannot_be_placed() -> None:
    table = Table(seat("new-sparta", hand="drop-ships terraforming-robots", spare=2), idle("old-earth"))
    table.choose("produce", "develop")
    assert table.places() == ["terraforming-robots"]
    assert table.refusal("place drop-ships") == ("cards-missing", "RFG-DEV-06")
    table.play("place terraforming-robots")
    (placed,) = told(table.events, Placed)
    assert (placed.count, table.size()) == (3, 0), "exactly the cost"


@rule("RFG-DEV-07")
def test_nobody_has_the_same_development_twice() -> None:
    table = Table(
        seat("new-sparta", "public-works", hand="public-works", spare=2),
        seat("old-earth", hand="investment-credits", spare=2),
    )
    table.choose("develop")
    assert table.places() == []
    assert table.refusal("place public-works") == ("owned-already", "RFG-DEV-07")
    other = Table(
        seat("new-sparta", "public-works"),
        seat("old-earth", hand="public-works", spare=2),
    )
    other.choose("develop")
    other.play("place public-works#2", seat=1)
    assert (other.tableau()[-1], other.tableau(1)[-1]) == ("public-works", "public-works"), "different players may"


@rule("RFG-DEV-08")
def test_a_sacrificed_development_may_come_again() -> None:
    table = Table(
        seat("new-sparta", "colony-ship", hand="colony-ship terraformed-world", spare=3),
        idle("old-earth"),
    )
    table.choose("develop")
    assert "place colony-ship" not in table.moves()
    table.play("pass")
    table.choose("settle")
    table.play("place terraformed-world")
    assert table.tableau() == ["new-sparta", "terraformed-world"]
    table.choose("develop")
    table.play("place colony-ship", "pay 1")
    assert table.tableau() == ["new-sparta", "terraformed-world", "colony-ship"]


@rule("RFG-DEV-09")
def test_public_works_draws_after_the_payment() -> None:
    table = Table(seat("new-sparta", "public-works", hand="space-marines", spare=2), idle("old-earth"))
    table.comes("gem-world")
    table.choose("produce", "develop")
    table.play("place space-marines")
    assert table.hand() == ["gem-world"], "two cards paid, one drawn"


@rule("RFG-DEV-09")
def test_a_development_does_nothing_for_its_own_placement() -> None:
    table = Table(seat("new-sparta", hand="public-works", spare=2), idle("old-earth"))
    table.choose("produce", "develop")
    table.play("place public-works", "pay 1")
    assert table.size() == 1, "no card for itself"
    federation = Table(seat("new-sparta", hand="galactic-federation", spare=5), idle("old-earth"))
    federation.choose("produce", "develop")
    assert federation.places() == [], "its discount of 2 comes too late"


@rule("EX-B03")
def test_drop_ships_for_nothing() -> None:
    table = Table(
        seat("new-sparta", "investment-credits", "galactic-federation", hand="drop-ships", spare=2), idle("old-earth")
    )
    table.choose("develop")
    table.play("place drop-ships")
    assert (table.tableau()[-1], table.size()) == ("drop-ships", 2)


@rule("EX-B04")
def test_six_cards_and_a_six_cost_development() -> None:
    table = Table(seat("new-sparta", hand="new-economy", spare=5), idle("old-earth"))
    table.choose("produce", "develop")
    assert table.places() == []
    helped = Table(seat("new-sparta", "investment-credits", hand="new-economy", spare=5), idle("old-earth"))
    helped.choose("produce", "develop")
    helped.play("place new-economy")
    assert (helped.tableau()[-1], helped.size()) == ("new-economy", 0)
