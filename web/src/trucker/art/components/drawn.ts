/** What a drawing of a component is told: what is printed, how it is turned and what is aboard. */
import type { Tile } from '../../catalogue';
import type { Alien, Colour } from '../../types';

export interface Drawn {
  /** What is printed on it, before it is turned. */
  tile: Tile;
  /** Quarter turns clockwise. */
  turn: number;
  humans: number;
  alien: Alien;
  /** Null: as it comes from the heap, with its charges printed on it. */
  tokens: number | null;
  goods: readonly Colour[];
  /** Whether those who sleep in it are awake. */
  isActive: boolean;
}

/** What turns with the plate: barrels, exhausts, shields. Everything else stays upright. */
export const aimed = (turn: number): string => `rotate(${turn * 90} 50 50)`;
