"""The mission cards, and what they can be combined with (MIS-GAM-01 to MIS-GAM-04, MIS-GAM-13, -16, -17, -28)."""

from __future__ import annotations

from collections import Counter

import pytest

from citing import rule
from rules.trucker.fleet import bare
from rules.trucker.treks import fly_home
from rules.trucker_missions.missions import PLAIN
from starhaul.kernel.testing import Case
from starhaul.trucker import GAME
from starhaul.trucker.box import box_for
from starhaul.trucker.components import COMPONENTS
from starhaul.trucker.directives import DIRECTIVE_IDS
from starhaul.trucker.missions import MISSION_CARDS, PRINTED_DIRECTIVES
from starhaul.trucker.missions.counts import TYPES
from starhaul.trucker.options import LEVEL_OF_CLASS
from starhaul.trucker.special_components import SPECIAL_KIND_OF, SPECIAL_KINDS
from trucker.invariants import play_checked
from trucker.players import eager
from trucker.tables import build


@rule("MIS-GAM-01")
def test_the_set_has_sixteen_missions_and_special_components_of_five_types() -> None:
    assert len(MISSION_CARDS) == 16
    kinds = Counter(kind for kind in SPECIAL_KIND_OF if kind is not None)
    assert dict(kinds) == {
        "explosive": 16,
        "fragile": 12,
        "heavy": 16,
        "radioactive": 16,
        "artifact": 8,
        "double_artifact": 4,
    }
    assert len({TYPES[kind] for kind in SPECIAL_KINDS}) == 5
    assert sum(kinds.values()) == len([component for component in COMPONENTS if component.set == "missions"])


@rule("MIS-GAM-03")
def test_a_card_says_what_it_needs_and_which_ships_it_warns_against() -> None:
    powder_keg = MISSION_CARDS["MS04"]
    assert (powder_keg.key, powder_keg.components) == ("riding_a_powder_keg", ("explosive",))
    assert [effect.effect for effect in powder_keg.setup] == ["mix_special"]
    assert [effect.effect for effect in powder_keg.flight] == ["death"]
    assert [effect.effect for effect in powder_keg.reward] == ["pay_per", "pay_most"]
    assert MISSION_CARDS["MS16"].ships_not_recommended == ("IIA", "IIB", "IVC")
    assert PRINTED_DIRECTIVES == DIRECTIVE_IDS


@rule("MIS-GAM-04")
def test_any_mission_may_be_chosen_for_any_flight() -> None:
    ids = [*MISSION_CARDS]
    options = {"sets": ["missions"], "mode": "series", "levels": [1] * 16, "missions": ids[::-1]}
    table = GAME.new_game(GAME.read_options(options), 2)
    assert (table.leg.mission, table.mission.settled) == (ids[-1], tuple(ids[-2::-1]))
    several = [mission for mission in MISSION_CARDS.values() if len(mission.components) > 1]
    assert {mission.id for mission in several} == {"MS05", "MS06", "MS13"}
    assert {mission.id for mission in MISSION_CARDS.values() if not mission.setup} == {"MS11"}


@rule("MIS-GAM-17")
@pytest.mark.parametrize("ship_class", LEVEL_OF_CLASS)
def test_a_mission_can_be_flown_with_every_class_whatever_it_warns_against(ship_class: str) -> None:
    table = build(2, sets=["abe", "missions"], missions=[PLAIN], classes=[ship_class])
    assert table.leg.mission == PLAIN
    assert table.leg.ship_class == ship_class


@rule("MIS-GAM-02", "MIS-GAM-16")
@pytest.mark.parametrize("sets", [["missions"], ["abe", "missions"]])
def test_nothing_but_the_base_game_is_needed_and_the_expansion_may_be_added(sets: list[str]) -> None:
    """With it its components and cards are in play, too."""
    box = box_for(GAME.read_options({"sets": sets, "missions": [PLAIN]}))
    assert {COMPONENTS[tile].set for tile in box.heap} == {"base", *sets} - {"missions"}
    assert len(box.missions) == 16
    case = Case(GAME, 2, {"sets": sets, "missions": [PLAIN], "level": 1}, pick=eager)
    state, _ = play_checked(case, 1)
    assert state.is_over


@rule("MIS-GAM-13")
@pytest.mark.parametrize("mission", MISSION_CARDS)
def test_every_mission_can_be_flown_to_its_end(mission: str) -> None:
    case = Case(GAME, 3, {"sets": ["missions"], "missions": [mission], "level": 2}, pick=eager)
    for seed in (1, 2):
        state, _ = play_checked(case, seed)
        assert state.leg.mission == mission


@rule("MIS-GAM-28")
def test_cards_leave_the_game_until_a_deck_cannot_fill_its_share() -> None:
    """Twenty cards of level I serve two flights of eight; the four that are left are shuffled with all the others."""
    options = {"sets": ["missions"], "mode": "series", "levels": [1] * 3, "missions": [PLAIN] * 3}
    table = GAME.new_game(GAME.read_options(options), 2)
    left = []
    for _ in range(3):
        left.append(table.deck.left[0])
        if len(left) < 3:
            fly_home(table, bare("I"), bare("I"))
    assert left == [12, 4, 12]
