"""Bots do not leave behind who builds without a clock, and let a newcomer finish first."""

from __future__ import annotations

from typing import Any

import pytest

from server.clients import Client, begin, part
from starhaul.kernel import Seat
from starhaul.trucker.game import GAME, new_game
from starhaul.trucker.moves import Finish, TakeFaceDown
from trucker.tables import build, place, take

pytestmark = pytest.mark.anyio

AHEAD = 2
"""Components that a bot may have more than the newcomer: it takes another one while it is one ahead."""
ENOUGH = 6


def parts_of(view: dict[str, Any], seat: int) -> int:
    player = view["players"][seat]
    return len(player["ship"]["components"]) + (player["loose"] is not None)


class Newcomer:
    """Builds until it is enough, and notes how far the others are whenever something is told."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.best = 0
        self.leads: list[int] = []
        self.finished: list[int] = []

    @property
    def view(self) -> dict[str, Any]:
        assert self.client.view is not None
        return self.client.view

    def rivals_rest(self) -> bool:
        """Looked at after every message: both are as far ahead as they go."""
        self.best = max(self.best, parts_of(self.view, 0))
        leads = [parts_of(self.view, seat) - self.best for seat in (1, 2)]
        self.leads += leads
        self.finished += [seat for seat in (1, 2) if self.view["players"][seat]["space"] is not None]
        return min(leads) >= AHEAD

    async def build_on(self) -> None:
        await self.client.until(self.rivals_rest)
        await self.client.submit("take")
        while not (places := [move for move in self.client.moves if move.startswith("place")]):
            await self.client.submit("return")
            await self.client.submit("take")
        await self.client.submit(places[0])


@pytest.mark.parametrize("level", ["learning", 2])
async def test_bots_wait_until_people_have_built(url: str, level: str | int) -> None:
    (ada,) = await begin(url, ["Ada"], game="trucker", bots=["rookie"] * 2, options={"level": level})
    newcomer = Newcomer(ada)
    while parts_of(newcomer.view, 0) < ENOUGH:
        await newcomer.build_on()
    await ada.until(newcomer.rivals_rest)
    assert max(newcomer.leads) == AHEAD
    assert newcomer.finished == []
    await ada.submit(next(move for move in ada.moves if move.startswith("finish")))
    await ada.until(lambda: newcomer.view["stage"] != "assembly")
    await part(ada)


def test_only_people_who_build_are_waited_for() -> None:
    newcomer, bot = Seat(0), Seat(1)
    state = new_game(2, level="learning")
    finish, take = Finish(1), TakeFaceDown()
    assert GAME.is_hasty(state, bot, finish, [newcomer])
    assert not GAME.is_hasty(state, bot, finish, [])
    assert not GAME.is_hasty(state, bot, take, [newcomer])
    state.apply(newcomer, finish)
    assert not GAME.is_hasty(state, bot, Finish(2), [newcomer])


def test_who_is_no_newcomer_may_be_finished_before() -> None:
    assert not GAME.is_hasty(new_game(2, level=1), Seat(1), Finish(1), [Seat(0)])


@pytest.mark.parametrize(("timer", "is_hasty"), [("none", True), ("rulebook", False)])
def test_against_the_sand_nobody_waits(timer: str, is_hasty: bool) -> None:
    table = build(level=2, timer=timer)
    place(table, 1, "B112", (8, 7))
    assert not GAME.is_hasty(table, Seat(1), TakeFaceDown(), [Seat(0)]), "one ahead"
    take(table, 1, "B061")
    assert GAME.is_hasty(table, Seat(1), TakeFaceDown(), [Seat(0)]) == is_hasty
