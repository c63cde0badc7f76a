"""Goal tiles (TGS-GOAL)."""

from __future__ import annotations

import pytest

from citing import rule
from rules.race.table import Place, Table, due, idle, seat, told
from starhaul.race import GAME, Ask, Options, new_game
from starhaul.race.events import GoalClaimed, GoalLost

FIRST = [
    "galactic-standard-of-living",
    "galactic-status",
    "innovation-leader",
    "budget-surplus",
    "system-diversity",
    "overlord-discoveries",
]
MOST = ["production-leader", "greatest-infrastructure", "greatest-military", "largest-industry"]

N5, R5, T5 = (
    ("new-sparta", "drop-ships"),
    ("epsilon-eridani", "lost-alien-battle-fleet", "rebel-warrior-race"),
    ("separatist-colony", "new-galactic-order", "lost-alien-warship"),
)
"""Three tableaus with a total military of 5."""


def holders(table: Table, goal: str) -> list[int]:
    return [number for number in range(len(table.state.players)) if goal in table.seen(number).goals]


def military(*places: Place, pool: int | None = None) -> Table:
    return Table(*places, goals="greatest-military", pool=pool)


def develop(table: Table, *cards: str) -> None:
    """A Develop phase chosen by all; each seat places this card, or none."""
    table.choose("develop")
    for number, card in enumerate(cards):
        if number in table.asked() and table.asked()[number] is Ask.DEVELOP:
            table.play(f"place {card}" if card else "pass", seat=number)
    table.rest()


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


@rule("TGS-GOAL-20")
def test_who_alone_has_most_and_enough_takes_the_tile() -> None:
    table = military(seat(*N5, hand="expedition-force", spare=1), seat("old-earth"))
    develop(table, "")
    assert holders(table, "greatest-military") == [], "5 is most, but not enough"
    develop(table, "expedition-force")
    assert holders(table, "greatest-military") == [0]
    equal = military(seat(*N5, "expedition-force"), seat(*R5, "expedition-force"))
    develop(equal)
    assert holders(equal, "greatest-military") == [], "6 is enough, but nobody has most alone"


@rule("TGS-GOAL-21")
def test_the_holder_keeps_the_tile_against_an_equal_and_loses_it_to_more() -> None:
    table = military(
        seat(*N5, "expedition-force", holds="greatest-military"),
        seat(*R5, hand="expedition-force space-marines", spare=4),
    )
    develop(table, "", "expedition-force")
    assert holders(table, "greatest-military") == [0], "6 and 6"
    develop(table, "", "space-marines")
    assert holders(table, "greatest-military") == [1], "6 and 8"
    assert told(table.events, GoalLost) == [GoalLost(0, "greatest-military")]


@rule("TGS-GOAL-22")
def test_a_holder_below_the_minimum_gives_the_tile_back() -> None:
    table = military(seat(*N5, "expedition-force", hand="refugee-world", holds="greatest-military"), seat(*R5))
    table.choose("settle")
    table.play("place refugee-world")
    assert (table.military(), holders(table, "greatest-military")) == (5, [])


@rule("TGS-GOAL-23")
def test_a_shared_lead_leaves_the_tile_in_the_centre_or_returns_it_there() -> None:
    table = military(
        seat(*N5, hand="expedition-force", spare=2), seat(*R5, hand="expedition-force", spare=2), seat(*T5)
    )
    develop(table, "expedition-force", "expedition-force", "")
    assert holders(table, "greatest-military") == []
    overtaken = military(
        seat(*N5, hand="space-marines", spare=2),
        seat(*R5, hand="space-marines", spare=2),
        seat(*T5, "rebel-outpost", holds="greatest-military"),
    )
    develop(overtaken, "space-marines", "space-marines", "")
    assert [overtaken.military(number) for number in range(3)] == [7, 7, 6]
    assert holders(overtaken, "greatest-military") == []


@rule("TGS-GOAL-24", "TGS-GOAL-35")
def test_a_holder_among_the_tied_keeps_the_tile() -> None:
    table = military(
        seat(*N5, "expedition-force", hand="space-marines", spare=2, holds="greatest-military"),
        seat(*R5, hand="drop-ships", spare=4),
        seat(*T5),
    )
    develop(table, "space-marines", "drop-ships", "")
    assert [table.military(number) for number in range(3)] == [8, 8, 5]
    assert holders(table, "greatest-military") == [0], "both reached 8 in the same phase"


@rule("TGS-GOAL-35")
def test_two_challengers_that_tie_above_the_holder_leave_nobody_with_the_tile() -> None:
    table = military(
        seat(*N5, "expedition-force", holds="greatest-military", hand="expedition-force", spare=1),
        seat(*R5, hand="space-marines", spare=3),
        seat(*T5, hand="space-marines", spare=3),
    )
    develop(table, "", "space-marines", "space-marines")
    assert holders(table, "greatest-military") == []


FOUR = ("colony-ship", "export-duties", "public-works", "genetics-lab")
OTHER_FIVE = ("mining-robots", "export-duties", "public-works", "genetics-lab", "investment-credits")


@rule("TGS-GOAL-25", "TGS-GOAL-29")
def test_who_drops_below_another_loses_the_tile_at_once() -> None:
    """Five developments each; the sacrifice of a Colony Ship leaves four, which would be enough."""
    goal = "greatest-infrastructure"
    table = Table(
        seat("new-sparta", *FOUR, "space-marines", hand="terraformed-world", spare=1, holds=goal),
        seat("old-earth", *OTHER_FIVE, spare=1),
        goals=goal,
    )
    table.choose("settle")
    table.each("place terraformed-world", "pass")
    assert told(table.events, GoalLost) == [GoalLost(0, goal)]
    assert holders(table, goal) == [], "Settle is no phase in which this tile can be claimed"
    develop(table, "", "")
    assert holders(table, goal) == [1], "who leads alone takes it at the next check"


@rule("TGS-GOAL-25")
def test_a_holder_who_falls_behind_loses_the_tile_to_the_leader() -> None:
    table = military(
        seat(*N5, "space-marines", hand="refugee-world", holds="greatest-military"),
        seat(*R5, "space-marines", spare=1),
    )
    table.choose("settle")
    table.each("place refugee-world", "pass")
    assert [table.military(number) for number in range(2)] == [6, 7]
    assert holders(table, "greatest-military") == [1]


@rule("TGS-GOAL-26")
def test_a_tile_left_in_the_centre_is_taken_as_soon_as_somebody_leads_alone() -> None:
    table = military(
        seat(*N5, hand="expedition-force", spare=2), seat(*R5, hand="expedition-force empath-world", spare=2)
    )
    develop(table, "expedition-force", "expedition-force")
    assert holders(table, "greatest-military") == []
    table.choose("settle")
    table.each("pass", "place empath-world")
    table.rest()
    assert holders(table, "greatest-military") == [0], "6 against 5"


@rule("TGS-GOAL-27", "EX-B33")
def test_at_the_end_who_equals_the_leader_gets_three_points() -> None:
    places = (
        seat(*N5, "space-marines", holds="greatest-military"),
        seat(*R5, "space-marines"),
        seat(*T5, "rebel-outpost"),
    )
    table = military(*places, pool=0)
    assert [table.military(number) for number in range(3)] == [7, 7, 6]
    table.end()
    assert [table.points("goal greatest-military", number) for number in range(3)] == [5, 3, None]
    centre = military(seat(*N5, "space-marines"), seat(*R5, "space-marines"), seat(*T5), pool=0)
    centre.end()
    assert holders(centre, "greatest-military") == []
    assert [centre.points("goal greatest-military", number) for number in range(3)] == [3, 3, None]


@rule("TGS-GOAL-27")
def test_equals_below_the_minimum_get_nothing_at_the_end() -> None:
    table = military(seat(*N5), seat(*R5), pool=0)
    table.end()
    assert [table.points("goal greatest-military", number) for number in range(2)] == [None, None]


@rule("TGS-GOAL-27", "TGS-GOAL-34")
def test_a_leader_who_could_not_claim_in_time_gets_three_points_by_the_totals_of_the_end() -> None:
    goal = "greatest-infrastructure"
    table = Table(
        seat("new-sparta", *FOUR, "space-marines", hand="terraformed-world", spare=1, holds=goal),
        seat("old-earth", *OTHER_FIVE),
        goals=goal,
        pool=0,
    )
    table.choose("settle")
    table.play("place terraformed-world")
    assert table.state.is_over
    assert [table.points(f"goal {goal}", number) for number in range(2)] == [None, 3], "4 against 5"


@rule("TGS-GOAL-34")
def test_what_was_lost_since_the_last_check_does_not_count_at_the_end() -> None:
    goal = "greatest-infrastructure"
    table = Table(
        seat("new-sparta", *FOUR, hand="terraformed-world", spare=1),
        seat("old-earth", *OTHER_FIVE[:4]),
        goals=goal,
        pool=0,
    )
    table.choose("develop", "settle")
    table.rest(Ask.SETTLE)
    table.play("place terraformed-world")
    assert [table.points(f"goal {goal}", number) for number in range(2)] == [None, 3], "3 against 4, not 4 against 4"


@rule("TGS-GOAL-28")
def test_production_leader_counts_production_worlds_of_any_kind() -> None:
    four = ("earths-lost-colony", "hive-world", "mining-world", "alien-robotic-factory")
    for fourth, claimed in ((four[3], [0]), ("refugee-world", [])):
        table = Table(idle(*four[:3], fourth, "asteroid-belt"), idle("new-sparta"), goals="production-leader")
        table.choose("settle")
        assert holders(table, "production-leader") == claimed


@rule("TGS-GOAL-29")
def test_greatest_infrastructure_counts_developments() -> None:
    goal = "greatest-infrastructure"
    table = Table(seat("new-sparta", *FOUR[:3], hand="genetics-lab", spare=2), idle("old-earth"), goals=goal)
    develop(table, "")
    assert holders(table, goal) == [], "three are not enough"
    develop(table, "genetics-lab")
    assert holders(table, goal) == [0]


@rule("TGS-GOAL-30")
def test_greatest_military_counts_total_military_only() -> None:
    for cards, total in (
        (("space-marines", "expedition-force"), 8),
        (("expedition-force", "refugee-world"), 5),
        (("galactic-imperium", "alien-tech-institute"), 5),
        (("new-military-tactics",), 5),
    ):
        table = military(idle(*N5, *cards), idle("old-earth"))
        table.choose("develop")
        assert table.view().goals[0].totals[0] == table.military() == total
        assert holders(table, "greatest-military") == ([0] if total >= 6 else [])


@rule("TGS-GOAL-31")
def test_largest_industry_counts_novelty_and_rare_worlds() -> None:
    for third, claimed in (("gem-world", [0]), ("refugee-world", [0]), ("volcanic-world", [0]), ("hive-world", [])):
        table = Table(idle("earths-lost-colony", "asteroid-belt", third), idle("new-sparta"), goals="largest-industry")
        table.choose("settle")
        assert holders(table, "largest-industry") == claimed


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


@rule("race:EX-01")
def test_greatest_military_is_taken_kept_and_lost() -> None:
    table = military(
        seat(*N5, hand="expedition-force", spare=2),
        seat(*R5, hand="expedition-force", spare=2),
        seat("separatist-colony", "new-galactic-order", "rebel-outpost", hand="drop-ships", spare=5),
    )
    develop(table, "expedition-force", "", "")
    assert holders(table, "greatest-military") == [0], "N has 6"
    develop(table, "", "expedition-force", "")
    assert holders(table, "greatest-military") == [0], "R has 6, too"
    develop(table, "", "", "drop-ships")
    assert table.military(2) == 7
    assert holders(table, "greatest-military") == [2], "T has 7"
    back = military(seat(*N5, "expedition-force", hand="refugee-world", holds="greatest-military"), idle("old-earth"))
    back.choose("settle")
    back.play("place refugee-world")
    assert (back.military(), holders(back, "greatest-military")) == (5, [])


@rule("race:EX-02")
def test_greatest_military_returns_to_the_centre() -> None:
    table = military(
        seat(*N5, hand="expedition-force space-marines", spare=2),
        seat(*R5, hand="expedition-force space-marines", spare=2),
        seat("separatist-colony", "new-galactic-order", "rebel-outpost", hand="drop-ships", spare=5),
    )
    develop(table, "expedition-force", "expedition-force", "")
    assert holders(table, "greatest-military") == [], "N and R reach 6 in the same phase"
    develop(table, "", "", "drop-ships")
    assert holders(table, "greatest-military") == [2], "T has 7"
    develop(table, "space-marines", "space-marines", "")
    assert [table.military(number) for number in range(3)] == [8, 8, 7]
    assert holders(table, "greatest-military") == [], "T puts it back"
