"""The page's hand-written types of the draft name what the engine really sends."""

from __future__ import annotations

import dataclasses
import re
from typing import Any

import pytest

from citing import ROOT
from starhaul.kernel.event import Event
from starhaul.kernel.plain import kebab
from starhaul.race.draft import events
from starhaul.race.draft.view import DraftView
from starhaul.race.events import WithCards

TYPES = (ROOT / "web" / "src" / "race" / "draft" / "types.ts").read_text("utf-8")
EVENTS = [
    kind
    for kind in vars(events).values()
    if isinstance(kind, type) and issubclass(kind, Event) and kind not in (Event, WithCards)
]


def fields(kind: Any) -> set[str]:
    return {field.name for field in dataclasses.fields(kind)}


def interface(name: str) -> set[str]:
    found = re.search(rf"interface {name} \{{\n(.*?)\n\}}", TYPES, re.DOTALL)
    assert found
    return set(re.findall(r"^  (\w+):", found[1], re.MULTILINE))


def test_the_page_knows_the_fields_of_the_draft() -> None:
    assert interface("DraftView") == fields(DraftView)


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kebab(kind.__name__))
def test_the_page_knows_every_event_of_the_draft(kind: type[Any]) -> None:
    found = re.search(rf"\| (\(Cards & )?\{{ is: '{kebab(kind.__name__)}'(.*?) \}}", TYPES)
    assert found
    named = set(re.findall(r"(\w+):", found[2])) | (interface("Cards") if found[1] else set())
    assert named == fields(kind)


def test_the_page_knows_no_other_events() -> None:
    named = re.findall(r"\{ is: '([a-z-]+)'", TYPES)
    assert sorted(named) == sorted(kebab(kind.__name__) for kind in EVENTS)
