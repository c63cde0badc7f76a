"""Flags before environment before file before the usual values."""

from __future__ import annotations

from pathlib import Path

import pytest

from starhaul.server.configuration import BadConfiguration, resolve


@pytest.fixture
def home(tmp_path: Path) -> dict[str, str]:
    """An environment with an empty data folder."""
    return {"STARHAUL_HOME": str(tmp_path)}


def test_the_first_that_speaks_wins(tmp_path: Path, home: dict[str, str]) -> None:
    (tmp_path / "starhaul.toml").write_text(
        'port = 1\nhost = "file"\npatience = 7.5\norigins = ["http://a"]\n', "utf-8"
    )
    environ = home | {"STARHAUL_PORT": "2", "STARHAUL_HOST": "environment", "STARHAUL_LAN": "yes"}
    resolved = resolve({"port": 3, "host": None}, environ)
    chosen = resolved.configuration
    assert (chosen.port, chosen.host, chosen.patience, chosen.lan, chosen.bot_workers) == (
        3,
        "environment",
        7.5,
        True,
        1,
    )
    assert resolved.sources["port"] == "flags"
    assert resolved.sources["host"] == "environment"
    assert resolved.sources["patience"] == "starhaul.toml"
    assert resolved.sources["bot_workers"] == "default"
    assert chosen.settings().origins == ("http://a",)
    assert chosen.address == "0.0.0.0"  # noqa: S104


def test_what_is_shown_can_be_read_again(tmp_path: Path, home: dict[str, str]) -> None:
    resolved = resolve({"port": 3}, home | {"STARHAUL_ORIGINS": "http://a, http://b"})
    file = tmp_path / "other.toml"
    file.write_text(resolved.write(), "utf-8")
    assert resolve({}, home, file).configuration == resolved.configuration


def test_a_file_on_another_drive_is_a_file(home: dict[str, str]) -> None:
    resolved = resolve({"database": "C://games/club.db"}, home)
    assert resolved.configuration.settings().database == Path("C://games/club.db")


@pytest.mark.parametrize(
    ("environ", "name"),
    [
        ({"STARHAUL_PORT": "many"}, "port"),
        ({"STARHAUL_PORT": "70000"}, "port"),
        ({"STARHAUL_LAN": "perhaps"}, "lan"),
        ({"STARHAUL_STAND_IN": "deep-thought"}, "stand_in"),
        ({"STARHAUL_STAND_IN": "ace:0"}, "stand_in"),
    ],
)
def test_wrong_values_of_the_environment_are_named(home: dict[str, str], environ: dict[str, str], name: str) -> None:
    with pytest.raises(BadConfiguration, match=f"environment: {name}"):
        resolve({}, home | environ)


@pytest.mark.parametrize(
    ("text", "name"),
    [("port = 'x'", "port"), ("prot = 1", "prot"), ("log_format = 'xml'", "log_format"), ("port", "file")],
)
def test_wrong_values_of_the_file_are_named(tmp_path: Path, home: dict[str, str], text: str, name: str) -> None:
    (tmp_path / "starhaul.toml").write_text(text, "utf-8")
    with pytest.raises(BadConfiguration, match=rf"starhaul\.toml: {name}"):
        resolve({}, home)


def test_a_named_file_must_be_there(tmp_path: Path, home: dict[str, str]) -> None:
    with pytest.raises(BadConfiguration, match="nowhere"):
        resolve({}, home, tmp_path / "nowhere.toml")
