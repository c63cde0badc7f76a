/** What bots say at a table: a line now and then, never the same occasion twice in a game, and nothing to those who muted them. */
import { recall, remember } from './memory';

export type Occasion = 'start' | 'hit' | 'win' | 'lost';

export interface Remark {
  seat: number;
  occasion: Occasion;
}

/** Milliseconds between two remarks. */
const SILENCE = 20_000;

class Voices {
  #isOn = $state(recall('bot-talk') !== 'off');
  remark = $state.raw<Remark | null>(null);
  #match: string | null = null;
  #said = new Set<string>();
  #last = -SILENCE;

  get isOn(): boolean {
    return this.#isOn;
  }

  choose(isOn: boolean): void {
    this.#isOn = isOn;
    remember('bot-talk', isOn ? 'on' : 'off');
    if (!isOn) this.remark = null;
  }

  /** Another game: everything can be said again. */
  begin(match: string | null): void {
    if (match === this.#match) return;
    this.#match = match;
    this.#said.clear();
    this.#last = -SILENCE;
    this.remark = null;
  }

  /** This seat has an occasion to say something; whether it is a bot, others know. */
  note(seat: number, occasion: Occasion): void {
    const key = `${seat} ${occasion}`;
    const now = performance.now();
    if (!this.#isOn || this.#said.has(key) || now - this.#last < SILENCE) return;
    this.#said.add(key);
    this.#last = now;
    this.remark = { seat, occasion };
  }

  hush(): void {
    this.remark = null;
  }
}

export const voices = new Voices();
