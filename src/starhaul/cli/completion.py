"""`starhaul completion SHELL`: a script that lets the shell finish commands and options."""

from __future__ import annotations

import argparse
import shlex
from collections.abc import Callable

from starhaul.cli.commands import COMMANDS, load_command
from starhaul.cli.console import Console
from starhaul.cli.parser import CommandParser, Option, one_of
from starhaul.words import Words

Options = dict[str, list[Option]]
"""The options of every command."""


def describe(parser: CommandParser) -> None:
    say = parser.words.say
    parser.describe(say("cli-completion-summary"), say("cli-completion-examples"))
    shells = tuple(SHELLS)
    text = say("cli-completion-help-shell", shells=", ".join(shells))
    parser.argument("shell", say("cli-metavar-shell"), text, convert=one_of(shells))


def run(args: argparse.Namespace, console: Console) -> int:
    console.result(SHELLS[args.shell](_all_options(console.words), console.words))
    return 0


def _all_options(words: Words) -> Options:
    found = {}
    for name in COMMANDS:
        parser = CommandParser(name, words)
        load_command(name).describe(parser)
        found[name] = parser.options
    return found


def _flags(options: list[Option]) -> str:
    return " ".join(flag for option in options for flag in option.flags)


def bash(options: Options, words: Words) -> str:  # noqa: ARG001 # bash shows no descriptions
    cases = "\n".join(f'    {name}) words="{_flags(own)}" ;;' for name, own in options.items())
    return f"""\
_starhaul() {{
  local current="${{COMP_WORDS[COMP_CWORD]}}" command="${{COMP_WORDS[1]}}" words
  ((COMP_CWORD > 1)) || command=""
  case "$command" in
{cases}
    *) words="{" ".join(options)} --help --version" ;;
  esac
  if [[ -n "$command" && "$current" != -* ]]; then
    COMPREPLY=($(compgen -f -- "$current"))
  else
    COMPREPLY=($(compgen -W "$words" -- "$current"))
  fi
}}
complete -o filenames -F _starhaul starhaul"""


def zsh(options: Options, words: Words) -> str:
    commands = " ".join(shlex.quote(f"{name}:{words.say(COMMANDS[name])}") for name in options)
    cases = "\n".join(f"    {name}) _arguments {_zsh_options(own)} '*:file:_files' ;;" for name, own in options.items())
    return f"""\
#compdef starhaul
_starhaul() {{
  local -a commands=({commands})
  if ((CURRENT == 2)); then
    _describe command commands
    return
  fi
  local command="$words[2]"
  shift words
  ((CURRENT--))
  case "$command" in
{cases}
  esac
}}
compdef _starhaul starhaul"""


def _zsh_options(options: list[Option]) -> str:
    return " ".join(
        shlex.quote(f"{flag}[{option.help.translate(_ZSH_BRACKETS)}]{':value:_files' if option.takes_value else ''}")
        for option in options
        for flag in option.flags
    )


_ZSH_BRACKETS = str.maketrans({"[": "(", "]": ")"})


def fish(options: Options, words: Words) -> str:
    lines = [
        f"complete -c starhaul -n __fish_use_subcommand -f -a {name} -d {_fish_quote(words.say(COMMANDS[name]))}"
        for name in options
    ]
    for name, own in options.items():
        lines += [_fish_option(name, option) for option in own]
    return "\n".join(lines)


def _fish_option(command: str, option: Option) -> str:
    flags = " ".join(f"-l {flag[2:]}" if flag.startswith("--") else f"-s {flag[1:]}" for flag in option.flags)
    value = " -r" if option.takes_value else ""
    seen = f"'__fish_seen_subcommand_from {command}'"
    return f"complete -c starhaul -n {seen} {flags}{value} -d {_fish_quote(option.help)}"


def _fish_quote(text: str) -> str:
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"


SHELLS: dict[str, Callable[[Options, Words], str]] = {"bash": bash, "zsh": zsh, "fish": fish}
