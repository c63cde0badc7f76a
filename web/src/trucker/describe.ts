/** Things in words, for names and tooltips. */
import { turned } from './art/slots';
import { ownName, tileOf } from './own';
import type { Card, Seat, Square } from './types';
import { dashed, say } from './words';

export function kindName(tile: string): string {
  return ownName(tile) ?? say(`trucker-kind-${dashed(tileOf(tile)?.kind ?? 'structural')}`);
}

/** What a component is and which pipes it has, as it is turned. */
export function tileName(tile: string, turn = 0): string {
  const [front = 0, right = 0, rear = 0, left = 0] = turned(tileOf(tile)?.sides ?? [], turn);
  return say('trucker-tile', { kind: kindName(tile), front, right, rear, left });
}

/** What it is good for. */
export function tileUse(tile: string): string {
  const { kind, capacity } = tileOf(tile) ?? { kind: 'structural', capacity: 0 };
  return say(`trucker-about-${dashed(kind)}`, { count: capacity });
}

/** What an adventure card is called. */
export const cardName = ({ id, is }: Pick<Card, 'id' | 'is'>): string => ownName(id) ?? say(`trucker-card-${is}`);

export const squareName = ([column, row]: Square): string => say('trucker-square', { column, row });

/** Half points as people write them. */
export function strength(halves: number): string {
  const sign = halves < 0 ? '−' : '';
  const whole = Math.floor(Math.abs(halves) / 2);
  return sign + (halves % 2 ? `${whole || ''}½` : String(whole));
}

export const seatName = (names: readonly string[], seat: Seat): string => names[seat] ?? String(seat + 1);
