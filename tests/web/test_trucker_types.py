"""The page's hand-written types of Trucker name what the engine really sends."""

import dataclasses
import re
from typing import Any

import pytest

from citing import ROOT
from starhaul.kernel import Result, ScoreLine
from starhaul.kernel.event import Event
from starhaul.kernel.plain import kebab
from starhaul.trucker import advice, events, faults, stowing, view
from starhaul.trucker.components import Kind
from starhaul.trucker.decisions import Ask, Question

PAGE = ROOT / "web" / "src" / "trucker"
TYPES = "\n".join((PAGE / name).read_text("utf-8") for name in ("types.ts", "questions.ts"))
SENT_APART = {"moves"}
"""Sections of the view that the page gets as a prop of their own."""
EVENTS = [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)]


def fields(kind: Any) -> set[str]:
    return {field.name for field in dataclasses.fields(kind)}


def interface(name: str) -> set[str]:
    found = re.search(rf"export interface {name} \{{\n(.*?)\n\}}", TYPES, re.DOTALL)
    assert found, f"types.ts has no interface {name}"
    return set(re.findall(r"^  (\w+)\??:", found[1], re.MULTILINE))


@pytest.mark.parametrize(
    "kind",
    [
        view.TruckerView,
        view.PlayerView,
        view.ShipView,
        view.ComponentView,
        view.LooseView,
        view.PileView,
        view.TimerView,
        advice.Advice,
        advice.GivingUp,
        stowing.Haul,
        faults.Misfit,
        faults.Fault,
        Result,
        ScoreLine,
    ],
)
def test_the_page_knows_the_fields_of_the_view(kind: type[Any]) -> None:
    assert interface(kind.__name__) == fields(kind) - SENT_APART


@pytest.mark.parametrize("kind", [kind for kind in EVENTS if kind is not Event], ids=lambda kind: kebab(kind.__name__))
def test_the_page_knows_every_event(kind: type[Any]) -> None:
    name = kebab(kind.__name__)
    shapes = re.findall(rf"\| \{{\s*is: [^;]*'{name}'[^;]*;(.*?)\}}(?=\n  \||;\n)", TYPES, re.DOTALL)
    assert len(shapes) == 1, f"types.ts has no event {name}"
    named = set(re.findall(r"(\w+)\??:", re.sub(r"\{.*?\}", "", shapes[0])))
    assert named == fields(kind)


def test_the_page_knows_every_question_and_every_kind() -> None:
    for name in [*(ask.name for ask in Ask), *(kind.name for kind in Kind)]:
        assert f"'{name.lower()}'" in TYPES


def test_the_page_expects_of_a_question_only_what_is_in_it() -> None:
    for asks, shape in re.findall(r"Asked & \{\s*ask: ([^;}]*?)[;}](.*?)\}?\)", TYPES, re.DOTALL):
        for ask in re.findall(r"'(\w+)'", asks):
            named = set(re.findall(r"(\w+)\??:", re.sub(r"\{.*?\}", "", shape)))
            known = set().union(*(fields(kind) for kind in questions(ask)))
            assert named <= known, f"{ask}: {sorted(named - known)}"


def questions(ask: str) -> list[Any]:
    found = [kind for kind in offspring(Question) if getattr(kind, "__dataclass_fields__", {})]
    asking = [kind for kind in found if _default(kind) is Ask[ask.upper()]]
    assert asking, f"nobody asks {ask}"
    return asking


def _default(kind: Any) -> object:
    return next(field.default for field in dataclasses.fields(kind) if field.name == "ask")


def offspring(kind: type[Any]) -> list[type[Any]]:
    children = kind.__subclasses__()
    return children + [grandchild for child in children for grandchild in offspring(child)]


def test_the_page_has_words_for_everything_that_the_rules_refuse() -> None:
    source = "\n".join(file.read_text("utf-8") for file in (ROOT / "src" / "starhaul" / "trucker").rglob("*.py"))
    codes = {*re.findall(r'IllegalMove\("([\w-]+)"', source), *faults.RULES} - {
        "not_attached"
    }  # never refused, only found
    words = (PAGE / "refusals.ts").read_text("utf-8")
    assert set(re.findall(r"^  '?([\w-]+)'?: '", words, re.MULTILINE)) == codes
