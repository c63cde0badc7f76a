"""`starhaul race check FILE`: what a file of own cards says, or what is wrong with it."""

from __future__ import annotations

from dataclasses import fields
from enum import Enum
from pathlib import Path

from starhaul.cli.complaints import Failure
from starhaul.cli.console import Console
from starhaul.cli.files import read_text
from starhaul.kernel import ContentError, to_plain
from starhaul.race.own_cards import OWN_CARDS, OwnCard, examine
from starhaul.race.powers import Power
from starhaul.race.terms import Term


def check(file: str, console: Console, *, as_json: bool) -> int:
    """Print the cards of the file; raises Failure with the reason for which it cannot be used."""
    read_text(file)  # a file that is not there or no text is told like any other
    try:
        cards = [*examine([Path(file)]).accepted[OWN_CARDS].values()]
    except ContentError as error:
        if as_json:
            problem = {"line": error.line, "entry": error.entry, "field": error.field, "reason": error.reason}
            console.result_json({"file": file, "ok": False, "problem": problem})
        raise Failure("cli-race-bad-cards", problem=str(error)) from None
    if as_json:
        plain = [to_plain(card) for card in cards]
        console.result_json({"file": file, "ok": True, "cards": plain})
    else:
        console.result("\n".join([line for card in cards for line in _lines(card, console)]))
    return 0


def _lines(card: OwnCard, console: Console) -> list[str]:
    """A card as a headline, and its powers as the vocabulary names them."""
    headline = console.words.say(
        "cli-race-card", name=card.name, id=card.id, type=card.type, cost=card.cost, vp=card.vp, copies=card.copies
    )
    return [headline, *[f"  {_written(part)}" for part in (*card.powers, *card.scoring)]]


def _written(part: Power | Term) -> str:
    """`price n=1 good=novelty`"""
    values = [(field.name, getattr(part, field.name)) for field in fields(part) if field.name != "kind"]
    shown = [f"{name}={_value(value)}" for name, value in values if value is not None and value is not False]
    return " ".join([part.kind, *shown])


def _value(value: object) -> str:
    return value.name.lower() if isinstance(value, Enum) else str(value).lower()
