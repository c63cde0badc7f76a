/** What the game sounds like. */
import { Synth, type Tone } from '../parts/synth.svelte';

export type Cue = 'take' | 'place' | 'weld' | 'dice' | 'hit' | 'safe' | 'card' | 'coin' | 'move' | 'end' | 'bang' | 'bite' | 'step' | 'charge' | 'thrust' | 'power' | 'rain' | 'whistle' | 'alarm';

const CUES: Record<Cue, readonly Tone[]> = {
  take: [{ kind: 'triangle', from: 520, to: 700, seconds: 0.06 }],
  place: [{ kind: 'triangle', from: 220, to: 120, seconds: 0.1, loud: 1.4 }],
  weld: [{ kind: 'noise', from: 5200, to: 2600, seconds: 0.16, loud: 0.5 }],
  dice: [0, 0.09, 0.17, 0.3].map((after) => ({ kind: 'noise', from: 1800, to: 900, seconds: 0.05, after })),
  hit: [
    { kind: 'noise', from: 900, to: 90, seconds: 0.5, loud: 1.6 },
    { kind: 'sine', from: 110, to: 40, seconds: 0.45, loud: 1.6 },
  ],
  safe: [{ kind: 'sine', from: 880, to: 1320, seconds: 0.16 }],
  card: [{ kind: 'noise', from: 600, to: 3200, seconds: 0.18, loud: 0.5 }],
  coin: [
    { kind: 'square', from: 990, to: 990, seconds: 0.05, loud: 0.4 },
    { kind: 'square', from: 1320, to: 1320, seconds: 0.11, after: 0.06, loud: 0.4 },
  ],
  bang: [
    { kind: 'noise', from: 1400, to: 60, seconds: 0.7, loud: 1.8 },
    { kind: 'sine', from: 90, to: 30, seconds: 0.6, loud: 1.8 },
    { kind: 'noise', from: 4000, to: 400, seconds: 0.25, after: 0.18, loud: 0.8 },
  ],
  bite: [0, 0.1].map((after) => ({ kind: 'square', from: 180, to: 90, seconds: 0.07, after, loud: 0.5 })),
  step: [{ kind: 'sine', from: 140, to: 95, seconds: 0.09, loud: 1.1 }],
  charge: [0, 0.14, 0.28].map((after) => ({ kind: 'square', from: 1560, to: 1560, seconds: 0.04, after, loud: 0.3 })),
  thrust: [{ kind: 'noise', from: 500, to: 2400, seconds: 0.35, loud: 0.8 }],
  power: [{ kind: 'triangle', from: 330, to: 660, seconds: 0.14 }],
  rain: [0, 0.12, 0.2, 0.33, 0.4].map((after) => ({ kind: 'noise', from: 3600, to: 700, seconds: 0.12, after, loud: 0.7 })),
  whistle: [
    { kind: 'sine', from: 1175, to: 1568, seconds: 0.1, loud: 0.7 },
    { kind: 'sine', from: 1568, to: 1175, seconds: 0.12, after: 0.11, loud: 0.7 },
  ],
  alarm: [0, 0.26, 0.52].map((after) => ({ kind: 'sawtooth', from: 620, to: 930, seconds: 0.22, after, loud: 0.5 })),
  move: [{ kind: 'sine', from: 300, to: 420, seconds: 0.12 }],
  end: [523, 659, 784, 1047].map((from, index) => ({ kind: 'triangle', from, to: from, seconds: 0.2, after: index * 0.13 })),
};

export const sound = new Synth<Cue>(CUES, 'safe');
