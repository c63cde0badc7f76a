"""Cards that players add (TGS-CUSTOM)."""

from __future__ import annotations

from dataclasses import MISSING, Field, fields
from enum import Enum
from pathlib import Path
from random import Random
from types import NoneType
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest

from citing import ROOT, rule
from race.solo import Solo
from starhaul.kernel import BadOption, ContentError, Move, Seat, State
from starhaul.kernel.record import read_record, replay
from starhaul.kernel.testing import Case, check_game, walk
from starhaul.kernel.testing.copies import recorded_game
from starhaul.race import GAME, Options, RaceGame, RaceState, catalogue
from starhaul.race.cards import POWER_BITS
from starhaul.race.goals import goal_total
from starhaul.race.moves import NAME
from starhaul.race.own_cards import OwnCard
from starhaul.race.phases.consume import is_usable, use
from starhaul.race.phases.hand_powers import NameNumber
from starhaul.race.powers import Flag, Good, Phase, Power
from starhaul.race.scoring import bill
from starhaul.race.terms import Term

EXAMPLE = ROOT / "examples" / "own-cards" / "frontier.toml"
PAGE = ROOT / "docs" / "own-cards.md"

WORLD = """
[[card]]
id = "quiet-moon"
name = "Quiet Moon"
type = "world"
cost = 2
vp = 1
"""
DEVELOPMENT = """
[[card]]
id = "long-plan"
name = "Long Plan"
type = "development"
cost = 3
vp = 2
"""


def own(folder: Path, *texts: str) -> RaceGame:
    """The game with files of these contents."""
    files = []
    for at, text in enumerate(texts):
        files.append(folder / f"mine-{at}.toml")
        files[-1].write_text(text, encoding="utf-8")
    return GAME.with_content(files)


@pytest.fixture(scope="module")
def frontier() -> RaceGame:
    return GAME.with_content([EXAMPLE])


# --- what is refused ------------------------------------------------------------------------------------------

REFUSED = {
    WORLD + 'colour = "red"': "card 'quiet-moon': colour: unknown field; known are id, name, type, cost",
    WORLD + 'powers = [{ kind = "teleport" }]': "powers[0].kind: must be one of start_discard, see, keep",
    WORLD + 'powers = [{ kind = "see", n = 1, twice = true }]': "powers[0].twice: unknown field; known are kind, n",
    DEVELOPMENT.replace("3", "6")
    + 'scoring = [{ kind = "per_moon", vp = 1 }]': "scoring[0].kind: must be one of per_world",
    "[[planet]]\nid = 'x'": "planet: unknown table; known are card",
    WORLD.replace('"quiet-moon"', '"gem-world"'): "card 'gem-world': id: a printed card has this id already",
    WORLD.replace('"quiet-moon"', '"Quiet Moon"'): "id: must be small letters and digits",
    WORLD.replace('"quiet-moon"', '"all"'): "id: 'all' means every card",
    WORLD + WORLD: "id: another entry has this id already",
    WORLD
    + WORLD.replace("quiet-moon", "other-moon"): "card 'other-moon': name: another card is called 'Quiet Moon' already",
    WORLD.replace('name = "Quiet Moon"', ""): "name: is missing",
    WORLD.replace('"Quiet Moon"', '" "'): "name: must not be empty",
    WORLD.replace('"world"', '"goal"'): "type: must be one of world, development, not 'goal'",
    WORLD.replace("cost = 2", "cost = 8"): "cost: must be from 0 to 7, not 8",
    DEVELOPMENT.replace("cost = 3", "cost = 7"): "cost: must be from 1 to 6 for a development, not 7",
    DEVELOPMENT.replace("cost = 3", "cost = 0"): "cost: must be from 1 to 6 for a development, not 0",
    WORLD.replace("vp = 1", "vp = 10"): "vp: must be from -9 to 9, not 10",
    WORLD + "copies = 18": "copies: must be from 1 to 17, not 18",
    WORLD + "start = 9": "start: start worlds of your own are not foreseen",
    WORLD + 'powers = [{ kind = "start_discard", n = 3 }]': "powers[0]: only a start world has this power",
    DEVELOPMENT + "military = true": "military: only worlds can be military",
    DEVELOPMENT + 'good = "rare"': "good: only worlds have a good",
    DEVELOPMENT + 'yields = "windfall"': "yields: only worlds yield goods",
    DEVELOPMENT + 'powers = [{ kind = "produce" }]': "powers[0]: only a production world produces by itself",
    WORLD + 'good = "rare"': "yields: is missing: the world has a good",
    WORLD + 'yields = "windfall"': "good: is missing: the world yields something",
    WORLD + 'good = "any"\nyields = "windfall"': "good: must be one kind, not any",
    WORLD + 'good = "rare"\nyields = "production"': "powers: a production world has exactly one power produce",
    WORLD + 'good = "rare"\nyields = "windfall"\npowers = [{ kind = "produce" }]': "powers[0]: only a production world",
    WORLD + 'scoring = [{ kind = "per_world", vp = 1 }]': "scoring: only developments of cost 6 score",
    DEVELOPMENT + 'scoring = [{ kind = "per_world", vp = 1 }]': "scoring: only developments of cost 6 score",
    DEVELOPMENT.replace("3", "6") + 'scoring = [{ kind = "per_named", vp = 1, card = "moon" }]': (
        "scoring[0].card: there is no card 'moon'"
    ),
    DEVELOPMENT.replace("3", "6") + 'scoring = [{ kind = "per_world", vp = 1, good = "any" }]': (
        "scoring[0].good: must be one kind, or be left out"
    ),
    WORLD + 'flags = ["rebel", "rebel"]': "flags: names a keyword twice",
    WORLD + 'flags = ["pirate"]': "flags[0]: must be one of rebel, alien, imperium",
    WORLD + 'powers = [{ kind = "see", n = 0 }]': "powers[0].n: must be from 1 to 9, not 0",
    WORLD + 'powers = [{ kind = "see", n = "two" }]': "powers[0].n: must be a whole number, not 'two'",
    WORLD + 'powers = [{ kind = "military", n = 1, vs_good = "any" }]': "powers[0].vs_good: must be one kind",
    WORLD
    + 'powers = [{ kind = "military", n = 1, vs_good = "rare", vs_flag = "rebel" }]': "powers[0]: is against a good",
    WORLD
    + 'powers = [{ kind = "second_world" }, { kind = "second_world" }]': "powers[1]: a card has second_world only once",
    WORLD + "powers = [" + '{ kind = "see", n = 1 }, ' * 9 + "]": "powers: a card has at most 8 powers, not 9",
    WORLD + 'powers = [{ kind = "price", n = 1, this_world = true }]': "this_world: this card never carries a good",
    WORLD
    + 'powers = [{ kind = "price_per_flag", n = 1, good = "any", flag = "rebel" }]': "good: must be one kind, not any",
    WORLD + 'powers = [{ kind = "draw_per_world", n = 1 }]': "powers[0]: counts worlds of a good or military worlds",
    WORLD + 'powers = [{ kind = "draw_if_produced_here", n = 1 }]': "powers[0]: no good can be produced here",
    WORLD + 'powers = [{ kind = "military", n = 2 }, { kind = "sacrifice_military", n = 3 }]': (
        "powers[1]: goes with the card, so it cannot stand beside other strength"
    ),
    WORLD + 'powers = [{ kind = "sacrifice_military", n = 3 }, { kind = "hand_military", n = 1, max = 2 }]': (
        "powers[0]: goes with the card, so it cannot stand beside other strength"
    ),
    WORLD + 'powers = [{ kind = "consume" }]': "powers[0]: yields nothing: give it vp or cards",
    WORLD + 'powers = [{ kind = "consume", vp = 1, this_world = true }]': "this_world: this card never carries a good",
    WORLD
    + 'powers = [{ kind = "consume", vp = 1, goods = 3, distinct = true, times = 2 }]': "times: goods of different",
    WORLD + 'powers = [{ kind = "consume", vp = 1, goods = 5, distinct = true }]': "goods: there are only four kinds",
    WORLD
    + 'powers = [{ kind = "consume", vp = 1, goods = 2, distinct = true, good = "rare" }]': "good: different kinds",
    "this is not TOML": "is not TOML",
}


@rule("TGS-CUSTOM-02", "TGS-CUSTOM-03", "TGS-CUSTOM-07")
@pytest.mark.parametrize("text", REFUSED)
def test_what_cannot_be_said_is_refused_with_a_reason(text: str, tmp_path: Path) -> None:
    with pytest.raises(ContentError) as refusal:
        own(tmp_path, text)
    assert refusal.value.file == "mine-0.toml"
    assert REFUSED[text] in str(refusal.value)


def test_a_refusal_names_the_line(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"mine-0\.toml:10: card 'long-plan': cost"):
        own(tmp_path, WORLD + DEVELOPMENT.replace("cost = 3", "cost = 9"))


def test_two_files_are_one_set(tmp_path: Path) -> None:
    assert [*own(tmp_path, WORLD, DEVELOPMENT).own_cards] == ["quiet-moon", "long-plan"]
    with pytest.raises(ContentError, match=r"mine-1\.toml.*another card is called 'Quiet Moon'"):
        own(tmp_path, WORLD, WORLD.replace("quiet-moon", "other-moon"))


# --- what is accepted -----------------------------------------------------------------------------------------


@rule("TGS-CUSTOM-01", "TGS-CUSTOM-02")
def test_worlds_and_developments_join_the_deck(frontier: RaceGame) -> None:
    cards = frontier.catalogue(Options(own_cards=("all",)))
    mine = cards.design[len(catalogue()) :]
    assert {design.type for design in mine} == {"world", "development"}
    assert len(mine) == 7
    for expansion, printed in (("base", 114), ("tgs", 136)):
        assert len(cards.deck(expansion)) == printed + 7  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (4, {"expansion": "base"}), (1, {"robot": "hard"}), (3, {"draft": True})],
)
def test_a_good_file_plays(frontier: RaceGame, seats: int, options: dict[str, object]) -> None:
    check_game(Case(frontier, seats, {"own_cards": ["all"], **options}, positions=12), seeds=range(1))


def prefer_own(state: State, seat: Seat, moves: list[Move], rng: Random) -> Move:
    """Own cards are kept and placed wherever possible."""
    del state, seat
    return next((move for move in moves if str(move).startswith(("place own", "keep own"))), rng.choice(moves))


def test_every_own_card_gets_played(frontier: RaceGame) -> None:
    placed: set[str] = set()
    for seed in range(25):
        for state, _ in walk(Case(frontier, 2, {"own_cards": ["all"]}, prefer_own), seed):
            assert isinstance(state, RaceState)
            placed |= {state.cards.design[card].id for player in state.players for card in player.tableau}
    assert {*frontier.own_cards} <= placed


@rule("TGS-CUSTOM-04")
def test_a_card_joins_with_its_count_and_a_copy_is_not_placed_twice(frontier: RaceGame) -> None:
    state = frontier.new_game(Options(own_cards=("militia-drill",)), 2)
    copies = [card for card in state.piles[0].deck if state.cards.design[card].id == "militia-drill"]
    assert len(copies) == 2
    while [*state.decisions] == [] or state.round == 0:
        state.resolve(state.chance.sample(Random(0))) if state.chance else _first_move(state)
    player = state.players[0]
    state.piles[0].deck = [card for card in state.piles[0].deck if card not in copies]
    player.place(copies[0])
    player.wake(state.cards)
    player.hand = sorted({*player.hand, copies[1]})
    for seat in (0, 1):
        for _ in range(2):
            moves = [*map(str, state.legal_moves(Seat(seat)))]
            at = moves.index("choose develop") if "choose develop" in moves else moves.index("choose produce")
            state.apply(Seat(seat), state.legal_moves(Seat(seat))[at])
    assert not [move for move in state.legal_moves(Seat(0)) if "own-" in str(move)]
    player.tableau = [card for card in player.tableau if card != copies[0]]
    state.known_moves = {}
    assert [str(move) for move in state.legal_moves(Seat(0)) if "own-" in str(move)] == ["place own-2"]


def _first_move(state: RaceState) -> None:
    seat = next(iter(state.decisions))
    state.apply(seat, state.legal_moves(seat)[0])


@rule("TGS-CUSTOM-04")
def test_there_are_seventeen_blank_cards(tmp_path: Path) -> None:
    game = own(tmp_path, WORLD + "copies = 9\n" + DEVELOPMENT + "copies = 9\n")
    assert game.new_game(Options(own_cards=("quiet-moon",)), 2).chance is not None
    with pytest.raises(BadOption, match="18 cards are too many, there are 17 blank ones"):
        game.new_game(Options(own_cards=("all",)), 2)


@rule("TGS-CUSTOM-05")
def test_own_cards_count_for_goals_scoring_and_the_robot(frontier: RaceGame) -> None:
    state = frontier.new_game(Options(own_cards=("all",)), 2)
    named = {state.cards.design[card].id: card for card in range(len(catalogue()), len(state.cards))}
    player = state.players[0]
    for id in ("lighthouse-moon", "salvage-belt", "frontier-council"):
        player.place(named[id])
    player.wake(state.cards)
    assert goal_total(state, player, "six_developments") == 1
    assert goal_total(state, player, "kinds_of_worlds") == 2
    assert goal_total(state, player, "flag_alien") == 1
    lines = {line.reason: line.amount for line in bill(state, player)}
    assert lines["frontier-council"] == 3 + 2
    solo = Solo(credit=0, game=frontier, own_cards=("all",))
    solo.put_back(solo.robot.deck)
    solo.robot.deck = [named["salvage-belt"], named["lighthouse-moon"], named["frontier-council"]]
    pile, hand = solo.state.piles[0], solo.state.players[0].hand
    pile.deck = [card for card in pile.deck if card not in solo.robot.deck]
    pile.discard = [card for card in pile.discard if card not in solo.robot.deck]
    solo.state.players[0].hand = [card for card in hand if card not in solo.robot.deck]
    solo.round("trade produce", "settle+x2", comes="drop-ships space-marines mining-robots")
    assert solo.robot.tableau[-1] == named["lighthouse-moon"]


@rule("TGS-CUSTOM-06")
def test_gambling_names_one_to_seven(tmp_path: Path) -> None:
    game = own(tmp_path, WORLD.replace("cost = 2", "cost = 0"))
    state = game.new_game(Options(own_cards=("all",)), 2)
    assert NameNumber(0).moves(state, Seat(0)) == NAME[1:8]


@rule("RFG-CON-05", "TGS-CUSTOM-02")
@pytest.mark.parametrize(("goods", "consumed"), [(1, 0), (2, 2), (3, 2), (4, 4), (5, 4)])
def test_a_power_that_needs_two_goods_twice_takes_whole_pairs(goods: int, consumed: int, tmp_path: Path) -> None:
    powers = 'powers = [{ kind = "consume", goods = 2, times = 2, vp = 3, cards = 1 }]'
    state = own(tmp_path, DEVELOPMENT + powers).new_game(Options(own_cards=("all",)), 2)
    player = state.players[0]
    card = next(card for card in range(len(catalogue()), len(state.cards)))
    worlds = [at for at, design in enumerate(state.cards.design) if design.good and design.yields == "production"]
    for placed in (card, *worlds[:goods]):
        player.place(placed)
    for at, world in enumerate(worlds[:goods]):
        player.add_good(world, worlds[-1 - at])
    code = card << POWER_BITS
    assert is_usable(state, player, code) == (consumed > 0)
    if consumed:
        use(state, player, [code], code)
        while (question := state.questions.pop(player.seat, None)) is not None:
            question.answer(state, player.seat, question.moves(state, player.seat)[0])
    assert (len(player.goods), player.chips) == (goods - consumed, 3 * consumed // 2)


# --- options, records, views ----------------------------------------------------------------------------------


def test_a_game_names_the_cards_it_uses(frontier: RaceGame) -> None:
    plain = frontier.new_game(Options(), 2)
    assert plain.cards is catalogue()
    with pytest.raises(BadOption, match="there is no own card 'no-such-thing'; known are all, lighthouse-moon"):
        frontier.new_game(Options(own_cards=("no-such-thing",)), 2)
    with pytest.raises(BadOption, match="there is no own card 'lighthouse-moon'; known are all"):
        GAME.new_game(Options(own_cards=("lighthouse-moon",)), 2)


def test_the_hash_covers_the_cards_that_are_used(frontier: RaceGame, tmp_path: Path) -> None:
    changed = own(
        tmp_path,
        EXAMPLE.read_text(encoding="utf-8").replace(
            'name = "Salvage Belt"\ntype = "world"\ncost = 3', ('name = "Salvage Belt"\ntype = "world"\ncost = 4')
        ),
    )
    for names, same in (((), True), (("lighthouse-moon",), True), (("salvage-belt",), False), (("all",), False)):
        options = Options(own_cards=names)
        assert (frontier.content_hash(options) == changed.content_hash(options)) is same
    assert frontier.content_hash(Options()) == GAME.content_hash(Options())
    assert frontier.content_hash(Options(own_cards=("all",))) != GAME.content_hash(Options())


def test_a_record_says_which_cards_were_used(frontier: RaceGame) -> None:
    case = Case(frontier, 2, {"own_cards": ["lighthouse-moon", "frontier-council"]})
    state, record = recorded_game(case, 7)
    assert record.header.options == {"own_cards": ["lighthouse-moon", "frontier-council"]}
    assert replay(read_record(record.write()), frontier).dump() == state.dump()


def test_a_view_tells_what_the_own_cards_are(frontier: RaceGame) -> None:
    state = frontier.new_game(Options(own_cards=("lighthouse-moon",)), 2)
    view = state.view(Seat(0))
    assert [design.name for design in view.own_cards] == ["Lighthouse Moon"] * 2
    assert state.cards.label[len(catalogue())] == "own-1"


# --- the page -------------------------------------------------------------------------------------------------


def classes(union: Any) -> list[type[Any]]:
    return [*get_args(union)]


def parameters(kind: type[Any]) -> str:
    """What a power or term takes, as the page writes it."""
    hints = get_type_hints(kind)
    shown = [parameter(field, hints[field.name]) for field in fields(kind) if field.name != "kind"]
    return ", ".join(shown) or "none"


def parameter(field: Field[Any], hint: Any) -> str:
    text = f"`{field.name}` {words_for(hint)}"
    if field.default is MISSING:
        return text
    default = field.default
    if default is None or default is False:
        return f"[{text}]"
    return f"[{text} = {default.name.lower() if isinstance(default, Enum) else default}]"


def words_for(hint: Any) -> str:
    choices = [choice for choice in get_args(hint) if choice is not NoneType]
    if get_origin(hint) is Literal:
        return " or ".join(choices)
    if choices:
        return words_for(choices[0])
    return {int: "number", bool: "true/false", str: "id", Good: "good", Flag: "keyword", Phase: "phase"}[hint]


def rows(union: Any) -> list[str]:
    """The rows of the page's table, from the code."""
    lines = []
    for kind in classes(union):
        (name,) = get_args(get_type_hints(kind)["kind"])
        phase = f" {kind.phase.name.lower()} |" if hasattr(kind, "phase") else ""
        lines.append(f"| `{name}` |{phase} {parameters(kind)} | {kind.__doc__} |")
    return lines


@pytest.mark.parametrize("union", [Power, Term], ids=["powers", "scoring"])
def test_the_page_tells_the_whole_vocabulary(union: Any) -> None:
    page = PAGE.read_text(encoding="utf-8").splitlines()
    table = [line for line in rows(union) if not line.startswith("| `start_discard`")]
    assert [line for line in table if line not in page] == []
    known = {line.split("`")[1] for line in (*rows(Power), *rows(Term))}
    shown = [line.split("`")[1] for line in page if line.startswith("| `")]
    assert {*shown} <= known | {field.name for field in fields(OwnCard)}


def test_the_page_tells_every_field() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for field in fields(OwnCard):
        if field.name != "start":
            assert f"| `{field.name}` |" in page
    for enum in (Good, Flag, Phase):
        for member in enum:
            assert f"`{member.name.lower()}`" in page


def test_the_page_shows_a_card_that_works(tmp_path: Path) -> None:
    block = PAGE.read_text(encoding="utf-8").split("```toml\n")[1].split("```")[0]
    file = tmp_path / "page.toml"
    file.write_text(block, encoding="utf-8")
    assert len(GAME.with_content([file]).own_cards) == 1
