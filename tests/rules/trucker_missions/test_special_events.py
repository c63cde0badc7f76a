"""The special events among the supercards (MIS-EVT)."""

from __future__ import annotations

import pytest

from citing import rule
from rules.trucker.fleet import bare, days, sealed, squares_of
from rules.trucker_missions.test_sitting_out import sitting_out
from rules.trucker_missions.warships import on_level
from starhaul.kernel import Event
from starhaul.trucker import GAME, TruckerState
from starhaul.trucker.adventures import CARDS
from starhaul.trucker.card_steps.nanobot_dust import ChooseFalling, FallProspect, most_exposed
from starhaul.trucker.events import Cause, ComponentsLost, CrewLost, GaveUp, Loss
from starhaul.trucker.grid import Square
from starhaul.trucker.levels import LEVELS
from starhaul.trucker.ship import Ship
from trucker.shipyard import ship, squares
from trucker.tables import aboard, asked, fly, manned, moves_of, play, refusal, told

NANOBOTS = "SC18"
DUST = "SC19"
GALACTIC = "SC20"
TRAVELLING = "SC21"
SICKNESS = "SC22"
SURGE = "SC23"
EVENTS = [NANOBOTS, DUST, GALACTIC, TRAVELLING, SICKNESS, SURGE]


def built(drawing: str, contents: dict[Square, str] | None = None, corner: Square = (6, 7)) -> Ship:
    """Manned and charged; only what is joined matters here."""
    return aboard(manned(ship("III", corner, drawing)), contents or {})


def meeting(card: str, level: str, *ships: Ship, positions: list[int] | None = None) -> TruckerState:
    """Ships before this card in a flight of this level."""
    places = positions or [20, 15, 10, 5][: max(len(ships), 2)]
    return on_level(fly(*ships, cards=[card], positions=places, level="III"), level)


def fallen(events: list[Event], seat: int = 0) -> list[Square]:
    lost = [event for event in told(events, ComponentsLost) if event.seat == seat]
    assert {event.how for event in lost} <= {Loss.FALLEN_OFF}, "nothing is destroyed"
    return sorted(component.square or (0, 0) for event in lost for component in event.components)


def crew_at(table: TruckerState, *places: Square) -> list[int]:
    boarded = table.ships[0]
    return [boarded.crew_at(boarded.board.cell(place)) for place in places]


@rule("MIS-EVT-01", "MIS-EVT-02", "MIS-EVT-03", "MIS-EVT-04")
def test_six_supercards_are_special_events_and_none_needs_another_expansion() -> None:
    found = [card for card in CARDS if card.id in EVENTS]
    assert [(card.deck, card.requires) for card in found] == [("S", ())] * 6
    names = {type(card).__name__ for card in found}
    assert {"NanobotDust", "GalacticPlague", "TravellingPlague"} < names


# Nanobot Dust


def spiky(right: str = "pipes:3123 .") -> Ship:
    """Exposed connectors: 3 at the right of the starting cabin, 2 at its left, 1 before it, 1 behind it."""
    return built(f"""
        .          holdx3:1010 .
        pipes:1303 start       {right}
        .          holdx3:1010 .
    """, corner=(6, 6))  # fmt: skip


FRONT, LEFT, RIGHT, REAR = (7, 6), (6, 7), (8, 7), (7, 8)


@rule("MIS-EVT-EX1", "MIS-EVT-06", "MIS-EVT-02", "MIS-CMP-08")
@pytest.mark.parametrize("chosen", [FRONT, REAR])
def test_the_most_exposed_fall_off_and_the_owner_chooses_among_equals(chosen: Square) -> None:
    table = meeting(NANOBOTS, "II", spiky(), sealed())
    play(table)
    assert asked(table) == {0: "FALL_OFF"}
    assert moves_of(table, 0) == ["remove 7,6", "remove 7,8"]
    assert refusal(table, 0, "remove 8,7") == ("not-offered", "MIS-EVT-06")
    events = play(table, moves={0: f"remove {chosen[0]},{chosen[1]}"})
    assert fallen(events) == sorted([LEFT, RIGHT, chosen])
    assert len(table.players[0].discarded) == 3


@rule("MIS-EVT-06")
@pytest.mark.parametrize(
    ("level", "gone"),
    [("I", [LEFT, RIGHT]), ("III", [FRONT, LEFT, RIGHT, REAR]), ("IV", [FRONT, LEFT, RIGHT, REAR])],
)
def test_where_there_is_no_choice_nobody_is_asked_and_with_fewer_all_go(level: str, gone: list[Square]) -> None:
    """The starting cabin stays, though it is exposed on every side then."""
    table = meeting(NANOBOTS, level, spiky(), sealed())
    events = play(table)
    assert fallen(events) == sorted(gone)
    assert (7, 7) in squares_of(table, 0)
    assert asked(table) == {0: "FLY_ON"}


@rule("MIS-EVT-06")
def test_the_starting_cabin_is_safe_and_what_the_fall_exposes_stays() -> None:
    """Four exposed connectors, the most of all: the starting cabin alone."""
    assert most_exposed(bare(), 5) == (0, 0, 0)
    table = meeting(NANOBOTS, "IV", bare("III"), sealed())
    assert fallen(play(table)) == []
    row = built("""
        . start pipes:1313 holdx2:0003
    """)
    table = meeting(NANOBOTS, "IV", row, sealed())
    events = play(table)
    assert fallen(events) == [(8, 7)], "the hold had no exposed connector"
    assert asked(table) == {0: "KEEP_PIECE"}


@rule("MIS-EVT-06", "HIT-15")
def test_what_hung_on_them_alone_falls_off_as_well() -> None:
    table = meeting(NANOBOTS, "I", spiky("pipes:3123 holdx2:0*03"), sealed())
    play(table)
    assert asked(table) == {0: "KEEP_PIECE"}
    assert moves_of(table, 0) == ["keep 7,6", "keep 9,7"]
    assert fallen(play(table, moves={0: "keep 7,6"})) == [(9, 7)]
    assert squares_of(table, 0) == [(7, 6), (7, 7), (7, 8)]


@rule("MIS-EVT-06")
def test_every_choice_has_one_path() -> None:
    """Four equal holds, two of them fall: any two, named in the order of their squares."""
    cross = built("""
        .           holdx3:1010 .
        holdx2:0103 start       holdx2:0103
        .           holdx3:1010 .
    """, {(8, 7): "yb", (7, 6): "g"}, corner=(6, 6))  # fmt: skip
    table = meeting(NANOBOTS, "I", cross, sealed())
    play(table)
    assert moves_of(table, 0) == ["remove 6,7", "remove 7,6", "remove 7,8"]
    pairs = []
    for first in moves_of(table, 0):
        after = table.clone()
        play(after, moves={0: first})
        pairs += (
            [(first, second) for second in moves_of(after, 0)] if asked(after) == {0: "FALL_OFF"} else [(first, "")]
        )
    assert len(pairs) == 6, "as many as there are pairs"
    assert fallen(play(table, moves={0: "remove 7,8"})) == [(7, 8), (8, 7)], "one is left to go"


@rule("MIS-EVT-06")
def test_the_question_shows_what_each_answer_costs() -> None:
    """The front one falls in any case; on the right one a battery hangs."""
    uneven = built("""
        .          pipes:1313 .          .
        pipes:1303 start      pipes:1313 batteryx2:0003
    """, corner=(6, 6))  # fmt: skip
    table = meeting(NANOBOTS, "I", uneven, sealed())
    play(table)
    seat = table.all_seats()[0]
    question = table.decisions[seat]
    assert isinstance(question, ChooseFalling)
    assert (question.count, question.falling) == (1, ((7, 6),))
    assert question.prospects == (FallProspect(LEFT, 2, 0, 0, 0), FallProspect(RIGHT, 3, 0, 0, 2))
    assert str(question.default(table, seat)) == "remove 6,7"


@rule("MIS-EVT-06", "MIS-EXP-03", "MIS-FRG-03", "MIS-CMP-06", "MIS-CMP-08")
def test_a_container_that_falls_off_sets_nothing_off_and_breaks_nothing() -> None:
    """The explosive container has three exposed connectors; the bottle is next to it and to what falls off at left."""
    loaded = built("""
        .          holdx3:1010 .
        pipes:1303 start       M02
        .          M22         .
    """, corner=(6, 6))  # fmt: skip
    table = meeting(NANOBOTS, "I", loaded, sealed())
    assert fallen(play(table)) == [LEFT, RIGHT]
    assert squares_of(table, 0) == [FRONT, (7, 7), REAR]


@rule("MIS-EVT-05", "MIS-EVT-06")
def test_all_owners_choose_at_the_same_time_and_who_sits_out_is_not_asked() -> None:
    table = meeting(NANOBOTS, "II", spiky(), spiky(), spiky())
    play(sitting_out(table, 1))
    assert asked(table) == {0: "FALL_OFF", 2: "FALL_OFF"}
    loaded = GAME.load(table.dump())
    assert isinstance(loaded, TruckerState)
    for state in (table, loaded):
        events = play(state, moves={0: "remove 7,6", 2: "remove 7,8"})
        assert fallen(events, 2) == sorted([LEFT, RIGHT, REAR])
        assert fallen(events, 1) == []


@rule("MIS-EVT-06")
def test_the_seam_of_a_cylinder_exposes_nothing_that_is_joined_across_it() -> None:
    """On class IIB columns 1 and 9 are neighbours."""
    row = manned(ship("IIB", (1, 3), """
        batteryx2:0303 . . . . . . . batteryx2:0303
    """))  # fmt: skip
    found, equal, missing = most_exposed(row, 5)
    assert squares(row, found) == [(1, 3), (9, 3)]
    assert [row.exposed_connectors_of(row.board.cell(square)) for square in ((1, 3), (9, 3))] == [1, 1]
    assert (equal, missing) == (0, 0)


# Thick Stardust


@rule("MIS-EVT-07", "MIS-EVT-05")
@pytest.mark.parametrize(("level", "after"), [("I", [6, 7, 9]), ("III", [6, 7, 9]), ("IV", [4, 6, 9])])
def test_days_for_each_exposed_connector_the_last_ship_first(level: str, after: list[int]) -> None:
    """As EX-28, but two days each, or three."""
    table = meeting(DUST, level, sealed(2), sealed(1), sealed(0), positions=[12, 10, 9])
    events = play(table)
    factor = 3 if level == "IV" else 2
    assert days(events) == [(1, -factor), (0, -2 * factor)]
    assert table.positions() == after


# Plagues


ROW = "start cabin:*1*3 cabin:***3"
WITH_HOLD = "start holdx2:0103 cabin:***3"


def three(drawing: str, middle: str = "1h") -> Ship:
    contents = {(8, 7): middle} if "cabin:*1*3" in drawing else {}
    return built(f"""
        . {drawing}
    """, contents)  # fmt: skip


@rule("MIS-EVT-EX2", "MIS-EVT-08")
@pytest.mark.parametrize(
    ("level", "left"), [("I", [1, 0, 1]), ("II", [0, 0, 0]), ("III", [0, 0, 0]), ("IV", [0, 0, 0])]
)
def test_a_galactic_plague_takes_one_of_each_cabin_joined_to_another_or_all(level: str, left: list[int]) -> None:
    table = meeting(GALACTIC, level, three(ROW), bare())
    events = play(table)
    assert crew_at(table, (7, 7), (8, 7), (9, 7)) == left
    assert {lost.cause for lost in told(events, CrewLost)} == {Cause.EPIDEMIC}
    assert len(told(events, GaveUp)) == (sum(left) == 0)
    assert table.ships[1].crew == 2, "a lone cabin is safe"


@rule("MIS-EVT-EX2", "MIS-EVT-08", "MIS-EVT-09")
def test_over_a_hold_only_the_travelling_plague_comes() -> None:
    for card, left in ((GALACTIC, [2, 2]), (TRAVELLING, [1, 1])):
        table = meeting(card, "I", three(WITH_HOLD), bare())
        play(table)
        assert crew_at(table, (7, 7), (9, 7)) == left


@rule("MIS-EVT-09")
@pytest.mark.parametrize(("level", "left"), [("I", [2, 2]), ("II", [2, 2]), ("III", [1, 1]), ("IV", [0, 0])])
def test_the_travelling_plague_goes_as_far_as_the_level_says(level: str, left: list[int]) -> None:
    """Two holds between the cabins: three joins. From level IV two figures a cabin go."""
    far = built("""
        . start holdx2:0103 holdx2:0103 cabin:***3
    """)
    table = meeting(TRAVELLING, level, far, bare())
    play(table)
    assert crew_at(table, (7, 7), (10, 7)) == left


@rule("MIS-EVT-09")
def test_the_way_may_lead_through_empty_cabins_but_those_infect_nobody() -> None:
    table = meeting(TRAVELLING, "I", three(ROW, "0h"), bare())
    play(table)
    assert crew_at(table, (7, 7), (9, 7)) == [1, 1]
    empty = meeting(TRAVELLING, "I", aboard(three(ROW, "0h"), {(9, 7): "0h"}), bare())
    play(empty)
    assert crew_at(empty, (7, 7)) == [2]


@rule("MIS-EVT-09")
def test_components_that_only_touch_lead_nowhere() -> None:
    """The two holds stand side by side and are not joined."""
    apart = built("""
        . start holdx3:**0* .
        . .     holdx3:0*** cabin:***3
    """)
    cells = [apart.board.cell(square) for square in ((8, 7), (8, 8))]
    assert not apart.joined_to(1 << cells[0]) >> cells[1] & 1
    table = meeting(TRAVELLING, "III", apart, bare())
    play(table)
    assert crew_at(table, (7, 7), (9, 8)) == [2, 2]


@rule("MIS-EVT-04", "MIS-EVT-08", "MIS-EVT-09", "ABE-RTE-05")
def test_routing_joins_cabins_for_plagues() -> None:
    """Neither cabin touches the other; the routing module joins them."""
    routed = """
        . start router:1312 cabin:***3
    """
    table = meeting(GALACTIC, "I", built(routed), bare())
    play(table)
    assert crew_at(table, (7, 7), (9, 7)) == [1, 1]


@rule("MIS-EVT-08", "CRW-10")
def test_aliens_fall_ill_like_humans() -> None:
    mixed = built("""
        . start cabin:*1*3 purple:***3
    """, {(8, 7): "P"})  # fmt: skip
    table = meeting(GALACTIC, "III", mixed, bare())
    events = play(table)
    assert [(lost.dweller, lost.count) for lost in told(events, CrewLost)] == [
        ("humans", 1),
        ("humans", 1),
        ("purple", 1),
    ]


# Radiation Sickness


@rule("MIS-EVT-10")
@pytest.mark.parametrize(
    ("level", "left"), [("I", [1, 1, 2]), ("II", [1, 1, 2]), ("III", [0, 0, 2]), ("IV", [0, 0, 2])]
)
def test_cabins_beside_charged_batteries_lose_crew(level: str, left: list[int]) -> None:
    """The starting cabin has a battery on either side and suffers once; the last cabin is joined to none."""
    table = meeting(SICKNESS, level, built("""
        batteryx2:0303 start batteryx2:0303 cabin:*1*3 cabin:***3
    """), bare())  # fmt: skip
    events = play(table)
    assert crew_at(table, (7, 7), (9, 7), (10, 7)) == left
    assert {lost.cause for lost in told(events, CrewLost)} == {Cause.RADIATION}
    assert fallen(events) == [], "no block explodes"


@rule("MIS-EVT-10", "MIS-EVT-04")
def test_an_empty_battery_harms_nobody_but_a_solar_panel_does() -> None:
    spent = built("""
        . start batteryx2:0303
    """, {(8, 7): "0t"})  # fmt: skip
    sunny = built("""
        . start solar:1313
    """)  # fmt: skip
    for harmed, left in ((spent, 2), (sunny, 1)):
        table = meeting(SICKNESS, "I", harmed, bare())
        play(table)
        assert crew_at(table, (7, 7)) == [left]


# Power Surge


@rule("MIS-EVT-EX3", "MIS-EVT-11")
@pytest.mark.parametrize("level", LEVELS)
def test_too_much_power_in_one_place_falls_off(level: str) -> None:
    """Two joined batteries with two tokens each, and a lone one with three."""
    charged = built("""
        batteryx2:0303 batteryx2:0303 start batteryx3:0001
    """, corner=(5, 7))  # fmt: skip
    table = meeting(SURGE, level, charged, bare())
    events = play(table)
    assert fallen(events) == ([(5, 7), (6, 7)] if level in ("I", "II") else [(5, 7), (6, 7), (8, 7)])
    assert told(events, CrewLost) == [], "the crew suffers nothing before"


@rule("MIS-EVT-11", "MIS-EVT-04")
@pytest.mark.parametrize(("tokens", "gone"), [("2t", 4), ("1t", 0)])
def test_panels_count_as_tokens_and_routing_modules_go_along(tokens: str, gone: int) -> None:
    house = built("""
        . .     solar:1313  .              .
        . start router:1312 batteryx2:0303 holdx2:***3
        . .     solar:1313  .              .
    """, {(9, 7): tokens}, corner=(6, 6))  # fmt: skip
    table = meeting(SURGE, "I", house, bare())
    events = play(table)
    assert len(fallen(events)) == gone
    assert asked(table) == ({0: "KEEP_PIECE"} if gone else {0: "FLY_ON"}), "the hold hung on the battery"


@rule("MIS-EVT-11", "MIS-EVT-05")
def test_all_blocks_are_judged_at_the_same_time() -> None:
    two = built("""
        batteryx2:0303 batteryx2:0303 start batteryx2:0303 batteryx2:0303
    """, corner=(5, 7))  # fmt: skip
    table = meeting(SURGE, "I", two, bare())
    (lost,) = told(play(table), ComponentsLost)
    assert (lost.how, len(lost.components)) == (Loss.FALLEN_OFF, 4)


@rule("MIS-EVT-05", "MIS-SUP-09")
@pytest.mark.parametrize("card", EVENTS)
def test_who_sits_out_suffers_nothing(card: str) -> None:
    charged = """
        batteryx2:0303 batteryx2:0303 start batteryx3:0001
        .              .              cabin:3*** .
    """
    table = meeting(card, "IV", built(charged, corner=(5, 7)), built(charged, corner=(5, 7)))
    before = table.ships[1].clone()
    play(sitting_out(table, 1))
    assert table.ships[1] == before
    assert table.positions()[1] == 15
    assert (table.ships[0] != before) or table.positions()[0] < 20
