"""The conformance kit: what any game must do to be a game of ours.

    check_game(Case(GAME, seats=2, options={"level": 1}))

plays random games and looks at positions along the way; the first promise that a game breaks is raised as
`NonConforming`, which names the check. Each check can be run alone. Authors of further games use it as we do.
"""

from .case import Case, NonConforming
from .copies import check_clones, check_dumps, check_records
from .leaks import check_no_leak
from .moves import check_moves, check_order
from .views import check_views
from .walk import check_determinism, check_random_games, walk

CHECKS = (
    check_random_games,
    check_determinism,
    check_moves,
    check_order,
    check_clones,
    check_dumps,
    check_records,
    check_views,
    check_no_leak,
)


def check_game(case: Case, seeds: range = range(3)) -> None:
    """Run every check on random games with these seeds."""
    for seed in seeds:
        for check in CHECKS:
            check(case, seed)


__all__ = [
    "CHECKS",
    "Case",
    "NonConforming",
    "check_clones",
    "check_determinism",
    "check_dumps",
    "check_game",
    "check_moves",
    "check_no_leak",
    "check_order",
    "check_random_games",
    "check_records",
    "check_views",
    "walk",
]
