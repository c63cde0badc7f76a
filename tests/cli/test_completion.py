"""Shells finish commands, options and values; bash, zsh and fish do it here at a terminal, as for anybody."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from cli.running import Starhaul
from cli.shells import START, Shell
from starhaul.cli.commands import COMMANDS, WORDS, all_parsers
from starhaul.cli.completing import Offer, complete
from starhaul.cli.completion import SCRIPTS
from starhaul.cli.values import Place
from starhaul.words import Words

EVERYWHERE = {"--lang", "--help", "-h", "--version", "--quiet", "-q", "--no-color"}
ENGLISH = Words.for_language("en", *WORDS)


def offered(line: str) -> set[str] | Place:
    """What may stand at the end of the line, whose last word was begun."""
    *before, begun = line.split(" ")
    offers = complete(before, begun, ENGLISH)
    return offers if isinstance(offers, Place) else {offer.word for offer in offers}


CASES: list[tuple[str, set[str] | Place]] = [
    ("", set(COMMANDS)),
    ("ru", {"rules"}),
    ("--ver", {"--version"}),
    ("--lang ", {"en", "fr"}),
    ("--lang fr ru", {"rules"}),
    ("-q simulate --lang ", {"en", "fr"}),
    ("rules --", {"--uncovered", "--table", "--chapter", "--json", "--root", *EVERYWHERE} - {"-h", "-q"}),
    ("rules --root ", Place.FOLDER),
    ("rules --chapter trucker-b", {"trucker-base"}),
    ("serve --po", {"--port"}),
    ("serve --log-format ", {"text", "json"}),
    ("serve --log-level=w", {"--log-level=warning"}),
    ("serve --database ", Place.FILE),
    ("serve --config=x", Place.FILE),
    ("serve --port ", set()),
    ("replay sample", Place.FILE),
    ("replay sample.haul --j", {"--json"}),
    ("che", {"check"}),
    ("check ", Place.FILE),
    ("check mine.toml --j", {"--json"}),
    ("ship ", {"inspect", "hit", "intrude"}),
    ("ship intrude --k", {"--kind"}),
    ("ship inspect ", Place.FILE),
    ("ship inspect --t", set()),
    ("ship hit --t", {"--threat"}),
    ("ship hit x.jsonl --from r", {"right", "rear"}),
    ("ship hit x.jsonl --from rear --roll 1", {"10", "11", "12"}),
    ("ship --from rear h", {"hit"}),
    ("ship sink ", set()),
    ("race re", {"replay"}),
    ("bots --game ", {"trucker", "race"}),
    ("simulate ", {"trucker", "race"}),
    ("simulate race --bots re", {"regular"}),
    ("simulate race --bots ace,r", {"ace,random", "ace,rookie", "ace,regular"}),
    ("simulate trucker --level ", {"learning", "1", "2", "3"}),
    ("simulate trucker --seats ", {"2", "3", "4"}),
    ("simulate trucker --option m", {"mode=", "mistakes=", "marks=", "missions="}),
    ("simulate trucker --option missions=", {"missions=none", "missions=drawn"}),
    ("simulate trucker --option mode=", {"mode=flight", "mode=series", "mode=trek"}),
    ("simulate race --option draft=", {"draft=true", "draft=false"}),
    ("simulate race --option own_cards=", set()),
    ("simulate race --option=expansion=b", {"--option=expansion=base"}),
    ("simulate --option l", {"level=", "levels=", "learning="}),
    ("simulate race --record ", Place.FOLDER),
    ("arena race --bots a", {"ace"}),
    ("completion ", set(SCRIPTS)),
    ("rulse --", set()),
]


@pytest.mark.parametrize(("line", "expected"), CASES)
def test_what_may_stand_there_is_offered(line: str, expected: set[str] | Place) -> None:
    assert offered(line) == expected


def test_every_option_with_a_few_values_offers_them() -> None:
    """Where the help shows `a|b`, the shell knows as much."""
    for parser in all_parsers(ENGLISH):
        command = parser.prog.removeprefix("starhaul ")
        shown = re.findall(r"^  (--[a-z-]+) (\S+\|\S+)", parser.format_help(), re.MULTILINE)
        for flag, choices in shown:
            assert offered(f"{command} {flag} ") == set(choices.split("|"))


def test_offers_come_with_their_meaning_in_the_readers_language(starhaul: Starhaul) -> None:
    ran = starhaul("--complete", ":replay", STARHAUL_LANG="fr")
    assert ran.out.startswith("replay\tRejouer un enregistrement")
    assert str(Offer("text")) == "text"


@pytest.mark.parametrize("arguments", [["--complete"], ["--complet", ":"]])
def test_people_do_not_meet_what_shells_ask(starhaul: Starhaul, arguments: list[str]) -> None:
    assert starhaul(*arguments).code == 2


TYPED = [
    ("simu", ["simulate"]),
    ("ship ins", ["ship", "inspect"]),
    ("serve --log-f", ["serve", "--log-format"]),
    ("serve --log-format j", ["serve", "--log-format", "json"]),
    ("serve --log-level=deb", ["serve", "--log-level=debug"]),
    ("simulate race --bots rookie,reg", ["simulate", "race", "--bots", "rookie,regular"]),
    ("simulate trucker --option timer=rul", ["simulate", "trucker", "--option", "timer=rulebook"]),
    ("simulate trucker --option mist", ["simulate", "trucker", "--option", "mistakes="]),
    ("replay samp", ["replay", "sample game.haul"]),
    ("serve --config=samp", ["serve", "--config=sample game.haul"]),
    ("rules --root sa", ["rules", "--root", "sandbox"]),
]


@pytest.mark.parametrize("shell", START)
def test_shells_finish_what_one_begins(starhaul: Starhaul, shell: str, tmp_path: Path) -> None:
    assert shutil.which(shell), f"this test needs the command {shell}: make shells"
    (tmp_path / "sample game.haul").touch()
    (tmp_path / "sandbox").mkdir()
    script = starhaul("completion", shell).out
    told = Shell(shell, script, tmp_path).finish([f"starhaul {line}" for line, _ in TYPED])
    bare = [[word.rstrip("/") for word in words] for words in told]  # shells differ in what they leave behind a folder
    assert bare == [expected for _, expected in TYPED]


def test_powershell_is_told_the_same(starhaul: Starhaul) -> None:
    """There is no PowerShell here to try it: what it asks is looked at, and brackets are counted."""
    script = starhaul("completion", "powershell").out
    assert re.search(r"Register-ArgumentCompleter -Native -CommandName @\('starhaul', 'starhaul\.exe'\)", script)
    assert '--complete ":$begun" @before' in script
    assert all(script.count(left) == script.count(right) for left, right in ("{}", "()", "[]"))
    assert all(place.value.startswith(":") for place in Place)  # the sign by which it leaves files to the shell


def test_bash_of_old_systems_finds_nothing_it_cannot_read(starhaul: Starhaul) -> None:
    """macOS has bash 3.2, which knows neither negative places nor `mapfile`."""
    script = starhaul("completion", "bash").out
    assert not re.search(r"\[-\d|mapfile|readarray|declare -A|local -n|\$\{\w+,,", script)
