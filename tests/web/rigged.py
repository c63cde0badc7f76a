"""A server whose luck comes as arranged, for what needs a certain ship, a certain card or a certain hit."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random

from running import running_server
from starhaul.kernel import Chance, Dice, Outcome, Seat
from starhaul.server.app import create_app
from starhaul.server.match import Deal
from starhaul.server.settings import Settings
from starhaul.trucker.assembly import SpecialDraw, TileDraw
from starhaul.trucker.card_draws import Reveal
from web.ships import FREIGHTER

HOST = Seat(0)


class Luck:
    """What the host turns over, which cards come, what the dice say; fair once these are used up."""

    def __init__(
        self, tiles: Sequence[str] = (), cards: Sequence[str] = (), rolls: Sequence[tuple[int, ...]] = ()
    ) -> None:
        self.tiles, self.cards, self.rolls = list(tiles), list(cards), list(rolls)

    def __call__(self, chance: Chance, seed: str, number: int) -> Outcome:
        rng = Random(f"{seed}:{number}")
        return self._arranged(chance, rng) or chance.sample(rng)

    def _arranged(self, chance: Chance, rng: Random) -> Outcome | None:
        match chance:
            case TileDraw(seen_by=(taker,)) | SpecialDraw(seen_by=(taker,)) if taker == HOST:
                return self._next(chance, self.tiles)
            case TileDraw(heap=heap):
                return self._leave(chance, heap.face_down, rng)
            case SpecialDraw(stocks=stocks):
                return self._leave(chance, [tile for stock in stocks if stock.count for tile in stock.tiles], rng)
            case Reveal():
                return self._next(chance, self.cards)
            case Dice(count=count) if self.rolls and len(self.rolls[0]) == count:
                return self.rolls.pop(0)
        return None

    def _leave(self, chance: TileDraw | SpecialDraw, hidden: Iterable[int], rng: Random) -> Outcome | None:
        """Others get what the host does not wait for, as long as there is such a thing."""
        kept = {chance.ids().index(tile) for tile in self.tiles}
        others = [tile for tile in hidden if tile not in kept and chance.allows((tile,))]
        return (rng.choice(others),) if others else None

    def _next(self, chance: Chance, wished: list[str]) -> Outcome | None:
        """The first of these that can come."""
        for name in list(wished):
            outcome = chance.read(name)
            if chance.allows(outcome):
                wished.remove(name)
                return outcome
        return None


@contextmanager
def rigged_server(folder: Path, luck: Deal) -> Iterator[str]:
    """The address of a server with that luck."""
    settings = Settings(folder / "rigged.db", bot_pause=0.05, has_limits=False)
    with running_server(settings, create_app(settings, deal=luck)) as url:
        yield url


def freighter_luck() -> Luck:
    """The freighter, meteors and planets; of the meteors from the left only the small one finds the open pipe."""
    return Luck([part.tile for part in FREIGHTER], ["I-09", "I-13"], [(5, 6), (3, 4)])
