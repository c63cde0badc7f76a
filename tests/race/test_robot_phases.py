"""What the robot does in Develop, Settle, Consume and Produce (TGS-SOLO-50 to -84)."""

from __future__ import annotations

import pytest

from citing import rule
from race.solo import CARDS, Solo, acted, drew, flipped, number, other_world
from starhaul.race.robot.events import (
    RobotFoundNothing,
    RobotGotChips,
    RobotIdle,
    RobotPlaced,
    RobotPlacedMarker,
    RobotStartLeft,
)


@rule("TGS-SOLO-50", "TGS-SOLO-53", "race:EX-06")
def test_example_of_two_develop_phases() -> None:
    solo = Solo(credit=4, deck="gem-world space-port mining-robots new-sparta rebel-base")
    solo.round("develop develop2", "trade+star")  # Trade comes after Develop
    assert [type(event) for event in solo.events if isinstance(event, RobotPlacedMarker | RobotPlaced)] == [
        RobotPlacedMarker,
        RobotPlaced,
    ]
    assert solo.told(RobotPlacedMarker) == [RobotPlacedMarker(paid=2, left=1)]
    assert flipped(solo) == ["rebel-base", "new-sparta", "mining-robots"]
    assert drew(solo) == []
    assert solo.told(RobotPlaced)[0].paid == 1
    assert solo.deck == ["gem-world", "space-port"]
    assert (solo.seen.markers, solo.seen.placed) == (1, 1)
    assert solo.tracks[0] == 1 + 2  # 4 - 2 - 1, and then the Trade action


@rule("TGS-SOLO-50")
@pytest.mark.parametrize(("credit", "placed", "left"), [(2, 0, 1), (3, 1, 0)])
def test_a_marker_costs_three_in_a_reaction(credit: int, placed: int, left: int) -> None:
    solo = Solo(credit=credit, deck="drop-ships")
    solo.round("develop produce", "trade+x2")
    assert solo.seen.placed == placed
    assert solo.tracks[0] == left + 2


@rule("TGS-SOLO-51", "race:EX-05")
def test_example_of_a_develop_action() -> None:
    """One credit, two cards: a card is drawn, the second card flipped is placed. Nothing is paid for it."""
    solo = Solo(credit=1, deck="gem-world drop-ships")
    solo.round("develop produce", "develop+x2", comes="space-port")
    assert drew(solo) == [1]
    assert flipped(solo) == ["space-port", "drop-ships"]
    assert solo.deck == ["gem-world"]
    assert solo.tracks[0] == 1


@rule("TGS-SOLO-51")
@pytest.mark.parametrize(("credit", "found"), [(1, "new-economy"), (0, "drop-ships")])
def test_a_six_cost_development_takes_a_credit_in_an_action(credit: int, found: str) -> None:
    solo = Solo(credit=credit, deck="drop-ships new-economy")
    solo.round("trade produce", "develop+x2", comes="gem-world")
    assert solo.tableau[-1] == found
    assert solo.tracks[0] == 0


@rule("TGS-SOLO-52")
def test_a_develop_reaction_needs_a_credit_and_takes_any_development_for_it() -> None:
    solo = Solo(credit=0, deck="drop-ships")
    solo.round("develop produce", "trade+x2")
    assert (solo.told(RobotIdle)[0].why, drew(solo), flipped(solo)) == ("credit", [], [])
    solo = Solo(credit=1, deck="drop-ships new-economy")
    solo.round("develop produce", "produce+x2")
    assert (solo.tableau[-1], solo.tracks[0], drew(solo)) == ("new-economy", 0, [])


@rule("TGS-SOLO-53", "TGS-SOLO-90")
def test_a_placed_marker_counts_as_a_card() -> None:
    ten = "drop-ships gem-world space-port spice-world new-vinland mining-robots space-marines public-works colony-ship"
    solo = Solo(credit=2, tableau=f"{ten} export-duties")
    solo.round("explore5 produce", "develop+x2")
    assert len(solo.tableau) == 11
    assert solo.state.is_over
    assert solo.view.ended == ("tableau",)


@rule("TGS-SOLO-54")
def test_a_credit_from_explore_counts_for_a_marker_and_each_phase_can_place_one() -> None:
    solo = Solo(credit=1)
    solo.round("x2 produce", "explore+develop")
    assert solo.seen.placed == 1
    solo = Solo(credit=4)
    solo.round("develop develop2", "develop+star")
    assert (solo.seen.placed, solo.tracks[0]) == (2, 0)


@rule("TGS-SOLO-55")
def test_a_search_that_ends_with_the_deck_pays_nothing() -> None:
    solo = Solo(credit=0, deck="gem-world new-economy")
    solo.round("trade produce", "develop+x2", comes="space-port")
    assert solo.told(RobotFoundNothing) != []
    assert "new-economy" in solo.discards
    assert (solo.deck, solo.tableau, solo.tracks[0]) == ([], ["earths-lost-colony"], 0)
    solo = Solo(credit=1, deck="gem-world")
    solo.round("develop produce", "produce+x2")
    assert solo.tracks[0] == 1


# --- Settle ---------------------------------------------------------------------------------------------------


@rule("TGS-SOLO-60", "TGS-SOLO-61", "race:EX-08")
@pytest.mark.parametrize(("last", "credit", "cards"), [("new-vinland", 1, 3), ("public-works", 2, 2)])
def test_example_of_two_settle_phases(last: str, credit: int, cards: int) -> None:
    solo = Solo(credit=2, deck=f"{last} gem-world")
    comes = "drop-ships rebel-base new-sparta space-marines mining-robots"
    solo.round("settle settle2", "produce+star", comes=comes)
    assert drew(solo) == [3, 2]
    assert flipped(solo)[:4] == ["new-sparta", "rebel-base", "drop-ships", "gem-world"]
    assert flipped(solo)[4:] == ["mining-robots", "space-marines", last]
    assert (solo.tracks[0], len(solo.tableau), solo.deck) == (credit, cards, [])


@rule("TGS-SOLO-61", "race:EX-07")
def test_without_credit_a_settle_reaction_does_nothing() -> None:
    solo = Solo(credit=0, deck="gem-world")
    solo.round("settle produce", "produce+x2")
    assert (drew(solo), flipped(solo), solo.tableau) == ([], [], ["earths-lost-colony"])


@rule("TGS-SOLO-62", "TGS-SOLO-63", "TGS-SOLO-64", "TGS-SOLO-44")
@pytest.mark.parametrize(
    ("start", "action", "reaction", "military"),
    [
        ("epsilon-eridani", 3, 2, True),
        ("new-sparta", 4, 3, True),
        ("separatist-colony", 3, 2, True),
        ("alpha-centauri", 4, 2, False),
        ("old-earth", 3, 0, False),
    ],
)
def test_counters_for_settle(start: str, action: int, reaction: int, military: bool) -> None:
    deck = "space-port rebel-base gem-world outlaw-world"
    comes = "drop-ships space-marines mining-robots colony-ship"
    solo = Solo(start, mine=other_world(start), credit=1, deck=deck)
    solo.round("trade produce", "settle+x2", comes=comes)
    assert drew(solo) == [action]
    assert solo.tableau[-1] == ("outlaw-world" if military else "gem-world")
    solo = Solo(start, mine=other_world(start), credit=0, deck=deck)
    solo.round("settle produce", "produce+x2", comes=comes)
    assert drew(solo) == ([reaction] if reaction else [])
    assert solo.tableau[1:] == (["outlaw-world" if military else "gem-world"] if reaction else [])
    assert solo.tracks[0] == 0
    solo = Solo(start, mine=other_world(start), credit=2, deck=deck)
    solo.round("settle produce", "produce+x2", comes=comes)
    assert solo.tracks[0] == (2 if reaction else 1)  # where no credit is needed none is spent


DOOMED_FINDS = {
    "alien-rosetta-stone-world": 3,
    "deserted-alien-outpost": 3,
    "galactic-trendsetters": 3,
    "lost-species-ark-world": 3,
    "new-earth": 3,
    "galactic-studios": 3,
    "deserted-alien-colony": 4,
    "terraformed-world": 5,
    "alien-robotic-factory": 5,
    "deserted-alien-library": 5,
}


@rule("TGS-SOLO-65", "TGS-SOLO-67")
@pytest.mark.parametrize("world", DOOMED_FINDS)
def test_doomed_world_searches_the_common_deck_once(world: str) -> None:
    solo = Solo("doomed-world", credit=1, economy=0, deck="gem-world")
    solo.round("trade produce", "settle+x2", comes=f"rebel-base space-port {world}")
    assert flipped(solo) == ["rebel-base", "space-port", world]
    assert solo.tableau == [world]
    assert solo.told(RobotStartLeft) == [RobotStartLeft(number("doomed-world"))]
    assert "doomed-world" in solo.discards
    assert solo.tracks == (3, 2)  # +2 and +1, and the economy once more for the x2 action
    assert solo.deck == ["gem-world"]  # nothing drawn or searched there
    solo.round("trade produce", "settle+x2")
    assert drew(solo) == [3]


@rule("TGS-SOLO-67")
def test_ten_worlds_are_good_enough_for_doomed_world() -> None:
    deck = [CARDS.design[card] for card in CARDS.deck("tgs")]
    worth = {
        design.id: design.vp for design in deck if design.type == "world" and not design.military and design.vp >= 3
    }
    assert worth == DOOMED_FINDS


@rule("TGS-SOLO-65")
def test_doomed_world_reacts_as_the_mat_says() -> None:
    solo = Solo("doomed-world", credit=1, deck="terraformed-world")
    solo.round("settle produce", "produce+x2", comes="rebel-base space-marines")
    assert (drew(solo), solo.tableau, solo.tracks[0]) == ([2], ["doomed-world", "terraformed-world"], 0)
    assert solo.seen.has_counters


@rule("TGS-SOLO-66")
def test_without_a_world_in_deck_and_discards_the_mat_is_followed() -> None:
    solo = Solo("doomed-world", credit=0, deck="gem-world")
    solo.common_deck("rebel-base space-port", discards="spice-world new-sparta")
    solo.round("trade produce", "settle+x2")
    assert len(flipped(solo)) > 6  # all four, all four again after the reshuffle, then its own deck
    assert solo.tableau[0] == "doomed-world"
    assert len(solo.tableau) == 2
    assert solo.seen.has_counters
    solo = Solo("doomed-world", credit=0, deck="")
    solo.common_deck("rebel-base", discards="new-earth")
    solo.round("trade produce", "settle+x2")
    assert solo.tableau == ["new-earth"]


@rule("TGS-SOLO-68", "race:EX-B29")
def test_doomed_world_with_two_settle_dice() -> None:
    solo = Solo("doomed-world", credit=3, economy=5, deck="")
    solo.round("trade produce", "settle+robot", comes="new-earth gem-world drop-ships space-marines")
    assert acted(solo)[:2] == ["settle_action", "settle_action"]
    assert solo.tableau == ["new-earth", "gem-world"]
    assert drew(solo) == [3]
    assert solo.tracks == (4, 5)


# --- Consume and Produce --------------------------------------------------------------------------------------


@rule("TGS-SOLO-70", "race:EX-09")
def test_trade_action() -> None:
    solo = Solo(credit=3, economy=1)
    solo.round("explore5 x2", "trade+settle")
    assert acted(solo)[-1] == "trade_action"
    assert (solo.tracks[0], solo.seen.chips, len(solo.told(RobotGotChips))) == (4, 1, 1)


@rule("TGS-SOLO-71")
def test_x2_action() -> None:
    solo = Solo(credit=0, economy=2)
    solo.round("explore5 develop", "produce+x2")
    assert (solo.seen.chips, solo.tracks[1]) == (4, 4)  # twice two, then one step, and one for Produce


@rule("TGS-SOLO-72")
def test_both_consume_actions() -> None:
    solo = Solo(credit=1, economy=2)
    solo.round("explore5 explore1", "trade+x2")
    assert acted(solo)[-1] == "consume_action"
    assert (solo.seen.chips, solo.tracks) == (4, (3, 3))


@rule("TGS-SOLO-73", "race:EX-10")
def test_consume_reaction() -> None:
    solo = Solo(economy=3)
    solo.round("trade x2", "develop+settle")
    assert acted(solo)[-1] == "consume_reaction"
    assert (solo.seen.chips, solo.tracks[1]) == (3, 3)


@rule("TGS-SOLO-74", "TGS-SOLO-90", "TGS-SOLO-93")
def test_chips_come_from_the_pool_and_then_from_the_reserve() -> None:
    solo = Solo(economy=4)
    solo.state.pool = 5
    solo.robot.chips = 19
    solo.round("explore5 develop", "explore+x2")
    assert (solo.seen.chips, solo.view.pool) == (27, -3)
    assert solo.view.ended == ("vp_pool",)


@rule("TGS-SOLO-75", "TGS-SOLO-77")
@pytest.mark.parametrize(("actions", "roll"), [("explore5 x2", "trade+settle"), ("explore5 x2", "develop+robot")])
def test_old_earth_reads_its_face_as_x2_after_the_first_trade(actions: str, roll: str) -> None:
    solo = Solo("old-earth", mine="new-sparta")
    solo.round(actions, roll)
    assert solo.seen.face == "x2"
    solo.round("explore5 x2", "trade+settle")
    assert solo.seen.face == "x2"


@rule("TGS-SOLO-77")
def test_a_star_and_both_consume_dice_are_trade_actions_too() -> None:
    for actions, roll in (("explore5 trade", "develop+star"), ("explore5 develop", "trade+x2")):
        solo = Solo("old-earth", mine="new-sparta")
        solo.round(actions, roll)
        assert solo.seen.face == "x2"
    solo = Solo("old-earth", mine="new-sparta")
    solo.round("trade x2", "develop+settle")  # the player's Trade is none of the robot's
    assert solo.seen.face == "trade"


@rule("TGS-SOLO-76", "TGS-SOLO-81", "TGS-SOLO-84")
def test_damaged_alien_factory_turns_its_counter() -> None:
    solo = Solo("damaged-alien-factory")
    seen = [solo.seen.face]
    for roll in ("trade+x2", "explore+robot", "develop+settle", "trade+settle", "trade+robot", "trade+produce"):
        solo.robot.tableau = solo.robot.tableau[:1]
        solo.round("explore5 develop", roll)
        seen.append(solo.seen.face)
    assert seen[:4] == ["produce", "produce", "trade", "trade"]
    assert seen[4] == "produce"  # a Trade action with the counter on Trade
    assert seen[5] == "trade"  # Trade leaves a counter on Produce alone, the robot face is Produce
    assert seen[6] == "trade"  # Trade turns it to Produce, Produce in the same round back to Trade


@rule("TGS-SOLO-82")
def test_a_counter_that_turns_leaves_the_dice_where_they_lie() -> None:
    solo = Solo("old-earth", mine="new-sparta", credit=0, economy=1)
    solo.round("explore5 develop", "trade+robot")  # robot means Trade: the second die finds the space taken
    assert solo.seen.chips == 1
    assert acted(solo)[-1] == "trade_action"
    assert solo.seen.dice[1] is None


@rule("TGS-SOLO-80", "race:EX-11", "race:EX-12", "race:EX-13")
@pytest.mark.parametrize(
    ("actions", "roll", "economy", "then"),
    [
        ("explore5 develop", "produce+settle", 0, 1),
        ("explore5 produce", "develop+settle", 2, 2),
        ("explore5 produce", "produce+settle", 2, 3),
    ],
)
def test_produce(actions: str, roll: str, economy: int, then: int) -> None:
    solo = Solo(economy=economy)
    solo.round(actions, roll)
    assert solo.tracks[1] == then


@rule("TGS-SOLO-83")
def test_the_robot_produces_no_goods_that_could_be_the_most() -> None:
    solo = Solo("earths-lost-colony", mine="old-earth", tableau="mining-world comet-zone")
    player = solo.state.players[0]
    for name in ("bio-hazard-mining-world", "mining-conglomerate"):
        player.place(solo.take(name)[0])
    player.wake(CARDS)
    before = len(player.hand)
    solo.round("trade produce", "produce+x2")
    assert len(player.hand) == before + 2  # one rare good is more than none
