"""What a Support Team does for bots: how often each ability was used, and the mean credits with a team and without one,
as the tables of docs/team-figures.md.

    python benchmarks/teams.py [--games 200] [--seed 17] [--bot regular] [--sets abe]

Four seats fly levels I, II and III, with the same seeds with a team and without. *Flights* are those in which a seat
had the ability at work, *used* is the share of them in which it did something that can be seen.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from random import Random
from statistics import mean, stdev

from starhaul.bots.bot import Bot, Seating
from starhaul.bots.registry import make_bot
from starhaul.kernel import Event, Seat
from starhaul.trucker import GAME, Stage, TruckerState
from starhaul.trucker.alteration import PART_CONTAINERS
from starhaul.trucker.components import SPECIAL_HOLD
from starhaul.trucker.events import AbilityUsed, Cause, CreditsChanged, LateComponentCounted, TileStolen
from starhaul.trucker.exempting import exempt_cells
from starhaul.trucker.goods import RED
from starhaul.trucker.grid import cells_in
from starhaul.trucker.hiding import blocks_in_stashes
from starhaul.trucker.ship import Ship
from starhaul.trucker.team.members import ABILITIES
from starhaul.trucker.team.spare_parts import token

SEATS = 4
LEVELS = [1, 2, 3]
PAID = {
    Cause.ADVERTISING: "advertiser.b",
    Cause.DISCOUNT: "swindler.b",
    Cause.RAISE: "swindler.b",
}
"""Abilities that work by themselves, and show in the bill."""
TOKENS = {"pipe": "plumber.a", "universal_joint": "welder.a", "welded": "welder.b"}
"""Abilities that are used token by token."""
SPARE_PARTS = [token(part) for part in PART_CONTAINERS]
USUAL_RESERVE = 2
BY_THEMSELVES = ("buyer.b", "inspector.a", "planner.a", "smuggler.b", "stock_boy.b")
"""Nothing tells whether these were of use."""

Options = dict[str, object]


class Use:
    """Which abilities did something, flight by flight."""

    def __init__(self) -> None:
        self.flights = Counter[str]()
        self.used = Counter[str]()
        self.credits: dict[str, list[int]] = {}
        """Of the owners of each member, at the end."""
        self._seen: set[tuple[int, str]] = set()

    def note(self, state: TruckerState, events: list[Event]) -> None:
        """After each step."""
        for event in events:
            if isinstance(event, AbilityUsed):
                self._seen.add((event.seat, event.ability))
            elif isinstance(event, CreditsChanged) and event.cause in PAID:
                self._seen.add((event.seat, PAID[event.cause]))
            elif isinstance(event, TileStolen):
                self._seen.add((event.seat, "saboteur.a"))
            elif isinstance(event, LateComponentCounted):
                self._seen.add((event.seat, "swindler.a"))
        for seat, team in enumerate(state.teams):
            self._seen.update([(seat, TOKENS.get(name, name)) for name in team.used])
            if team.members and state.stage is not Stage.PAYDAY:
                self._seen.update([(seat, ability) for ability in abilities_seen(state, seat)])

    def end_flight(self, abilities: list[str]) -> None:
        """These were at work in it."""
        self.flights.update(abilities)
        self.used.update([ability for _, ability in self._seen])
        self._seen.clear()

    def end_game(self, state: TruckerState) -> None:
        for seat, team in enumerate(state.teams):
            for member in team.members:
                self.credits.setdefault(member, []).append(state.players[seat].purse.credits)


def abilities_seen(state: TruckerState, seat: int) -> Iterator[str]:
    """What can be seen on the table alone."""
    members, ship = state.teams[seat].members, state.ships[seat]
    if "smuggler" in members and blocks_in_stashes(ship):
        yield "smuggler.a"
    if "stock_boy" in members and _has_red_in_plain_holds(ship):
        yield "stock_boy.a"
    if "architect" in members and ship.occupied & ~ship.board.area:
        yield "architect.a"
    if any(exempt_cells(ship, group) for group in state.terms[seat].exempt):
        yield "hypergeometer.a"
    if "deliveryman" in members and state.stage is Stage.ASSEMBLY and any(map(state.teams[seat].uses, SPARE_PARTS)):
        yield "deliveryman.b"
    if "buyer" in members and len(state.players[seat].reserve) > USUAL_RESERVE:
        yield "buyer.a"


def _has_red_in_plain_holds(ship: Ship) -> bool:
    return any(RED in ship.goods_at(cell) for cell in cells_in(ship.laden_cells() & ~ship.kinds[SPECIAL_HOLD]))


def play(options: Options, bot: str, seed: int, use: Use) -> list[int]:
    """One game: everybody's credits at its end."""
    bots: list[Bot] = [make_bot(bot, Seating(GAME, SEATS, Seat(at), f"{seed}/{at}", options)) for at in range(SEATS)]
    rng, state = Random(seed), GAME.new_game(GAME.read_options(options), SEATS)
    assert isinstance(state, TruckerState)
    flight, at_work = 0, [""]
    while not state.is_over:
        events = step(state, bots, rng)
        use.note(state, events)
        if state.flight != flight or state.is_over:
            flight = state.flight
            use.end_flight(at_work)
        elif state.stage is Stage.FLIGHT:
            at_work = [ability for team in state.teams for ability in team.abilities(flight)]
    use.end_game(state)
    return [player.purse.credits for player in state.players]


def step(state: TruckerState, bots: list[Bot], rng: Random) -> list[Event]:
    if state.chance is not None:
        return state.resolve(state.chance.sample(rng))
    seat = rng.choice([*state.decisions])
    move = bots[seat].choose(state.view(seat))
    return [] if move is None else state.apply(seat, move)


def main(args: argparse.Namespace) -> None:
    options: Options = {"mode": "series", "levels": LEVELS, "sets": args.sets.split(",") if args.sets else []}
    use = Use()
    for team in ("standard", "none"):
        games = [play({**options, "team": team}, args.bot, args.seed + game, use) for game in range(args.games)]
        means = [mean(game) for game in games]
        spread = 1.96 * stdev(means) / len(means) ** 0.5
        print(f"team {team}: {mean(means):.1f} credits (± {spread:.1f}) in {args.games} games", flush=True)
    print("\n| ability | flights | used | credits of its owners |\n|---|---:|---:|---:|")
    for ability in ABILITIES:
        print(row(use, ability))


def row(use: Use, ability: str) -> str:
    member, _, side = ability.partition(".")
    flights, earned = use.flights[ability], use.credits.get(member, [])
    used = "by itself" if ability in BY_THEMSELVES else f"{use.used[ability] / flights:.0%}" if flights else "-"
    owners = f"{mean(earned):.0f} ({len(earned)} games)" if earned and side == "a" else ""
    return f"| {member.replace('_', ' ')} {side.upper()} | {flights} | {used} | {owners} |"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=17)
    parser.add_argument("--bot", default="regular")
    parser.add_argument("--sets", default="", help="as abe")
    main(parser.parse_args())
