"""Our opponents: for every decision of every variant a legal answer, the same one for the same seed."""

from __future__ import annotations

from random import Random

import pytest

from starhaul.arena.match import Match, Played, play
from starhaul.bots import BadBot, Seating, make_bot
from starhaul.games import load_game
from starhaul.kernel import CLOCK, Driver, Event, Seat
from starhaul.trucker.events import ComponentsLost, Loss
from starhaul.trucker.faults import faults
from starhaul.trucker.state import Stage, TruckerState

LEVELS = ("rookie", "regular", "ace:2")


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
    ],
)
def test_every_decision_has_an_answer(bot: str, game: str, seats: int, options: dict[str, object]) -> None:
    (played,) = play_all(game, (bot.replace("ace:2", "ace:1"),) * seats, 1, **options)
    assert played.lost is None
    assert played.scores is not None


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
        if self.state.stage is Stage.LAUNCH and not self.launched:
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
