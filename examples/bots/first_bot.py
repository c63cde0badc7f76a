"""A first bot: it puts down the best card it can, sells goods, and explores when its hand is small.

starhaul simulate race --bots examples/bots/first_bot.py:Builder,random --games 100 --seed 1
"""

from starhaul.bots import Bot
from starhaul.kernel import Move, View
from starhaul.race import RaceView, catalogue


class Builder(Bot):
    """Puts down the best card it can."""

    games = ("race",)

    def choose(self, view: View) -> Move | None:
        assert isinstance(view, RaceView)
        me = view.seats[self.seating.seat]
        if me.goods:
            wishes = ["choose trade"]
        elif me.hand_size < 4:
            wishes = ["choose explore1", "choose produce"]
        else:
            wishes = ["choose settle", "choose develop"]
        for wish in (*wishes, "place"):
            wanted = [move for move in view.moves if str(move).startswith(wish)]
            if wanted:
                return max(wanted, key=self.points)
        return self.rng.choice(view.moves)

    def points(self, move: Move) -> int:
        """The points printed on the card that the move is about."""
        return catalogue().vp[getattr(move, "card", 0)]
