/** What the lines of an adventure card are told: what is printed, and how far it is resolved. */
import type { Fight } from '../scene';
import type { Card, Seat } from '../types';

export interface Printed<C extends Card> {
  card: C;
  /** The line being resolved, counted from 0: a hit, a planet, a line of a combat zone, 0 attack and 1 reward. */
  lit: number | null;
  /** Who landed where, by planet counted from 0. */
  landed: readonly (Seat | null)[];
  /** Who has fought the enemy so far. */
  fights: readonly Fight[];
  /** The level of the flight, counted from 0; null where the card is only looked at. */
  level: number | null;
}
