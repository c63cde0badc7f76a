"""The robot of the solo game, from the rulebook and its digest (TGS-SOLO): the table, setup, the end."""

from __future__ import annotations

from random import Random

import pytest

from citing import rule
from race.solo import ALL_STARTS, CARDS, SEAT, Solo, flipped, number, other_world, plain
from starhaul.kernel import BadOption
from starhaul.kernel.testing import Case, check_game, walk
from starhaul.race import GAME, Options, RaceState, Stage
from starhaul.race.designs import DATA, printed
from starhaul.race.moves import CHOOSE
from starhaul.race.options import Level
from starhaul.race.robot.events import RobotDrew, RobotFlipped
from starhaul.race.robot.facts import STARTS
from starhaul.race.view import RaceView

LEVELS: tuple[Level, ...] = ("easy", "normal", "hard")


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
    solo = Solo(start, mine=other_world(start))
    assert (*solo.tracks, solo.seen.deck) == START_VALUES[start]


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
    assert Solo(start, mine=other_world(start)).seen.face == face


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
