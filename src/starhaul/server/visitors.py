"""Speaking to people who ask for something that no page can answer."""

from functools import cache

from starlette.requests import HTTPConnection

from starhaul.words import DEFAULT_LANGUAGE, Words, languages


def words_for(visitor: HTTPConnection) -> Words:
    """Our words in the first language of the visitor's list that we speak. Weights are rarely out of order."""
    wishes = visitor.headers.get("accept-language", "").lower().split(",")
    codes = [wish.strip().partition(";")[0].partition("-")[0] for wish in wishes]
    return _words(next((code for code in codes if code in languages()), DEFAULT_LANGUAGE))


@cache
def _words(language: str) -> Words:
    return Words.for_language(language, "server")
