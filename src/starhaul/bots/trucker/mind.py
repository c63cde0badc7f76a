"""How a sound player answers every question of a flight, from what its seat knows.

It reads the state that a view can sample: the ships, the card on the table and the own money are the real ones there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from typing import Final

from starhaul.kernel import Move, Seat
from starhaul.trucker.adventures import CARDS
from starhaul.trucker.adventures.combat_zone import CombatZone
from starhaul.trucker.adventures.planets import Planets
from starhaul.trucker.batteries import BatteryTokens
from starhaul.trucker.card_steps.abandoned import Dock, UseShip
from starhaul.trucker.card_steps.enemies import TakeReward
from starhaul.trucker.card_steps.planets import ChoosePlanet
from starhaul.trucker.cargo import Loading
from starhaul.trucker.components import DOUBLE_CANNON, SHIELD, SOLAR_PANEL, SPECIAL_HOLD
from starhaul.trucker.decisions import Ask
from starhaul.trucker.declaring import PowerDouble
from starhaul.trucker.events import Criterion
from starhaul.trucker.goods import colour_numbers
from starhaul.trucker.grid import cells_in
from starhaul.trucker.measures import MEASURES
from starhaul.trucker.moves import (
    ACCEPT,
    DEFEND,
    DONE,
    FLY_ON,
    PASS,
    Dismiss,
    House,
    Keep,
    Land,
    Load,
    Pay,
    Power,
    Remove,
    Unload,
)
from starhaul.trucker.powering import sources_for
from starhaul.trucker.ship import BROWN, PURPLE, Ship
from starhaul.trucker.state import TruckerState
from starhaul.trucker.strength import engine_strength, full_cannon_halves

from .dodging import shift_or_stay
from .forecast import NEEDS
from .harm import value_of
from .rating import TASTE, rating

RED: Final = 3
DAY: Final = 0.55
"""A flight day, in credits."""
FIGURE: Final = 0.9
"""A member of the crew, in credits."""
SAFE_CREW: Final = {"L": 2, "I": 3, "II": 4, "III": 5, "IV": 6}
"""Figures that had better stay aboard."""

MANY_TOKENS: Final = 99
SPARE_TOKENS: Final = 2
"""Kept for shields where the deck still holds something."""

Answer = Callable[[TruckerState, Seat, Sequence[Move]], Move]


def answer(state: TruckerState, seat: Seat, moves: Sequence[Move]) -> Move:
    """The move that a sound player makes; building is asked elsewhere."""
    if len(moves) == 1:
        return moves[0]
    question = state.questions[seat]
    known = ANSWERS.get(question.ask)
    return question.default(state, seat) if known is None else known(state, seat, moves)


def _fly_on(_state: TruckerState, _seat: Seat, _moves: Sequence[Move]) -> Move:
    """A player who must leave leaves anyway, and keeps as much as one who gave up: so stay."""
    return FLY_ON


# --- offers -----------------------------------------------------------------------------------------------------


def _land(state: TruckerState, seat: Seat, moves: Sequence[Move]) -> Move:
    card = CARDS[state.card]
    question = state.decisions[seat]
    assert isinstance(card, Planets)
    assert isinstance(question, ChoosePlanet)
    gains = {
        planet: cargo_gain(state.ships[seat], colour_numbers(card.planets[planet - 1])) for planet in question.free
    }
    best = max(gains, key=lambda planet: gains[planet])
    if gains[best] <= card.days * DAY:
        return PASS
    return next(move for move in moves if isinstance(move, Land) and move.planet == best)


def _use_ship(state: TruckerState, seat: Seat, _moves: Sequence[Move]) -> Move:
    question = state.decisions[seat]
    assert isinstance(question, UseShip)
    left = state.ships[seat].crew - question.crew
    price = question.crew * FIGURE * (0.6 if left >= 4 else 0.9) + question.days * DAY
    return ACCEPT if left >= SAFE_CREW[state.level] and question.credits > price else PASS


def _dock(state: TruckerState, seat: Seat, _moves: Sequence[Move]) -> Move:
    question = state.decisions[seat]
    assert isinstance(question, Dock)
    return ACCEPT if cargo_gain(state.ships[seat], colour_numbers(question.goods)) > question.days * DAY else PASS


def _reward(state: TruckerState, seat: Seat, _moves: Sequence[Move]) -> Move:
    question = state.decisions[seat]
    assert isinstance(question, TakeReward)
    gain = question.credits + cargo_gain(state.ships[seat], colour_numbers(question.goods))
    return ACCEPT if gain > question.days * DAY else PASS


def cargo_gain(ship: Ship, goods: Sequence[int]) -> float:
    """What these blocks would bring, cheaper ones thrown out for them where the holds are full."""
    special = [price for cell in cells_in(ship.kinds[SPECIAL_HOLD]) for price in _prices(ship, cell)]
    plain = [price for cell in cells_in(ship.holds & ~ship.kinds[SPECIAL_HOLD]) for price in _prices(ship, cell)]
    before = sum(special) + sum(plain)
    for colour in sorted(goods, reverse=True):
        price = colour + 1
        room = special if colour == RED else min((plain, special), key=lambda hold: min(hold, default=9))
        if room and min(room) < price:
            room[room.index(min(room))] = price
    return sum(special) + sum(plain) - before


def _prices(ship: Ship, cell: int) -> list[int]:
    """The blocks of a hold by price; 0 for every free container."""
    return [colour + 1 for colour in ship.goods_at(cell)] + [0] * ship.free_containers(cell)


# --- strength and defence ---------------------------------------------------------------------------------------


def _power(state: TruckerState, seat: Seat, moves: Sequence[Move]) -> Move:
    question = state.decisions[seat]
    assert isinstance(question, PowerDouble)
    ship = state.ships[seat]
    power = _cheapest(ship, question, moves)
    if power is None:
        return DONE
    if question.criterion is Criterion.ENGINES:
        wanted = _wants_engine(state, seat, question, power)
    elif question.against is not None:
        wanted = _wants_to_fight(ship, question)
    else:
        wanted = _wants_not_to_be_last(state, seat, question)
    return power if wanted else DONE


def _cheapest(ship: Ship, question: PowerDouble, moves: Sequence[Move]) -> Power | None:
    """The first that can be powered for nothing, else the first."""
    powers = [move for move in moves if isinstance(move, Power)]
    free = (move for move in powers if _is_free(ship, question, move))
    return next(free, powers[0]) if powers else None


def _is_free(ship: Ship, question: PowerDouble, power: Power) -> bool:
    """Whether something else than a token can pay."""
    if not ship.kinds[SOLAR_PANEL]:
        return False
    sources = sources_for(ship, ship.board.cell(power.square), question.powerings)
    return any(not isinstance(source, BatteryTokens) for source in sources)


def _tokens_left(ship: Ship, question: PowerDouble) -> int:
    spent = [powering for powering in question.powerings if isinstance(powering.source, BatteryTokens)]
    return ship.total_tokens - len(spent)


def _wants_engine(state: TruckerState, seat: Seat, question: PowerDouble, power: Power) -> bool:
    if question.halves == 0:
        return True
    ship = state.ships[seat]
    left = MANY_TOKENS if _is_free(ship, question, power) else _tokens_left(ship, question)
    if isinstance(CARDS[state.card], CombatZone):
        return left > SPARE_TOKENS and _wants_not_to_be_last(state, seat, question)
    return left > (SPARE_TOKENS if ship.kinds[DOUBLE_CANNON] or ship.kinds[SHIELD] else 0)


def _wants_to_fight(ship: Ship, question: PowerDouble) -> bool:
    """Beat the enemy if the tokens reach so far, or hold it off; else save them."""
    assert question.against is not None
    enemy = 2 * question.against
    if question.halves > enemy:
        return False
    left = _tokens_left(ship, question) + _panels_left(ship, question)
    doubles = ship.kinds[DOUBLE_CANNON].bit_count() - len(question.powered)
    reach = min(full_cannon_halves(ship), question.halves + 4 * min(left, doubles))
    return reach > enemy or (reach == enemy and question.halves < enemy)


def _panels_left(ship: Ship, question: PowerDouble) -> int:
    """Other sources than tokens that can still power a double."""
    if not ship.kinds[SOLAR_PANEL]:
        return 0
    doubles = cells_in(ship.kinds[DOUBLE_CANNON])
    sources = {source for cell in doubles for source in sources_for(ship, cell, question.powerings)}
    return sum([not isinstance(source, BatteryTokens) for source in sources])


def _wants_not_to_be_last(state: TruckerState, seat: Seat, question: PowerDouble) -> bool:
    """In a combat zone: more than somebody else is enough."""
    others = [other for other in state.order() if other != seat]
    lowest = min([_shown(state, other, question.criterion) for other in others], default=0)
    return question.halves <= lowest


def _shown(state: TruckerState, seat: Seat, criterion: Criterion) -> int:
    """What another ship will show at least."""
    return MEASURES[criterion].halves(state.ships[seat], ())


def _defend(state: TruckerState, seat: Seat, _moves: Sequence[Move]) -> Move:
    del state, seat
    return DEFEND


def _pay(state: TruckerState, seat: Seat, moves: Sequence[Move]) -> Move:
    """By a panel, whose power is there again with the next card; else from where most tokens are: they are safer
    apart."""
    ship = state.ships[seat]
    panels = ship.kinds[SOLAR_PANEL]

    def wish(move: Move) -> int:
        if not isinstance(move, Pay):
            return -1
        cell = ship.board.cell(move.square)
        return MANY_TOKENS if panels >> cell & 1 else ship.tokens_at(cell)

    return max(moves, key=wish)


# --- losses -----------------------------------------------------------------------------------------------------


def _lose_crew(state: TruckerState, seat: Seat, moves: Sequence[Move]) -> Move:
    """Humans before useful aliens, from full cabins, and from those where an epidemic would strike."""
    ship = state.ships[seat]
    ill = ship.epidemic_cells()

    def regret(move: Move) -> float:
        assert isinstance(move, Dismiss)
        cell = ship.board.cell(move.square)
        alien = ship.alien_at(cell)
        value = 1.6 if alien else 1.0
        if not alien and ship.total_humans <= 1:
            value = 9.0
        return value - 0.1 * (ill >> cell & 1) - 0.05 * ship.humans_at(cell)

    return min(moves, key=regret)


def _keep_piece(state: TruckerState, seat: Seat, moves: Sequence[Move]) -> Move:
    ship = state.ships[seat]
    needs = NEEDS[state.level]

    def value(move: Move) -> float:
        assert isinstance(move, Keep)
        kept = ship.clone()
        kept.lose(kept.occupied & ~kept.connected_to(1 << kept.board.cell(move.square)))
        return value_of(kept, needs)

    return max(moves, key=value)


def _repair(state: TruckerState, seat: Seat, moves: Sequence[Move]) -> Move:
    """Take off what is missed least."""
    ship = state.ships[seat]
    needs = NEEDS[state.level]

    def value(move: Move) -> float:
        assert isinstance(move, Remove)
        rest = ship.clone()
        rest.remove(rest.board.cell(move.square))
        rest.lose(rest.occupied & ~rest.pieces()[0])
        return rating(rest, needs, TASTE, late=True)

    return max(moves, key=value)


def _house(state: TruckerState, seat: Seat, moves: Sequence[Move]) -> Move:
    """An alien where its strength counts and enough people stay aboard."""
    ship = state.ships[seat]
    people = 2 * ship.cabins.bit_count()
    for move in moves:
        if isinstance(move, House) and move.dweller == PURPLE and people >= 8 and full_cannon_halves(ship):
            return move
        if isinstance(move, House) and move.dweller == BROWN and people >= 8 and engine_strength(ship):
            return move
    return next(move for move in moves if isinstance(move, House) and move.dweller == 0)


# --- cargo ------------------------------------------------------------------------------------------------------


def _load(state: TruckerState, seat: Seat, moves: Sequence[Move]) -> Move:
    """Throw out what makes room for better blocks, then load the best, red ones into special holds."""
    question = state.decisions[seat]
    assert isinstance(question, Loading)
    ship = state.ships[seat]
    out = _to_unload(ship, question, moves)
    return out or _to_load(ship, question, moves) or DONE


def _to_unload(ship: Ship, question: Loading, moves: Sequence[Move]) -> Move | None:
    """The cheapest block aboard, if a better one finds no room otherwise."""
    waiting = [colour for colour, count in enumerate(question.dock) for _ in range(count)]
    for colour in sorted(waiting, reverse=True):
        holds = ship.kinds[SPECIAL_HOLD] if colour == RED else ship.holds
        rivals = [other for other in waiting if other > colour]
        if sum(ship.free_containers(cell) for cell in cells_in(holds)) > len(rivals):
            continue
        worse = [
            move
            for move in moves
            if isinstance(move, Unload) and holds >> ship.board.cell(move.square) & 1 and move.colour < colour
        ]
        if worse:
            return min(worse, key=lambda move: (move.colour, move.square))
    return None


def _to_load(ship: Ship, question: Loading, moves: Sequence[Move]) -> Move | None:
    """The first step, in rising order of squares, of the best way to fill the holds."""
    offers = {(ship.board.cell(move.square), move.colour): move for move in moves if isinstance(move, Load)}
    free = {cell: ship.free_containers(cell) for cell, _ in offers}
    planned: list[tuple[int, int]] = []
    for colour in range(len(question.dock) - 1, -1, -1):
        for _ in range(question.dock[colour]):
            possible = [cell for cell, loaded in offers if loaded == colour and free[cell]]
            if possible:
                plain = [cell for cell in possible if not ship.kinds[SPECIAL_HOLD] >> cell & 1]
                cell = (plain or possible)[0] if colour != RED else possible[0]
                free[cell] -= 1
                planned.append((cell, colour))
    return offers[min(planned)] if planned else None


ANSWERS: Final[dict[Enum, Answer]] = {
    Ask.FLY_ON: _fly_on,
    Ask.LAND: _land,
    Ask.USE_SHIP: _use_ship,
    Ask.DOCK: _dock,
    Ask.REWARD: _reward,
    Ask.POWER: _power,
    Ask.DEFEND: _defend,
    Ask.SHIFT: shift_or_stay,
    Ask.PAY_TOKEN: _pay,
    Ask.LOSE_CREW: _lose_crew,
    Ask.KEEP_PIECE: _keep_piece,
    Ask.REPAIR: _repair,
    Ask.HOUSE: _house,
    Ask.LOAD: _load,
}
