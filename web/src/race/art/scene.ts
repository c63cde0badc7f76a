/** The picture of a card: drawn once for each design, always the same. */
import type { CardDesign } from '../design';
import { machine } from './machines';
import type { Stroke } from './pen';
import { planet } from './planets';
import { diceOf } from './seed';

export interface Scene {
  stars: string;
  strokes: readonly Stroke[];
}

const drawn = new Map<string, Scene>();

export function sceneOf(design: CardDesign): Scene {
  const key = `${design.id}/${design.type}/${design.good ?? ''}`;
  const before = drawn.get(key);
  if (before) return before;
  const dice = diceOf(design.id);
  const stars = Array.from({ length: 14 }, () => `M${dice.whole(3, 97)} ${dice.whole(3, 112)}h.01`).join('');
  const scene = { stars, strokes: design.type === 'world' ? planet(design, dice) : machine(design, dice) };
  drawn.set(key, scene);
  return scene;
}
