"""The game that those who gathered at a table have agreed on."""

from __future__ import annotations

from starhaul.games import load_game
from starhaul.kernel import BadOption
from starhaul.server import archive
from starhaul.server.archive import TableRow
from starhaul.server.match import Deal, Match
from starhaul.server.messages import Code, Refusal


def make_match(row: TableRow, now: int, deal: Deal) -> Match:
    """Raises Refusal where the options do not fit each other."""
    game = load_game(row.game)
    try:
        return Match(game, archive.new_match(row, game, now), deal)
    except BadOption as error:
        raise Refusal(Code.BAD_OPTION, detail=str(error)) from None
