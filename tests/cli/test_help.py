# ruff: noqa: RUF001 # French has apostrophes
from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

import starhaul.cli
from cli.running import SPACES, Starhaul
from starhaul.cli.commands import COMMANDS, WORDS, load_command
from starhaul.cli.parser import CommandParser
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


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_examples(starhaul: Starhaul, command: str, language: str) -> None:
    ran = starhaul(command, "-h", STARHAUL_LANG=language)
    words = Words.for_language(language, *WORDS)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith(f"{words.say('cli-heading-usage')} starhaul {command} [")
    assert words.say(COMMANDS[command]) in ran.out
    _, _, examples = ran.out.partition(words.say("cli-heading-examples"))
    assert f"starhaul {command}" in examples
    assert not ARGPARSE_WORDS.search(ran.out)


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
@pytest.mark.parametrize("command", COMMANDS)
def test_the_examples_can_be_typed(command: str, language: str) -> None:
    words = Words.for_language(language, *WORDS)
    parser = CommandParser(command, words)
    load_command(command).describe(parser)
    examples = re.findall(rf"starhaul {command}([^#<>\n)]*)", str(parser.epilog))
    assert examples
    for example in examples:
        parser.read(shlex.split(example))


def test_every_module_of_a_command_is_known() -> None:
    """A command that nobody can call would be dead code."""
    folder = Path(starhaul.cli.__file__).parent
    modules = {file.stem for file in folder.glob("*.py") if "def run(" in file.read_text("utf-8")}
    assert modules == COMMANDS.keys() | {"commands"}
