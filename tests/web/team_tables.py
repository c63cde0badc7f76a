"""Tables of Trucker that begin in the middle of something: with members of the Support Team, ships and questions as
arranged, against a bot that has nothing better to do."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

from playwright.sync_api import Page, expect

from starhaul import trucker
from starhaul.trucker import TruckerState
from starhaul.trucker.decisions import Ask
from starhaul.trucker.game import Trucker
from starhaul.trucker.options import Options
from starhaul.trucker.support import NO_TEAM
from trucker.teams import hire
from web.captain import PATIENCE, Captain
from web.rigged import Luck, rigged_server

SIT_DOWN = """async ({ seats, options }) => {
  const headers = { 'content-type': 'application/json' };
  const post = (path, body) => fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
  await post('/api/session', { name: 'Ada' });
  const table = { game: 'trucker', seats, options, bots: Array(seats - 1).fill('rookie'), is_open: false };
  const { code } = await (await post('/api/tables', table)).json();
  for (const [key, value] of Object.entries({ 'signed-in': 'yes', name: 'Ada', tempo: 'instant' }))
    localStorage.setItem(`starhaul.${key}`, value);
  return code;
}"""

Arrange = Callable[[TruckerState], TruckerState]
"""From a new game to where it is to begin."""
OpenTrucker = Callable[..., Captain]
"""Sits down to a game that begins as arranged."""


class ArrangedTrucker(Trucker):
    """Trucker, but every game begins as arranged."""

    def __init__(self, arrange: Arrange) -> None:
        super().__init__()
        self.arrange = arrange

    def new_game(self, options: Options, seats: int) -> TruckerState:
        state = self.arrange(super().new_game(options, seats))
        state.events = []
        return state


@contextmanager
def arranged_trucker(folder: Path, arrange: Arrange, luck: Luck | None = None) -> Iterator[str]:
    """The address of a server where every game of Trucker begins like this."""
    with patch.object(trucker, "GAME", ArrangedTrucker(arrange)), rigged_server(folder, luck or Luck()) as url:
        yield url


def sit_down_to(page: Page, seats: int = 2, language: str = "en", **options: Any) -> Captain:
    """The visitor of the start page opens a table with bots and starts the game."""
    code = page.evaluate(SIT_DOWN, {"seats": seats, "options": {"level": 2, "team": "standard", **options}})
    page.goto(f"{page.url.rstrip('/')}/t/{code}")
    page.locator(".strip .plate.main").click(timeout=PATIENCE)
    expect(page.locator(".game")).to_be_visible(timeout=PATIENCE)
    return Captain(page, language)


def staffed(state: TruckerState, *teams: Sequence[str]) -> TruckerState:
    """A new game at its first moment of building, in which these members work with both abilities, seat by seat."""
    state = state.clone()
    while Ask.BUILD not in [question.ask for question in state.decisions.values()]:
        if state.chance is not None:
            state.resolve(state.chance.sample(Random(0)))
        else:
            seat = next(iter(state.decisions))
            state.apply(seat, state.legal_moves(seat)[0])
    for seat in state.all_seats():
        state.set_team(seat, NO_TEAM)
        hire(state, seat, *(teams[seat] if seat < len(teams) else ()))
    return state
