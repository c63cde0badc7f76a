"""Games with the ship classes of Another Big Expansion (ABE-GEN)."""

from __future__ import annotations

from random import Random

import pytest

from citing import rule
from rules.trucker.fleet import bare, sealed
from rules.trucker.treks import fly_home, result
from starhaul.kernel import BadOption
from starhaul.trucker import GAME, TruckerState
from starhaul.trucker.adventures import CARDS
from starhaul.trucker.box import box_for
from starhaul.trucker.components import COMPONENTS
from starhaul.trucker.expansion_boards import FRONT_HALVES, REAR_HALVES
from starhaul.trucker.printed_components import Kind
from trucker.seats import credits_of
from trucker.tables import build, finish

HOME = {0: "give-up", 1: "give-up"}


def begun(*classes: str, seats: int = 2, **options: object) -> TruckerState:
    """A game of these classes about to build, whatever chance made of the boards."""
    table = build(seats, sets=["abe"], classes=classes, **options)
    draw_boards(table)
    return table


def draw_boards(table: TruckerState) -> None:
    while table.chance is not None:
        table.resolve(table.chance.sample(Random(7)))


@rule("ABE-GEN-03", "ABE-GEN-05", "ABE-GEN-04")
def test_any_classes_in_any_order_each_flown_on_the_board_of_its_number() -> None:
    classes = ["IIIB", "I", "IIB", "IV", "III", "II"]
    table = begun(*classes)
    seen = []
    for _ in classes:
        draw_boards(table)
        view = table.view(0)
        seen.append((view.level, {player.ship.ship_class.split("/")[0] for player in view.players}))
        assert (view.classes, view.mode) == (tuple(classes), "series")
        fly_home(table, bare(), bare(), moves=HOME)
    assert seen == [("III", {"IIIB"}), ("I", {"I"}), ("II", {"IIB"}), ("IV", {"IV"}), ("III", {"III"}), ("II", {"II"})]
    assert table.is_over


@rule("ABE-GEN-05", "ABE-IV-04")
@pytest.mark.parametrize(
    ("ship_class", "finish", "looks"),
    [("IIB", [8, 6], 4), ("IIIB", [12, 9], 6), ("IV", [16, 12], 8)],
)
def test_rewards_are_those_of_the_flight_with_the_number_of_the_class(
    ship_class: str, finish: list[int], looks: int
) -> None:
    table = begun(ship_class)
    fly_home(table, sealed(1), sealed(2), positions=[9, 5])
    assert result(table).scores == (finish[0] + looks, finish[1])


@rule("ABE-GEN-03")
def test_one_class_is_a_single_flight() -> None:
    table = begun("IIB")
    assert (table.view(None).mode, table.view(None).plan) == ("flight", ("II",))
    fly_home(table, bare(), bare(), moves=HOME)
    assert table.is_over


@rule("ABE-GEN-02")
@pytest.mark.parametrize("ship_class", ["IIB", "IIIB", "IV"])
def test_classes_of_the_box_need_the_box(ship_class: str) -> None:
    with pytest.raises(BadOption, match=f"option classes: {ship_class} is in the set 'abe'"):
        build(classes=["II", ship_class])
    assert build(classes=["II", "I"]).view(None).plan == ("II", "I"), "those of the base game do not"


@rule("ABE-GEN-02")
def test_the_box_brings_its_deck_and_its_components_whatever_is_flown() -> None:
    box = box_for(GAME.read_options({"sets": ["abe"], "classes": ["II"]}))
    assert [len(deck) for deck in box.decks] == [20 + 4, 20 + 4, 20 + 4, 20]
    assert len(box.heap) == 152 + 42


@rule("ABE-GEN-10")
def test_titles_are_not_used_so_a_trek_and_the_learning_flight_are_played_without_the_box() -> None:
    with pytest.raises(BadOption, match="a Trek is played without 'abe'"):
        build(sets=["abe"], mode="trek")
    with pytest.raises(BadOption, match="the learning flight is played without 'abe'"):
        build(sets=["abe"], level="learning")
    with pytest.raises(BadOption, match="option classes: the flights of a Trek"):
        build(mode="trek", classes=["II"])
    with pytest.raises(BadOption, match="1 to 20 flights, not 21"):
        build(classes=["I"] * 21)


@rule("ABE-GEN-06")
def test_without_intruders_their_cards_are_not_in_the_decks() -> None:
    decks = box_for(GAME.read_options({"sets": ["abe"], "intruders": False})).decks
    cards = [CARDS[card] for deck in decks for card in deck]
    assert not [card for card in cards if card.has_intruders]
    everything = [CARDS[card] for deck in box_for(GAME.read_options({"sets": ["abe"]})).decks for card in deck]
    missing = {card.deck: 0 for card in everything}
    for card in everything:
        missing[card.deck] += card not in cards
    assert [missing[deck] for deck in ("I", "II", "III")] == [3, 3, 3]
    assert missing["IV"] > 0


@rule("ABE-GEN-06")
def test_a_game_without_intruders_is_dealt_from_those_decks() -> None:
    table = begun("IV", intruders=False)
    hidden = {card for bag in table.deck.unseen for card in bag}
    assert not [card for card in hidden if CARDS[card].has_intruders]


@rule("ABE-GEN-07")
def test_new_components_are_kinds_of_their_own() -> None:
    kinds = {component.kind for component in COMPONENTS if component.set == "abe"}
    new = {
        *(Kind.SOLAR_PANEL, Kind.THRUSTER, Kind.ROUTING_MODULE, Kind.MIXED_LIFE_SUPPORT),
        *(Kind.CRUBOT_STATION, Kind.AUTO_DEFENSE, Kind.ARMORY),
    }
    base = {component.kind for component in COMPONENTS if component.set == "base"}
    assert new <= kinds
    assert not new & base


@rule("ABE-GEN-08")
def test_a_plated_component_keeps_its_kind() -> None:
    plated = {component.kind for component in COMPONENTS if component.set == "abe" and component.plated}
    assert plated <= {component.kind for component in COMPONENTS if component.set == "base"}
    assert Kind.SHIELD in plated


@rule("ABE-GEN-09", "ABE-IIB-14", "ABE-INS-07")
@pytest.mark.parametrize("ship_class", ["II", "IIB", "IIIB"])
def test_lost_components_cost_one_each_without_limit(ship_class: str) -> None:
    table = begun(ship_class)
    fly_home(table, bare(), bare(), moves=HOME, discarded={0: 33, 1: 4})
    assert result(table).scores == (-33, -4)


@rule("ABE-GEN-09")
@pytest.mark.parametrize(("ship_class", "start"), [("IIB", [6, 3]), ("IIIB", [9, 5]), ("IV", [12, 7])])
def test_starting_spaces_are_those_of_the_boards_of_2021(ship_class: str, start: list[int]) -> None:
    table = begun(ship_class)
    finish(table)
    assert table.positions() == start


@rule("ABE-GEN-10")
def test_credits_carry_over_debts_do_not_and_looks_are_paid_in_every_flight() -> None:
    table = begun("II", "IIIB", "I")
    fly_home(table, sealed(1), sealed(2), positions=[6, 3], discarded={1: 30})
    assert credits_of(table) == [8 + 4, 0]
    draw_boards(table)
    fly_home(table, sealed(1), sealed(2), positions=[9, 5])
    assert credits_of(table) == [12 + 12 + 6, 9]
    fly_home(table, bare(), bare(), moves=HOME, discarded={1: 20})
    assert result(table).scores == (30, 9 - 20)


@rule("ABE-GEN-11")
def test_there_are_five_boards_of_each_sort() -> None:
    assert (len(FRONT_HALVES), len(REAR_HALVES)) == (5, 5)
