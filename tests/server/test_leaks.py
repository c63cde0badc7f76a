"""What a seat must not know never reaches its socket: whole games, byte for byte.

One server has a true game, and for every watcher (each seat, and a spectator) a table with a twin of it, see `twins`.
At every table real people sit at real sockets. At the end each watcher must have received the same at both.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict, deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from random import Random
from typing import Any

import pytest

from running import running_server
from server.clients import Client, Refusal, Visitor, begin, part
from server.twins import Hides, Plan, foresee, twin_of
from starhaul.kernel import CLOCK, Chance, Move, Outcome, Seat, State
from starhaul.race.moves import Discard, Keep, Pay
from starhaul.server.app import create_app
from starhaul.server.clock import Clock
from starhaul.server.match import Match
from starhaul.server.settings import Settings
from trucker.players import eager

pytestmark = pytest.mark.anyio

Pick = Callable[[State, Seat, list[Move], Random], Move]
NAMES = ["Ada", "Bo", "Cy", "Di"]


class GameClock(Clock):
    """Time passes when the test says so."""

    def __init__(self) -> None:
        self.at = 0
        super().__init__()

    def now(self) -> int:
        return 0

    def ticks(self) -> int:
        return self.at


class Luck:
    """What comes up at each table, as planned."""

    def __init__(self) -> None:
        self.planned: dict[str, deque[Outcome]] = {}

    def deal(self, chance: Chance, seed: str, number: int) -> Outcome:
        """What comes up before anybody is asked is the same everywhere."""
        planned = self.planned.get(seed)
        return planned.popleft() if planned is not None else chance.sample(Random(f"{number}"))


class Desk:
    """A table with its people, a spectator among them, and what the server knows of it."""

    def __init__(self, people: Sequence[Client], spectator: Client, match: Match) -> None:
        self.people = people
        self.spectator = spectator
        self.match = match
        self.peeks: dict[Seat, list[str]] = defaultdict(list)
        self.stories: dict[Seat | None, list[str]] = defaultdict(list)

    def client(self, watcher: Seat | None) -> Client:
        return self.spectator if watcher is None else self.people[watcher]

    async def all_heard(self, number: int) -> None:
        for client in (*self.people, self.spectator):
            if client.epoch is not None:
                await client.until_number(number)
                assert client.close_code is None

    def heard_by(self, watcher: Seat | None) -> list[str]:
        """All that this socket received, but for ids, which are drawn anew for every table."""
        peeks = [] if watcher is None else self.peeks[watcher]
        lines = [line for line in self.client(watcher).raw if not line.startswith('{"is":"accepted"')]
        return [self.anonymous(line) for line in (*lines, *peeks, *self.stories[watcher])]

    def anonymous(self, line: str) -> str:
        client = self.people[0]
        ids = (client.table[key] for key in ("id", "code", "match", "seed_hash"))
        for name in (*ids, client.epoch):
            line = line.replace(str(name), "*")
        return line


@dataclass(frozen=True)
class Scenario:
    """A game to be watched."""

    game: str
    seats: int
    options: dict[str, Any]
    pick: Pick
    hides: Hides
    seed: int = 1
    late: int = 75
    """Steps after which spectators come, so late that what they are told is made while the games differ."""


def anything(_state: State, _seat: Seat, moves: list[Move], rng: Random) -> Move:
    return rng.choice(moves)


def nothing(_move: Move) -> bool:
    return False


def face_down(move: Move) -> bool:
    """Cards of a hand that others see leaving it, but not which."""
    return isinstance(move, Keep | Discard | Pay)


SCENARIOS = {
    "toy": Scenario("toy", 3, {}, anything, nothing, late=3),
    "race": Scenario("race", 2, {}, anything, face_down),
    "race base": Scenario("race", 3, {"expansion": "base"}, anything, face_down),
    "race draft": Scenario("race", 2, {"draft": True}, anything, face_down, seed=2),
    "race robot": Scenario("race", 1, {"robot": "normal"}, anything, face_down, late=3),
    "trucker": Scenario("trucker", 3, {"level": 2}, eager, nothing),
    "trucker timed": Scenario("trucker", 2, {"level": 3, "timer": "rulebook"}, eager, nothing, seed=2),
    "trucker series": Scenario("trucker", 2, {"mode": "series", "levels": [1, 2]}, eager, nothing, seed=5),
}


class Show:
    """The true game and its twins, step by step."""

    def __init__(self, scenario: Scenario, clock: GameClock, luck: Luck, desks: list[Desk]) -> None:
        self.scenario = scenario
        self.clock = clock
        self.luck = luck
        self.rng = Random(scenario.seed)
        self.secrets = Random(scenario.seed)
        self.true, *twins = desks
        self.watchers: list[Seat | None] = [*map(Seat, range(scenario.seats)), None]
        self.twins = dict(zip(self.watchers, twins, strict=True))
        self.steps = 0
        self.differing = dict.fromkeys(self.watchers, 0)
        """Steps in which a twin's table had other secrets than the true one."""
        self.stock: list[Move] = []

    async def play(self) -> None:
        while not self.true.match.state.is_over:
            self.steps += 1
            await self._step()
            if self.steps == self.scenario.late:
                await self._let_spectators_in()
            if self.rng.random() < 0.1:
                await self._ask_for_the_impossible(Seat(self.rng.randrange(self.scenario.seats)))
            if self.rng.random() < 0.05:
                await self._peek(Seat(self.rng.randrange(self.scenario.seats)))

    async def _let_spectators_in(self) -> None:
        for desk in self._desks():
            await desk.spectator.connect()
            await desk.all_heard(desk.spectator.number)

    async def _step(self) -> None:
        state = self.true.match.state
        seat = self._mover(state)
        moves = state.legal_moves(seat)
        self.stock += self.rng.sample(moves, min(3, len(moves)))
        move = moves[0] if seat == CLOCK else self.scenario.pick(state, seat, moves, self.rng)
        truth = foresee(state, seat, move, self.rng)
        plans = [truth.plan]
        for watcher in self.watchers:
            twin = twin_of(truth, watcher, self.scenario.hides, self.secrets)
            plans.append(twin or Plan(state.clone(), move, truth.plan.luck))
            self.differing[watcher] += twin is not None and twin.state.dump() != state.dump()
        if seat == CLOCK:
            self.clock.at = self.true.match.timers[str(move)]
        await asyncio.gather(*(self._do(desk, seat, plan) for desk, plan in zip(self._desks(), plans, strict=True)))
        if seat != CLOCK and self.rng.random() < 0.2 and all(desk.match.undoer == seat for desk in self._desks()):
            await asyncio.gather(*(self._ask(desk, seat, "undo") for desk in self._desks()))

    def _desks(self) -> list[Desk]:
        return [self.true, *self.twins.values()]

    def _mover(self, state: State) -> Seat:
        seats = [seat for seat in state.decisions if seat != CLOCK]
        return self.rng.choice(seats) if seats and self.rng.random() < 0.97 else [*state.decisions][-1]

    async def _do(self, desk: Desk, seat: Seat, plan: Plan) -> None:
        desk.match.state = plan.state
        self.luck.planned[desk.match.info.seed] = deque(plan.luck)
        if seat == CLOCK:  # time has passed; the table looks at its clock when somebody speaks
            await self._ask(desk, Seat(0), "say", text="late")
        else:
            await self._ask(desk, seat, "submit", moves=[str(plan.move)])
        assert not self.luck.planned[desk.match.info.seed]

    async def _ask(self, desk: Desk, seat: Seat, what: str, **fields: Any) -> None:
        answer = await desk.client(seat).ask(what, **fields)
        await desk.all_heard(answer["number"])

    async def _ask_for_the_impossible(self, seat: Seat) -> None:
        """A refusal must not tell either."""
        move = self.rng.choice(self.stock)
        if self.true.match.state.problem_with(seat, move) is not None:
            for desk in (self.true, self.twins[seat]):
                with pytest.raises(Refusal):
                    await desk.client(seat).ask("submit", f"impossible {self.steps}", moves=[str(move)])

    async def _peek(self, watcher: Seat) -> None:
        """A second socket of the same person is told the whole."""
        for desk in (self.true, self.twins[watcher]):
            async with Client(desk.client(watcher).visitor, desk.people[0].table["id"]) as second:
                desk.peeks[watcher] += [*second.raw, *await asyncio.to_thread(second.stories, {"count": 20})]

    async def read(self) -> None:
        """At the end everybody reads the whole story: what they were shown when it happened, and no more."""
        for desk in self._desks():
            for watcher in self.watchers:
                client = desk.client(watcher)
                if client.epoch is None:  # the game was over before spectators came
                    continue
                story = await asyncio.to_thread(client.whole_story)
                lines = {line["number"]: line["event"] for line in story}
                assert list(lines) == list(range(client.told))
                assert {number: lines[number] for number in client.lines} == client.lines
                if watcher is not None:
                    assert len(client.lines) == client.told, "a player hears it all as it happens"
                if desk is self.true or desk is self.twins[watcher]:
                    parts = sorted({line["part"] for line in story if "part" in line})
                    wishes = [{}, {"before": client.told // 2}, {"player": 0}, *({"part": part} for part in parts)]
                    desk.stories[watcher] += await asyncio.to_thread(client.stories, *wishes)

    def leaks(self) -> Iterable[str]:
        """Where a watcher received something else at its twin's table."""
        for watcher, twin in self.twins.items():
            known, heard = self.true.heard_by(watcher), twin.heard_by(watcher)
            assert len(known) >= self.steps - self.scenario.late
            for true, other in zip_longest(known, heard):
                if true != other:
                    yield f"{watcher} hears of a secret:\n{true}\n{other}"
                    break


async def seat_everybody(url: str, scenario: Scenario, hall: Any) -> Desk:
    people = await begin(url, NAMES[: scenario.seats], game=scenario.game, options=scenario.options)
    spectator = Client(Visitor(url, "Eve"), people[0].table["id"])
    match = (await hall.table(people[0].table["id"])).match
    return Desk(people, spectator, match)


@pytest.mark.parametrize("name", SCENARIOS)
async def test_equal_bytes_in_whole_games_whatever_the_others_hold_and_choose(settings: Settings, name: str) -> None:
    scenario, clock, luck = SCENARIOS[name], GameClock(), Luck()
    app = create_app(settings, clock, luck.deal)
    with running_server(settings, app) as url:
        desks = [await seat_everybody(url, scenario, app.state.server.hall) for _ in range(scenario.seats + 2)]
        show = Show(scenario, clock, luck, desks)
        await show.play()
        await show.read()
        leaks = list(show.leaks())
        for desk in desks:
            await part(*desk.people, desk.spectator)
    assert not leaks
    assert sum(show.differing.values()) > 0.25 * show.steps * len(show.watchers), "the twins are too much alike"
