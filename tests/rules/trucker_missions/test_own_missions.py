"""Missions, adventure cards and components of players' own (MIS-OWN)."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, get_args, get_type_hints

import pytest

from citing import ROOT, rule
from starhaul.bots import Seating, make_bot
from starhaul.kernel import (
    BadOption,
    ContentError,
    Driver,
    Event,
    Move,
    Player,
    RecordError,
    Seat,
    View,
    to_plain,
)
from starhaul.kernel.record import read_record, replay
from starhaul.kernel.testing import CHECKS, Case, walk
from starhaul.kernel.testing.copies import recorded_game
from starhaul.trucker import GAME, Trucker, TruckerState
from starhaul.trucker.adventures import CARDS
from starhaul.trucker.components import COMPONENTS, TILES
from starhaul.trucker.events import CreditsChanged
from starhaul.trucker.missions import MISSION_CARDS, PRINTED_DIRECTIVES
from starhaul.trucker.missions.conditions import CONDITIONS
from starhaul.trucker.missions.counts import COUNTS
from starhaul.trucker.missions.mission import Build, Flight, Reward, Setup
from starhaul.trucker.own.card_checks import check_card
from starhaul.trucker.own.component_checks import check_component
from starhaul.trucker.own.mission_checks import check_mission
from starhaul.trucker.printed_components import Kind
from starhaul.trucker.special_components import SPECIAL_KINDS
from trucker.players import eager

HERE = Path(__file__).parent / "own"
MISSIONS = HERE / "good_missions.toml"
ENTRIES = HERE / "good_entries.toml"
PAGE = ROOT / "docs" / "own-missions.md"
TEN = (
    "night-shift",
    "glass-works",
    "fireworks",
    "bad-weather",
    "one-of-each",
    "inspection-week",
    "all-in",
    "guard-duty",
    "bus-tour",
    "scrap-art",
)


EFFECTS = [
    name
    for kind in (*get_args(Setup), Build, *get_args(Flight), *get_args(Reward))
    for name in get_args(get_type_hints(kind)["effect"])
]


def refused(name: str) -> list[tuple[str, str]]:
    """The blocks of a file of bad entries, each with the sentence that it gets."""
    _, *blocks = re.split(r"^#! ", (HERE / name).read_text("utf-8"), flags=re.MULTILINE)
    return [(sentence, text) for sentence, text in (block.split("\n", 1) for block in blocks)]


def written(folder: Path, text: str) -> Path:
    file = folder / "mine.toml"
    file.write_text(text, encoding="utf-8")
    return file


def options(mission: str, **others: Any) -> dict[str, object]:
    return {"sets": ["missions"], "missions": [mission], **others}


@pytest.fixture(scope="module")
def game() -> Trucker:
    return GAME.with_content([ENTRIES, MISSIONS])


# --- what is refused ------------------------------------------------------------------------------------------

BAD_MISSIONS = refused("bad_missions.toml")
BAD_ENTRIES = refused("bad_entries.toml")


def test_there_are_at_least_twenty_bad_missions_and_ten_good_ones(game: Trucker) -> None:
    assert len(BAD_MISSIONS) >= 20
    assert tuple(game.own.missions) == TEN


@rule("MIS-OWN-01")
@pytest.mark.parametrize(("sentence", "text"), BAD_MISSIONS + BAD_ENTRIES)
def test_what_cannot_be_is_refused_with_file_entry_field_and_reason(sentence: str, text: str, tmp_path: Path) -> None:
    with pytest.raises(ContentError) as refusal:
        GAME.with_content([written(tmp_path, text)])
    told = str(refusal.value)
    assert told.startswith(sentence.removesuffix("...")) if sentence.endswith("...") else told == sentence


def test_all_that_is_wrong_is_found_at_once(tmp_path: Path) -> None:
    texts = [text for _, text in BAD_ENTRIES[:6]]
    found = GAME.examine([written(tmp_path, "".join(texts))])
    assert len(found.problems) == len(texts)
    assert not found.good


@rule("MIS-OWN-01")
def test_counts_are_checked_against_the_box_for_the_players_at_the_table(tmp_path: Path) -> None:
    text = MISSIONS.read_text("utf-8").split("[[mission]]")[1].replace("night-shift", "for-three")
    text = text.replace("per_player = 3", "per_player = 5").replace("[2, 4]", "[2, 3]")
    three = GAME.with_content([written(tmp_path, f"[[mission]]{text}")])
    assert three.new_game(three.read_options(options("for-three")), 3).leg.mission == "for-three"
    with pytest.raises(BadOption, match="'for-three' is for 2 to 3 players, not 4"):
        three.new_game(three.read_options(options("for-three")), 4)
    with pytest.raises(ContentError, match=r"needs 20 of heavy for 4 players, and the box has 16"):
        GAME.with_content([written(tmp_path, f"[[mission]]{text}".replace("[2, 3]", "[2, 4]"))])


@rule("MIS-OWN-01")
def test_supercards_must_be_in_the_box_of_the_game(tmp_path: Path) -> None:
    """Raids of the Robopolice stay in the box without Another Big Expansion."""
    text = """
[[mission]]
id = "wanted"
name_en = "Wanted"
briefing_en = "They are looking for somebody."
players = [2, 4]
setup = [{ effect = "add_supercards", pile = "hidden", per_pile = 1, types = ["robopolice_raid"] }]
reward = [{ effect = "pay_if", test = "finished", amount = [4, 6, 8, 10] }]

[[robopolice_raid]]
id = "night-patrol"
name_en = "Night Patrol"
deck = "S"
sides = ["front", "front", "right", "rear", "rear", "left"]
point = [4, 3]
units = [{ search = "clockwise", hand = "left" }]
contraband = "crew"
"""
    own = GAME.with_content([written(tmp_path, text)])
    with_both = options("wanted", level=2) | {"sets": ["abe", "missions"]}
    assert own.new_game(own.read_options(with_both), 2).leg.mission == "wanted"
    with pytest.raises(
        BadOption, match=r"'wanted': setup\[0\]\.per_pile: needs 1 supercards of robopolice_raid at level II"
    ):
        own.new_game(own.read_options(options("wanted", level=2)), 2)
    with pytest.raises(BadOption, match="'night-patrol' needs the set 'abe'"):
        own.new_game(own.read_options({"sets": ["missions"], "own_cards": ["all"]}), 2)


def test_an_own_component_makes_room_for_one_more_of_its_kind(tmp_path: Path) -> None:
    """Four heavy containers are for four players; four and an own one would need a box with more of them."""
    text = MISSIONS.read_text("utf-8").split("[[mission]]")[1].replace("night-shift", "heaviest")
    own = GAME.with_content([ENTRIES, written(tmp_path, f"[[mission]]{text}".replace("= 3 }]", "= 4 }]"))])
    state = own.new_game(own.read_options(options("heaviest", own_components=["anvil"])), 4)
    assert len([tile for tile in state.box.special if COMPONENTS[tile].id == "anvil"]) == 1


def test_unknown_names_in_options_are_refused(game: Trucker) -> None:
    for others, sentence in (
        ({"missions": ["day-shift"]}, "option missions: there is no mission 'day-shift'; known are MS01, "),
        ({"own_cards": ["dust"]}, "option own_cards: there is no own card 'dust'; known are all, "),
        ({"own_components": ["dust"]}, "option own_components: there is no own component 'dust'; known are all, "),
        ({"sets": [], "missions": "none", "own_components": ["anvil"]}, "'anvil' needs the set 'missions'"),
    ):
        with pytest.raises(BadOption, match=re.escape(sentence)):
            game.new_game(game.read_options(options("night-shift") | others), 2)


@rule("MIS-OWN-01")
def test_what_is_printed_would_be_accepted_from_players_too() -> None:
    """The sixteen are models: nothing that they do is forbidden. Some are for five, or warn of ships of other boxes."""
    for mission in MISSION_CARDS.values():
        check_mission(replace(mission, players=(2, 4), ships_not_recommended=()))
    for card in CARDS:
        check_card(card)
    for component in COMPONENTS:
        if component.kind is not Kind.STARTING_CABIN:
            check_component(component)


# --- what plays -----------------------------------------------------------------------------------------------


@rule("MIS-OWN-01")
@pytest.mark.parametrize(("at", "mission"), [*enumerate(TEN)])
def test_ten_own_missions_play(game: Trucker, at: int, mission: str) -> None:
    """Whole games with random players, for 2 to 4 of them and at every level."""
    for seats in range(game.own.missions[mission].printed.players[0], 5):
        level = 1 + (at + seats) % 3
        case = Case(game, seats, options(mission, level=level), pick=eager)
        *_, (state, _) = walk(case, seed=at)
        assert state.is_over
        assert isinstance(state, TruckerState)
        assert state.leg.mission == mission


@pytest.mark.parametrize(("at", "mission"), [*enumerate(TEN)])
def test_bots_play_own_missions(game: Trucker, at: int, mission: str) -> None:
    seats = max(2 + at % 3, game.own.missions[mission].printed.players[0])
    chosen = options(mission, level=2)
    bots = [make_bot("rookie", Seating(game, seats, Seat(seat), options=chosen)) for seat in range(seats)]
    result = Driver(game.new_game(game.read_options(chosen), seats), bots, Random(at)).play()
    assert len(result.scores) == seats


@rule("MIS-OWN-01")
def test_own_cards_and_components_are_a_game_like_any_other(game: Trucker) -> None:
    chosen = options("night-shift", own_cards=["all"], own_components=["all"])
    case = Case(game, 3, chosen, pick=eager, positions=4, has_secrets=False)
    for check in CHECKS:
        check(case, seed=3)


@rule("MIS-OWN-01")
def test_own_cards_and_components_are_dealt_and_drawn(game: Trucker) -> None:
    """Over some games every one of them comes up, but for special components that no mission mixes in."""
    chosen = {"sets": ["missions"], "level": 2, "own_cards": ["all"], "own_components": ["all"]}
    wanted = {*game.own.components, *game.own.cards} - {"anvil"}
    found: set[str] = set()
    for seed in range(60):
        for state, _ in walk(Case(game, 4, chosen, pick=eager), seed):
            assert isinstance(state, TruckerState)
            found |= {CARDS[card].id for card in state.revealed}
            found |= {COMPONENTS[hand.tile].id for hand in state.hands if hand.tile >= 0}
        if wanted <= found:
            return
    pytest.fail(f"these never came up: {wanted - found}")


@rule("MIS-OWN-01")
def test_an_own_mission_pays_what_it_says(game: Trucker) -> None:
    """Bus Tour at level I: every finisher gets the first place's reward, and 1 for each figure aboard."""
    chosen = options("bus-tour", level=1)
    state = game.new_game(game.read_options(chosen), 3)
    bots = [Listening(make_bot("rookie", Seating(game, 3, Seat(seat), options=chosen))) for seat in range(3)]
    Driver(state, bots, Random(1)).play()
    paid = {
        (event.seat, event.cause.name): event.amount for event in bots[0].heard if isinstance(event, CreditsChanged)
    }
    finishers = [seat for seat in state.all_seats() if state.rockets[seat].has_finished]
    assert finishers
    for seat in finishers:
        assert paid[seat, "FINISH"] == state.board.finish[0]
        assert paid[seat, "MISSION_CREW"] == state.ships[seat].crew


class Listening(Player):
    """A bot, and what it was told."""

    def __init__(self, bot: Player) -> None:
        self.bot = bot
        self.heard: list[Event] = []

    def choose(self, view: View) -> Move | None:
        return self.bot.choose(view)

    def notice(self, event: Event) -> None:
        self.heard.append(event)
        self.bot.notice(event)


# --- options, records, views ----------------------------------------------------------------------------------


def test_a_record_names_what_was_added_and_what_is_missing_elsewhere(game: Trucker) -> None:
    chosen = options("night-shift", own_cards=["thick-dust"], own_components=["crossroads"])
    state, record = recorded_game(Case(game, 2, chosen, pick=eager), 7)
    text = record.write()
    assert record.header.options == chosen
    assert replay(read_record(text), game).dump() == state.dump()
    for files, sentence in (
        ([], "there is no mission 'night-shift'"),
        ([MISSIONS], "there is no own card 'thick-dust'"),
    ):
        with pytest.raises(RecordError, match=sentence):
            replay(read_record(text), GAME.with_content(files))


def test_the_hash_covers_what_is_used(game: Trucker, tmp_path: Path) -> None:
    def hash_with(game: Trucker, **others: object) -> str:
        return game.content_hash(game.read_options({"sets": ["missions"], **others}))

    text = MISSIONS.read_text("utf-8").replace("amount = [1, 2, 3, 4] }", "amount = [1, 2, 3, 5] }")
    changed = GAME.with_content([ENTRIES, written(tmp_path, text)])
    assert hash_with(game) == hash_with(GAME) == hash_with(changed)
    assert hash_with(game, missions=["night-shift"]) != hash_with(changed, missions=["night-shift"])
    assert hash_with(game, missions=["all-in"], level=2) == hash_with(changed, missions=["all-in"], level=2)
    assert hash_with(game, own_cards=["gravel"]) != hash_with(game)


def test_a_view_tells_all_about_what_was_added(game: Trucker) -> None:
    """Whoever sits at the table needs no file."""
    chosen = options("night-shift", own_cards=["thick-dust"], own_components=["anvil"])
    state = game.new_game(game.read_options(chosen), 2)
    for seat in (Seat(0), None):
        own = state.view(seat).own
        assert own is not None
        assert [mission.words.name_fr for mission in own.missions] == ["Équipe de nuit"]
        assert [card.words.name_en for card in own.cards] == ["Thick Dust"]
        assert [component.printed.weight for component in own.components] == [9]
    plain = game.new_game(game.read_options({}), 2)
    assert plain.view(Seat(0)).own is None
    shown = to_plain(plain.view(Seat(0)))
    assert isinstance(shown, dict)
    assert "own" not in shown


def test_what_was_read_is_not_changed_while_the_program_runs(game: Trucker, tmp_path: Path) -> None:
    """Games that go on would not know any more what they are played with."""
    assert "anvil" in game.own.components
    text = ENTRIES.read_text("utf-8").replace("weight = 9", "weight = 8")
    with pytest.raises(ContentError, match=r"component 'anvil': id: was another when this program began"):
        GAME.with_content([written(tmp_path, text)])
    assert GAME.with_content([ENTRIES]).own.components == game.own.components


def test_numbers_of_another_program_are_not_mistaken_for_ours(game: Trucker, monkeypatch: pytest.MonkeyPatch) -> None:
    """A dump goes from the server to its workers, which may have met a file that was added meanwhile."""
    state = game.new_game(game.read_options({"own_components": ["crossroads"]}), 2)
    data = state.dump()
    assert game.load(data).dump() == data
    monkeypatch.setitem(TILES, "crossroads", TILES["crossroads"] + 1)
    with pytest.raises(ValueError, match="other numbers here"):
        game.load(data)


def test_two_files_are_one_set(game: Trucker, tmp_path: Path) -> None:
    del game
    with pytest.raises(
        ContentError, match=r"mine\.toml:.*mission 'night-shift': id: another entry has this id already"
    ):
        GAME.with_content([MISSIONS, written(tmp_path, MISSIONS.read_text("utf-8"))])


# --- the page -------------------------------------------------------------------------------------------------


def example() -> str:
    """The worked example of the document."""
    return "\n".join(re.findall(r"^```toml\n(.*?)^```", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL))


@rule("MIS-OWN-01")
def test_the_example_of_the_document_plays(tmp_path: Path) -> None:
    own = GAME.with_content([written(tmp_path, example())])
    (mission,) = own.own.missions
    chosen = options(mission, own_cards=["all"], own_components=["all"])
    for seats in (2, 3, 4):
        *_, (state, _) = walk(Case(own, seats, chosen, pick=eager), seed=seats)
        assert state.is_over


def test_the_document_has_every_effect_count_and_test() -> None:
    text = PAGE.read_text("utf-8")
    names = [*EFFECTS, *COUNTS, *CONDITIONS, *SPECIAL_KINDS, *PRINTED_DIRECTIVES]
    assert [name for name in names if f"`{name}`" not in text and f"`{name}:" not in text] == []
