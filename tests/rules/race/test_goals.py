"""Goal tiles: which are in play, "first" goals, what they are worth (TGS-GOAL)."""

from __future__ import annotations

import pytest

from citing import rule
from rules.race.goals import develop, holders
from rules.race.table import Table, due, idle, seat, told
from starhaul.race import GAME, Ask, Options, new_game
from starhaul.race.events import GoalClaimed

FIRST = [
    "galactic-standard-of-living",
    "galactic-status",
    "innovation-leader",
    "budget-surplus",
    "system-diversity",
    "overlord-discoveries",
]


MOST = ["production-leader", "greatest-infrastructure", "greatest-military", "largest-industry"]


@rule("TGS-GOAL-01")
def test_four_of_six_first_tiles_and_two_of_four_most_tiles() -> None:
    state = new_game(seats=3)
    for tiles, count in ((FIRST, 4), (MOST, 2)):
        chance = due(state)
        assert chance.seen_by is None, "face up"
        names = chance.write(tuple(chance.bag)).split()
        assert (sorted(names), chance.count) == (sorted(tiles), count)
        assert not state.players[0].tableau, "before the rest of the setup"
        state.resolve(chance.read(" ".join(tiles[:count])))
    assert [goal.goal for goal in state.view(None).goals] == [*FIRST[:4], *MOST[:2]], "the others are out of the game"


@rule("TGS-GOAL-01")
def test_goals_are_optional_and_never_used_alone() -> None:
    for state in (new_game(seats=3, goals=False), GAME.new_game(Options(robot="normal", goals=True), 1)):
        first = due(state)
        assert "old-earth" in first.write(tuple(first.bag)), "the first draw is that of start worlds"
        assert state.view(None).goals == ()


PHASES = ("explore5", "develop", "settle", "x2", "produce")


REACHED = {
    "galactic-standard-of-living": (seat("new-sparta", chips=5), "x2"),
    "galactic-status": (seat("new-sparta", "merchant-guild"), "develop"),
    "innovation-leader": (
        seat("doomed-world", "investment-credits", "export-duties", "public-works", "gem-world"),
        "develop settle",
    ),
    "system-diversity": (
        seat("alpha-centauri", "hive-world", "gem-world", "alien-robot-sentry"),
        "settle",
    ),
    "overlord-discoveries": (
        seat("damaged-alien-factory", "alien-tech-institute", "deserted-alien-world"),
        "develop settle",
    ),
    "production-leader": (seat("earths-lost-colony", "hive-world", "gem-world", "mining-world"), "settle"),
    "greatest-infrastructure": (
        seat("new-sparta", "colony-ship", "export-duties", "public-works", "genetics-lab"),
        "develop",
    ),
    "greatest-military": (seat("new-sparta", "drop-ships", "expedition-force"), "develop settle"),
    "largest-industry": (seat("earths-lost-colony", "refugee-world", "asteroid-belt"), "settle"),
}


@rule("TGS-GOAL-02", "TGS-GOAL-03", "TGS-GOAL-04")
@pytest.mark.parametrize("goal", REACHED)
def test_a_tile_is_claimed_by_itself_and_at_the_end_of_its_phases_only(goal: str) -> None:
    place, phases = REACHED[goal]
    for phase in PHASES:
        table = Table(place, idle("epsilon-eridani"), goals=goal)
        table.choose(phase)
        table.rest()
        assert holders(table, goal) == ([0] if phase in phases.split() else []), phase


@rule("TGS-GOAL-02", "TGS-GOAL-03")
def test_budget_surplus_is_checked_at_the_end_of_the_round() -> None:
    table = Table(seat("new-sparta", spare=11), idle("old-earth"), goals="budget-surplus")
    table.choose("settle")
    table.play("pass")
    assert (table.asked(), holders(table, "budget-surplus")) == ({0: Ask.HAND_LIMIT}, [])
    table.rest()
    assert holders(table, "budget-surplus") == [0]


@rule("TGS-GOAL-10")
def test_a_first_goal_is_claimed_once_and_never_lost() -> None:
    goal = "innovation-leader"
    table = Table(
        seat(
            "doomed-world",
            "investment-credits",
            "export-duties",
            "public-works",
            "gem-world",
            hand="terraformed-world",
        ),
        seat("old-earth", "investment-credits", "space-marines", "mining-robots", hand="expedition-force", spare=2),
        goals=goal,
    )
    develop(table, "", "")
    assert holders(table, goal) == [0]
    table.choose("settle")
    table.each("place terraformed-world", "pass")
    assert table.tableau()[0] == "investment-credits", "Doomed World is gone, and with it Explore and Settle"
    assert holders(table, goal) == [0]
    develop(table, "", "expedition-force")
    assert table.view().goals[0].totals == (4, 6)
    assert holders(table, goal) == [0], "who meets it later gets nothing"


@rule("TGS-GOAL-11")
def test_all_who_meet_a_first_goal_at_the_same_check_score_three_points() -> None:
    goal = "galactic-standard-of-living"
    table = Table(
        idle("new-sparta", chips=5),
        idle("epsilon-eridani", chips=9),
        seat("earths-lost-colony", goods="earths-lost-colony", chips=3),
        goals=goal,
        pool=0,
    )
    table.choose("x2", "x2", "develop")
    assert holders(table, goal) == [0, 1], "whatever their totals"
    assert [table.points(f"goal {goal}", number) for number in range(3)] == [3, 3, None]


@rule("TGS-GOAL-12")
def test_standard_of_living_is_five_points_in_chips() -> None:
    goal = "galactic-standard-of-living"
    table = Table(
        idle("earths-lost-colony", goods="earths-lost-colony", chips=3, holds="galactic-status"),
        idle("new-sparta"),
        goals=f"{goal} galactic-status",
    )
    table.choose("develop", "x2")
    assert (table.chips(), holders(table, goal)) == (4, []), "3 points of a goal are no chips"
    table.choose("produce")
    table.choose("develop", "x2")
    assert (table.chips(), holders(table, goal)) == (5, [0])


@rule("TGS-GOAL-13")
def test_galactic_status_is_a_six_cost_development() -> None:
    table = Table(
        seat("new-sparta", "alien-robotic-factory", hand="drop-ships", spare=5),
        seat("old-earth", hand="new-economy", spare=7),
        goals="galactic-status",
    )
    develop(table, "drop-ships", "")
    assert holders(table, "galactic-status") == [], "neither a world that costs 6 nor another development"
    develop(table, "", "new-economy")
    assert holders(table, "galactic-status") == [1]


@rule("TGS-GOAL-14")
def test_innovation_leader_has_a_power_in_every_phase_and_for_trade() -> None:
    """Explore, Develop, Settle, Consume and Produce; what is missing is $."""
    cards = ("doomed-world", "investment-credits", "public-works", "gem-world")
    for missing, claimed in (("black-market-trading-world", []), ("star-nomad-lair", [0]), ("drop-ships", [])):
        table = Table(idle(*cards, missing), idle("new-sparta"), goals="innovation-leader")
        table.choose("settle")
        assert holders(table, "innovation-leader") == claimed, missing
    setup = Table(idle("ancient-race", *cards[1:], "export-duties"), idle("new-sparta"), goals="innovation-leader")
    setup.choose("settle")
    assert setup.view().goals[0].totals[0] == 4, "no Explore, no Settle: a power of the setup is none of a phase"


@rule("TGS-GOAL-15")
def test_budget_surplus_also_in_the_last_round() -> None:
    table = Table(seat("new-sparta", spare=10), seat("old-earth", spare=11), goals="budget-surplus", pool=0)
    table.choose("develop")
    table.rest()
    assert holders(table, "budget-surplus") == [1], "ten cards are no surplus"
    assert table.points("goal budget-surplus", 1) == 3


@rule("TGS-GOAL-16")
def test_system_diversity_is_a_world_of_each_kind() -> None:
    kinds = ["alpha-centauri", "hive-world", "gem-world", "alien-robot-sentry"]
    for without in range(5):
        cards = [card for at, card in enumerate(kinds) if at != without]
        table = Table(idle(*cards), idle("new-sparta"), goals="system-diversity")
        table.choose("settle")
        assert holders(table, "system-diversity") == ([0] if without == 4 else [])
        assert table.goods() == [], "goods are not needed"


@rule("TGS-GOAL-17")
def test_overlord_discoveries_are_three_alien_cards() -> None:
    two = ["alien-robot-sentry", "alien-tech-institute"]
    for third, claimed in (("deserted-alien-world", [0]), ("hive-world", [])):
        table = Table(idle("new-sparta", *two, third), idle("old-earth"), goals="overlord-discoveries")
        table.choose("develop")
        assert holders(table, "overlord-discoveries") == claimed


@rule("TGS-GOAL-32")
def test_points_of_goals_do_not_come_from_the_pool_and_count_at_the_end() -> None:
    table = Table(idle("new-sparta", "new-economy", chips=2), idle("old-earth"), goals="galactic-status", pool=3)
    table.choose("develop")
    assert holders(table, "galactic-status") == [0]
    assert (table.chips(), table.view().pool, table.state.is_over) == (2, 3, False)
    over = Table(idle("new-sparta", "new-economy", chips=2), idle("old-earth"), goals="galactic-status", pool=0)
    over.choose("develop")
    assert over.result.scores[0] == 2 + 1 + 2 + 3


@rule("TGS-GOAL-33")
def test_there_is_no_end_of_goal_chips() -> None:
    """Five seats reach three goals at once: three tiles and twelve chips, of which the box has eight."""
    goals = "galactic-standard-of-living galactic-status system-diversity"
    places = [
        ("merchant-guild", "gem-world", "mining-world", "hive-world", "alien-robot-sentry"),
        ("new-economy", "spice-world", "comet-zone", "plague-world", "alien-robot-scout-ship"),
        ("trade-league", "artist-colony", "volcanic-world", "empath-world", "deserted-alien-outpost"),
        ("mining-league", "new-vinland", "asteroid-belt", "distant-world", "deserted-alien-colony"),
        ("galactic-federation", "refugee-world", "destroyed-world", "pre-sentient-race", "deserted-alien-library"),
    ]
    table = Table(*[idle(*cards, chips=5) for cards in places], goals=goals, pool=0)
    table.choose("develop", "settle", "x2")
    claimed = told(table.events, GoalClaimed)
    assert len(claimed) == 15
    for number in range(5):
        assert sum(table.points(f"goal {goal}", number) or 0 for goal in goals.split()) == 9
