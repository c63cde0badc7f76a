"""Two people at one device: they take turns behind a curtain, and the page knows no secret of the next one."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, WebSocket, expect

from server.clients import Visitor
from web.looks import PHONE, faults_of, thumb, width_of
from web.people import Visitors

HANDS = re.compile(r'"hand":\[(?=\d)')
"""Cards that somebody holds, as a view of Race lists them."""


class Heard:
    """All that the page received since it was last asked."""

    def __init__(self, page: Page) -> None:
        self._messages: list[str] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self._messages.append(str(text)))

    def wholes(self) -> list[dict[str, Any]]:
        messages = [json.loads(text) for text in self._messages]
        return [message for message in messages if message["is"] == "whole"]

    def since_the_curtain(self) -> str:
        """From the message with which it closed."""
        closings = [at for at, text in enumerate(self._messages) if _closes(json.loads(text))]
        return "".join(self._messages[closings[-1] :])


def _closes(message: dict[str, Any]) -> bool:
    return message["is"] == "whole" and "seat" not in message


def sit_two(visitors: Visitors, game: str, options: dict[str, Any], **kind: Any) -> tuple[Page, Heard]:
    ada = Visitor(visitors.url, "Ada")
    table = ada.make_table(game=game, seats=2, options=options)
    page = visitors.come_as(ada, **kind)
    heard = Heard(page)
    page.goto(f"{visitors.url}/t/{table['code']}")
    return page, heard


def lift(page: Page, name: str) -> None:
    expect(page.get_by_role("heading", name=f"{name}, your turn")).to_be_visible()
    page.get_by_role("button", name=f"I am {name}: lift the curtain").click()
    expect(page.get_by_role("heading", name=f"{name}, your turn")).to_be_hidden()


def test_race_on_one_device(visitors: Visitors) -> None:
    page, heard = sit_two(visitors, "race", {"expansion": "base", "learning": True})
    page.get_by_role("button", name="Plays on my device").click()
    page.get_by_label("Who plays here?").fill("Bo")
    page.get_by_role("dialog").get_by_role("button", name="Sit here").click()
    expect(page.get_by_role("region", name="Who plays")).to_contain_text("on the device of Ada")
    assert faults_of(page) == []
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.get_by_role("heading", name="Ada, your turn")).to_be_visible()
    assert faults_of(page) == []
    assert not HANDS.search(heard.since_the_curtain()), "cards of a hand are in the page before anybody may see them"
    lift(page, "Ada")
    expect(page.get_by_role("button", name="Hand over")).to_be_visible()
    assert HANDS.search(json.dumps(heard.wholes()[-1], separators=(",", ":")))
    page.get_by_role("button", name="Hand over").click()
    expect(page.get_by_role("heading", name="Bo, your turn")).to_be_visible()
    assert not HANDS.search(heard.since_the_curtain())
    expect(page.locator(".hand")).to_have_count(0)
    lift(page, "Bo")
    assert heard.wholes()[-1]["seat"] == 1
    page.reload()
    expect(page.get_by_role("heading", name="Ada, your turn")).to_be_visible()
    assert not HANDS.search(heard.since_the_curtain())


def test_trucker_on_one_phone(visitors: Visitors) -> None:
    page, _ = sit_two(visitors, "trucker", {"level": "learning"}, viewport=PHONE, has_touch=True, locale="fr-FR")
    page.get_by_role("button", name="Joue sur mon appareil").click()
    page.get_by_label("Qui joue ici").fill("Bo")
    page.get_by_role("dialog").get_by_role("button", name=re.compile("S.asseoir ici")).click()
    page.get_by_role("button", name="Partir", exact=True).click()
    expect(page.get_by_role("heading", name=re.compile("Ada, c.est à vous"))).to_be_visible()
    assert width_of(page) <= PHONE["width"]
    thumb(page, page.get_by_role("button", name="lever le rideau"))
    page.get_by_role("button", name=re.compile("Passer l.appareil")).click()
    thumb(page, page.get_by_role("button", name=re.compile("C.est moi, Bo")).first)
    expect(page.get_by_role("button", name=re.compile("Passer l.appareil"))).to_be_visible()
    assert faults_of(page) == []
