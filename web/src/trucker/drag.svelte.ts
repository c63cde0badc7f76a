/** Dragging with mouse, pen or finger: what is dragged follows the pointer, and falls on whatever says `data-square` or
 * `data-drop`. A press without movement stays a click. */
import type { Colour } from './types';

export interface Load {
  tile?: string | null;
  turn?: number;
  colour?: Colour;
}

const SLACK = 6;

class Drag {
  load = $state.raw<Load | null>(null);
  x = $state(0);
  y = $state(0);
  #isClickEaten = false;

  /** Begin to watch this pointer. `lift` is called once it really moves, `drop` where it is let go. */
  begin(event: PointerEvent, load: Load, drop: (place: string | null) => void, lift?: () => void): void {
    if (event.button !== 0) return;
    const { clientX, clientY, pointerId } = event;
    const listening = new AbortController();
    const { signal } = listening;
    const move = (now: PointerEvent): void => {
      if (now.pointerId !== pointerId) return;
      if (!this.load && Math.hypot(now.clientX - clientX, now.clientY - clientY) < SLACK) return;
      if (!this.load) {
        this.load = load;
        lift?.();
      }
      this.x = now.clientX;
      this.y = now.clientY;
    };
    const end = (now: PointerEvent): void => {
      if (now.pointerId !== pointerId) return;
      listening.abort();
      if (!this.load) return;
      this.load = null;
      this.#isClickEaten = true;
      setTimeout(() => (this.#isClickEaten = false));
      if (now.type === 'pointerup') drop(placeAt(now.clientX, now.clientY));
    };
    addEventListener('pointermove', move, { signal });
    addEventListener('pointerup', end, { signal });
    addEventListener('pointercancel', end, { signal });
  }

  /** Whether the click that follows a drag should be ignored. */
  get isClickEaten(): boolean {
    return this.#isClickEaten;
  }

  /** What is dragged turned out to be something else: a component turned over in the air. */
  become(load: Load): void {
    if (this.load) this.load = load;
  }
}

function placeAt(x: number, y: number): string | null {
  const under = document.elementsFromPoint(x, y);
  for (const element of under) {
    const place = element.closest<HTMLElement>('[data-square], [data-drop]');
    if (place) return place.dataset.square ?? place.dataset.drop ?? null;
  }
  return null;
}

export const drag = new Drag();
