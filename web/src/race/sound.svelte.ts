/** What the game sounds like. */
import { Synth, type Tone } from '../parts/synth.svelte';
import type { EventKind } from './types';

export type Cue = 'card' | 'reveal' | 'place' | 'good' | 'chips' | 'goal' | 'pick' | 'asked' | 'end';

const TONES: Record<Cue, readonly Tone[]> = {
  card: [{ kind: 'noise', from: 900, to: 3400, seconds: 0.09, loud: 0.45 }],
  reveal: [0, 0.09].map((after) => ({ kind: 'triangle', from: 392 + after * 1400, to: 520 + after * 1400, seconds: 0.14, after })),
  place: [
    { kind: 'triangle', from: 240, to: 130, seconds: 0.12, loud: 1.3 },
    { kind: 'noise', from: 700, to: 260, seconds: 0.08, loud: 0.6 },
  ],
  good: [{ kind: 'sine', from: 340, to: 560, seconds: 0.14 }],
  chips: [0, 0.06, 0.12].map((after) => ({ kind: 'square', from: 880 + after * 3000, to: 880 + after * 3000, seconds: 0.07, after, loud: 0.35 })),
  goal: [523, 659, 880].map((from, at) => ({ kind: 'triangle', from, to: from, seconds: 0.18, after: at * 0.1 })),
  pick: [{ kind: 'triangle', from: 620, to: 740, seconds: 0.05, loud: 0.7 }],
  asked: [{ kind: 'sine', from: 660, to: 990, seconds: 0.13, loud: 0.8 }],
  end: [392, 523, 659, 784, 1047].map((from, at) => ({ kind: 'triangle', from, to: from, seconds: 0.24, after: at * 0.12 })),
};

export const cues: Partial<Record<EventKind, Cue>> = {
  'actions-revealed': 'reveal',
  'placements-revealed': 'reveal',
  drew: 'card',
  kept: 'card',
  placed: 'place',
  sacrificed: 'place',
  'goods-appeared': 'good',
  sold: 'good',
  consumed: 'chips',
  'discarded-for-chips': 'chips',
  gambled: 'reveal',
  'goal-claimed': 'goal',
  'game-ended': 'end',
};

export const sound = new Synth<Cue>(TONES, 'asked');
