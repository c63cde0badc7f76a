"""The robot of the solo game, from the rulebook and its digest (TGS-SOLO)."""

from __future__ import annotations

from random import Random

import pytest

from citing import rule
from race.solo import CARDS, SEAT, Solo, number, plain, spaces
from starhaul.kernel import BadOption
from starhaul.kernel.testing import Case, check_game, walk
from starhaul.race import GAME, Options, RaceState, Stage
from starhaul.race.designs import DATA, printed
from starhaul.race.events import PhaseBegan
from starhaul.race.moves import CHOOSE
from starhaul.race.options import Level
from starhaul.race.robot.events import (
    DiceRolled,
    RobotActed,
    RobotDrew,
    RobotFlipped,
    RobotFoundNothing,
    RobotGotChips,
    RobotIdle,
    RobotPlaced,
    RobotPlacedMarker,
    RobotStartLeft,
)
from starhaul.race.robot.facts import DICE, STARTS
from starhaul.race.robot.mat import rolls
from starhaul.race.view import RaceView

ALL_STARTS = [
    "old-earth",
    "epsilon-eridani",
    "alpha-centauri",
    "new-sparta",
    "earths-lost-colony",
    "separatist-colony",
    "ancient-race",
    "damaged-alien-factory",
    "doomed-world",
]
LEVELS: tuple[Level, ...] = ("easy", "normal", "hard")


def acted(solo: Solo) -> list[str]:
    return [event.step for event in solo.told(RobotActed)]


def phases(solo: Solo) -> list[Stage]:
    return [event.stage for event in solo.told(PhaseBegan) if event.stage is not Stage.END]


def drew(solo: Solo) -> list[int]:
    return [event.count for event in solo.told(RobotDrew)]


def flipped(solo: Solo) -> list[str]:
    return [plain(event.card) for event in solo.told(RobotFlipped)]


def cards_everywhere(state: RaceState) -> list[int]:
    """Every place where a card can lie."""
    robot = state.robot
    assert robot is not None
    (player,) = state.players
    cards = [*robot.deck, *robot.tableau, *state.piles[0].deck, *state.piles[0].discard]
    cards += [*player.hand, *player.seen, *player.tableau, *player.under]
    return sorted(cards if player.placing in (-1, *player.hand, *player.tableau) else [*cards, player.placing])


# --- a whole game ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_the_solo_game_is_a_game(level: Level) -> None:
    check_game(Case(GAME, seats=1, options={"robot": level}, positions=25), seeds=range(2))


def test_every_card_is_in_one_place() -> None:
    for seed in range(6):
        for state, _ in walk(Case(GAME, seats=1, options={"robot": "normal"}), seed):
            assert isinstance(state, RaceState)
            assert cards_everywhere(state) == CARDS.deck("tgs")
            assert state.robot is not None
            assert state.pool + state.players[0].chips + state.robot.chips == 24


@rule("TGS-SOLO-01")
def test_one_seat_plays_two_actions_without_goals() -> None:
    solo = Solo()
    assert solo.view.goals == ()
    assert len(solo.view.moves) == 6  # not the second copies, and Produce only behind another
    solo.state.apply(SEAT, CHOOSE[0])
    assert solo.state.chance is None  # the second action is still to be chosen
    for seats, options in ((2, Options(robot="easy")), (1, Options()), (1, Options("base", robot="easy"))):
        with pytest.raises(BadOption):
            GAME.new_game(options, seats)


@rule("TGS-SOLO-02")
def test_the_player_sees_all_of_the_robot_but_its_deck() -> None:
    solo = Solo(deck="gem-world spice-world", tableau="new-economy")
    seen = solo.seen
    assert (solo.tableau, seen.deck, seen.credit, seen.economy) == (["earths-lost-colony", "new-economy"], 2, 1, 1)
    assert (seen.markers, seen.placed, seen.chips) == (2, 0, 0)
    tops = {tuple(guess.robot.deck) for guess in _guesses(solo.view) if guess.robot}
    assert len(tops) > 10  # the deck is anybody's guess, its order too


def _guesses(view: RaceView) -> list[RaceState]:
    return [view.sample_state(Random(seed)) for seed in range(30)]


@rule("TGS-SOLO-03")
def test_tracks_end_at_four_and_five() -> None:
    solo = Solo(credit=3, economy=5)
    solo.round("explore5 explore1", "trade+produce")  # two credits, one step of the economy
    assert solo.tracks == (4, 5)


@rule("TGS-SOLO-04", "TGS-SOLO-07", "TGS-SOLO-08")
def test_drawn_cards_lie_unseen_on_top_of_the_deck() -> None:
    solo = Solo(deck="gem-world")
    solo.round("trade produce", "settle+robot", comes="new-sparta outlaw-world pirate-world")
    assert flipped(solo)[:3] == ["pirate-world", "outlaw-world", "new-sparta"]  # misses, the last drawn first
    drawn = [event for event in solo.told(RobotDrew) if event.count == 3]
    assert drawn == [RobotDrew(3)]  # nobody is told which


@rule("TGS-SOLO-07")
def test_the_robot_draws_from_a_renewed_deck_and_then_what_is_there() -> None:
    solo = Solo(credit=0, deck="")
    solo.common_deck("space-marines", discards="drop-ships")
    solo.round("trade produce", "settle+develop")
    assert len(solo.discards) + len(solo.deck) + len(solo.state.piles[0].deck) == 1
    assert len(solo.tableau) == 2  # both cards were drawn for Develop, and one of them found


@rule("TGS-SOLO-05", "TGS-SOLO-08")
def test_flipping_discards_misses_in_the_open_until_a_hit() -> None:
    solo = Solo(credit=0, deck="space-port gem-world space-marines new-sparta drop-ships")
    solo.round("trade produce", "settle+x2", comes="public-works colony-ship rebel-base")
    assert flipped(solo) == [
        "rebel-base",
        "colony-ship",
        "public-works",
        "drop-ships",
        "new-sparta",
        "space-marines",
        "gem-world",
    ]
    assert [event.found for event in solo.told(RobotFlipped)] == [False] * 6 + [True]
    assert solo.tableau == ["earths-lost-colony", "gem-world"]
    known = {plain(card) for card in solo.view.known_discards}
    assert {"rebel-base", "colony-ship", "public-works", "drop-ships", "space-marines"} <= known


@rule("TGS-SOLO-06")
def test_the_robot_may_place_a_development_twice() -> None:
    solo = Solo(credit=0, deck="drop-ships#2", tableau="drop-ships#1")
    solo.round("trade produce", "develop+x2", comes="gem-world")
    assert solo.tableau == ["earths-lost-colony", "drop-ships", "drop-ships"]


@rule("TGS-SOLO-09")
def test_a_card_costs_the_robot_no_cards_and_brings_it_none() -> None:
    """A windfall world gets no good, and powers such as a card after settling do nothing."""
    solo = Solo(credit=0, deck="public-works alien-robotic-factory", tableau="terraforming-robots")
    solo.round("trade produce", "settle+x2", comes="space-marines colony-ship drop-ships")
    assert solo.tableau[-1] == "alien-robotic-factory"
    assert solo.deck == ["public-works"]
    assert solo.view.seats[0].goods == ()


# --- setup ----------------------------------------------------------------------------------------------------


@rule("TGS-SOLO-10")
def test_the_pool_holds_24() -> None:
    assert Solo().view.pool == 24


@rule("TGS-SOLO-11")
@pytest.mark.parametrize(("level", "markers", "vp"), [("easy", 1, 6), ("normal", 2, 6), ("hard", 3, 9)])
def test_the_difficulty_decides_about_markers(level: Level, markers: int, vp: int) -> None:
    solo = Solo(level=level, credit=4, economy=0)
    assert solo.seen.markers == markers
    before = solo.seen.score
    solo.round("explore5 produce", "develop+x2")
    assert solo.seen.score == before + vp


@rule("TGS-SOLO-12")
def test_player_and_robot_get_one_of_nine_start_worlds() -> None:
    state = GAME.new_game(Options(robot="easy"), 1)
    assert state.chance is not None
    worlds = {state.chance.write((card,)) for card in state.chance.bag}  # type: ignore[attr-defined]
    assert worlds == {*ALL_STARTS}
    solo = Solo("new-sparta", mine="alpha-centauri")
    assert [plain(card) for card in solo.view.seats[0].tableau] == ["alpha-centauri"]
    assert solo.tableau == ["new-sparta"]
    assert number("old-earth") in cards_everywhere(solo.state)


START_VALUES = {
    "old-earth": (1, 0, 4),
    "epsilon-eridani": (1, 1, 4),
    "alpha-centauri": (2, 0, 4),
    "new-sparta": (1, 0, 4),
    "earths-lost-colony": (1, 1, 4),
    "separatist-colony": (1, 0, 4),
    "ancient-race": (0, 0, 3),
    "damaged-alien-factory": (1, 0, 4),
    "doomed-world": (1, 0, 4),
}


@rule("TGS-SOLO-13", "TGS-SOLO-14", "TGS-SOLO-15", "TGS-SOLO-19")
@pytest.mark.parametrize("start", ALL_STARTS)
def test_start_values(start: str) -> None:
    solo = Solo(start, mine=_other(start))
    assert (*solo.tracks, solo.seen.deck) == START_VALUES[start]


def _other(start: str) -> str:
    return "old-earth" if start != "old-earth" else "new-sparta"


@rule("TGS-SOLO-16")
@pytest.mark.parametrize(
    ("start", "face"),
    [
        ("old-earth", "trade"),
        ("epsilon-eridani", "settle"),
        ("alpha-centauri", "settle"),
        ("new-sparta", "settle"),
        ("earths-lost-colony", "produce"),
        ("separatist-colony", "explore"),
        ("ancient-race", "trade"),
        ("damaged-alien-factory", "produce"),
        ("doomed-world", "settle"),
    ],
)
def test_the_start_world_says_how_the_robot_face_is_read(start: str, face: str) -> None:
    assert Solo(start, mine=_other(start)).seen.face == face


def test_every_printed_fact_of_the_robot_has_its_source() -> None:
    text = (DATA / "robot.toml").read_text(encoding="utf-8")
    assert text.count("[[") == text.count("\nsource = ")
    assert {*printed()[STARTS]} == {*ALL_STARTS}


@rule("TGS-SOLO-17")
@pytest.mark.parametrize(("mine", "kept"), [("old-earth", 4), ("ancient-race", 3)])
def test_the_player_keeps_four_of_six_cards(mine: str, kept: int) -> None:
    solo = Solo("new-sparta", mine=mine)
    assert (solo.view.seats[0].hand_size, solo.view.discard) == (kept, 6 - kept)


@rule("TGS-SOLO-18", "TGS-SOLO-19")
def test_only_the_players_windfall_world_begins_with_a_good() -> None:
    assert len(Solo("ancient-race", mine="alpha-centauri").view.seats[0].goods) == 1
    solo = Solo("alpha-centauri", mine="new-sparta")
    assert solo.view.deck == 136 - 2 - 4 - 6  # two start worlds, the robot's deck, six cards: no good


@rule("TGS-SOLO-19")
def test_the_robots_deck_is_dealt_before_the_players_cards() -> None:
    state = GAME.new_game(Options(robot="easy"), 1)
    assert state.chance is not None
    state.resolve(state.chance.read("old-earth new-sparta"))
    assert state.chance is not None
    assert (state.chance.seen_by, state.chance.count) == ((), 4)  # type: ignore[attr-defined]


# --- the round ------------------------------------------------------------------------------------------------


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


# --- Develop --------------------------------------------------------------------------------------------------


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
    solo = Solo(start, mine=_other(start), credit=1, deck=deck)
    solo.round("trade produce", "settle+x2", comes=comes)
    assert drew(solo) == [action]
    assert solo.tableau[-1] == ("outlaw-world" if military else "gem-world")
    solo = Solo(start, mine=_other(start), credit=0, deck=deck)
    solo.round("settle produce", "produce+x2", comes=comes)
    assert drew(solo) == ([reaction] if reaction else [])
    assert solo.tableau[1:] == (["outlaw-world" if military else "gem-world"] if reaction else [])
    assert solo.tracks[0] == 0
    solo = Solo(start, mine=_other(start), credit=2, deck=deck)
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


# --- the end --------------------------------------------------------------------------------------------------


@rule("TGS-SOLO-90")
def test_the_game_goes_on_below_twelve_cards_and_with_chips_in_the_pool() -> None:
    solo = Solo(credit=0, economy=0)
    solo.round("explore5 produce", "explore+x2")
    assert not solo.state.is_over
    player = solo.state.players[0]
    pile = solo.state.piles[0]
    for card in pile.deck[50:61]:
        player.place(card)
    pile.deck = [*pile.deck[:50], *pile.deck[61:]]
    player.wake(CARDS)
    solo.round("explore5 produce", "explore+x2")
    assert solo.view.ended == ("tableau",)


@rule("TGS-SOLO-91", "race:EX-B30")
def test_the_robots_score() -> None:
    solo = Solo("ancient-race", level="hard", mine="new-sparta", tableau="new-economy terraformed-world")
    solo.robot.placed, solo.robot.markers, solo.robot.chips = 1, 2, 7
    assert solo.seen.score == 1 + 9 + 5 + 9 + 7
    doomed = Solo("doomed-world")
    assert doomed.seen.score == -1


@rule("TGS-SOLO-92")
@pytest.mark.parametrize(("extra", "verdict"), [(-1, "lost"), (0, "drawn"), (1, "won")])
def test_a_tie_is_broken_by_credit_and_economy_against_cards_and_goods(extra: int, verdict: str) -> None:
    solo = Solo("earths-lost-colony", mine="epsilon-eridani", credit=2, economy=1)
    player = solo.state.players[0]
    solo.put_back(player.hand)
    player.hand = []
    player.chips = 10
    solo.robot.chips = 10
    player.hand = sorted(solo.take("gem-world space-port spice-world new-vinland"))[: 3 + extra]
    solo.state.stage = Stage.OVER
    assert solo.result.verdict == verdict
    solo.robot.chips += 1
    assert solo.result.verdict == "lost"


@rule("TGS-SOLO-93")
def test_the_player_scores_as_always() -> None:
    solo = Solo("new-sparta", mine="old-earth")
    player = solo.state.players[0]
    player.chips = 4
    for name in ("new-economy", "gem-world"):
        player.place(solo.take(name)[0])
    player.wake(CARDS)
    solo.state.stage = Stage.OVER
    bill = {line.reason: line.amount for line in solo.result.breakdown[0]}
    assert bill["chips"] == 4
    assert bill["cards"] == 2 + 1
    assert "new-economy" in bill
    assert solo.result.scores == (sum(bill.values()),)
