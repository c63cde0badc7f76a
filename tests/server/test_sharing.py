"""Several people at one device: a curtain between them, and nothing of anybody's secrets behind it."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Any

import pytest

from running import running_server
from server.clients import Client, Refusal, Visitor, part
from starhaul.server.settings import Settings

pytestmark = pytest.mark.anyio

GAMES: dict[str, tuple[str, dict[str, Any]]] = {
    "race": ("race", {"expansion": "base"}),
    "trucker": ("trucker", {"level": "learning"}),
}


async def device(
    url: str, game: str = "toy", options: dict[str, Any] | None = None, bots: tuple[str, ...] = ()
) -> Client:
    """Ada and Bo at Ada's device, not begun yet."""
    ada = Visitor(url, "Ada")
    table = ada.make_table(game=game, seats=2 + len(bots), options=options or {}, bots=list(bots))
    client = Client(ada, table["id"], table["code"])
    await client.connect()
    await client.ask("share", seat=1, name="Bo")
    return client


async def start(client: Client) -> None:
    await client.ask("ready", is_ready=True)
    await client.ask("start")
    await client.until(lambda: client.seat is None and client.turn is not None)


async def lift(client: Client, seat: int) -> None:
    await client.ask("lift", seat=seat)
    await client.until(lambda: client.seat == seat)


async def goes_on(client: Client) -> bool:
    """Wait until somebody at this device can do something, or until it is over."""
    await client.until(lambda: client.is_over or client.moves or (client.seat is None and client.turn is not None))
    return not client.is_over


@pytest.mark.parametrize("name", GAMES)
async def test_behind_the_curtain_a_device_knows_what_everybody_may_know(url: str, name: str) -> None:
    """A whole game: whatever is on the device before somebody lifts the curtain is what a spectator is shown."""
    ada = await device(url, *GAMES[name])
    await start(ada)
    rng, turns, spectator = Random(4), [], Client(Visitor(url, "Eve"), ada.table["id"])
    await spectator.connect()
    while await goes_on(ada):
        if ada.seat is None:
            assert ada.turn is not None
            await spectator.until_number(ada.number)
            assert ada.view == spectator.view
            assert "moves" not in (ada.view or {}) or not ada.moves
            assert all(spectator.lines.get(number, line) == line for number, line in ada.lines.items())
            turns.append(ada.turn)
            await lift(ada, ada.turn)
        with suppress(Refusal):  # the curtain has just closed
            await ada.submit(rng.choice(ada.moves))
    assert set(turns) == {0, 1}
    await ada.until(lambda: ada.seat == 0)
    await part(ada, spectator)


async def test_choices_that_are_made_together_are_asked_one_after_the_other(url: str) -> None:
    ada = await device(url, "race", {"expansion": "base"})
    await start(ada)
    assert (ada.seat, ada.sharing, ada.turn) == (None, [0, 1], 0)
    await lift(ada, 0)
    mine = ada.view
    while ada.seat == 0 and ada.moves:
        with suppress(Refusal):
            await ada.submit(ada.moves[0])
        await ada.until(lambda: ada.moves or ada.seat is None)
    assert (ada.seat, ada.turn) == (None, 1)
    assert ada.view != mine
    with pytest.raises(Refusal, match="not-seated"):
        await ada.submit("pass")
    await lift(ada, 1)
    assert ada.moves
    await part(ada)


async def test_a_device_can_be_handed_over_at_any_time_and_back(url: str) -> None:
    ada = await device(url)
    await start(ada)
    await lift(ada, 1)
    await ada.ask("hand-over")
    await ada.until(lambda: ada.seat is None and ada.turn == 0)
    with pytest.raises(Refusal, match="not-seated"):
        await ada.ask("lift", seat=7)
    await lift(ada, 0)
    await part(ada)


async def test_who_comes_back_finds_the_curtain_closed(settings: Settings) -> None:
    """After a reload and after a restart; only a connection that broke goes on where it was."""
    with running_server(settings) as url:
        ada = await device(url)
        await start(ada)
        await lift(ada, 0)
        await ada.cut()
        await ada.connect()
        await ada.until(lambda: ada.seat == 0)
        reloaded = Client(ada.visitor, ada.table["id"])
        await reloaded.connect()
        assert (reloaded.seat, reloaded.sharing, reloaded.turn) == (None, [0, 1], 0)
        await part(ada, reloaded)
    with running_server(settings) as url:
        ada = Client(ada.visitor, ada.table["id"])
        ada.move_to(url)
        await ada.connect()
        assert (ada.seat, ada.sharing, ada.turn) == (None, [0, 1], 0)
        await part(ada)


async def test_a_request_whose_answer_was_lost_is_known_behind_the_curtain(url: str) -> None:
    ada = await device(url, "race", {"expansion": "base"})
    await start(ada)
    await lift(ada, 0)
    number = 0
    while ada.seat == 0:
        number += 1
        await ada.submit(ada.moves[0], id=f"move {number}")
        await ada.until(lambda: ada.moves or ada.seat is None)
    assert (await ada.submit("never", id=f"move {number}"))["is"] == "accepted"
    await part(ada)


async def test_who_sits_on_whose_device_and_who_may_send_them_away(url: str) -> None:
    ada = await device(url, bots=("random",))
    assert [seat.get("shares_with") for seat in ada.table["seats"]] == [None, 0, None]
    assert [seat["is_host"] for seat in ada.table["seats"]] == [True, False, False]
    for name, code in (("Ada", "name-taken"), ("\u200b", "malformed")):
        with pytest.raises(Refusal, match="seat-taken"):
            await ada.ask("share", seat=1, name="Cy")
        await ada.ask("empty", seat=2)
        with pytest.raises(Refusal, match=code):
            await ada.ask("share", seat=2, name=name)
        await ada.ask("add-bot", seat=2, bot="random")
    await ada.ask("ready", is_ready=True)
    await ada.until(lambda: all(seat["is_ready"] for seat in ada.table["seats"]))
    await ada.ask("empty", seat=1)
    await ada.until(lambda: ada.table["seats"][1]["name"] is None)
    assert ada.close_code is None
    await part(ada)


async def test_all_of_a_device_leave_and_come_back_together(url: str) -> None:
    ada = await device(url, bots=("random",))
    await start(ada)
    await ada.ask("leave")
    await ada.until(lambda: all(seat["bot"] for seat in ada.table["seats"]) or ada.is_over)
    if not ada.is_over:
        await ada.ask("sit", seat=0)
    assert ada.close_code is None
    await part(ada)
