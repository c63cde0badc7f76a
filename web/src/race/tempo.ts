/** How long things are looked at. */
import type { Tempo } from '../lib/habits.svelte';
import { ROBOT_LASTS } from './robot/telling';
import type { EventKind } from './types';

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
