"""A plugin of pytest: marks as `slow` what `make quick` leaves out, besides browser tests.

That is what takes long (many games, most servers with real sockets), or needs programs that `make setup` does not
install.
"""

from __future__ import annotations

from typing import Final

import pytest

SLOW: Final = (
    "bots/test_expansion.py",
    "bots/test_freight.py",
    "bots/test_levels.py",
    "cli/test_bench.py",
    "cli/test_completion.py",
    "cli/test_json.py::test_every_object_carries_its_version[bench]",
    "cli/test_json_log.py",
    "cli/test_program.py",
    "cli/test_simulate.py::test_ctrl_c_ends_a_real_run_with_its_results",
    "hosting/",
    "race/test_conformance.py",
    "rules/trucker/test_invariants.py",
    "server/test_bad_input.py",
    "server/test_crash.py",
    "server/test_database_file.py",
    "server/test_deals.py",
    "server/test_disk_full.py",
    "server/test_disk_locked.py",
    "server/test_door.py",
    "server/test_fair_play.py",
    "server/test_fuzz.py",
    "server/test_games.py",
    "server/test_leaks.py",
    "server/test_lobby.py",
    "server/test_names.py",
    "server/test_own_content.py",
    "server/test_play.py",
    "server/test_profiles.py",
    "server/test_proxies.py",
    "server/test_replays.py",
    "server/test_resent.py",
    "server/test_sharing.py",
    "server/test_stand_ins.py",
    "server/test_story.py",
    "server/test_take_back.py",
    "server/test_thinking.py",
    "server/test_together.py",
    "server/test_unreadable.py",
    "test_wheel.py",
    "trucker/test_conformance.py::test_every_mission_is_a_game_at_every_level",
    "trucker/test_conformance.py::test_secrets_are_kept_where_there_are_any",
    "trucker/test_conformance.py::test_trucker_is_a_game[a mission in which one can die",
    "trucker/test_conformance.py::test_trucker_is_a_game[class",
    "trucker/test_conformance.py::test_trucker_is_a_game[four flights",
    "trucker/test_conformance.py::test_trucker_is_a_game[level III with the expansion",
    "trucker/test_conformance.py::test_trucker_is_a_game[missions and the expansion",
    "trucker/test_conformance.py::test_trucker_is_a_game[series",
    "trucker/test_conformance.py::test_trucker_is_a_game[three flights",
    "trucker/test_expansion_ships.py",
    "trucker/test_keeping_apart.py",
    "trucker/test_random_",
    "trucker/test_team.py::test_the_page_about_the_team_is_current",
    "web/test_after",
)
"""Beginnings of the names of tests, from the folder `tests` on."""

GOLDEN_SAMPLE: Final = (
    *("trucker-learning", "trucker-level-1", "trucker-level-2-honest", "trucker-level-3-rulebook"),
    *("race-base-more", "race-tgs-expert", "race-robot-easy", "race-draft-plain", "race-own-cards"),
)
"""Variants whose golden games are quick enough."""


def is_slow(name: str) -> bool:
    """Whether the test of this name, from the folder `tests` on, is left out."""
    file, _, test = name.partition("::")
    if file == "golden/test_golden.py" and "[" in test:
        return test.partition("[")[2].rstrip("]") not in GOLDEN_SAMPLE
    return name.startswith(SLOW)


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "slow: left out by make quick")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if is_slow(item.nodeid.removeprefix("tests/")):
            item.add_marker("slow")
