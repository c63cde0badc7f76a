/** Signs that players show each other: each is seen at its seat for a moment, by those who want to see any. */
import { MediaQuery } from 'svelte/reactivity';
import { recall, remember } from './memory';
import type { Emote, Emoted } from './protocol';

const SHOWN = 4000;
/** Where a row more takes nothing from the game. */
const ROOM = new MediaQuery('(min-width: 64rem) and (min-height: 52rem)');

class EmoteHabits {
  #areMuted = $state(recall('emotes') === 'off');
  #isOpen = $state(recall('emotes-open'));

  /** Whether somebody wants to see none. */
  get areMuted(): boolean {
    return this.#areMuted;
  }

  set areMuted(wish: boolean) {
    this.#areMuted = wish;
    remember('emotes', wish ? 'off' : 'on');
  }

  /** Whether they lie ready, one press each: as somebody wished, else where there is room and anybody to see them. */
  areReady(hasCompany: boolean): boolean {
    return this.#isOpen === null ? hasCompany && ROOM.current : this.#isOpen === 'yes';
  }

  open(wish: boolean): void {
    this.#isOpen = wish ? 'yes' : 'no';
    remember('emotes-open', this.#isOpen);
  }
}

export const emoteHabits = new EmoteHabits();

/** What is shown at a table just now. */
export class Emotes {
  #bySeat = $state.raw<Readonly<Record<number, Emote>>>({});
  readonly #timers: Record<number, ReturnType<typeof setTimeout>> = {};

  at(seat: number): Emote | null {
    return emoteHabits.areMuted ? null : (this.#bySeat[seat] ?? null);
  }

  show(shown: readonly Emoted[]): void {
    for (const { seat, emote } of shown) {
      clearTimeout(this.#timers[seat]);
      this.#bySeat = { ...this.#bySeat, [seat]: emote };
      this.#timers[seat] = setTimeout(() => { this.#hide(seat); }, SHOWN);
    }
  }

  #hide(seat: number): void {
    this.#bySeat = Object.fromEntries(Object.entries(this.#bySeat).filter(([at]) => Number(at) !== seat));
  }
}
