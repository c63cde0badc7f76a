"""Choosing missions: three cards, sealed votes, cards that are used up (MIS-GAM-10 to MIS-GAM-12, -18, -26)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from citing import rule
from rules.trucker.fleet import bare
from rules.trucker.treks import fly_home
from rules.trucker_missions.missions import drawn
from starhaul.kernel import BadOutcome, Seat
from starhaul.trucker import GAME, TruckerState
from starhaul.trucker.events import MissionChosen, MissionsOffered
from starhaul.trucker.mission_steps.choosing import OfferMissions, VoteForMission
from starhaul.trucker.missions import MISSION_CARDS
from trucker.tables import asked, do, moves_of, told

THREE = "MS16 MS11 MS03"


def offer(table: TruckerState, cards: str = THREE) -> None:
    """These come up."""
    assert table.chance is not None
    table.resolve(table.chance.read(cards))


def vote(table: TruckerState, *cards: str) -> list[object]:
    """Each seat names one."""
    return [event for seat, card in enumerate(cards) for event in do(table, seat, f"mission {card}")]


@rule("MIS-GAM-10")
def test_three_different_cards_are_drawn_and_everybody_names_one_of_them() -> None:
    table = drawn(3)
    assert table.chance is not None
    assert len({*table.chance.sample(Random(1))}) == 3
    with pytest.raises(BadOutcome):
        table.resolve(table.chance.read("MS01 MS01 MS02"))
    events = table.resolve(table.chance.read(THREE))
    assert told(events, MissionsOffered) == [MissionsOffered(1, ("MS16", "MS11", "MS03"))]
    assert asked(table) == dict.fromkeys(range(3), "CHOOSE_MISSION")
    assert moves_of(table, 2) == ["mission MS16", "mission MS11", "mission MS03"]


@rule("MIS-GAM-26", "MIS-GAM-10")
def test_a_card_that_all_have_named_is_flown_without_any_chance() -> None:
    table = drawn(3)
    offer(table)
    events = vote(table, "MS11", "MS11", "MS11")
    assert [event for event in events if isinstance(event, MissionChosen)] == [MissionChosen("MS11", ("MS11",) * 3)]
    assert table.leg.mission == "MS11"
    assert set(asked(table).values()) == {"BUILD"}


@rule("MIS-GAM-26", "MIS-GAM-10")
@pytest.mark.parametrize(
    ("votes", "named"),
    [(("MS16", "MS03", "MS16"), {"MS16", "MS03"}), (("MS03", "MS11", "MS16"), {"MS16", "MS11", "MS03"})],
)
def test_of_two_or_three_that_were_named_one_is_picked_at_random(votes: tuple[str, ...], named: set[str]) -> None:
    """However many have named it."""
    table = drawn(3)
    offer(table)
    vote(table, *votes)
    chance = table.chance
    assert chance is not None
    picked = Counter(chance.write(chance.sample(Random(seed))) for seed in range(300))
    assert {*picked} == named
    assert min(picked.values()) > 300 / len(named) * 0.7
    table.resolve(chance.read("MS03"))
    assert table.leg.mission == "MS03"


@rule("MIS-GAM-26")
def test_votes_stay_sealed_until_the_last_one_is_in() -> None:
    table = drawn(2)
    offer(table)
    do(table, 0, "mission MS03")
    assert "MS03" not in str(table.view(1).asked[0][0])
    guesses = {table.view(1).sample_state(Random(seed)).mission.votes[0] for seed in range(40)}
    assert guesses == {"MS16", "MS11", "MS03"}
    assert table.view(0).sample_state(Random(1)).mission.votes == ("MS03", "")
    assert table.view(1).decision == table.decisions[Seat(1)]
    assert table.decisions[Seat(1)].sealed


@rule("MIS-GAM-12")
def test_all_three_cards_are_out_until_the_deck_cannot_supply_three() -> None:
    """Sixteen cards serve five flights; the one that is left goes back with all others."""
    table = drawn(2, mode="series", levels=[1] * 6)
    seen: list[str] = []
    for _ in range(5):
        cards = next_offer(table)
        assert not {*cards} & {*seen}
        seen += cards
    assert len(seen) == 15
    bags = [{*next_offer(table.clone(), seed)} for seed in range(60)]
    assert {card for bag in bags for card in bag} == {*MISSION_CARDS}
    sixth = next_offer(table)
    assert not any({*sixth} & {*next_offer(table.clone(), seed)} for seed in range(60)), "these are out in their turn"


@rule("MIS-GAM-12")
def test_after_a_flight_its_three_cards_are_out() -> None:
    table = drawn(2, mode="series", levels=[1, 1])
    offer(table, "MS11 MS02 MS03")
    vote(table, "MS11", "MS11")
    fly_home(table, bare("I"), bare("I"))
    chance = table.chance
    assert chance is not None
    seen = {card for seed in range(60) for card in chance.write(chance.sample(Random(seed))).split()}
    assert seen == {*MISSION_CARDS} - {"MS11", "MS02", "MS03"}


def next_offer(table: TruckerState, seed: int = 0) -> list[str]:
    """Draw three more, and vote for the first."""
    if table.chance is None:
        table.questions.clear()
        table.first(OfferMissions())
        table.run_due()
    chance = table.chance
    assert chance is not None
    cards = chance.write(chance.sample(Random(seed))).split()
    table.resolve(chance.read(" ".join(cards)))
    for seat in (0, 1):
        table.questions[Seat(seat)].answer(table, Seat(seat), table.legal_moves(seat)[0])
    table.questions.clear()
    table.agenda.next().run(table)
    return cards


@rule("MIS-GAM-18")
def test_all_missions_are_chosen_before_the_first_flight_where_the_table_has_agreed_so() -> None:
    table = drawn(2, mode="series", levels=[1, 2], choosing="at_start")
    offer(table, "MS11 MS02 MS03")
    vote(table, "MS11", "MS11")
    assert table.leg.mission == ""
    offer(table, "MS16 MS15 MS04")
    question = table.decisions[Seat(0)]
    assert isinstance(question, VoteForMission)
    assert question.flight == 2
    vote(table, "MS15", "MS15")
    assert (table.leg.mission, table.mission.settled) == ("MS11", ("MS15",))
    shown = table.view(0).mission
    assert shown is not None
    assert (shown.id, shown.settled, shown.offered) == ("MS11", ("MS15",), ())


@rule("MIS-GAM-18")
def test_usually_only_the_mission_of_the_next_flight_is_chosen() -> None:
    table = drawn(2, mode="series", levels=[1, 2])
    offer(table, "MS11 MS02 MS03")
    vote(table, "MS11", "MS11")
    assert (table.leg.mission, table.mission.settled) == ("MS11", ())
    assert set(asked(table).values()) == {"BUILD"}


@rule("MIS-GAM-11", "MIS-GAM-07", "MIS-GAM-09")
def test_flights_levels_and_ships_are_agreed_on_before_and_stand_once_the_mission_is_known() -> None:
    """In any sequence, and the first need not be level I; a class that a mission warns against stays (MIS-GAM-17)."""
    options = {"sets": ["abe", "missions"], "classes": ["IIB", "I", "III"], "missions": "drawn"}
    table = GAME.new_game(GAME.read_options(options), 3)
    offer(table, "MS11 MS02 MS03")
    vote(table, "MS11", "MS11", "MS11")
    assert table.options.plan() == (("II", "IIB"), ("I", "I"), ("III", "III"))
    assert [ship.ship_class for ship in table.ships] == ["IIB"] * 3
    assert "IIB" in MISSION_CARDS["MS11"].ships_not_recommended


def test_choices_are_saved_and_recorded() -> None:
    table = drawn(2)
    offer(table)
    do(table, 0, "mission MS03")
    again = GAME.load(table.dump())
    assert isinstance(again, TruckerState)
    assert again.mission == table.mission
    assert again.dump() == table.dump()
