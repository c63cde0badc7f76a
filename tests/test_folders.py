"""Where data goes on each platform."""

from pathlib import Path

import pytest

from starhaul.folders import content_folder, data_folder


@pytest.mark.parametrize(
    ("environ", "platform", "expected"),
    [
        ({"STARHAUL_HOME": "/srv/games", "XDG_DATA_HOME": "/data"}, "linux", Path("/srv/games")),
        ({"STARHAUL_HOME": "~/games"}, "linux", Path.home() / "games"),
        ({"XDG_DATA_HOME": "/data"}, "linux", Path("/data/starhaul")),
        ({"XDG_DATA_HOME": "relative/is/ignored"}, "linux", Path.home() / ".local/share/starhaul"),
        ({}, "linux", Path.home() / ".local/share/starhaul"),
        ({}, "darwin", Path.home() / "Library/Application Support/starhaul"),
        ({"LOCALAPPDATA": "/users/me/local"}, "win32", Path("/users/me/local/starhaul")),
        ({}, "win32", Path.home() / "AppData/Local/starhaul"),
    ],
)
def test_data_folder(environ: dict[str, str], platform: str, expected: Path) -> None:
    assert data_folder(environ, platform) == expected


def test_own_content_lies_in_a_folder_for_each_game() -> None:
    assert content_folder("race", {"STARHAUL_HOME": "/srv/games"}, "linux") == Path("/srv/games/content/race")
