/** What hangs on the pointer in Race: a card of the hand that finds another place, or the good of a world. */
import { Drag } from '../parts/drag.svelte';
import type { Card } from './types';

export interface Load {
  card: Card;
  /** The card itself, or what lies on it. */
  what: 'card' | 'good';
}

export const drag = new Drag<Load>();
