"""The kinds of questions, and the decisions that carry them."""

from __future__ import annotations

from enum import Enum

from starhaul.kernel import Decision


class Ask(Enum):
    """What a seat is asked."""

    START_HAND = 0
    """Which of the dealt cards to give back."""
    ACTION = 1
    KEEP = 2
    """Which explored cards to keep."""
    DEVELOP = 3
    SETTLE = 4
    SECOND_WORLD = 5
    PAYMENT = 6
    """How to come by the world: conquer it, pay for it, give a card up for it."""
    STRENGTH = 7
    """What to give for more strength."""
    PAY = 8
    """Which cards of the hand to pay with."""
    SELL = 9
    POWER = 10
    """Which power to use next."""
    GOODS = 11
    """Which goods to consume."""
    CHIPS = 12
    """Which cards of the hand to turn into chips."""
    GAMBLE = 13
    WINDFALL = 14
    """Which windfall world gets a good."""
    PRODUCE = 15
    """Which power of Produce to use next."""
    FACTORY = 16
    """Which card to discard for a good."""
    HAND_LIMIT = 17
    DRAFT = 18
    """Which card of the pack to take."""
    START_WORLD = 19
    """Which of two start worlds to keep."""


def sealed(ask: Ask) -> Decision:
    """A question whose answer is revealed together with the others'."""
    return Decision(ask, sealed=True)


def open_(ask: Ask) -> Decision:
    """A question whose answer takes effect at once."""
    return Decision(ask)
