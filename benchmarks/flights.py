"""Play random complete flights, checking after every step that nothing appears or vanishes.

    python benchmarks/flights.py 10000
    python benchmarks/flights.py 5000 --classes IIB
    python benchmarks/flights.py 1000 --classes II,IIIB,IV --builder regular
    python benchmarks/flights.py 300 --missions all
    python benchmarks/flights.py 40 --missions all --bots regular
    python benchmarks/flights.py 3000 --mixed
    python benchmarks/flights.py 10 --missions MS09,MS12 --contract

With --missions, so many flights of each are flown, on all classes in turn; with --mixed, random missions on random
classes with random sets, one to three flights a game. With --builder, bots of this name build the ships and random
players fly them: so late cards meet somebody; with --bots, they fly as well: so somebody comes home. With --contract,
every promise of a game is tried instead (copies, records, secrets, refusals), as the conformance tests do.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from itertools import count, cycle
from pathlib import Path
from random import Random
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from starhaul.bots.bot import Bot, Seating
from starhaul.bots.registry import make_bot
from starhaul.kernel import CLOCK, Move, Seat, State
from starhaul.kernel.testing import CHECKS, Case
from starhaul.trucker import GAME, Stage, TruckerState
from starhaul.trucker.missions import MISSION_CARDS
from starhaul.trucker.options import EXPANSION
from trucker.combinations import ALL_CLASSES, options_for, random_options
from trucker.invariants import play_checked
from trucker.players import eager, hoarder

POSITIONS = 10
"""Of each game that are looked at closely with --contract."""

Options = dict[str, object]


class Crew:
    """Bots that build one game's ships and, if they are pilots too, fly them."""

    def __init__(self, name: str, seats: int, options: Options, seed: int, *, are_pilots: bool) -> None:
        self.bots: list[Bot] = [
            make_bot(name, Seating(GAME, seats, Seat(seat), f"{seed}/{seat}", options)) for seat in range(seats)
        ]
        self.are_pilots = are_pilots

    def pick(self, state: State, seat: Seat, moves: list[Move], rng: Random) -> Move:
        """What the bot of this seat wants while it is asked; anything otherwise."""
        is_asked = isinstance(state, TruckerState) and (self.are_pilots or state.stage is Stage.ASSEMBLY)
        if is_asked and seat != CLOCK:
            move = self.bots[seat].choose(state.view(seat))
            if move is not None:
                return move
        return eager(state, seat, moves, rng)


class Played(NamedTuple):
    """One game."""

    flights: int = 0
    steps: int = 0
    finished: int = 0
    ships: int = 0


def main(args: argparse.Namespace) -> None:
    groups: dict[str, Iterator[Options]] = {"": cycle([plain_options(args.classes)])}
    if args.mixed:
        groups = {"random combinations": mixed_options(args.first_seed)}
    elif args.missions:
        missions = [*MISSION_CARDS] if args.missions == "all" else args.missions.split(",")
        groups = {mission: mission_options(mission, args.classes) for mission in missions}
    start = time.process_time()
    for name, options in groups.items():
        print(f"{name}: {play_many(options, args)}".removeprefix(": "), flush=True)
    print(f"{time.process_time() - start:.1f} s of CPU")


def plain_options(classes: str) -> Options:
    """Without missions."""
    return {"sets": [EXPANSION], "classes": classes.split(",")} if classes else {"level": 3}


def mission_options(mission: str, classes: str) -> Iterator[Options]:
    """One flight after the other, with the expansion by turns."""
    names = classes.split(",") if classes else ALL_CLASSES
    for number in count():
        with_expansion = number // len(names) % 2 == 1
        yield options_for(mission, names[number % len(names)], with_expansion=with_expansion)


def mixed_options(first_seed: int) -> Iterator[Options]:
    """Any combination."""
    return (random_options(Random(seed)) for seed in count(first_seed))


def play_many(options: Iterator[Options], args: argparse.Namespace) -> str:
    """Games until so many flights are flown, and what is to be said of them."""
    games, played = 0, Played()
    for seed in count(args.first_seed):
        if played.flights >= args.flights:
            break
        chosen = next(options)
        try:
            game = play(chosen, seed, args)
        except Exception:
            print(f"seed {seed}, {chosen}", file=sys.stderr)
            raise
        games += 1
        played = Played(*[sum(figures) for figures in zip(played, game, strict=True)])
    return (
        f"{played.flights} flights in {games} games, {played.steps} moves and outcomes, "
        f"{played.finished} of {played.ships} ships finished the last flight"
    )


def play(options: Options, seed: int, args: argparse.Namespace) -> Played:
    """One game. Half of the random players are keen on special components."""
    seats = args.seats or 2 + seed % 3
    pick = (eager, hoarder)[seed // 3 % 2]
    if bots := args.builder or args.bots:
        pick = Crew(bots, seats, options, seed, are_pilots=not args.builder).pick
    case = Case(GAME, seats, options, pick, positions=POSITIONS, has_secrets=False)
    flights = GAME.read_options(options).flights()
    if args.contract:
        for check in CHECKS:
            check(case, seed)
        return Played(flights)
    state, steps = play_checked(case, seed)
    return Played(flights, steps, sum(rocket.has_finished for rocket in state.rockets), seats)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("flights", type=int, nargs="?", default=100)
    parser.add_argument("--first-seed", type=int, default=0)
    parser.add_argument("--seats", type=int, help="two, three and four in turn if none are given")
    parser.add_argument("--classes", default="", help="of ships, as IIB,IV; the base game at level III if none")
    parser.add_argument("--missions", default="", help="as MS01,MS02, or all: so many flights of each")
    parser.add_argument("--mixed", action="store_true", help="random missions, classes, sets and lengths")
    parser.add_argument("--builder", default="", help="the bot that builds; random players fly")
    parser.add_argument("--bots", default="", help="the bot that builds and flies")
    parser.add_argument("--contract", action="store_true", help="try every promise of a game")
    main(parser.parse_args())
