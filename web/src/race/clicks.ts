/** Two quick clicks are meant for the card that the first one was on: what has come under the pointer since is left alone. */
import type { Card } from './types';

export class Clicks {
  #first: Card | null = null;

  /** Whether a click on this card is meant for it; `count` is 2 for the second of two quick ones, 0 for a key. */
  isMeant(card: Card, count: number, canPick: boolean): boolean {
    if (count > 1 && this.#first !== null) return this.#first === card && canPick;
    this.#first = card;
    return true;
  }

  /** A long press was in between: browsers count it as a click, though it was none. */
  forget(): void {
    this.#first = null;
  }
}

export const clicks = new Clicks();
