"""Supercards: a deck of their own without a level, and how missions bring them into the piles (MIS-SUP)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from citing import rule
from rules.trucker_missions.prepared import new_flight, prepare, prepared, supercards_in
from starhaul.kernel import Seat
from starhaul.trucker import GAME, TruckerState
from starhaul.trucker.adventures import CARD_TYPES, CARDS, DECK_OF, DECKS, SET_OF_CARD, SUPERCARDS, cards_of_types
from starhaul.trucker.assignment import Feats
from starhaul.trucker.box import Box
from starhaul.trucker.dealing import ensure, slip_in
from starhaul.trucker.events import PileRead, SupercardsAdded, SupercardsDeclined
from starhaul.trucker.levels import LEVELS, at_level, lines_down_to
from starhaul.trucker.mission_steps.supercards import Spread
from starhaul.trucker.missions import MISSION_CARDS
from starhaul.trucker.missions.add_supercards import AddSupercards
from starhaul.trucker.missions.ensure_cards import EnsureCards
from starhaul.trucker.missions.remove_cards import RemoveCards
from starhaul.trucker.moves import ACCEPT, PASS
from starhaul.trucker.own.entries import OWN_SET
from trucker.tables import do, place, told

SEATS = (Seat(0), Seat(1), None)


@rule("MIS-SUP-01")
def test_supercards_belong_to_no_level() -> None:
    assert [deck for deck in DECKS if deck not in LEVELS] == ["S"]
    boards = [prepared("MS07", level=level).board for level in (1, 2, 3)]
    assert all("S" not in board.pile for board in boards)


@rule("MIS-SUP-08", "MIS-SUP-09")
@pytest.mark.parametrize(
    ("level", "lines"),
    [("I", ["a"]), ("II", ["a", "b"]), ("III", ["a", "b", "c"]), ("IV", ["a", "b", "c", "d"])],
)
def test_all_lines_count_from_level_one_down_to_that_of_the_flight_the_top_one_first(
    level: str, lines: list[str]
) -> None:
    assert lines_down_to(["a", "b", "c", "d"], level) == lines
    assert at_level("abcd", level) == lines[-1]


@rule("MIS-SUP-03", "MIS-SUP-11")
def test_the_three_raids_of_the_robopolice_stay_in_the_box_without_the_expansion() -> None:
    alone = Box(("base", "missions")).decks[SUPERCARDS]
    together = Box(("base", "abe", "missions")).decks[SUPERCARDS]
    assert (len(alone), len(together)) == (23, 26)
    raids = {card for card in cards_of_types(("robopolice",)) if SET_OF_CARD[card] != OWN_SET}
    assert {*together} - {*alone} == raids
    assert Box(("base", "abe", "missions"), has_intruders=False).decks[SUPERCARDS] == alone
    assert len(Box(("base", "abe")).decks) == SUPERCARDS


# Into the piles


@rule("MIS-GAM-21", "MIS-SUP-02")
def test_each_pile_that_may_be_read_gets_one_card_more() -> None:
    state = prepared("MS14")
    assert supercards_in(state) == [1, 1, 1, 0]
    assert [sum(share) for share in state.deck.shares] == [4, 4, 4, 3]
    assert state.deck.cards_to_come() == 15


@rule("MIS-GAM-21")
@pytest.mark.parametrize(
    ("dares", "hidden"), [((True, True, True), 1), ((True, True, False), 0), ((False, True, True), 0)]
)
def test_the_hidden_pile_gets_one_only_if_everybody_dares(dares: tuple[bool, ...], hidden: int) -> None:
    state = new_flight("MS01", seats=3)
    events = prepare(state, dares=dares)
    assert supercards_in(state) == [1, 1, 1, hidden]
    assert (SupercardsAdded((4,)) in told(events, SupercardsAdded)) == bool(hidden)
    assert len(told(events, SupercardsDeclined)) == 1 - hidden


@rule("MIS-GAM-21")
def test_answers_are_sealed_until_the_last_is_in() -> None:
    """Whatever seat 0 says, nobody else learns it before, and guesses allow for both."""
    answers = {}
    for move in (ACCEPT, PASS):
        state = new_flight("MS01", seats=3)
        while state.chance is not None:
            state.resolve(state.chance.sample(Random(1)))
        assert {*state.decisions} == {0, 1, 2}
        assert all(asked.sealed and asked.must for asked in state.decisions.values())
        assert state.apply(Seat(0), move) == []
        answers[move] = state
    yes, no = answers[ACCEPT], answers[PASS]
    for seat in (Seat(1), Seat(2), None):
        assert yes.view(seat) == no.view(seat)
        guesses = {yes.view(seat).sample_state(Random(seed)).mission.agreed[0] for seed in range(20)}
        assert guesses == {"yes", "no"}
    own = {yes.view(Seat(0)).sample_state(Random(seed)).mission.agreed[0] for seed in range(20)}
    assert own == {"yes"}


@rule("MIS-GAM-21")
def test_who_sits_out_the_rest_of_the_game_is_not_asked() -> None:
    state = new_flight("MS01", seats=3)
    state.set_feats(Seat(1), Feats(is_dead=True, is_out=True))
    while state.chance is not None:
        state.resolve(state.chance.sample(Random(1)))
    assert {*state.decisions} == {0, 2}
    state.apply(Seat(0), ACCEPT)
    state.apply(Seat(2), ACCEPT)
    assert supercards_in(state) == [1, 1, 1, 1]
    assert state.mission.agreed == ()


@rule("MIS-GAM-21")
@pytest.mark.parametrize(("level", "total"), [(1, 1), (2, 2), (3, 3)])
def test_a_total_goes_into_random_piles_and_no_second_one_before_each_has_one(level: int, total: int) -> None:
    found = Counter(tuple(supercards_in(prepared("MS08", seed, level=level))) for seed in range(60))
    assert {sum(counts) for counts in found} == {total}
    assert all(max(counts) == 1 and counts[3] == 0 for counts in found)
    assert len(found) == {1: 3, 2: 3, 3: 1}[total]


def test_a_second_round_begins_when_each_pile_has_one() -> None:
    """Level IV: three in the visible piles and one in the hidden one."""
    state = prepared("MS08", sets=["abe", "missions"], classes=["IV"])
    assert supercards_in(state) == [1, 1, 1, 1]
    assert supercards_in(prepared("MS15")) == [0, 0, 0, 2]


@rule("MIS-GAM-01", "MIS-SUP-01")
def test_everybody_sees_by_its_back_which_pile_has_a_supercard_and_nobody_which_card_it_is() -> None:
    states = [prepared("MS13", seed) for seed in range(30)]
    for state in states:
        for seat in SEATS:
            view = state.view(seat)
            assert view.mission is not None
            assert [*view.mission.supercards] == supercards_in(state)
            assert [pile.cards for pile in view.forecast] == [None] * 3
    first = [state for state in states if supercards_in(state) == [1, 0, 0, 0]]
    assert len({state.deck.piles for state in first}) > 3, "different cards"
    for seat in SEATS:
        assert len({repr(GAME.load(state.dump()).view(seat).forecast) for state in first}) == 1


@rule("MIS-SUP-04", "MIS-SUP-02")
def test_who_reads_a_pile_sees_its_supercard_and_nobody_else() -> None:
    state = prepared("MS14")
    place(state, 0, "B079", (7, 6), 3)
    do(state, 0, "read 2")
    assert state.chance is not None
    (read,) = told(state.resolve(state.chance.sample(Random(3))), PileRead)
    assert read.cards is not None
    assert Counter(CARDS[card].deck for card in state.deck.piles[1].cards or ()) == {"S": 1, "I": 1, "II": 2}
    assert state.view(Seat(0)).forecast[1].cards == read.cards
    assert state.view(Seat(1)).forecast[1].cards is None
    assert read.seen_by(1) is None


@rule("MIS-GAM-21")
def test_a_pile_that_has_one_already_waits_for_the_others() -> None:
    """One of the visible piles has a supercard: two more go into the other two, and nothing is left to chance."""
    state = prepared("MS08", level=1)
    has = supercards_in(state).index(1)
    for count, is_random in ((1, True), (2, False)):
        trial = state.clone()
        trial.questions = {}
        trial.first(Spread(count, (0, 1, 2), ()))
        trial.run_due()
        assert (trial.chance is not None) is is_random
        if is_random:
            assert trial.chance is not None
            assert not trial.chance.allows((has + 1,))
        else:
            assert supercards_in(trial) == [1, 1, 1, 0]


def test_what_the_box_does_not_have_is_not_added() -> None:
    state = prepared("MS14")
    spare = state.deck.left[SUPERCARDS]
    slip_in(state, (3,) * (spare + 2), ())
    assert supercards_in(state) == [1, 1, 1, spare]
    other = prepared("MS03")
    slip_in(other, (0, 1), ("planets",))
    assert supercards_in(other) == [0, 0, 0, 0], "no supercard is of that type"


# Of named types


@rule("MIS-GAM-21")
@pytest.mark.parametrize(
    ("mission", "types", "count"),
    [
        ("MS09", ("pirate_fleet", "raider_fleet"), 4),
        ("MS10", ("nanobot_dust", "thick_stardust", "galactic_plague", "power_surge"), 6),
        ("MS13", ("meteor_rain",), 4),
    ],
)
def test_a_supercard_of_a_named_type_is_drawn_and_can_be_any_of_those(
    mission: str, types: tuple[str, ...], count: int
) -> None:
    found = Counter[int]()
    for seed in range(60):
        state = prepared(mission, seed)
        cards = [card for pile in state.deck.piles for card in pile.cards or () if DECK_OF[card] == SUPERCARDS]
        assert len(cards) == 1
        found[cards[0]] += 1
    assert {*cards_of_types(types)} <= {*found}
    assert len(found) == count
    assert max(found.values()) < 30


def test_missions_name_types_that_cards_have() -> None:
    named = {
        name
        for mission in MISSION_CARDS.values()
        for effect in mission.setup
        if isinstance(effect, AddSupercards | EnsureCards | RemoveCards)
        for name in effect.types
    }
    assert named <= {*CARD_TYPES}


@pytest.mark.parametrize("seat", SEATS)
def test_guesses_put_a_card_of_that_type_into_that_pile(seat: Seat | None) -> None:
    allowed = {*cards_of_types(("meteor_rain",))}
    state = prepared("MS13", 4)
    where = supercards_in(state).index(1)
    guessed = set()
    for seed in range(40):
        guess = state.view(seat).sample_state(Random(seed))
        assert guess.deck.seen_by(seat) == state.deck.seen_by(seat)
        (card,) = [card for card in guess.deck.piles[where].cards or () if DECK_OF[card] == SUPERCARDS]
        guessed.add(card)
    assert guessed == allowed


def test_cards_that_a_mission_has_no_use_for_are_put_aside() -> None:
    """Carpool: no abandoned ships."""
    barred = {*cards_of_types(("abandoned_ship",))}
    for seed in range(30):
        draw = prepared("MS12", seed).deck.next_card(None)
        assert not {draw.sample(Random(turn))[0] for turn in range(60)} & barred
        assert not any(draw.allows((card,)) for card in barred)


def test_what_is_put_aside_is_in_the_box_and_cannot_be_made_sure_of() -> None:
    state = prepared("MS12")
    limits = state.deck.limits
    assert limits is not None
    assert {*limits.barred} == {*cards_of_types(("abandoned_ship",))} & {
        card for bag in state.box.decks for card in bag
    }
    ensure(state, (0, 1, 2), ("abandoned_ship", "open_space"), 1)
    assert state.deck.limits is not None
    assert not {*state.deck.limits.ensured[-1].cards} & {*limits.barred}


@rule("MIS-HSE-02")
def test_heavy_duty_has_an_open_space_in_sight() -> None:
    spaces = {*cards_of_types(("open_space", "mostly_open_space"))}
    for seed in range(60):
        piles = prepared("MS02", seed).deck.piles
        assert any(card in spaces for pile in piles[:3] for card in pile.cards or ())


# In flight


def first_cards(state: TruckerState, count: int) -> set[str]:
    rng = Random(5)
    return {CARDS[state.deck.next_card(None).sample(rng)[0]].deck for _ in range(count)}


@rule("MIS-SUP-05")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_first_card_is_of_the_level_of_the_flight_and_no_supercard(level: int) -> None:
    for mission in ("MS07", "MS13"):
        state = prepared(mission, level=level)
        rng = Random(level)
        draw = state.deck.next_card(DECKS.index(state.level))
        assert {CARDS[draw.sample(rng)[0]].deck for _ in range(60)} == {LEVELS[level - 1]}
        for card in state.box.decks[SUPERCARDS]:
            assert not draw.allows((card,))


@rule("MIS-SUP-04")
def test_after_the_first_card_a_supercard_can_come_next() -> None:
    for mission in ("MS07", "MS13"):
        assert "S" in first_cards(prepared(mission), 400)


@rule("MIS-SUP-11")
def test_all_supercards_are_shuffled_for_every_flight() -> None:
    state = new_flight("MS07", mode="series", levels=[1, 1], missions=["MS07", "MS07"])
    whole = state.box.decks[SUPERCARDS]
    prepare(state)
    assert state.deck.unseen[SUPERCARDS] == whole
    assert state.deck.left[SUPERCARDS] == len(whole) - 4
    for card in whole[:4]:
        state.deck = state.deck.without(card)
    assert state.deck.left[SUPERCARDS] == len(state.deck.unseen[SUPERCARDS]) == len(whole) - 4
    later = state.deck.dealt(state.box.decks, state.deck.shares)
    assert later.unseen[SUPERCARDS] == whole
    assert later.left[SUPERCARDS] == len(whole) - 4


@rule("MIS-SUP-11")
def test_a_supercard_that_somebody_read_last_time_can_come_again() -> None:
    state = prepared("MS14")
    deck = state.deck.looked_at(0, state.deck.draw_of_pile(0, Seat(0)).sample(Random(1))).read_by(0, Seat(0))
    (known,) = [card for card in deck.read_cards() if DECK_OF[card] == SUPERCARDS]
    later = deck.dealt(state.box.decks, state.deck.shares)
    assert known in later.unseen[SUPERCARDS]
    assert known not in [card for card, _ in later.buried]
    assert len(later.buried) == 3
