"""Explore: look at cards and keep some (RFG-EXP)."""

from __future__ import annotations

from typing import ClassVar, Final

from starhaul.kernel import Decision
from starhaul.race.actions import EXPLORE_1, EXPLORE_5
from starhaul.race.agenda import LaneStep, Pick, PicksFrom, TableStep
from starhaul.race.asks import Ask, open_
from starhaul.race.events import Kept
from starhaul.race.moves import KEEP as KEEP_MOVES
from starhaul.race.player import Player
from starhaul.race.powers import KEEP, SEE
from starhaul.race.receivers import TO_SEEN
from starhaul.race.state import RaceState


def lay_out(state: RaceState) -> None:
    """Everybody draws before anybody discards (RFG-EXP-04)."""
    for player in state.players:
        player.lane.append(LOOK)
    state.agenda.first(KEEP_ALL)


def cards_seen(player: Player) -> int:
    """Two, and what bonus and powers add (RFG-EXP-01 to -03)."""
    actions = player.actions
    bonus = (5 if actions & EXPLORE_5 else 0) + (1 if actions & EXPLORE_1 else 0)
    return 2 + bonus + player.sums[SEE]


def cards_kept(player: Player) -> int:
    return 1 + (1 if player.actions & EXPLORE_1 else 0) + player.sums[KEEP]


class Look(LaneStep):
    __slots__ = ()

    def run(self, state: RaceState, player: Player) -> None:
        state.draw(player, cards_seen(player), TO_SEEN, "explore")


class KeepExplored(Pick):
    """Exactly the allowed number is kept, of the cards seen now (RFG-EXP-04 to -06)."""

    __slots__ = ()
    decision: ClassVar[Decision] = open_(Ask.KEEP)
    picks_from: ClassVar[PicksFrom] = "seen"
    rule = "RFG-EXP-06"
    table = KEEP_MOVES

    def finish(self, state: RaceState, player: Player, picked: list[int]) -> None:
        seen = player.seen
        player.take(picked)
        state.discard(player, [card for card in seen if card not in picked])
        state.tell(Kept(player.seat, len(picked), tuple(picked), len(seen)))
        player.seen = []


class KeepSome(LaneStep):
    __slots__ = ()

    def run(self, state: RaceState, player: Player) -> None:
        KEEP_EXPLORED.ask(state, player, player.seen, cards_kept(player))


class KeepAll(TableStep):
    """All seats choose at the same time."""

    __slots__ = ()

    def run(self, state: RaceState) -> None:
        for player in state.players:
            if player.seen:
                player.lane.append(KEEP_SOME)


LOOK: Final = Look()
KEEP_EXPLORED: Final = KeepExplored()
KEEP_SOME: Final = KeepSome()
KEEP_ALL: Final = KeepAll()
