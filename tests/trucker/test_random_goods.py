"""Room for goods that is not what it usually is, and hidden goods: random holdings against plain definitions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product
from random import Random

import pytest

from starhaul.kernel import Seat
from starhaul.trucker import TruckerState, parse_move
from starhaul.trucker.cargo import GainGoods, LoseGoods
from starhaul.trucker.components import ROUTING_MODULE, STRUCTURAL
from starhaul.trucker.events import Cause
from starhaul.trucker.goods import BLUE, COLOURS, GREEN, RED, YELLOW
from starhaul.trucker.grid import cells_in
from starhaul.trucker.hull_rules import CargoRules, HullRules
from starhaul.trucker.scoring import prices
from starhaul.trucker.ship import Ship
from starhaul.trucker.stowing import best_stowing, gain, rooms
from starhaul.trucker.terms import Terms
from trucker.shipyard import ship
from trucker.tables import asked, fly, manned

SEAT = Seat(0)
STASH = CargoRules((STRUCTURAL, ROUTING_MODULE), (BLUE, GREEN))
ROUNDS = 40
LOSSES = ("SURRENDER", "LOSE_GOOD", "PAY_TOKEN")
Block = tuple[int, int]
"""Its cell and its colour."""
Outcome = tuple[frozenset[tuple[Block, int]], int]
"""The blocks that went, how many of each, and the number of tokens."""


def freighter() -> Ship:
    """Two modules, a special hold for two blocks, a hold for two, a battery."""
    drawing = """
        pipes:**** start       pipes:****
        hold:0*00  specialx2:**** batteryx2:***3
    """
    return manned(ship("II", (6, 7), drawing))


def with_rules(built: Ship, cargo: CargoRules) -> Ship:
    built.obey(HullRules().with_cargo(cargo))
    return built


def laden(built: Ship, rng: Random, tokens: int) -> Ship:
    """As much aboard as chance wants, each block where it may lie."""
    for cell in cells_in(built.working_stores):
        for _ in range(rng.randint(0, built.containers(cell))):
            fitting = [colour for colour in range(len(COLOURS)) if built.can_load(cell, colour)]
            if fitting:
                built.load_good(cell, rng.choice(fitting))
    for cell in cells_in(built.token_cells()):
        built.set_tokens(cell, tokens)
    return built


# Giving up


def losing(built: Ship, count: int, *, is_free: bool) -> TruckerState:
    table = fly(built, manned(ship("II", (7, 7), "\nstart\n")))
    terms = Terms()
    terms.hull, terms.are_losses_chosen = built.rules, is_free
    table.terms = [terms, table.terms[1]]
    table.questions = {}
    table.first_for(SEAT, LoseGoods(count, Cause.PENALTY))
    table.run_due()
    return table


def blocks_of(built: Ship) -> Counter[Block]:
    return Counter((cell, colour) for cell in cells_in(built.occupied) for colour in built.goods_at(cell))


def reached(table: TruckerState, before: Ship) -> Iterator[Outcome]:
    """What is gone at the end of every path."""
    if asked(table).get(SEAT) not in LOSSES:
        now = table.ships[SEAT]
        yield frozenset((blocks_of(before) - blocks_of(now)).items()), before.total_tokens - now.total_tokens
        return
    for move in table.legal_moves(SEAT):
        after = table.clone()
        after.apply(SEAT, move)
        yield from reached(after, before)


def is_hidden(built: Ship, block: Block) -> bool:
    """Said again in the words of the digest (ABE-SUP-SMU-01, ABE-SUP-STO-02)."""
    cell, colour = block
    kind = built.kind_at(cell)
    cargo = built.rules.cargo
    assert cargo is not None
    in_special = not (built.holds_for(YELLOW) & ~built.holds_for(RED)) >> cell & 1 and built.holds >> cell & 1
    return kind in cargo.stash_kinds or (bool(in_special) and colour in cargo.hidden_colours)


def allowed(built: Ship, count: int, *, is_free: bool) -> set[Outcome]:
    """Every way to give so many: less only with nothing left that is not hidden, and no token; and without free choice
    nothing that is shown stays that is worth more than something given."""
    every = list(blocks_of(built).elements())
    found = set()
    for size in range(min(count, len(every)) + 1):
        for places in combinations(range(len(every)), size):
            given = [every[place] for place in places]
            kept = [every[place] for place in range(len(every)) if place not in places]
            shown = [colour for cell, colour in kept if not is_hidden(built, (cell, colour))]
            tokens = min(count - size, built.total_tokens)
            is_short = size + tokens < count
            if is_short and shown:
                continue
            if not is_free and shown and (tokens or max(shown) > min([colour for _, colour in given], default=9)):
                continue
            found.add((frozenset(Counter(given).items()), tokens))
    return found


def is_in_vain(built: Ship, outcome: Outcome) -> bool:
    """Whether something hidden goes although all that is shown goes as well, and all tokens."""
    given, tokens = Counter(dict(outcome[0])), outcome[1]
    left = blocks_of(built) - given
    return (
        any(is_hidden(built, block) for block in given)
        and all(is_hidden(built, block) for block in left)
        and tokens == built.total_tokens
    )


@pytest.mark.parametrize("is_free", [False, True])
def test_what_can_be_given_up_is_what_the_rules_allow_and_each_way_has_one_path(is_free: bool) -> None:
    cargo = STASH.with_hidden((BLUE, GREEN, YELLOW)) if is_free else STASH
    choices = 0
    for seed in range(ROUNDS):
        rng = Random(seed)
        built = laden(with_rules(freighter(), cargo), rng, rng.randint(0, 2))
        count = rng.randint(1, 4)
        paths = Counter(reached(losing(built.clone(), count, is_free=is_free), built))
        possible = allowed(built, count, is_free=is_free)
        assert set(paths) <= possible
        useful = {outcome for outcome in possible if not is_in_vain(built, outcome)}
        assert {outcome for outcome in paths if not is_in_vain(built, outcome)} == useful
        assert set(paths.values()) == {1}
        choices += len(useful) > 1
    assert choices > ROUNDS // 4


def test_the_default_leads_to_an_end_that_the_rules_allow() -> None:
    for seed in range(ROUNDS):
        rng = Random(seed)
        built = laden(with_rules(freighter(), STASH), rng, rng.randint(0, 2))
        count = rng.randint(1, 4)
        table = losing(built.clone(), count, is_free=False)
        while asked(table).get(SEAT) in LOSSES:
            table.apply(SEAT, table.questions[SEAT].default(table, SEAT))
        (outcome,) = reached(table, built)
        assert outcome in allowed(built, count, is_free=False)
        assert not is_in_vain(built, outcome)


# Loading


RULES = [
    STASH,
    STASH.with_stash_bonus(1),
    CargoRules().with_red_containers(1),
    STASH.with_stash_bonus(1).with_red_containers(1).with_hidden((BLUE, GREEN, YELLOW)),
]


def most_credits(built: Ship, dock: tuple[int, ...]) -> int:
    """The best of all arrangements: for each kind of room, any blocks that may lie there."""
    stock = Counter({colour: count + built.total_goods()[colour] for colour, count in enumerate(dock)})
    cargo = built.rules.cargo
    assert cargo is not None
    ways: list[list[Counter[int]]] = []
    for cell in cells_in(built.working_stores):
        empty = built.clone()
        for colour in built.goods_at(cell):
            empty.unload_good(cell, colour)
        ways.append(list(fillings(empty, cell, Counter())))
    best = 0
    for chosen in product(*ways):
        total = sum(chosen, Counter())
        if total <= stock:
            stashed = sum(
                sum(held.values())
                for held, cell in zip(chosen, cells_in(built.working_stores), strict=True)
                if built.stashes >> cell & 1
            )
            best = max(best, sum((colour + 1) * n for colour, n in total.items()) + cargo.stash_bonus * stashed)
    return best


def fillings(built: Ship, cell: int, held: Counter[int], least: int = 0) -> Iterator[Counter[int]]:
    yield held
    for colour in range(least, len(COLOURS)):
        if built.can_load(cell, colour):
            after = built.clone()
            after.load_good(cell, colour)
            yield from fillings(after, cell, held + Counter([colour]), colour)


@pytest.mark.parametrize("cargo", RULES, ids=["stash", "bonus", "red", "all"])
def test_the_advised_loading_can_be_done_and_nothing_brings_more(cargo: CargoRules) -> None:
    for seed in range(ROUNDS // 4):
        rng = Random(seed)
        built = laden(with_rules(freighter(), cargo), rng, 2)
        before = prices(built)[0]
        offered = tuple(rng.choices(range(len(COLOURS)), k=rng.randint(1, 4)))
        table = fly(built, manned(ship("II", (7, 7), "\nstart\n")))
        table.questions = {}
        table.first_for(SEAT, GainGoods(offered))
        table.run_due()
        dock = tuple(offered.count(colour) for colour in range(len(COLOURS)))
        best = most_credits(built, dock)
        assert before + gain(built, dock) == best
        for move in best_stowing(built, dock):
            table.apply(SEAT, parse_move(str(move)))
        if asked(table).get(SEAT) == "LOAD":
            table.apply(SEAT, parse_move("done"))
        assert prices(table.ships[SEAT])[0] == best


def test_rooms_say_what_can_be_loaded_where() -> None:
    built = with_rules(freighter(), STASH.with_red_containers(1))
    found = {room.square: (room.containers, room.most) for room in rooms(built)}
    assert found[(6, 7)] == found[(8, 7)] == (1, (1, 1, 0, 0))
    assert found[(7, 8)] == (2, (2, 2, 2, 2))
    containers, most = found[(6, 8)]
    assert most == (containers, containers, containers, 1)
    assert rooms(freighter()) == ()
