/** What hangs on the pointer in Trucker: a component, or a block of goods. */
import { Drag } from '../parts/drag.svelte';
import type { Colour } from './types';

export interface Load {
  tile?: string | null;
  turn?: number;
  colour?: Colour;
}

export const drag = new Drag<Load>();
