"""What holds at every moment of every game: nothing appears, nothing vanishes, ships in flight are whole."""

from __future__ import annotations

from collections import Counter
from itertools import compress
from random import Random

from starhaul.kernel.testing import Case
from starhaul.kernel.testing.walk import next_step
from starhaul.trucker import Stage, TruckerState
from starhaul.trucker.alteration import AS_PRINTED
from starhaul.trucker.altering import alteration_at
from starhaul.trucker.boards import GOODS
from starhaul.trucker.cargo import Loading
from starhaul.trucker.components import COMPONENTS, CRUBOT_STATION, RADIOACTIVE, SOLAR_PANEL
from starhaul.trucker.decisions import Ask
from starhaul.trucker.faults import faults
from starhaul.trucker.goods import COLOURS
from starhaul.trucker.grid import cells_in
from starhaul.trucker.missions.deal_special import DealSpecial
from starhaul.trucker.missions.mix_special import MixSpecial
from starhaul.trucker.player import NOTHING
from starhaul.trucker.printed_components import Kind
from starhaul.trucker.ship import BROWN, PURPLE, Ship
from starhaul.trucker.ship_board import NO_CELL
from starhaul.trucker.special_components import SPECIAL_KIND_OF
from trucker.mission_invariants import MissionWatch
from trucker.seats import discards_of, reserves_of, tiles_of


def play_checked(case: Case, seed: int) -> tuple[TruckerState, int]:
    """A random game, looked at after every step: how it ended, and how many steps it took."""
    rng, watch = Random(seed), MissionWatch()
    state = case.new_state()
    assert isinstance(state, TruckerState)
    steps = 0
    while not state.is_over:
        next_step(case, state, rng).on(state)
        check_invariants(state)
        watch.look(state)
        steps += 1
    return state, steps


def check_invariants(state: TruckerState) -> None:
    """Raise AssertionError where the state breaks one."""
    if not state.ships:
        return
    check_tiles(state)
    check_blocks(state)
    check_credits(state)
    for ship in state.ships:
        check_contents(ship)
        check_marks(state, ship)
    if state.stage is Stage.FLIGHT:
        check_ships_are_whole(state)
        check_kept_apart(state)
        check_positions(state)


def check_tiles(state: TruckerState) -> None:
    """Every component is in exactly one place."""
    aboard = [ship.tile_at(cell) for ship in state.ships for cell in cells_in(ship.occupied)]
    held = [tile for tile in tiles_of(state) if tile != NOTHING]
    aside = [tile for tiles in (*reserves_of(state), *discards_of(state)) for tile in tiles]
    everywhere = [*aboard, *held, *aside, *state.heap.face_down, *state.heap.face_up]
    check_special(state, [tile for tile in everywhere if SPECIAL_KIND_OF[tile] is not None])
    found = sorted([tile for tile in everywhere if SPECIAL_KIND_OF[tile] is None])
    heap = state.box.heap
    used = [ship.board.start != NO_CELL for ship in state.ships]  # ABE-IIIB-03: after doubles no starting cabin is
    expected = sorted([*heap, *compress(state.box.starting_cabins, used)])
    if state.level == "L":  # a starting cabin that was taken off leaves the game
        found, expected = [tile for tile in found if tile in heap], list(heap)
    assert found == expected, "components are missing or doubled"
    assert state.heap.count >= 0, "a removed component was taken"


def check_special(state: TruckerState, found: list[int]) -> None:
    """As many special components as the mission says, each in one place; those still face down may be any others."""
    kinds = Counter[str]()
    for effect in state.box.missions[state.leg.mission].setup if state.leg.mission else ():
        if isinstance(effect, DealSpecial | MixSpecial):
            kinds += Counter(dict.fromkeys(effect.kinds, effect.per_player * len(state.taking_part())))
    counts = Counter(str(SPECIAL_KIND_OF[tile]) for tile in found)
    for stock in state.heap.special:
        assert 0 <= stock.count <= len(stock.tiles), "more special components lie face down than there are"
        assert not {*stock.tiles} & {*found}, "a special component is in two places"
        counts[stock.kind] += stock.count
    assert len({*found}) == len(found), "a special component is doubled"
    is_set_up = any(question.ask is Ask.BUILD for question in state.decisions.values())
    if is_set_up or state.stage is not Stage.ASSEMBLY:
        assert counts == kinds, "special components are missing or of the wrong kind"


def check_blocks(state: TruckerState) -> None:
    """Blocks are aboard, in the bank, or on the dock of somebody who loads."""
    docks = [question.dock for question in state.decisions.values() if isinstance(question, Loading)]
    for colour, good in enumerate(GOODS):
        aboard = sum(ship.total_goods()[colour] for ship in state.ships)
        on_docks = sum(dock[colour] for dock in docks)
        assert state.bank[colour] >= 0, f"the bank owes {COLOURS[colour]} blocks"
        assert aboard + on_docks + state.bank[colour] == good.bank, f"{COLOURS[colour]} blocks are not conserved"


def check_credits(state: TruckerState) -> None:
    """What somebody has is what the bill says."""
    for seat in state.all_seats():
        billed = sum(line.amount for line in state.players[seat].purse.bill)
        assert billed == state.players[seat].purse.credits, (
            f"seat {seat} has {state.players[seat].purse.credits} credits and bills of {billed}"
        )


def check_contents(ship: Ship) -> None:
    """Figures only in cabins, tokens in batteries, blocks in holds, each within its room; aliens alone and unique."""
    for cell in cells_in(ship.occupied):
        humans, alien, tokens = ship.humans_at(cell), ship.alien_at(cell), ship.tokens_at(cell)
        is_cabin = bool(ship.cabins >> cell & 1)
        printed = COMPONENTS[ship.tile_at(cell)]
        assert 0 <= humans <= (0 if alien or not is_cabin else 2), f"{printed.id} has the wrong crew"
        is_battery = ship.kind_at(cell) == Kind.BATTERY.value
        assert 0 <= tokens <= (printed.capacity if is_battery else 0), f"{printed.id} has too many tokens"
        assert len(ship.goods_at(cell)) <= room_for_blocks(ship, cell), f"{printed.id} has too many blocks"
    for colour in (PURPLE, BROWN):
        assert ship.aliens[colour].bit_count() <= 1, "two aliens of one colour"
        assert not ship.aliens[colour] & ~ship.cabins, "an alien outside a cabin"


def room_for_blocks(ship: Ship, cell: int) -> int:
    """As printed on holds, and two in a spare hold (ABE-SUP-DEL-04); some ships hide a block in other components
    (ABE-SUP-SMU-01)."""
    if ship.holds >> cell & 1:
        is_spare = alteration_at(ship, cell).part != AS_PRINTED
        return 2 if is_spare else COMPONENTS[ship.tile_at(cell)].capacity
    cargo = ship.rules.cargo
    return int(cargo is not None and ship.kind_at(cell) in cargo.stash_kinds)


def check_marks(state: TruckerState, ship: Ship) -> None:
    """Panels are used and stations active while a card is resolved, and at no other time."""
    assert not ship.used & ~ship.kinds[SOLAR_PANEL], "something is used that is no panel"
    assert not ship.active & ~ship.kinds[CRUBOT_STATION], "something is active that is no station"
    assert state.card != NOTHING or not ship.used | ship.active, "marks outlive the card"


def check_ships_are_whole(state: TruckerState) -> None:
    """A ship in flight is one piece, except while its owner chooses which."""
    for seat, ship in enumerate(state.ships):
        question = state.decisions.get(state.all_seats()[seat])
        if question is not None and question.ask in (Ask.KEEP_PIECE, Ask.REPAIR):
            continue
        assert len(ship.pieces()) <= 1, f"the ship of seat {seat} is in pieces"


def check_kept_apart(state: TruckerState) -> None:
    """Nobody and nothing is where it cannot be held, and what must be kept apart is, except while its owner is asked
    about it."""
    for seat, ship in enumerate(state.ships):
        near = ship.around(ship.kinds[RADIOACTIVE])
        assert not (ship.crewed_cells() | ship.token_cells()) & (near | ship.dead()), "crew or tokens where none can be"
        assert not ship.laden_cells() & ship.dead(), "blocks in a dead zone"
        if state.all_seats()[seat] not in state.decisions:
            codes = {fault.code for fault in faults(ship)}
            assert not codes & {"radioactive_joined", "artifact_in_dead_zone"}, codes


def check_positions(state: TruckerState) -> None:
    """No two rockets share a space of the loop (FLT-05)."""
    spaces = [rocket.position % state.board.spaces for rocket in state.rockets if rocket.is_flying]
    if state.mission.merchant.is_flying:
        spaces.append(state.mission.merchant.position % state.board.spaces)  # MIS-HSE-12
    assert len(set(spaces)) == len(spaces), f"rockets share a space: {spaces}"
