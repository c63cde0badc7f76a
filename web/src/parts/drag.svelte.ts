/** Dragging with mouse, pen or finger: what is dragged follows the pointer, and falls on whatever says `data-square` or
 * `data-drop`. A press without movement stays a click. */

const SLACK = 6;

/** What may be said beside where a drag ends. */
export interface Manner {
  /** It really moves: called once. */
  lift?: () => void;
  /** Called wherever it moves, in the coordinates of the window. */
  move?: (x: number, y: number) => void;
  /** Whether a movement of so much means this, and not scrolling, say. */
  isMeant?: (x: number, y: number) => boolean;
}

export class Drag<Load> {
  load = $state.raw<Load | null>(null);
  x = $state(0);
  y = $state(0);
  #isClickEaten = false;
  #listening = new AbortController();

  /** Begin to watch this pointer; `drop` is called where it is let go, if that matters. */
  begin(event: PointerEvent, load: Load, drop: ((place: string | null) => void) | null, { lift, move, isMeant }: Manner = {}): void {
    if (event.button !== 0) return;
    const { clientX, clientY, pointerId } = event;
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    const isLifted = (x: number, y: number): boolean => Math.hypot(x, y) >= SLACK && (isMeant?.(x, y) ?? true);
    const follow = (now: PointerEvent): void => {
      if (now.pointerId !== pointerId) return;
      if (!this.load && !isLifted(now.clientX - clientX, now.clientY - clientY)) return;
      if (!this.load) {
        this.load = load;
        lift?.();
      }
      this.x = now.clientX;
      this.y = now.clientY;
      move?.(this.x, this.y);
    };
    const end = (now: PointerEvent): void => {
      if (now.pointerId !== pointerId) return;
      const isDragged = this.load !== null;
      this.stop();
      if (!isDragged) return;
      this.#isClickEaten = true;
      setTimeout(() => (this.#isClickEaten = false));
      if (now.type === 'pointerup') drop?.(placeAt(now.clientX, now.clientY));
    };
    addEventListener('pointermove', follow, { signal });
    addEventListener('pointerup', end, { signal });
    addEventListener('pointercancel', end, { signal });
  }

  /** Nothing is dragged any more, and nothing falls anywhere. */
  stop(): void {
    this.#listening.abort();
    this.load = null;
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
