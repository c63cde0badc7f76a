"""Goal tiles that go to the seat with most, and change hands (TGS-GOAL-20 to -35)."""

from __future__ import annotations

from citing import rule
from rules.race.goals import develop, holders
from rules.race.table import Place, Table, idle, seat, told
from starhaul.race import Ask
from starhaul.race.events import GoalLost

N5, R5, T5 = (
    ("new-sparta", "drop-ships"),
    ("epsilon-eridani", "lost-alien-battle-fleet", "rebel-warrior-race"),
    ("separatist-colony", "new-galactic-order", "lost-alien-warship"),
)
"""Three tableaus with a total military of 5."""


def military(*places: Place, pool: int | None = None) -> Table:
    return Table(*places, goals="greatest-military", pool=pool)


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
