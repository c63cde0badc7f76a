"""Mission cards as data: what is printed reads, and what cannot be meant is refused with its place and reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from starhaul.kernel import BadOption, ContentError, Table, load_content
from starhaul.trucker import GAME
from starhaul.trucker.missions import MISSION_CARDS
from starhaul.trucker.missions.counts import COUNTS, count_problem
from starhaul.trucker.missions.mission import Mission
from starhaul.trucker.sets import DATA


def test_all_sixteen_read_and_each_has_effects_and_rewards() -> None:
    assert list(MISSION_CARDS) == [f"MS{number:02}" for number in range(1, 17)]
    assert len({mission.key for mission in MISSION_CARDS.values()}) == 16
    assert all(mission.reward for mission in MISSION_CARDS.values())


def refused(tmp_path: Path, entry: str) -> ContentError:
    file = tmp_path / "mine.toml"
    file.write_text(f'[[mission]]\nid = "X1"\nkey = "x"\nplayers = [2, 4]\nsource = "house"\n{entry}\n')
    with pytest.raises(ContentError) as caught:
        load_content([file], [Table("mission", Mission)])
    return caught.value


@pytest.mark.parametrize(
    ("entry", "field", "reason"),
    [
        ('reward = [{ effect = "pay_much" }]', "reward[0].effect", "must be one of pay_per, pay_most"),
        ('reward = [{ count = "crew" }]', "reward[0].effect", "is missing"),
        ('reward = [{ effect = "pay_per", count = "crew" }]', "reward[0].amount", "is missing"),
        ('flight = [{ effect = "trial", n = 1 }]', "flight[0].n", "unknown field"),
        ('flight = [{ effect = "bet", stake_max = [1, 2, 3], options = [] }]', "flight[0].stake_max", "must have 4"),
        ('reward = [{ effect = "pay_per", count = "luck", amount = [1, 1, 1, 1] }]', "reward[0].count", "no count"),
        (
            'reward = [{ effect = "pay_per", count = "lost:gold", amount = [1, 1, 1, 1] }]',
            "reward[0].count",
            "there is no special component 'gold'",
        ),
        ('setup = [{ effect = "pay_per" }]', "setup[0].effect", "must be one of deal_special"),
        ('build = [{ effect = "must_place", kinds = ["heavy"], from_ = "reserve" }]', "build[0].from_", "known are"),
    ],
)
def test_what_the_vocabulary_cannot_say_is_refused(tmp_path: Path, entry: str, field: str, reason: str) -> None:
    error = refused(tmp_path, entry)
    assert (error.file, error.entry, error.field) == ("mine.toml", "mission 'X1'", field)
    assert reason in error.reason


def test_counts_of_kinds_are_written_with_their_kinds() -> None:
    assert not any(count_problem(name) for name in COUNTS)
    assert not count_problem("delivered:artifact+double_artifact")
    assert "delivered:KIND" in count_problem("deliverd")
    assert "known are" in count_problem("crew:fragile")


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"missions": ["MS01"]}, "add that to the option sets"),
        ({"sets": ["missions"], "missions": ["MS01", "MS02"]}, "so 1, not 2"),
        ({"sets": ["missions"], "missions": ["MS99"]}, "there is no mission 'MS99'"),
        ({"sets": ["missions"], "missions": []}, "so 1, not 0"),
        ({"sets": ["missions"], "mode": "trek"}, "a Trek is played without 'missions'"),
        ({"sets": ["missions"], "level": "learning"}, "the learning flight is played without 'missions'"),
    ],
)
def test_missions_that_cannot_be_flown_are_refused(options: dict[str, object], reason: str) -> None:
    with pytest.raises(BadOption, match=reason):
        GAME.new_game(GAME.read_options(options), 2)


def test_missions_are_written_as_a_list_or_as_a_word() -> None:
    written = GAME.read_options({"sets": "missions", "missions": "MS01,MS02", "classes": "I,II"})
    assert written.missions == ("MS01", "MS02")
    assert GAME.read_options({"missions": "none"}).missions == "none"


def test_what_is_printed_on_missions_is_part_of_the_content() -> None:
    assert DATA / "missions_missions.toml" in DATA.glob("*_missions.toml")
    base = GAME.content_hash(GAME.read_options({}))
    assert GAME.content_hash(GAME.read_options({"sets": ["missions"]})) != base
