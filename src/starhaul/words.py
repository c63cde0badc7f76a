"""Every word that a person reads, in that person's language: the Fluent files of `locales/`.

The browser uses the same files, so a sentence is written once per language. The parts of Starhaul that play games
never speak: they give codes and parameters, and the command line and the browser find the words here.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

DEFAULT_LANGUAGE = "en"
_VARIABLES = ("STARHAUL_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


class MissingWords(LookupError):
    """A message or one of its parameters does not exist. Loud, because a blank on the screen helps nobody."""


class Words:
    """The messages of one language."""

    def __init__(self, language: str, *sources: str) -> None:
        """Take the texts of Fluent files. That they are well formed is for the tests to say, not for every start."""
        # Fluent and Babel take a tenth of a second to import: only those who speak pay for it.
        from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415

        self.language = language
        # Isolation marks serve mixed directions of writing; a terminal would show them.
        self._bundle: Any = FluentBundle([language], use_isolating=False)
        for source in sources:
            self._bundle.add_resource(FluentResource(source))

    @classmethod
    def for_language(cls, language: str, *parts: str) -> Words:
        """Load a language, or only some files of it: `Words.for_language("fr", "cli")`."""
        if language not in languages():
            raise MissingWords(f"there are no words in {language!r}, only in {', '.join(languages())}")
        folder = locales_folder() / language
        files = [folder / f"{part}.ftl" for part in parts] or sorted(folder.glob("*.ftl"))
        return cls(language, *(file.read_text("utf-8") for file in files))

    def say(self, message: str, /, **values: str | float) -> str:
        """The text of `message` (or `message.attribute`) with its parameters filled in.

        Numbers are written as the language writes them (1,000 or 1 000): pass ports, seeds and ids as strings.
        """
        text, errors = self._bundle.format_pattern(self._pattern(message), values)
        if errors:
            raise MissingWords(f"{message} ({self.language}): {errors[0]}")
        return str(text)

    def _pattern(self, message: str) -> Any:
        name, _, attribute = message.partition(".")
        try:
            found = self._bundle.get_message(name)
            pattern = found.attributes[attribute] if attribute else found.value
        except LookupError:
            pattern = None
        if pattern is None:
            raise MissingWords(f"{message} ({self.language}): no such message")
        return pattern


def locales_folder() -> Path:
    """In an installed package the files lie inside it, in a checkout at its top."""
    inside = Path(__file__).parent / "locales"
    return inside if inside.is_dir() else Path(__file__).parents[2] / "locales"


def languages() -> tuple[str, ...]:
    """The languages we speak."""
    return tuple(sorted(folder.name for folder in locales_folder().iterdir() if folder.is_dir()))


def preferred_language(environ: Mapping[str, str]) -> str:
    """The language somebody's environment asks for: the first variable that is set decides."""
    wish = next((environ[name] for name in _VARIABLES if environ.get(name)), "")
    language = wish.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return language if language in languages() else DEFAULT_LANGUAGE
