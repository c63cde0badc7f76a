/** Whoever presses to skip ahead often presses once more, and by then there is an answer to press: that one is not meant. */
export type Press = MouseEvent | KeyboardEvent;

/** Milliseconds: nobody has read a new question and reached for its answer sooner. */
const AGAIN = 350;
/** How far a finger wanders between two taps, in pixels. */
const NEARBY = 48;

interface Skip {
  when: number;
  /** The keys that would do it again; none where it was a pointer. */
  keys: readonly string[];
  x: number;
  y: number;
}

const isKey = (press: Press): press is KeyboardEvent => press instanceof KeyboardEvent;
/** Buttons are pressed by keys too; browsers count no clicks then. */
const keysOf = (press: Press): readonly string[] => (isKey(press) ? [press.key] : press.detail ? [] : [' ', 'Enter']);
const placeOf = (press: Press): { x: number; y: number } => (isKey(press) ? { x: 0, y: 0 } : { x: press.clientX, y: press.clientY });

export class SkipGuard {
  #last: Skip | null = null;
  /** The key that skipped was not let go yet: holding it down is one press. */
  #isHeld = false;

  note(press: Press): void {
    this.#last = { when: performance.now(), keys: keysOf(press), ...placeOf(press) };
    this.#isHeld = this.#last.keys.length > 0;
  }

  /** Whether this is the press that skipped, made again. */
  repeats(press: Press): boolean {
    const last = this.#last;
    if (!last) return false;
    const isSoon = performance.now() - last.when < AGAIN;
    if (isKey(press)) return last.keys.includes(press.key) && (isSoon || (press.repeat && this.#isHeld));
    return isSoon && !last.keys.length && Math.hypot(press.clientX - last.x, press.clientY - last.y) < NEARBY;
  }

  /** Keep such presses from whatever lies there now; while something is shown they skip again. Returns how to stop that. */
  watch(isShowing: () => boolean): () => void {
    const sift = (press: Press): void => {
      if (isShowing() || !this.repeats(press)) return;
      press.preventDefault();
      press.stopPropagation();
    };
    const letGo = (): void => { this.#isHeld = false; };
    addEventListener('click', sift, true);
    addEventListener('keydown', sift, true);
    addEventListener('keyup', letGo, true);
    return () => {
      removeEventListener('click', sift, true);
      removeEventListener('keydown', sift, true);
      removeEventListener('keyup', letGo, true);
    };
  }
}
