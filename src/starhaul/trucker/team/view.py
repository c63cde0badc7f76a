"""What everybody may know of teams."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from starhaul.kernel import Seat
from starhaul.trucker.state import TruckerState
from starhaul.trucker.support import Note, Support, Team, seat_alarmed


@dataclass(frozen=True, slots=True)
class MemberView:
    """A member of somebody's team."""

    id: str
    abilities: str
    """Those that work in this flight: `a`, or `ab` (ABE-SUP-02)."""


@dataclass(frozen=True, slots=True)
class TeamView:
    """The members of one seat, and what they have done in this flight."""

    members: tuple[MemberView, ...]
    used: tuple[str, ...]
    """Abilities and tokens, each as often as it was used."""
    notes: tuple[Note, ...]
    """What abilities have to remember."""
    dealt: tuple[str, ...]
    """Cards to choose from, shown to their owner alone."""

    optional: ClassVar[tuple[str, ...]] = ("used", "notes", "dealt")


@dataclass(frozen=True, slots=True)
class SupportView:
    """What of the Support Team concerns all."""

    offered: tuple[str, ...]
    """Cards that lie open, to choose from (ABE-SUP-13)."""
    gone: tuple[str, ...]
    """Cards that have left the game."""
    drill: Seat | None
    """Who has made all others stop building (ABE-SUP-SEC-02)."""
    finish: int
    """Whether the bonuses for places are raised (1) or lowered (-1) in this flight."""
    look: int
    """The same of the bonus for looks."""
    prices: tuple[int, ...]
    """By how much the prices of goods are changed, by colour."""

    optional: ClassVar[tuple[str, ...]] = ("offered", "gone", "drill", "finish", "look", "prices")


def team_view(team: Team, flight: int, *, is_own: bool) -> TeamView | None:
    """None for a seat that has no member, and nothing to choose from that may be seen."""
    if not (team.members or (team.dealt and is_own)):
        return None
    working = team.abilities(flight)
    members = tuple([MemberView(id, "ab" if f"{id}.b" in working else "a") for id in team.members])
    return TeamView(members, team.used, team.notes, team.dealt if is_own else ())


def support_view(state: TruckerState) -> SupportView | None:
    """None in a game without teams."""
    return None if state.options.team == "none" else _support_view(state.support)


def _support_view(support: Support) -> SupportView:
    alarm = seat_alarmed(support)
    return SupportView(support.offered, support.gone, alarm, support.finish, support.look, support.prices)
