/** How somebody likes to play Race: how long things are looked at, and what needs no click of its own. */
import { recall, remember } from './memory';

export const TEMPOS = ['steady', 'brisk', 'instant'] as const;
export type Tempo = (typeof TEMPOS)[number];

class Habits {
  #tempo = $state<Tempo>(TEMPOS.find((tempo) => tempo === recall('tempo')) ?? 'steady');
  #confirms = $state(recall('confirms') !== 'no');
  #passes = $state(recall('passes') !== 'no');

  get tempo(): Tempo {
    return this.#tempo;
  }

  set tempo(wish: Tempo) {
    this.#tempo = wish;
    remember('tempo', wish);
  }

  /** The next pace; after the last comes the first. */
  turn(): void {
    this.tempo = TEMPOS[(TEMPOS.indexOf(this.#tempo) + 1) % TEMPOS.length] ?? 'steady';
  }

  /** Whether an answer waits for a click of its own once it is whole. */
  get confirms(): boolean {
    return this.#confirms;
  }

  set confirms(wish: boolean) {
    this.#confirms = wish;
    remember('confirms', wish ? 'yes' : 'no');
  }

  /** Whether what has one outcome happens by itself, passing too. */
  get passes(): boolean {
    return this.#passes;
  }

  set passes(wish: boolean) {
    this.#passes = wish;
    remember('passes', wish ? 'yes' : 'no');
  }
}

export const habits = new Habits();
