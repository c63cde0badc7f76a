"""The recipes of docs/adding.md as questions: what is missing until something new is whole.

Each step is a file and what it must have; a missing one is named by both.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, get_args, get_type_hints

from citing import ROOT
from starhaul.bots.registry import OURS
from starhaul.kernel.plain import kebab
from starhaul.race.designs import CARDS as RACE_CARDS
from starhaul.race.designs import printed
from starhaul.race.powers import Phase, Power
from starhaul.trucker.adventures import ADVENTURE_TABLES, CARDS, TYPES_OF
from starhaul.trucker.components import COMPONENTS
from starhaul.trucker.missions import MISSION_CARDS
from starhaul.trucker.missions.effect import Effect
from starhaul.trucker.missions.mission import Build, Flight, Reward, Setup
from starhaul.trucker.printed_components import Kind
from starhaul.trucker.printed_titles import TITLES
from starhaul.trucker.team.members import ABILITIES, MEMBERS
from starhaul.trucker.team.printed import PRINTED_MEMBERS
from starhaul.words import languages
from trucker.shipyard import KINDS

Step = tuple[str, str, bool]
"""A file, what it must have, and whether it has it."""


def missing(steps: Iterable[Step]) -> list[str]:
    return [f"{file}: {what}" for file, what, is_done in steps if not is_done]


@cache
def text(path: str) -> str:
    """What stands in a file, or in all Python files of a folder; nothing where there is none."""
    place = ROOT / path
    files = sorted(place.rglob("*.py")) if place.is_dir() else [place]
    return "\n".join(file.read_text(encoding="utf-8") for file in files if file.exists())


def has_word(path: str, word: str) -> bool:
    return re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", text(path)) is not None


def in_table(key: str, *paths: str) -> Step:
    """A table of TypeScript by name: in one file, or what the expansions add in another."""
    entry = re.compile(rf"""^\s+['"]?{re.escape(key)}['"]?(:|,| =>)""", re.MULTILINE)
    found = any(entry.search(text(path)) for path in paths)
    return paths[0], " or in ".join([f"{key} in its table", *paths[1:]]), found


def in_words(file: str, *ids: str) -> Iterator[Step]:
    """Messages in every language."""
    for language in languages():
        path = f"locales/{language}/{file}.ftl"
        for id in ids:
            yield path, id, re.search(rf"^{re.escape(id)} =", text(path), re.MULTILINE) is not None


def component_kind(kind: str) -> Iterator[Step]:
    """A kind of component of Trucker, by the name that it has in data."""
    dashed = kind.replace("_", "-")
    yield "src/starhaul/trucker/printed_components.py", f"Kind.{kind.upper()}", kind.upper() in Kind.__members__
    facts = "src/starhaul/trucker/data/kinds.toml"
    yield facts, f"[kind.{kind}]", f"[kind.{kind}]" in text(facts)
    number = re.search(rf"^{kind.upper()}: Final = ", text("src/starhaul/trucker/components.py"), re.MULTILINE)
    yield "src/starhaul/trucker/components.py", f"{kind.upper()}, its number for the rules", number is not None
    is_printed = any(component.kind.name.lower() == kind for component in COMPONENTS)
    yield "src/starhaul/trucker/data/components.toml", f'a component of kind = "{kind}"', is_printed
    folder = "web/src/trucker/art/components"
    yield in_table(kind, f"{folder}/drawings.ts", f"{folder}/expansion.ts")
    yield from in_words("trucker", f"trucker-kind-{dashed}", f"trucker-about-{dashed}")
    is_drawn = any(known.name.lower() == kind for known in KINDS.values())
    yield "tests/trucker/shipyard.py", f"a word for {kind} in drawings of ships", is_drawn


def adventure_family(name: str) -> Iterator[Step]:
    """A family of adventure cards of Trucker, by the name of its table in data."""
    dashed = name.replace("_", "-")
    tables = {table.name: table.schema for table in ADVENTURE_TABLES}
    family = tables.get(name)
    yield "src/starhaul/trucker/adventures/__init__.py", f'Table("{name}", …)', family is not None
    cards = [card.id for card in CARDS if family is not None and type(card) is family]
    yield "src/starhaul/trucker/data/adventures.toml", f"a card [[{name}]]", bool(cards)
    yield in_table(dashed, "web/src/trucker/cards/families.ts", "web/src/trucker/cards/expansion.ts")
    yield from in_words("trucker", f"trucker-card-{dashed}")
    hint = re.search(rf"card\(\[[^\]]*'{dashed}'", text("web/src/trucker/hints.ts"))
    yield "web/src/trucker/hints.ts", f"a hint on {dashed} for beginners", hint is not None
    is_tested = any(has_word("tests/rules", id) for id in cards)
    yield "tests/rules", f"a test that plays a card of {name}", is_tested


def supercard(name: str) -> Iterator[Step]:
    """A family of supercards of Trucker: an adventure card, in a deck without a level."""
    yield from adventure_family(name)
    data = "src/starhaul/trucker/data/adventures_missions.toml"
    yield data, f'[[{name}]] with deck = "S"', name in supercards()
    ids = [card.id for card, names in zip(CARDS, TYPES_OF, strict=True) if name in names]
    is_tested = any(has_word("tests/rules/trucker_missions", id) for id in ids)
    yield "tests/rules/trucker_missions", f"a test that plays a card of {name}", is_tested


def mission_effect(name: str) -> Iterator[Step]:
    """An effect of missions of Trucker, by the name that it has in data."""
    kinds = [kind for kind in effect_classes() if _effect_of(kind) == name]
    yield "src/starhaul/trucker/missions/mission.py", f'a class with effect "{name}" in the vocabulary', bool(kinds)
    works = name in USUAL or (bool(kinds) and all(any(hook in vars(kind) for hook in HOOKS) for kind in kinds))
    yield "src/starhaul/trucker/missions", f"what {name} does: one of {', '.join(HOOKS)}", works
    users = [id for id, mission in MISSION_CARDS.items() if any(type(effect) in kinds for effect in mission.effects())]
    yield "src/starhaul/trucker/data/missions_missions.toml", f'a mission with effect = "{name}"', bool(users)
    for shown in [kebab(kind.__name__) for kind in kinds] or [name.replace("_", "-")]:
        yield in_table(shown, "web/src/trucker/missions/rules.ts")
    yield "docs/own-missions.md", f"a row for `{name}`", f"| `{name}` |" in text("docs/own-missions.md")
    is_tested = any(has_word("tests/rules/trucker_missions", id) for id in users)
    yield "tests/rules/trucker_missions", f"a test that flies a mission with {name}", is_tested


HOOKS = ("contribute", "steps_at", "steps", "put_aside", "settle")
"""How an effect of a mission works: one of these is its own."""
USUAL = ("must_place",)
"""Effects that only say what the rules do anyhow."""


def effect_classes() -> list[type[Effect]]:
    """The vocabulary of missions."""
    unions = (get_args(union) or (union,) for union in (Setup, Build, Flight, Reward))
    return [kind for union in unions for kind in union]


def _effect_of(kind: type[Effect]) -> str:
    return str(get_args(get_type_hints(kind)["effect"])[0])


def power_kind(kind: str) -> Iterator[Step]:
    """A kind of power of Race, by the name that it has in data."""
    found = {_kind_of(power): power for power in get_args(Power)}
    yield "src/starhaul/race/powers.py", f'a class of kind "{kind}" in Power', kind in found
    name = found[kind].__name__ if kind in found else kind.title().replace("_", "")
    is_printed = any(power.kind == kind for card in printed()[RACE_CARDS].values() for power in card.powers)
    yield "src/starhaul/race/data/cards.toml", f'a card with kind = "{kind}"', is_printed
    uses = len(re.findall(rf"\b{name}\b", text("src/starhaul/race")))
    yield "src/starhaul/race", f"the one place where {name} works", uses > DECLARATIONS
    yield in_table(kind, "web/src/race/art/signs.ts")
    yield from in_words("race-cards", f"race-power-{kind.replace('_', '-')}")
    is_tested = has_word("tests/rules/race", name) or any(
        has_word("tests/rules/race", id) or has_word("tests/race", id) for id in _cards_with(kind)
    )
    yield "tests/rules/race", f"a test that plays a card with {kind}", is_tested
    if kind not in found or found[kind].phase is not Phase.SETUP:  # setup is not chosen, nor open to own cards
        worth = "src/starhaul/bots/race/card_tables.py"
        yield worth, f"what {name} is worth", has_word(worth, name)
        yield "docs/own-cards.md", f"a row for `{kind}`", f"| `{kind}` |" in text("docs/own-cards.md")


DECLARATIONS = 2
"""A power is named where its class is written and where `Power` lists it; elsewhere it is used."""


def _kind_of(power: Any) -> str:
    return str(get_args(get_type_hints(power)["kind"])[0])


def _cards_with(kind: str) -> list[str]:
    return [id for id, card in printed()[RACE_CARDS].items() if any(power.kind == kind for power in card.powers)]


def title(name: str) -> Iterator[Step]:
    """A title of Trucker's Trek: the kind of effect on one seat that there is."""
    dashed = name.replace("_", "-")
    data = "src/starhaul/trucker/data/titles.toml"
    yield data, f'id = "{name}"', f'id = "{name}"' in text(data)
    yield "src/starhaul/trucker/titles.py", f"what counts for {name}", has_word("src/starhaul/trucker/titles.py", name)
    yield from in_words("trucker", *(f"trucker-title-{dashed}{side}" for side in ("", "-silver", "-gold")))
    yield "tests/rules/trucker/test_titles.py", f"a flight with gold {name}", has_word("tests/rules/trucker", name)


def team_member(name: str) -> Iterator[Step]:
    """A member of Trucker's Support Team, by the name that it has in data."""
    data = "src/starhaul/trucker/data/team.toml"
    yield data, f'id = "{name}"', name in PRINTED_MEMBERS
    is_written = all(f"{name}.{side}" in ABILITIES for side in "ab")
    yield "src/starhaul/trucker/team/members.py", f"both sides of {name} in ABILITIES", is_written
    dashed = name.replace("_", "-")
    yield from in_words("trucker-team", f"trucker-member-{dashed}", *(f"trucker-ability-{dashed}-{x}" for x in "ab"))
    tests = f"tests/rules/trucker_abe/test_team_{name}.py"
    yield "tests/rules/trucker_abe", f"test_team_{name}.py", bool(text(tests))


def our_bot(name: str) -> Iterator[Step]:
    """A bot that comes with Starhaul."""
    yield "src/starhaul/bots/registry.py", f'"{name}" in OURS', name in OURS
    row = re.search(rf"^\| `{name}(:\w+)?` \|", text("docs/bots.md"), re.MULTILINE)
    yield "docs/bots.md", f"a row for `{name}`", row is not None
    yield from in_words("lab", f"cli-bots-our-{name}")
    yield "tests/bots", f'a test that seats "{name}"', f'"{name}' in text("tests/bots")


def language(code: str) -> Iterator[Step]:
    """A language of the page, the server and the command line."""
    for file in sorted((ROOT / "locales" / "en").glob("*.ftl")):
        path = f"locales/{code}/{file.name}"
        yield path, "the messages of that file", (ROOT / path).exists()
    for path, mark in LANGUAGE_LISTS.items():
        yield path, f"{code} among the languages", mark.format(code) in text(path)


LANGUAGE_LISTS = {
    "web/src/lib/words.svelte.ts": "{}: bundleOf(",
    "web/src/trucker/words.ts": "{}: ",
    "web/src/race/words.ts": "{}: ",
    "web/src/build/noscript.ts": "'{}'",
}
"""Where the page lists what it speaks, and how."""


def members() -> list[str]:
    return [*MEMBERS]


def titles() -> list[str]:
    return [*TITLES]


def supercards() -> list[str]:
    return [*dict.fromkeys(names[0] for card, names in zip(CARDS, TYPES_OF, strict=True) if card.deck == "S")]


def effects() -> list[str]:
    return [*dict.fromkeys(map(_effect_of, effect_classes()))]


def families() -> list[str]:
    return [table.name for table in ADVENTURE_TABLES]


def power_kinds() -> list[str]:
    return [_kind_of(power) for power in get_args(Power)]


def component_kinds() -> list[str]:
    return [kind.name.lower() for kind in Kind]
