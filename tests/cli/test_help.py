# ruff: noqa: RUF001 # French has apostrophes
from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

import starhaul.cli
from cli.running import SPACES, Starhaul
from starhaul.cli.commands import COMMANDS, WORDS, all_parsers
from starhaul.words import Words, languages

ARGPARSE_WORDS = re.compile(r"usage:|optional arguments|positional arguments|show this help message")

REPLAY_IN_ENGLISH = """\
Usage: starhaul replay [options] FILE

Play a record again, line by line, and say whether it holds.

Arguments:
  FILE          a record (.haul); “-” reads standard input

Options:
  --json        print the result as JSON, for programs

With every command:
  -h, --help    show this help
  --version     show the version
  -q, --quiet   results only, no remarks
  --no-color    no colours (NO_COLOR does the same)
  --lang en|fr  the language to speak; otherwise the environment decides

Examples:
  starhaul replay game.haul
  starhaul replay --json - < game.haul
"""

REPLAY_IN_FRENCH = """\
Utilisation~: starhaul replay [options] FICHIER

Rejouer un enregistrement ligne par ligne et dire s’il tient la route.

Arguments~:
  FICHIER       un enregistrement (.haul)^; «~-~» lit l’entrée standard

Options~:
  --json        donner le résultat en JSON, pour les programmes

Avec chaque commande~:
  -h, --help    afficher cette aide
  --version     afficher la version
  -q, --quiet   seulement les résultats, sans remarques
  --no-color    sans couleurs (comme NO_COLOR)
  --lang en|fr  la langue à parler^; sinon, l’environnement décide

Exemples~:
  starhaul replay partie.haul
  starhaul replay --json - < partie.haul
""".translate(SPACES)


@pytest.mark.parametrize(("language", "expected"), [("en", REPLAY_IN_ENGLISH), ("fr", REPLAY_IN_FRENCH)])
def test_the_whole_help_of_one_command(starhaul: Starhaul, language: str, expected: str) -> None:
    assert starhaul("replay", "--help", "--lang", language) == (0, expected, "")


ENGLISH = {parser.prog: parser for parser in all_parsers(Words.for_language("en", *WORDS))}
FRENCH = {parser.prog: parser for parser in all_parsers(Words.for_language("fr", *WORDS))}
PARSERS = {"en": ENGLISH, "fr": FRENCH}
TASKS = {f"{prog} {task}" for prog, parser in ENGLISH.items() for task in parser.tasks}


def test_every_language_has_its_parsers() -> None:
    assert PARSERS.keys() == set(languages())
    assert {"starhaul ship inspect", "starhaul ship hit", "starhaul race replay", "starhaul race check"} <= TASKS


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("prog", ENGLISH)
def test_every_command_and_task_has_a_help_of_its_own(starhaul: Starhaul, prog: str, language: str) -> None:
    ran = starhaul(*prog.split()[1:], "-h", STARHAUL_LANG=language)
    words = Words.for_language(language, *WORDS)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith(f"{words.say('cli-heading-usage')} {prog} [")
    assert PARSERS[language][prog].tasks or not re.search(r"\w\|\w", ran.out.splitlines()[0])
    _, _, examples = ran.out.partition(words.say("cli-heading-examples"))
    typed = re.findall(r"^  .*?\b(starhaul(?: [a-z]+)+)", examples, re.MULTILINE)
    assert typed
    assert all(f"{example} ".startswith(f"{prog} ") for example in typed)
    assert not ARGPARSE_WORDS.search(ran.out)


@pytest.mark.parametrize("language", languages())
def test_every_help_says_what_this_command_is_for(language: str) -> None:
    """No two share a summary, and a command shows those of its tasks."""
    own = [str(parser.description).splitlines()[0] for parser in PARSERS[language].values()]
    assert len(set(own)) == len(own)
    words = Words.for_language(language, *WORDS)
    for parser in all_parsers(words):
        listed = dict(re.findall(r"^  (\w+)  +(\S.*)$", parser.format_help().partition("\n\n")[2], re.MULTILINE))
        for name in parser.tasks:
            assert listed[name] == parser.of_task(name).description


@pytest.mark.parametrize("language", languages())
def test_the_summaries_of_the_commands_are_those_of_their_help(language: str) -> None:
    words = Words.for_language(language, *WORDS)
    for command, summary in COMMANDS.items():
        assert PARSERS[language][f"starhaul {command}"].description == words.say(summary)


@pytest.mark.parametrize("language", languages())
def test_the_help_lists_every_command(starhaul: Starhaul, language: str) -> None:
    ran = starhaul("--help", "--lang", language)
    words = Words.for_language(language, *WORDS)
    assert (ran.code, ran.err) == (0, "")
    for command, summary in COMMANDS.items():
        assert re.search(rf"^  {command} +{re.escape(words.say(summary))}$", ran.out, re.MULTILINE)
    assert words.say("cli-heading-examples") in ran.out
    assert not ARGPARSE_WORDS.search(ran.out)


def test_help_is_what_one_gets_without_a_command(starhaul: Starhaul) -> None:
    assert starhaul() == starhaul("--help")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("prog", ENGLISH)
def test_the_examples_can_be_typed(prog: str, language: str) -> None:
    parser = PARSERS[language][prog]
    examples = re.findall(rf"{prog}([^#<>|\n)]*)", str(parser.epilog))
    assert examples
    for example in examples:
        chosen, arguments = parser.choose(shlex.split(example))
        if "--help" not in arguments:
            chosen.read(arguments)


def test_every_module_of_a_command_is_known() -> None:
    """A command that nobody can call would be dead code."""
    folder = Path(starhaul.cli.__file__).parent
    modules = {file.stem for file in folder.glob("*.py") if "def run(" in file.read_text("utf-8")}
    assert modules == COMMANDS.keys() | {"commands"}
