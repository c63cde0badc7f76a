/** Arrow keys among the things of a group: to the nearest one in that direction. Tab leaves the group. */
import type { Attachment } from 'svelte/attachments';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const middle = (element: Element): readonly [number, number] => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

/** The nearest element in a direction; going sideways from the line costs double. */
function nearest(from: Element, others: readonly HTMLElement[], [dx, dy]: readonly [number, number]): HTMLElement | null {
  const [x, y] = middle(from);
  const found = others.flatMap((other) => {
    const [toX, toY] = middle(other);
    const along = (toX - x) * dx + (toY - y) * dy;
    const across = Math.abs((toX - x) * dy) + Math.abs((toY - y) * dx);
    return along > 1 ? [{ other, far: along + 2 * across }] : [];
  });
  return found.sort((one, other) => one.far - other.far)[0]?.other ?? null;
}

/** Keeps one of the group's things in the order of tabbing: the one that was focused last. */
export const rovingOver = (things: string): Attachment<HTMLElement> => (group) => {
  const items = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>(things)];
  const settle = (chosen?: HTMLElement): void => {
    const all = items();
    const first = chosen ?? all.find(({ tabIndex }) => tabIndex === 0) ?? all[0];
    for (const item of all) item.tabIndex = item === first ? 0 : -1;
  };
  const press = (event: KeyboardEvent): void => {
    const arrow = ARROWS[event.key];
    if (!arrow || event.shiftKey || !(event.target instanceof HTMLElement) || !event.target.matches(things)) return;
    const next = nearest(event.target, items(), arrow);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const focus = (event: FocusEvent): void => {
    if (event.target instanceof HTMLElement && event.target.matches(things)) settle(event.target);
  };
  const watcher = new MutationObserver(() => {
    settle();
  });
  watcher.observe(group, { childList: true, subtree: true });
  group.addEventListener('keydown', press);
  group.addEventListener('focusin', focus);
  settle();
  return () => {
    watcher.disconnect();
    group.removeEventListener('keydown', press);
    group.removeEventListener('focusin', focus);
  };
};

export const roving = rovingOver('[data-card]');
