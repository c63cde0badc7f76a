"""Tables of Race with bots: opened as the form offers them, or at once; dealt fairly, or in the middle of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

from playwright.sync_api import Page, expect

from starhaul import race
from starhaul.kernel import Chance, Outcome
from starhaul.race import Ask, Options, RaceGame, RaceState
from web.people import Visitors
from web.pioneer import SLOW, Pioneer
from web.rigged import rigged_server

SIT_DOWN = """async ({ seats, options, tempo, bot }) => {
  const headers = { 'content-type': 'application/json' };
  const post = (path, body) => fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
  await post('/api/session', { name: 'Nova' });
  const table = { game: 'race', seats, options, bots: Array(seats - 1).fill(bot), is_open: false };
  const { code } = await (await post('/api/tables', table)).json();
  for (const [key, value] of Object.entries({ 'signed-in': 'yes', name: 'Nova', tempo }))
    localStorage.setItem(`starhaul.${key}`, value);
  return code;
}"""
HURRY = "localStorage.setItem('starhaul.tempo', 'instant')"
"""What happens is not looked at for long."""


def take_seat(page: Page, seats: int = 2, tempo: str = "instant", bot: str = "rookie", **options: Any) -> Pioneer:
    """The visitor of the start page opens a table with bots and starts the game."""
    code = page.evaluate(SIT_DOWN, {"seats": seats, "options": options, "tempo": tempo, "bot": bot})
    page.goto(f"{page.url.rstrip('/')}/t/{code}")
    page.locator(".strip .plate.main").click(timeout=SLOW)
    expect(page.locator(".race")).to_be_visible(timeout=SLOW)
    return Pioneer(page)


def sit_down(visitors: Visitors, seats: int = 2, options: dict[str, Any] | None = None, **kind: Any) -> Pioneer:
    """Somebody comes, and plays against bots."""
    return take_seat(visitors.come(**kind), seats, **(options or {}))


def open_table(page: Page, seats: str, *choices: str) -> Pioneer:
    """A table as the form offers it; the game starts with bots in the free seats."""
    page.evaluate(HURRY)
    page.get_by_role("radio", name="Race", exact=True).check()
    page.get_by_role("radio", name=seats, exact=True).check()
    for choice in choices:
        page.get_by_role("radio", name=choice).check()
    page.get_by_role("button", name="Open the table").click()
    if seats != "1 seat":
        page.get_by_role("button", name="for the free seat").click()
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.locator(".race")).to_be_visible(timeout=SLOW)
    return Pioneer(page)


@dataclass(frozen=True)
class Position:
    """What the host has when the first round begins; cards by name, the first world is the start world."""

    tableau: str
    hand: str = ""
    goods: str = ""
    """Which of the worlds carry one."""
    rival: str = ""
    """What lies before everybody else, beside their start world."""
    flips: str = ""
    """What comes up when one card is turned over for all to see."""


Begin = Callable[..., Pioneer]
"""Sits down to a game that stands like a position."""
WORLDS = "gem-world artist-colony space-port spice-world radioactive-world"
FEAST = Position(
    "old-earth tourist-world consumer-markets gem-world plague-world mining-world artist-colony",
    hand="space-port spice-world",
    goods="gem-world plague-world mining-world artist-colony",
)
"""Four goods, and more powers that want them."""


class ArrangedGame(RaceGame):
    """Race, but setup is over and everything lies as arranged."""

    def __init__(self, position: Position) -> None:
        super().__init__()
        self.position = position

    def new_game(self, options: Options, seats: int) -> RaceState:
        state = super().new_game(options, seats)
        set_up(state, Random(seats))
        arrange(state, self.position)
        return state


def set_up(state: RaceState, rng: Random) -> None:
    """Whatever is dealt and given back before the first round."""
    while True:
        if state.chance is not None:
            state.resolve(state.chance.sample(rng))
            continue
        seat, decision = next(iter(state.decisions.items()))
        if decision.ask is Ask.ACTION:
            return
        state.apply(seat, state.legal_moves(seat)[0])


def arrange(state: RaceState, position: Position) -> None:
    """The host's cards are exchanged, and others get theirs beside what they have."""
    host, *others = state.players
    pile = state.piles[host.pile]
    pile.deck = [*pile.deck, *host.tableau, *host.hand, *host.under]
    for card in host.tableau:
        host.lose(card, state.cards)
    host.hand, host.goods, host.under = [], [], []
    for player, names in [(host, position.tableau), *((other, position.rival) for other in others)]:
        for card in taken(state, names):
            player.place(card)
        player.wake(state.cards)
    host.hand = sorted(taken(state, position.hand))
    for world in numbers(state, position.goods):
        *pile.deck, good = pile.deck
        host.add_good(world, good)
    pile.deck = sorted(pile.deck)


def numbers(state: RaceState, names: str) -> list[int]:
    """The first copy of each, or the copy that is named."""
    named = state.cards.named
    return [named[name] if name in named else named[f"{name}#1"] for name in names.split()]


def taken(state: RaceState, names: str) -> list[int]:
    """These cards, from where they are to where they are wanted; what somebody held is replaced."""
    cards = numbers(state, names)
    pile = state.piles[0]
    for card in cards:
        for player in state.players[1:]:
            if card in (*player.hand, *player.under):
                *pile.deck, other = pile.deck
                player.hand = sorted([other if held == card else held for held in player.hand])
                player.under = sorted([other if held == card else held for held in player.under])
        pile.deck = [left for left in pile.deck if left != card]
        pile.discard = [left for left in pile.discard if left != card]
    return cards


class Flips:
    """Luck is fair, but these cards come up when one is turned over for all to see."""

    def __init__(self, names: str) -> None:
        self.names = names.split()

    def __call__(self, chance: Chance, seed: str, number: int) -> Outcome:
        if self.names and chance.seen_by is None:
            return chance.read(self.names.pop(0))
        return chance.sample(Random(f"{seed}:{number}"))


@contextmanager
def arranged_server(folder: Path, position: Position) -> Iterator[str]:
    """The address of a server where every game of Race begins like this."""
    with patch.object(race, "GAME", ArrangedGame(position)), rigged_server(folder, Flips(position.flips)) as url:
        yield url
