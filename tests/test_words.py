from __future__ import annotations

from collections.abc import Collection, Mapping

import pytest

import race_words
import rulebook_pages
import trucker_words
import word_checks as checks
from citing import ROOT
from starhaul.arena.series import CRASHED
from starhaul.bots import Reason
from starhaul.bots.registry import OURS
from starhaul.words import MissingWords, Words, languages, locales_folder, preferred_language

FAMILIES = ("cli", "game", "race", "server", "trucker", "web")
"""The beginnings of our ids: who says it. A large family may be spread over several files."""

BUILT: Mapping[str, Collection[str]] = {
    **race_words.BUILT,
    "cli-bots-our-": OURS,
    "cli-playing-lost-": [CRASHED, *(reason.value for reason in Reason)],
    **trucker_words.BUILT,
}
"""Ids that the code builds: prefix, and every code that exists."""


# Speaking.


def test_a_message_is_said_with_its_parameters() -> None:
    words = Words("en", "hello = Hello { $name }.\n", "bye = Bye.\n    .title = Leaving\n")
    assert words.say("hello", name="Ada") == "Hello Ada."
    assert words.say("bye") == "Bye."
    assert words.say("bye.title") == "Leaving"


def test_numbers_follow_the_language() -> None:
    source = "ships = { $count ->\n    [one] { $count } ship\n   *[other] { $count } ships\n }\n"
    assert Words("en", source).say("ships", count=1) == "1 ship"
    assert Words("en", source).say("ships", count=1000) == "1,000 ships"
    assert Words("fr", source).say("ships", count=0) == "0 ship"


@pytest.mark.parametrize("message", ["hello", "helo", "hello.title", "title-only", "1"])
def test_what_is_missing_is_never_silent(message: str) -> None:
    words = Words("en", "hello = Hello { $name }.\ntitle-only =\n    .title = Title\n")
    with pytest.raises(MissingWords, match=message):
        words.say(message)


def test_an_unknown_language_is_never_silent() -> None:
    with pytest.raises(MissingWords, match="'tlh'"):
        Words.for_language("tlh")


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "en_GB", "LC_ALL": "", "LC_MESSAGES": "fr.UTF-8"}, "fr"),
        ({"LANG": "en_GB", "LC_ALL": "POSIX", "STARHAUL_LANG": "FR-CA"}, "fr"),
        ({"LANG": "tlh_QO"}, "en"),
    ],
)
def test_the_environment_chooses_the_language(environ: dict[str, str], language: str) -> None:
    assert preferred_language(environ) == language


# Our own files.


def sources(language: str) -> list[str]:
    return [file.read_text("utf-8") for file in sorted((locales_folder() / language).glob("*.ftl"))]


def our_catalogues() -> dict[str, checks.Catalogue]:
    return {language: checks.read_catalogue(*sources(language)) for language in languages()}


def our_uses() -> checks.Uses:
    uses = checks.Uses()
    for file in (ROOT / "src").rglob("*.py"):
        uses.read_python(file.relative_to(ROOT).as_posix(), file.read_text("utf-8"))
    for file in (ROOT / "web" / "src").rglob("*"):
        if file.suffix in {".ts", ".svelte"} and not file.name.endswith(".test.ts"):
            uses.read_web(file.read_text("utf-8"))
    return uses


def test_we_speak_english_and_french() -> None:
    assert languages() == ("en", "fr")


@pytest.mark.parametrize("language", languages())
def test_our_files_are_well_formed(language: str) -> None:
    assert our_catalogues()[language].faults == []
    assert Words.for_language(language).language == language


def test_our_languages_have_the_same_messages() -> None:
    assert checks.differences(our_catalogues()) == []


def test_our_messages_are_all_said_somewhere() -> None:
    assert checks.unused(our_catalogues()["en"], our_uses(), BUILT) == []


def test_our_code_names_only_messages_that_exist() -> None:
    found = checks.missing(our_catalogues()["en"], our_uses(), FAMILIES, BUILT)
    names = {*race_words.NO_WORDS, *rulebook_pages.CHAPTERS}
    assert [id for id in found if id not in names] == []


def test_our_code_gives_every_message_its_parameters() -> None:
    assert checks.wrong_calls(our_catalogues()["en"], our_uses()) == []


def test_our_french_is_typeset_as_french() -> None:
    assert checks.typing_faults(our_catalogues()["fr"]) == []


@pytest.mark.parametrize("language", languages())
def test_our_messages_belong_to_a_family(language: str) -> None:
    starts = ("-", *(f"{family}-" for family in FAMILIES))
    assert [name for name in our_catalogues()[language].parameters if not name.startswith(starts)] == []


# The checks themselves: each must see the fault it is there for.


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ("a-b = one\na-b = two\n", "a-b: written twice"),
        ("a-b = one { c-d }\n", "c-d: referred to, not there"),
        ("a-b = one { -brand }\n", "-brand: referred to, not there"),
        ("a-b = one { $x\n", "not Fluent: a-b = one { $x"),
    ],
)
def test_a_malformed_file_is_noticed(source: str, fault: str) -> None:
    assert checks.read_catalogue(source).faults == [fault]


@pytest.mark.parametrize(
    ("english", "french", "difference"),
    [
        ("a-b = one\nc-d = two\n", "a-b = un\n", "c-d: not in fr"),
        ("a-b = one\n", "a-b = un\n    .title = Un\n", "a-b.title: not in en"),
        ("a-b = one { $x }\n", "a-b = un { $y }\n", "a-b: en has ['x'], fr has ['y']"),
        ("a-b = x\n    .t = { $x }\n", "a-b = x\n    .t = t\n", "a-b.t: en has ['x'], fr has []"),
        ("a-b = { $n ->\n   *[other] { $x }\n }\n", "a-b = { $n }\n", "a-b: en has ['n', 'x'], fr has ['n']"),
        ("a-b = { NUMBER($n) }\n", "a-b = n\n", "a-b: en has ['n'], fr has []"),
    ],
)
def test_a_difference_between_languages_is_noticed(english: str, french: str, difference: str) -> None:
    catalogues = {"en": checks.read_catalogue(english), "fr": checks.read_catalogue(french)}
    assert checks.differences(catalogues) == [difference]


PYTHON = """
words.say("app-title", name=1)
words.say(f"app-fault-{code}")
raise Failure("app-attribute.title")
"""
WEB = """<h1>{say('web-title')}</h1> {say(`web-fault-${code}`)} class="start-page" """


def uses_of(python: str = PYTHON, web: str = WEB) -> checks.Uses:
    uses = checks.Uses()
    uses.read_python("app.py", python)
    uses.read_web(web)
    return uses


COMPLETE = """
-brand = Starhaul
app-title = { $name }, { -brand }, { app-part }
app-part = part
app-attribute =
    .title = x
app-fault-bad = bad
web-title = x
web-fault-worse = worse
"""
CODES = {"app-fault-": {"bad"}, "web-fault-": {"worse"}}


def test_a_complete_catalogue_passes() -> None:
    catalogue = checks.read_catalogue(COMPLETE)
    assert catalogue.faults == []
    assert checks.unused(catalogue, uses_of(), CODES) == []
    assert checks.missing(catalogue, uses_of(), ["app", "web"], CODES) == []
    assert checks.wrong_calls(catalogue, uses_of()) == []


@pytest.mark.parametrize("extra", ["app-forgotten", "app-fault-unheard", "-term"])
def test_a_message_nobody_says_is_noticed(extra: str) -> None:
    catalogue = checks.read_catalogue(f"{COMPLETE}{extra} = x\n")
    assert checks.unused(catalogue, uses_of(), CODES) == [extra]


@pytest.mark.parametrize("lost", ["app-fault-bad", "web-title", "web-fault-worse"])
def test_a_message_that_the_code_names_and_nobody_wrote_is_noticed(lost: str) -> None:
    lines = [line for line in COMPLETE.splitlines(keepends=True) if not line.startswith(lost)]
    catalogue = checks.read_catalogue("".join(lines))
    assert checks.missing(catalogue, uses_of(), ["app", "web"], CODES) == [lost]


def test_an_id_built_without_saying_from_which_codes_is_noticed() -> None:
    catalogue = checks.read_catalogue(COMPLETE)
    assert checks.missing(catalogue, uses_of(), ["app", "web"], {}) == ["app-fault-…", "web-fault-…"]


@pytest.mark.parametrize("call", ['say("app-title")', 'say("app-title", nom=1)', 'say("app-part", x=1)'])
def test_a_call_with_other_parameters_is_noticed(call: str) -> None:
    assert len(checks.wrong_calls(checks.read_catalogue(COMPLETE), uses_of(python=call))) == 1


@pytest.mark.parametrize(
    "text",
    [
        "Quoi ?",
        "Quoi!",
        "Voilà :",
        "Adresse : { $x }",
        "{ $x }: oui",
        "a ; b",
        "« oui\u00a0»",
        "Quoi\u00a0?",
        "Voilà\u202f:",
        "«\u202foui\u202f»",
        "«\u00a0oui »",
        "(quoi ?)",
    ],
)
def test_wrong_french_typing_is_noticed(text: str) -> None:
    assert len(checks.typing_faults(checks.read_catalogue(f"a-b = {text}\n"))) == 1


@pytest.mark.parametrize(
    "text",
    [
        "Quoi\u202f?!",
        "Voilà\u00a0: http://127.0.0.1:80/?a=b",
        "«\u00a0oui\u00a0»",
        "race:EX-01",
        "{ $x }\u202f; { $y }",
    ],
)
def test_right_french_typing_passes(text: str) -> None:
    assert checks.typing_faults(checks.read_catalogue(f"a-b = {text}\n")) == []
