"""Hands at a table of Race that have only a keyboard."""

from __future__ import annotations

from playwright.sync_api import Locator

from web.pioneer import Pioneer, tries

STILL = """() => document.querySelector('.race').dataset.asked && !document.querySelector('.rival.awaited')"""
"""Nobody else is about to move: what others do takes the question away for a moment, and a key pressed then is lost."""
KEY_FOR = """(target) => {
  const choices = [...document.querySelectorAll('section.strip .choices button:not(.skip)')];
  if (target.matches('.main')) return 'Enter';
  if (choices.includes(target)) return String(choices.indexOf(target) + 1);
  return target.matches('.action') ? target.querySelector('kbd').textContent : null;
}"""
"""The key that presses it; none for cards: one goes there."""
WAY_TO = """(card) => {
  const here = document.activeElement;
  if (here === card) return null;
  const group = card.closest('.tableau, .seen, .hand, .cards');
  if (!group.contains(here)) return group.matches('.tableau') ? 't' : 'm';
  const [from, to] = [here, card].map((one) => one.getBoundingClientRect());
  if (Math.abs(to.top - from.top) > from.height / 2) return to.top > from.top ? 'ArrowDown' : 'ArrowUp';
  return to.left > from.left ? 'ArrowRight' : 'ArrowLeft';
}"""
"""The next key on the way to a card; none once it has the focus."""


class Typist(Pioneer):
    """Somebody who never touches the mouse."""

    def hit(self, target: Locator, within: float | None = None) -> None:
        self.page.wait_for_function(STILL, timeout=within)
        key = target.evaluate(KEY_FOR, timeout=within)
        if key is None:
            self.go_to(target, within)
        self.page.keyboard.press(key or "Space")

    def go_to(self, card: Locator, within: float | None = None) -> None:
        for _ in tries("going to a card by keys"):
            key = card.evaluate(WAY_TO, timeout=within)
            if key is None:
                return
            self.page.keyboard.press(key)
