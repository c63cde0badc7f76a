"""Programs as bots: what they are told, what they may answer, and what becomes of those that misbehave."""

from __future__ import annotations

import json
import shlex
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Protocol

import pytest

from bots.tables import toy_view
from kernel.toy import GAME, Options
from starhaul.bots import BadBot, Bot, Forfeit, Guard, Reason, Seating, make_bot
from starhaul.bots.at_random import RandomBot
from starhaul.kernel import Driver, Seat

FIRST_MOVE = """
import json, sys
for line in sys.stdin:
    question = json.loads(line)
    {log}
    print(json.dumps({{"move": question["moves"][0]}}), flush=True)
"""


class Program(Protocol):
    def __call__(self, source: str, budget: float = 20.0) -> Bot: ...


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Program]:
    """Makes a bot of a few lines of Python, and ends it after the test."""
    made: list[Bot] = []

    def make(source: str, budget: float = 20.0) -> Bot:
        file = tmp_path / "program.py"
        file.write_text(source)
        command = shlex.join([sys.executable, str(file)])
        made.append(make_bot(f"stdio:{command}", Seating(GAME, 2, Seat(0), "s", budget=budget)))
        return made[-1]

    yield make
    for bot in made:
        bot.close()


@contextmanager
def forfeited(reason: Reason, detail: str) -> Iterator[None]:
    with pytest.raises(Forfeit) as forfeit:
        yield
    assert forfeit.value.reason is reason
    assert detail in forfeit.value.detail


def test_a_program_plays_a_whole_game(program: Program, tmp_path: Path) -> None:
    log = tmp_path / "log"
    bot = program(FIRST_MOVE.format(log=f"open({str(log)!r}, 'a').write(line)"))
    other = RandomBot(Seating(GAME, 2, Seat(1), "t"))
    Driver(GAME.new_game(Options(), 2), [Guard(bot, "program"), other], Random(0)).play()
    questions = [json.loads(line) for line in log.read_text().splitlines()]
    assert [question["ask"] for question in questions] == [1, 2, 3]
    first = questions[0]
    assert (first["starhaul"], first["game"], first["seat"], first["seats"], first["must"]) == (1, "toy", 0, 2, True)
    assert first["moves"][0].startswith("play ")
    assert first["view"]["is"] == "toy-view"
    heard = [event["is"] for question in questions for event in question["events"]]
    assert {"drew", "shown", "scored"} <= set(heard)
    others_draws = [event for question in questions for event in question["events"] if event.get("seat") == 1]
    assert all(event["card"] is None for event in others_draws if event["is"] == "drew")


@pytest.mark.parametrize("answer", ["rubbish", "[]", '{"moev": 1}', '{"move": "castle"}', '{"move": 3}', "\\xff"])
def test_rubbish_loses(program: Program, answer: str) -> None:
    bot = program(f"input(); print({answer!r}, flush=True); input()")
    with forfeited(Reason.RUBBISH, answer.strip()):
        Guard(bot, "babbler").choose(toy_view())


def test_a_program_that_ends_loses(program: Program) -> None:
    with forfeited(Reason.RUBBISH, "the program has ended"):
        Guard(program("import sys; sys.exit()"), "gone").choose(toy_view())


def test_an_illegal_move_loses(program: Program) -> None:
    bot = program("""input(); print('{"move": "play 99"}', flush=True); input()""")
    with forfeited(Reason.ILLEGAL, "play 99"):
        Guard(bot, "cheat").choose(toy_view())


def test_a_program_that_sleeps_loses_and_is_ended_with_its_children(program: Program) -> None:
    bot = program("import subprocess; subprocess.run(['sleep', '60'])", budget=0.3)
    begin = time.monotonic()
    with forfeited(Reason.SLOW, "0.3 s"):
        Guard(bot, "sleepy").choose(toy_view())
    bot.close()
    assert time.monotonic() - begin < 10


def test_a_program_that_does_not_exist_loses() -> None:
    bot = make_bot("stdio:/no/such/program", Seating(GAME, 2, Seat(0), "s"))
    with forfeited(Reason.RUBBISH, "cannot be reached"):
        Guard(bot, "nobody").choose(toy_view())
    bot.close()


@pytest.mark.parametrize(("name", "reason"), [("stdio", "needs the command"), ("stdio:'open", "No closing quotation")])
def test_a_command_that_makes_no_sense_is_refused(name: str, reason: str, seating: Seating) -> None:
    with pytest.raises(BadBot, match=reason):
        make_bot(name, seating)
