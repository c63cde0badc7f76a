"""How the robot takes part in a round: dice, action or reaction, Explore (TGS-SOLO-20 to -46)."""

from __future__ import annotations

from random import Random

import pytest

from citing import rule
from race.solo import SEAT, Solo, acted, drew, phases, spaces
from starhaul.race import Stage
from starhaul.race.designs import printed
from starhaul.race.events import PhaseBegan
from starhaul.race.moves import CHOOSE
from starhaul.race.robot.events import (
    DiceRolled,
    RobotActed,
)
from starhaul.race.robot.facts import DICE
from starhaul.race.robot.mat import rolls


@rule("TGS-SOLO-20", "TGS-SOLO-21", "TGS-SOLO-22")
def test_the_player_chooses_then_dice_are_rolled_then_phases_go_from_left_to_right() -> None:
    solo = Solo()
    solo.state.apply(SEAT, CHOOSE[2])
    solo.state.apply(SEAT, CHOOSE[8])
    assert solo.state.chance is not None
    assert solo.state.chance.write((0,)) == "explore+develop"
    solo = Solo(credit=0, economy=0, deck="")
    solo.round("x2 produce", "explore+settle", comes="gem-world space-port spice-world new-vinland")
    assert phases(solo) == [Stage.EXPLORE, Stage.SETTLE, Stage.CONSUME, Stage.PRODUCE]
    assert acted(solo) == ["explore_action", "settle_action", "consume_reaction", "produce_reaction"]
    kinds = [type(event) for event in solo.events if isinstance(event, PhaseBegan | RobotActed | DiceRolled)]
    assert kinds == [DiceRolled, *[PhaseBegan, RobotActed] * 4, PhaseBegan]


@rule("TGS-SOLO-23", "TGS-SOLO-26")
def test_a_phase_happens_for_a_marker_or_a_die() -> None:
    solo = Solo("epsilon-eridani", credit=0)
    solo.round("explore5 produce", "settle+robot")  # both dice on Settle: it happens twice
    assert phases(solo) == [Stage.EXPLORE, Stage.SETTLE, Stage.SETTLE_2, Stage.PRODUCE]
    solo = Solo("epsilon-eridani", credit=0)
    solo.round("settle produce", "settle+robot")
    assert phases(solo) == [Stage.SETTLE, Stage.SETTLE_2, Stage.PRODUCE]


@rule("TGS-SOLO-24", "TGS-SOLO-26")
def test_the_player_has_the_bonus_of_own_actions_only() -> None:
    def cost(actions: str, roll: str, second: bool = False) -> str | None:
        """How many cards a development of cost 4 takes in the (second) Develop phase."""
        solo = Solo("earths-lost-colony", credit=0)
        player = solo.state.players[0]
        solo.put_back(player.hand)
        player.hand = sorted(solo.take("drop-ships gem-world space-port spice-world"))  # one too few without bonus
        solo.begin(actions, roll)
        while solo.state.stage is not (Stage.DEVELOP_2 if second else Stage.DEVELOP):
            if solo.state.chance is not None:
                solo.draw()
            else:
                solo.state.apply(SEAT, solo.state.legal_moves(SEAT)[-1])
        moves = [str(move) for move in solo.view.moves]
        return next((move for move in moves if "drop-ships" in move), None)

    assert cost("develop produce", "trade+x2") == "place drop-ships#1"
    assert cost("settle produce", "develop+x2") is None
    assert cost("develop develop2", "trade+x2", second=True) == "place drop-ships#1"
    assert cost("develop produce", "develop+develop", second=True) is None


@rule("TGS-SOLO-25")
def test_the_round_ends_with_the_hand_limit() -> None:
    solo = Solo()
    player = solo.state.players[0]
    pile = solo.state.piles[0]
    player.take(pile.deck[40:50])
    pile.deck = [*pile.deck[:40], *pile.deck[50:]]
    solo.round("trade produce", "trade+x2")
    assert solo.view.seats[0].hand_size == 10
    assert solo.view.stage is Stage.CHOICE


# --- dice -----------------------------------------------------------------------------------------------------


@rule("TGS-SOLO-30", "TGS-SOLO-39")
@pytest.mark.parametrize(
    ("actions", "roll", "placed"),
    [
        ("trade x2", "explore+develop", ["explore_5", "develop"]),
        ("trade x2", "develop+develop", ["develop", "develop_2"]),
        ("trade x2", "settle+settle", ["settle", "settle_2"]),
        ("develop settle", "develop+settle", ["develop", "settle"]),  # the player's markers take no space of the dice
        ("develop settle", "trade+x2", ["trade", "x2"]),
    ],
)
def test_a_named_action_takes_the_leftmost_free_space(actions: str, roll: str, placed: list[str]) -> None:
    assert spaces(actions, roll) == placed


@rule("TGS-SOLO-31")
def test_the_robot_face_is_read_as_the_counter_says() -> None:
    assert spaces("trade x2", "explore+robot", "new-sparta") == ["explore_5", "settle"]
    assert spaces("trade x2", "explore+robot", "separatist-colony") == ["explore_5", "explore_1"]
    assert spaces("trade x2", "settle+robot", "doomed-world") == ["settle", "settle_2"]


@rule("TGS-SOLO-32")
def test_two_stars_copy_both_actions() -> None:
    assert {*spaces("explore1 x2", "star+star")} == {"explore_1", "x2"}
    assert {*spaces("settle settle2", "star+star")} == {"settle", "settle_2"}


@rule("TGS-SOLO-33", "TGS-SOLO-35", "race:EX-03", "race:EX-B27")
def test_a_star_goes_under_the_right_marker_unless_a_die_lies_there() -> None:
    assert spaces("x2 produce", "develop+star") == ["develop", "produce"]
    assert spaces("settle produce", "produce+star") == ["produce", "settle"]
    assert spaces("settle produce", "star+produce") == ["settle", "produce"]  # the named face is placed first


@rule("TGS-SOLO-34", "race:EX-04", "race:EX-B26")
def test_under_a_pair_the_star_goes_left() -> None:
    assert spaces("explore5 explore1", "produce+star") == ["produce", "explore_5"]
    assert spaces("settle settle2", "produce+star") == ["produce", "settle"]
    assert spaces("develop develop2", "develop+star") == ["develop", "develop_2"]


@rule("TGS-SOLO-36", "TGS-SOLO-37")
def test_grey_faces_are_actions_like_others_and_a_single_space_takes_one_die() -> None:
    """Settle and Produce of the second die are the grey ones."""
    assert spaces("explore5 develop", "explore+settle") == ["explore_5", "settle"]
    assert spaces("explore5 develop", "produce+produce") == ["produce", None]
    solo = Solo(economy=0)
    solo.round("explore5 develop", "produce+produce")
    assert solo.tracks[1] == 1


@rule("TGS-SOLO-38")
def test_the_faces_of_the_dice() -> None:
    dice = printed()[DICE]
    assert dice["a"].faces == ("explore", "develop", "settle", "trade", "produce", "star")
    assert dice["b"].faces == ("develop", "settle", "x2", "produce", "star", "robot")
    assert len({*rolls()}) == 36
    state = Solo().state
    state.apply(SEAT, CHOOSE[2])
    state.apply(SEAT, CHOOSE[8])
    chance = state.chance
    assert chance is not None
    assert len({chance.sample(Random(seed)) for seed in range(900)}) == 36


@rule("TGS-SOLO-39")
def test_an_explore_marker_lies_on_the_space_of_its_kind() -> None:
    assert spaces("explore5 develop", "develop+star") == ["develop", "explore_5"]
    assert spaces("explore1 develop", "develop+star") == ["develop", "explore_1"]


# --- action or reaction, Explore ------------------------------------------------------------------------------


@rule("TGS-SOLO-40", "TGS-SOLO-41")
def test_a_die_makes_an_action_and_a_marker_alone_a_reaction() -> None:
    solo = Solo(credit=0)
    solo.round("develop develop2", "produce+star")
    assert acted(solo) == ["develop_action", "develop_reaction", "produce_action"]


@rule("TGS-SOLO-42", "TGS-SOLO-46", "race:EX-B28")
def test_explore_action() -> None:
    solo = Solo(credit=1)
    solo.round("explore5 explore1", "produce+star")
    assert (acted(solo)[0], drew(solo), solo.tracks[0]) == ("explore_action", [1], 2)
    assert acted(solo).count("explore_reaction") == 0
    solo = Solo(credit=1)
    solo.round("explore5 explore1", "explore+star")
    assert (acted(solo), drew(solo), solo.tracks[0]) == (["explore_action"], [3], 2)


@rule("TGS-SOLO-43")
def test_explore_reaction() -> None:
    solo = Solo(credit=1)
    solo.round("explore5 explore1", "trade+x2")
    assert (acted(solo)[0], drew(solo), solo.seen.deck) == ("explore_reaction", [1], 5)


@rule("TGS-SOLO-45", "TGS-SOLO-44")
@pytest.mark.parametrize(
    ("actions", "roll", "count", "credit"),
    [("trade x2", "explore+x2", 2, 2), ("trade x2", "explore+robot", 4, 2), ("explore5 x2", "produce+x2", 2, 1)],
)
def test_separatist_colony_draws_more(actions: str, roll: str, count: int, credit: int) -> None:
    solo = Solo("separatist-colony", credit=1)
    solo.round(actions, roll)
    assert drew(solo)[0] == count
    assert solo.tracks[0] == min(4, credit + (2 if "trade" in roll else 0))
