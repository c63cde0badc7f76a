"""Setup of base game and expansion (RFG-SET, TGS-5P)."""

from __future__ import annotations

from random import Random

import pytest

from citing import rule
from rules.race.table import CARDS, Table, due, due_cards, idle, names, plain, seat, told
from starhaul.kernel import BadOption, Event, Seat
from starhaul.race import Ask, Expansion, RaceState, new_game, parse_move
from starhaul.race.designs import CardDesign
from starhaul.race.events import Drew, GoodsAppeared, Reshuffled, StartWorldDealt

ACTIONS = ["explore5", "explore1", "develop", "settle", "trade", "x2", "produce"]


def start(state: RaceState, worlds: str = "", until: Ask = Ask.ACTION) -> list[Event]:
    """Deal these start worlds, and anything else; everybody gives the first cards back that may be given."""
    events: list[Event] = []
    rng = Random(1)
    while until not in [decision.ask for decision in state.decisions.values()]:
        chance = state.chance
        if chance is None:
            number = next(iter(state.decisions))
            events += state.apply(number, state.legal_moves(number)[0])
        elif worlds and due_cards(state).by == "start" and not state.players[0].tableau:
            events += state.resolve(chance.read(worlds))
        else:
            events += state.resolve(chance.sample(rng))
    return events


def designs(expansion: Expansion) -> list[CardDesign]:
    return [CARDS.design[card] for card in CARDS.deck(expansion)]


@rule("RFG-SET-01")
def test_two_to_four_play_the_base_game_and_a_fifth_needs_the_expansion() -> None:
    for seats in (2, 3, 4):
        assert len(new_game(seats=seats, expansion="base").players) == seats
    assert len(new_game(seats=5).players) == 5
    wrong: list[tuple[int, Expansion]] = [(5, "base"), (1, "base"), (6, "tgs")]
    for seats, expansion in wrong:
        with pytest.raises(BadOption):
            new_game(seats=seats, expansion=expansion)


@rule("RFG-SET-02")
@pytest.mark.parametrize(("seats", "pool"), [(2, 24), (3, 36), (4, 48)])
def test_the_pool_holds_twelve_points_a_player(seats: int, pool: int) -> None:
    assert new_game(seats=seats, expansion="base").view(None).pool == pool


@rule("RFG-SET-03")
def test_everybody_owns_seven_action_cards() -> None:
    table = Table(seat(), seat(), seat())
    for number in range(3):
        assert table.moves(number) == [f"choose {action}" for action in ACTIONS]


@rule("RFG-SET-04")
def test_in_the_expert_game_everybody_owns_nine() -> None:
    table = Table(seat(), seat(), expert=True)
    cards = {*table.moves()}
    for first in table.moves():
        then = Table(seat(), seat(), expert=True)
        then.play(first)
        cards |= {*then.moves()}
    assert cards == {f"choose {action}" for action in (*ACTIONS, "develop2", "settle2")}


@rule("RFG-SET-05")
@pytest.mark.parametrize(("expansion", "numbers"), [("base", range(5)), ("tgs", range(9))])
def test_one_of_the_shuffled_start_worlds_lies_face_up_before_everybody(expansion: Expansion, numbers: range) -> None:
    state = new_game(seats=3, expansion=expansion, goals=False)
    chance = due(state)
    assert sorted(CARDS.design[card].start or 0 for card in chance.bag) == [*numbers]
    assert chance.seen_by is None, "everybody sees them"
    events = state.resolve(chance.read("new-sparta old-earth epsilon-eridani"))
    assert [(event.seat, CARDS.label[event.world]) for event in told(events, StartWorldDealt)] == [
        (0, "new-sparta"),
        (1, "old-earth"),
        (2, "epsilon-eridani"),
    ]
    assert [names(place.tableau) for place in state.view(Seat(1)).seats] == [
        ["new-sparta"],
        ["old-earth"],
        ["epsilon-eridani"],
    ]


@rule("RFG-SET-06")
def test_a_start_world_that_nobody_got_is_an_ordinary_world() -> None:
    state = new_game(seats=2, goals=False)
    start(state, "new-sparta epsilon-eridani", until=Ask.START_HAND)
    cards = {*state.piles[0].deck, *state.players[0].seen, *state.players[1].seen}
    assert {CARDS.design[card].start for card in cards} - {None} == {0, 2, 4, 5, 6, 7, 8}
    table = Table(seat("new-sparta", hand="old-earth", spare=4), idle())
    table.choose("settle")
    table.play("place old-earth", "pay 3")
    assert table.tableau() == ["new-sparta", "old-earth"]


@rule("RFG-SET-07")
def test_six_cards_are_dealt_and_two_of_them_given_back() -> None:
    state = new_game(seats=2, goals=False)
    start(state, "new-sparta epsilon-eridani", until=Ask.START_HAND)
    assert len(state.view(Seat(0)).seats[0].seen or ()) == 6
    mine = state.players[0].seen[:]
    first, second = (parse_move(f"discard {CARDS.label[card]}") for card in mine[1:3])
    state.apply(Seat(0), first)
    assert Seat(0) in state.decisions, "one card is not enough"
    state.apply(Seat(0), second)
    assert list(state.view(Seat(0)).seats[0].hand or ()) == [card for card in mine if card not in mine[1:3]]
    assert state.view(Seat(1)).known_discards == (), "they lie face down"


@rule("RFG-SET-08")
@pytest.mark.parametrize("world", ["alpha-centauri", "ancient-race"])
def test_a_windfall_start_world_begins_with_a_good_that_nobody_has_seen(world: str) -> None:
    state = new_game(seats=2, goals=False)
    events = start(state, f"{world} new-sparta", until=Ask.START_HAND)
    assert [(event.seat, names(event.worlds)) for event in told(events, GoodsAppeared)] == [(0, [world])]
    assert [names(place.goods) for place in state.view(None).seats] == [[world], []]
    good = state.players[0].under[0]
    guesses = {state.view(Seat(0)).sample_state(Random(seed)).players[0].under[0] for seed in range(20)}
    assert guesses != {good}, "its owner can only guess, too"


@rule("RFG-SET-09")
@pytest.mark.parametrize(("expansion", "counts"), [("base", [114, 59, 50, 5, 95]), ("tgs", [136, 69, 58, 9, 114])])
def test_how_many_cards_there_are(expansion: Expansion, counts: list[int]) -> None:
    deck = designs(expansion)
    game = [card for card in deck if card.start is None]
    worlds = sum(card.type == "world" for card in game)
    assert [len(deck), worlds, len(game) - worlds, len(deck) - len(game), len({card.id for card in deck})] == counts
    assert new_game(seats=2, expansion=expansion, goals=False).view(None).deck == counts[0]


@rule("RFG-SET-09")
def test_nineteen_faces_of_the_base_game_are_there_twice() -> None:
    ids = [card.id for card in designs("base")]
    assert sorted(ids.count(id) for id in {*ids}) == [1] * 76 + [2] * 19


HANDS = {
    "epsilon-eridani": "colony-ship gem-world public-works rebel-fuel-cache",
    "alpha-centauri": "comet-zone expedition-force mining-robots rebel-miners",
    "new-sparta": "export-duties former-penal-colony malevolent-lifeforms new-military-tactics",
    "earths-lost-colony": "avian-uplift-race contact-specialist space-marines spice-world",
    "separatist-colony": "alien-toy-shop deserted-alien-world hive-world space-mercenaries",
}


@rule("RFG-SET-10", "TGS-5P-04")
def test_the_learning_hands() -> None:
    """The fifth, with Separatist Colony, belongs to the expansion."""
    state = new_game(seats=5, learning=True, goals=False)
    events = start(state, " ".join(HANDS))
    for number, (world, hand) in enumerate(HANDS.items()):
        view = state.view(Seat(number)).seats[number]
        assert names(view.tableau) == [world]
        assert sorted(names(view.hand or ())) == hand.split()
    assert [event.count for event in told(events, Drew)] == [4] * 5, "no six cards"
    assert state.view(None).discard == 0, "nothing is given back"


@rule("RFG-SET-10")
def test_only_four_start_worlds_of_the_base_game_have_a_learning_hand() -> None:
    assert names(due(new_game(seats=4, expansion="base", learning=True)).bag) == [*HANDS][:4]


@rule("RFG-SET-11")
def test_what_lies_open_and_what_is_hidden() -> None:
    table = Table(
        seat("old-earth", "gem-world", hand="spice-world new-earth", goods="gem-world", chips=3),
        seat("new-sparta", "drop-ships", hand="rebel-base colony-ship mining-world", chips=2),
    )
    mine, other = table.view(0).seats
    assert names(mine.hand or ()) == ["spice-world", "new-earth"]
    assert other.hand is None
    assert (other.hand_size, other.chips, names(other.tableau)) == (3, 2, ["new-sparta", "drop-ships"])
    beside = table.view(None).seats[0]
    assert beside.hand is None
    assert (beside.hand_size, beside.chips, names(beside.goods)) == (2, 3, ["gem-world"])


@rule("RFG-SET-11")
def test_nobody_looks_through_the_discards_of_others() -> None:
    table = Table(seat("old-earth", hand="spice-world gem-world mining-world"), idle("new-sparta"))
    table.choose("settle")
    table.play("place spice-world")
    assert table.discard == ["gem-world", "mining-world"]
    assert names(table.view(0).known_discards) == ["gem-world", "mining-world"], "who paid knows what with"
    assert table.view(1).known_discards == ()
    assert table.view(1).discard == 2


@rule("RFG-SET-12")
def test_the_discard_pile_becomes_the_deck_when_a_card_is_needed_and_there_is_none() -> None:
    table = Table(seat("new-sparta", hand="gem-world"), idle("old-earth"))
    table.only_deck("spice-world mining-world", discard="new-earth comet-zone artist-colony")
    table.choose("explore1")
    assert [event.cards for event in told(table.events, Reshuffled)] == [3]
    assert sorted(table.drawn[0][1]) == ["mining-world", "spice-world"], "first what is left of the deck"


@rule("RFG-SET-12")
def test_an_empty_deck_waits_until_the_next_card_is_needed() -> None:
    table = Table(seat("new-sparta", hand="gem-world spice-world volcanic-world"), idle("old-earth"))
    table.only_deck("mining-world", discard="new-earth")
    table.choose("settle")
    table.play("place gem-world")
    assert (table.view().deck, table.view().discard) == (0, 3), "the last card of the deck was the bonus"
    assert told(table.events, Reshuffled) == []


@rule("RFG-SET-13")
def test_without_any_card_nothing_is_drawn_and_nothing_produced() -> None:
    table = Table(seat("old-earth", "gem-world", "spice-world", spare=1), idle("new-sparta"))
    table.only_deck("mining-world")
    table.choose("produce")
    assert len(table.goods()) == 1, "there was one card for two worlds"
    assert table.size() == 1, "and none for Gem World's owner"
    table.choose("explore5")
    table.rest()
    assert table.size() == 1


@rule("RFG-SET-14")
def test_cards_are_drawn_in_seat_order_from_the_lowest_start_world_on() -> None:
    table = Table(idle("new-sparta"), idle("old-earth"), idle("earths-lost-colony"))
    events = table.choose("explore5")
    assert [event.seat for event in told(events, Drew)] == [1, 2, 0]


@rule("RFG-SET-14")
def test_where_somebody_sits_does_not_change_what_may_be_done() -> None:
    places = [seat("new-sparta", hand="rebel-miners"), seat("old-earth", hand="gem-world colony-ship")]
    for order in ([0, 1], [1, 0]):
        table = Table(*[places[at] for at in order])
        table.choose("settle")
        assert table.places(order.index(0)) == ["rebel-miners"]
        assert table.places(order.index(1)) == []


@rule("RFG-SET-15")
def test_what_is_given_back_begins_the_discard_pile() -> None:
    state = new_game(seats=3, goals=False)
    start(state, "new-sparta ancient-race old-earth", until=Ask.START_HAND)
    dealt = [player.seen[:] for player in state.players]
    start(state)
    kept = [card for player in state.players for card in player.hand]
    assert sorted(state.piles[0].discard) == sorted(card for six in dealt for card in six if card not in kept)
    assert state.view(None).discard == 2 + 3 + 2


@rule("TGS-POW-01")
def test_ancient_race_gives_three_cards_back() -> None:
    state = new_game(seats=2, goals=False)
    start(state, "ancient-race new-sparta")
    assert [place.hand_size for place in state.view(None).seats] == [3, 4]


@rule("TGS-POW-01")
def test_ancient_race_placed_later_is_a_windfall_world_like_others() -> None:
    table = Table(seat("new-sparta", hand="ancient-race", spare=6), idle())
    table.choose("settle")
    table.play("place ancient-race", "pay 2")
    assert (table.size(), table.goods()) == (6 - 2 + 1, ["ancient-race"])


@rule("TGS-5P-01", "TGS-5P-03")
def test_five_players_share_sixty_points_and_choose_one_action_each() -> None:
    """25 ones and 7 fives lie in base game and expansion together."""
    table = Table(*[idle() for _ in range(5)])
    assert table.view().pool == (18 + 7) * 1 + (6 + 1) * 5 == 60
    table.choose("develop", "settle", "trade", "x2", "produce")
    assert table.view().round == 2


@rule("TGS-5P-02")
def test_the_fifth_player_has_no_use_for_second_cards() -> None:
    table = Table(*[seat() for _ in range(5)], expert=True)
    assert table.moves(4) == [f"choose {action}" for action in ACTIONS]
    two = Table(seat(), seat(), expert=True)
    two.play("choose develop")
    assert "choose develop2" in two.moves()


@rule("TGS-5P-05")
def test_what_the_expansion_adds() -> None:
    base, both = designs("base"), designs("tgs")
    added = [card.id for card in both]
    for card in base:
        if card.id != "gambling-world":
            added.remove(card.id)
    added.remove("gambling-world-tgs")
    new = [CARDS.design[CARDS.named.get(id, CARDS.named.get(f"{id}#1", -1))] for id in added]
    assert sorted(card.start for card in new if card.start is not None) == [5, 6, 7, 8]
    game = [card for card in new if card.start is None]
    assert len(game) == 18
    assert sum(card.type == "world" for card in game) == 10
    assert sum(card.type == "development" for card in game) == 8
    for id, copies in (("space-mercenaries", 2), ("improved-logistics", 2), ("contact-specialist", 1)):
        assert added.count(id) == copies
    assert [card.id for card in both].count("contact-specialist") == 3


@rule("TGS-5P-06")
def test_the_new_gambling_world_plays_like_the_old_one() -> None:
    old, new = (CARDS.design[CARDS.named[id]] for id in ("gambling-world", "gambling-world-tgs"))
    assert (old.cost, old.vp, old.powers, old.flags) == (new.cost, new.vp, new.powers, new.flags)
    worlds = {plain(card.id) for card in designs("tgs")}
    assert ("gambling-world" in worlds, "gambling-world-tgs" in worlds) == (False, True)
