"""What lies in the data folder of a server can be played at its tables, by people who have no such file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from citing import ROOT
from server.clients import begin, part, play_to_the_end
from starhaul.games import load_game
from starhaul.kernel import read_record
from starhaul.kernel import replay as replayed

OWN = ROOT / "tests" / "rules" / "trucker_missions" / "own"


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The server has files of somebody's own; workers read them too."""
    files = {
        "trucker": [OWN / "good_missions.toml", OWN / "good_entries.toml"],
        "race": [ROOT / "examples" / "own-cards" / "frontier.toml"],
    }
    for game, found in files.items():
        folder = tmp_path / "home" / "content" / game
        folder.mkdir(parents=True)
        for file in found:
            (folder / file.name).write_bytes(file.read_bytes())
    monkeypatch.setenv("STARHAUL_HOME", str(tmp_path / "home"))


def test_tables_can_be_made_with_it(client: httpx.Client) -> None:
    offers = {offer["name"]: offer["own"] for offer in client.get("/api/games").json()}
    assert offers["toy"] == []
    assert {"option": "own_cards", "id": "salvage-belt", "name_en": "Salvage Belt", "name_fr": ""} in offers["race"]
    trucker = [(own["option"], own["id"], own["name_fr"]) for own in offers["trucker"]]
    assert trucker[0] == ("missions", "night-shift", "Équipe de nuit")
    assert ("own_cards", "thick-dust", "Poussière épaisse") in trucker
    assert ("own_components", "anvil", "") in trucker


@pytest.mark.anyio
async def test_people_and_bots_play_with_it(url: str) -> None:
    options: dict[str, Any] = {
        "sets": ["missions"],
        "level": 1,
        "missions": ["bus-tour"],
        "own_cards": ["all"],
        "own_components": ["all"],
    }
    clients = await begin(url, ["Ada", "Bo"], game="trucker", bots=["rookie"], options=options)
    await play_to_the_end(clients)
    for client in clients:
        assert client.view is not None
        assert [own["words"]["name_fr"] for own in client.view["own"]["missions"]] == ["Visite guidée"]
        assert client.view["own"]["components"][0]["printed"]["id"] == "anvil"
    with clients[0].visitor.http() as http:
        record = read_record(http.get(f"/api/replays/{clients[0].table['match']}/record").text)
    assert record.header.options == options
    assert replayed(record, load_game("trucker")).outcome is not None
    await part(*clients)
