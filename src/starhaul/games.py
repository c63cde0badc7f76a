"""The games that Starhaul can play, by name, each loaded only when somebody asks for it."""

from importlib import import_module

from starhaul.folders import content_folder
from starhaul.kernel import Game, content_files

GAMES = {"trucker": "starhaul.trucker", "race": "starhaul.race"}
"""The name of a game, as records and commands write it, and the module whose `GAME` it is."""


class UnknownGame(LookupError):
    """Nobody here knows how to play this."""

    def __init__(self, name: str) -> None:
        super().__init__(f"there is no game {name!r}, only {', '.join(GAMES)}")
        self.name = name


def load_game(name: str) -> Game:
    """The game of this name, with what the player has added to it; raises ContentError where that makes no sense."""
    if name not in GAMES:
        raise UnknownGame(name)
    game = import_module(GAMES[name]).GAME
    assert isinstance(game, Game), f"{GAMES[name]}.GAME is not a game"
    return game.with_content(content_files(content_folder(name)))
