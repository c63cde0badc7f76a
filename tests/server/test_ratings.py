"""Ratings move with results, for people and bots alike."""

from starhaul.server.ratings import FIRST, Skill, rate


def test_who_comes_first_rises_and_who_comes_last_falls() -> None:
    after = rate({}, ["Ada", "Bo", "Cy"], [2, 1, 3])
    assert after["Bo"].rating > after["Ada"].rating > after["Cy"].rating
    assert after["Bo"].rating > FIRST > after["Cy"].rating
    assert all(skill.sigma < Skill().sigma and skill.games == 1 for skill in after.values())


def test_who_shares_a_rank_stays_level() -> None:
    after = rate({}, ["Ada", "Bo"], [1, 1])
    assert after["Ada"] == after["Bo"]
    assert after["Ada"].rating == FIRST


def test_beating_somebody_strong_brings_more() -> None:
    strong, weak = Skill(35, 3, 40), Skill(15, 3, 40)
    by_strong = rate({"ace": strong}, ["Ada", "ace"], [1, 2])["Ada"].rating
    by_weak = rate({"rookie": weak}, ["Ada", "rookie"], [1, 2])["Ada"].rating
    assert by_strong > by_weak > FIRST


def test_a_bot_with_two_seats_plays_one_game() -> None:
    """One seat before Ada, one behind her, so that all stay about where they are."""
    after = rate({}, ["rookie", "Ada", "rookie"], [1, 2, 3])
    assert after["rookie"].games == 1
    assert abs(after["rookie"].rating - after["Ada"].rating) < 50


def test_many_games_make_a_guess_known() -> None:
    known: dict[str, Skill] = {}
    assert Skill().is_first_guess
    for _ in range(60):
        known |= rate(known, ["Ada", "Bo"], [1, 2])
        known |= rate(known, ["Ada", "Bo"], [2, 1])
    assert not known["Ada"].is_first_guess
    assert known["Ada"].games == 120
