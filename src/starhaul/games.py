"""The games that Starhaul can play, by name, each loaded only when somebody asks for it."""

from importlib import import_module
from pathlib import Path
from threading import Lock

from starhaul.folders import content_folder
from starhaul.kernel import Examined, Game, Table, content_files
from starhaul.kernel.content import tables_of

GAMES = {"trucker": "starhaul.trucker", "race": "starhaul.race"}
"""The name of a game, as records and commands write it, and the module whose `GAME` it is."""


_LOADING = Lock()
"""What players add may get its place in tables that the whole program shares: one after the other."""


class UnknownGame(LookupError):
    """Nobody here knows how to play this."""

    def __init__(self, name: str) -> None:
        super().__init__(f"there is no game {name!r}, only {', '.join(GAMES)}")
        self.name = name


def load_game(name: str) -> Game:
    """The game of this name, with what the player has added to it; raises ContentError where that makes no sense."""
    with _LOADING:
        return _printed_game(name).with_content(content_files(content_folder(name)))


def examine_content(file: Path) -> tuple[str, Examined]:
    """The game that a file of own content is for, by its tables, and what is to be said of the file; no game if nobody
    knows its tables. What was added to the game before does not count."""
    games = [_printed_game(name) for name in GAMES]
    tables = tables_of(file)
    game = max(games, key=lambda game: len(tables.intersection(game.own_tables)))
    if tables.isdisjoint(game.own_tables):
        return "", Examined([file], [Table(name, object) for game in games for name in game.own_tables])
    return game.name, game.examine([file])


def _printed_game(name: str) -> Game:
    if name not in GAMES:
        raise UnknownGame(name)
    game = import_module(GAMES[name]).GAME
    assert isinstance(game, Game), f"{GAMES[name]}.GAME is not a game"
    return game
