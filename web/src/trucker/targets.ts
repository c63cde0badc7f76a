/** Squares of a ship that can be pointed at now, and how they look. */
import type { Square } from './types';

export interface Target {
  square: Square;
  label: string;
  look: 'fits' | 'turned' | 'wrong' | 'pick' | 'asked' | 'own' | 'remove' | 'piece-0' | 'piece-1' | 'piece-2';
  /** A short mark on it: a number, a strength. */
  badge?: string;
}
