"""Write docs/team.md: every member of the Support Team with its abilities, when they work, their rules and their tests.

Run it after a change of src/starhaul/trucker/team; a test fails when the page is stale.
"""

from pathlib import Path

from starhaul.trucker.team.members import ABILITIES
from starhaul.trucker.team.printed import PRINTED_MEMBERS, PrintedMember
from starhaul.words import Words

PAGE = Path(__file__).parents[1] / "docs" / "team.md"
HEAD = """\
# The Support Team

Made by `scripts/team_table.py` from `src/starhaul/trucker/team` and `data/team.toml`. *When* is what is
printed, *moment* where the engine has it ([adding.md](adding.md#a-team-member-trucker)). How players come by
members stands in `src/starhaul/trucker/recruiting.py`. Tests are in `tests/rules/trucker_abe`: beside those of each
member `test_team_joining.py` and `test_team_timing.py`.

| member | side | what it does | when | use | moment | rules | module | tests |
|---|---|---|---|---|---|---|---|---|
"""


def page() -> str:
    return HEAD + "\n".join(row for member in PRINTED_MEMBERS.values() for row in _rows(member)) + "\n"


def _rows(member: PrintedMember) -> list[str]:
    words = Words.for_language("en")
    dashed = member.id.replace("_", "-")
    rows = []
    for side, printed in (("a", member.a), ("b", member.b)):
        cells = [
            words.say(f"trucker-member-{dashed}") if side == "a" else "",
            side.upper(),
            words.say(f"trucker-ability-{dashed}-{side}"),
            ", ".join(printed.timing).replace("_", " "),
            printed.use,
            *_engine_cells(f"{member.id}.{side}"),
        ]
        rows.append(f"| {' | '.join(cells)} |")
    return rows


def _engine_cells(key: str) -> tuple[str, str, str, str]:
    """Where it is: nothing for one that is not written."""
    ability = ABILITIES.get(key)
    if ability is None:
        return "", "", "", ""
    module = type(ability).__module__.rpartition(".")[2]
    moments = ", ".join(f"`{moment.name}`" for moment in ability.moments())
    return moments, ", ".join(ability.rules), f"`{module}.{type(ability).__name__}`", f"`test_team_{module}.py`"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
