"""argparse, taught to speak our languages.

argparse words its own errors in English only. So nothing here lets it come to that: values are checked by our own
functions, unknown arguments are collected instead of refused, and what remains is told apart without reading texts.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import takewhile
from typing import Any, NoReturn

from starhaul.cli.complaints import WrongUsage
from starhaul.cli.values import Convert, Values, closest, offered_by, one_of
from starhaul.words import Words, languages


@dataclass(frozen=True, slots=True)
class Option:
    """What shell completion must know of an option."""

    flags: tuple[str, ...]
    help: str
    takes_value: bool
    values: Values = ()


@dataclass(frozen=True, slots=True)
class Positional:
    """A value that is known by its place."""

    metavar: str
    values: Values = ()


@dataclass(frozen=True, slots=True)
class Task:
    """One of the things that a command can do, with arguments and a help of its own."""

    summary: str
    describe: Callable[[CommandParser], None]


class _HelpFormatter(argparse.RawDescriptionHelpFormatter):
    def __init__(self, prog: str, heading: str) -> None:
        super().__init__(prog, max_help_position=28, width=100)
        self._heading = heading

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, prefix or self._heading)


class CommandParser(argparse.ArgumentParser):
    """The arguments and the help of one command, or of `starhaul` itself."""

    def __init__(self, prog: str, words: Words) -> None:
        heading = words.say("cli-heading-usage") + " "
        super().__init__(
            prog,
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
            formatter_class=partial(_HelpFormatter, heading=heading),
        )
        self.color = False  # Python 3.14 would colour its own way; NO_COLOR and --no-color are ours to honour
        self.words = words
        self.options: list[Option] = []
        self.positionals: list[Positional] = []
        self.tasks: dict[str, Task] = {}
        self._arguments = self._headed(words.say("cli-heading-arguments"))
        self._own = self._headed(words.say("cli-heading-options"))
        self._shared = self._headed(words.say("cli-heading-shared"))
        self._add_shared()

    def describe(self, summary: str, examples: str) -> None:
        """What the command is for, and how one types it."""
        self.description: str = summary
        indented = "\n".join(f"  {line}" for line in examples.splitlines())
        self.epilog: str = f"{self.words.say('cli-heading-examples')}\n{indented}"

    def task(self, name: str, summary: str, describe: Callable[[CommandParser], None]) -> None:
        """One of several things that the command does; its name stands before all other arguments."""
        self.tasks[name] = Task(summary, describe)
        self.positionals = [Positional("|".join(self.tasks), tuple(self.tasks))]

    def argument(self, name: str, metavar: str, text: str, convert: Convert | None = None, values: Values = ()) -> None:
        """A value that has to be given, known by its place."""
        self.positionals.append(Positional(metavar, values or offered_by(convert)))
        self._arguments.add_argument(name, metavar=metavar, help=text, type=_typed(convert, metavar))

    def option(
        self,
        flag: str,
        metavar: str,
        text: str,
        *,
        default: object = None,
        convert: Convert | None = None,
        values: Values = (),
    ) -> None:
        """A value that may be given."""
        self.options.append(Option((flag,), text, takes_value=True, values=values or offered_by(convert)))
        self._own.add_argument(flag, metavar=metavar, help=text, default=default, type=_typed(convert, flag))

    def repeated(self, flag: str, metavar: str, text: str, *, convert: Convert, values: Values) -> None:
        """A value that may be given several times: a list of them."""
        self.options.append(Option((flag,), text, takes_value=True, values=values))
        self._own.add_argument(flag, metavar=metavar, help=text, action="append", type=_typed(convert, flag))

    def switch(self, flag: str, text: str) -> None:
        """Something that is off unless it is asked for."""
        self.options.append(Option((flag,), text, takes_value=False))
        self._own.add_argument(flag, action="store_true", help=text)

    def format_help(self) -> str:
        """The usage line is ours as well, and known only when all arguments are."""
        optional = f"[{self.words.say('cli-usage-options')}]"
        self.usage: str = " ".join([self.prog, optional, *(positional.metavar for positional in self.positionals)])
        if self.tasks:
            self.list_commands({name: task.summary for name, task in self.tasks.items()})
        return super().format_help()

    def list_commands(self, summaries: Mapping[str, str]) -> None:
        """Let the help tell what can be asked for, below what it is for."""
        width = max(map(len, summaries))
        lines = (f"  {name:{width}}  {summary}" for name, summary in summaries.items())
        self.description = "\n".join([f"{self.description}\n", self.words.say("cli-heading-commands"), *lines])

    def of_task(self, name: str) -> CommandParser:
        """The parser of one task, whose values tell as `task` which one it is."""
        parser = CommandParser(f"{self.prog} {name}", self.words)
        self.tasks[name].describe(parser)
        parser.set_defaults(task=name)
        return parser

    def choose(self, arguments: Sequence[str]) -> tuple[CommandParser, list[str]]:
        """The parser of the task that the arguments name, and the other arguments; without tasks, this one and all."""
        if not self.tasks:
            return self, list(arguments)
        at = self.place_of_task(arguments)
        if at is None:
            raise self._wrong_argument(None)
        one_of(tuple(self.tasks))(self.positionals[0].metavar, arguments[at])
        return self.of_task(arguments[at]), [*arguments[:at], *arguments[at + 1 :]]

    def place_of_task(self, arguments: Sequence[str]) -> int | None:
        """Options of a task may stand before its name."""
        options = [option for name in self.tasks for option in self.of_task(name).options]
        return next(iter(places(arguments, options)), None)

    def read(self, arguments: Sequence[str]) -> argparse.Namespace:
        """The values of all arguments; raises WrongUsage at anything that does not belong there."""
        for word in takewhile(lambda word: word != "--", arguments):
            if word.startswith("--"):
                self.require_known(word)
        found, surplus = self.read_known(arguments)
        if surplus and surplus[0].startswith("-"):
            self.require_known(surplus[0])
        if surplus:
            raise WrongUsage("cli-surplus-argument", argument=surplus[0])
        return found

    def read_known(self, arguments: Sequence[str]) -> tuple[argparse.Namespace, list[str]]:
        """The values of the arguments that this parser knows, and all other arguments."""
        try:
            return self.parse_known_args(list(arguments))
        except argparse.ArgumentError as error:
            raise self._wrong_argument(error.argument_name) from None

    def require_known(self, word: str) -> None:
        """Refuse an option that does not exist here, and guess which one was meant."""
        flag = word.partition("=")[0]
        known = [flag for option in self.options for flag in option.flags]
        if flag not in known:
            raise WrongUsage("cli-unknown-option", closest(flag, known), option=flag)

    def error(self, message: str) -> NoReturn:  # noqa: ARG002 # the text is argparse's, in English
        """Called by argparse for one thing only: an argument that has to be given was not."""
        raise self._wrong_argument(None)

    def _headed(self, heading: str) -> argparse._ArgumentGroup:
        """argparse adds a colon of its own; ours stands in the words, where French puts a space before it."""
        return self.add_argument_group(heading.removesuffix(":"))

    def _add_shared(self) -> None:
        say = self.words.say
        self._share("-h", "--help", text=say("cli-help-help"))
        self._share("--version", text=say("cli-help-version"))
        self._share("-q", "--quiet", text=say("cli-help-quiet"))
        self._share("--no-color", text=say("cli-help-no-color"))
        text = say("cli-help-lang")
        choices = languages()
        self.options.append(Option(("--lang",), text, takes_value=True, values=choices))
        self._shared.add_argument(
            "--lang", metavar="|".join(choices), help=text, type=_typed(one_of(choices), "--lang")
        )

    def _share(self, *flags: str, text: str) -> None:
        self.options.append(Option(flags, text, takes_value=False))
        self._shared.add_argument(*flags, action="store_true", help=text)

    def _wrong_argument(self, name: str | None) -> WrongUsage:
        if name is None:
            missing = " ".join(positional.metavar for positional in self.positionals)
            return WrongUsage("cli-missing-argument", command=self.prog, arguments=missing)
        switches = ("/".join(option.flags) for option in self.options if not option.takes_value)
        flag = name.rpartition("/")[2]
        return WrongUsage("cli-takes-no-value" if name in switches else "cli-needs-value", option=flag)


def _typed(convert: Convert | None, name: str) -> Callable[[str], object]:
    return partial(convert, name) if convert else str


def places(arguments: Sequence[str], options: Iterable[Option]) -> Iterator[int]:
    """Where arguments stand that are neither options nor values of options."""
    expecting = {flag for option in options if option.takes_value for flag in option.flags}
    is_value = False
    for at, word in enumerate(arguments):
        if not is_value and not word.startswith("-"):
            yield at
        is_value = not is_value and word in expecting
