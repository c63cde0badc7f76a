"""What a tableau is worth, and who has won (RFG-SCO, RFG-END-07)."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from starhaul.kernel import Result, ScoreLine

from .cards import Catalogue
from .designs import CardDesign
from .goals import goal_points
from .robot.scoring import solo_result
from .sums import PRINTED_VP, VARIABLE_DEVELOPMENTS
from .terms import PerCard, PerChips, PerDevelopment, PerMilitary, PerNamed, PerWorld, Term

if TYPE_CHECKING:
    from .player import Player
    from .state import RaceState


def fits(term: Term, design: CardDesign) -> bool:
    """Whether a card of the tableau scores for this term."""
    match term:
        case PerWorld():
            return design.type == "world" and _world_fits(term, design)
        case PerDevelopment(cost=cost, power_phase=phase):
            return (
                design.type == "development"
                and (cost is None or design.cost == cost)
                and (phase is None or phase in design.phases)
            )
        case PerCard(flag=flag):
            return flag in design.flags
        case PerNamed(card=card):
            return design.id == card
        case PerMilitary() | PerChips():
            return False
        case _:
            assert_never(term)


def _world_fits(term: PerWorld, design: CardDesign) -> bool:
    return (
        (term.good is None or design.good is term.good)
        and (term.yields is None or design.yields == term.yields)
        and (not term.military or design.military)
        and (term.flag is None or term.flag in design.flags)
        and (term.power_phase is None or term.power_phase in design.phases)
    )


def points_by_card(cards: Catalogue, scorer: int) -> list[int]:
    """What each card is worth to a scoring card: the VP of the first term that it fits."""
    number = cards.design_number[scorer]
    points = cards.points.get(number)
    if points is None:
        terms = cards.design[scorer].scoring
        points = [next((term.vp for term in terms if fits(term, design)), 0) for design in cards.design]
        cards.points[number] = points
    return points


def variable_points(state: RaceState, player: Player, scorer: int) -> int:
    """A six-cost development: every card once, for the first term that it fits (RFG-SCO-03)."""
    by_card = points_by_card(state.cards, scorer)
    points = sum([by_card[card] for card in player.tableau])
    for term in state.cards.design[scorer].scoring:
        points += term_points(player, term)
    return points


def term_points(player: Player, term: Term) -> int:
    """What a term counts that looks at no card."""
    match term:
        case PerMilitary(vp=vp):
            return vp * player.total_military
        case PerChips(vp=vp, each=each):
            return vp * (player.chips // each)
        case _:
            return 0


def variable_cards(state: RaceState, player: Player) -> list[tuple[int, int]]:
    """The cards of a tableau whose VP depend on the others, each with what it is worth now."""
    if not player.total(VARIABLE_DEVELOPMENTS, state.cards):
        return []
    design = state.cards.design
    return [(card, variable_points(state, player, card)) for card in player.tableau if design[card].scoring]


def bill(state: RaceState, player: Player) -> tuple[ScoreLine, ...]:
    """How a seat's score comes about (RFG-SCO-01): chips, printed VP, six-cost developments, goals."""
    cards = state.cards
    lines = [
        ScoreLine("chips", player.chips),
        ScoreLine("cards", sum([cards.vp[card] for card in player.tableau])),
    ]
    lines += [ScoreLine(cards.design[card].id, vp) for card, vp in variable_cards(state, player)]
    lines += [ScoreLine(f"goal {goal}", vp) for goal, vp in goal_points(state, player).items()]
    return tuple(lines)


def score(state: RaceState, player: Player) -> int:
    """What a seat would score now; its bill in one sum."""
    return score_without_goals(state, player) + sum(goal_points(state, player).values())


def score_without_goals(state: RaceState, player: Player) -> int:
    variable = sum([vp for _, vp in variable_cards(state, player)])
    return player.chips + player.total(PRINTED_VP, state.cards) + variable


def tiebreak(player: Player) -> int:
    """Cards in hand and goods (RFG-END-07)."""
    return len(player.hand) + len(player.goods)


def result(state: RaceState) -> Result:
    """Scores and ranks; seats with equal score and tie-break share a rank."""
    bills = [bill(state, player) for player in state.players]
    scores = [sum([line.amount for line in lines]) for lines in bills]
    keys = [(score, tiebreak(player)) for score, player in zip(scores, state.players, strict=True)]
    ranks = [1 + sum([other > key for other in keys]) for key in keys]
    found = Result(tuple(scores), tuple(ranks), tuple(bills))
    if state.robot is not None:
        return solo_result(state, state.robot, found, tiebreak(state.players[0]))
    return found
