"""The draft, from the rulebook and its digest (TGS-DRAFT)."""

from __future__ import annotations

from random import Random

import pytest

from citing import rule
from starhaul.kernel import BadOption, Event, Seat
from starhaul.kernel.testing import Case, check_game, walk
from starhaul.race import GAME, Action, Ask, Options, RaceState, catalogue
from starhaul.race.draft.events import CardTaken, DecksFormed, PackReceived
from starhaul.race.events import Answered, Discarded, GoalsDealt, GoodsAppeared, Reshuffled, StartWorldDealt
from starhaul.race.moves import CHOOSE, NAME

CARDS = catalogue()
DRAFT = {"draft": True}


def draft(seats: int, *, goals: bool = True) -> RaceState:
    return GAME.new_game(Options(draft=True, goals=goals), seats)


def play(state: RaceState, until: Ask, seed: int = 0, keep: str = "") -> list[Event]:
    """Random picks until somebody is asked this; a seat that may keep the named start world does."""
    rng = Random(seed)
    events: list[Event] = []
    while until not in [decision.ask for decision in state.decisions.values()]:
        chance = state.chance
        if chance is not None:
            events += state.resolve(chance.sample(rng))
            continue
        seat = next(iter(state.decisions))
        moves = state.legal_moves(seat)
        wanted = [move for move in moves if str(move) == f"keep {keep}"]
        asked = state.decisions[seat].ask
        events += state.apply(seat, wanted[0] if wanted and asked is Ask.START_WORLD else rng.choice(moves))
    return events


def started(seats: int, seed: int = 0, keep: str = "") -> RaceState:
    state = draft(seats)
    play(state, Ask.ACTION, seed, keep)
    return state


def start_number(card: int) -> int | None:
    return CARDS.design[card].start


def cards_everywhere(state: RaceState) -> list[int]:
    draft = state.draft
    assert draft is not None
    cards = [card for pile in state.piles for card in (*pile.deck, *pile.discard)]
    cards += [card for cards in (*draft.taken, *draft.worlds) for card in cards]
    for player in state.players:
        cards += [*player.hand, *player.seen, *player.tableau, *player.under]
        if player.placing not in (-1, *player.hand, *player.tableau):
            cards.append(player.placing)
    return sorted(cards)


@pytest.mark.parametrize("seats", [2, 3])
def test_the_draft_is_a_game(seats: int) -> None:
    check_game(Case(GAME, seats=seats, options=DRAFT, positions=20), seeds=range(1))


@pytest.mark.parametrize("seats", [2, 3])
def test_every_card_is_in_one_place(seats: int) -> None:
    for seed in range(3):
        for state, _ in walk(Case(GAME, seats=seats, options=DRAFT), seed):
            assert isinstance(state, RaceState)
            assert cards_everywhere(state) == CARDS.deck("tgs")


@rule("TGS-DRAFT-01")
def test_two_or_three_draft_and_goals_come_first() -> None:
    for seats in (4, 5):
        with pytest.raises(BadOption, match="option draft: is for 2 or 3 seats"):
            draft(seats)
    events = play(draft(2), Ask.DRAFT)
    assert [type(event) for event in events[:2]] == [GoalsDealt, GoalsDealt]


@rule("TGS-DRAFT-16")
def test_the_draft_needs_nine_start_worlds_and_excludes_learning_hands() -> None:
    for options in (Options("base", draft=True), Options(draft=True, learning=True)):
        with pytest.raises(BadOption, match="option draft"):
            GAME.new_game(options, 2)


@rule("TGS-DRAFT-02", "TGS-DRAFT-14")
@pytest.mark.parametrize("seats", [2, 3])
def test_an_even_and_an_odd_start_world_come_face_down_to_everybody(seats: int) -> None:
    odd_seen = set()
    for seed in range(20):
        state = draft(seats, goals=False)
        play(state, Ask.DRAFT, seed)
        for seat in range(seats):
            mine = state.view(Seat(seat)).draft
            assert mine is not None
            even, odd = [start_number(card) for card in mine.worlds]
            assert even is not None
            assert odd is not None
            assert (even % 2, odd % 2) == (0, 1)
            odd_seen.add(odd)
    assert odd_seen == {1, 3, 5, 7}
    assert state.view(None).draft.worlds == ()  # type: ignore[union-attr]
    start_worlds = [card for card in cards_everywhere(state) if start_number(card) is not None]
    packs = [card for player in state.players for card in player.seen]
    assert len(start_worlds) == 9
    assert len([card for card in (*state.piles[0].deck, *packs) if start_number(card) is not None]) == 9 - 2 * seats


@rule("TGS-DRAFT-03", "TGS-DRAFT-04", "TGS-DRAFT-13", "race:EX-B31")
@pytest.mark.parametrize(
    ("seats", "first", "second"),
    [
        (3, [0, 2, 1, 0, 2], [0, 1, 2, 0, 1]),  # whose five cards seat 0 takes from: to the left, then to the right
        (2, [0, 1, 0, 1, 0], [0, 1, 0, 1, 0]),
    ],
)
def test_packs_go_round_until_all_five_are_taken(seats: int, first: list[int], second: list[int]) -> None:
    state = draft(seats)
    for expected in (first, second, first, second):
        play(state, Ask.DRAFT)
        packs = [{*player.seen} for player in state.players]
        assert [len(pack) for pack in packs] == [5] * seats
        taken: list[list[int]] = [[] for _ in range(seats)]
        for _ in range(4):
            for seat in range(seats):
                for event in state.apply(Seat(seat), state.legal_moves(Seat(seat))[0]):
                    if isinstance(event, CardTaken):
                        taken[event.seat] += event.cards or ()
        assert [next(seat for seat in range(seats) if card in packs[seat]) for card in taken[0]] == expected
        assert [len(cards) for cards in taken] == [5] * seats


@rule("TGS-DRAFT-05", "TGS-DRAFT-06")
@pytest.mark.parametrize(("seats", "sets", "each", "removed"), [(2, 13, 65, 2), (3, 8, 40, 10)])
def test_the_draft_stops_when_not_everybody_can_be_given_five(seats: int, sets: int, each: int, removed: int) -> None:
    state = draft(seats)
    events = play(state, Ask.START_WORLD)
    assert [event for event in events if isinstance(event, DecksFormed)] == [DecksFormed(each, removed)]
    assert state.draft is not None
    assert state.draft.set == sets
    box = {*state.piles[0].deck}
    assert len(box) == removed
    play(state, Ask.ACTION)
    assert {*state.piles[0].deck} == box  # they never come back


@rule("TGS-DRAFT-07", "TGS-DRAFT-08", "TGS-DRAFT-15")
@pytest.mark.parametrize(("seats", "deck"), [(2, 59), (3, 34)])
def test_six_cards_two_discards_and_one_of_the_start_worlds(seats: int, deck: int) -> None:
    state = draft(seats)
    play(state, Ask.START_WORLD)
    assert [len(player.seen) for player in state.players] == [6] * seats
    worlds = [[*state.view(Seat(seat)).draft.worlds] for seat in range(seats)]  # type: ignore[union-attr]
    events = play(state, Ask.ACTION, keep="old-earth")
    for seat, player in enumerate(state.players):
        (kept,) = player.tableau
        assert kept in worlds[seat]
        pile = state.piles[player.pile]
        rejected = next(card for card in worlds[seat] if card != kept)
        windfall = CARDS.is_windfall[kept]
        is_ancient = CARDS.design[kept].id == "ancient-race"
        assert rejected in pile.discard
        assert (len(player.hand), len(pile.discard)) == ((3, 4) if is_ancient else (4, 3))
        assert len(pile.deck) == deck - windfall
        assert len(player.under) == windfall
    kinds = [type(event) for event in events if isinstance(event, Discarded | StartWorldDealt)]
    assert kinds[: 2 * seats] == [Discarded] * seats + [StartWorldDealt] * seats


@rule("TGS-DRAFT-09", "TGS-DRAFT-15", "TGS-DRAFT-17")
def test_ancient_race_discards_a_third_card_after_the_reveal() -> None:
    for seed in range(30):
        state = draft(2)
        events = play(state, Ask.ACTION, seed, keep="ancient-race")
        for player in state.players:
            if CARDS.design[player.tableau[0]].id == "ancient-race":
                discards = [
                    event.count for event in events if isinstance(event, Discarded) and event.seat == player.seat
                ]
                assert discards == [2, 1]
                last = [type(event) for event in events if isinstance(event, Discarded | StartWorldDealt)][-1]
                assert last is Discarded
                assert (len(player.hand), len(state.piles[player.pile].discard)) == (3, 4)
                assert len(state.piles[player.pile].deck) == 58  # one card is the good of the windfall world
                return
    pytest.fail("nobody was dealt Ancient Race")


@rule("TGS-DRAFT-10", "TGS-DRAFT-11")
def test_everybody_draws_from_and_discards_to_piles_of_their_own() -> None:
    state = started(3, seed=2)
    owned = [owned_by(state, seat) for seat in range(3)]
    before = [len(state.piles[player.pile].deck) for player in state.players]
    rng = Random(5)
    renewed, told = set(), set()
    while not state.is_over:
        if state.chance is not None:
            events = state.resolve(state.chance.sample(rng))
        else:
            asked = next(iter(state.decisions))
            events = state.apply(asked, rng.choice(state.legal_moves(asked)))
        told |= {event.seat for event in events if isinstance(event, Reshuffled)}
        for seat, player in enumerate(state.players):
            assert owned_by(state, seat) == owned[seat]
            if len(state.piles[player.pile].deck) > before[seat]:
                renewed.add(seat)
            before[seat] = len(state.piles[player.pile].deck)
    assert renewed  # somebody's own pile became that seat's own deck
    assert told == renewed


def owned_by(state: RaceState, seat: int) -> list[int]:
    player = state.players[seat]
    pile = state.piles[player.pile]
    cards = [*pile.deck, *pile.discard, *player.hand, *player.seen, *player.tableau, *player.under]
    if player.placing not in (-1, *player.hand, *player.tableau):
        cards.append(player.placing)
    return sorted(cards)


@rule("TGS-DRAFT-11")
def test_gambling_turns_the_own_deck_over() -> None:
    state = started(2)
    player = state.players[0]
    world = CARDS.named["gambling-world-tgs"]
    for pile in state.piles:
        pile.deck = [card for card in pile.deck if card != world]
        pile.discard = [card for card in pile.discard if card != world]
    for other in state.players:
        other.hand = [card for card in other.hand if card != world]
    player.place(world)
    player.wake(CARDS)
    for seat in (0, 1):
        for action in (Action.TRADE, Action.X2):
            state.apply(Seat(seat), CHOOSE[action.value])
    while state.decisions.get(Seat(0)) is None or NAME[1] not in state.legal_moves(Seat(0)):
        seat = next(seat for seat in state.decisions)
        moves = state.legal_moves(seat)
        state.apply(seat, next((move for move in moves if str(move).startswith("use gambling")), moves[0]))
    state.apply(Seat(0), NAME[1])
    assert state.chance is not None
    assert {*state.chance.bag} == {*state.piles[player.pile].deck}  # type: ignore[attr-defined]


@rule("TGS-DRAFT-16")
def test_without_cards_of_ones_own_nothing_is_drawn() -> None:
    state = started(2)
    poor, rich = state.players
    mine = state.piles[poor.pile]
    state.piles[0].deck = sorted([*state.piles[0].deck, *mine.deck, *mine.discard])
    mine.deck, mine.discard = [], []
    before = len(poor.hand)
    for seat in (0, 1):
        for action in (Action.EXPLORE_5, Action.EXPLORE_1):
            state.apply(Seat(seat), CHOOSE[action.value])
    while state.chance is not None:
        state.resolve(state.chance.sample(Random(0)))
    assert (len(poor.hand), len(poor.seen)) == (before, 0)
    assert len(rich.seen) >= 8


@rule("TGS-DRAFT-12")
def test_pool_and_actions_are_as_always() -> None:
    two, three = started(2), started(3)
    assert (two.view(None).pool, three.view(None).pool) == (24, 36)
    two.apply(Seat(0), CHOOSE[0])
    assert Seat(0) in two.decisions  # a second action
    three.apply(Seat(0), CHOOSE[0])
    assert Seat(0) not in three.decisions


@rule("TGS-DRAFT-07")
def test_that_somebody_has_chosen_a_start_world_is_told_at_once() -> None:
    state = draft(3)
    play(state, Ask.START_WORLD)
    while state.decisions[Seat(2)].ask is not Ask.START_WORLD:
        state.apply(Seat(2), state.legal_moves(Seat(2))[0])
    assert state.apply(Seat(2), state.legal_moves(Seat(2))[0]) == [Answered(Seat(2))]


@rule("TGS-DRAFT-14")
def test_picks_worlds_and_discards_are_secret() -> None:
    state = draft(3)
    events = play(state, Ask.ACTION)
    for event in events:
        if isinstance(event, CardTaken | PackReceived | Discarded):
            others = [event.seen_by(Seat(seat)) for seat in range(3) if seat != event.seat]
            for seen in (*others, event.seen_by(None)):
                assert getattr(seen, "cards", None) is None
            assert event.seen_by(Seat(event.seat)) == event
        if isinstance(event, GoodsAppeared):
            assert not hasattr(event, "cards")
    state = draft(3)
    play(state, Ask.DRAFT)
    assert state.decisions[Seat(0)].sealed
    state.apply(Seat(0), state.legal_moves(Seat(0))[0])
    mine, other = state.view(Seat(0)), state.view(Seat(1))
    assert mine.draft is not None
    assert other.draft is not None
    assert (len(mine.draft.unseen), len(other.draft.unseen)) == (1, 0)
    assert (other.seats[0].seen, other.seats[0].seen_size) == (None, 4)


@rule("TGS-DRAFT-14")
def test_a_guess_puts_no_card_into_the_box_that_the_seat_has_seen() -> None:
    state = draft(2)
    met: set[int] = set()
    rng = Random(3)
    while Ask.START_WORLD not in [decision.ask for decision in state.decisions.values()]:
        if state.chance is not None:
            state.resolve(state.chance.sample(rng))
        else:
            met |= {*state.players[0].seen}
            seat = next(iter(state.decisions))
            state.apply(seat, rng.choice(state.legal_moves(seat)))
    for seed in range(20):
        guess = state.view(Seat(0)).sample_state(Random(seed))
        assert not met & {*guess.piles[0].deck}
        worlds = guess.draft.worlds[1] if guess.draft else []
        assert [start_number(card) is not None for card in worlds] == [True, True]


@rule("TGS-DRAFT-14")
@pytest.mark.parametrize("seats", [2, 3])
def test_a_guess_remembers_the_packs_that_were_passed_on(seats: int) -> None:
    state = draft(seats)
    play(state, Ask.DRAFT)
    packs = [{*player.seen} for player in state.players]
    for passes in range(4):
        for guess in [state.view(Seat(0)).sample_state(Random(seed)) for seed in range(10)]:
            for way in range(1, seats):
                pack = {*guess.players[way].seen}
                assert len(pack) == 5 - passes
                if way <= passes:  # it was before seat 0 already, so many passes ago
                    assert pack <= packs[(way - passes) % seats]
                elif seats == 3 or not passes:
                    assert not pack & packs[0]
        if passes == 3:
            break
        for seat in range(seats):
            state.apply(Seat(seat), state.legal_moves(Seat(seat))[0])
    assert state.players[0].seen


def test_to_a_bystander_any_card_of_the_draft_may_be_in_a_pack() -> None:
    state = draft(3)
    play(state, Ask.DRAFT)
    view = state.view(None)
    guesses = [view.sample_state(Random(seed)) for seed in range(250)]
    assert {len(player.seen) for guess in guesses for player in guess.players} == {5}
    assert {card for guess in guesses for player in guess.players for card in player.seen} == {*catalogue().deck("tgs")}


def test_a_drafter_knows_the_own_deck_but_not_its_order() -> None:
    state = started(2)
    mine = state.view(Seat(0)).draft
    assert mine is not None
    assert {*state.piles[1].deck} <= {*mine.unseen}
    assert mine.decks == tuple(len(state.piles[player.pile].deck) for player in state.players)


@rule("TGS-DRAFT-06")
@pytest.mark.parametrize(("seats", "cards"), [(2, 65), (3, 40)])
def test_a_drafter_knows_how_many_cards_are_still_to_be_taken(seats: int, cards: int) -> None:
    state = draft(seats)
    play(state, Ask.DRAFT)
    for left in range(cards, 0, -1):
        if left % 5 != 1:  # the last card of a pack goes by itself
            assert left_for(state, Seat(0)) == left_for(state, None) == left
            state.apply(Seat(0), state.legal_moves(Seat(0))[0])
            assert left_for(state, Seat(0)) == left - 1
            for seat in range(1, seats):
                state.apply(Seat(seat), state.legal_moves(Seat(seat))[0])
            if left % 5 == 2:
                play(state, Ask.DRAFT if left > 5 else Ask.START_WORLD)
    assert left_for(state, Seat(0)) == 0


def left_for(state: RaceState, seat: Seat | None) -> int:
    view = state.view(seat).draft
    assert view is not None
    return view.left
