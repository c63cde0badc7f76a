"""The codes of Trucker from which the page builds the ids of its messages, as the engine has them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from enum import Enum
from typing import get_args

import rulebook_pages
from starhaul.kernel.plain import kebab
from starhaul.trucker.adventures import CARD_TYPES, CARDS
from starhaul.trucker.adventures.meteor_rain import Sweep
from starhaul.trucker.boards import FLIGHT_BOARDS
from starhaul.trucker.directives import DIRECTIVE_IDS
from starhaul.trucker.events import Cause, Contraband, Fight, Intrusion, Leaving, Loss, Meeting
from starhaul.trucker.faults import RULES
from starhaul.trucker.goods import COLOURS
from starhaul.trucker.grid import FACING_NAMES
from starhaul.trucker.hits import THREAT_NAMES
from starhaul.trucker.intruding import HANDS, INTRUDER_NAMES, SEARCHES
from starhaul.trucker.mission_steps.bets import WINNERS
from starhaul.trucker.missions import MISSION_CARDS
from starhaul.trucker.missions.conditions import CONDITIONS
from starhaul.trucker.missions.counts import COUNTS, OF_KINDS
from starhaul.trucker.moves import DWELLERS
from starhaul.trucker.moves.team import WAYS
from starhaul.trucker.printed_components import Kind
from starhaul.trucker.printed_titles import TITLES
from starhaul.trucker.reaches import Reaching
from starhaul.trucker.table import Stage
from starhaul.trucker.team.markers import MATCHES
from starhaul.trucker.team.printed import PRINTED_MEMBERS, Timing

CRITERIA = ("crew", "engines", "cannons")
UNPAID = {
    Cause.PENALTY,
    Cause.LOST_COMPONENT,
    Cause.NO_LIFE_SUPPORT,
    Cause.EXPOSED,
    Cause.EPIDEMIC,
    Cause.RADIATION,
    Cause.INTRUDER,
    Cause.STRENGTH,
    Cause.DEFENCE,
    Cause.THRUST,
    Cause.CRUBOTS,
}
"""Causes that never move credits."""


def _codes(members: Iterable[Enum]) -> list[str]:
    return [_dashed(member.name) for member in members]


def _dashed(name: str) -> str:
    return name.lower().replace("_", "-")


BUILT: Mapping[str, Collection[str]] = {
    "trucker-rules-": rulebook_pages.built("trucker"),
    "trucker-gallery-set-": ["base", "abe", "missions"],
    "trucker-kind-": [*_codes(Kind), "double-artifact"],
    "trucker-about-": [*_codes(Kind), "double-artifact"],
    "trucker-mission-": [
        _dashed(mission.key) + part for mission in MISSION_CARDS.values() for part in ("", "-briefing")
    ],
    "trucker-type-": [*map(_dashed, CARD_TYPES)],
    "trucker-supercard-": ["any", "fleet", "special-event", "meteor-rain"],
    "trucker-unit-": [*map(_dashed, COUNTS), *OF_KINDS],
    "trucker-most-": [*map(_dashed, COUNTS), *OF_KINDS],
    "trucker-reward-": [*map(_dashed, CONDITIONS)],
    "trucker-colour-": COLOURS,
    "trucker-blocks-": COLOURS,
    "trucker-threat-": [*THREAT_NAMES, "pair", *map(_dashed, INTRUDER_NAMES)],
    "trucker-card-hand-": [*HANDS, "both"],
    "trucker-raid-": [*_codes(Intrusion), "crew", "goods", "tokens", "components", "reward"],
    "trucker-story-intruder-": ["enters", *_codes(Intrusion)],
    "trucker-from-": FACING_NAMES,
    "trucker-shift-": [*FACING_NAMES, "misses", "harmless", "defended", "hits"],
    "trucker-card-search-": list(SEARCHES),
    "trucker-card-unit-": list(HANDS),
    "trucker-card-contraband-": _codes(Contraband),
    "trucker-sweep-": [_dashed(sweep) for sweep in get_args(Sweep)],
    "trucker-card-": {kebab(type(card).__name__) for card in CARDS},
    "trucker-lowest-": CRITERIA,
    "trucker-measure-": CRITERIA,
    "trucker-reach-": _codes(Reaching),
    "trucker-reached-": _codes(Reaching),
    "trucker-side-": FACING_NAMES,
    "trucker-level-": FLIGHT_BOARDS,
    "trucker-stage-": _codes(Stage),
    "trucker-dweller-": [*DWELLERS, *(f"{dweller}-about" for dweller in DWELLERS)],
    "trucker-fault-": [_dashed(code) for code in RULES],
    "trucker-title-": [_dashed(title) + side for title in TITLES for side in ("", "-silver", "-gold")],
    "trucker-bill-": _codes(cause for cause in Cause if cause not in UNPAID),
    "trucker-bet-": ["none", "multiple", *map(_dashed, WINNERS)],
    "trucker-bet-how-": [*map(_dashed, WINNERS)],
    "trucker-directive-": [_dashed(id) for id in DIRECTIVE_IDS],
    "trucker-member-": [*map(_dashed, PRINTED_MEMBERS), "from-now", "from-next", "never"],
    "trucker-marker-": [*map(_dashed, MATCHES), "here", "none", "forgone"],
    "trucker-ability-": [f"{_dashed(member)}-{side}" for member in PRINTED_MEMBERS for side in "ab"],
    "trucker-skill-": [f"{_dashed(member)}-{side}" for member in PRINTED_MEMBERS for side in "ab"],
    "trucker-supply-": ["left", *(_dashed(token.kind) for card in PRINTED_MEMBERS.values() for token in card.tokens)],
    "trucker-timing-": [*map(_dashed, get_args(Timing))],
    "trucker-standing-": ["ready", "used", "later", "working", "waiting", "waiting-for"],
    "trucker-bonuses-": ["note", *(f"{places}-{looks}" for places in WAYS for looks in WAYS)],
    "trucker-met-": _codes(Meeting),
    "trucker-story-met-": _codes(Meeting),
    "trucker-story-lost-": _codes(Loss),
    "trucker-story-declared-": CRITERIA,
    "trucker-fight-": _codes(Fight),
    "trucker-story-fought-": _codes(Fight),
    "trucker-story-lowest-": CRITERIA,
    "trucker-story-gave-up-": _codes(Leaving),
}
