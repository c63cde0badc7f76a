"""Players made of code. They see what their seat may see, and answer for it; docs/bots.md tells how to write one."""

from .bot import BadParameter, Bot, Clock, Seating
from .guard import Forfeit, Guard, Reason
from .registry import BadBot, Listed, UnknownBot, find_bot, list_bots, make_bot

__all__ = [
    "BadBot",
    "BadParameter",
    "Bot",
    "Clock",
    "Forfeit",
    "Guard",
    "Listed",
    "Reason",
    "Seating",
    "UnknownBot",
    "find_bot",
    "list_bots",
    "make_bot",
]
