/** The card that somebody looks at closely: pointed at, focused or held. */
import { clicks } from './clicks';
import type { Card } from './types';

export interface Looked {
  card: Card;
  score: number | null;
  hasGood: boolean;
}

const HOLD = 450;

export class Preview {
  now = $state.raw<Looked | null>(null);
  /** Whether it stays until it is put away: after a long press. */
  isHeld = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** A press that became a look is no choice. */
  #hasHeld = false;

  show(looked: Looked): void {
    if (!this.isHeld) this.now = looked;
  }

  leave(card: Card): void {
    if (!this.isHeld && this.now?.card === card) this.now = null;
  }

  close(): void {
    this.isHeld = false;
    this.now = null;
  }

  hold(looked: Looked): void {
    this.now = looked;
    this.isHeld = true;
  }

  /** The card goes somewhere else: it is no longer looked at, nor about to be. */
  drop(): void {
    this.release();
    this.close();
  }

  press(looked: Looked): void {
    this.#hasHeld = false;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#hasHeld = true;
      clicks.forget();
      this.hold(looked);
    }, HOLD);
  }

  release(): void {
    clearTimeout(this.#timer);
  }

  /** Whether the click that follows a press belongs to the look. */
  eatsClick(): boolean {
    const eats = this.#hasHeld;
    this.#hasHeld = false;
    return eats;
  }
}

export const preview = new Preview();
