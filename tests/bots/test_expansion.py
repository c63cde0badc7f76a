"""Our opponents in Another Big Expansion: ships without faults on every board, and an answer to every question."""

from __future__ import annotations

from random import Random

import pytest

from starhaul.arena.match import Match, play
from starhaul.bots import Seating, make_bot
from starhaul.games import load_game
from starhaul.kernel import Seat
from starhaul.trucker import TruckerState
from starhaul.trucker.faults import faults
from starhaul.trucker.table import Stage

CLASSES = ("I", "II", "III", "IIB", "IIIB", "IV")


def built(bot: str, seats: int, seed: int, doubles: bool = False, **options: object) -> TruckerState:
    """A table at which bots have built their ships; with `doubles` nobody has got a starting cabin."""
    game = load_game("trucker")
    chosen = {"sets": ["abe"], **options}
    state = game.new_game(game.read_options(chosen), seats)
    assert isinstance(state, TruckerState)
    bots = [make_bot(bot, Seating(game, seats, Seat(seat), f"{seed}/{seat}", chosen)) for seat in range(seats)]
    rng = Random(seed)
    while state.stage is Stage.ASSEMBLY:
        if state.chance is not None:
            is_first = not any(ship.components_count > 1 for ship in state.ships)
            state.resolve((3, 3) if doubles and is_first and _are_dice(state) else state.chance.sample(rng))
            continue
        seat = rng.choice(list(state.decisions))
        move = bots[seat].choose(state.view(seat))
        assert move is not None
        state.apply(seat, move)
    return state


def _are_dice(state: TruckerState) -> bool:
    assert state.chance is not None
    return state.chance.allows((3, 3))


@pytest.mark.parametrize("ship_class", CLASSES)
@pytest.mark.parametrize("seed", range(6))
def test_a_ship_of_any_class_has_no_fault(ship_class: str, seed: int) -> None:
    table = built("regular", 2 + seed % 3, seed, classes=[ship_class])
    assert [faults(ship) for ship in table.ships] == [[]] * table.seats
    assert min(ship.components_count for ship in table.ships) > 10


@pytest.mark.parametrize(("bot", "ship_class"), [("rookie", "IV"), ("rookie", "IIB"), ("ace", "IIB")])
def test_whoever_builds_it(bot: str, ship_class: str) -> None:
    table = built(bot, 2, 1, classes=[ship_class])
    assert [faults(ship) for ship in table.ships] == [[]] * 2


@pytest.mark.parametrize("marks", ["shown", "hidden"])
def test_closed_squares_stay_empty_whether_they_are_marked_or_not(marks: str) -> None:
    for seed in range(4):
        table = built("regular", 3, seed, classes=["IIIB"], marks=marks)
        assert [faults(ship) for ship in table.ships] == [[]] * 3
        assert not any(ship.occupied & ship.board.closed for ship in table.ships)


def test_after_doubles_a_ship_begins_anywhere_and_gets_a_cabin() -> None:
    table = built("regular", 2, 1, doubles=True, classes=["IIIB"])
    assert [ship.board.name for ship in table.ships] == ["IIIB/3-3"] * 2
    assert [faults(ship) for ship in table.ships] == [[]] * 2
    assert all(ship.cabins for ship in table.ships)


FLIGHTS: list[tuple[int, dict[str, object]]] = [
    (2, {"classes": ["I"]}),
    (3, {"classes": ["IIB"]}),
    (2, {"classes": ["IIIB"], "marks": "hidden"}),
    (2, {"classes": ["IIB"], "mistakes": "honest", "timer": "rulebook"}),
    (2, {"classes": ["IV"]}),
    (2, {"classes": ["II", "IIIB", "IV"], "intruders": False}),
]


@pytest.mark.parametrize(
    ("bot", "seats", "options"),
    [
        *[(bot, seats, options) for bot in ("rookie", "regular") for seats, options in FLIGHTS],
        *[("ace:1", seats, options) for seats, options in FLIGHTS[:-1]],
    ],
)
def test_every_decision_has_an_answer(bot: str, seats: int, options: dict[str, object]) -> None:
    played = play(Match("trucker", (bot,) * seats, "5", {"sets": ["abe"], **options}, budget=600.0), 0)
    assert played.lost is None
    assert played.scores is not None


def test_a_series_of_the_suggested_classes_is_flown_to_its_end() -> None:
    """Insurance is offered in the last flight to those who have the credits (ABE-INS-09)."""
    match = Match("trucker", ("regular",) * 4, "2", {"sets": ["abe"], "classes": ["II", "IIIB", "IV"]}, budget=600.0)
    for game in range(3):
        assert play(match, game).lost is None
