"""simulate, arena and bots on the command line."""

from __future__ import annotations

import io
import json
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cli.running import Starhaul, Terminal
from starhaul.arena.series import play_series
from starhaul.arena.summary import Standing, Summary
from starhaul.cli import tally
from starhaul.cli.commands import WORDS
from starhaul.cli.console import Console
from starhaul.cli.simulation import table
from starhaul.games import GAMES
from starhaul.words import Words

FOREIGN = Path(__file__).parents[1] / "bots" / "foreign.py"
NAUGHTY = Path(__file__).parents[1] / "bots" / "naughty.py"


@pytest.fixture(autouse=True)
def _toy_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toy", "kernel.toy")


TOY = ("simulate", "toy", "--bots", "random,random", "--games", "12", "--seed", "7")


def test_json_has_the_promised_fields(starhaul: Starhaul) -> None:
    ran = starhaul(*TOY, "--seats", "2", "--json")
    assert (ran.code, ran.err) == (0, "")
    found = json.loads(ran.out)
    assert (found["game"], found["seats"], found["games"], found["seed"], found["options"]) == ("toy", 2, 12, 7, {})
    assert set(found) == {
        *("version", "game", "seats", "games", "seed", "options", "bots", "moves_per_game", "rounds_per_game"),
        *("finished_rate", "games_per_s", "moves_per_s", "forfeits"),
    }
    assert set(found["bots"][0]) == {"name", "wins", "win_rate", "win_rate_95", "mean_score", "mean_score_95"}
    assert sum(bot["wins"] for bot in found["bots"]) == pytest.approx(12)
    assert (found["moves_per_game"], found["rounds_per_game"], found["finished_rate"]) == (6.0, None, None)


def test_the_same_seed_gives_the_same_figures_whatever_the_jobs(starhaul: Starhaul) -> None:
    def figures(*extra: str) -> dict[str, object]:
        found = json.loads(starhaul(*TOY, "--json", *extra).out)
        return {name: value for name, value in found.items() if not name.endswith("_per_s")}

    assert figures() == figures("--jobs", "3") != figures("--seed", "8")


def test_people_get_a_table(starhaul: Starhaul) -> None:
    ran = starhaul(*TOY)
    head, first, second, empty, *remarks = ran.out.splitlines()
    assert head.split() == ["bot", "wins", "95", "%", "between", "mean", "score", "95", "%", "between"]
    assert re.fullmatch(r"random +\d+\.\d% +\d+\.\d% - \d+\.\d% +\d\.\d\d +\d\.\d\d - \d\.\d\d", first)
    assert (second[:6], empty) == ("random", "")
    assert remarks[0] == "12 games, seed 7; 6 moves a game."


LONG = "a_bot_with_a_long_name.py:Bot"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_columns_stay_apart_however_wide_their_figures_are(language: str) -> None:
    """A series of flights can end in five figures, on either side of nought."""
    wide = Standing(LONG, 1.0, 1.0, (0.95, 1.0), -12345.67, (-23456.78, -1234.56))
    narrow = Standing("ace", 0.0, 0.0, (0.0, 0.05), None, None)
    summary = Summary("trucker", 2, 1, "1", {}, (wide, narrow), 1.0, None, None, 1.0, 1.0, ())
    words = Words.for_language(language, *WORDS)
    console = Console(words, io.StringIO(), io.StringIO(), is_quiet=True, may_colour=False)
    head, first, second, *_ = table(summary, console).splitlines()
    assert re.split(" {3,}", first) == [LONG, "100.0%", "95.0% - 100.0%", "-12345.67", "-23456.78 - -1234.56"]
    assert re.split(" {3,}", second) == ["ace", "0.0%", "0.0% - 5.0%", "-", "-"]
    assert len(re.split(" {3,}", head)) == 5
    assert len({len(line) for line in (head, first, second)}) == 1


def test_a_seed_that_was_drawn_is_told_and_gives_the_same_games(starhaul: Starhaul) -> None:
    first = starhaul("simulate", "toy", "--games", "8", "--json")
    seed = re.fullmatch(r"The seed is (\d+)\.\n", first.err)
    assert seed is not None
    again = starhaul("simulate", "toy", "--games", "8", "--json", "--seed", seed[1])
    assert json.loads(first.out)["bots"] == json.loads(again.out)["bots"]


def test_few_bots_take_several_seats(starhaul: Starhaul) -> None:
    ran = starhaul("simulate", "toy", "--bots", "random", "--seats", "3", "--games", "3", "--seed", "1", "--json")
    assert [bot["name"] for bot in json.loads(ran.out)["bots"]] == ["random"] * 3


def test_options_are_read_as_json_or_as_text(starhaul: Starhaul) -> None:
    ran = starhaul(*TOY, "--option", "rounds=1", "--option", "clock=false", "--json")
    found = json.loads(ran.out)
    assert (found["options"], found["moves_per_game"]) == ({"rounds": 1, "clock": False}, 2.0)


def test_records_are_kept_and_replay(starhaul: Starhaul, tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "games"
    assert starhaul(*TOY, "--record", str(folder)).code == 0
    files = sorted(folder.iterdir())
    assert [file.name for file in files][:2] == ["000001.haul", "000002.haul"]
    assert len(files) == 12
    assert starhaul("replay", str(files[11])).code == 0


def test_a_picture_is_drawn(starhaul: Starhaul, tmp_path: Path) -> None:
    file = tmp_path / "scores.svg"
    assert starhaul(*TOY, "--plot", str(file), "--lang", "fr").code == 0
    assert "toy\u00a0: 12 parties, graine 7" in file.read_text("utf-8")


def test_a_bad_bot_loses_with_a_clear_report(starhaul: Starhaul) -> None:
    ran = starhaul("simulate", "toy", "--bots", f"random,{NAUGHTY}:Raises", "--games", "4", "--seed", "1", "--json")
    assert ran.code == 0
    assert ran.err == (
        f"“{NAUGHTY}:Raises” failed: ValueError: no idea. 4 games are lost for it, the first is number 1 (seat 1).\n"
    )
    found = json.loads(ran.out)
    assert [bot["win_rate"] for bot in found["bots"]] == [1.0, 0.0]
    assert found["forfeits"][1] == {
        "game": 2,
        "seat": 0,
        "bot": f"{NAUGHTY}:Raises",
        "reason": "raised",
        "detail": "ValueError: no idea",
    }


@pytest.mark.parametrize("reason", ["raised", "illegal", "slow", "rubbish", "endless", "crashed"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_way_to_lose_has_its_words(reason: str, language: str) -> None:
    words = Words.for_language(language, *WORDS)
    assert "my-bot" in words.say(f"cli-playing-lost-{reason}", bot="my-bot", detail="x")


@pytest.mark.parametrize(
    ("arguments", "code", "complaint"),
    [
        (("--bots", "randon,random"), 2, "No bot “randon” plays toy: choose from random, stdio, or name"),
        (("--bots", "random,,random"), 2, "names are separated by single commas"),
        (("--bots", "random:3"), 1, "“random:3” cannot play: takes no parameter"),
        (("--bots", f"{FOREIGN}:Foreign:x"), 1, ":Foreign:x” cannot play: ValueError: invalid literal for int()"),
        (("--bots", "nowhere.py:Bot"), 1, "there is no file nowhere.py"),
        (("--option", "rounds"), 2, "it takes a name, “=” and a value"),
        (("--option", "rounds=7"), 2, "cannot be set up so: option rounds"),
        (("--seats", "5"), 2, "cannot be set up so: seats: 2 or 3, not 5"),
        (("--seats", "2", "--bots", "random,random,random"), 2, "3 bots do not fit into 2 seats."),
        (("--budget", "soon"), 2, "it takes seconds"),
        (("--record", "/dev/null/x"), 1, "cannot be written"),
        (("--plot", "/no/such/folder/x.svg"), 1, "cannot be written"),
    ],
)
def test_what_cannot_be_played_is_said_in_words(
    starhaul: Starhaul, arguments: tuple[str, ...], code: int, complaint: str
) -> None:
    ran = starhaul("simulate", "toy", "--games", "2", "--seed", "1", *arguments)
    assert ran.code == code
    assert complaint in ran.err


def test_progress_is_shown_to_whoever_watches(starhaul: Starhaul, monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Terminal()
    monkeypatch.setattr(sys, "stderr", screen)
    ticks = iter(range(1000))
    monkeypatch.setattr(tally, "perf_counter", lambda: float(next(ticks)))
    assert starhaul(*TOY, "--json").code == 0
    shown = screen.getvalue().split("\r\x1b[K")
    assert re.fullmatch(r"1 of 12 games, 0\.\d a second, about \d+ s to go", shown[1])
    assert shown[-1] == ""
    screen.truncate(0)
    starhaul(*TOY, "--json", "--quiet")
    assert screen.getvalue().strip("\0") == ""


def test_an_interrupted_run_keeps_what_is_done(starhaul: Starhaul, monkeypatch: pytest.MonkeyPatch) -> None:
    def impatient(*arguments: object) -> object:
        for count, game in enumerate(play_series(*arguments)):  # type: ignore[arg-type]
            if count == 5:
                raise KeyboardInterrupt
            yield game

    monkeypatch.setattr(tally, "play_series", impatient)
    ran = starhaul(*TOY, "--json")
    assert ran.code == 130
    assert "5 of 12 games are done" in ran.err
    assert json.loads(ran.out)["games"] == 5


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_a_real_run_with_its_results(jobs: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "starhaul", "simulate", "race", "--games", "1000000", "--seed", "1", "--json"]
    with subprocess.Popen(
        [*command, "--jobs", jobs, "--record", str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        while process.poll() is None and not list(tmp_path.iterdir()):
            time.sleep(0.1)
        process.send_signal(signal.SIGINT)
        try:
            out, err = process.communicate(timeout=60)
        finally:
            process.kill()
    assert process.returncode == 130, err
    assert json.loads(out)["games"] == len(list(tmp_path.iterdir()))
    assert "Traceback" not in err


def test_an_arena_prints_a_table_for_the_documentation(starhaul: Starhaul) -> None:
    prints = f"{NAUGHTY}:Prints"
    ran = starhaul("arena", "toy", "--bots", f"random,{prints}", "--games", "10", "--seed", "3")
    head, rule, *rows, empty, foot = ran.out.splitlines()
    assert head.startswith("| bot | rating (95 %) | wins against ")
    assert rule == "| --- | ---: | ---: | ---: |"
    assert len(rows) == 2
    assert all(re.search(r"\| 1[45]\d\d \(\d+ - \d+\) \|.*\d+\.\d% \(\d+\.\d% - \d+\.\d%\)", row) for row in rows)
    assert (empty, foot) == ("", "toy, two seats, 10 games for each pair, seed 3.")


def test_an_arena_for_programs(starhaul: Starhaul) -> None:
    prints = f"{NAUGHTY}:Prints"
    ran = starhaul("arena", "toy", "--bots", f"random,{prints}", "--games", "10", "--seed", "3", "--json")
    found = json.loads(ran.out)
    assert (found["version"], found["game"], found["games"], found["seed"]) == (1, "toy", 10, 3)
    rates = [met["win_rate"] for bot in found["bots"] for met in bot["against"].values()]
    assert sum(rates) == pytest.approx(1)
    assert found["bots"][0]["rating"] >= found["bots"][1]["rating"]


@pytest.mark.parametrize("bots", ["random", "random,random"])
def test_an_arena_needs_two_different_bots(starhaul: Starhaul, bots: str) -> None:
    assert starhaul("arena", "toy", "--bots", bots, "--seed", "1").code == 2


def test_bots_are_listed(starhaul: Starhaul) -> None:
    ran = starhaul("bots")
    assert re.search(r"^regular +trucker, race +a sound club player$", ran.out, re.MULTILINE)
    assert re.search(r"^random +any game ", ran.out, re.MULTILINE)
    assert "file.py:Class" in ran.err
    listed = json.loads(starhaul("bots", "--game", "toy", "--json").out)
    assert [bot["name"] for bot in listed["bots"]] == ["random", "stdio"]


def test_a_bot_of_an_installed_package_is_listed_and_plays(
    starhaul: Starhaul, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "someones_bots.py").write_text(
        "from starhaul.bots.at_random import RandomBot\n"
        "class Lucky(RandomBot):\n"
        '    """Trusts to luck."""\n'
        '    games = ("toy",)\n'
    )
    facts = tmp_path / "someones_bots-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: someones-bots\nVersion: 1.0\n")
    (facts / "entry_points.txt").write_text("[starhaul.bots]\nlucky = someones_bots:Lucky\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert re.search(r"^lucky +toy +Trusts to luck\. \(from someones-bots\)$", starhaul("bots").out, re.MULTILINE)
    ran = starhaul("simulate", "toy", "--bots", "lucky,random", "--games", "4", "--seed", "1", "--json")
    assert [bot["name"] for bot in json.loads(ran.out)["bots"]] == ["lucky", "random"]
