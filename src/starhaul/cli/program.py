"""One run of the `starhaul` command: find out what is wanted, do it, and answer for how it went.

Exit codes: 0 done, 1 failure, 2 wrong usage, 130 interrupted.
"""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence

from starhaul import __version__
from starhaul.cli.commands import COMMANDS, NAME, WORDS, load_command
from starhaul.cli.complaints import Complaint, Failure, WrongUsage
from starhaul.cli.console import Console, LoggedConsole, allows_colour
from starhaul.cli.log_choice import wants_json_log
from starhaul.cli.parser import CommandParser, Positional
from starhaul.cli.values import closest
from starhaul.log_lines import write_json
from starhaul.words import Words, preferred_language

COMPLETE = "--complete"
DONE, FAILED, WRONG, INTERRUPTED = 0, 1, 2, 130
LINE_FEED = 0x0A
CONTROL_CHARACTERS = dict.fromkeys({*range(0x20), *range(0x7F, 0xA0)} - {LINE_FEED}, "\N{REPLACEMENT CHARACTER}")


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line `argv` (without the program's name) and return the exit code."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    _accept_any_character()
    try:
        # Scripts ask for the version often: it is answered before any words are loaded.
        code = _show_version() if arguments == ["--version"] else _run(arguments)
        sys.stdout.flush()
    except BrokenPipeError:
        _stop_writing()
        return DONE
    return code


def _run(arguments: list[str]) -> int:
    if not wants_json_log(arguments, os.environ):
        return Run(Console).answer(arguments)
    write_json()
    return Run(LoggedConsole).answer(arguments)


def _show_version() -> int:
    print(f"{NAME} {__version__}")
    return DONE


class Run:
    """What is known so far about a run: which words to use, and which command somebody wants."""

    def __init__(self, console_type: type[Console]) -> None:
        self.command: str = NAME
        self._console_type = console_type
        self.console: Console = self._make_console(argparse.Namespace(lang=None, quiet=False, no_color=False))

    def answer(self, arguments: list[str]) -> int:
        """Do what is asked; every trouble ends in words and an exit code."""
        try:
            return self._dispatch(arguments)
        except WrongUsage as complaint:
            return self._explain(complaint)
        except Failure as complaint:
            self.console.complain(self._sentence(complaint))
            return FAILED
        except KeyboardInterrupt:
            self.console.message("cli-interrupted")
            return INTERRUPTED
        except BrokenPipeError:
            raise
        except Exception as error:  # noqa: BLE001 # the last place that can say it in words
            return self._refuse_content(error) if _is_bad_content(error) else self._report(error)

    def _dispatch(self, arguments: list[str]) -> int:
        if arguments[:1] == [COMPLETE] and len(arguments) > 1:
            return self._complete(arguments[1:])
        shared, rest = CommandParser(NAME, self.console.words).read_known(arguments)
        self.console = self._make_console(shared)
        if shared.version:
            return _show_version()
        if not rest:
            self.console.result(overview(self.console.words).format_help().rstrip())
            return DONE
        return self._run_command(rest[0], rest[1:], wants_help=shared.help)

    def _complete(self, arguments: list[str]) -> int:
        """A shell asks, not a person."""
        from starhaul.cli.completing import answer  # noqa: PLC0415 # nobody else needs it

        if lines := answer(arguments, self.console.words):
            self.console.result(lines)
        return DONE

    def _run_command(self, name: str, arguments: list[str], *, wants_help: bool) -> int:
        if name not in COMMANDS:
            if name.startswith("-"):
                CommandParser(NAME, self.console.words).require_known(name)
            raise WrongUsage("cli-unknown-command", closest(name, COMMANDS), name=name)
        self.command = f"{NAME} {name}"
        command = load_command(name)
        parser = CommandParser(self.command, self.console.words)
        command.describe(parser)
        if wants_help and parser.place_of_task(arguments) is None:
            self.console.result(parser.format_help().rstrip())
            return DONE
        parser, arguments = parser.choose(arguments)
        self.command = parser.prog
        if wants_help:
            self.console.result(parser.format_help().rstrip())
            return DONE
        return command.run(parser.read(arguments), self.console)

    def _explain(self, complaint: WrongUsage) -> int:
        say = self.console.words.say
        sentences = [self._sentence(complaint)]
        if complaint.meant:
            sentences.append(say("cli-did-you-mean", meant=complaint.meant))
        self.console.complain(" ".join(sentences))
        self.console.message("cli-see-help", command=self.command)
        return WRONG

    def _sentence(self, complaint: Complaint) -> str:
        values = {name: _visible(value) for name, value in complaint.values.items()}
        return self.console.words.say(complaint.message, **values)

    def _refuse_content(self, error: Exception) -> int:
        """Whatever loads a game may meet a file of the player's own that makes no sense."""
        self.console.complain(self.console.words.say("cli-bad-content", problem=str(error)))
        return FAILED

    def _report(self, error: Exception) -> int:
        """A mistake of ours: no traceback in a player's face, unless it is asked for."""
        kind = f"{type(error).__name__}: {error}"
        self.console.complain(self.console.words.say("cli-unexpected", error=kind, command=self.command), error)
        return FAILED

    def _make_console(self, shared: argparse.Namespace) -> Console:
        words = Words.for_language(shared.lang or preferred_language(os.environ), *WORDS)
        may_colour = not shared.no_color and allows_colour(os.environ)
        return self._console_type(words, sys.stdout, sys.stderr, is_quiet=shared.quiet, may_colour=may_colour)


def _visible(value: str | float) -> str | float:
    """What a file or an argument says may hold control characters, which a terminal would obey."""
    return value.translate(CONTROL_CHARACTERS) if isinstance(value, str) else value


def _is_bad_content(error: Exception) -> bool:
    from starhaul.kernel import ContentError  # noqa: PLC0415 # loading it takes as long as all the rest of a start

    return isinstance(error, ContentError)


def overview(words: Words) -> CommandParser:
    """The parser of `starhaul` itself, with all commands in its help."""
    parser = CommandParser(NAME, words)
    parser.positionals.append(Positional(words.say("cli-metavar-command")))
    parser.describe(words.say("cli-summary"), words.say("cli-examples"))
    parser.list_commands({name: words.say(summary) for name, summary in COMMANDS.items()})
    return parser


def _accept_any_character() -> None:
    """A terminal that cannot show an é gets a question mark, not a crash."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _stop_writing() -> None:
    """The reader of our output has left (`| head`): that is no error, and the interpreter must not say so either."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
