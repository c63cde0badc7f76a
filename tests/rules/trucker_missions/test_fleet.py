"""Enemy fleets (MIS-FLEET)."""

from __future__ import annotations

import pytest

from citing import rule
from rules.trucker.fleet import bare, cargo, rollers, squares_of
from rules.trucker_missions.warships import on_level, warship
from starhaul.kernel import Event
from starhaul.trucker import GAME, TruckerState
from starhaul.trucker.adventures import CARD_NUMBERS, CARDS
from starhaul.trucker.adventures.fleets import Fleet
from starhaul.trucker.events import (
    Cause,
    CrewLost,
    DiceRolled,
    FleetFaced,
    GaveUp,
    GoodsLost,
    Leaving,
    OfferTaken,
    StrengthDeclared,
    ThreatMet,
    TokensSpent,
)
from starhaul.trucker.hazards import Hit
from starhaul.trucker.levels import LEVELS
from starhaul.trucker.ship import Ship
from starhaul.trucker.tolls import Toll
from trucker.tables import asked, fly, moves_of, play, told

PIRATES = "SC11"
"""From front, left and right; 7, 9, 11, 13; two shots a line."""
RAIDERS = "SC12"
"""From left, right and rear; 6, 8, 9, 11; 3 goods, 3 crew, 4 goods, 4 crew."""
OTHER_PIRATES = "SC13"
"""From left and rear."""

HOLDS = "holdx3 holdx3 holdx3 holdx3"
CABINS = "start cabin cabin cabin cabin"
GOODS = {(3, 5): "yyy", (4, 5): "ggg", (5, 5): "bbb", (6, 5): "bbb"}


def laden(guns: str, *more: str) -> Ship:
    """Ten figures and twelve blocks behind these cannons; no doubles, no tokens."""
    return warship(guns, HOLDS, CABINS, *more, contents=GOODS)


def fleet(card: str) -> Fleet:
    printed = CARDS[CARD_NUMBERS[card]]
    assert isinstance(printed, Fleet)
    return printed


def strengths(events: list[Event]) -> list[tuple[int, float]]:
    return [(said.seat, said.halves / 2) for said in told(events, StrengthDeclared)]


def losses(events: list[Event], seat: int) -> tuple[int, int]:
    """Figures and blocks."""
    crew = sum(lost.count for lost in told(events, CrewLost) if lost.seat == seat)
    return crew, sum(lost.count for lost in told(events, GoodsLost) if lost.seat == seat)


def raid(table: TruckerState, moves: dict[int, str] | None = None) -> list[Event]:
    """Play on; whoever has to choose takes the first answer."""
    events = play(table, moves=moves)
    while asked(table) and "FLY_ON" not in asked(table).values():
        seat = next(iter(asked(table)))
        events += play(table, moves={seat: moves_of(table, seat)[0]})
    return events


@rule("MIS-FLEET-02", "MIS-FLEET-EX1")
def test_its_strength_depends_on_the_level() -> None:
    assert [line.strength for line in fleet(PIRATES).lines] == [7, 9, 11, 13]
    table = fly(laden("gun^ 2gun^ battery"), bare(), cards=[PIRATES], positions=[9, 7])
    for level, against in zip(LEVELS, (7, 9, 11, 13), strict=True):
        view = _asked_on(table.clone(), level).view(0)
        assert view.decision is not None
        assert getattr(view.decision, "against", None) == against


def _asked_on(table: TruckerState, level: str) -> TruckerState:
    play(on_level(table, level))
    assert asked(table) == {0: "POWER"}
    return table


@rule("MIS-FLEET-03", "MIS-FLEET-EX2")
@pytest.mark.parametrize(("gun", "halves"), [("gun^", 1), ("gun>", 2), ("gunv", 2), ("gun<", 2)])
def test_cannons_that_point_where_it_comes_from_count_in_full_and_all_others_half(gun: str, halves: int) -> None:
    table = fly(laden(gun), bare(), cards=[RAIDERS], positions=[9, 7])
    assert strengths(play(table))[0] == (0, halves / 2)


@rule("MIS-FLEET-03")
@pytest.mark.parametrize(
    ("card", "full"),
    [("SC11", "^<>"), ("SC12", "<>v"), ("SC13", "<v"), ("SC14", "^>")],
)
def test_the_sides_of_each_fleet(card: str, full: str) -> None:
    for sign in "^>v<":
        table = fly(laden(f"gun{sign} gun{sign}"), bare(), cards=[card], positions=[9, 7])
        assert strengths(play(table))[0] == (0, 2 if sign in full else 1)


@rule("MIS-FLEET-EX4", "MIS-FLEET-10", "MIS-FLEET-03")
def test_doubles_count_two_or_one_and_the_purple_alien_two() -> None:
    built = warship("gun^ gun^ gun< 2gunv 2gun^", "start cabin batteryx2", contents={(4, 5): "P"})
    table = fly(built, bare(), cards=[RAIDERS], positions=[9, 7])
    play(table)
    assert moves_of(table, 0) == ["power 6,4", "power 7,4", "done"], "what points there first"
    events = play(table, moves={0: "power 6,4, power 7,4"})
    assert strengths(events)[0] == (0, 7)
    assert sum(spent.count for spent in told(events, TokensSpent) if spent.cause is Cause.STRENGTH) == 2


@rule("MIS-FLEET-10")
@pytest.mark.parametrize(("moves", "strength"), [("done", 0), ("power 3,4", 3), ("power 4,4, power 3,4", 5)])
def test_the_purple_alien_needs_a_strength_without_it(moves: str, strength: int) -> None:
    """A forward double, powered, counts one against raiders, one to the rear two."""
    built = warship("2gun^ 2gunv", "start cabin batteryx3", contents={(4, 5): "P"})
    table = fly(built, bare(), cards=[RAIDERS], positions=[9, 7])
    play(table)
    assert moves_of(table, 0) == ["power 4,4", "power 3,4", "done"]
    assert strengths(play(table, moves={0: moves}))[0] == (0, strength)


@rule("MIS-FLEET-10", "ABE-DEF-01")
def test_a_pair_of_auto_defense_counts_one_whatever_the_sides() -> None:
    for card in (PIRATES, RAIDERS, OTHER_PIRATES):
        built = warship("start A29 A27 A25", "gun>")
        table = fly(built, bare(), cards=[card], positions=[9, 7])
        assert strengths(play(table))[0] == (0, 2 if card != OTHER_PIRATES else 1.5)


@rule("MIS-FLEET-04")
def test_strengths_are_declared_leader_first_and_tokens_are_gone_whatever_comes_of_it() -> None:
    doubles = [warship("2gun^ batteryx2", "start") for _ in range(2)]
    table = fly(*doubles, bare(), cards=[RAIDERS], positions=[6, 9, 3])
    play(table)
    assert asked(table) == {1: "POWER"}
    play(table, moves={1: "done"})
    assert asked(table) == {0: "POWER"}
    events = play(table, moves={0: "power 3,4"})
    assert strengths(events) == [(0, 1), (2, 0)]
    spent = [token.cause for token in told(events, TokensSpent) if token.seat == 0]
    assert spent == [Cause.STRENGTH, Cause.PENALTY], "the other one goes for want of goods (FLT-09)"


@rule("MIS-FLEET-EX3", "MIS-FLEET-06", "MIS-FLEET-07", "MIS-FLEET-09")
@pytest.mark.parametrize(
    ("guns", "strength", "crew", "goods"),
    [
        ("gun< " * 5, 5, 3, 7),
        ("gun< " * 6, 6, 3, 4),
        ("gun< " * 8 + "gun^", 8.5, 0, 4),
        ("gun< " * 9, 9, 0, 0),
    ],
)
def test_lines_apply_below_the_highest_one_that_is_reached(guns: str, strength: float, crew: int, goods: int) -> None:
    table = fly(laden(guns), bare(), cards=[RAIDERS], positions=[9, 7], level="III")
    events = raid(table)
    assert strengths(events)[0] == (0, strength)
    assert losses(events, 0) == (crew, goods)


@rule("MIS-FLEET-05", "MIS-FLEET-02")
@pytest.mark.parametrize(("level", "lost"), [("I", (0, 0)), ("II", (3, 0)), ("III", (3, 4)), ("IV", (7, 4))])
def test_a_tie_is_enough_and_lines_below_the_level_of_the_flight_do_not_count(
    level: str, lost: tuple[int, int]
) -> None:
    """Strength six, as the first line."""
    table = on_level(fly(laden("gun< " * 6), bare(), cards=[RAIDERS], positions=[9, 7], level="III"), level)
    events = raid(table)
    assert losses(events, 0) == lost
    assert told(events, FleetFaced)[0] == FleetFaced(table.all_seats()[0], 1, LEVELS.index(level) + 1)


@rule("MIS-FLEET-09")
def test_goods_go_from_the_most_valuable_down_and_then_tokens() -> None:
    few = warship("gun^", "holdx3 special batteryx3", "start", contents={(3, 5): "gb", (4, 5): "r"})
    table = fly(few, bare(), cards=[RAIDERS], positions=[9, 7], level="I")
    events = raid(table)
    assert [lost.colour for lost in told(events, GoodsLost)] == ["red", "green", "blue"]
    assert (cargo(table, 0), table.ships[0].total_tokens) == ("", 3)
    again = fly(few.clone(), bare(), cards=[RAIDERS], positions=[9, 7], level="III")
    assert again.ships[0].total_tokens == 3
    raid(again)
    assert again.ships[0].total_tokens == 0, "three goods and then four: seven are missing"


@rule("MIS-FLEET-09")
def test_the_owner_chooses_the_figures() -> None:
    table = fly(warship("gun<", "start cabin cabin"), bare(), cards=["SC14"], positions=[9, 7], level="I")
    play(table)
    assert asked(table)[0] == "LOSE_CREW"
    assert moves_of(table, 0) == ["dismiss 3,5", "dismiss 4,5", "dismiss 5,5"]
    play(table, moves={0: "dismiss 4,5, dismiss 5,5"})
    assert [table.ships[0].humans_at(table.ships[0].board.cell((column, 5))) for column in (3, 4, 5)] == [2, 1, 1]


@rule("MIS-FLEET-08")
def test_losses_of_a_line_hit_all_whom_it_concerns_at_the_same_time() -> None:
    three = [warship("gun<", "start cabin cabin") for _ in range(3)]
    table = fly(*three, cards=["SC14"], positions=[5, 9, 7], level="II")
    play(table)
    assert asked(table) == dict.fromkeys((0, 1, 2), "LOSE_CREW"), "nobody waits for the others"


@rule("MIS-FLEET-01", "MIS-SUP-07", "MIS-SUP-06")
def test_beating_it_earns_nothing_and_does_not_save_those_behind() -> None:
    strong = laden("gun< " * 9)
    table = fly(strong, laden("gun^"), laden("gun^"), cards=[RAIDERS], positions=[9, 7, 5])
    money = [player.purse.credits for player in table.players]
    events = raid(table)
    assert [losses(events, seat) for seat in (0, 1, 2)] == [(0, 0), (3, 3), (3, 3)]
    assert told(events, OfferTaken) == []
    assert [player.purse.credits for player in table.players] == money
    assert table.positions() == [9, 7, 5]


@rule("MIS-FLEET-EX5", "MIS-FLEET-08")
@pytest.mark.parametrize(
    ("guns", "threats"),
    [
        (7, [("light", "right"), ("heavy", "front")]),
        (6, [("heavy", "front"), ("light", "left"), ("light", "right"), ("heavy", "front")]),
        (9, []),
    ],
)
def test_shots_come_line_by_line_from_the_top(guns: int, threats: list[tuple[str, str]]) -> None:
    table = fly(warship("gun^ " * guns, "start"), cards=[PIRATES], positions=[9, 7])
    events = play(table, rolls=[2] * len(threats))
    assert [(roll.threat, roll.side) for roll in told(events, DiceRolled)] == threats
    assert asked(table) == {0: "FLY_ON"}


@rule("MIS-FLEET-08")
def test_the_leader_rolls_once_for_all_whom_a_shot_concerns_even_if_it_spares_the_leader() -> None:
    """Seat 0 leads and is spared; seat 1 suffers line two only, seat 2 both."""
    ships = [warship("gun^ " * guns, "start") for guns in (9, 7, 1)]
    table = fly(*ships, cards=[PIRATES], positions=[9, 7, 5])
    events = play(table, rolls=[2, 2, 2, 2])
    assert rollers(events) == [0, 0, 0, 0]
    assert [met.seat for met in told(events, ThreatMet)] == [2, 2, 1, 2, 1, 2]
    assert [(faced.seat, faced.spared) for faced in told(events, FleetFaced)] == [(0, 2), (1, 1), (2, 0)]


@rule("MIS-FLEET-08", "MIS-SUP-09")
def test_a_shot_that_concerns_nobody_is_not_rolled_for_and_giving_up_waits_for_the_end() -> None:
    """The first shot hits the starting cabin; three more come before its owner has to give up."""
    table = fly(warship("gun^ " * 9, "start"), bare("III"), cards=[PIRATES], positions=[9, 7])
    events = play(table, rolls=[7, 2, 2, 2])
    assert squares_of(table, 1) == []
    assert told(events, GaveUp) == [GaveUp(table.all_seats()[1], Leaving.NO_HUMANS)]
    assert events.index(told(events, GaveUp)[0]) > events.index(told(events, DiceRolled)[-1])
    alone = fly(warship("gun^ " * 9, "start"), cards=[PIRATES])
    assert told(play(alone), DiceRolled) == []


@rule("MIS-FLEET-04", "ABE-SOL-01")
def test_a_solar_panel_pays_for_a_double() -> None:
    built = warship("start solar:***3 2gun>:***3")
    table = fly(built, bare(), cards=[RAIDERS], positions=[9, 7])
    play(table)
    assert moves_of(table, 0) == ["power 5,4", "done"]
    assert strengths(play(table, moves={0: "power 5,4"}))[0] == (0, 2)


@rule("MIS-FLEET-06")
def test_the_question_shows_what_each_strength_would_spare() -> None:
    table = fly(laden("2gun^ batteryx2 gun<"), bare(), cards=[RAIDERS], positions=[9, 7], level="III")
    play(table)
    advice = table.view(0).advice
    assert advice is not None
    assert advice.strengths == (((3, 4), 4),), "a forward double, powered, and a single to the left"
    assert advice.tolls == (
        Toll(0, crew=3, goods=7),
        Toll(12, crew=3, goods=4),
        Toll(16, goods=4),
        Toll(18),
    )
    pirates = fly(laden("2gun^ batteryx2 gun<"), bare(), cards=[OTHER_PIRATES], positions=[9, 7], level="I")
    play(pirates)
    seen = pirates.view(0).advice
    assert seen is not None
    assert seen.tolls == (Toll(0, shots=(Hit("light", "left"), Hit("heavy", "rear"))), Toll(8))
    poor = fly(warship("2gun^ battery", "start"), bare(), cards=["SC14"], positions=[9, 7], level="I")
    play(poor)
    last = poor.view(0).advice
    assert last is not None
    assert last.tolls[0] == Toll(0, crew=2, is_last_crew=True)
    empty = fly(warship("2gun^ batteryx2", "start"), bare(), cards=[RAIDERS], positions=[9, 7], level="I")
    play(empty)
    told_of = empty.view(0).advice
    assert told_of is not None
    assert told_of.tolls[0] == Toll(0, tokens=2), "three goods, for which there are but two tokens"


@rule("MIS-FLEET-08")
def test_a_fleet_is_saved_in_the_middle_of_its_lines() -> None:
    """The goods of the first line are gone; all have to choose whom they give up."""
    table = fly(laden("gun^"), laden("gun^"), cards=[RAIDERS], positions=[9, 7], level="III")
    play(table)
    loaded = GAME.load(table.dump())
    assert isinstance(loaded, TruckerState)
    assert [losses(raid(state), 1) for state in (table, loaded)] == [(3, 4), (3, 4)]
