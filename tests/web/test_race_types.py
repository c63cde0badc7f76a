"""The page's hand-written types of Race name what the engine really sends."""

import dataclasses
import re
from typing import Any

import pytest

from citing import ROOT
from starhaul.kernel import Decision, Result, ScoreLine
from starhaul.kernel.event import Event
from starhaul.kernel.plain import kebab
from starhaul.race import events
from starhaul.race.actions import Stage
from starhaul.race.asks import Ask
from starhaul.race.hints import Hint
from starhaul.race.payment import Affordability
from starhaul.race.proposals import Proposal
from starhaul.race.question_view import QuestionView, StrengthView
from starhaul.race.standings import GoalView
from starhaul.race.view import RaceView, SeatView

TYPES = (ROOT / "web" / "src" / "race" / "types.ts").read_text("utf-8")
SENT_APART = {"moves"}
"""Sections of the view that the page gets as a prop of their own."""
BASES = (Event, events.WithCards)
EVENTS = [
    kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event) and kind not in BASES
]


def fields(kind: Any) -> set[str]:
    return {field.name for field in dataclasses.fields(kind)}


def interface(name: str) -> set[str]:
    found = re.search(rf"(?:export )?interface {name} \{{\n(.*?)\n\}}", TYPES, re.DOTALL)
    assert found, f"types.ts has no interface {name}"
    return set(re.findall(r"^  (\w+)\??:", found[1], re.MULTILINE))


@pytest.mark.parametrize(
    "kind",
    [
        RaceView,
        SeatView,
        GoalView,
        QuestionView,
        StrengthView,
        Decision,
        Hint,
        Affordability,
        Proposal,
        Result,
        ScoreLine,
    ],
)
def test_the_page_knows_the_fields_of_the_view(kind: type[Any]) -> None:
    assert interface(kind.__name__) == fields(kind) - (SENT_APART if kind is RaceView else set())


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kebab(kind.__name__))
def test_the_page_knows_every_event(kind: type[Any]) -> None:
    name = kebab(kind.__name__)
    shapes = re.findall(rf"\| (\(Cards & )?\{{ is: '{name}'(.*?) \}}", TYPES)
    assert len(shapes) == 1, f"types.ts has no event {name}"
    with_cards, rest = shapes[0]
    named = set(re.findall(r"(\w+)\??:", rest)) | (interface("Cards") if with_cards else set())
    assert named == fields(kind)


def test_the_page_knows_every_question_and_every_stage() -> None:
    for name in [*(ask.name for ask in Ask), *(stage.name for stage in Stage)]:
        assert f"'{name.lower()}'" in TYPES
