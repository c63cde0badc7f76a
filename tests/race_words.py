"""The codes of Race from which the page builds the ids of its messages, as the engine has them."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import fields
from typing import Any, get_args, get_type_hints

import rulebook_pages
from starhaul.kernel.plain import kebab
from starhaul.race.actions import Action, Stage
from starhaul.race.asks import Ask
from starhaul.race.designs import CARDS, GOALS, printed
from starhaul.race.events import GameEnded
from starhaul.race.powers import Flag, Good, Phase, Power
from starhaul.race.robot.facts import DIFFICULTIES, Face, MatStep
from starhaul.race.terms import Term


def dashed(name: str) -> str:
    return name.lower().replace("_", "-")


def kind_of(power: type[Any]) -> str:
    """The name that the field `kind` of a power or of a term must have."""
    return str(get_args(get_type_hints(power)["kind"])[0])


AMOUNTS = [field.name for field in fields(MatStep) if field.type == "int" and field.name != "worth"]
"""What a step of the mat counts; how much the card found must be worth stands in the sentence on finding it."""

ROBOT_SIGNS = ["cards", "credit", "economy", "vp", "development", "world", "military", "marker", "six", "idle", "robot"]

BUILT: Mapping[str, Collection[str]] = {
    "race-rules-": rulebook_pages.built("race"),
    "race-gallery-set-": ["base", "storm"],
    "race-gallery-sort-": ["start", "world", "military", "development", "six"],
    "race-card-": printed()[CARDS],
    "race-flag-": [dashed(flag.name) for flag in Flag],
    "race-good-": [dashed(good.name) for good in Good if good is not Good.ANY],
    "race-phase-": [dashed(phase.name) for phase in Phase],
    "race-power-": [dashed(kind_of(power)) for power in get_args(Power)],
    "race-term-": [dashed(kind_of(term)) for term in get_args(Term)],
    "race-goal-": printed()[GOALS],
    "race-counts-": {dashed(goal.counts) for goal in printed()[GOALS].values()},
    "race-action-": [dashed(action.name) + part for action in Action for part in ("", "-about")],
    "race-do-": [dashed(name) for name in AMOUNTS],
    "race-bill-": ("chips", "cards", "six-cost-cards", "markers"),
    "race-bonus-": [dashed(action.name) for action in Action],
    "race-ended-": ("tableau", "vp-pool", "round-limit"),
    "race-ask-": [dashed(ask.name) for ask in Ask],
    "race-hint-": [dashed(ask.name) for ask in Ask],
    "race-source-": ("chips", "cards", "sixes", "goals"),
    "race-stage-": [dashed(stage.name) for stage in Stage],
    "race-story-draws-": ("start", "explore", "explore-more", "develop", "settle", "produce"),
    "race-story-discards-": ("start", "hand-limit", "produce"),
    "race-story-placed-": ("paid", "conquered", "free"),
    "race-tab-": ("mine", "rivals", "goals", "log"),
    "race-tempo-": ("steady", "brisk", "instant"),
    "race-hand-by-": ("kind", "cost", "own"),
    "web-race-tempo-": [tempo + part for tempo in ("steady", "brisk", "instant") for part in ("", "-line")],
    "race-draft-by-": ("kind", "cost"),
    "race-solo-face-": get_args(Face),
    "race-solo-sign-": [
        "cards",
        "credit",
        "economy",
        "vp",
        "development",
        "world",
        "military",
        "marker",
        "six",
        "idle",
        "robot",
    ],
    "race-key-table-": ("star", "tableau", "military", "discard", "lock"),
    "race-solo-idle-": ("credit", "mat"),
    "race-solo-level-": printed()[DIFFICULTIES],
    "race-solo-phase-": ("explore", "develop", "settle", "consume", "produce"),
    "race-solo-space-": [dashed(action.name) for action in Action],
}

NO_WORDS = {kebab(GameEnded.__name__)}
"""Names of events that only look like ids of messages."""
