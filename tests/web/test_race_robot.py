"""The page's hand-written types of the robot name what the engine really sends."""

from __future__ import annotations

import dataclasses
import re
from typing import Any

import pytest

from citing import ROOT
from starhaul.kernel.event import Event
from starhaul.kernel.plain import kebab
from starhaul.race.robot import events
from starhaul.race.robot.view import RobotView

TYPES = (ROOT / "web" / "src" / "race" / "robot" / "types.ts").read_text("utf-8")
EVENTS = [
    kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
]


def fields(kind: Any) -> set[str]:
    return {field.name for field in dataclasses.fields(kind)}


def test_the_page_knows_the_fields_of_the_robot() -> None:
    found = re.search(r"export interface RobotView \{\n(.*?)\n\}", TYPES, re.DOTALL)
    assert found
    assert set(re.findall(r"^  (\w+):", found[1], re.MULTILINE)) == fields(RobotView)


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kebab(kind.__name__))
def test_the_page_knows_every_event_of_the_robot(kind: type[Any]) -> None:
    found = re.search(rf"\| \{{ is: '{kebab(kind.__name__)}'(.*?) \}}", TYPES)
    assert found
    assert set(re.findall(r"(\w+):", found[1])) == fields(kind)


def test_the_page_knows_no_other_events() -> None:
    named = re.findall(r"\| \{ is: '([a-z-]+)'", TYPES)
    assert sorted(named) == sorted(kebab(kind.__name__) for kind in EVENTS)
