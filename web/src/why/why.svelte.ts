/** Asking what something is and which rule speaks: what can be asked about says so by `data-about`. */
import { sheets } from '../shell/sheets.svelte';

/** What is drawn at this point, under everything that can be pressed there. */
export function topicAt(x: number, y: number): string | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const topic = element.closest<HTMLElement | SVGElement>('[data-about]')?.dataset.about;
    if (topic) return topic;
  }
  return null;
}

/** What has the focus is about, itself or the thing that it lies on. */
export function topicOfFocus(): string | null {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const own = element.closest<HTMLElement>('[data-about]')?.dataset.about;
  const { left, top, width, height } = element.getBoundingClientRect();
  return own ?? topicAt(left + width / 2, top + height / 2);
}

/** What the mouse rests on. */
const topicPointedAt = (): string | null => [...document.querySelectorAll<HTMLElement | SVGElement>('[data-about]:hover')].at(-1)?.dataset.about ?? null;

class Why {
  /** The next press asks, and does nothing else. */
  isAsking = $state(false);
  /** Nothing is known about what was pressed. */
  isAtALoss = $state(false);

  begin(): void {
    this.isAsking = true;
    this.isAtALoss = false;
  }

  stop(): void {
    this.isAsking = false;
  }

  /** Show what there is to know; with nothing to know, go on asking. */
  tell(game: string, topic: string | null): void {
    this.isAtALoss = topic === null;
    if (topic === null) return;
    this.stop();
    sheets.explain(game, topic);
  }

  /** By a key: about what has the focus or lies under the mouse, else whatever is pressed next. */
  press(game: string): void {
    const topic = topicOfFocus() ?? topicPointedAt();
    if (this.isAsking) this.stop();
    else if (topic === null) this.begin();
    else this.tell(game, topic);
  }
}

export const why = new Why();
