"""Our opponents: for every decision of every variant a legal answer, the same one for the same seed."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from shutil import copy
from time import monotonic
from typing import ClassVar

import pytest

from citing import rule
from starhaul.arena.match import Match, Played, play
from starhaul.bots import BadBot, Bot, Seating, make_bot
from starhaul.games import load_game
from starhaul.kernel import CLOCK, Driver, Event, Move, Result, Seat, View
from starhaul.trucker.events import ComponentsLost, Launched, Loss
from starhaul.trucker.faults import faults
from starhaul.trucker.state import TruckerState
from trucker.seats import give_gold

LEVELS = ("rookie", "regular", "ace:2")
FRONTIER = Path(__file__).parents[2] / "examples" / "own-cards" / "frontier.toml"


def play_all(game: str, bots: tuple[str, ...], games: int, **options: object) -> list[Played]:
    match = Match(game, bots, "5", options, budget=60.0)
    return [play(match, number) for number in range(games)]


def wins(played: list[Played]) -> float:
    return sum(game.shares[0] for game in played)


@pytest.mark.parametrize("bot", LEVELS)
@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("race", 2, {}),
        ("race", 3, {"expansion": "base"}),
        ("race", 2, {"expert": False, "learning": True}),
        ("race", 2, {"draft": True}),
        ("race", 1, {"robot": "normal"}),
        ("trucker", 2, {"level": "learning"}),
        ("trucker", 3, {"level": 3}),
        ("trucker", 2, {"mode": "trek"}),
        ("trucker", 2, {"level": 1, "mistakes": "honest"}),
        ("trucker", 2, {"level": 1, "timer": "rulebook"}),
        ("trucker", 3, {"level": 2, "team": "standard"}),
        ("trucker", 2, {"mode": "series", "levels": [1, 2], "team": "competitive"}),
    ],
)
def test_every_decision_has_an_answer(bot: str, game: str, seats: int, options: dict[str, object]) -> None:
    (played,) = play_all(game, (bot.replace("ace:2", "ace:1"),) * seats, 1, **options)
    assert played.lost is None
    assert played.scores is not None


@rule("TRK-G-05")
@pytest.mark.parametrize("bot", LEVELS)
def test_a_gold_master_engineer_fills_the_reserve_and_builds(bot: str) -> None:
    game = load_game("trucker")
    options = {"level": 3}
    state = game.new_game(game.read_options(options), 2)
    assert isinstance(state, TruckerState)
    give_gold(state, 0, "master_engineer")
    players = [make_bot(bot, Seating(game, 2, Seat(seat), f"{seat}", options)) for seat in range(2)]
    inspector = Inspector(state, players, Random(8))
    while not inspector.launched:
        inspector.step()
    assert state.ships[0].components_count > 15


@pytest.mark.parametrize("bot", LEVELS)
def test_cards_of_a_players_own_trouble_nobody(bot: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "content" / "race"
    folder.mkdir(parents=True)
    copy(FRONTIER, folder)
    monkeypatch.setenv("STARHAUL_HOME", str(tmp_path))
    for game in play_all("race", (bot,) * 2, 2, own_cards=["all"]):
        assert game.lost is None
        assert game.scores is not None
        assert max(game.scores) > 15


class Forgetful(Bot):
    """Made anew for every thought, as at a table of the server: it hears nothing and remembers nothing."""

    name: ClassVar[str]
    thoughts = 0

    def choose(self, view: View) -> Move | None:
        self.thoughts += 1
        seating = replace(self.seating, seed=f"{self.seating.seed}/{self.thoughts}")
        return make_bot(self.name, seating).choose(view)


def seat_forgetful(game: str, name: str, seats: int, options: dict[str, object]) -> Result:
    """The end of a game between bots that remember nothing."""
    rules = load_game(game)
    kind = type("Forgetful", (Forgetful,), {"name": name})
    bots = [kind(Seating(rules, seats, Seat(seat), f"{seat}", options)) for seat in range(seats)]
    return Driver(rules.new_game(rules.read_options(options), seats), bots, Random(3)).play()


@pytest.mark.parametrize("bot", LEVELS)
def test_a_bot_without_memory_hauls_as_well(bot: str) -> None:
    result = seat_forgetful("trucker", bot, 2, {"level": 2})
    assert max(result.scores) > 0


@pytest.mark.parametrize("bot", LEVELS)
def test_a_bot_without_memory_races_as_well(bot: str) -> None:
    result = seat_forgetful("race", bot, 2, {})
    assert max(result.scores) > 15


@pytest.mark.parametrize("bot", LEVELS)
@pytest.mark.parametrize("game", ["race", "trucker"])
def test_the_same_seed_gives_the_same_game(game: str, bot: str) -> None:
    assert play_all(game, (bot, "random"), 1) == play_all(game, (bot, "random"), 1)


@pytest.mark.parametrize("game", ["race", "trucker"])
def test_a_regular_beats_random_play(game: str) -> None:
    assert wins(play_all(game, ("regular", "random"), 10)) >= 9


def test_an_ace_beats_a_regular_at_race() -> None:
    assert wins(play_all("race", ("ace:2", "regular"), 4)) >= 3


@pytest.mark.parametrize("name", ["ace:0", "ace:many", "regular:3"])
@pytest.mark.parametrize("game", ["race", "trucker"])
def test_a_senseless_parameter_is_refused(game: str, name: str) -> None:
    with pytest.raises(BadBot, match="takes"):
        make_bot(name, Seating(load_game(game), 2, Seat(0)))


class Inspector(Driver):
    """Looks at the ships when they are launched, and listens."""

    launched = 0
    removed = 0

    def _tell(self, events: list[Event]) -> None:
        super()._tell(events)
        assert isinstance(self.state, TruckerState)
        self.removed += sum(isinstance(event, ComponentsLost) and event.how is Loss.REMOVED for event in events)
        if any(isinstance(event, Launched) for event in events):
            self.launched = len([ship for ship in self.state.ships if not faults(ship)])


@pytest.mark.parametrize("bot", LEVELS)
@pytest.mark.parametrize("mistakes", ["forbidden", "honest"])
def test_a_ship_built_by_a_bot_has_no_fault(bot: str, mistakes: str) -> None:
    game = load_game("trucker")
    options = {"level": 2, "mistakes": mistakes}
    bots = [make_bot(bot, Seating(game, 2, Seat(seat), f"{seat}", options)) for seat in range(2)]
    driver = Inspector(game.new_game(game.read_options(options), 2), bots, Random(4))
    driver.play()
    assert (driver.launched, driver.removed) == (2, 0)
    assert CLOCK not in driver.players


@pytest.mark.parametrize("game", ["race", "trucker"])
def test_guesses_end_with_the_time_where_there_is_a_clock(game: str) -> None:
    """A clock that ticks once a look, and ten seconds, half of which an ace uses."""
    seating = Seating(load_game(game), 2, Seat(0), budget=10.0)
    assert len(list(make_bot("ace:10000", seating).count(10_000))) == 10_000
    hurried = make_bot("ace:10000", replace(seating, clock=partial(next, count())))
    assert list(hurried.count(10_000)) == [0, 1, 2, 3]


@pytest.mark.parametrize("game", ["race", "trucker"])
def test_an_ace_without_any_time_plays_as_a_regular_would(game: str) -> None:
    """Nothing is left but what looks best at first sight; a whole game of it takes hardly any time."""
    rules = load_game(game)
    state = rules.new_game(rules.read_options({}), 2)
    aces = [make_bot("ace:10000", Seating(rules, 2, Seat(seat), budget=0.0, clock=monotonic)) for seat in range(2)]
    result = Driver(state, aces, Random(1)).play()
    assert min(result.ranks) == 1


def test_a_game_that_the_robot_wins_is_lost() -> None:
    (played,) = play_all("race", ("random",), 1, robot="hard")
    assert played.shares == (0.0,)
