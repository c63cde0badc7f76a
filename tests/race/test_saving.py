"""Whatever can lie in a state can be saved."""

from __future__ import annotations

from enum import Enum
from typing import Any, Final, get_args, get_type_hints

import pytest

from starhaul import kernel
from starhaul.kernel import Agenda, Codec, Move
from starhaul.kernel.value import fields_of_value
from starhaul.race import RaceState, actions, draws, options, questions, steps
from starhaul.race.cards import Catalogue
from starhaul.race.draft import packs
from starhaul.race.draws import ToHand
from starhaul.race.phases.settle import PayWorld
from starhaul.race.piles import Pile
from starhaul.race.player import Player
from starhaul.race.robot import facts, mat
from starhaul.race.saving import FAMILIES, NOT_SAVED, saved_classes

FOLLOWS: Final = (Catalogue, Move)
"""What a state holds and need not save."""
NAMES: Final = {
    name: thing
    for module in (kernel, actions, draws, options, questions, steps, packs, facts, mat)
    for name, thing in vars(module).items()
} | {"RaceState": RaceState, "Player": Player, "Pile": Pile, "Catalogue": Catalogue}
SAVED: Final = saved_classes()
KINDS: Final[list[type[Any]]] = [RaceState, *[kind for kind in SAVED if not issubclass(kind, Enum)]]


def named(kind: type[Any]) -> set[type[Any]]:
    """Every class that the constructor of this one speaks of."""
    hints = get_type_hints(vars(kind).get("__init__", kind.__init__), localns=NAMES)
    found: set[type[Any]] = set()
    rest = [hints[name] for name in fields_of_value(kind) if name not in NOT_SAVED]
    while rest:
        hint = rest.pop()
        rest += get_args(hint)
        if isinstance(hint, type):
            found.add(hint)
    return found


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_what_a_saved_thing_is_made_of_is_saved_too(kind: type[Any]) -> None:
    known = {*SAVED, *FAMILIES, RaceState}
    ours = {other for other in named(kind) if other.__module__.startswith("starhaul.")}
    bases = {kernel.Step, kernel.LaneStep, kernel.Question, kernel.Awaited, Agenda}
    missing = {other.__name__ for other in ours - known - bases if not issubclass(other, FOLLOWS)}
    assert not missing, f"the codec of Race does not know {missing}, of which {kind.__name__} is made"


def test_every_kind_of_step_question_and_draw_is_known() -> None:
    """Of each family some are looked up by hand: the registry is not empty, and goes down to the leaves."""
    names = {kind.__name__ for kind in SAVED}
    assert {
        "BeginRound",
        "SecondSettle",
        "RobotTurn",
        "ChooseCard",
        "PickToProduce",
        "RaiseStrength",
        "Flipped",
    } <= names
    assert len(names) > 70


def test_a_kind_that_is_not_known_is_named() -> None:
    with pytest.raises(TypeError, match="PayWorld was not given to the codec"):
        Codec(ToHand).dump(PayWorld([1, 2, 3], 1, ()))


@pytest.mark.parametrize("kind", [RaceState, Player, Pile, mat.Robot, packs.Draft])
def test_what_changes_in_place_is_all_taken_by_its_constructor(kind: type[Any]) -> None:
    """A field that no constructor takes would be lost by copies and saves."""
    slots = {slot for base in kind.__mro__ for slot in vars(base).get("__slots__", ())}
    assert slots - {"events", "_chance"} == {*fields_of_value(kind)}
