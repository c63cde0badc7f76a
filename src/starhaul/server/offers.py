"""What can be played here: games with their options, as a form needs them."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Annotated, Any, get_args, get_origin, get_type_hints

from starhaul.games import GAMES, load_game
from starhaul.kernel import BadOption, Game, Range, to_plain
from starhaul.kernel.schema import choices_of
from starhaul.server.http_messages import GameInfo, OptionInfo, OwnInfo
from starhaul.server.messages import Code, Refusal
from starhaul.server.opponents import bots_for


def offered_games() -> list[GameInfo]:
    return [_offer(load_game(name)) for name in GAMES]


def check_options(game: str, options: Mapping[str, Any], seats: int, *, has_clock: bool = True) -> None:
    """Raise Refusal unless so many can play with these options, where there is no clock if need be."""
    rules = load_game(game)
    try:
        chosen = rules.read_options(options)
        rules.new_game(chosen, seats)
        if rules.has_clock(chosen) and not has_clock:
            raise BadOption("a game by correspondence is played without a clock")
    except BadOption as error:
        raise Refusal(Code.BAD_OPTION, detail=str(error)) from None


def _offer(game: Game) -> GameInfo:
    kinds = get_type_hints(game.option_type, include_extras=True)
    options = [_option(field, kinds[field.name]) for field in dataclasses.fields(game.option_type)]
    seats = game.seat_counts
    own = [OwnInfo(offer.option, offer.id, offer.name_en, offer.name_fr) for offer in game.own_offers()]
    return GameInfo(game.name, seats[0], seats[-1], options, list(bots_for(game.name)), own)


def _option(field: dataclasses.Field[Any], kind: Any) -> OptionInfo:
    if field.default is not dataclasses.MISSING:
        default = field.default
    elif field.default_factory is not dataclasses.MISSING:
        default = field.default_factory()
    else:
        default = None
    described = _describe(kind)
    return OptionInfo(field.name, default=to_plain(default), **described)


def _describe(kind: Any) -> dict[str, Any]:
    if get_origin(kind) is Annotated:
        inner, *notes = get_args(kind)
        bounds = [note for note in notes if isinstance(note, Range)]
        described = _describe(inner)
        return described | ({"lowest": bounds[0].lowest, "highest": bounds[0].highest} if bounds else {})
    if choices := choices_of(kind):
        return {"kind": "choice", "choices": list(choices)}
    return {"kind": {bool: "flag", int: "number", str: "text"}.get(kind, "other")}
