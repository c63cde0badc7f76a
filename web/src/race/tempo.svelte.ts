/** How long things are looked at. */
import { recall, remember } from '../lib/memory';
import { ROBOT_LASTS } from './robot/telling';
import type { EventKind } from './types';

export const TEMPOS = ['steady', 'brisk', 'instant'] as const;
export type Tempo = (typeof TEMPOS)[number];

/** Milliseconds for each sort of event at a steady pace; what is not named passes at once. */
export const LINGER: Partial<Record<EventKind, number>> = {
  'round-began': 350,
  'actions-revealed': 1500,
  'phase-began': 650,
  drew: 260,
  kept: 260,
  discarded: 260,
  'placements-revealed': 1300,
  placed: 750,
  sacrificed: 900,
  'goods-appeared': 550,
  sold: 800,
  consumed: 800,
  'discarded-for-chips': 700,
  gambled: 1700,
  reshuffled: 600,
  'goal-claimed': 1300,
  'goal-lost': 900,
  'game-ended': 1800,
  ...ROBOT_LASTS,
};

/** What they are multiplied by. */
export const SPEED: Readonly<Record<Tempo, number>> = { steady: 1, brisk: 0.45, instant: 0 };

class Pace {
  #now = $state<Tempo>(TEMPOS.find((tempo) => tempo === recall('tempo')) ?? 'steady');

  get now(): Tempo {
    return this.#now;
  }

  /** The next one; after the last comes the first. */
  turn(): void {
    this.#now = TEMPOS[(TEMPOS.indexOf(this.#now) + 1) % TEMPOS.length] ?? 'steady';
    remember('tempo', this.#now);
  }
}

export const tempo = new Pace();
